import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    own: { kind: 'currency', label: 'You own', default: 100_000 },
    owe: { kind: 'currency', label: 'You owe', default: 150_000 },
  },
  // #region shown
  outputs: {
    worth: {
      kind: 'currency',
      label: 'Net worth',
      labels: [{ text: 'You owe more than you own by', showWhen: { worth: { below: 0 } }, unsigned: true }],
    },
  },
  // #endregion
  basis: ['What you own less what you owe.'],
  examples: [{ title: '₹1,00,000 and ₹1,50,000', inputs: {}, outputs: { worth: -50_000 } }],
  compute: ({ own, owe }) => ({ worth: own - owe }),
});
