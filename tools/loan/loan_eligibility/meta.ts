import type { Meta } from '#engine';

export default {
  id: 'loan_eligibility',
  path: '/loan/loan-eligibility',
  title: 'Loan Eligibility Calculator',
  short: 'Loan eligibility',
  icon: 'badge-check',
  description: 'See how much you may be able to borrow.',
  metaDescription:
    'Free loan eligibility calculator for India: the largest loan your income and existing EMIs allow, and the RBI loan-to-value limit for a home.',
  keywords:
    'income, tankha, kamai, how much loan, FOIR, LTV, loan amount, can I get, eligible, salary, kitna loan milega, loan kitna milega, लोन मिलेगा, कितना लोन मिलेगा, loan eligible, earn, earning, kamata, kamati, kamate, कमाता, कमाती, कमाते, loan mil sakta, loan mil jayega, loan milega, लोन मिल सकता, loan can i get, loan will i get',
  asked:
    'loan eligibility, how big a home loan, how big a loan, home loan can we get, loan can we get, how much loan can i get, how much home loan, how much home loan can i get, how much loan, kitna loan milega, kitna home loan milega, loan kitna milega, kitna loan, loan milel, loan mil jayega, कितना लोन मिलेगा, लोन कितना, कितना लोन, home loan eligibility, foir, ltv, loan on 50000 salary, loan eligibility by age, salary needed for home loan, income needed for home loan',
} satisfies Meta;
