import type { WorkingStep } from '#engine';

/** How the exempt part of HRA comes about. */
export const working = [
  { id: 'basic', label: 'Basic salary of a year', formula: '{basicSalary} × 12', kind: 'currency' },
  { id: 'received', label: 'HRA received in a year', formula: '{hraReceived} × 12', kind: 'currency' },
  {
    id: 'rent',
    label: 'Rent above the set share of basic salary',
    formula: 'max(0, {rentPaid} × 12 − {basic} × {hra.rentLess} ÷ 100)',
    kind: 'currency',
  },
  {
    id: 'share',
    label: 'Share of basic salary for the city',
    formula: '{basic} × {hra.metroShare} ÷ 100',
    kind: 'currency',
    showWhen: { city: 'metro' },
  },
  {
    id: 'share',
    label: 'Share of basic salary for the city',
    formula: '{basic} × {hra.otherShare} ÷ 100',
    kind: 'currency',
    showWhen: { city: 'nonMetro' },
  },
  { id: 'exemptedHra', label: 'Exempt HRA a year', formula: 'min({received}, {rent}, {share})' },
  { id: 'taxableHra', label: 'Taxable HRA a year', formula: '{received} − {exemptedHra}' },
] satisfies readonly WorkingStep[];
