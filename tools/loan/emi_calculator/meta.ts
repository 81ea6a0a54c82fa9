import type { Meta } from '#engine';

export default {
  id: 'emi_calculator',
  path: '/loan/emi-calculator',
  title: 'EMI Calculator',
  short: 'EMI',
  icon: 'calculator',
  description: 'Find the EMI and interest of any loan.',
  metaDescription:
    'Free EMI calculator for India: monthly instalment, total interest, prepayments, rate changes and a repayment schedule for any amount, rate and tenure.',
  keywords:
    'EMI, loan EMI, instalment, installment, monthly payment, amortisation, amortization, loan interest, किस्त, ईएमआई, kist, किश्त, kisht, qist, लोन, ऋण, tractor loan, tractor, dukan ke liye loan, business loan, bike, ट्रैक्टर लोन, இஎம்ஐ, ఈఎంఐ, ಇಎಂಐ, ইএমআই, ഇഎംഐ, interest will i pay, interest do i pay, interest i will pay, interest i pay, interest to pay, karza, karz, कर्ज',
  asked:
    'emi, loan emi, calculate emi, monthly instalment, emi on 10 lakh, gold loan, amortization schedule, reducing balance emi, emi calculator with prepayment, loan prepayment, loan',
  vague: 'bike',
} satisfies Meta;
