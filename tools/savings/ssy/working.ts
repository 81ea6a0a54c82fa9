import type { WorkingStep } from '#engine';
import { realStep } from '../../todays-money.ts';
import { laterSteps, sameRate } from '../later-rate.ts';
import { yearShare, yearSteps } from '../scheme-account.ts';

const held = { ...sameRate, existing: { above: 0 } } as const;
const deposits = '{deposited} × (1 + {yearlyRate})^({yearsLeft} − {depositsLeft})';

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
  { id: 'maturityValue', label: 'Maturity value', formula: deposits, showWhen: { ...sameRate, existing: 0 } },
  {
    id: 'fromExisting',
    label: 'What your current balance grows to',
    formula: '{existing} × (1 + {yearlyRate})^{yearsLeft}',
    showWhen: held,
  },
  { id: 'maturityValue', label: 'Maturity value', formula: `${deposits} + {fromExisting}`, showWhen: held },
  ...laterSteps({ years: '{yearsLeft}', paid: '{depositsLeft}', share: yearShare }),
  { id: 'investedAmount', label: 'Total deposits', formula: '{yearlyDeposit} × {depositsLeft}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount} − {existing}' },
  realStep('{maturityValue}', '{yearsLeft}'),
  { id: 'maturityAge', label: 'Girl’s age at maturity', formula: '{girlAge} + {yearsLeft}' },
] satisfies readonly WorkingStep[];
