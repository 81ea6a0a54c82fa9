import type { Meta } from '#engine';

export default {
  id: 'inflation',
  path: '/other/inflation-calculator',
  title: 'Inflation Calculator',
  short: 'Inflation',
  icon: 'shopping-basket',
  description: 'See what rising prices do to your money.',
  metaDescription:
    'Free inflation calculator for India: the future cost of an expense and the purchasing power of today’s rupees at any inflation rate, year by year.',
  keywords:
    'price rise, cost of living, purchasing power, future cost, महंगाई, mehangai, मुद्रास्फीति, mehngai, mahangai, mehengai',
  asked:
    'inflation, price rise, future value of money, cost of living, value of 1 lakh after 10 years, purchasing power',
  vague: 'worth, value, kharcha, baad kitna rahega, baad kitni rahegi, baad kitna reh jayega, बाद कितना रहेगा',
} satisfies Meta;
