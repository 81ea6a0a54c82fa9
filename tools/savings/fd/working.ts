import type { WorkingStep } from '#engine';

/** How the balance comes about. */
export const working = [
  { id: 'periodRate', label: 'Interest rate a period', formula: '{rate} ÷ {frequency} ÷ 100' },
  { id: 'periods', label: 'Times that interest is added', formula: '{frequency} × {years}' },
  { id: 'maturityValue', label: 'Maturity value', formula: '{amount} × (1 + {periodRate})^{periods}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {amount}' },
] satisfies readonly WorkingStep[];
