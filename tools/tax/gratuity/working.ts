import type { WorkingStep } from '#engine';

const underAct = { coveredByAct: true } as const;
const term = { ...underAct, fixedTerm: true } as const;
const noTerm = { ...underAct, fixedTerm: false } as const;
const notCovered = { coveredByAct: false } as const;
const resigned = { leaving: 'resigned' } as const;
const died = { leaving: 'deathOrDisablement' } as const;

/** How gratuity is worked out. */
export const working = [
  {
    id: 'wages',
    label: 'Pay of a month that counts',
    formula: 'max({salary}, {totalPay} × {gratuity.wageShare} ÷ 100)',
    kind: 'currency',
    showWhen: underAct,
  },
  {
    id: 'counted',
    label: 'Years that count',
    formula: 'max(0, ceil({years} − 0.5))',
    kind: 'years',
    showWhen: noTerm,
  },
  { id: 'counted', label: 'Years that count', formula: '{years}', kind: 'years', showWhen: term },
  {
    id: 'aYear',
    label: 'Pay for a year of service',
    formula: '{wages} × {gratuity.daysPaid} ÷ {gratuity.daysInMonth}',
    kind: 'currency',
    showWhen: underAct,
  },
  {
    id: 'counted',
    label: 'Years that count',
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
      { ...resigned, ...noTerm },
      { ...resigned, ...notCovered },
    ],
  },
  {
    id: 'gratuity',
    label: 'Gratuity',
    formula: 'if({counted} ≥ {gratuity.fixedTermYears}, {aYear} × {counted}, 0)',
    showWhen: { ...resigned, ...term },
  },
  { id: 'gratuity', label: 'Gratuity', formula: '{aYear} × {counted}', showWhen: died },
  {
    id: 'taxFree',
    label: 'Tax-free part',
    formula: 'min({gratuity}, max(0, {gratuity.taxFree} − {exemptionUsed}))',
    showWhen: { employer: 'private' },
  },
  { id: 'taxFree', label: 'Tax-free part', formula: '{gratuity}', showWhen: { employer: 'government' } },
  { id: 'taxable', label: 'Taxable part', formula: '{gratuity} − {taxFree}' },
] satisfies readonly WorkingStep[];
