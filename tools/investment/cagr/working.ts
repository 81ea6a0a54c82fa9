import type { WorkingStep } from '#engine';

/** How the growth rate is worked out. */
export const working = [
  { id: 'factor', label: 'How many times the initial value', formula: '{finalValue} ÷ {initialValue}' },
  { id: 'cagr', label: 'CAGR', formula: '({factor}^(1 ÷ {years}) − 1) × 100' },
] satisfies readonly WorkingStep[];
