import type { Inputs } from '#engine';

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Monthly return',
  help: 'Most calculators take a twelfth. Exact compounds to the yearly return.',
  options: [
    { value: 'nominal', label: 'A twelfth' },
    { value: 'effective', label: 'Exact' },
  ],
  default: 'nominal',
  more: true,
} as const satisfies Inputs[string];
