import { inBothActs } from '../acts.ts';
import type { Dated, Fact } from '../fact.ts';
import { quoted, reported } from './reported.ts';

/** The cost inflation index of each financial year from 2002-03 on; that of 2001-02 is 100. */
const indexesFrom2002 = [
  ...[105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220],
  ...[240, 254, 264, 272, 280, 289, 301, 317, 331, 348, 363, 376, 384],
];

/** The notifications of the last years, by the year in which the financial year begins. */
const notifications: Readonly<Record<number, string>> = {
  2025: 'Central Board of Direct Taxes, notification 70/2025',
  2026: 'Central Board of Direct Taxes, notification 85/2026 (S.O. 3889(E) of 15 July 2026)',
};

/** @param year in which the financial year begins */
function costIndex(year: number, value: number): Dated<number> {
  return {
    from: `${year}-04-01`,
    until: `${year + 1}-03-31`,
    value,
    source: notifications[year] ?? 'Central Board of Direct Taxes, notification of the cost inflation index',
    section: year < 2026 ? 'section 48 of the Income-tax Act 1961' : 'section 72(8) of the Income-tax Act 2025',
  };
}

const amended2026 = { source: 'Income-tax Act 2025 as amended by the Finance Act 2026' } as const;

/** Gains on property, gold and funds, and rules on shares that are not in `markets.ts`; the cost inflation index of each year. */
export const gains = {
  'gains.long': {
    label: 'Tax on long-term gains on property, gold and funds',
    unit: 'percent',
    values: inBothActs(12.5, '2024-07-23', 'section 112', 'section 197'),
    confirmed: reported,
  },
  'gains.indexed': {
    label: 'Tax on long-term gains on property with indexation, for residents who bought before the change',
    unit: 'percent',
    values: inBothActs(20, '2024-07-23', 'section 112', 'section 197'),
    confirmed: reported,
  },
  'gains.equityMonths': {
    label: 'Months after which shares and equity funds are long-term',
    unit: 'months',
    values: inBothActs(12, '2024-07-23', 'section 2(42A)'),
    confirmed: reported,
  },
  'gains.otherMonths': {
    label: 'Months after which property, gold and other funds are long-term',
    unit: 'months',
    values: inBothActs(24, '2024-07-23', 'section 2(42A)'),
    confirmed: reported,
  },
  'gains.shortFundsFrom': {
    label: 'Day from which newly bought debt funds are always short-term',
    unit: 'day',
    values: inBothActs('2023-04-01', '2023-04-01', 'section 50AA', 'section 76'),
    confirmed: quoted,
  },
  'gains.fairValueDay': {
    label: 'Day up to which earlier gains on shares and equity funds stay tax-free',
    unit: 'day',
    values: inBothActs('2018-01-31', '2018-04-01', 'section 55(2)(ac)'),
    confirmed: reported,
  },
  'gains.indexedBefore': {
    label: 'Day before which property must be bought for indexation',
    unit: 'day',
    values: inBothActs('2024-07-23', '2024-07-23', 'section 112', 'section 197'),
    confirmed: quoted,
  },
  'gains.houseMost': {
    label: 'Maximum exempt gain from a house, invested in another house',
    unit: 'rupees',
    values: inBothActs(100_000_000, '2023-04-01', 'section 54', 'section 82'),
    confirmed: quoted,
  },
  'gains.bondsMost': {
    label: 'Maximum exempt gain from land or a building, invested in certain bonds',
    unit: 'rupees',
    values: inBothActs(5_000_000, '2018-04-01', 'section 54EC', 'section 85'),
    confirmed: quoted,
  },
  'gains.bondYears': {
    label: 'Lock-in of bonds that exempt a gain on land or a building, in years',
    unit: 'years',
    values: inBothActs(5, '2018-04-01', 'section 54EC', 'section 85'),
    confirmed: quoted,
  },
  'gains.otherHouseMost': {
    label: 'Maximum amount in a new house for the relief on other gains',
    unit: 'rupees',
    values: inBothActs(100_000_000, '2023-04-01', 'section 54F', 'section 86'),
    confirmed: quoted,
  },
  'gains.lossYears': {
    label: 'Years for which you can carry forward a capital loss',
    unit: 'years',
    values: inBothActs(8, '2003-04-01', 'section 74', 'section 111'),
    confirmed: quoted,
  },
  'gains.buybackFrom': {
    label: 'Day from which a company’s buy-back of its shares is a capital gain instead of a dividend',
    unit: 'day',
    values: [{ from: '2026-04-01', value: '2026-04-01', ...amended2026, section: 'section 69' }],
    confirmed: reported,
  },
  'gains.goldBondsFrom': {
    label: 'Day from which gold bonds are tax-free at maturity only for those who bought them at issue',
    unit: 'day',
    values: [{ from: '2026-04-01', value: '2026-04-01', ...amended2026, section: 'section 70(1)' }],
    confirmed: reported,
  },
  'tds.property': {
    label: 'TDS by the buyer of a resident’s house or land',
    unit: 'percent',
    values: inBothActs(1, '2013-06-01', 'section 194-IA', 'section 393(1)'),
    confirmed: quoted,
  },
  'tds.propertyFrom': {
    label: 'Price from which the buyer of a house or land deducts TDS',
    unit: 'rupees',
    values: inBothActs(5_000_000, '2013-06-01', 'section 194-IA', 'section 393(1)'),
    confirmed: quoted,
  },
  'gains.costIndex': {
    label: 'Cost inflation index of the financial year',
    unit: 'index',
    values: [costIndex(2001, 100), ...indexesFrom2002.map((value, index) => costIndex(2002 + index, value))],
    confirmed: quoted,
  },
} as const satisfies Record<string, Fact>;
