import type { Content } from '#engine';

export default {
  title: 'How a retirement corpus is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A retirement corpus is the money you have on the day you stop working. Enter what you spend now. The calculator lets prices rise until you retire and shows how much you need to pay for your life until the age you choose. It then shows the monthly SIP that builds the corpus, on top of what you have saved.',
        'The table follows your money year by year. It grows while you save, reaches the corpus on the day you retire, and falls to 0 at the last age you entered.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'E is one year of expenses at the prices of your retirement date: monthly expenses × 12 × (1 + inflation)ᵗ, with t years until retirement. r is the real return after retirement, that is, after inflation: (1 + return) ÷ (1 + inflation) − 1. m is the number of years in retirement.',
      ],
      formula: 'Corpus = E × (1 − (1 + r)⁻ᵐ) ÷ r',
      list: [
        'If the return equals inflation, r is 0 and the corpus is simply E × m.',
        'This is an ordinary annuity: you take each year’s expenses at the end of the year, at that day’s prices. The first withdrawal in the table is one year after retirement. It is E plus one more year of inflation.',
        'Some planners take each year’s money at the start of the year. That corpus is larger by one year of real return: ₹7.71 crore instead of ₹7.64 crore with the figures shown at first.',
        'The SIP is the monthly amount, invested at the start of each month, that grows to the corpus at the return before retirement.',
      ],
    },
    {
      heading: 'Current savings, other income and a step-up',
      paragraphs: [
        'You can enter what you already have. If you leave the other figures as they are, ₹10 lakh of savings grows to {example.1.fromExisting} by age 60. The SIP falls from {example.0.requiredSip} to {example.1.requiredSip} a month.',
        'A pension or rent of ₹20,000 a month in today’s money lowers the corpus from {example.0.corpus} to {example.2.corpus}. A SIP that rises 5% every year starts at ₹14,493 instead of {example.0.requiredSip}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income that does not rise with prices, such as a fixed annuity. To allow for that, enter less than its amount.',
        'Tax on growth and withdrawals. It depends on where you keep the money and on that year’s rules.',
        'Bad years. Real returns are uneven, and a fall in the first years of retirement hurts more than a later one. If you leave the figures as they are, a corpus for a steady return lasts in fewer than half of all futures. The Will My Money Last Calculator shows the chance for your own figures.',
      ],
    },
    {
      heading: 'Retirement saving in India',
      paragraphs: [
        'Most people build the corpus from several sources. Salaried people have the provident fund. The Public Provident Fund is open to everyone and has a lock-in of {ppf.lockIn} years. Its official rate is {ppf.rate}. From age {scss.age}, the Senior Citizen Saving Scheme takes up to {scss.maximum|words} at {scss.rate}.',
        'In the National Pension System, part of the corpus must buy a lifelong annuity: at least {nps.annuityShare} for non-government subscribers since {nps.annuityShare|since}, and {nps.governmentAnnuityShare} for government subscribers. The NPS Calculator works that out.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the retirement corpus estimator',
    steps: [
      {
        name: 'Enter your ages',
        text: 'Enter your current age and the age at which you want to stop working.',
      },
      {
        name: 'Enter your monthly expenses',
        text: 'Use today’s prices. Leave out costs that will be over by then, such as a home loan EMI or school fees.',
      },
      {
        name: 'Set inflation and returns',
        text: 'Under More options, set one yearly return until you retire, one for retirement, and the age until which the money should last.',
      },
      {
        name: 'Read the corpus and the SIP',
        text: 'The corpus is what you need on the day you retire. The SIP builds it from now on.',
      },
      { name: 'Look at the table', text: 'See how the balance rises to the corpus and how long it lasts.' },
    ],
  },
  faq: [
    {
      question: 'Why is the corpus so much larger than my current expenses?',
      answer:
        'Because prices rise before and during retirement. At 6% inflation, what costs ₹50,000 today costs about ₹2.87 lakh in 30 years. And it keeps rising while you live on the corpus.',
    },
    {
      question: 'How much of my current spending will I need in retirement?',
      answer:
        'Make your own list instead of using a rule of thumb. Commuting, loan EMIs and children’s fees usually end. Health costs usually rise, often faster than other prices. What matters is your own total.',
    },
    {
      question: 'What return should I enter for the time after retirement?',
      answer:
        'Your money has to be safer then, so people often use the rates of deposits and government schemes, less tax. Try one rate just below inflation and one just above it. The two answers show how much depends on it.',
    },
    {
      question: 'What if the return after retirement is below inflation?',
      answer:
        'Then your money loses buying power every year. You still get an answer. The corpus is then larger than a year’s expenses times the years of retirement.',
    },
    {
      question: 'Until what age should the money last?',
      answer:
        'The average life expectancy is not a safe guide, because about half of all people live longer. Many plans run to 85 or 90, or to that age for the younger partner of a couple. Change the age and see what the corpus does.',
    },
    {
      question: 'Does the SIP rise every year?',
      answer:
        'Only if you enter a yearly step-up under More options. You then start with a smaller SIP and still reach the same corpus. At 5% a year it starts at ₹14,493 instead of {example.0.requiredSip}.',
    },
    {
      question: 'Why does the calculator show 0?',
      answer:
        'Because there is nothing to work out: the retirement age is not above your age, the money need not last beyond retirement, or your expenses are 0. A line under the result says which.',
    },
  ],
} satisfies Content;
