import type { Meta } from '#engine';

export default {
  id: 'financial_health',
  path: '/other/financial-health-score',
  title: 'Financial Health Score',
  short: 'Financial health',
  icon: 'gauge',
  description: 'See how healthy your finances are, on a scale of 0 to 100.',
  metaDescription:
    'Free financial health score for India: emergency fund, savings, debt, insurance and retirement as one score out of 100, with the gap in the weakest.',
  keywords: 'financial score, emergency fund, money check-up, health score, financial fitness',
  asked: 'financial health, emergency fund, money check up, financial score, am i saving enough',
} satisfies Meta;
