import type { Catalogue } from '#engine';

// part of tools/catalogue.ts
// #region shown
export default {
  fallback: 'emi_calculator',
  landing: {
    start: ['emi_calculator'],
    live: [{ title: 'Loan', tool: 'emi_calculator' }],
    wants: [{ title: 'Buy a home', tool: 'emi_calculator' }],
  },
  groups: [
    {
      id: 'loan',
      title: 'Loan Calculators',
      tools: [
        'emi_calculator',
        { id: 'gold_loan', path: '/loan/gold-loan', title: 'Gold Loan', icon: 'gem' }, // still to come
      ],
    },
  ],
} satisfies Catalogue;
// #endregion
