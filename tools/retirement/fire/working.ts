import type { WorkingStep } from '#engine';

/** What ₹1 a month of today’s money, paid at each month’s start, is worth at the start of so many months. */
const rupee = (months: string) => `if({real} = 0, ${months}, (1 − (1 + {real})^(−${months})) ÷ {real} × (1 + {real}))`;

/** How the amounts are worked out that need no search for the month. */
export const working = [
  {
    id: 'toPay',
    label: 'What the money pays for, per month',
    formula: 'max(0, {spending} − {otherIncome})',
    kind: 'currency',
  },
  { id: 'months', label: 'Months from now that it must last', formula: '12 × ({untilAge} − {age})', decimals: 0 },
  {
    id: 'real',
    label: 'Return per month above prices, after you stop',
    formula:
      'if({postReturn} = {inflation}, 0, (1 + {postReturn} ÷ 100)^(1 ÷ 12) ÷ (1 + {inflation} ÷ 100)^(1 ÷ 12) − 1)',
    decimals: 6,
  },
  { id: 'neededNow', label: 'Needed if you stopped today', formula: `{toPay} × ${rupee('{months}')}` },
  {
    id: 'byRate',
    label: 'By the withdrawal rate, in today’s money',
    formula: '12 × {toPay} ÷ ({withdrawalRate} ÷ 100)',
  },
  {
    id: 'coastMonths',
    label: 'Months until you retire, if you coast',
    formula: '12 × max(0, {coastAge} − {age})',
    decimals: 0,
  },
  {
    id: 'coast',
    label: 'Enough today to stop saving',
    formula: `if({coastMonths} ≥ {months}, 0, {toPay} × (1 + {inflation} ÷ 100)^({coastMonths} ÷ 12) × ${rupee('({months} − {coastMonths})')} ÷ (1 + {preReturn} ÷ 100)^({coastMonths} ÷ 12))`,
  },
  { id: 'coastGap', label: 'Missing for that', formula: 'max(0, {coast} − {saved})' },
  {
    id: 'savingsRate',
    label: 'Savings rate',
    formula: '{saving} ÷ {income} × 100',
    showWhen: { income: { above: 0 } },
  },
] satisfies readonly WorkingStep[];
