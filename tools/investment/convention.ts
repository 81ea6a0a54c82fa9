import type { Inputs } from '#engine';

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Return per month',
  options: [
    { value: 'nominal', label: 'A twelfth of the yearly return (most calculators)' },
    { value: 'effective', label: 'The rate that makes exactly the yearly return in 12 months' },
  ],
  default: 'nominal',
  more: true,
} as const satisfies Inputs[string];
