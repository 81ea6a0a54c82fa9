/** Steps with the same id are for different choices; only one of them is shown. */
export const working = [
  { id: 'monthlyRate', label: 'Monthly rate', formula: '{rate} ÷ 12 ÷ 100' },
  {
    id: 'parts',
    label: 'Number of payouts',
    formula: 'max(1, ceil({courseMonths} ÷ 12))',
    decimals: 0,
    showWhen: { disbursal: 'yearly' },
  },
  { id: 'parts', label: 'Number of payouts', formula: '1', decimals: 0, showWhen: { disbursal: 'once' } },
  {
    id: 'moratoriumInterest',
    label: 'Simple interest before the first EMI',
    formula:
      'sum(k, 1, {parts}, {loanAmount} ÷ {parts} × {monthlyRate} × ({courseMonths} + {graceMonths} − 12 × (k − 1)))',
  },
  {
    id: 'paidInMoratorium',
    label: 'Interest paid before the first EMI',
    formula: '{moratoriumInterest} × {interestPaid} ÷ 100',
  },
  {
    id: 'loanAtRepayment',
    label: 'Loan when EMIs start',
    formula: '{loanAmount} + {moratoriumInterest} − {paidInMoratorium}',
  },
  { id: 'months', label: 'Number of EMIs', formula: 'floor({repaymentYears} × 12 + 0.5)', decimals: 0 },
  {
    id: 'emi',
    label: 'Monthly EMI',
    formula: '{loanAtRepayment} × {monthlyRate} ÷ (1 − (1 + {monthlyRate}) ^ (−{months}))',
    showWhen: { rate: { above: 0 } },
  },
  { id: 'emi', label: 'Monthly EMI', formula: '{loanAtRepayment} ÷ {months}', showWhen: { rate: 0 } },
  { id: 'totalPayment', label: 'You repay, before fees', formula: '{paidInMoratorium} + {emi} × {months}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{totalPayment} − {loanAmount}' },
] as const;
