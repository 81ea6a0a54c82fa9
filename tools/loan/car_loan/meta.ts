import type { Meta } from '#engine';

export default {
  id: 'car_loan',
  path: '/loan/car-loan-calculator',
  title: 'Car Loan Calculator',
  short: 'Car loan',
  icon: 'car',
  description: 'Find a car loan’s EMI and its true cost.',
  metaDescription:
    'Free car loan calculator for India: monthly EMI, total interest and a schedule by year and month for a new or used car, at any rate and tenure.',
  keywords:
    'auto loan, vehicle loan, bike loan, two wheeler, car EMI, कार लोन, gaadi ka loan, gaadi loan, gadi loan, गाड़ी लोन, gaadi, gadi, gadi ke liye loan, कार, गाड़ी, गाड़ी का लोन, scooter loan, बाइक लोन',
  asked: 'car loan, car loan emi, vehicle loan, bike loan emi, two wheeler loan, used car loan, car loan prepayment',
  vague: 'car, gaadi, gadi, कार, गाड़ी',
} satisfies Meta;
