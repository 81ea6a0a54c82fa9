import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    often: {
      kind: 'choice',
      label: 'Interest is added',
      options: [
        { value: 1, label: 'Once a year' },
        { value: 4, label: 'Every quarter' },
        { value: 12, label: 'Every month' },
      ],
      default: 4,
    },
  },
  // #endregion
  outputs: { yield: { kind: 'percent', label: 'Yield of 8% a year' } },
  basis: ['Interest is added to the balance and earns interest itself.'],
  examples: [{ title: '8% added once a year', inputs: { often: 1 }, outputs: { yield: 8 } }],
  compute: ({ often }) => ({ yield: ((1 + 0.08 / often) ** often - 1) * 100 }),
});
