import type { Inputs } from '#engine';

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Monthly return',
  help: 'Exact: the monthly rate that compounds to exactly this yearly return.',
  options: [
    { value: 'nominal', label: 'One twelfth' },
    { value: 'effective', label: 'Exact' },
  ],
  default: 'nominal',
  more: true,
} as const satisfies Inputs[string];
