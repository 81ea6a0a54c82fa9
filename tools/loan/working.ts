import type { WorkingStep } from '#engine';

/** Without prepayments and new rates the totals have a formula too; with them they follow from the schedule. */
const unchanged = { prepayments: { below: 1 }, rateChanges: { below: 1 }, emiRise: 0 };
const byEmi = { ...unchanged, payFixed: 0 };
const byMore = { ...unchanged, payFixed: { above: 0 } };

/**
 * How the EMI of a loan on a reducing balance is worked out, and its total while nothing changes.
 *
 * @param also what else must hold for the total to have a formula
 */
export const loanWorking = <const R extends object>(also: R) =>
  [
    { id: 'tenureMonths', label: 'Tenure in months', formula: 'round({tenure} × 12)', decimals: 0 },
    { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
    {
      id: 'emi',
      label: 'Monthly EMI',
      formula:
        '{loanAmount} × {monthlyRate} × (1 + {monthlyRate})^{tenureMonths} ÷ ((1 + {monthlyRate})^{tenureMonths} − 1)',
    },
    {
      id: 'totalPayment',
      label: 'You repay, before fees',
      formula: '{emi} × {tenureMonths}',
      showWhen: { ...byEmi, ...also },
    },
    {
      id: 'payment',
      label: 'You pay every month',
      formula: 'max({emi}, {payFixed})',
      kind: 'currency',
      decimals: 2,
      showWhen: { ...byMore, ...also },
    },
    {
      id: 'months',
      label: 'Months to repay the loan',
      formula:
        'if({payment} > {emi}, ceil(−ln(1 − {loanAmount} × {monthlyRate} ÷ {payment}) ÷ ln(1 + {monthlyRate})), {tenureMonths})',
      showWhen: { ...byMore, ...also },
    },
    {
      id: 'lastOwed',
      label: 'Balance before the last payment',
      formula:
        '{loanAmount} × (1 + {monthlyRate})^{months} − {payment} × ((1 + {monthlyRate})^({months} − 1) − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
      kind: 'currency',
      decimals: 2,
      showWhen: { ...byMore, ...also },
    },
    {
      id: 'totalPayment',
      label: 'You repay, before fees',
      formula: '{payment} × ({months} − 1) + {lastOwed}',
      showWhen: { ...byMore, ...also },
    },
    {
      id: 'totalInterest',
      label: 'Total interest',
      formula: '{totalPayment} − {loanAmount}',
      showWhen: { ...unchanged, ...also },
    },
    {
      id: 'plainInterest',
      label: 'Interest if you pay only the EMI',
      formula: '{emi} × {tenureMonths} − {loanAmount}',
      kind: 'currency',
      showWhen: { rateChanges: { below: 1 }, interestSaved: { above: 0 }, ...also },
    },
    {
      id: 'interestSaved',
      label: 'Interest saved',
      formula: '{plainInterest} − {totalInterest}',
      showWhen: { ...byMore, interestSaved: { above: 0 }, ...also },
    },
    {
      id: 'fee',
      label: 'Processing fee',
      formula: '{loanAmount} × {feePercent} ÷ 100',
      showWhen: { feePercent: { above: 0 } },
    },
  ] as const satisfies readonly WorkingStep[];
