import type { Inputs } from '#engine';

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Return over 12 months',
  help: 'Most calculators add a twelfth each month, so 12% becomes 12.68%.',
  options: [
    { value: 'nominal', label: 'A little more than entered' },
    { value: 'effective', label: 'Exactly as entered' },
  ],
  default: 'nominal',
  more: true,
} as const satisfies Inputs[string];
