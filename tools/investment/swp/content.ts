import type { Content } from '#engine';

export default {
  title: 'How a systematic withdrawal plan is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a systematic withdrawal plan (SWP) you keep your money in a mutual fund and take out a fixed amount every month, as an income after retirement for instance. What stays in the fund goes on growing.',
        'The calculator says how long the money lasts, what is left after the years you choose, and which monthly withdrawal would use it up exactly.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Left after a month = left before × (1 + r ÷ 12) − withdrawal',
      paragraphs: [
        'r is the yearly return. If you withdraw at the start of the month, the withdrawal is taken first and the rest grows. A yearly increase raises the withdrawal every 12 months.',
        'The withdrawal that lasts exactly the period, without a yearly increase, is an EMI in reverse: P × i ÷ (1 − (1 + i)⁻ⁿ), with the amount P, the monthly return i and n months.',
      ],
    },
    {
      heading: 'Example: ₹50 lakh and ₹30,000 a month',
      paragraphs: [
        'At 8% a year ₹50 lakh earns ₹33,333 in the first month, more than the ₹30,000 that you take. So it keeps growing: after 20 years you have withdrawn ₹72 lakh and {example.0.finalValue} is left. It could pay {example.0.sustainableWithdrawal} a month for those 20 years.',
        'With ₹50,000 a month the same money lasts for 165 months, 13 years and 9 months.',
      ],
    },
    {
      heading: 'Why other calculators show other figures',
      paragraphs: [
        'This page adds a twelfth of the yearly return every month, as most calculators in India do. Some use the monthly rate that comes to exactly 8% in a year, (1 + r)^(1 ÷ 12) − 1. They show ₹62,34,814 in the example instead of {example.0.finalValue}.',
      ],
    },
    {
      heading: 'Tax on the withdrawals',
      paragraphs: [
        'Only the gain in each withdrawal is taxed, not the part that is your own money. Units bought first count as sold first.',
      ],
      list: [
        'Equity funds: {gains.equityLong} of gains on units held for more than a year, above {gains.equityFree|words} a year in total ({gains.equityLong|source}); {gains.equityShort} on units held for less ({gains.equityShort|source}). Last confirmed {gains.equityLong|confirmed}.',
        'Debt funds bought from {gains.shortFundsFrom} on: at your slab rate, however long you held them ({gains.shortFundsFrom|source}).',
        'The capital gains calculator works out the tax of a sale.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax, exit load and securities transaction tax.',
        'Ups and downs. A bad market in the first years shortens the plan much more than one at the end, because units are sold cheaply. The Will My Money Last Calculator says how likely the money is to last all the same.',
        'Inflation, unless you enter a yearly increase.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan monthly withdrawals',
    steps: [
      { name: 'Enter the amount', text: 'What the fund is worth when you begin to withdraw.' },
      {
        name: 'Enter the withdrawal',
        text: 'What you need every month. More options have a yearly increase, to keep up with prices.',
      },
      { name: 'Set the return', text: 'A careful yearly return, after the fund’s charges. Try a lower one too.' },
      { name: 'Choose the period', text: 'How many years the income must last.' },
      { name: 'Read the result', text: 'See how long it lasts, what is left and what you could withdraw.' },
    ],
  },
  faq: [
    {
      question: 'How much can I withdraw without running out?',
      answer:
        'At most what the fund earns, if the amount is to stay as it is: with ₹50 lakh at 8% that is ₹33,333 a month. To use it up in exactly 20 years you could take {example.0.sustainableWithdrawal}. If the withdrawal is to rise with prices, it has to start lower.',
    },
    {
      question: 'Is an SWP better than a fixed deposit or the Senior Citizen Saving Scheme?',
      answer:
        'It is more flexible and only the gain is taxed, but nothing is guaranteed. A deposit or the Senior Citizen Saving Scheme ({scss.rate|official}) pays a known interest, all of which is taxed. Many people use both.',
    },
    {
      question: 'What is the 4% rule?',
      answer:
        'A rule of thumb from the United States: take 4% of the amount in the first year and raise it with prices. It was tested on American markets. Enter a third of a percent of your amount as the monthly withdrawal and your inflation as the increase to see what it does here.',
    },
    {
      question: 'Should I withdraw at the start or the end of the month?',
      answer:
        'At the end the money grows for one month more. In the example {example.0.finalValue} is left against ₹68,45,597 with withdrawals at the start.',
    },
  ],
} satisfies Content;
