import type { Content } from '#engine';

export default {
  title: 'How a lump sum becomes a monthly income',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You have a lump sum, from retirement or a sale, and want an income from it. The calculator compares five options: the Senior Citizen Saving Scheme (SCSS), the Post Office Monthly Income Scheme (MIS), RBI’s Floating Rate Savings Bonds, a bank deposit with monthly payouts, and a mutual fund withdrawal plan (SWP).',
        'It then builds a mix. It starts with the option that pays most, up to its limit, and then takes the next.',
      ],
    },
    {
      heading: 'Rates and limits',
      list: [
        'SCSS: {scss.rate}; from age {scss.age}; at most {scss.maximum|words} a person; {scss.term} years; pays every quarter.',
        'MIS: {mis.rate}; at most {mis.single|words} for a single holder and {mis.joint|words} for joint holders; {mis.months} months; pays every month.',
        'RBI bonds: {rbiBonds.spread} above the National Savings Certificate rate ({rbiBonds.spread|source}); no upper limit; {rbiBonds.term} years; pays every half year, on 1 January and 1 July.',
        'Bank deposit: your bank’s rate; insured up to {deposit.insurance|words} at each bank ({deposit.insurance|source}).',
        'Withdrawal plan: no guarantee and no limit; you use up the amount bit by bit.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Monthly income = amount × rate ÷ 100 ÷ 12',
      paragraphs: [
        'A bank compounds every quarter. Its three monthly payouts, each with interest until the end of the quarter, add up to a quarter of the yearly rate. The withdrawal plan pays the same amount at the end of each month until nothing is left.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Rising prices. All of these pay about the same amount every year while prices rise.',
        'Your spouse’s account. A spouse aged {scss.age} or over can open their own SCSS account with another {scss.maximum|words}.',
        'Annuities from insurers. They pay for life but keep all or part of the amount.',
        'Tax on the fund’s gains in a withdrawal plan.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the monthly income calculator',
    steps: [
      { name: 'Enter the amount', text: 'Type what you can leave invested for years, for example 40 lakh.' },
      {
        name: 'Enter your age and other income',
        text: 'Your age decides whether you can join SCSS. Your other income decides how much tax you pay.',
      },
      {
        name: 'Check the bank’s rate',
        text: 'Under More options. Rates differ, and senior citizens often get half a percent more.',
      },
      {
        name: 'Read the mix',
        text: 'The ring shows what goes where. The table shows what each option pays by itself.',
      },
    ],
  },
  faq: [
    {
      question: 'How much does ₹40 lakh pay per month?',
      answer:
        '{example.0.mixMonthly} at current rates, for someone aged {scss.age} or over. {scss.maximum|words} in SCSS pays ₹20,500 a month on average, and ₹10 lakh in RBI bonds pays ₹6,708.',
    },
    {
      question: 'Which is better, SCSS or MIS?',
      answer:
        'SCSS pays more ({scss.rate} against {mis.rate}) and takes larger deposits. But it is only for people aged {scss.age} or over and pays every quarter.',
    },
    {
      question: 'Is a withdrawal plan better than a deposit?',
      answer:
        'It can pay more, because you use up the amount itself. It may rise with markets or run out early. A deposit pays less, and you get all of it back.',
    },
    {
      question: 'Is the interest taxed?',
      answer:
        'Yes, all of it, at your slab rate. In the new regime you pay none while your whole income is within the rebate, up to {tax.new.rebateLimit|words} a year. In the old regime seniors can deduct up to {deduction.seniorInterest} of interest from banks and post offices.',
    },
  ],
} satisfies Content;
