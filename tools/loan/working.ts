import type { WorkingStep } from '#engine';

/** How the EMI of a loan on a reducing balance comes about. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Interest rate a month', formula: '{rate} ÷ 12 ÷ 100' },
  {
    id: 'emi',
    label: 'Monthly EMI',
    formula: '{loanAmount} × {monthlyRate} × (1 + {monthlyRate})^{months} ÷ ((1 + {monthlyRate})^{months} − 1)',
  },
  { id: 'totalPayment', label: 'Total payment', formula: '{emi} × {months}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{totalPayment} − {loanAmount}' },
] satisfies readonly WorkingStep[];
