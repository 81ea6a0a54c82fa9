// Inputs that several plans for the years after work ask for. Each adds its default, its limits and its help.

export const spendingInput = {
  kind: 'currency',
  about: 'retiredSpending.month',
  label: 'Monthly expenses today',
  per: 'month',
  default: 50_000,
  usual: [10_000, 500_000],
  step: 1000,
  chips: [30_000, 50_000, 75_000, 100_000],
} as const;

export const otherIncomeInput = {
  kind: 'currency',
  about: 'retiredIncome.month',
  label: 'Other monthly income in retirement',
  per: 'month',
  default: 0,
  more: true,
} as const;

export const untilAgeInput = {
  kind: 'years',
  age: true,
  about: 'lifeUntil',
  label: 'Money should last until age',
  default: 90,
  step: 1,
} as const;

export const inflationInput = {
  kind: 'percent',
  about: 'priceRise',
  label: 'Inflation (p.a.)',
  asked: { left: 'named' },
  default: 6,
  usual: [0, 12],
  step: 0.5,
  more: true,
} as const;

export const preReturnInput = {
  kind: 'percent',
  about: 'sipReturn',
  labelReason: 'Another return follows, for the years after retirement.',
  label: 'Expected return before retirement (p.a.)',
  more: true,
} as const;

export const postReturnInput = {
  kind: 'percent',
  label: 'Expected return after retirement (p.a.)',
  more: true,
} as const;
