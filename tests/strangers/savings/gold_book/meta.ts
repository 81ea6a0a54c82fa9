import type { Meta } from '#engine';

export default {
  id: 'gold_book',
  path: '/savings/gold-book',
  title: 'Gold [24K + 22K] "Purchase" Book (1 gram)',
  icon: 'notebook-pen',
  description: 'What your gold purchases cost, how many grams you have, and when you reach the grams that you want.',
  metaDescription:
    'Enter your purchases of gold with their days and see the average price of a gram and the month of your goal.',
  keywords: 'jewellery book, gold grams',
  asked: 'gold purchase book, average price of my gold, grams of gold i have, book of gold purchases',
} satisfies Meta;
