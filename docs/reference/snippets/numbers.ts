import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Amount',
      default: 100_000,
      min: 10_000,
      max: 1_000_000,
      step: 10_000,
    },
    rate: {
      kind: 'percent',
      label: 'Rate a year',
      help: 'What the bank quotes.',
      default: 7,
      min: 1,
      max: 15,
      step: 0.1,
    },
    years: { kind: 'years', label: 'Years', default: 5 },
  },
  // #endregion
  outputs: { interest: { kind: 'currency', label: 'Interest' }, total: { kind: 'currency', label: 'Total' } },
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
  }),
});
