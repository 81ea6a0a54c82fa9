import type { Content } from '#engine';

export default {
  title: 'About street lamps',
  sections: [{ heading: 'Power', list: ['An LED lamp needs a fifth of an old one.', 'Nights are longer in winter.'] }],
} satisfies Content;
