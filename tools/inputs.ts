// Inputs that tools of several groups ask for. Each tool adds its default, its limits and its help.

export const ageInput = {
  kind: 'years',
  age: true,
  about: 'age',
  label: 'Current age',
  asked: { words: 'age, umar, उम्र' },
  step: 1,
} as const;

export const retirementAgeInput = {
  kind: 'years',
  age: true,
  about: 'retirementAge',
  label: 'Retirement age',
  default: 60,
  step: 1,
} as const;

export const stepUpInput = {
  kind: 'percent',
  label: 'Yearly step-up',
  default: 0,
  usual: [0, 25],
  step: 1,
  moveBy: 1,
} as const;

/** The slab rate with cess; 0 leaves tax out. */
export const taxRateInput = {
  kind: 'percent',
  about: 'slabRate.withCess',
  label: 'Your tax rate, with cess',
  default: 0,
  usual: [0, 45],
  step: 0.1,
  chips: [0, 5.2, 20.8, 31.2],
  moveBy: 1,
} as const;

/** How a yearly return is converted to a month's for monthly investments. */
export const conventionInput = {
  kind: 'choice',
  label: 'Return over 12 months',
  help: 'Most calculators add a twelfth each month, which compounds.',
  options: [
    { value: 'nominal', label: 'Compounds: 12% becomes 12.68%' },
    { value: 'effective', label: 'As entered' },
  ],
  default: 'nominal',
  more: true,
} as const;
