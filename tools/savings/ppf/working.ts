import type { WorkingStep } from '#engine';
import { realStep } from '../../todays-money.ts';
import { laterSteps, sameRate } from '../later-rate.ts';
import { yearShare, yearSteps } from '../scheme-account.ts';

const deposits =
  '{yearlyDeposit} × {aYear} × ((1 + {yearlyRate})^{paidYears} − 1) ÷ {yearlyRate} × (1 + {yearlyRate})^({years} − {paidYears})';

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
  { id: 'maturityValue', label: 'Maturity value', formula: deposits, showWhen: { ...sameRate, existing: 0 } },
  {
    id: 'fromExisting',
    label: 'What your current balance grows to',
    formula: '{existing} × (1 + {yearlyRate})^{years}',
    showWhen: { ...sameRate, existing: { above: 0 } },
  },
  {
    id: 'maturityValue',
    label: 'Maturity value',
    formula: `${deposits} + {fromExisting}`,
    showWhen: { ...sameRate, existing: { above: 0 } },
  },
  ...laterSteps({ years: '{years}', paid: '{paidYears}', share: yearShare }),
  { id: 'investedAmount', label: 'Total deposits', formula: '{yearlyDeposit} × {paidYears}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount} − {existing}' },
  realStep('{maturityValue}', '{years}'),
] satisfies readonly WorkingStep[];
