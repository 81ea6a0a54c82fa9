import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 800_000, rate: 9, tenure: 7 },
  chips: [500_000, 800_000, 1_000_000, 1_500_000],
  rates: [5, 20],
  tenures: [1, 8],
  related: ['emi_calculator', 'loan_cost', 'loan_comparison', 'personal_loan', 'loan_eligibility'],
  help: {
    loanAmount: 'On-road price less the down payment and your old car’s value.',
    rate: 'The yearly reducing balance rate. A flat rate costs far more.',
  },
  basis: 'The first EMI is due a month after the payout. Insurance and document charges are not included.',
  examples: [
    {
      title: 'A family car: ₹8 lakh for 7 years',
      inputs: {},
      outputs: {
        ...{ emi: 12_871, totalInterest: 281_186, totalPayment: 1_081_186 },
        // without a prepayment nothing is saved, and without a fee the APR is the rate
        ...{ interestSaved: 0, monthsSaved: 0, prepaid: 0, apr: 9 },
      },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same car, paid off in 5 years',
      inputs: { tenure: 5 },
      outputs: { emi: 16_607, totalInterest: 196_401, totalPayment: 996_401 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same car, with an EMI that rises 10% a year',
      inputs: { emiRise: 10 },
      outputs: { months: 65, totalInterest: 231_943, interestSaved: 49_243, monthsSaved: 19 },
      source: 'a month-by-month calculation',
    },
  ],
  asks: [
    { text: 'How large a car loan fits an EMI of {target}?', input: 'loanAmount', output: 'emi' },
    { text: 'How long do I pay for the car at {target} a month?', input: 'tenure', output: 'emi' },
  ],
  content,
});
