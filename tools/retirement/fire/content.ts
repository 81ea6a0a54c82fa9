import type { Content } from '#engine';

export default {
  title: 'How financial independence is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'FIRE is short for financial independence, retire early: the day your savings pay for your life and work becomes a choice. The calculator finds that month, the money you need by then, and what that is in today’s money.',
        'It also shows the amount by a withdrawal rate, and how much is enough today to save no more and still retire later.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Each month the money you have is set against what all later months would cost. The first month in which it covers them is your answer. What is not spent yet goes on growing at the return after you stop.',
      ],
      formula:
        'Needed = a month’s spending then × what ₹1 a month, rising with prices, costs for the months that are left',
      list: [
        'With the figures shown at first you are free at {example.0.fireAge}. You need {example.0.neededThen} then, which is {example.0.needed} in today’s money.',
        'The money is spent to the last rupee at the age you give. Choose a late age if you want some to be left.',
        'The longer it must last, the more you need: stopping today at 30 would take {example.0.neededNow}.',
      ],
    },
    {
      heading: 'The 4% rule',
      paragraphs: [
        'A withdrawal rate says what share of the money the first year may take. 4% comes from the United States, for 30 years of retirement and American shares and bonds. In India prices have risen faster, and someone who stops at 45 needs the money for longer. Many take 3% to 3.5%. The rate is a rule of thumb: it does not know your age.',
      ],
    },
    {
      heading: 'Coast, lean and fat',
      list: [
        'Coast FIRE: you have enough today that it grows to your retirement money without another rupee. You still work to pay for your life.',
        'Lean FIRE: you live on 70% of what you spend now.',
        'Fat FIRE: you live on 150% of it.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on what you sell.',
        'Years in which markets fall, above all soon after you stop.',
        'Health costs, which rise faster than other prices.',
        'Money for children and a home: take it off what is saved.',
      ],
    },
  ],
  howTo: {
    name: 'How to find the age at which you are free',
    steps: [
      {
        name: 'Enter your age and spending',
        text: 'Take what your household spends in a usual month, without savings.',
      },
      {
        name: 'Enter what you have and save',
        text: 'Leave out the home you live in. Add the yearly step-up you can keep.',
      },
      {
        name: 'Check the assumptions',
        text: 'Under More options: returns, inflation, and the age until which it should last.',
      },
      { name: 'Read the result', text: 'See the age, the money, and the table from lean to fat.' },
    ],
  },
  faq: [
    {
      question: 'How much do I need to retire early in India?',
      answer:
        'It depends on what you spend and how long it must last. With 2 points of return above inflation, ₹50,000 a month from 50 to 90 takes {example.0.needed} in today’s money, or 28 times a year’s spending.',
    },
    {
      question: 'Why is the needed amount so much larger by then?',
      answer:
        'Prices. At 6% a year they are more than three times as high after 20 years. The figure in today’s money says what it is worth to you now.',
    },
    {
      question: 'Should EPF and PPF count?',
      answer:
        'Yes, if you can use them by then. EPF and NPS open late: if you stop at 45, you need other money for the years before.',
    },
    {
      question: 'What is a savings rate?',
      answer:
        'The share of your take-home pay that you save. It decides more than the return: a higher rate means more saved and less to pay for later.',
    },
    {
      question: 'Is the age certain?',
      answer:
        'No. It follows from steady returns, which no market gives. The link below the results tests the same money against bad years.',
    },
  ],
} satisfies Content;
