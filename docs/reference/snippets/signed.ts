import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    before: { kind: 'currency', label: 'Bought for', default: 50_000 },
    after: { kind: 'currency', label: 'Worth now', default: 55_000 },
  },
  // #region shown
  outputs: { change: { kind: 'currency', label: 'Gain or loss', signed: true } },
  // #endregion
  basis: ['Charges and tax are left out.'],
  examples: [{ title: 'A gain of ₹5,000', inputs: {}, outputs: { change: 5_000 } }],
  compute: ({ before, after }) => ({ change: after - before }),
});
