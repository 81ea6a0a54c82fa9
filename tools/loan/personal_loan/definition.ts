import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 500_000, rate: 12, tenure: 5 },
  chips: [100_000, 300_000, 500_000, 1_000_000],
  help: {
    loanAmount: 'The amount sanctioned, before any fee is taken off.',
    rate: 'The yearly rate on a reducing balance, not a flat rate or a rate a month.',
  },
  basis: 'A fixed rate for the whole tenure. The processing fee, GST on it and insurance are left out.',
  examples: [
    {
      title: '₹5 lakh at 12% for 5 years',
      inputs: {},
      outputs: { emi: 11_122, totalInterest: 167_333, totalPayment: 667_333 },
      source: 'a balance carried month by month in exact decimals',
    },
    {
      title: '₹5 lakh at 12% for 3 years, two years shorter',
      inputs: { tenure: 3 },
      outputs: { emi: 16_607, totalInterest: 97_858, totalPayment: 597_858 },
      source: 'a balance carried month by month in exact decimals',
    },
    {
      title: '₹5 lakh for 5 years at 16%',
      inputs: { rate: 16 },
      outputs: { emi: 12_159, totalInterest: 229_542, totalPayment: 729_542 },
      source: 'a balance carried month by month in exact decimals',
    },
  ],
  content,
});
