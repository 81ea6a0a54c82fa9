import type { Content } from '#engine';

export default {
  title: 'How the Senior Citizen Saving Scheme pays',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Senior Citizen Saving Scheme (SCSS) is a government account for people aged {scss.age} and over. You deposit money once and get interest every quarter. After {scss.term} years you get the deposit back.',
        'The calculator shows the quarterly income and the interest over the whole term. The tables list the payments by year and by quarter.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the deposit. r is the yearly rate in percent. It is simple interest: you get it every quarter, and it does not earn interest itself.',
      ],
      formula: 'Quarterly income = P × r ÷ 400',
      list: ['Total interest = quarterly income × 4 × the years of the term.'],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax on the interest. The calculator does show TDS, which you can set off against your tax.',
        'The first, shorter payment. If you open the account within a quarter, you first get interest for the days to the end of that quarter, and then for full quarters.',
        'Closing the account early, which costs interest or part of the deposit. The questions below show how much.',
        'What you earn by investing the payments elsewhere.',
      ],
    },
    {
      heading: 'Scheme rules',
      paragraphs: [
        'These are the main rules of the {scss.term|source}. The official rate is {scss.rate}, in force since {scss.rate|since} (source: {scss.rate|source}). An account keeps the rate of the day you deposit.',
      ],
      list: [
        'You must be {scss.age} or over. Retired people can join from {scss.retiredAge}, within {scss.retiredMonths} months of getting their retirement benefits, with at most the amount of those benefits (since {scss.retiredMonths|since}, {scss.retiredMonths|source}). Retired defence personnel can join from 50.',
        'At most {scss.maximum|words} for one person in all accounts together, since {scss.maximum|since}. Deposits are in multiples of {scss.multiple}.',
        'You get interest on the first working day of April, July, October and January.',
        'The account runs for {scss.term} years. You can then extend it in blocks of three years, any number of times since the amendment of November 2023.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the SCSS calculator',
    steps: [
      { name: 'Enter the deposit', text: 'Type the amount, for example 15 lakh.' },
      {
        name: 'Check the rate',
        text: 'The box shows the official rate. For an account you already have, type the rate you opened it at.',
      },
      { name: 'Read the quarterly income', text: 'You get this in your savings account every three months.' },
      { name: 'Open the table', text: 'See the payments by year or by quarter.' },
    ],
  },
  faq: [
    {
      question: 'When does TDS start?',
      answer:
        'For senior citizens, above {tds.bankInterestSenior} of interest in a year ({tds.bankInterestSenior|source}). At 8.2% that is a deposit of about ₹12.2 lakh. Below age {scss.age}, TDS starts above {tds.bankInterest} ({tds.bankInterest|source}). On {example.0.investedAmount} at 8.2%, it is {tds.bankInterestRate} of ₹1,23,000 a year, or {example.1.quarterlyIncome} in five years. To see it, turn off “Senior citizen” under More options. If you owe no tax on your income, give Form 121 to stop it. Until March 2026 this was Form 15H, or 15G below age {scss.age}.',
    },
    {
      question: 'How much is that a month?',
      answer:
        'Divide the quarterly income by three. The scheme pays only once a quarter, so each payment has to last three months.',
    },
    {
      question: 'Can a husband and wife both have an account?',
      answer:
        'Yes, if both meet the age rule. Each can deposit up to {scss.maximum|words}. In a joint account with your spouse, the whole deposit is treated as the first holder’s.',
    },
    {
      question: 'Is the interest taxed?',
      answer:
        'Yes, at your slab rate. A bank deducts TDS when you earn more than {tds.bankInterestSenior} of interest from it in a year (senior citizens; {tds.bankInterestSenior|source}, since {tds.bankInterestSenior@2025-04-01|since}). In the old regime, people aged 60 and over can deduct up to {deduction.seniorInterest} of interest on deposits a year under section 80TTB of the Income-tax Act 1961 (section 153 of the Income-tax Act 2025 from 1 April 2026).',
    },
    {
      question: 'Does the deposit save tax?',
      answer:
        'In the old regime you can claim the deposit under section 80C (section 123 of the Income-tax Act 2025), within that section’s overall limit. The new regime has no deduction for it.',
    },
    {
      question: 'Does interest I have not collected earn interest?',
      answer:
        'No. Interest that is due but not collected earns nothing more. You can have it credited to a savings account on the due date, where it earns that account’s rate.',
    },
    {
      question: 'What happens if I close the account early?',
      answer:
        'You can close it at any time, at a cost. In the first year, the interest already paid is deducted from your deposit. Between one and two years, you lose {scss.earlySecondYear} of the deposit. After two years you lose {scss.earlyLater} ({scss.earlyLater|source}). If you close {example.0.investedAmount} after 18 months, ₹22,500 is deducted and you get ₹14,77,500.',
    },
    {
      question: 'What rate do I get when I extend?',
      answer:
        'The scheme’s rate on the day the account matured, or on the day the last extension ended. It can be higher or lower than your old rate. Apply for the extension within a year of that day.',
    },
  ],
} satisfies Content;
