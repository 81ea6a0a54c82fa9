import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, min: 1, max: 15, step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, min: 1, max: 20, step: 1, accepts: { whole: true } },
  },
  outputs: {
    interest: { kind: 'currency', label: 'Interest' },
    total: { kind: 'currency', label: 'Total' },
    middle: { kind: 'years', label: 'Half of the time' },
  },
  tables: {
    byYear: {
      title: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'Year' },
        interest: { kind: 'currency', label: 'Interest so far' },
        balance: { kind: 'currency', label: 'Balance' },
        missing: { kind: 'currency', label: 'Missing to the goal' },
      },
    },
  },
  // #region shown
  charts: [
    {
      kind: 'line',
      title: 'Balance over the years',
      table: 'byYear',
      x: 'year',
      series: ['balance'],
      marks: [
        { x: 'middle', own: true, label: 'Half of your time' },
        { y: 120_000, label: 'Goal' },
        { first: 'interest', above: 10_000, label: '₹10,000 earned by year {x}' },
        { first: 'missing', below: 1, label: 'Goal reached in year {x}' },
      ],
    },
  ],
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
    middle: years / 2,
    byYear: () =>
      Array.from({ length: years }, (_, index) => ({
        year: index + 1,
        interest: (amount * rate * (index + 1)) / 100,
        balance: amount * (1 + (rate * (index + 1)) / 100),
        missing: Math.max(0, 120_000 - amount * (1 + (rate * (index + 1)) / 100)),
      })),
  }),
});
