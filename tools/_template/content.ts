import type { Content } from '#engine';

export default {
  title: 'How a discount is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: ['It takes a percentage off a price.', 'It shows what is left to pay and what is saved.'],
      formula: 'To pay = price × (1 − discount ÷ 100)',
    },
    {
      heading: 'What it leaves out',
      list: ['Delivery and other charges that a shop adds after the discount.'],
    },
  ],
  howTo: {
    name: 'How to work out a discount',
    steps: [
      { name: 'Enter the price', text: 'Type the price before the discount.' },
      { name: 'Enter the discount', text: 'Type it as a percentage.' },
      { name: 'Read the result', text: 'Both figures change as you type.' },
    ],
  },
  faq: [
    {
      question: 'Is 20% off and then 10% off the same as 30% off?',
      answer: 'No. The second is taken off the lower price, so both together come to 28%.',
    },
  ],
} satisfies Content;
