import type { Content } from '#engine';

export default {
  title: 'How a retirement corpus is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A retirement corpus is the pot of money you hold on the day you stop working. This calculator asks what you spend now, lets prices rise until you retire, and works out how large the pot must be to pay for your spending until the age you choose. It then gives the monthly SIP that would build the pot, beside what you have already saved.',
        'The table follows the money year by year: it grows while you save, stands at the corpus on the day you retire, and comes down to 0 at the life expectancy you entered.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'E is a year of expenses at the prices of the retirement date: monthly expenses × 12 × (1 + inflation) raised to the years until retirement. r is the real return after retirement, which is what is left of the return once inflation is taken out: (1 + return) ÷ (1 + inflation) − 1. m is the number of years in retirement.',
      ],
      formula: 'Corpus = E × (1 − (1 + r)⁻ᵐ) ÷ r',
      list: [
        'Where the return equals inflation, r is 0 and the corpus is simply E × m.',
        'This is an ordinary annuity: each year’s spending is taken at the end of the year, at the prices of that day. The first withdrawal in the table comes one year after retirement and is E with one more year of inflation.',
        'Some planners take each year’s money at the start of the year instead. That corpus is larger by one year of real return: for the starting figures here ₹7.71 crore in place of ₹7.64 crore.',
        'The SIP is the monthly amount, paid at the start of each month, that grows to the corpus at the return before retirement.',
      ],
    },
    {
      heading: 'Savings so far, other income and a step-up',
      paragraphs: [
        'You can enter what you have. For the starting figures here, ₹10 lakh already saved grows to {example.1.fromExisting} by the age of 60, and the SIP falls from {example.0.requiredSip} to {example.1.requiredSip} a month.',
        'A pension or rent of ₹20,000 a month at today’s prices lowers the corpus from {example.0.corpus} to {example.2.corpus}. A SIP that rises by 5% every year starts at ₹14,493 instead of {example.0.requiredSip}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income that does not rise with prices, such as a fixed annuity. Enter less than its amount to allow for that.',
        'Tax on the growth and on withdrawals, which depends on where the money is kept and on the rules of the year.',
        'Bad years. Real returns come unevenly, and a fall in the first years of retirement hurts more than one later. A corpus for a steady return lasts in fewer than half of all futures with the starting figures here; the Will My Money Last Calculator works it out for yours.',
      ],
    },
    {
      heading: 'Retirement saving in India',
      paragraphs: [
        'Most people build the corpus from several sources. Salaried people have the provident fund. The Public Provident Fund is open to everyone and locked in for {ppf.lockIn} years; its official rate is {ppf.rate|official}. From the age of {scss.age} the Senior Citizen Saving Scheme takes up to {scss.maximum|words} at {scss.rate|official}.',
        'The National Pension System asks that a part of its corpus buys a lifelong annuity: at least {nps.annuityShare} for non-government subscribers since {nps.annuityShare|since} and {nps.governmentAnnuityShare} for government subscribers. The NPS calculator on this site works that out.',
      ],
    },
  ],
  howTo: {
    name: 'How to estimate your retirement corpus',
    steps: [
      {
        name: 'Enter your ages',
        text: 'Give your age today and the age at which you want to stop working.',
      },
      {
        name: 'Enter your monthly expenses',
        text: 'Use today’s prices. Leave out costs that will have ended, such as a home loan EMI or school fees.',
      },
      {
        name: 'Set inflation and returns',
        text: 'Under More options: one yearly return for the saving years, a second one for retirement, and the age up to which the money should last.',
      },
      {
        name: 'Read the corpus and the SIP',
        text: 'The corpus is what you need on the day you retire. The SIP is what would build it from now on.',
      },
      { name: 'Look at the table', text: 'Follow how the balance rises to the corpus and how long it lasts.' },
    ],
  },
  faq: [
    {
      question: 'Why is the corpus so much larger than my expenses today suggest?',
      answer:
        'Because prices rise before and during retirement. At 6% inflation something that costs ₹50,000 today costs about ₹2.87 lakh in 30 years, and it keeps rising while you live on the corpus.',
    },
    {
      question: 'How much of my present spending will I need in retirement?',
      answer:
        'Make a list and do not rely on a rule of thumb. Travel to work, loan EMIs and children’s fees usually end. Health costs usually rise, often faster than other prices. What matters is the total of your own list.',
    },
    {
      question: 'What return should I enter for the time after retirement?',
      answer:
        'The money has to be safer then, so people often think of the rates of deposits and government schemes, less tax. Try one rate just below inflation and one just above it. The difference between the two answers shows how much depends on it.',
    },
    {
      question: 'What does it mean if the return after retirement is below inflation?',
      answer:
        'Then the pot loses buying power every year. The calculator still gives an answer, and the corpus is larger than a year’s expenses multiplied by the years of retirement.',
    },
    {
      question: 'Which life expectancy should I use?',
      answer:
        'The average is not a safe guide, because about half of all people live longer than the average. Many plans run to 85 or 90, or to the age of the younger partner of a couple. Change the age and see how the corpus reacts.',
    },
    {
      question: 'Does the SIP rise every year?',
      answer:
        'Only if you enter a yearly step-up under More options. Then you begin with a smaller SIP and still reach the same corpus: with 5% a year, ₹14,493 instead of {example.0.requiredSip}.',
    },
    {
      question: 'Why does the calculator show 0?',
      answer:
        'It gives 0 where there is nothing to work out: the retirement age is not above your age, the life expectancy is not above the retirement age, or the expenses are 0. A line under the result says which it is.',
    },
  ],
} satisfies Content;
