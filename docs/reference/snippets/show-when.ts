import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'I pay',
      options: [
        { value: 'once', label: 'Once' },
        { value: 'monthly', label: 'Every month' },
      ],
      default: 'monthly',
    },
    // #region shown
    once: { kind: 'currency', label: 'Amount', default: 100_000, showWhen: { mode: 'once' } },
    monthly: { kind: 'currency', label: 'Amount a month', default: 5_000, showWhen: { mode: 'monthly' } },
    months: {
      kind: 'number',
      label: 'Months',
      default: 12,
      accepts: { whole: true },
      showWhen: [
        { mode: 'monthly', monthly: { above: 0 } },
        { mode: { not: 'monthly' }, once: { above: 500_000 } },
      ],
    },
    // #endregion
  },
  outputs: {
    paid: { kind: 'currency', label: 'Paid in all' },
    // #region shown
    each: { kind: 'currency', label: 'Each payment', showWhen: { mode: 'monthly' } },
    // #endregion
  },
  basis: ['Without interest.'],
  examples: [{ title: '₹5,000 a month for a year', inputs: {}, outputs: { paid: 60_000 } }],
  compute: ({ mode, once, monthly, months }) => ({ paid: mode === 'once' ? once : monthly * months, each: monthly }),
});
