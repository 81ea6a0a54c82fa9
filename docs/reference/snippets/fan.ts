import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, min: 1, max: 15, step: 0.1 },
    years: {
      kind: 'years',
      label: 'Years',
      default: 5,
      min: 1,
      max: 20,
      step: 1,
      accepts: { whole: true, atMost: 100 },
    },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest' }, total: { kind: 'currency', label: 'Total' } },
  tables: {
    paths: {
      title: 'Where it may end',
      columns: {
        year: { kind: 'number', label: 'Year' },
        low: { kind: 'currency', label: 'At 3% less' },
        middle: { kind: 'currency', label: 'At the rate' },
        high: { kind: 'currency', label: 'At 3% more' },
        less: { kind: 'currency', label: 'At 1% less' },
        more: { kind: 'currency', label: 'At 1% more' },
      },
    },
  },
  // #region shown
  charts: [
    {
      kind: 'fan',
      title: 'Where it may end',
      table: 'paths',
      x: 'year',
      low: 'low',
      middle: 'middle',
      high: 'high',
      innerLow: 'less',
      innerHigh: 'more',
    },
  ],
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
    paths: () =>
      Array.from({ length: years + 1 }, (_, year) => ({
        year,
        low: amount * (1 + (rate - 3) / 100) ** year,
        middle: amount * (1 + rate / 100) ** year,
        high: amount * (1 + (rate + 3) / 100) ** year,
        less: amount * (1 + (rate - 1) / 100) ** year,
        more: amount * (1 + (rate + 1) / 100) ** year,
      })),
  }),
});
