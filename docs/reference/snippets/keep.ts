import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    owned: { kind: 'currency', label: 'What I own', default: 500_000 },
    owed: { kind: 'currency', label: 'What I owe', default: 200_000 },
  },
  outputs: { worth: { kind: 'currency', label: 'Net worth' } },
  // #region shown
  keep: {
    version: 1,
    history: { title: 'Net worth over time', outputs: ['worth'] },
  },
  // #endregion
  basis: ['What is owned less what is owed.'],
  examples: [{ title: 'The first values', inputs: {}, outputs: { worth: 300_000 } }],
  compute: ({ owned, owed }) => ({ worth: owned - owed }),
});
