import type { Content } from '#engine';

export default {
  title: 'How the book works',
  sections: [
    {
      heading: 'The average price',
      paragraphs: ['All that you paid is divided by all the grams that you bought, whatever the day.'],
      formula: 'average price = sum of amounts ÷ sum of grams',
    },
  ],
  howTo: {
    name: 'Keep the book',
    steps: [{ name: 'Add a purchase', text: 'Enter its day, its grams and what you paid.' }],
  },
  faq: [{ question: 'Does it know the price of today?', answer: 'No. It only knows what you enter.' }],
} satisfies Content;
