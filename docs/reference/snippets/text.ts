import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    // #region shown
    name: { kind: 'text', label: 'Name of the goal', default: 'Scooter' },
    // #endregion
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
  },
  outputs: { monthly: { kind: 'currency', label: 'To save a month' } },
  notes: { goal: '{name}: {amount} in 12 months.' },
  basis: ['Without interest, in 12 equal parts.'],
  examples: [{ title: '₹1,20,000 in a year', inputs: { amount: 120_000 }, outputs: { monthly: 10_000 } }],
  compute: ({ name, amount }) => ({ monthly: amount / 12, notes: [name !== '' && 'goal'] }),
});
