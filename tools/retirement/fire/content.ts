import type { Content } from '#engine';

export default {
  title: 'How financial independence is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'FIRE is short for financial independence, retire early. It is the day your savings pay for your life and work becomes a choice. The calculator finds that month, the money you need by then, and its value in today’s money.',
        'It also shows the amount you need by a withdrawal rate. And it shows how much is enough today to stop saving and still retire later.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Every month, the calculator compares your money with what all later months would cost. The answer is the first month in which your money covers them. Money you have not spent yet keeps growing at your return after retirement.',
      ],
      formula: 'You need = monthly expenses then × what ₹1 a month, rising with prices, costs for the months left',
      list: [
        'At 30, with ₹10 lakh saved, ₹40,000 a month invested and expenses of ₹50,000, you are free at {example.0.fireAge}. You then need {example.0.neededThen}, or {example.0.needed} in today’s money.',
        'You spend the money to the last rupee by the age you enter. Choose a later age if you want some left over.',
        'The longer it must last, the more you need. To stop today at 30 you would need {example.0.neededNow}.',
      ],
    },
    {
      heading: 'The 4% rule',
      paragraphs: [
        'A withdrawal rate is the share of your money you spend in the first year. The 4% rule comes from the United States, for 30 years of retirement and American shares and bonds. In India prices have risen faster, and if you stop at 45 your money must last longer. Many people use 3% to 3.5%. It is a rule of thumb and ignores your age.',
      ],
    },
    {
      heading: 'Coast, lean and fat',
      list: [
        'Coast FIRE: what you have today grows to your retirement money without another rupee. You still work to pay for your life.',
        'Lean FIRE: you live on 70% of what you spend now.',
        'Fat FIRE: you live on 150% of it.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax when you sell.',
        'Years when markets fall, especially soon after you stop.',
        'Health costs, which rise faster than other prices.',
        'Money for children and a home. Deduct it from what you have saved.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the FIRE calculator',
    steps: [
      {
        name: 'Enter your age and expenses',
        text: 'Enter what your household spends in a normal month. Leave out savings.',
      },
      {
        name: 'Enter what you have and save',
        text: 'Leave out the home you live in. Add a yearly step-up you can manage.',
      },
      {
        name: 'Check the assumptions',
        text: 'Under More options, set the returns, inflation, and how long the money should last.',
      },
      { name: 'Read the result', text: 'See the age, the money, and the table from lean to fat.' },
    ],
  },
  faq: [
    {
      question: 'How much do I need to retire early in India?',
      answer:
        'It depends on what you spend and how long it must last. At a return 2 points above inflation, ₹50,000 a month from 50 to 90 takes {example.0.needed} in today’s money. That is 28 times a year’s spending.',
    },
    {
      question: 'Why do I need so much more by then?',
      answer:
        'Because prices rise. At 6% a year they more than triple in 20 years. The figure in today’s money shows what it is worth to you now.',
    },
    {
      question: 'Should I include EPF and PPF?',
      answer:
        'Yes, if you can use them by then. You can take EPF and NPS money out only later. If you stop at 45, you need other money for the years before.',
    },
    {
      question: 'What is a savings rate?',
      answer:
        'The share of your take-home pay that you save. It matters more than the return: you save more, and you have less to pay for later.',
    },
    {
      question: 'Is the age certain?',
      answer:
        'No. It assumes steady returns, and no market has those. The link below the results tests the same money against bad years.',
    },
  ],
} satisfies Content;
