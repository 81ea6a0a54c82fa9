import type { WorkingStep } from '#engine';

const equal = { discountKind: 'interest' } as const;
const typed = { discountKind: 'typed' } as const;

/** As a sum, because the closed form loses digits at tiny rates. */
const worth = 'sum(k, 1, {months}, (1 + {monthlyRate}) ^ (−k))';

/** Steps with the same id are for different choices; only one of them is shown. */
export const working = [
  { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
  { id: 'emi', label: 'EMI: the price in equal parts', formula: '{price} ÷ {months}', showWhen: equal },
  { id: 'loan', label: 'What the bank lends', formula: `{price} ÷ {months} × ${worth}`, showWhen: equal },
  { id: 'loan', label: 'What the bank lends', formula: '{price} − {discount}', showWhen: typed },
  { id: 'emi', label: 'EMI', formula: `{loan} ÷ ${worth}`, showWhen: typed },
  { id: 'discountGiven', label: 'Shop’s discount', formula: '{price} − {loan}' },
  { id: 'interest', label: 'Interest to the bank', formula: '{emi} × {months} − {loan}' },
  {
    id: 'gst',
    label: 'GST on the interest',
    formula: '{interest} × if({gstOnInterest}, {gst.cardInterest}, 0) ÷ 100',
  },
  { id: 'feeWithGst', label: 'Fee, with GST', formula: '{fee} × (1 + {gst.loanFee} ÷ 100)' },
  { id: 'totalPaid', label: 'Total payment, with the fee', formula: '{emi} × {months} + {gst} + {feeWithGst}' },
  { id: 'extraPaid', label: 'What it costs you', formula: '{totalPaid} − ({price} − {cashDiscount})' },
] satisfies readonly WorkingStep[];
