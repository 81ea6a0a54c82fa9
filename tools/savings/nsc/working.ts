import type { WorkingStep } from '#engine';

/** How the value of a certificate is worked out. */
export const working = [
  { id: 'maturityValue', label: 'Maturity value', formula: '{amount} × (1 + {rate} ÷ 100)^{nsc.term}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {amount}' },
] satisfies readonly WorkingStep[];
