import type { Content } from '#engine';

export default {
  title: 'How it is worked out',
  sections: [{ heading: 'What this shows', paragraphs: ['A figure.'] }],
} satisfies Content;
