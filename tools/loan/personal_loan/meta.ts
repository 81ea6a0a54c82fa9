import type { Meta } from '#engine';

export default {
  id: 'personal_loan',
  path: '/loan/personal-loan-calculator',
  title: 'Personal Loan Calculator',
  short: 'Personal loan',
  icon: 'user-round',
  description: 'Find a personal loan’s EMI and cost.',
  metaDescription:
    'Free personal loan calculator for India: monthly EMI, total interest and a repayment schedule for any amount, rate and tenure, with fees explained.',
  keywords:
    'PL, instant loan, personal loan EMI, unsecured loan, पर्सनल लोन, udhaar, karz, व्यक्तिगत ऋण, shaadi ke liye loan, शादी के लिए लोन, कर्ज, qarz',
  asked:
    'personal loan, personal loan emi, instant loan, credit card loan, wedding loan, pl emi, personal loan processing fee, personal loan foreclosure',
} satisfies Meta;
