import type { Meta } from '#engine';
import { defineTool } from '#engine';

// part of meta.ts
// #region shown
export const meta = {
  id: 'meta',
  path: '/reference/meta',
  title: 'Simple Interest on a Deposit',
  short: 'Simple Interest',
  icon: 'percent',
  description: 'See what a deposit earns when interest is not added to it.',
  metaDescription: 'Free simple interest calculator for India: what a deposit earns in any number of years.',
  keywords: 'si, byaj',
  asked: 'simple interest on 1 lakh',
  vague: 'deposit',
} satisfies Meta;
// #endregion

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, min: 1, max: 15, step: 0.1 },
    years: { kind: 'years', label: 'Years', default: 5, min: 1, max: 20, step: 1, accepts: { whole: true } },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest' }, total: { kind: 'currency', label: 'Total' } },
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
  }),
});
