import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Amount',
      default: 100_000,
      min: 0,
      max: 1_000_000,
      step: 10_000,
      chips: [100_000, 200_000, 500_000],
    },
  },
  // #endregion
  outputs: { tax: { kind: 'currency', label: 'GST' } },
  basis: ['The rate is 18%.'],
  examples: [{ title: 'GST on ₹1,00,000', inputs: {}, outputs: { tax: 18_000 } }],
  compute: ({ amount }) => ({ tax: (amount * 18) / 100 }),
});
