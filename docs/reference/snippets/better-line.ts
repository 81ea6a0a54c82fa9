import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    bank: { kind: 'percent', label: 'Rate of the bank', default: 7, min: 1, max: 15, step: 0.1 },
    post: { kind: 'percent', label: 'Rate of the post office', default: 7.5, min: 1, max: 15, step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, min: 1, max: 20, step: 1, accepts: { whole: true } },
  },
  outputs: { difference: { kind: 'currency', label: 'The two differ by' } },
  tables: {
    byYear: {
      title: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'Year' },
        inBank: { kind: 'currency', label: 'In the bank' },
        inPost: { kind: 'currency', label: 'In the post office' },
      },
    },
  },
  // #region shown
  charts: [
    {
      kind: 'line',
      title: 'Both deposits over the years',
      table: 'byYear',
      x: 'year',
      series: ['inBank', 'inPost'],
      better: 'higher',
    },
  ],
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% or at 7.5% for 5 years', inputs: {}, outputs: { difference: 2500 } }],
  compute: ({ amount, bank, post, years }) => ({
    difference: (Math.abs(bank - post) * amount * years) / 100,
    byYear: () =>
      Array.from({ length: years }, (_, index) => ({
        year: index + 1,
        inBank: amount * (1 + (bank * (index + 1)) / 100),
        inPost: amount * (1 + (post * (index + 1)) / 100),
      })),
  }),
});
