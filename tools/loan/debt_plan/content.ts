import type { Content } from '#engine';
import { freePrepayment } from '../texts.ts';

export default {
  title: 'How to pay off several debts',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You owe money in several places and have one amount a month for all of it. This planner pays each debt its minimum and puts the rest into one debt at a time. You see which debt to pay first, when each one ends, the total interest, and what each order costs.',
        'To compare, it also shows the minimums alone: you never pay more than you must, and once a debt ends, you spend what it took.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Balance after a month = balance × (1 + yearly rate ÷ 12) − minimum − share of the rest',
      list: [
        'Highest rate first (avalanche): the rest goes to the debt with the highest rate. This costs the least interest.',
        'Smallest balance first (snowball): the rest goes to the balance that is smallest once that month’s minimums are paid. Your first debt usually ends sooner, which helps many people to go on.',
        'When a debt ends, what it took goes to the next one, so you pay the same amount every month until the last.',
      ],
    },
    {
      heading: 'Example: a card, a loan and an appliance',
      paragraphs: [
        'A card of ₹1,50,000 at 42%, a personal loan of ₹3,00,000 at 14% and an appliance EMI of ₹80,000 at 0% need ₹24,467 a month together. With {example.0.budget} a month and the card first, all three end after 20 months, and the interest is {example.0.totalInterest}. The minimums alone take 36 months and cost {example.0.minimumInterest} in interest.',
        'With the appliance first, the first debt ends after 6 months instead of 12, and the interest is {example.1.totalInterest}.',
      ],
    },
    {
      heading: 'Charges for paying early',
      paragraphs: [freePrepayment],
    },
    {
      heading: 'What it leaves out',
      list: [
        'GST on a card’s interest, {gst.cardInterest} of it ({gst.cardInterest|source}). To include it, enter a rate higher by that share: 49.56% instead of 42%.',
        'A minimum due that falls with the card’s balance. Here it stays the same every month.',
        'New purchases, late fees, and charges for closing a fixed-rate loan early.',
        'Tax saved on the interest of a home or education loan.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan the way out of debt',
    steps: [
      {
        name: 'Enter your debts',
        text: 'For each one its balance, the yearly rate and what you must pay a month: the EMI or the card’s minimum due. For a card, multiply the monthly rate by 12.',
      },
      {
        name: 'Enter what you can pay a month in all',
        text: 'At least the sum of the minimums. Every rupee above it ends your debts sooner.',
      },
      { name: 'Choose which debt first', text: 'Try both orders and compare the interest.' },
      {
        name: 'Follow the table by month',
        text: 'It says which debt is being cleared. Pay the others their minimum, and that one all the rest.',
      },
    ],
  },
  faq: [
    {
      question: 'Should I use the snowball or the avalanche?',
      answer:
        'The avalanche, highest rate first, costs the least. The snowball, smallest balance first, gives you a finished debt sooner. If the planner shows a small difference, choose the one you will stick with.',
    },
    {
      question: 'Should I use my savings to pay off debt?',
      answer:
        'Keep a few months’ spending for emergencies. Above that, money in a deposit earns far less than a card costs.',
    },
    {
      question: 'Why pay extra into one debt only, and not a little into each?',
      answer:
        'A rupee saves interest at the rate of the debt it goes to. Spread over all, part of it goes to the cheaper ones. And no debt ends early, so no payment becomes free for the next.',
    },
    {
      question: 'Why does the planner refuse my amount?',
      answer:
        'It is less than your minimums together, or interest would grow faster than you pay. The message names the debt and an amount that works. If you cannot pay it, ask the lender for a longer loan before you miss a payment.',
    },
    {
      question: 'Do all lenders take extra payments?',
      answer:
        'A card does. For a loan, ask about charges for part-payment. An appliance EMI at 0% is best left at its minimum: paying it early saves no interest.',
    },
    {
      question: 'Is one large loan for all debts better?',
      answer:
        'It can be, if its rate is well below your card’s and you stop using the card. Compare its total interest, fee included, with the total interest on this page. The link under the results opens the Personal Loan Calculator with what you owe.',
    },
  ],
} satisfies Content;
