import { defineTool } from '#engine';
import { loanParts } from '../reducing-balance.ts';
import { loanWorking } from '../working.ts';
import content from './content.ts';

const plain = loanParts({
  defaults: { loanAmount: 500_000, rate: 12, tenure: 5 },
  chips: [100_000, 300_000, 500_000, 1_000_000],
  rates: [9, 30],
  tenures: [1, 7],
  related: ['emi_calculator', 'loan_cost', 'loan_comparison', 'loan_eligibility', 'budget_planner'],
  help: {
    loanAmount: 'The sanctioned amount, before any fee.',
    rate: 'The yearly reducing balance rate, not a flat or monthly rate.',
  },
  basis: 'The rate is fixed unless you enter new rates. Insurance sold with the loan is not included.',
  examples: [
    {
      title: 'A wedding: ₹5 lakh for 5 years at 12%',
      inputs: {},
      outputs: {
        ...{ emi: 11_122, totalInterest: 167_333, totalPayment: 667_333 },
        // without a prepayment nothing is saved, and without a fee the APR is the rate
        ...{ interestSaved: 0, monthsSaved: 0, prepaid: 0, apr: 12 },
      },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same wedding loan, paid off in 3 years',
      inputs: { tenure: 3 },
      outputs: { emi: 16_607, totalInterest: 97_858, totalPayment: 597_858 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same wedding loan at 16%, after a weaker credit score',
      inputs: { rate: 16 },
      outputs: { emi: 12_159, totalInterest: 229_542, totalPayment: 729_542 },
      source: 'a month-by-month calculation',
    },
  ],
  asks: [
    { text: 'How much can I borrow for {target} a month?', input: 'loanAmount', output: 'emi' },
    { text: 'How long do I repay at {target} a month?', input: 'tenure', output: 'emi' },
    {
      text: 'How large a loan costs {target} in interest?',
      input: 'loanAmount',
      output: 'totalInterest',
    },
  ],
  content,
});

export default defineTool({
  ...plain,
  // most lenders charge one, and it can change which offer is the cheapest
  inputs: { ...plain.inputs, feePercent: { ...plain.inputs.feePercent, more: undefined } },
  working: loanWorking({}),
});
