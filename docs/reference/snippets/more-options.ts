import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    // #region shown
    charge: { kind: 'percent', label: 'Exit charge', default: 0, min: 0, max: 2, step: 0.5, more: true },
    // #endregion
  },
  outputs: { paid: { kind: 'currency', label: 'Paid out' } },
  basis: ['The charge is taken off the amount.'],
  examples: [{ title: '₹1,00,000 less 1%', inputs: { charge: 1 }, outputs: { paid: 99_000 } }],
  compute: ({ amount, charge }) => ({ paid: amount * (1 - charge / 100) }),
});
