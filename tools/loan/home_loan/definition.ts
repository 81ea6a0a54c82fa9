import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
  chips: [2_500_000, 5_000_000, 7_500_000, 10_000_000],
  rates: { min: 5, max: 20 },
  tenures: { min: 1, max: 30 },
  related: ['loan_eligibility', 'loan_comparison', 'emi_calculator', 'tax_calculator'],
  help: {
    loanAmount: 'The price of the home less your own down payment.',
    rate: 'A floating rate can change: enter new rates under More options.',
  },
  basis: 'The full loan is paid out at the start. Stamp duty, insurance and tax are left out.',
  examples: [
    {
      title: '₹50 lakh at 8.5% for 20 years',
      inputs: {},
      outputs: { emi: 43_391, totalInterest: 5_413_879, totalPayment: 10_413_879 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹50 lakh at 8.5% for 15 years, five years shorter',
      inputs: { tenure: 15 },
      outputs: { emi: 49_237, totalInterest: 3_862_656, totalPayment: 8_862_656 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹50 lakh for 20 years after a rise to 9%',
      inputs: { rate: 9 },
      outputs: { emi: 44_986, totalInterest: 5_796_711, totalPayment: 10_796_711 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹50 lakh with ₹1 lakh prepaid every year, the same EMI',
      inputs: { prepayments: [{ amount: 100_000, every: 'year', from: 12 }] },
      outputs: { totalInterest: 3_558_489, months: 168, prepaid: 1_300_000, interestSaved: 1_855_389, monthsSaved: 72 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: '₹50 lakh with a rate of 9.5% from month 25, the same tenure',
      inputs: { rateChanges: [{ from: 25, rate: 9.5 }], keep: 'tenure' },
      outputs: { emi: 43_391, totalInterest: 6_060_347, months: 240, apr: 9.248 },
      source: 'a separate month-by-month calculation',
    },
  ],
  content,
});
