import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, usual: [10_000, 1_000_000], step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, usual: [1, 15], step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, usual: [1, 20], step: 1, whole: true },
  },
  outputs: { total: { kind: 'currency', label: 'Total' }, interest: { kind: 'currency', label: 'Interest' } },
  // #region shown
  working: [
    { id: 'yearly', label: 'Interest in a year', formula: '{amount} × {rate} ÷ 100', kind: 'currency', decimals: 2 },
    { id: 'interest', label: 'Interest', formula: '{yearly} × {years}' },
    { id: 'total', label: 'Total', formula: '{amount} + {interest}' },
  ],
  examples: [
    {
      title: 'Savings left alone: ₹1 lakh for 5 years',
      inputs: {},
      outputs: { interest: 35_000, total: 135_000 },
    },
    {
      title: 'Left alone for 10 years',
      inputs: { years: 10 },
      outputs: { total: 170_000 },
      source: 'a school book',
    },
  ],
  rises: { interest: ['rate'] },
  sums: [{ total: 'total', parts: ['amount', 'interest'] }],
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
  }),
});
