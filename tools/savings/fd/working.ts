import type { WorkingStep } from '#engine';
import { afterTaxStep, tdsSteps } from '../bank-deposit.ts';

const cumulative = { payout: 'maturity' } as const;
const quarterly = { payout: 'quarterly' } as const;
const monthly = { payout: 'monthly' } as const;
const paidOut = { payout: ['quarterly', 'monthly'] } as const;

/** The interest of year k where it stays in the deposit, and where it is paid out so many times a year. */
const inDeposit =
  '{amount} × ((1 + {periodRate})^({frequency} × min(k, {years})) − (1 + {periodRate})^({frequency} × (k − 1)))';
const paidIn = (times: number) => `{payoutAmount} × (min(${times} × k, {payouts}) − ${times} × (k − 1))`;

/** How the interest is worked out: it stays in the deposit, or is paid out. */
export const working = [
  { id: 'investedAmount', label: 'Amount deposited', formula: '{amount}' },
  {
    id: 'periodRate',
    label: 'Interest rate per period',
    formula: '{rate} ÷ {frequency} ÷ 100',
    showWhen: cumulative,
  },
  {
    id: 'periods',
    label: 'Number of times interest is added',
    formula: '{frequency} × {years}',
    showWhen: cumulative,
  },
  {
    id: 'effectiveYield',
    label: 'Effective yield (p.a.)',
    formula: '((1 + {periodRate})^{frequency} − 1) × 100',
    showWhen: cumulative,
  },
  {
    id: 'maturityValue',
    label: 'Maturity value',
    formula: '{amount} × (1 + {periodRate})^{periods}',
    showWhen: cumulative,
  },
  { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {amount}', showWhen: cumulative },
  {
    id: 'payoutAmount',
    label: 'Interest per quarter',
    formula: '{amount} × {rate} ÷ 4 ÷ 100',
    showWhen: quarterly,
  },
  {
    id: 'payoutAmount',
    label: 'Interest per month',
    formula: '{amount} × ((1 + {rate} ÷ 4 ÷ 100)^(1 ÷ 3) − 1)',
    showWhen: monthly,
  },
  {
    id: 'payouts',
    label: 'Full quarters',
    formula: 'floor({years} × 4)',
    decimals: 0,
    showWhen: quarterly,
  },
  { id: 'payouts', label: 'Full months', formula: 'floor({years} × 12)', decimals: 0, showWhen: monthly },
  { id: 'totalInterest', label: 'Total interest', formula: '{payoutAmount} × {payouts}', showWhen: paidOut },
  afterTaxStep,
  ...tdsSteps('ceil({years})', inDeposit, cumulative),
  ...tdsSteps('ceil({payouts} ÷ 4)', paidIn(4), quarterly),
  ...tdsSteps('ceil({payouts} ÷ 12)', paidIn(12), monthly),
] satisfies readonly WorkingStep[];
