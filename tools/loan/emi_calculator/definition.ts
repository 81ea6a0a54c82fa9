import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 1_000_000, rate: 8.5, tenure: 20 },
  chips: [500_000, 1_000_000, 2_500_000, 5_000_000],
  rates: [5, 20],
  tenures: [1, 30],
  related: ['home_loan', 'car_loan', 'personal_loan', 'loan_comparison', 'loan_cost', 'loan_eligibility'],
  examples: [
    {
      title: 'A plain loan: ₹10 lakh for 20 years',
      inputs: {},
      outputs: { emi: 8678, totalInterest: 1_082_776, totalPayment: 2_082_776 },
    },
    {
      title: '₹1 lakh bonus prepaid after a year: the loan ends sooner',
      inputs: { prepayments: [{ amount: 100_000, every: 'once', from: 13 }] },
      outputs: {
        ...{ interestSaved: 318_232, monthsSaved: 48, months: 192, emi: 8678, totalInterest: 764_543 },
        // one prepayment, and without a fee the APR is the rate
        ...{ prepaid: 100_000, apr: 8.5 },
      },
      source: 'a month-by-month calculation',
    },
    {
      title: 'Same bonus, same tenure: the EMI falls',
      inputs: { prepayments: [{ amount: 100_000, every: 'once', from: 13 }], keep: 'tenure' },
      outputs: { interestSaved: 101_353, totalInterest: 981_423, months: 240, monthsSaved: 0 },
      source: 'a month-by-month calculation',
    },
  ],
  asks: [
    { text: 'How much can I borrow for an EMI of {target}?', input: 'loanAmount', output: 'emi' },
    { text: 'How many years to repay with an EMI of {target}?', input: 'tenure', output: 'emi' },
    { text: 'Which interest rate makes the EMI {target}?', input: 'rate', output: 'emi' },
  ],
  content,
});
