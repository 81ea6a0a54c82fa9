import type { Meta } from '#engine';

export default {
  id: 'my_tool',
  path: '/other/my-tool',
  title: 'My Tool',
  icon: 'calculator',
  description: 'See what is left to pay after a discount.',
  metaDescription:
    'Free discount calculator for India: what is left to pay and what is saved, for any price and any discount.',
  keywords: 'discount',
} satisfies Meta;
