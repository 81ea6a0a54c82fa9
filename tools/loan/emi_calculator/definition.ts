import { reducingBalanceLoan } from '../reducing-balance.ts';
import content from './content.ts';

export default reducingBalanceLoan({
  defaults: { loanAmount: 1_000_000, rate: 8.5, tenure: 20 },
  chips: [500_000, 1_000_000, 2_500_000, 5_000_000],
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
  ],
  content,
});
