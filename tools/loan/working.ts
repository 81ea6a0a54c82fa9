import type { WorkingStep } from '#engine';

/** How the EMI of a loan on a reducing balance is worked out, and its total while nothing changes. */
export const working = [
  { id: 'tenureMonths', label: 'Months of the tenure', formula: 'round({tenure} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Interest rate per month', formula: '{rate} ÷ 12 ÷ 100' },
  {
    id: 'emi',
    label: 'Monthly EMI',
    formula:
      '{loanAmount} × {monthlyRate} × (1 + {monthlyRate})^{tenureMonths} ÷ ((1 + {monthlyRate})^{tenureMonths} − 1)',
  },
  {
    id: 'plannedPayment',
    label: 'Total payment without prepayments, new rates and fees',
    formula: '{emi} × {tenureMonths}',
    kind: 'currency',
  },
  {
    id: 'plannedInterest',
    label: 'Total interest without prepayments and new rates',
    formula: '{plannedPayment} − {loanAmount}',
    kind: 'currency',
  },
  {
    id: 'fee',
    label: 'Processing fee',
    formula: '{loanAmount} × {feePercent} ÷ 100',
    showWhen: { feePercent: { above: 0 } },
  },
] satisfies readonly WorkingStep[];
