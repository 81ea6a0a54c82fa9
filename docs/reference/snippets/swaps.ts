import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    from: { kind: 'currency', label: 'Price before', default: 80_000 },
    to: { kind: 'currency', label: 'Price after', default: 100_000 },
  },
  outputs: { change: { kind: 'percent', label: 'Change', signed: true } },
  // #region shown
  swaps: [{ label: 'Swap both prices', inputs: ['from', 'to'] }],
  // #endregion
  basis: ['In parts of the price before.'],
  examples: [{ title: 'From ₹80,000 to ₹1,00,000', inputs: {}, outputs: { change: 25 } }],
  compute: ({ from, to }) => ({ change: from === 0 ? 0 : ((to - from) / from) * 100 }),
});
