import type { WorkingStep } from '#engine';
import { realStep } from '../../todays-money.ts';
import { maturitySteps, sameRate, yearSteps } from '../scheme-working.ts';

/** How the balance of a Sukanya Samriddhi account is worked out. */
export const working = [
  { id: 'yearlyRate', label: 'Interest on ₹1 in a year', formula: '{rate} ÷ 100' },
  {
    id: 'depositsLeft',
    label: 'Years of deposits',
    formula: 'max(0, {ssy.depositYears} − {accountAge})',
    kind: 'years',
  },
  { id: 'yearsLeft', label: 'Years until maturity', formula: '{ssy.term} − {accountAge}', kind: 'years' },
  ...yearSteps,
  {
    id: 'deposited',
    label: 'Balance when the deposits end',
    formula: '{yearlyDeposit} × {aYear} × ((1 + {yearlyRate})^{depositsLeft} − 1) ÷ {yearlyRate}',
    kind: 'currency',
    showWhen: sameRate,
  },
  ...maturitySteps({
    years: '{yearsLeft}',
    paid: '{depositsLeft}',
    grown: '{deposited} × (1 + {yearlyRate})^({yearsLeft} − {depositsLeft})',
  }),
  realStep('{maturityValue}', '{yearsLeft}'),
  { id: 'maturityAge', label: 'Girl’s age at maturity', formula: '{girlAge} + {yearsLeft}' },
] satisfies readonly WorkingStep[];
