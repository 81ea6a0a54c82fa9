import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, min: 1, max: 15, step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, min: 1, max: 20, step: 1, accepts: { whole: true } },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total' },
    interest: { kind: 'currency', label: 'Interest' },
    // #region shown
    share: { kind: 'percent', label: 'Share of interest', gauge: { most: 100, fair: 20, good: 40 } },
    // #endregion
  },
  headline: ['share'],
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    total: amount * (1 + (rate * years) / 100),
    interest: (amount * rate * years) / 100,
    share: (rate * years) / (1 + (rate * years) / 100),
  }),
});
