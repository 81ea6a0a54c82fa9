import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    loans: {
      kind: 'rows',
      label: 'Loans',
      item: 'Loan {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: 'Loan' },
        owed: { kind: 'currency', label: 'Owed', default: 100_000 },
      },
      min: 1,
      max: 10,
      default: [
        { name: 'Car', owed: 300_000 },
        { name: 'Phone', owed: 20_000 },
      ],
    },
  },
  // #endregion
  outputs: { total: { kind: 'currency', label: 'Owed in all' } },
  basis: ['The sum of what is owed today.'],
  examples: [{ title: 'A car and a phone', inputs: {}, outputs: { total: 320_000 } }],
  compute: ({ loans }) => ({ total: loans.reduce((sum, { owed }) => sum + owed, 0) }),
});
