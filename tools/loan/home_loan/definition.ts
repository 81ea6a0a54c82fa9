import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
  chips: [2_500_000, 5_000_000, 7_500_000, 10_000_000],
  help: {
    loanAmount: 'The price of the home less your own down payment.',
    rate: 'A floating rate can change. Enter a higher one to see what a rise would cost.',
  },
  basis:
    'One rate for the whole tenure, with the full loan paid out at the start. Fees, insurance and tax are left out.',
  examples: [
    {
      title: '₹50 lakh at 8.5% for 20 years',
      inputs: {},
      outputs: { emi: 43_391, totalInterest: 5_413_879, totalPayment: 10_413_879 },
      source: 'a balance carried month by month in exact decimals',
    },
    {
      title: '₹50 lakh at 8.5% for 15 years, five years shorter',
      inputs: { tenure: 15 },
      outputs: { emi: 49_237, totalInterest: 3_862_656, totalPayment: 8_862_656 },
      source: 'a balance carried month by month in exact decimals',
    },
    {
      title: '₹50 lakh for 20 years after a rise to 9%',
      inputs: { rate: 9 },
      outputs: { emi: 44_986, totalInterest: 5_796_711, totalPayment: 10_796_711 },
      source: 'a balance carried month by month in exact decimals',
    },
  ],
  content,
});
