import type { WorkingStep } from '#engine';

/** How the deduction is worked out. */
export const working = [
  {
    id: 'selfLimit',
    label: 'Limit for your family',
    formula: '{health.seniorCap}',
    kind: 'currency',
    showWhen: { selfSenior: true },
  },
  {
    id: 'selfLimit',
    label: 'Limit for your family',
    formula: '{health.cap}',
    kind: 'currency',
    showWhen: { selfSenior: false },
  },
  {
    id: 'selfOther',
    label: 'Premiums and bills that count for your family',
    formula: 'min({selfPremium} + {selfMedical}, {selfLimit})',
    kind: 'currency',
    showWhen: { selfSenior: true },
  },
  {
    id: 'selfOther',
    label: 'Premiums that count for your family',
    formula: 'min({selfPremium}, {selfLimit})',
    kind: 'currency',
    showWhen: { selfSenior: false },
  },
  {
    id: 'selfChecks',
    label: 'Check-ups that count for your family',
    formula: 'min({selfCheckup}, {health.checkup}, {selfLimit} − {selfOther})',
    kind: 'currency',
  },
  { id: 'selfDeduction', label: 'For you and your family', formula: '{selfOther} + {selfChecks}' },
  {
    id: 'parentsLimit',
    label: 'Limit for your parents',
    formula: '{health.seniorCap}',
    kind: 'currency',
    showWhen: { parentsSenior: true },
  },
  {
    id: 'parentsLimit',
    label: 'Limit for your parents',
    formula: '{health.cap}',
    kind: 'currency',
    showWhen: { parentsSenior: false },
  },
  {
    id: 'parentsOther',
    label: 'Premiums and bills that count for your parents',
    formula: 'min({parentsPremium} + {parentsMedical}, {parentsLimit})',
    kind: 'currency',
    showWhen: { parentsSenior: true },
  },
  {
    id: 'parentsOther',
    label: 'Premiums that count for your parents',
    formula: 'min({parentsPremium}, {parentsLimit})',
    kind: 'currency',
    showWhen: { parentsSenior: false },
  },
  {
    id: 'parentsChecks',
    label: 'Check-ups that count for your parents',
    formula: 'min({parentsCheckup}, {health.checkup} − {selfChecks}, {parentsLimit} − {parentsOther})',
    kind: 'currency',
  },
  { id: 'parentsDeduction', label: 'For your parents', formula: '{parentsOther} + {parentsChecks}' },
  { id: 'deduction', label: 'Deduction under section 80D', formula: '{selfDeduction} + {parentsDeduction}' },
  { id: 'taxSaved', label: 'Tax saved', formula: '{deduction} × {slabRate} ÷ 100 × (1 + {tax.cess} ÷ 100)' },
] satisfies readonly WorkingStep[];
