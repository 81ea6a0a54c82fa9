/** The text on the inputs under More options, the same for every loan. */
export const moreOptions = [
  'I pay this much every month: pay more than the EMI and the loan ends sooner. Where the EMI is more, for example after a new rate, the EMI is paid.',
  'Prepayment: an amount paid once, every month or every year, right after the EMI of its month. All of it reduces the balance.',
  'New interest rate: the rate from a month of the loan on, as a floating rate is reset. Enter one row for each reset.',
  'Keep the EMI: you go on paying the same and the loan ends sooner, or later after a rise. Keep the tenure: the EMI is worked out again for the months that are left.',
  'Processing fee: the lender keeps it back at the start. The rate with the fee (APR) says what the loan costs a year with it, so that two offers can be compared.',
  'Date of the first EMI: the schedule gets calendar months, and a table by financial year shows the interest and principal from April to March.',
] as const;
