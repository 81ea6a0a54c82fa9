import type { WorkingStep } from '#engine';
import { laterSteps, realStep, sameRate } from '../later-rate.ts';

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
  {
    id: 'aYear',
    label: 'What ₹1 deposited in a year becomes by year end',
    formula: '1 + {yearlyRate}',
    showWhen: { ...sameRate, mode: 'yearly' },
  },
  {
    id: 'aYear',
    label: 'What ₹1 deposited in a year becomes by year end',
    formula: '1 + {yearlyRate} × sum(k, 1, 12, k ÷ 12) ÷ 12',
    showWhen: { ...sameRate, mode: 'monthly' },
  },
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
  ...laterSteps({ years: '{yearsLeft}', paid: '{depositsLeft}', share: "if({mode} = 'monthly', 78 ÷ 144, 1)" }),
  { id: 'investedAmount', label: 'Total deposits', formula: '{yearlyDeposit} × {depositsLeft}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount} − {existing}' },
  realStep('{yearsLeft}'),
  { id: 'maturityAge', label: 'Girl’s age at maturity', formula: '{girlAge} + {yearsLeft}' },
] satisfies readonly WorkingStep[];
