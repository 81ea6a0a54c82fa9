import type { WorkingStep } from '#engine';

/** How the balance of a PPF account comes about. */
export const working = [
  { id: 'yearlyRate', label: 'Interest a year for each rupee', formula: '{rate} ÷ 100' },
  {
    id: 'maturityValue',
    label: 'Maturity value',
    formula: '{yearlyDeposit} × ((1 + {yearlyRate})^{years} − 1) ÷ {yearlyRate} × (1 + {yearlyRate})',
  },
  { id: 'investedAmount', label: 'Total deposits', formula: '{yearlyDeposit} × {years}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount}' },
] satisfies readonly WorkingStep[];
