import type { Content } from '#engine';

export default {
  title: 'How we calculate a systematic withdrawal plan',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a systematic withdrawal plan (SWP) you keep your money in a mutual fund and take out a fixed amount every month, for example as income after retirement. The rest of the money keeps growing.',
        'This calculator shows how long the money lasts, what is left after the years you choose, and the monthly withdrawal that uses it up exactly.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Left after a month = left before × (1 + r ÷ 12) − withdrawal',
      paragraphs: [
        'r is the yearly return. If you withdraw at the start of the month, we take out the withdrawal first and the rest grows. A yearly increase raises the withdrawal every 12 months.',
        'Without a yearly increase, the withdrawal that lasts exactly this long is an EMI in reverse: P × i ÷ (1 − (1 + i)⁻ⁿ), with the amount P, the monthly return i and n months.',
      ],
    },
    {
      heading: 'Example: ₹50 lakh and ₹30,000 a month',
      paragraphs: [
        'At 8% a year, ₹50 lakh earns ₹33,333 in the first month, more than the ₹30,000 you take. So the fund keeps growing: after 20 years you have withdrawn ₹72 lakh, and {example.0.finalValue} is left. It could pay you {example.0.sustainableWithdrawal} a month for those 20 years.',
        'If you take ₹50,000 a month, the same money lasts for 165 months, 13 years and 9 months.',
      ],
    },
    {
      heading: 'Why other calculators show different figures',
      paragraphs: [
        'This page adds a twelfth of the yearly return every month, as most calculators in India do. Some use the monthly rate that compounds to exactly 8% in a year. They show ₹62,34,814 in the example instead of {example.0.finalValue}.',
      ],
    },
    {
      heading: 'Tax on the withdrawals',
      paragraphs: [
        'You pay tax only on the gain in each withdrawal, not on your own money. The units you bought first are the first ones sold.',
      ],
      list: [
        'Equity funds: {gains.equityLong} of gains on units you keep for more than a year, above {gains.equityFree|words} a year in total ({gains.equityLong|source}); {gains.equityShort} on units you keep for less ({gains.equityShort|source}).',
        'Debt funds bought from {gains.shortFundsFrom} on: at your slab rate, however long you keep them ({gains.shortFundsFrom|source}).',
        'The Capital Gains Tax Calculator works out the tax on a sale.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax, exit load and securities transaction tax.',
        'Ups and downs. A bad market in the first years hurts the plan much more than one at the end, because you sell units cheaply. The Will My Money Last Calculator shows how likely your money is to last.',
        'Inflation, unless you enter a yearly increase.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan monthly withdrawals',
    steps: [
      { name: 'Enter the amount', text: 'What the fund is worth when you start withdrawing.' },
      {
        name: 'Enter the withdrawal',
        text: 'What you need every month. Under More options you can add a yearly increase, to keep up with prices.',
      },
      { name: 'Set the return', text: 'A careful yearly return, after fund charges. Try a lower one too.' },
      { name: 'Choose the period', text: 'How many years you need the income.' },
      { name: 'Read the result', text: 'See how long it lasts, what is left and what you could withdraw.' },
    ],
  },
  faq: [
    {
      question: 'How much can I withdraw without running out?',
      answer:
        'To keep the amount intact, withdraw no more than the fund earns: ₹33,333 a month on ₹50 lakh at 8%. To use it up in exactly 20 years, you could take {example.0.sustainableWithdrawal}. If you want the withdrawal to rise with prices, start lower.',
    },
    {
      question: 'Is an SWP better than a fixed deposit or the Senior Citizen Saving Scheme?',
      answer:
        'It is more flexible, and you pay tax only on the gain, but nothing is guaranteed. A deposit or the Senior Citizen Saving Scheme ({scss.rate}) pays a known interest, and all of it is taxable. Many people use both.',
    },
    {
      question: 'What is the 4% rule?',
      answer:
        'A rule of thumb from the United States: take 4% of the amount in the first year and raise it with prices. It was tested on American markets. To try it, enter a third of a percent of your amount as the monthly withdrawal and your inflation as the increase.',
    },
    {
      question: 'Should I withdraw at the start or the end of the month?',
      answer:
        'At the end, your money grows for one more month. In the example {example.0.finalValue} is left, compared with ₹68,45,597 if you withdraw at the start.',
    },
  ],
} satisfies Content;
