import type { Content } from '#engine';

export default {
  title: 'How inflation changes what your money buys',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Inflation is the rise in prices over time. This calculator answers two questions about an amount in today’s rupees. Future cost: what will the same thing cost after some years? Purchasing power: what can today’s amount still buy then, if it lies idle?',
        'At 6% a year, something that costs ₹1 lakh now costs {example.0.futureCost} in ten years. If you keep ₹1 lakh in a drawer for those ten years, it buys what {example.0.purchasingPower} buys now.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'A is the amount today, r the yearly inflation divided by 100, and t the number of years. Each year’s rise comes on top of earlier rises, so the rate compounds.',
      ],
      formula: 'Future cost = A × (1 + r)ᵗ',
      list: [
        'To guess when prices double, divide 72 by the rate: at 6% it takes about 12 years.',
        'The increase in cost is the future cost less the amount today.',
        'Purchasing power is the reverse: we divide A by (1 + r)ᵗ instead of multiplying.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Ups and downs. Real inflation differs from year to year; one steady rate shows roughly how much prices rise.',
        'Your own expenses. If you pay school fees and medical bills, your costs can rise faster than the index.',
        'Interest or returns on the money. Purchasing power assumes cash that earns nothing.',
      ],
    },
    {
      heading: 'Inflation in India',
      list: [
        'The National Statistics Office measures retail inflation with the Consumer Price Index and publishes it every month.',
        'For 1 April 2026 to 31 March 2031 the government has set the Reserve Bank of India a target of 4% for that index, within a band of 2% to 6% (notified in March 2026 under section 45ZA of the Reserve Bank of India Act, 1934).',
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
        text: 'Choose a yearly rate. Use a higher one for costs that rise fast, such as education.',
      },
      { name: 'Enter the years', text: 'Enter how many years until you need the money.' },
      {
        name: 'Read both answers',
        text: 'Plan with the future cost. The purchasing power shows what waiting costs.',
      },
    ],
  },
  faq: [
    {
      question: 'Which inflation rate should I use for India?',
      answer:
        'It depends on the expense. The consumer price index rose by {prices.consumerMean} a year on average in the financial years 2015-16 to 2024-25, and the official target is 4%. Planners often use 5% to 6% for household costs and more for education and health care. Try two or three rates and compare.',
    },
    {
      question: 'What is the difference between future cost and purchasing power?',
      answer:
        'They look at the same rise from two sides. Future cost: how many rupees will the same thing take? Purchasing power: how much will the same rupees buy? At 6% for ten years, the future cost of ₹1 lakh is {example.0.futureCost}, and its purchasing power is {example.0.purchasingPower}.',
    },
    {
      question: 'How do I find my real return after inflation?',
      answer:
        'Divide 1 plus the return by 1 plus the inflation, and subtract 1. A deposit at 7% with inflation of 6% earns 1.07 ÷ 1.06 − 1, or 0.94% a year in what it can buy. You pay tax on the interest before that, which can turn it into a loss.',
    },
    {
      question: 'Is this the Cost Inflation Index for income tax?',
      answer:
        'No. The tax department notifies the Cost Inflation Index each year. It raises the purchase price of some assets when you work out capital gains, and follows only part of the rise in prices. This calculator uses the rate you enter and has nothing to do with tax.',
    },
    {
      question: 'Why does even low inflation matter so much over long periods?',
      answer:
        'It compounds. At 5%, prices rise by 63% in ten years, not by 50%, and in 30 years they are more than four times as high. Retirement plans cover such periods, so they start with future costs.',
    },
    {
      question: 'Can I use it for the past?',
      answer:
        'Yes, roughly. Enter an old price, the average inflation since then and the number of years. The future cost is what the price would be today if it had moved like prices in general.',
    },
  ],
} satisfies Content;
