import type { WorkingStep } from '#engine';

/** How simple interest is worked out. */
export const working = [
  { id: 'interest', label: 'Interest', formula: '{principal} × {rate} × {years} ÷ 100' },
  { id: 'totalAmount', label: 'Total amount', formula: '{principal} + {interest}' },
] satisfies readonly WorkingStep[];
