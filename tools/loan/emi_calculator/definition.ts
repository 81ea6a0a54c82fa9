import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 1_000_000, rate: 8.5, tenure: 20 },
  chips: [500_000, 1_000_000, 2_500_000, 5_000_000],
  rates: { min: 5, max: 20 },
  tenures: { min: 1, max: 30 },
  related: ['home_loan', 'car_loan', 'personal_loan', 'loan_comparison', 'loan_cost', 'loan_eligibility'],
  examples: [
    {
      title: '₹10 lakh at 8.5% for 20 years',
      inputs: {},
      outputs: { emi: 8678, totalInterest: 1_082_776, totalPayment: 2_082_776 },
    },
    {
      title: '₹1 lakh at 5% for one year',
      inputs: { loanAmount: 100_000, rate: 5, tenure: 1 },
      outputs: { emi: 8561, totalInterest: 2729, totalPayment: 102_729 },
    },
    {
      title: '₹10 lakh with ₹1 lakh prepaid in month 13, the same EMI',
      inputs: { prepayments: [{ amount: 100_000, every: 'once', from: 13 }] },
      outputs: { emi: 8678, totalInterest: 764_543, months: 192, interestSaved: 318_232, monthsSaved: 48 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹10 lakh with ₹1 lakh prepaid in month 13, the same tenure',
      inputs: { prepayments: [{ amount: 100_000, every: 'once', from: 13 }], keep: 'tenure' },
      outputs: { totalInterest: 981_423, months: 240, interestSaved: 101_353, monthsSaved: 0 },
      source: 'a separate month-by-month calculation',
    },
  ],
  asks: [
    { text: 'How much can I borrow for an EMI of {target}?', input: 'loanAmount', output: 'emi', target: 30_000 },
    { text: 'In how many years is it repaid with an EMI of {target}?', input: 'tenure', output: 'emi', target: 10_000 },
    { text: 'Which interest rate makes the EMI {target}?', input: 'rate', output: 'emi', target: 8_000 },
  ],
  content,
});
