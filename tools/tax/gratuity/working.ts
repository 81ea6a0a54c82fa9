import type { WorkingStep } from '#engine';

const underAct = { coveredByAct: true } as const;
const term = { ...underAct, fixedTerm: true } as const;
const rounded = { ...underAct, fixedTerm: false, leaving: ['resigned', 'disablement'] } as const;
const notCovered = { coveredByAct: false } as const;
const resigned = { leaving: 'resigned' } as const;
const cut = { leaving: ['deathOrDisablement', 'disablement'] } as const;

/** How gratuity is worked out. */
export const working = [
  {
    id: 'wages',
    label: 'Monthly pay used',
    formula: 'max({salary}, {totalPay} × {wages.leastShare} ÷ 100)',
    kind: 'currency',
    showWhen: underAct,
  },
  {
    id: 'counted',
    label: 'Years used',
    formula: 'max(0, ceil({years} − 0.5))',
    kind: 'years',
    showWhen: rounded,
  },
  {
    id: 'counted',
    label: 'Years used',
    formula: 'max(0, {years})',
    kind: 'years',
    showWhen: [term, { ...underAct, fixedTerm: false, leaving: 'deathOrDisablement' }],
  },
  {
    id: 'aYear',
    label: 'Pay for a year of service',
    formula: '{wages} × {gratuity.daysPaid} ÷ {gratuity.daysInMonth}',
    kind: 'currency',
    showWhen: underAct,
  },
  {
    id: 'counted',
    label: 'Years used',
    formula: 'floor({years})',
    kind: 'years',
    showWhen: notCovered,
  },
  {
    id: 'aYear',
    label: 'Pay for a year of service',
    formula: '{salary} ÷ 2',
    kind: 'currency',
    showWhen: notCovered,
  },
  {
    id: 'gratuity',
    label: 'Gratuity',
    formula: 'if({counted} ≥ {gratuity.leastYears}, {aYear} × {counted}, 0)',
    showWhen: [
      { ...resigned, ...underAct, fixedTerm: false },
      { ...resigned, ...notCovered },
    ],
  },
  {
    id: 'gratuity',
    label: 'Gratuity',
    formula: 'if({counted} ≥ {gratuity.fixedTermYears}, {aYear} × {counted}, 0)',
    showWhen: { ...resigned, ...term },
  },
  { id: 'gratuity', label: 'Gratuity', formula: '{aYear} × {counted}', showWhen: cut },
  {
    id: 'taxFree',
    label: 'Tax-free part',
    formula: 'min({gratuity}, max(0, {gratuity.taxFree} − {exemptionUsed}))',
    showWhen: { employer: 'private' },
  },
  { id: 'taxFree', label: 'Tax-free part', formula: '{gratuity}', showWhen: { employer: 'government' } },
  {
    id: 'byLaw',
    label: 'What the employer must pay by law',
    formula: 'min({gratuity}, {gratuity.lawMost})',
    showWhen: underAct,
  },
  { id: 'taxable', label: 'Taxable part', formula: '{gratuity} − {taxFree}' },
] satisfies readonly WorkingStep[];
