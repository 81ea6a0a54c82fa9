import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    joined: { kind: 'date', label: 'Joined on', default: '2015-04-01', min: '1960-01-01', max: '2060-12-31' },
    left: { kind: 'date', label: 'Left on', help: 'Empty: still there.', default: '', optional: true },
  },
  // #endregion
  outputs: { years: { kind: 'number', label: 'Calendar years' } },
  basis: ['Both calendar years are counted. Without a last day the count goes to 2025.'],
  examples: [{ title: 'From 2015 to 2025', inputs: {}, outputs: { years: 11 } }],
  compute: ({ joined, left }) => ({
    years: Math.max(0, Number(left === '' ? '2025' : left.slice(0, 4)) - Number(joined.slice(0, 4)) + 1),
  }),
});
