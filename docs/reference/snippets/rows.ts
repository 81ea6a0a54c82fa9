import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    costs: {
      kind: 'rows',
      label: 'Costs',
      item: 'Cost {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: 'Cost' },
        amount: { kind: 'currency', label: 'Amount', default: 1_000 },
      },
      min: 1,
      max: 10,
      default: [
        { name: 'Rent', amount: 15_000 },
        { name: 'Food', amount: 9_000 },
      ],
    },
  },
  // #endregion
  outputs: { total: { kind: 'currency', label: 'All costs', showWhen: { costs: { above: 0 } } } },
  tables: {
    each: {
      title: 'Each cost',
      columns: { name: { kind: 'text', label: 'Cost' }, amount: { kind: 'currency', label: 'Amount' } },
    },
  },
  // #region shown
  charts: [{ kind: 'shares', title: 'Where it goes', table: 'each', label: 'name', value: 'amount' }],
  // #endregion
  basis: ['The costs of one month.'],
  examples: [{ title: 'Two costs', inputs: {}, outputs: { total: 24_000 } }],
  compute: ({ costs }) => ({ total: costs.reduce((sum, { amount }) => sum + amount, 0), each: () => costs }),
});
