import type { Meta } from '#engine';

export default {
  id: 'z9_x10',
  path: '/loan/z9-x10',
  title: 'Z9: Who’s “X10” & Co?',
  short: 'Z9',
  icon: 'rocket',
  description: 'Every kind of chart, kept values, months, figures below zero and names that other code uses.',
  metaDescription:
    'A made-up calculator with every kind of chart, values that are kept, and names that other code uses as well.',
  asked: 'z9, z9 x10, who is x10, x10 co',
} satisfies Meta;
