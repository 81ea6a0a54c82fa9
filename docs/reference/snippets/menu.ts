import type { Catalogue, Meta } from '#engine';

// #region shown
export const meta = {
  id: 'simple_interest',
  path: '/investment/simple-interest',
  title: 'Simple Interest on a Deposit',
  short: 'Simple Interest',
  icon: 'percent',
  description: 'See what a deposit earns when interest is not added to it.',
  metaDescription: 'Free simple interest calculator for India: what a deposit earns in any number of years.',
  keywords: 'si, byaj',
  asked: 'simple interest on 1 lakh',
  vague: 'deposit',
} satisfies Meta;

export const catalogue = {
  fallback: 'simple_interest',
  landing: {
    start: ['simple_interest'],
    live: [{ title: 'Interest', tool: 'simple_interest' }],
    wants: [{ title: 'Save money', tool: 'simple_interest' }],
  },
  groups: [
    {
      id: 'investment',
      title: 'Investment Calculators',
      tools: [
        'simple_interest',
        { id: 'gold_bond', path: '/investment/gold-bond', title: 'Gold Bond', icon: 'gem' }, // still to come
      ],
    },
  ],
} satisfies Catalogue;
// #endregion
