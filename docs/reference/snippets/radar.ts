import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    saving: { kind: 'number', label: 'Saving, of 10', default: 7, min: 0, max: 10, step: 1, accepts: { atMost: 10 } },
    debt: { kind: 'number', label: 'Debt, of 10', default: 4, min: 0, max: 10, step: 1, accepts: { atMost: 10 } },
    cover: { kind: 'number', label: 'Insurance, of 10', default: 8, min: 0, max: 10, step: 1, accepts: { atMost: 10 } },
  },
  outputs: { score: { kind: 'number', label: 'Score, of 30' } },
  tables: {
    pillars: {
      title: 'Each part',
      columns: {
        part: { kind: 'text', label: 'Part', values: { saving: 'Saving', debt: 'Debt', cover: 'Insurance' } },
        points: { kind: 'number', label: 'Points' },
      },
    },
  },
  // #region shown
  charts: [{ kind: 'radar', title: 'Strong and weak parts', table: 'pillars', x: 'part', series: ['points'] }],
  // #endregion
  basis: ['Three parts of 10 points each.'],
  examples: [{ title: 'The first values', inputs: {}, outputs: { score: 19 } }],
  compute: ({ saving, debt, cover }) => ({
    score: saving + debt + cover,
    pillars: () => [
      { part: 'saving', points: saving },
      { part: 'debt', points: debt },
      { part: 'cover', points: cover },
    ],
  }),
});
