import type { Content } from '#engine';

export default {
  title: 'How inflation changes what money buys',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Inflation is the rise of prices over time. The calculator answers two questions about an amount in today’s rupees. The future cost is what the same thing will cost after some years. The purchasing power is what today’s amount will still buy then, if it lies idle.',
        'At 6% a year, something that costs ₹1 lakh now costs {example.0.futureCost} in ten years. ₹1 lakh kept in a drawer for those ten years buys what {example.0.purchasingPower} buys now.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'A is the amount today, r the yearly inflation as a fraction (0.06 for 6%), and t the number of years. Prices rise on prices that have already risen, so the rate compounds.',
      ],
      formula: 'Future cost = A × (1 + r)ᵗ',
      list: [
        'To guess when prices double, divide 72 by the rate: at 6% it takes about 12 years.',
        'The increase in cost is the future cost less the amount today.',
        'Purchasing power turns it round: A is divided by (1 + r)ᵗ instead of multiplied.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Ups and downs. Real inflation differs from year to year; one steady rate shows the order of magnitude.',
        'Your own basket. A family with school fees and medical bills can see its costs rise faster than the index.',
        'Interest or returns on the money. Purchasing power is worked out for cash that earns nothing.',
      ],
    },
    {
      heading: 'Inflation in India',
      list: [
        'Retail inflation is measured by the Consumer Price Index of the National Statistics Office, published every month.',
        'For 1 April 2026 to 31 March 2031 the government has set the Reserve Bank of India a target of 4% for that index, with a band from 2% to 6% (notified in March 2026 under section 45ZA of the Reserve Bank of India Act, 1934).',
        'In the financial years 2015-16 to 2024-25 the index rose by {prices.consumerMean} a year on average ({prices.consumerMean|source}).',
      ],
    },
  ],
  howTo: {
    name: 'How to use the inflation calculator',
    steps: [
      { name: 'Enter the amount', text: 'Type what the goal, fee or monthly budget costs today.' },
      {
        name: 'Enter the inflation rate',
        text: 'Choose a yearly rate. A higher one suits costs that rise fast, such as education.',
      },
      { name: 'Enter the years', text: 'Give the time until you will need the money.' },
      {
        name: 'Read both answers',
        text: 'The future cost is what to plan for; the purchasing power shows what waiting costs.',
      },
    ],
  },
  faq: [
    {
      question: 'Which inflation rate should I use for India?',
      answer:
        'That depends on the expense. The consumer price index rose by {prices.consumerMean} a year on average in the financial years 2015-16 to 2024-25, and the official target is 4%. Planners often take 5% to 6% for household costs and more for education and health care. Try two or three rates and see how far apart the answers are.',
    },
    {
      question: 'What is the difference between future cost and purchasing power?',
      answer:
        'They look at the same rise from two sides. Future cost keeps the thing fixed and asks how many rupees it will take. Purchasing power keeps the rupees fixed and asks how much of the thing they will buy. At 6% for ten years ₹1 lakh turns into {example.0.futureCost} one way and {example.0.purchasingPower} the other.',
    },
    {
      question: 'How do I find my real return after inflation?',
      answer:
        'Divide 1 plus the return by 1 plus the inflation, and subtract 1. A deposit at 7% with inflation of 6% gains 1.07 ÷ 1.06 − 1, or 0.94% a year in what it can buy. Tax on the interest comes off before that, and can turn it into a loss.',
    },
    {
      question: 'Is this the Cost Inflation Index of income tax?',
      answer:
        'No. The Cost Inflation Index is a table that the tax department notifies each year to raise the purchase price of some assets when capital gains are worked out. It follows only a part of the rise in prices. This calculator uses the rate you enter and has nothing to do with tax.',
    },
    {
      question: 'Why does even low inflation matter so much over long periods?',
      answer:
        'Because it compounds. At 5% prices rise by 63% in ten years, not by 50%, and in 30 years they are more than four times as high. Retirement plans cover such periods, which is why they start from future costs.',
    },
    {
      question: 'Can I use it for the past?',
      answer:
        'In a way. Enter an old price, the average inflation since then and the years that have passed: the future cost is what the price would be today, had it moved like prices in general.',
    },
  ],
} satisfies Content;
