import type { Meta } from '#engine';

export default {
  id: 'credit_card',
  path: '/loan/credit-card-calculator',
  title: 'Credit Card Payoff Calculator',
  icon: 'credit-card',
  description: 'See when your card debt is paid off.',
  metaDescription:
    'Free credit card calculator for India: months and interest to clear your card with the minimum due or a fixed payment, GST on interest included.',
  keywords:
    'minimum due, card interest, outstanding, revolving credit, debt, finance charges, क्रेडिट कार्ड, credit card bill, card bill, card baki, card bakaya, card ka bakaya, card due, card pe, card ka, क्रेडिट कार्ड बिल, cc bill',
  asked:
    'credit card, credit card interest, minimum due, minimum amount due, credit card payoff, credit card emi, credit card bill kaise chukaye',
} satisfies Meta;
