import type { WorkingStep } from '#engine';
import { realStep } from '../../todays-money.ts';
import { maturitySteps, yearSteps } from '../scheme-working.ts';

/** How the balance of a PPF account is worked out. */
export const working = [
  { id: 'paidYears', label: 'Years with a deposit', formula: '{years}', decimals: 0, showWhen: { depositYears: 0 } },
  {
    id: 'paidYears',
    label: 'Years with a deposit',
    formula: 'min({years}, {depositYears})',
    decimals: 0,
    showWhen: { depositYears: { above: 0 } },
  },
  { id: 'yearlyRate', label: 'Interest on ₹1 in a year', formula: '{rate} ÷ 100' },
  ...yearSteps,
  ...maturitySteps({
    years: '{years}',
    paid: '{paidYears}',
    grown:
      '{yearlyDeposit} × {aYear} × ((1 + {yearlyRate})^{paidYears} − 1) ÷ {yearlyRate} × (1 + {yearlyRate})^({years} − {paidYears})',
  }),
  realStep('{maturityValue}', '{years}'),
] satisfies readonly WorkingStep[];
