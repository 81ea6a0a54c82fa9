import type { WorkingStep } from '#engine';

/** What is left and what could be withdrawn. A fund that has run out stays at 0. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Monthly return', formula: '{returnRate} ÷ 12 ÷ 100' },
  { id: 'yearlyRise', label: 'Yearly increase', formula: '{rise} ÷ 100' },
  {
    id: 'grown',
    label: 'The amount with growth and without withdrawals',
    formula: '{corpus} × (1 + {monthlyRate}) ^ {months}',
    kind: 'currency',
  },
  {
    id: 'drawn',
    label: 'The withdrawals with the growth they miss',
    formula:
      'sum(k, 1, {months}, {withdrawal} × (1 + {yearlyRise}) ^ floor((k − 1) ÷ 12) × (1 + {monthlyRate}) ^ ({months} − k))',
    kind: 'currency',
    showWhen: { timing: 'end' },
  },
  {
    id: 'drawn',
    label: 'The withdrawals with the growth they miss',
    formula:
      'sum(k, 1, {months}, {withdrawal} × (1 + {yearlyRise}) ^ floor((k − 1) ÷ 12) × (1 + {monthlyRate}) ^ ({months} − k + 1))',
    kind: 'currency',
    showWhen: { timing: 'start' },
  },
  { id: 'finalValue', label: 'Left at the end', formula: 'max(0, {grown} − {drawn})' },
  {
    id: 'totalWithdrawn',
    label: 'Total withdrawn',
    formula: 'sum(k, 1, {months}, {withdrawal} × (1 + {yearlyRise}) ^ floor((k − 1) ÷ 12))',
    showWhen: { finalValue: { above: 0 } },
  },
  {
    id: 'growth',
    label: 'Fund earnings',
    formula: '{finalValue} + {totalWithdrawn} − {corpus}',
    showWhen: { finalValue: { above: 0 } },
  },
  {
    id: 'sustainableWithdrawal',
    label: 'Monthly withdrawal that lasts',
    formula: '{withdrawal} × {grown} ÷ {drawn}',
  },
] satisfies readonly WorkingStep[];
