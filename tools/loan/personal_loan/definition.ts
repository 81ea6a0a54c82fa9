import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 500_000, rate: 12, tenure: 5 },
  chips: [100_000, 300_000, 500_000, 1_000_000],
  rates: { min: 9, max: 30 },
  tenures: { min: 1, max: 7 },
  related: ['emi_calculator', 'loan_cost', 'loan_comparison', 'loan_eligibility', 'budget_planner'],
  help: {
    loanAmount: 'The amount sanctioned, before any fee is taken off.',
    rate: 'The yearly rate on a reducing balance, not a flat rate or a rate per month.',
  },
  basis: 'The rate is fixed unless new rates are entered. Insurance sold with the loan is left out.',
  examples: [
    {
      title: '₹5 lakh at 12% for 5 years',
      inputs: {},
      outputs: { emi: 11_122, totalInterest: 167_333, totalPayment: 667_333 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹5 lakh at 12% for 3 years, two years shorter',
      inputs: { tenure: 3 },
      outputs: { emi: 16_607, totalInterest: 97_858, totalPayment: 597_858 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹5 lakh for 5 years at 16%',
      inputs: { rate: 16 },
      outputs: { emi: 12_159, totalInterest: 229_542, totalPayment: 729_542 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹5 lakh with a fee of 2% and ₹1 lakh prepaid in month 13',
      inputs: { feePercent: 2, prepayments: [{ amount: 100_000, every: 'once', from: 13 }] },
      outputs: { totalInterest: 117_441, months: 47, interestSaved: 49_892, monthsSaved: 13, fee: 10_000, apr: 13.206 },
      source: 'a separate month-by-month calculation',
    },
  ],
  asks: [
    { text: 'How much can I borrow for {target} a month?', input: 'loanAmount', output: 'emi', target: 10_000 },
    { text: 'How soon is it repaid with {target} a month?', input: 'tenure', output: 'emi', target: 15_000 },
    {
      text: 'How large a loan costs {target} in interest?',
      input: 'loanAmount',
      output: 'totalInterest',
      target: 100_000,
    },
  ],
  content,
});
