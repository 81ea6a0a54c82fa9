import type { Meta } from '#engine';

export default {
  id: 'my_tool',
  path: '/other/my-tool',
  title: 'My Tool',
  icon: 'calculator',
  description: 'My Tool: see what is left to pay after a discount.',
  metaDescription: 'My Tool, free for India: what is left to pay and what is saved, for any price and discount.',
  keywords: 'discount',
} satisfies Meta;
