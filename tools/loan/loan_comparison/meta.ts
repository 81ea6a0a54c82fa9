import type { Meta } from '#engine';

export default {
  id: 'loan_comparison',
  path: '/loan/loan-comparison',
  title: 'Loan Comparison Tool',
  short: 'Compare loans',
  icon: 'scale',
  description: 'See which loan offer costs least.',
  metaDescription:
    'Compare up to four loan offers in India: EMI, total interest, processing fee, total cost and the yearly rate with the fee in it (APR), side by side.',
  keywords: 'compare loans, APR, best loan, cheapest loan, processing fee, balance transfer',
  asked:
    'compare loans, loan comparison, which loan is cheaper, which is cheaper, which bank is cheaper, kaunsa loan sasta, sasta loan, processing fee, cheapest home loan',
} satisfies Meta;
