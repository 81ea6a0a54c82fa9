import type { Content } from '#engine';

export default {
  title: 'A < B & “C”',
  sections: [
    { heading: 'First', paragraphs: ['PPF gives {ppf.rate} since {ppf.rate|since}.'] },
    { heading: 'Second', formula: 'value = value × value' },
  ],
} satisfies Content;
