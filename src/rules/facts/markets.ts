import { inBothActs } from '../acts.ts';
import type { Fact } from '../fact.ts';
import { confirmedAs, quoted, reported } from './reported.ts';

const act1961 = 'Income-tax Act 1961';

const goodsTax = <const L extends string>(label: L, value: number) =>
  ({
    label,
    unit: 'percent',
    values: [{ from: '2025-09-22', value, source: 'Notification 9/2025-Central Tax (Rate)' }],
    confirmed: quoted,
  }) as const satisfies Fact<number>;

/** Prices, gains on shares and equity funds, and the tax on what is bought. */
export const markets = {
  'prices.consumerMean': {
    label: 'Average yearly rise of the consumer price index, financial years 2015-16 to 2024-25',
    unit: 'percent',
    values: [
      { from: '2025-04-01', value: 5, source: 'worked out from the Reserve Bank of India’s table of the index' },
    ],
    confirmed: { until: '2027-03-31', words: 'November 2026' },
  },
  'funds.illustrationMost': {
    label: 'Highest return a year that fund houses may offer in their calculators',
    unit: 'percent',
    values: [
      {
        from: '2023-11-01',
        value: 13,
        source: 'Association of Mutual Funds in India (AMFI), circular of 1 November 2023',
      },
    ],
    confirmed: confirmedAs(
      'November 2026 from reports; the circular is still to be read, and no later figure was found',
    ),
  },
  'elss.lockIn': {
    label: 'Years for which each instalment of a tax-saving equity fund (ELSS) is locked',
    unit: 'years',
    values: [
      { from: '2005-11-03', value: 3, source: 'Equity Linked Savings Scheme, 2005, notification of 3 November 2005' },
    ],
    confirmed: reported,
  },
  'gains.equityShort': {
    label: 'Tax on gains of shares and equity funds held for up to a year',
    unit: 'percent',
    values: [
      { from: '2008-04-01', value: 15, source: act1961, section: 'section 111A' },
      ...inBothActs(20, '2024-07-23', 'section 111A', 'section 196'),
    ],
    confirmed: reported,
  },
  'gains.equityLong': {
    label: 'Tax on gains of shares and equity funds held for more than a year',
    unit: 'percent',
    values: [
      { from: '2018-04-01', value: 10, source: act1961, section: 'section 112A' },
      ...inBothActs(12.5, '2024-07-23', 'section 112A', 'section 198'),
    ],
    confirmed: reported,
  },
  'gains.equityFree': {
    label: 'Gains of a year on shares and equity funds held for more than a year that bear no tax',
    unit: 'rupees',
    values: [
      { from: '2018-04-01', value: 100_000, source: act1961, section: 'section 112A' },
      ...inBothActs(125_000, '2024-07-23', 'section 112A', 'section 198'),
    ],
    confirmed: reported,
  },
  'gst.low': goodsTax('Goods and Services Tax on most daily goods', 5),
  'gst.standard': goodsTax('Goods and Services Tax on most services and goods', 18),
  'gst.high': goodsTax('Goods and Services Tax on luxury and sin goods', 40),
  'gst.stones': goodsTax('Goods and Services Tax on rough precious stones', 0.25),
  'gst.gold': goodsTax('Goods and Services Tax on gold and silver', 3),
  'gst.diamonds': goodsTax('Goods and Services Tax on cut and polished diamonds', 1.5),
  'gst.tobacco': {
    label: 'Goods and Services Tax on tobacco and pan masala until the rate ended',
    unit: 'percent',
    values: [
      {
        from: '2025-09-22',
        until: '2026-01-31',
        value: 28,
        source: 'Notification 9/2025-Central Tax (Rate), as amended by Notification 19/2025',
        section: 'Schedule VII',
      },
    ],
    confirmed: quoted,
  },
  'gst.loanFee': {
    label: 'Goods and Services Tax on the fees of lenders',
    unit: 'percent',
    values: [{ from: '2017-07-01', value: 18, source: 'Notification 11/2017-Central Tax (Rate)' }],
    confirmed: reported,
  },
  'gst.cardInterest': {
    label: 'Goods and Services Tax on the interest of credit cards',
    unit: 'percent',
    values: [
      {
        from: '2017-07-01',
        value: 18,
        source: 'Notification 12/2017-Central Tax (Rate), which exempts other interest',
      },
    ],
    confirmed: reported,
  },
} as const satisfies Record<string, Fact>;
