import type { Content } from '#engine';

export default {
  title: 'How the Senior Citizen Saving Scheme pays',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Senior Citizen Saving Scheme (SCSS; in law the Senior Citizens’ Savings Scheme) is a government account for people aged {scss.age} and over. You deposit a sum once, interest is paid to you every quarter, and after {scss.term} years you get the deposit back.',
        'The calculator shows the income of a quarter and the interest over the whole term, and lists the payments by year and by quarter.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the deposit and r the yearly rate in percent. Interest is simple: it is paid out and does not earn interest itself.',
      ],
      formula: 'Income every quarter = P × r ÷ 400',
      list: ['Total interest is that amount times four quarters times the years of the term.'],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax on the interest. Tax deducted at source is shown, and counts towards it.',
        'The first, shorter payment. An account opened within a quarter is paid for the days up to the end of that quarter, and then for full quarters.',
        'Closing the account early, which costs interest or a part of the deposit. The question below says how much.',
        'What you earn by putting the payments aside somewhere else.',
      ],
    },
    {
      heading: 'The rules of the scheme',
      paragraphs: [
        'These are the main rules of the {scss.term|source}. The official rate is {scss.rate|official}. It was unchanged from {scss.rate|since} to that quarter (source: {scss.rate|source}). An account keeps the rate of the day of its deposit.',
      ],
      list: [
        'Age {scss.age} and over. Retired people from the age of {scss.retiredAge} can open an account within three months of receiving their retirement benefits, with at most the amount of these benefits, by the amendment notified on 7 November 2023, and retired defence personnel from 50.',
        'At most {scss.maximum|words} for one person in all accounts together, from {scss.maximum|since}. Deposits are multiples of {scss.multiple}.',
        'Interest is paid on the first working day of April, July, October and January.',
        'The account runs for {scss.term} years and can then be extended by blocks of three years, any number of times since the amendment of November 2023.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the SCSS calculator',
    steps: [
      { name: 'Enter the deposit', text: 'Type the amount, for example 15 lakh.' },
      {
        name: 'Check the rate',
        text: 'The box starts with the last confirmed rate. For an account you already hold, type the rate it was opened with.',
      },
      { name: 'Read the quarterly income', text: 'It is what reaches your savings account every three months.' },
      { name: 'Open the table', text: 'See the payments of each year or each quarter.' },
    ],
  },
  faq: [
    {
      question: 'From what interest on is tax (TDS) deducted?',
      answer:
        'From more than {tds.bankInterestSenior} of interest in a year for senior citizens ({tds.bankInterestSenior|source}). At 8.2% that is a deposit of about ₹12.2 lakh. Below the age of {scss.age} it is deducted from more than {tds.bankInterest} on ({tds.bankInterest|source}): on {example.0.investedAmount} at 8.2%, {tds.bankInterestRate} of ₹1,23,000 a year, {example.1.quarterlyIncome} in five years. Turn off the age under More options to see it. If no tax is due on your income, Form 121 stops it; until March 2026 it was Form 15H, or 15G below the age of {scss.age}.',
    },
    {
      question: 'How much income is that a month?',
      answer:
        'Divide the quarterly income by three. The scheme itself pays only once a quarter, so the money of a payment has to last for three months.',
    },
    {
      question: 'Can a husband and wife both have an account?',
      answer:
        'Yes, if both meet the age rule. Each can deposit up to {scss.maximum|words}. In a joint account with the spouse the whole deposit counts as that of the first holder.',
    },
    {
      question: 'Is the interest taxed?',
      answer:
        'Yes, at your slab rate. A bank deducts tax at source where the interest it pays you in a year is above {tds.bankInterestSenior} (senior citizens; {tds.bankInterestSenior|source}, since {tds.bankInterestSenior@2025-04-01|since}). In the old regime people aged 60 and over can deduct up to {deduction.seniorInterest} of interest on deposits a year under section 80TTB of the Income-tax Act 1961, which is section 153 of the Income-tax Act 2025 from 1 April 2026. Both limits were last confirmed in {deduction.seniorInterest|confirmed}.',
    },
    {
      question: 'Does the deposit save tax?',
      answer:
        'In the old regime the deposit counts towards the deduction of section 80C, which is section 123 of the Income-tax Act 2025, within the overall limit of that section. The new regime gives no deduction for it.',
    },
    {
      question: 'Does unclaimed interest earn interest?',
      answer:
        'No. Interest that is due and not collected earns nothing further. It can be credited to a savings account on the day it falls due, and there it earns the rate of that account.',
    },
    {
      question: 'What happens if I close the account early?',
      answer:
        'It can be closed at any time, at a cost. In the first year the interest already paid is taken back from the deposit. After one year and before two, {scss.earlySecondYear} of the deposit is kept, and after two years {scss.earlyLater} ({scss.earlyLater|source}). Of {example.0.investedAmount} closed after 18 months, ₹22,500 is kept and ₹14,77,500 paid back.',
    },
    {
      question: 'What rate do I get when I extend?',
      answer:
        'The rate of the scheme on the day the account matured, or on the day the last extension ended. It can be higher or lower than the rate you had. The extension is asked for within a year of that day.',
    },
  ],
} satisfies Content;
