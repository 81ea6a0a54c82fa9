import type { WorkingStep } from '#engine';

/** How simple interest is worked out. */
export const working = [
  {
    id: 'interest',
    label: 'Interest',
    formula: '{principal} × {rate} × {years} ÷ 100',
    showWhen: { ratePer: 'year' },
  },
  {
    id: 'interest',
    label: 'Interest',
    formula: '{principal} × {rate} × 12 × {years} ÷ 100',
    showWhen: { ratePer: 'month' },
  },
  {
    id: 'monthlyInterest',
    label: 'Monthly interest',
    formula: '{principal} × {rate} ÷ 100 ÷ 12',
    showWhen: { ratePer: 'year' },
  },
  {
    id: 'monthlyInterest',
    label: 'Monthly interest',
    formula: '{principal} × {rate} ÷ 100',
    showWhen: { ratePer: 'month' },
  },
  { id: 'totalAmount', label: 'Total amount', formula: '{principal} + {interest}' },
] satisfies readonly WorkingStep[];
