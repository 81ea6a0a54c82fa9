import type { Content } from '#engine';

export default {
  title: 'How the Post Office Monthly Income Scheme pays',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In the Post Office Monthly Income Scheme (MIS or POMIS) you deposit an amount once, interest is paid to you every month, and after {mis.months} months you get the deposit back.',
        'The calculator shows the income per month, the total interest, and what closing the account early costs.',
      ],
    },
    {
      heading: 'Rate and limits',
      list: [
        'Interest: {mis.rate|official}, unchanged from {mis.rate|since} to that quarter ({mis.rate|source}). An account keeps the rate of the day it is opened.',
        'Largest deposit: {mis.single|words} for one holder and {mis.joint|words} for joint holders, since {mis.single|since} ({mis.single|source}).',
        'Term: {mis.months} months.',
        'Closing early: not before {mis.earliest} months; {mis.early} of the deposit is kept back before {mis.earlyUntil} months and {mis.later} after that ({mis.early|source}).',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Income per month = deposit × rate ÷ 100 ÷ 12',
      paragraphs: ['Interest is simple: it is paid out and does not earn interest itself.'],
    },
    {
      heading: 'Example: ₹9 lakh at 7.4%',
      paragraphs: [
        '₹9,00,000 × 7.4 ÷ 100 ÷ 12 = {example.0.monthlyIncome} a month, {example.0.yearlyIncome} a year and ₹3,33,000 over the full term. Joint holders with ₹15 lakh get {example.1.monthlyIncome} a month, and ₹5 lakh pays ₹3,083.',
        'If the ₹9 lakh account is closed after two years, {mis.early} of the deposit is kept back: you get ₹8,82,000 and keep the ₹1,33,200 of interest.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax. The interest is taxed at your slab rate, and the deposit brings no deduction under section 80C, now section 123.',
        'What you earn with the monthly income. A recurring deposit can take it automatically.',
        'Rounding by the post office to whole rupees.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate the income of a post office MIS account',
    steps: [
      { name: 'Enter the deposit', text: 'Type the amount, for example 9 lakh.' },
      { name: 'Choose the holders', text: 'One, or two or three together; the limit depends on it.' },
      { name: 'Check the rate', text: 'The box starts with the last confirmed one. For an old account enter its own.' },
      { name: 'Read the income', text: 'It reaches your savings account every month.' },
    ],
  },
  faq: [
    {
      question: 'How much does ₹15 lakh in MIS pay a month?',
      answer:
        '{example.1.monthlyIncome} at 7.4%, in a joint account. One holder may deposit {mis.single|words} at most, which pays {example.0.monthlyIncome}.',
    },
    {
      question: 'Is TDS deducted from MIS interest?',
      answer:
        'The interest is taxable income, at your slab rate. Declare it in your return whether tax was deducted or not.',
    },
    {
      question: 'MIS or Senior Citizen Saving Scheme?',
      answer:
        'The Senior Citizen Saving Scheme pays more ({scss.rate} against {mis.rate}), every three months, takes up to {scss.maximum|words} and counts under section 80C (section 123 of the new Act) in the old regime, but only from the age of {scss.age}. MIS is open to all ages and pays every month.',
    },
    {
      question: 'Can I open more than one account?',
      answer:
        'Yes, as long as all your accounts together stay within the limit. Your equal share of a joint account counts towards your own limit of {mis.single|words}.',
    },
    {
      question: 'What happens after five years?',
      answer: 'The deposit is paid back and you can open a new account at the rate of that day.',
    },
  ],
} satisfies Content;
