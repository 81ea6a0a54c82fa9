import { defineTool } from '#engine';

export default defineTool({
  inputs: { rupees: { kind: 'currency', label: 'Rupees', default: 1_000 } },
  // #region shown
  outputs: {
    dollars: { kind: 'number', label: 'US dollars', decimals: 3 },
    rate: { kind: 'number', label: 'One rupee in dollars', significant: 4 },
  },
  // #endregion
  basis: ['A dollar is taken as ₹84.'],
  examples: [{ title: '₹84,000', inputs: { rupees: 84_000 }, outputs: { dollars: 1_000 } }],
  compute: ({ rupees }) => ({ dollars: rupees / 84, rate: 1 / 84 }),
});
