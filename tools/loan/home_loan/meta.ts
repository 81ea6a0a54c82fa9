import type { Meta } from '#engine';

export default {
  id: 'home_loan',
  path: '/loan/home-loan-calculator',
  title: 'Home Loan Calculator',
  short: 'Home loan',
  icon: 'house',
  description: 'Find a home loan’s EMI and interest.',
  metaDescription:
    'Free home loan calculator for India: monthly EMI, total interest, savings by prepayment, rate changes and a schedule by month and financial year.',
  keywords:
    'housing loan, house loan, mortgage, home loan EMI, flat, property loan, होम लोन, pre-EMI, under construction, disbursement in stages, घर का लोन, ghar ka loan, ghar ke liye loan, makan ka loan, makan ke liye loan, makaan loan, flat loan, flat ke liye loan, मकान का लोन, गृह ऋण, ghar loan, घर के लिए लोन, मकान लोन, गृह loan, ghar ka karz, ghar ke liye karz, makan ka karz, makaan ka karz, घर का कर्ज, मकान का कर्ज, गृहकर्ज, gharkarj, ghar karj',
  asked:
    'home loan, home loan emi, housing loan emi, house loan, home loan prepayment, home loan 50 lakh 20 years, mortgage, home loan part payment, home loan interest rate change, home loan schedule by financial year, pre emi, pre emi interest calculator, under construction home loan',
} satisfies Meta;
