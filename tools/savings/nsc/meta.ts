import type { Meta } from '#engine';

export default {
  id: 'nsc',
  path: '/savings/nsc-calculator',
  title: 'National Savings Certificate',
  short: 'NSC',
  icon: 'scroll-text',
  description: 'What an NSC pays after five years.',
  metaDescription:
    'Free National Savings Certificate (NSC) calculator: maturity value and each year’s interest, and what you can claim as reinvested under section 80C.',
  keywords: 'NSC, 80C, savings certificate, एनएससी, राष्ट्रीय बचत पत्र',
  asked: 'nsc, national savings certificate, post office nsc, nsc interest, post office scheme',
  vague: 'post office',
} satisfies Meta;
