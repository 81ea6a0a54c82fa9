import type { WorkingStep } from '#engine';

/** How the balance is worked out. */
export const working = [
  { id: 'periodRate', label: 'Interest rate per period', formula: '{rate} ÷ {frequency} ÷ 100' },
  { id: 'periods', label: 'Number of times interest is added', formula: '{frequency} × {years}' },
  { id: 'totalAmount', label: 'Total amount', formula: '{principal} × (1 + {periodRate})^{periods}' },
  { id: 'interest', label: 'Interest earned', formula: '{totalAmount} − {principal}' },
] satisfies readonly WorkingStep[];
