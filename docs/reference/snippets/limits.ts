import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    units: { kind: 'number', label: 'Shares', default: 100, accepts: { whole: true, atMost: 10_000 } },
    bought: { kind: 'currency', label: 'Bought at', default: 250, accepts: { belowZero: 'noPrice' } },
    change: {
      kind: 'percent',
      label: 'Change in price',
      default: -10,
      min: -50,
      max: 50,
      step: 5,
      accepts: { belowZero: true },
      ways: { below: 'Falls', above: 'Rises' },
    },
  },
  // #endregion
  outputs: { gain: { kind: 'currency', label: 'Gain or loss' } },
  notes: { noPrice: 'A price cannot be below 0, so there is nothing to work out.' },
  basis: ['Charges and tax are left out.'],
  examples: [{ title: '100 shares at ₹250 that fall by 10%', inputs: {}, outputs: { gain: -2_500 } }],
  compute: ({ units, bought, change }) => ({ gain: (units * bought * change) / 100 }),
});
