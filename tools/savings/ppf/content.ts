import type { Content } from '#engine';

export default {
  title: 'How PPF interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Public Provident Fund (PPF) is a savings account backed by the Government of India. You pay in something every financial year, interest is added once a year, and the account matures after {ppf.lockIn} years.',
        'The calculator takes the same deposit every year and shows the maturity value, how much of it you paid in, and how much is interest. The table shows the account at the end of each year.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the yearly deposit, r the yearly rate divided by 100, and n the number of years. Each deposit is made at the start of its year and earns interest for the whole of that year.',
      ],
      formula: 'Maturity value = P × ((1 + r)ⁿ − 1) ÷ r × (1 + r)',
      list: [
        'In the first years the balance grows mostly by your deposits. Later the interest of a year can be larger than the deposit, because interest earns interest.',
        'With monthly deposits a year’s deposit earns less in its first year: the one of April stays 12 months, the one of March one. Interest of a year is r ÷ 12 × the sum of the twelve monthly balances.',
        'What is already in the account becomes balance × (1 + r)ⁿ.',
      ],
    },
    {
      heading: 'Monthly deposits and an account you already have',
      paragraphs: [
        'Under More options you can deposit every month and enter the balance of an account that you already have.',
        '₹1,00,000 a year for 15 years at 7.1% comes to {example.0.maturityValue} if it is paid by 5 April of each year, and to {example.1.maturityValue} in twelve deposits by the 5th of each month. That is about ₹82,400 less for the same {example.0.investedAmount}.',
        'If the account holds ₹3,00,000 today, the yearly deposits bring it to ₹35,51,529 in 15 years. ₹8,39,389 of that comes from the ₹3,00,000. Both figures were worked out outside this site, month by month and year by year.',
      ],
    },
    {
      heading: 'An extension without deposits',
      paragraphs: [
        'After the lock-in an account may go on without new deposits. ₹1,50,000 a year for 15 years at 7.1%, left alone for ten more, becomes {example.2.maturityValue}: deposits of {example.2.investedAmount} and interest of {example.2.totalInterest}. Enter a time period of 25 and 15 years of deposits under More options. The figures were worked out outside this site.',
        'Before the account matures at least {ppf.minimum} a year is needed. An account without it is discontinued and can be revived for {ppf.minimum} and {ppf.revival} for each missed year ({ppf.revival|source}; last confirmed {ppf.revival|confirmed}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'More than one change of the rate. The government reviews it every quarter, and a new rate applies to the whole balance.',
        'Deposits after the 5th of a month, or of different amounts.',
        'Loans and withdrawals along the way.',
        'The months between the day of opening and the end of that financial year. The {ppf.lockIn} years are counted from the end of the year in which the account is opened.',
      ],
    },
    {
      heading: 'The rules of the scheme',
      paragraphs: [
        'These are the main rules of the {ppf.maximum|source}. The official rate is {ppf.rate|official}. It was unchanged from {ppf.rate|since} to that quarter (source: {ppf.rate|source}).',
      ],
      list: [
        'At least {ppf.minimum} and at most {ppf.maximum} can be paid in during a financial year, at once or in parts.',
        'The lock-in is {ppf.lockIn} years. After that the account can be closed or extended in blocks of {ppf.extension} years, with or without new deposits.',
        'A loan against the balance is possible from year {ppf.loanFrom} to year {ppf.loanTo}.',
        'Interest is counted every month on the lowest balance between the close of the 5th and the end of the month, and credited on 31 March.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the PPF calculator',
    steps: [
      { name: 'Enter the yearly deposit', text: 'Type what you mean to pay in each financial year.' },
      {
        name: 'Check the interest rate',
        text: 'The box starts with the last confirmed rate. Change it to see what another rate would do.',
      },
      {
        name: 'Set the number of years',
        text: 'Start from the lock-in and add {ppf.extension} years for every extension you plan.',
      },
      {
        name: 'Add what you have, if you like',
        text: 'Under More options, enter the present balance, and choose monthly deposits. The time period is then the years still to come.',
      },
      {
        name: 'Read the result',
        text: 'See the maturity value, the deposits and the interest, and open the table for each year.',
      },
    ],
  },
  faq: [
    {
      question: 'How do I see an account that is already running?',
      answer:
        'Enter its present balance under More options and the years that are left as the time period. For an account opened seven years ago, with eight years left, enter 8. The result is the balance then, with interest on what is there and on what you add.',
    },
    {
      question: 'Why does it matter to deposit by the 5th of the month?',
      answer:
        'Interest for a month is counted on the lowest balance between the close of the 5th and the last day. Money that arrives on the 6th earns nothing for that month. A yearly deposit made by 5 April earns interest for all twelve months, which is what this calculator assumes unless you choose monthly deposits.',
    },
    {
      question: 'Can I deposit every month instead of once a year?',
      answer:
        'Yes. The total of a financial year may not be above {ppf.maximum}. Twelve monthly deposits earn somewhat less in their first year than one deposit in April, because most of them arrive later. Choose it under More options: for ₹1,00,000 a year at 7.1% the difference after 15 years is about ₹82,400.',
    },
    {
      question: 'Can I take money out before the account matures?',
      answer:
        'In part. A loan is possible from year {ppf.loanFrom} to year {ppf.loanTo}. From the 7th year part of the balance can be withdrawn, once a year and up to a share that the scheme sets. Closing the account early is allowed after five years for a few reasons, such as treatment of a serious illness or higher education, and lowers the interest.',
    },
    {
      question: 'What happens after the lock-in?',
      answer:
        'You can close the account, keep it without new deposits, or extend it in blocks of {ppf.extension} years with deposits. An extension with deposits has to be asked for within one year of maturity. The balance goes on earning the PPF rate in each case until you close the account.',
    },
    {
      question: 'Is PPF interest taxed?',
      answer:
        'No. The interest and the maturity value are free of income tax. In the old regime the deposits also count towards the deduction of section 80C of the Income-tax Act 1961, which is section 123 of the Income-tax Act 2025 from 1 April 2026. The new regime gives no deduction for them.',
    },
    {
      question: 'Will the rate stay the same for all the years?',
      answer:
        'Nobody can say. Unlike a fixed deposit, a PPF account does not lock its rate: each quarter the government announces one and it applies to old and new accounts alike. Under More options you can enter another rate from a later year on: with 6.5% from year 6, ₹1,00,000 a year for 15 years comes to ₹25,95,602 instead of ₹27,12,139.',
    },
    {
      question: 'Can I have two PPF accounts?',
      answer:
        'Only one in your own name. A guardian can open another for a minor child, and the limit of {ppf.maximum} a year then covers what the guardian pays into both.',
    },
  ],
} satisfies Content;
