import type { Meta } from '#engine';

export default {
  id: 'net_worth',
  path: '/other/net-worth-tracker',
  title: 'Net Worth Tracker',
  short: 'Net worth',
  icon: 'gem',
  description: 'See what you own minus what you owe.',
  metaDescription:
    'Free net worth tracker for India: list assets and loans, see net worth, debt to assets and liquid assets, and keep dated snapshots in your own browser.',
  keywords: 'assets, liabilities, wealth, net assets, networth, संपत्ति',
  asked:
    'net worth, net worth ghar, net worth house, net worth home, net worth car, net worth gold, net worth loan, my net worth, what is my net worth, assets and liabilities, my wealth, how rich am i, total assets',
} satisfies Meta;
