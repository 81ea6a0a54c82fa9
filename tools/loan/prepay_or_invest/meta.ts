import type { Meta } from '#engine';

export default {
  id: 'prepay_or_invest',
  path: '/loan/prepay-or-invest-calculator',
  title: 'Prepay or Invest Calculator',
  short: 'Prepay or invest',
  icon: 'split',
  description: 'See if prepaying or investing wins.',
  metaDescription:
    'Free prepay or invest calculator for India: compare paying your home loan early with investing the money, after tax, and the return that breaks even.',
  keywords: 'prepayment, part payment, close loan early, loan vs SIP, foreclosure, surplus, break-even',
  asked:
    'prepay or invest, prepay home loan or invest, home loan prepayment vs sip, should i prepay my loan, loan prepayment or mutual fund, close loan early, loan pehle chukaye ya invest kare',
} satisfies Meta;
