import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    basic: { kind: 'currency', label: 'Basic salary per month', default: 50_000, about: 'basic.month' },
    covered: { kind: 'toggle', label: 'My employer pays HRA', default: true },
    rent: {
      kind: 'currency',
      label: 'Rent per month',
      default: 15_000,
      about: 'rentPaid.month',
      aboutWhen: { covered: true },
    },
  },
  outputs: {
    exempt: { kind: 'currency', label: 'Exempt HRA per year', gives: 'hraExempt.year' },
  },
  // #endregion
  basis: ['The rent less a tenth of the basic salary is exempt.'],
  examples: [{ title: 'Rent of ₹15,000 on a basic salary of ₹50,000', inputs: {}, outputs: { exempt: 120_000 } }],
  compute: ({ basic, covered, rent }) => ({ exempt: covered ? Math.max(0, rent - basic / 10) * 12 : 0 }),
});
