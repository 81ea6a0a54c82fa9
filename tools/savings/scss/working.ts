import type { WorkingStep } from '#engine';

/** How the income every quarter is worked out. */
export const working = [
  { id: 'quarterlyIncome', label: 'Income every quarter', formula: '{amount} × {rate} ÷ 100 ÷ 4' },
  { id: 'totalInterest', label: 'Total interest', formula: '{quarterlyIncome} × 4 × {scss.term}' },
] satisfies readonly WorkingStep[];
