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
    label: 'Family’s premiums and bills, within the limit',
    formula: 'min({selfPremium} + {selfMedical}, {selfLimit})',
    kind: 'currency',
    showWhen: { selfSenior: true },
  },
  {
    id: 'selfOther',
    label: 'Family’s premiums, within the limit',
    formula: 'min({selfPremium}, {selfLimit})',
    kind: 'currency',
    showWhen: { selfSenior: false },
  },
  {
    id: 'selfChecks',
    label: 'Family’s check-ups, within the limit',
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
    label: 'Parents’ premiums and bills, within the limit',
    formula: 'min({parentsPremium} + {parentsMedical}, {parentsLimit})',
    kind: 'currency',
    showWhen: { parentsSenior: true },
  },
  {
    id: 'parentsOther',
    label: 'Parents’ premiums, within the limit',
    formula: 'min({parentsPremium}, {parentsLimit})',
    kind: 'currency',
    showWhen: { parentsSenior: false },
  },
  {
    id: 'parentsChecks',
    label: 'Parents’ check-ups, within the limit',
    formula: 'min({parentsCheckup}, {health.checkup} − {selfChecks}, {parentsLimit} − {parentsOther})',
    kind: 'currency',
  },
  { id: 'parentsDeduction', label: 'For your parents', formula: '{parentsOther} + {parentsChecks}' },
  { id: 'deduction', label: 'Deduction under section 80D', formula: '{selfDeduction} + {parentsDeduction}' },
  { id: 'taxSaved', label: 'Tax saved', formula: '{deduction} × {slabRate} ÷ 100 × (1 + {tax.cess} ÷ 100)' },
] satisfies readonly WorkingStep[];
