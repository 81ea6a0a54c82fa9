import type { WorkingStep } from '#engine';

/** How the balance of a Sukanya Samriddhi account comes about. */
export const working = [
  { id: 'yearlyRate', label: 'Interest a year for each rupee', formula: '{rate} ÷ 100' },
  {
    id: 'deposited',
    label: 'Balance after the last deposit’s year',
    formula: '{yearlyDeposit} × ((1 + {yearlyRate})^{ssy.depositYears} − 1) ÷ {yearlyRate} × (1 + {yearlyRate})',
    kind: 'currency',
  },
  {
    id: 'maturityValue',
    label: 'Maturity value',
    formula: '{deposited} × (1 + {yearlyRate})^({ssy.term} − {ssy.depositYears})',
  },
  { id: 'investedAmount', label: 'Total deposits', formula: '{yearlyDeposit} × {ssy.depositYears}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount}' },
  { id: 'maturityAge', label: 'Girl’s age at maturity', formula: '{girlAge} + {ssy.term}' },
] satisfies readonly WorkingStep[];
