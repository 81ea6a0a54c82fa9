import type { Meta } from '#engine';

export default {
  id: 'no_cost_emi',
  path: '/loan/no-cost-emi-calculator',
  title: 'No-Cost EMI Calculator',
  short: 'No-cost EMI',
  icon: 'shopping-cart',
  description: 'See what a no-cost EMI really costs: GST on the interest, the fee, and the discount you give up.',
  metaDescription:
    'Free no-cost EMI calculator for India: GST on the interest, processing fee, lost cash discount, and the real yearly cost of a zero-cost EMI offer.',
  keywords:
    'zero cost emi, 0% emi, zero percent emi, interest free emi, card emi, mobile emi, phone emi, bina byaj emi, bina byaj ki emi, nocost emi, नो कॉस्ट ईएमआई, बिना ब्याज ईएमआई',
  asked:
    'no cost emi, no cost emi real cost, zero cost emi, 0% emi, is no cost emi free, gst on no cost emi, emi or cash discount',
  vague: 'card emi, mobile emi, phone emi',
} satisfies Meta;
