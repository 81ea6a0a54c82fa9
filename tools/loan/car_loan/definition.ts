import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 800_000, rate: 9, tenure: 7 },
  chips: [500_000, 800_000, 1_000_000, 1_500_000],
  help: {
    loanAmount: 'The on-road price less the down payment and what your old car fetches.',
    rate: 'The yearly rate on a reducing balance. A flat rate costs far more than the same number here.',
  },
  basis: 'One rate for the whole tenure, first EMI a month after the payout. Fees and insurance are left out.',
  examples: [
    {
      title: '₹8 lakh at 9% for 7 years',
      inputs: {},
      outputs: { emi: 12_871, totalInterest: 281_186, totalPayment: 1_081_186 },
      source: 'a balance carried month by month in exact decimals',
    },
    {
      title: '₹8 lakh at 9% for 5 years, two years shorter',
      inputs: { tenure: 5 },
      outputs: { emi: 16_607, totalInterest: 196_401, totalPayment: 996_401 },
      source: 'a balance carried month by month in exact decimals',
    },
  ],
  content,
});
