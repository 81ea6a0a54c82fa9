import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    // #region shown
    senior: { kind: 'toggle', label: 'I am 60 or older', help: 'Banks then pay 0.5% more.', default: false },
    // #endregion
  },
  outputs: { interest: { kind: 'currency', label: 'Interest in a year' } },
  basis: ['The rate is 7%, and 7.5% from the age of 60.'],
  examples: [{ title: '₹1,00,000 at the age of 65', inputs: { senior: true }, outputs: { interest: 7_500 } }],
  compute: ({ amount, senior }) => ({ interest: (amount * (senior ? 7.5 : 7)) / 100 }),
});
