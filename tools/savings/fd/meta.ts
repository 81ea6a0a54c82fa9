import type { Meta } from '#engine';

export default {
  id: 'fd',
  path: '/savings/fd-calculator',
  title: 'Fixed Deposit Calculator',
  icon: 'vault',
  description: 'Find what a fixed deposit pays at maturity when its interest is added to the deposit.',
  metaDescription:
    'Free fixed deposit (FD) calculator for India: maturity value and interest with yearly, half-yearly, quarterly or monthly compounding, year by year.',
  keywords: ['FD', 'fixed deposit', 'term deposit', 'bank deposit', 'एफडी'],
} satisfies Meta;
