import type { Dated, Fact } from '../fact.ts';
import { quoted, reported } from './reported.ts';

const act1961 = 'Income-tax Act 1961';
const act2025 = 'Income-tax Act 2025';
const newActFrom = '2026-04-01';

const rate = <const L extends string>(label: L, value: number, oldSection: string, newSection: string) =>
  ({
    label,
    unit: 'percent',
    values: [
      { from: '2024-07-23', value, source: act1961, section: oldSection },
      { from: newActFrom, value, source: act2025, section: newSection },
    ],
    confirmed: reported,
  }) as const satisfies Fact<number>;

const holding = <const L extends string>(label: L, value: number) =>
  ({
    label,
    unit: 'months',
    values: [
      { from: '2024-07-23', value, source: act1961, section: 'section 2(42A)' },
      { from: newActFrom, value, source: act2025 },
    ],
    confirmed: reported,
  }) as const satisfies Fact<number>;

/** A day on which a rule for gains changes. */
const dayOfChange = <const L extends string>(
  label: L,
  value: string,
  from: string,
  oldSection: string,
  newSection: string | null,
) =>
  ({
    label,
    unit: 'day',
    values: [
      { from, value, source: act1961, section: oldSection },
      { from: newActFrom, value, source: act2025, ...(newSection === null ? {} : { section: newSection }) },
    ],
    confirmed: newSection === null ? reported : quoted,
  }) as const satisfies Fact<string>;

/** A limit on the reliefs for putting a gain into a house or bonds, or on the tax that a buyer deducts. */
const limit = <const L extends string, const U extends 'rupees' | 'percent' | 'years'>(
  label: L,
  unit: U,
  value: number,
  from: string,
  oldSection: string,
  newSection: string,
) =>
  ({
    label,
    unit,
    values: [
      { from, value, source: act1961, section: oldSection },
      { from: newActFrom, value, source: act2025, section: newSection },
    ],
    confirmed: quoted,
  }) as const satisfies Fact<number>;

/** The index of each financial year from 2001-02 on. */
const indexes = [
  ...[100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200],
  ...[220, 240, 254, 264, 272, 280, 289, 301, 317, 331, 348, 363, 376],
];
const firstIndexYear = 2001;

/** The index of the year that is `position` years after the first one. */
const indexAt = (position: number): Dated<number> => ({
  from: `${firstIndexYear + position}-04-01`,
  until: `${firstIndexYear + position + 1}-03-31`,
  value: indexes[position] ?? Number.NaN,
  source:
    position === indexes.length - 1
      ? 'Central Board of Direct Taxes, notification 70/2025'
      : 'Central Board of Direct Taxes, notification of the cost inflation index',
  section: 'section 48 of the Income-tax Act 1961',
});

/** Gains on property, gold and funds, and rules on shares that are not in `markets.ts`; the cost inflation index of each year. */
export const gains = {
  'gains.long': rate('Tax on long-term gains of property, gold and funds', 12.5, 'section 112', 'section 197'),
  'gains.indexed': rate(
    'Tax on long-term gains of property with an indexed cost, for residents who bought before the change',
    20,
    'section 112',
    'section 197',
  ),
  'gains.equityMonths': holding('Months after which shares and equity funds are long-term', 12),
  'gains.otherMonths': holding('Months after which property, gold and other funds are long-term', 24),
  'gains.shortFundsFrom': dayOfChange(
    'Day from which debt funds that are bought are always short-term',
    '2023-04-01',
    '2023-04-01',
    'section 50AA',
    'section 76',
  ),
  'gains.fairValueDay': dayOfChange(
    'Day up to which gains of shares and equity funds bought by then stay free',
    '2018-01-31',
    '2018-04-01',
    'section 55(2)(ac)',
    null,
  ),
  'gains.indexedBefore': dayOfChange(
    'Day before which property was bought that may have an indexed cost',
    '2024-07-23',
    '2024-07-23',
    'section 112',
    'section 197',
  ),
  'gains.houseMost': limit(
    'Most of a house’s gain that is exempt where it goes into another house',
    'rupees',
    100_000_000,
    '2023-04-01',
    'section 54',
    'section 82',
  ),
  'gains.bondsMost': limit(
    'Most of the gain of land or a building that is exempt where it goes into certain bonds',
    'rupees',
    5_000_000,
    '2018-04-01',
    'section 54EC',
    'section 85',
  ),
  'gains.bondYears': limit(
    'Years for which these bonds are held',
    'years',
    5,
    '2018-04-01',
    'section 54EC',
    'section 85',
  ),
  'gains.otherHouseMost': limit(
    'Most of the price of a new house that counts for the relief of other gains',
    'rupees',
    100_000_000,
    '2023-04-01',
    'section 54F',
    'section 86',
  ),
  'gains.lossYears': limit(
    'Years for which a loss of capital is carried forward',
    'years',
    8,
    '2003-04-01',
    'section 74',
    'section 111',
  ),
  'tds.property': limit(
    'Tax that the buyer of a resident’s house or land deducts',
    'percent',
    1,
    '2013-06-01',
    'section 194-IA',
    'section 393(1)',
  ),
  'tds.propertyFrom': limit(
    'Price from which the buyer of a house or land deducts tax',
    'rupees',
    5_000_000,
    '2013-06-01',
    'section 194-IA',
    'section 393(1)',
  ),
  'gains.costIndex': {
    label: 'Cost inflation index of the financial year',
    unit: 'index',
    values: [indexAt(0), ...indexes.slice(1).map((_, index) => indexAt(index + 1))],
    confirmed: {
      until: quoted.until,
      words: 'November 2026, from the official text as others quote it; that of 2026-27 was not found',
    },
  },
} as const satisfies Record<string, Fact>;
