import type { WorkingStep } from '#engine';

/** How the exempt part of HRA is worked out. */
export const working = [
  { id: 'basic', label: 'Basic salary for these months', formula: '{basicSalary} × {months}', kind: 'currency' },
  { id: 'received', label: 'HRA received for these months', formula: '{hraReceived} × {months}', kind: 'currency' },
  {
    id: 'rent',
    label: 'Rent minus the set share of basic salary',
    formula: 'max(0, {rentPaid} × {months} − {basic} × {hra.rentLess} ÷ 100)',
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
  { id: 'exemptedHra', label: 'Exempt HRA', formula: 'min({received}, {rent}, {share})' },
  { id: 'taxableHra', label: 'Taxable HRA', formula: '{received} − {exemptedHra}' },
] satisfies readonly WorkingStep[];
