import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, min: 1, max: 15, step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, min: 1, max: 20, step: 1, accepts: { whole: true } },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest' }, total: { kind: 'currency', label: 'Total' } },
  tables: {
    marks: {
      title: 'When it has grown',
      open: true,
      // #region shown
      columns: {
        month: { kind: 'month', label: 'Month' },
        value: { kind: 'currency', label: 'Value', decimals: 0 },
        change: { kind: 'percent', label: 'Change', decimals: 1, signed: true },
        state: { kind: 'text', label: 'Goal', values: { under: 'Not yet', reached: 'Reached' } },
      },
      // #endregion
    },
  },
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
    marks: () =>
      Array.from({ length: years }, (_, index) => ({
        month: `${2027 + index}-04`,
        value: amount * (1 + (rate * (index + 1)) / 100),
        change: rate * (index + 1),
        state: rate * (index + 1) < 20 ? 'under' : 'reached',
      })),
  }),
});
