import { inBothActs } from '../acts.ts';
import type { Fact } from '../fact.ts';
import { confirmedAs, confirmedToYearEnd, quoted, reported } from './reported.ts';

const act1961 = 'Income-tax Act 1961';

const goodsTax = (label: string, value: number): Fact<number> => ({
  label,
  unit: 'percent',
  values: [{ from: '2025-09-22', value, source: 'Notification 9/2025-Central Tax (Rate)' }],
  confirmed: quoted,
});

/** Prices, gains on shares and equity funds, and the tax on what is bought. */
export const markets = {
  'prices.consumerMean': {
    label: 'Average yearly rise of the consumer price index, financial years 2015-16 to 2024-25',
    unit: 'percent',
    values: [
      { from: '2025-04-01', value: 5, source: 'calculated from the Reserve Bank of India’s table of the index' },
    ],
    confirmed: confirmedToYearEnd('November 2026'),
  },
  'funds.illustrationMost': {
    label: 'Highest yearly return that fund houses may show in their calculators',
    unit: 'percent',
    values: [
      {
        from: '2023-11-01',
        value: 13,
        source: 'Association of Mutual Funds in India (AMFI), circular of 1 November 2023',
      },
    ],
    confirmed: confirmedAs('November 2026, from reports; we have not read the circular yet and found no later figure'),
  },
  'elss.lockIn': {
    label: 'Lock-in of each instalment of a tax-saving equity fund (ELSS), in years',
    unit: 'years',
    values: [
      {
        from: '2005-11-03',
        value: 3,
        source: 'Equity Linked Savings Scheme 2005, Notification 226/2005, S.O. 1563(E) of 3 November 2005',
      },
    ],
    confirmed: quoted,
  },
  'gains.equityShort': {
    label: 'Tax on gains on shares and equity funds sold within a year',
    unit: 'percent',
    values: [
      { from: '2008-04-01', value: 15, source: act1961, section: 'section 111A' },
      ...inBothActs(20, '2024-07-23', 'section 111A', 'section 196'),
    ],
    confirmed: reported,
  },
  'gains.equityLong': {
    label: 'Tax on gains on shares and equity funds sold after more than a year',
    unit: 'percent',
    values: [
      { from: '2018-04-01', value: 10, source: act1961, section: 'section 112A' },
      ...inBothActs(12.5, '2024-07-23', 'section 112A', 'section 198'),
    ],
    confirmed: reported,
  },
  'gains.equityFree': {
    label: 'Tax-free yearly gains on shares and equity funds sold after more than a year',
    unit: 'rupees',
    values: [
      { from: '2018-04-01', value: 100_000, source: act1961, section: 'section 112A' },
      ...inBothActs(125_000, '2024-07-23', 'section 112A', 'section 198'),
    ],
    confirmed: reported,
  },
  'gst.low': goodsTax('GST on most daily goods', 5),
  'gst.standard': goodsTax('GST on most services and goods', 18),
  'gst.high': goodsTax('GST on luxury and sin goods', 40),
  'gst.stones': goodsTax('GST on rough precious stones', 0.25),
  'gst.gold': goodsTax('GST on gold and silver', 3),
  'gst.diamonds': goodsTax('GST on cut and polished diamonds', 1.5),
  'gst.tobacco': {
    label: 'GST on tobacco and pan masala until the rate ended',
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
    label: 'GST on lenders’ fees',
    unit: 'percent',
    values: [{ from: '2017-07-01', value: 18, source: 'Notification 11/2017-Central Tax (Rate)' }],
    confirmed: reported,
  },
  'gst.cardInterest': {
    label: 'GST on credit card interest',
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
