import type { Meta } from '#engine';

export default {
  id: 'balance_transfer',
  path: '/loan/balance-transfer-calculator',
  title: 'Loan Balance Transfer Calculator',
  short: 'Balance transfer',
  icon: 'shuffle',
  description: 'See if moving your loan saves money.',
  metaDescription:
    'Free loan balance transfer calculator for India: see what you save by moving a home or other loan to a lower rate, after fees, and when you recover the costs.',
  keywords:
    'refinance, switch loan, home loan transfer, lower rate, takeover, break-even, MODT, बैलेंस ट्रांसफर, transfer, another bank, other bank, dusra bank, dusre bank, bank offers',
  asked:
    'balance transfer, home loan balance transfer, loan transfer, refinance home loan, switch home loan, loan takeover, loan transfer karna chahiye, bank badalne, bank badalna, loan dusre bank, बैंक बदलने',
} satisfies Meta;
