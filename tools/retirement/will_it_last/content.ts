import type { Content } from '#engine';

export default {
  title: 'How the chance that money lasts is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Most retirement calculators use one return for every year. Real years differ, and nobody knows their order. This one follows all futures that a mean return and a volatility allow, and says in how many of them your savings pay for every year until the age you choose.',
        'It also says how much you could spend a month if the money is to last in most futures, for example in 85 of 100, and at what age it is gone in the worst tenth of them.',
      ],
    },
    {
      heading: 'Why the order of years counts',
      paragraphs: [
        'Take ₹1 crore, from which ₹9 lakh is spent at the start of each year, and ten years that bring −20%, −10%, −5% and then seven times 12%, all after inflation. The money is not enough for the tenth year. Let the seven good years come first and the same three bad years after them: ₹59,24,870 is left.',
        'Without any spending both orders end at ₹1,51,21,061. With it, what you sell cheaply in the first years is no longer there when markets recover. This is called sequence-of-returns risk. It is why the amount left at a steady return is no promise: in the first example it is ₹1,36,81,835, yet the money lasts in only 71 of 100 futures.',
      ],
    },
    {
      heading: 'How it is calculated',
      paragraphs: [
        'A year’s growth is lognormal: s² = ln(1 + v² ÷ (1 + m)²) and mean logarithm ln(1 + m) − s² ÷ 2, with the expected return m and the volatility v. Everything is counted at today’s prices, so inflation is taken off. With deposits, m and v are those of the mix.',
        'Other calculators draw some thousands of futures by lot, and show another figure each time. Here the chance that more than each amount is left is carried from one year to the next on a fine grid. The result is within 0.01 percentage points of the exact one.',
      ],
      formula: 'Left after a year = (left before − spending of the year) × growth',
      list: [
        'The spending of a year is 12 times the monthly spending less the other income. A future in which it cannot be paid has run out.',
        'If you spend less in bad years, a year takes at most the share of what is left that you set, but never less than the spending after the largest cut.',
        'One future in ten has less left than “worst tenth” and one in four less than “worst quarter”; one in four has more than “best quarter” and one in ten more than “best tenth”.',
      ],
    },
    {
      heading: 'What changes the chance most',
      paragraphs: ['Of the first example, 71 of 100 futures last. With one thing changed it is:'],
      list: [
        '56.5 with a return of 9% in place of 10%.',
        '56.4 with inflation of 7% in place of 6%.',
        '59.6 with a volatility of 16% in place of 12%.',
        '79.2 if you spend up to 10% less in bad years.',
        '90.5 with a pension of ₹30,000 a month for life, even one that never rises.',
        '69.5 with 30% in deposits at 7%: they make the years calmer, but bring less.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Crashes that are deeper and last longer than a lognormal curve says. Real markets have had them.',
        'Years that hang together: several bad ones in a row are as likely here as chance makes them.',
        'Inflation that changes from year to year.',
        'Tax, charges, illness, and selling in fear after a fall.',
        'The true mean return, which nobody knows. Try one point less before you trust a figure.',
      ],
    },
  ],
  howTo: {
    name: 'How to check whether your money lasts',
    steps: [
      { name: 'Enter your savings and your spending', text: 'Use what a month costs at today’s prices.' },
      {
        name: 'Enter the ages',
        text: 'Take a high age for the end. Many people live longer than they expect.',
      },
      {
        name: 'Set inflation, return and volatility',
        text: 'Under More options. The last two are assumptions about your mix of shares, debt and deposits.',
      },
      {
        name: 'Add what else comes in',
        text: 'Under More options: pension or rent, deposits, and spending less in bad years.',
      },
      {
        name: 'Read the chance',
        text: 'If it is too low, look at the spending that would last with the chance you want.',
      },
    ],
  },
  faq: [
    {
      question: 'Which chance is good enough?',
      answer:
        'That is your choice. At 85% the plan fails in about one future in seven. If you could spend less when markets fall, or have a pension that pays for food and rent, a lower chance can do. Someone with nothing else may want 95%.',
    },
    {
      question: 'What is a safe withdrawal rate?',
      answer:
        'The share of the savings that can be spent in the first year, and then raised with prices, without running out. The 4% rule is one, found with American markets. Here the spending that lasts is your own rate: {example.0.spendable} a month from ₹2 crore is 3.6% a year for 30 years and a chance of 85%.',
    },
    {
      question: 'Is this a Monte Carlo simulation?',
      answer:
        'It answers the same question, without random numbers. A simulation tries some thousands of futures by lot. This calculation takes all of them at once, so the same inputs always give the same answer.',
    },
    {
      question: 'Does more volatility always lower the chance?',
      answer:
        'Nearly always. The exception is a plan that asks for too much: only unusually good years could save it, and these become more likely with volatility. Such a plan is a gamble.',
    },
    {
      question: 'How can I raise the chance?',
      answer:
        'Spend less from the start, or only in bad years. Begin later. Secure an income for life that covers part of the spending. More deposits alone need not help: they bring calm, but also a lower return, and inflation goes on.',
    },
  ],
} satisfies Content;
