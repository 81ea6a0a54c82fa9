import type { Inputs } from '#engine';

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Return per month',
  help: 'Most calculators take a twelfth of the yearly return. Exact: what makes just that return in 12 months.',
  options: [
    { value: 'nominal', label: 'A twelfth' },
    { value: 'effective', label: 'Exact' },
  ],
  default: 'nominal',
  more: true,
} as const satisfies Inputs[string];
