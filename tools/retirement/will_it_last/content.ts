import type { Content } from '#engine';

export default {
  title: 'How we work out the chance that your money lasts',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Most retirement calculators use the same return for every year. Real years differ, and nobody knows their order. This calculator follows all the futures that an average return and a volatility allow. It shows in how many of them your savings pay for every year until the age you choose.',
        'It also shows how much you can spend a month if the money is to last in most futures, for example in 85 of 100. And it shows at what age the money is gone in the worst tenth of them.',
      ],
    },
    {
      heading: 'Why the order of years matters',
      paragraphs: [
        'Take ₹1 crore and spend ₹9 lakh at the start of each year. Ten years bring −20%, −10%, −5% and then seven times 12%, all after inflation. The money does not cover the tenth year. Now let the seven good years come first and the three bad years after them: ₹59,24,870 is left.',
        'If you spend nothing, both orders end at ₹1,51,21,061. If you spend, what you sold cheaply in the first years is gone when markets recover. This is called sequence-of-returns risk. So the amount left at a steady return is no promise. In the first example it is ₹1,36,81,835, yet the money lasts in only 71 of 100 futures.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: [
        'A year’s growth is lognormal: s² = ln(1 + v² ÷ (1 + m)²) and mean logarithm ln(1 + m) − s² ÷ 2. m is the expected return and v the volatility. Everything is in today’s money, after inflation. If you have deposits, m and v are those of the mix.',
        'Other calculators try a few thousand random futures and show a different figure each time. We calculate the chance exactly, with no random simulation. Year by year, on a fine grid, we carry forward the chance of having more than each amount. The steps of the grid change the result by less than 0.01 percentage points.',
      ],
      formula: 'Money left after a year = (money left before − the year’s spending) × growth',
      list: [
        'A year’s spending is 12 times your monthly expenses minus other income. If in one of the futures there is not enough for a whole year, the money has run out.',
        'If you spend less in bad years, a year uses at most the share of the money you set. But you never cut more than the largest cut you enter.',
        'One future in ten has less left than “Worst tenth” and one in four less than “Worst quarter”. One in four has more than “Best quarter” and one in ten more than “Best tenth”.',
      ],
    },
    {
      heading: 'What changes the chance most',
      paragraphs: ['In the first example, the money lasts in 71 of 100 futures. Change one thing and it lasts in:'],
      list: [
        '56.5 with a return of 9% instead of 10%.',
        '56.4 with inflation of 7% instead of 6%.',
        '59.6 with a volatility of 16% instead of 12%.',
        '79.2 if you spend up to 10% less in bad years.',
        '90.5 with a pension of ₹30,000 a month for life, even one that never rises.',
        '69.5 with 30% in deposits at 7%: the years are calmer, but you earn less.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Crashes deeper and longer than a lognormal curve allows. Real markets have had them.',
        'Years that depend on each other. In this model, several bad years in a row happen only by chance.',
        'Inflation that changes from year to year.',
        'Tax, charges, illness, and selling in fear after a fall.',
        'The true average return, which nobody knows. Try one point less before you trust a figure.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the Will My Money Last calculator',
    steps: [
      { name: 'Enter your savings and expenses', text: 'Enter what a month costs at today’s prices.' },
      {
        name: 'Enter the ages',
        text: 'Choose a high age for the end. Many people live longer than they expect.',
      },
      {
        name: 'Set return and volatility',
        text: 'Both are under More options, with inflation. Return and volatility are assumptions about your mix of shares, debt and deposits.',
      },
      {
        name: 'Add other income',
        text: 'Under More options, add pension or rent, deposits, and spending less in bad years.',
      },
      {
        name: 'Read the chance',
        text: 'If it is too low, look at what you can spend with the chance you want.',
      },
    ],
  },
  faq: [
    {
      question: 'What chance is good enough?',
      answer:
        'That is your choice. At 85%, the plan fails in about one future in seven. If you can spend less when markets fall, or have a pension that pays for food and rent, a lower chance can do. If you have nothing else, you may want 95%.',
    },
    {
      question: 'What is a safe withdrawal rate?',
      answer:
        'The share of your savings you can spend in the first year, and then raise with prices, without running out. The 4% rule is one example, from American markets. The calculator shows your own rate: {example.0.spendable} a month from ₹2 crore is 3.6% a year, for 30 years with a chance of 85%.',
    },
    {
      question: 'Is this a Monte Carlo simulation?',
      answer:
        'It answers the same question without random numbers. A simulation tries a few thousand random futures. We calculate all of them at once, so the same inputs always show the same answer.',
    },
    {
      question: 'Does more volatility always lower the chance?',
      answer:
        'Nearly always. The exception is a plan that spends too much. Only unusually good years could save it, and more volatility makes those more likely. Such a plan is a gamble.',
    },
    {
      question: 'How can I raise the chance?',
      answer:
        'Spend less from the start, or only in bad years. Start later. Secure a lifelong income that covers part of your expenses. More deposits alone may not help. They are calmer but earn less, and inflation does not stop.',
    },
  ],
} satisfies Content;
