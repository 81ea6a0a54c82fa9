import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Interest',
      options: [
        { value: 'simple', label: 'Simple' },
        { value: 'compound', label: 'Compound' },
      ],
      default: 'compound',
    },
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
  },
  outputs: { total: { kind: 'currency', label: 'After 2 years at 10%' } },
  // #region shown
  basis: [
    'The rate stays the same for both years.',
    { text: 'Interest is added once a year and earns interest itself.', showWhen: { mode: 'compound' } },
  ],
  // #endregion
  examples: [{ title: '₹1,00,000 compounded', inputs: {}, outputs: { total: 121_000 } }],
  compute: ({ mode, amount }) => ({ total: amount * (mode === 'simple' ? 1.2 : 1.1 ** 2) }),
});
