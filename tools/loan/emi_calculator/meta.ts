import type { Meta } from '#engine';

export default {
  id: 'emi_calculator',
  path: '/loan/emi-calculator',
  title: 'EMI Calculator',
  short: 'EMI',
  icon: 'calculator',
  description: 'Find the monthly instalment of any loan, the interest in all and what is left to repay each year.',
  metaDescription:
    'Free EMI calculator for India: monthly instalment, total interest and a repayment schedule by year and month for any loan amount, rate and tenure.',
  keywords: [
    'EMI',
    'loan EMI',
    'instalment',
    'installment',
    'monthly payment',
    'amortisation',
    'amortization',
    'education loan',
    'loan interest',
    'किस्त',
    'ईएमआई',
  ],
  asked: [
    'emi',
    'loan emi',
    'calculate emi',
    'monthly instalment',
    'emi on 10 lakh',
    'amortization schedule',
    'reducing balance emi',
  ],
} satisfies Meta;
