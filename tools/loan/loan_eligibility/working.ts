import type { WorkingStep } from '#engine';

/** How the loan that an income allows comes about. The limit by the home goes by bands and is told in the notes. */
export const working = [
  { id: 'income', label: 'Income per month', formula: '{monthlyIncome} + {otherIncome}', kind: 'currency' },
  { id: 'affordableEmi', label: 'EMI within your income', formula: 'max(0, {income} × {foir} ÷ 100 − {existingEmi})' },
  { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0, showWhen: { age: 0 } },
  {
    id: 'months',
    label: 'Months, at most until retirement',
    formula: 'round(min({tenure}, {retirementAge} − {age}) × 12)',
    decimals: 0,
    showWhen: { age: { above: 0 } },
  },
  { id: 'monthlyRate', label: 'Interest rate per month', formula: '{rate} ÷ 12 ÷ 100' },
  {
    id: 'incomeLimit',
    label: 'Limit by income',
    formula: '{affordableEmi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
  },
  {
    id: 'eligibleLoan',
    label: 'Loan you may be eligible for',
    formula: '{incomeLimit}',
    showWhen: { propertyValue: 0 },
  },
] satisfies readonly WorkingStep[];
