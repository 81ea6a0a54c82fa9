import type { Meta } from '#engine';

export default {
  id: 'rent_or_buy',
  path: '/other/rent-or-buy-calculator',
  title: 'Rent or Buy Calculator',
  short: 'Rent or buy',
  icon: 'building-2',
  description: 'See whether renting or buying leaves you richer.',
  metaDescription:
    'Free rent or buy calculator for India: compare buying a home on a loan with renting and investing the difference, and the year from which buying is ahead.',
  keywords:
    'rent vs buy, buy or rent, own house, home, flat, EMI vs rent, real estate, किराया, kiraya ya ghar, किराया या घर, kiraye par ya ghar',
  asked:
    'rent or buy, rent vs buy, buy or rent a house, should i buy a house, emi vs rent, rent vs home loan, ghar kharide ya kiraye par rahe, ghar ya kiraya, kiraye pe rahu, ghar lu ya kiraye, घर लूं या किराए, किराये पर रहूं, kiraya ya kharidna, kiraya dena ya, kiraya dena better, rent dena ya, kiraya ya flat, flat kharidna ya, ghar kharidna ya, kiraye par ya, किराया देना या, rent pe rahu ya, rent se better ghar, kiraye se better ghar, rent better ghar',
  vague: 'home, flat',
} satisfies Meta;
