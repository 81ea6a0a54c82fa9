import type { Meta } from '#engine';

export default {
  id: 'apy',
  path: '/retirement/apy-calculator',
  title: 'Atal Pension Yojana Calculator',
  short: 'APY',
  icon: 'shield-check',
  description: 'What you pay monthly for an Atal Pension.',
  metaDescription:
    'Free Atal Pension Yojana (APY) calculator: the monthly contribution for a pension of ₹1,000 to ₹5,000 at your age, from the official chart.',
  keywords: 'APY, Atal Pension Yojana, atal pension, guaranteed pension, PFRDA, अटल पेंशन योजना, अटल पेंशन, एपीवाई, atal',
  asked:
    'apy, atal yojana, atal yojna, atal pension, atal pension yojana, atal pension yojana chart, apy contribution chart, 5000 pension per month, government pension scheme, atal pension kitna bharna hai, apy nominee amount, apy return',
} satisfies Meta;
