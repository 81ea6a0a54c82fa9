import type { Inputs } from '#engine';

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Return per month',
  help: 'A twelfth of the yearly return, as in most calculators, or the rate that makes exactly the yearly return in 12 months.',
  options: [
    { value: 'nominal', label: 'A twelfth' },
    { value: 'effective', label: 'The exact rate' },
  ],
  default: 'nominal',
  more: true,
} as const satisfies Inputs[string];
