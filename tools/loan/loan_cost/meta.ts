import type { Meta } from '#engine';

export default {
  id: 'loan_cost',
  path: '/loan/loan-apr-calculator',
  title: 'Loan APR & Key Facts Calculator',
  short: 'Loan APR',
  icon: 'file-check',
  description: 'Find what a loan costs with all charges.',
  metaDescription:
    'Free loan APR calculator for India: all charges, GST, flat rates and advance EMIs, the way the Reserve Bank does it. Check your Key Facts Statement (KFS).',
  keywords:
    'APR, annual percentage rate, key facts statement, KFS, processing fee, advance EMI, effective interest rate, hidden charges, insurance with loan, IRR of a loan',
  asked:
    'apr, real apr, fee apr, processing fee apr, loan fee apr, what is the apr, apr with processing fee, loan apr, apr calculator, key facts statement, kfs, annual percentage rate, advance emi, effective interest rate of a loan, hidden charges of a loan, loan ka asli byaj, asli rate',
} satisfies Meta;
