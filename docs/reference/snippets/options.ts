import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, usual: [10_000, 1_000_000], step: 10_000 },
    bank: { kind: 'percent', label: 'Rate of the bank', default: 7, usual: [1, 15], step: 0.1 },
    post: { kind: 'percent', label: 'Rate of the post office', default: 7.5, usual: [1, 15], step: 0.1 },
    fund: { kind: 'percent', label: 'Return of the fund', default: 10, usual: [1, 15], step: 0.1 },
  },
  outputs: { difference: { kind: 'currency', label: 'Bank and post office differ by' } },
  // #region shown
  tables: {
    ways: {
      title: 'Each way',
      best: {
        column: 'earned',
        is: 'most',
        label: 'Pays most for sure',
        among: { sure: 'yes' },
        showWhen: { bank: { above: 0 }, post: { above: 0 } },
      },
      columns: {
        name: { kind: 'text', label: 'Way', values: { bank: 'Bank', post: 'Post office', fund: 'Fund' } },
        earned: { kind: 'currency', label: 'Earned in a year', role: 'growth' },
        sure: { kind: 'text', label: 'For sure', values: { yes: 'Yes', no: 'No' } },
      },
    },
  },
  charts: [{ kind: 'bars', title: 'Earned in a year', table: 'ways', x: 'name', series: ['earned'], horizontal: true }],
  // #endregion
  basis: ['Interest of the first year.'],
  examples: [{ title: '₹1,00,000 at 7% or at 7.5%', inputs: {}, outputs: { difference: 500 } }],
  compute: ({ amount, bank, post, fund }) => ({
    difference: Math.abs((amount * (bank - post)) / 100),
    ways: () => [
      { name: 'bank' as const, earned: (amount * bank) / 100, sure: 'yes' as const },
      { name: 'post' as const, earned: (amount * post) / 100, sure: 'yes' as const },
      { name: 'fund' as const, earned: (amount * fund) / 100, sure: 'no' as const },
    ],
  }),
});
