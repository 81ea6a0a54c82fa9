import type { WorkingStep } from '#engine';

/** How gratuity comes about. */
export const working = [
  {
    id: 'counted',
    label: 'Years that count',
    formula: 'max(0, ceil({years} − 0.5))',
    kind: 'years',
    showWhen: { coveredByAct: true },
  },
  {
    id: 'aYear',
    label: 'Pay for a year of service',
    formula: '{salary} × {gratuity.daysPaid} ÷ {gratuity.daysInMonth}',
    kind: 'currency',
    showWhen: { coveredByAct: true },
  },
  {
    id: 'counted',
    label: 'Years that count',
    formula: 'floor({years})',
    kind: 'years',
    showWhen: { coveredByAct: false },
  },
  {
    id: 'aYear',
    label: 'Pay for a year of service',
    formula: '{salary} ÷ 2',
    kind: 'currency',
    showWhen: { coveredByAct: false },
  },
  { id: 'gratuity', label: 'Gratuity', formula: 'if({counted} ≥ {gratuity.leastYears}, {aYear} × {counted}, 0)' },
  { id: 'taxFree', label: 'Tax-free part', formula: 'min({gratuity}, {gratuity.taxFree})' },
  { id: 'taxable', label: 'Taxable part', formula: '{gratuity} − {taxFree}' },
] satisfies readonly WorkingStep[];
