import type { WorkingStep } from '#engine';

const flat = { rateKind: 'flat' } as const;
const reducing = { rateKind: 'reducing' } as const;

export const flatEmi = '({loanAmount} + {loanAmount} × {monthlyRate} × {months}) ÷ {months}';
/** As a sum, because the closed form loses digits at tiny rates. */
export const reducingEmi = '{loanAmount} ÷ sum(k, 1, {months}, (1 + {monthlyRate}) ^ (−k))';

/** Steps with the same id are for different choices; only one of them is shown. */
export const working = [
  { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0 },
  { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
  { id: 'emi', label: 'EMI at a flat rate', formula: flatEmi, showWhen: flat },
  { id: 'emi', label: 'EMI on a reducing balance', formula: reducingEmi, showWhen: reducing },
  { id: 'otherEmi', label: 'EMI on a reducing balance', formula: reducingEmi, showWhen: flat },
  { id: 'otherEmi', label: 'EMI at a flat rate', formula: flatEmi, showWhen: reducing },
  { id: 'totalPaid', label: 'You repay, before fees', formula: '{emi} × {months}' },
  { id: 'totalInterest', label: 'Total interest', formula: '{totalPaid} − {loanAmount}' },
  {
    id: 'extraInterest',
    label: 'Extra interest at a flat rate',
    formula: '({emi} − {otherEmi}) × {months}',
    showWhen: flat,
  },
  {
    id: 'extraInterest',
    label: 'Extra interest at a flat rate',
    formula: '({otherEmi} − {emi}) × {months}',
    showWhen: reducing,
  },
  {
    id: 'fee',
    label: 'Fee, with GST',
    formula: '{loanAmount} × {feePercent} ÷ 100 × (1 + if({feeGst}, {gst.loanFee}, 0) ÷ 100)',
    showWhen: { feePercent: { above: 0 } },
  },
  {
    id: 'flatRate',
    label: 'Same interest as a flat rate',
    formula: '{totalInterest} ÷ {loanAmount} × 12 ÷ {months} × 100',
    showWhen: reducing,
  },
] satisfies readonly WorkingStep[];
