import type { Meta } from '#engine';

export default {
  id: 'flat_rate',
  path: '/loan/flat-rate-calculator',
  title: 'Flat vs Reducing Rate Calculator',
  short: 'Flat rate',
  icon: 'trending-down',
  description: 'See what a flat rate really costs: the reducing balance rate, and both EMIs side by side.',
  metaDescription:
    'Free flat vs reducing rate calculator for India: the real rate behind a flat rate, both EMIs side by side, the extra interest, and the APR with the fee.',
  keywords:
    'flat rate, flat interest, reducing rate, reducing balance, flat byaj, asli byaj, asli byaj kitna, फ्लैट रेट, असली ब्याज, bike loan flat rate, gold loan flat rate, dealer finance, फ्लैट दर, फ्लैट ब्याज',
  asked:
    'flat rate, flat vs reducing, flat vs reducing rate, flat rate to reducing rate, flat interest, flat interest rate calculator, flat rate interest, flat rate emi, flat to reducing, flat rate loan, car loan flat, vehicle loan flat, bike loan flat, फ्लैट रेट, फ्लैट दर, personal loan flat, bike flat, car flat, gaadi flat, scooter flat, two wheeler flat, tractor flat, emi flat, flat ya reducing, flat or reducing, reducing ya flat, reducing or flat, 10 lakh 14% flat 3 years',
} satisfies Meta;
