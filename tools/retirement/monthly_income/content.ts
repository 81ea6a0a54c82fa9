import type { Content } from '#engine';

export default {
  title: 'How a sum of money becomes a monthly income',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You have a sum of money, from retirement or a sale, and want an income from it. The calculator compares five ways: the Senior Citizen Saving Scheme (SCSS), the Post Office Monthly Income Scheme (MIS), RBI’s Floating Rate Savings Bonds, a bank deposit that pays every month, and a withdrawal plan (SWP) from a mutual fund.',
        'It then makes a mix: what pays most comes first, as far as its limit allows, then the next.',
      ],
    },
    {
      heading: 'Rates and limits',
      list: [
        'SCSS: {scss.rate|official}; from the age of {scss.age}; at most {scss.maximum|words} for one person; {scss.term} years; paid every quarter.',
        'MIS: {mis.rate|official}; at most {mis.single|words} for one holder and {mis.joint|words} for joint holders; {mis.months} months; paid every month.',
        'RBI bonds: {rbiBonds.spread} above the rate of the National Savings Certificate ({rbiBonds.spread|source}); no upper limit; {rbiBonds.term} years; paid every half year, on 1 January and 1 July.',
        'Bank deposit: the rate of your bank; insured up to {deposit.insurance|words} at each bank ({deposit.insurance|source}).',
        'Withdrawal plan: no promise and no limit; the amount itself is paid out bit by bit.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Income per month = amount × rate ÷ 100 ÷ 12',
      paragraphs: [
        'A bank compounds every quarter: three monthly payments, each earning until the quarter’s end, come to a quarter of the rate. The withdrawal plan pays the same amount at the end of each month until nothing is left.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Rising prices: all of these pay the same amount every year, or nearly so, while prices rise.',
        'The account of a husband or wife: a spouse of {scss.age} or over can open an SCSS account with another {scss.maximum|words}.',
        'Annuities of insurers, which pay for life but keep the amount or part of it.',
        'Tax on the gains of the fund in a withdrawal plan.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan a monthly income from a lump sum',
    steps: [
      { name: 'Enter the amount', text: 'Type what you can leave for years, for example 40 lakh.' },
      {
        name: 'Enter your age and slab',
        text: 'The age decides whether SCSS is open; the slab decides what is left after tax.',
      },
      {
        name: 'Check the bank’s rate',
        text: 'Under More options. Rates differ; senior citizens often get half a percent more.',
      },
      { name: 'Read the mix', text: 'The ring shows what goes where, the table what each way pays alone.' },
    ],
  },
  faq: [
    {
      question: 'How much does ₹40 lakh pay a month?',
      answer:
        '{example.0.mixMonthly} at the rates of today for someone of {scss.age} or over: {scss.maximum|words} in SCSS pays ₹20,500 a month on average, and ₹10 lakh in RBI bonds ₹6,708.',
    },
    {
      question: 'Is SCSS or MIS better?',
      answer:
        'SCSS pays more ({scss.rate} against {mis.rate}) and takes more, but only from the age of {scss.age}, and it pays every quarter.',
    },
    {
      question: 'Is a withdrawal plan better than a deposit?',
      answer:
        'It can pay more because the amount itself is used up, and it may rise with markets or run out early. A deposit pays less, and you get all of it back.',
    },
    {
      question: 'Is the interest taxed?',
      answer:
        'Yes, all of it, at your slab rate. Seniors in the old regime may deduct up to {deduction.seniorInterest} of interest from banks and post offices.',
    },
  ],
} satisfies Content;
