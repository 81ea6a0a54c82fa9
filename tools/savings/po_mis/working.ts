import type { WorkingStep } from '#engine';

export const working = [
  {
    id: 'counted',
    label: 'Deposit that earns interest',
    formula: 'min({deposit}, {mis.single})',
    kind: 'currency',
    showWhen: { holders: 'single' },
  },
  {
    id: 'counted',
    label: 'Deposit that earns interest',
    formula: 'min({deposit}, {mis.joint})',
    kind: 'currency',
    showWhen: { holders: 'joint' },
  },
  {
    id: 'overLimit',
    label: 'Amount above the limit, left out',
    formula: '{deposit} − {counted}',
    showWhen: { overLimit: { above: 0 } },
  },
  { id: 'monthlyIncome', label: 'Monthly income', formula: '{counted} × {rate} ÷ 100 ÷ 12' },
  { id: 'yearlyIncome', label: 'Yearly income', formula: '{monthlyIncome} × 12' },
  { id: 'totalInterest', label: 'Total interest', formula: '{monthlyIncome} × {monthsHeld}' },
  {
    id: 'deduction',
    label: 'Deduction for closing early',
    formula:
      '{counted} × if({monthsHeld} < {mis.earlyUntil}, {mis.early}, if({monthsHeld} < {mis.months}, {mis.later}, 0)) ÷ 100',
  },
  { id: 'principalBack', label: 'Deposit you get back', formula: '{counted} − {deduction}' },
  { id: 'netGain', label: 'Total gain', formula: '{totalInterest} − {deduction}' },
] satisfies readonly WorkingStep[];
