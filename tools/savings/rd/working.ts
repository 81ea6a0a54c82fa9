import type { WorkingStep } from '#engine';
import { afterTaxStep, tdsSteps } from '../bank-deposit.ts';

const grown = (months: string) =>
  `((1 + {monthlyRate})^(${months}) − 1) ÷ {monthlyRate} × (1 + {monthlyRate}) − (${months})`;
/** The interest of year k: what the deposits until its end have earned, less what they had earned until its start. */
const interest = `{monthlyDeposit} × (${grown('min(12 × k, {months})')} − (${grown('12 × (k − 1)')}))`;

/** How the value of a recurring deposit is worked out. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Monthly interest rate', formula: '(1 + {rate} ÷ 4 ÷ 100)^(1 ÷ 3) − 1' },
  {
    id: 'maturityValue',
    label: 'Maturity value',
    formula: '{monthlyDeposit} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
  },
  { id: 'investedAmount', label: 'Total deposits', formula: '{monthlyDeposit} × {months}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount}' },
  afterTaxStep,
  ...tdsSteps('ceil({months} ÷ 12)', interest),
] satisfies readonly WorkingStep[];
