import type { WorkingStep } from '#engine';

/** What ₹1 a month of today’s money, paid at each month’s start, is worth at the start of so many months. */
const rupee = (months: string) => `if({real} = 0, ${months}, (1 − (1 + {real})^(−${months})) ÷ {real} × (1 + {real}))`;

/** How the amounts are worked out that need no search for the month. */
export const working = [
  {
    id: 'toPay',
    label: 'Monthly expenses your money pays for',
    formula: 'max(0, {spending} − {otherIncome})',
    kind: 'currency',
  },
  { id: 'months', label: 'Months your money must last from now', formula: '12 × ({untilAge} − {age})', decimals: 0 },
  {
    id: 'real',
    label: 'Monthly return above inflation, after you stop',
    formula:
      'if({postReturn} = {inflation}, 0, (1 + {postReturn} ÷ 100)^(1 ÷ 12) ÷ (1 + {inflation} ÷ 100)^(1 ÷ 12) − 1)',
    decimals: 6,
  },
  { id: 'neededNow', label: 'You need if you stop today', formula: `{toPay} × ${rupee('{months}')}` },
  {
    id: 'byRate',
    label: 'Corpus by withdrawal rate (today’s money)',
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
  { id: 'coastGap', label: 'Shortfall', formula: 'max(0, {coast} − {saved})' },
  {
    id: 'savingsRate',
    label: 'Savings rate',
    formula: '{saving} ÷ {income} × 100',
    showWhen: { income: { above: 0 } },
  },
] satisfies readonly WorkingStep[];
