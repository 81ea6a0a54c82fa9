import type { WorkingStep } from '#engine';

const reducing = { rateKind: 'reducing' } as const;
const flat = { rateKind: 'flat' } as const;
/** Rows of charges cannot stand in a formula; the key facts add them up. */
const onlyFee = { otherCharges: { below: 1 } } as const;

/** Steps with the same id are for different choices; only one of them is shown. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
  // as a sum, because the closed form loses digits at tiny rates
  {
    id: 'emi',
    label: 'Monthly EMI',
    formula: '{loanAmount} ÷ sum(k, 1, {months}, (1 + {monthlyRate}) ^ (−k))',
    showWhen: reducing,
  },
  {
    id: 'emi',
    label: 'Monthly EMI',
    formula: '({loanAmount} + {loanAmount} × {monthlyRate} × {months}) ÷ {months}',
    showWhen: flat,
  },
  { id: 'totalPaid', label: 'All EMIs', formula: '{emi} × {months}' },
  { id: 'interest', label: 'Total interest', formula: '{totalPaid} − {loanAmount}' },
  {
    id: 'charges',
    label: 'All charges',
    formula: '{loanAmount} × {feePercent} ÷ 100 × (1 + if({feeGst}, {gst.loanFee}, 0) ÷ 100)',
    showWhen: onlyFee,
  },
  {
    id: 'netReceived',
    label: 'You receive',
    formula: '{loanAmount} − {charges} − {advanceEmis} × {emi}',
    showWhen: onlyFee,
  },
  {
    id: 'costPer100',
    label: 'Cost of each ₹100',
    formula: '100 × ({interest} + {charges}) ÷ {loanAmount}',
    kind: 'currency',
    decimals: 2,
    showWhen: onlyFee,
  },
] satisfies readonly WorkingStep[];
