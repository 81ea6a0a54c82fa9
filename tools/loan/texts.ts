/** The rule on charges for paying a loan early, in the same words on all pages on loans. */
export const freePrepayment =
  'Banks may not charge an individual for prepaying a floating-rate loan, unless it was taken for business. This covers home loans since {loan.freePrepayment@2012-06-05|since} and all such floating-rate term loans since {loan.freePrepayment@2014-05-07|since} ({loan.freePrepayment@2014-05-07|source}). For loans sanctioned or renewed from {loan.freePrepayment|since}, the rule covers every lender that the Reserve Bank regulates ({loan.freePrepayment|source}). From that day it also bars the charge on floating-rate business loans to individuals and to micro and small enterprises: {loan.freeBusinessPrepayment}.';

/** The text on the inputs under More options, the same for every loan. */
export const moreOptions = [
  'Monthly payment: pay more than the EMI, and the loan ends sooner. If the EMI rises above this amount, for example after a new rate, you pay the EMI.',
  'Yearly rise in EMI: the EMI is that much higher from month 13, and again every 12 months. The balance falls faster, and the loan ends sooner.',
  'Prepayment: an amount you pay once, every month or every year, right after that month’s EMI. All of it reduces the balance.',
  'New interest rate: the rate from a given month, for when your floating rate resets. Add one row for each reset.',
  'Keep the EMI: you pay the same, and the loan ends sooner (or later, if the rate rises). Keep the tenure: the lender works out a new EMI for the months left.',
  'Processing fee: the lender deducts it from the loan amount. The APR (rate with the fee) includes it in the yearly cost, so you can compare two offers.',
  'First EMI date: adds dates to the schedule, and a table of interest and principal by financial year (April to March).',
] as const;
