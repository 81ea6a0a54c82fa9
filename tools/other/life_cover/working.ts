import type { WorkingStep } from '#engine';

/** Rows of goals cannot stand in a formula. */
export const noGoals = { goals: { below: 1 } } as const;
const earning = { spouseIncome: { above: 0 } } as const;

/** What ₹1 at each month’s start is worth today, at a factor a month. */
const worth = (months: string, factor: string) => `sum(k, 1, ${months}, ${factor} ^ (1 − k))`;

export const working = [
  {
    id: 'familySpending',
    label: 'Your family’s monthly spending',
    formula: '{householdSpending} × (1 − {ownShare} ÷ 100)',
    kind: 'currency',
  },
  {
    id: 'earned',
    label: 'Paid from your spouse’s income',
    formula: 'min({familySpending}, {spouseIncome})',
    kind: 'currency',
    showWhen: earning,
  },
  {
    id: 'monthFactor',
    label: 'Monthly growth above prices',
    formula: '((1 + {safeReturn} ÷ 100) ÷ (1 + {inflation} ÷ 100)) ^ (1 ÷ 12)',
    decimals: 6,
  },
  {
    id: 'living',
    label: 'Household spending, in today’s money',
    formula: `{familySpending} × ${worth('12 × {years}', '{monthFactor}')}`,
    showWhen: { spouseIncome: 0 },
  },
  {
    id: 'living',
    label: 'Household spending, in today’s money',
    formula: `{familySpending} × ${worth('12 × {years}', '{monthFactor}')} − {earned} × ${worth('12 × min({years}, {spouseYears})', '{monthFactor}')}`,
    showWhen: earning,
  },
  { id: 'needs', label: 'Your family needs', formula: '{living} + {loans}', showWhen: noGoals },
  { id: 'have', label: 'You already have', formula: '{savings} + {existingCover}' },
  { id: 'moreCover', label: 'Cover you still need', formula: 'max(0, {needs} − {have})', showWhen: noGoals },
  { id: 'workMonths', label: 'Months until you retire', formula: '12 × max(0, {retirementAge} − {age})', decimals: 0 },
  {
    id: 'payFactor',
    label: 'Monthly growth above your salary increase',
    formula: '((1 + {safeReturn} ÷ 100) ÷ (1 + {incomeGrowth} ÷ 100)) ^ (1 ÷ 12)',
    decimals: 6,
  },
  {
    id: 'incomeValue',
    label: 'By your income until you retire',
    formula: `max(0, {income} × ${worth('{workMonths}', '{payFactor}')} − {householdSpending} × {ownShare} ÷ 100 × ${worth('{workMonths}', '{monthFactor}')})`,
  },
  { id: 'tenTimes', label: '10 times yearly income', formula: '{income} × 12 × 10' },
  { id: 'fifteenTimes', label: '15 times yearly income', formula: '{income} × 12 × 15' },
] satisfies readonly WorkingStep[];
