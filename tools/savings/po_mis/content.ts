import type { Content } from '#engine';

export default {
  title: 'How the Post Office Monthly Income Scheme pays',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In the Post Office Monthly Income Scheme (MIS or POMIS) you deposit money once and get interest every month. After {mis.months} months you get the deposit back.',
        'The calculator shows the monthly income, the total interest, and what it costs to close the account early.',
      ],
    },
    {
      heading: 'Rate and limits',
      list: [
        'Interest: {mis.rate}, in force since {mis.rate|since} ({mis.rate|source}). An account keeps the rate of the day you opened it.',
        'Largest deposit: {mis.single|words} for a single holder and {mis.joint|words} for joint holders, since {mis.single|since} ({mis.single|source}).',
        'Term: {mis.months} months.',
        'Closing early: not before {mis.earliest} months. The post office deducts {mis.early} of the deposit before {mis.earlyUntil} months, and {mis.later} after that ({mis.early|source}).',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Monthly income = deposit × rate ÷ 100 ÷ 12',
      paragraphs: ['It is simple interest: you get it every month, and it does not earn interest itself.'],
    },
    {
      heading: 'Example: ₹9 lakh at 7.4%',
      paragraphs: [
        '₹9,00,000 × 7.4 ÷ 100 ÷ 12 = {example.0.monthlyIncome} a month, {example.0.yearlyIncome} a year and ₹3,33,000 over the full term. A joint account with ₹15 lakh pays {example.1.monthlyIncome} a month, and ₹5 lakh pays ₹3,083.',
        'If you close the ₹9 lakh account after two years, the post office deducts {mis.early} of the deposit. You get ₹8,82,000 and keep the ₹1,33,200 of interest.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax. The interest is taxed at your slab rate. The deposit does not qualify for section 80C (now section 123).',
        'What you earn on the monthly income. It can go straight into a recurring deposit.',
        'The post office’s rounding to whole rupees.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the Post Office MIS calculator',
    steps: [
      { name: 'Enter the deposit', text: 'Type the amount, for example 9 lakh.' },
      { name: 'Choose the number of holders', text: 'One, or two or three together. The deposit limit depends on it.' },
      {
        name: 'Check the rate',
        text: 'The box shows the official rate. For an older account, enter its own rate.',
      },
      { name: 'Read the income', text: 'You get it in your savings account every month.' },
    ],
  },
  faq: [
    {
      question: 'How much does ₹15 lakh in MIS pay per month?',
      answer:
        '{example.1.monthlyIncome} at 7.4%, in a joint account. A single holder can deposit at most {mis.single|words}, which pays {example.0.monthlyIncome}.',
    },
    {
      question: 'Is TDS deducted from MIS interest?',
      answer: 'The interest is taxable at your slab rate. Declare it in your return, with or without TDS.',
    },
    {
      question: 'Is MIS better, or the Senior Citizen Saving Scheme?',
      answer:
        'The Senior Citizen Saving Scheme pays more ({scss.rate} against {mis.rate}), once every three months. It takes up to {scss.maximum|words} and qualifies for section 80C (section 123 of the new Act) in the old regime. But you must be at least {scss.age}. MIS is open to all ages and pays every month.',
    },
    {
      question: 'Can I open more than one account?',
      answer:
        'Yes, as long as all your accounts together stay within the limit. Your equal share of a joint account is part of your own limit of {mis.single|words}.',
    },
    {
      question: 'What happens after five years?',
      answer: 'You get the deposit back. You can open a new account at that day’s rate.',
    },
  ],
} satisfies Content;
