import type { Content } from '#engine';

export default {
  title: 'How PPF interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Public Provident Fund (PPF) is a savings account backed by the Government of India. You deposit something every financial year and interest is added once a year. The account matures after {ppf.lockIn} years.',
        'Enter what you deposit every year. The calculator shows the maturity value, how much of it you paid in and how much is interest. The table shows the account at the end of each year.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the yearly deposit. r is the yearly rate divided by 100. n is the number of years. You make each deposit at the start of the year, so it earns interest for the whole year.',
      ],
      formula: 'Maturity value = P × ((1 + r)ⁿ − 1) ÷ r × (1 + r)',
      list: [
        'In the first years your deposits do most of the work. Later a year’s interest can be larger than your deposit, because interest earns interest.',
        'If you deposit monthly, a year’s deposits earn less in that year. The April one earns for 12 months, the March one for a single month. A year’s interest is r ÷ 12 × the sum of the twelve monthly balances.',
        'Your current balance becomes balance × (1 + r)ⁿ.',
      ],
    },
    {
      heading: 'Monthly deposits, or an account you already have',
      paragraphs: [
        'Choose yearly or monthly deposits. Under More options you can enter the balance of an account you already have.',
        '₹1,00,000 a year for 15 years at 7.1% becomes {example.0.maturityValue} if you deposit by 5 April every year. In twelve deposits by the 5th of each month it becomes {example.1.maturityValue}. That is about ₹82,400 less for the same {example.0.investedAmount}.',
        'If the account has ₹3,00,000 today, it reaches ₹35,51,529 in 15 years with the yearly deposits. ₹8,39,389 of that comes from the ₹3,00,000.',
      ],
    },
    {
      heading: 'Extending without deposits',
      paragraphs: [
        'After the lock-in you can keep the account without new deposits. ₹1,50,000 a year for 15 years at 7.1%, then ten years without deposits, becomes {example.2.maturityValue}: {example.2.investedAmount} of deposits and {example.2.totalInterest} of interest. To see it, enter a time period of 25 years, and 15 years of deposits under More options.',
        'Until the account matures you must deposit at least {ppf.minimum} a year. If you miss it, the account is discontinued. You can revive it for {ppf.minimum} and {ppf.revival} for each missed year ({ppf.revival|source}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'More than one rate change. The government reviews the rate every quarter, and a new rate applies to the whole balance.',
        'Deposits after the 5th of a month, or deposits that vary.',
        'Loans and withdrawals along the way.',
        'The months from opening day to the end of that financial year. The {ppf.lockIn} years start at the end of the year in which you open the account.',
      ],
    },
    {
      heading: 'Scheme rules',
      paragraphs: [
        'These are the main rules of the {ppf.maximum|source}. The official rate is {ppf.rate}, in force since {ppf.rate|since} (source: {ppf.rate|source}).',
      ],
      list: [
        'You can deposit {ppf.minimum} to {ppf.maximum} in a financial year, at once or in parts.',
        'The lock-in is {ppf.lockIn} years. After that you can close the account or extend it in blocks of {ppf.extension} years, with or without new deposits.',
        'You can take a loan against the balance from year {ppf.loanFrom} to year {ppf.loanTo}.',
        'Each month’s interest is on the lowest balance between the close of the 5th and the end of the month. It is credited on 31 March.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the PPF calculator',
    steps: [
      { name: 'Enter the yearly deposit', text: 'Type what you plan to deposit every financial year.' },
      {
        name: 'Check the interest rate',
        text: 'The box shows the official rate. Change it to see what another rate would do.',
      },
      {
        name: 'Set the number of years',
        text: 'Start with the lock-in and add {ppf.extension} years for each extension you plan.',
      },
      {
        name: 'Add your current balance if you like',
        text: 'Under More options, enter your current balance. The time period is then the years left.',
      },
      {
        name: 'Read the result',
        text: 'See the maturity value, your deposits and the interest. The table shows each year.',
      },
    ],
  },
  faq: [
    {
      question: 'How do I enter an account I already have?',
      answer:
        'Enter its current balance under More options, and the years left as the time period. If you opened it seven years ago, eight are left, so enter 8. The result includes interest on your current balance and on what you add.',
    },
    {
      question: 'Why does it matter to deposit by the 5th of the month?',
      answer:
        'Each month’s interest is on the lowest balance between the close of the 5th and the last day. Money that arrives on the 6th earns nothing that month. A yearly deposit by 5 April earns interest for all twelve months. The calculator assumes this unless you choose monthly deposits.',
    },
    {
      question: 'Can I deposit every month instead of once a year?',
      answer:
        'Yes, up to {ppf.maximum} in a financial year. Twelve monthly deposits earn a little less in their first year than one deposit in April, because most of them arrive later. Choose it under How you deposit. For ₹1,00,000 a year at 7.1%, the difference after 15 years is about ₹82,400.',
    },
    {
      question: 'Can I withdraw money before the account matures?',
      answer:
        'Partly. You can take a loan from year {ppf.loanFrom} to year {ppf.loanTo}. From the 7th year you can withdraw part of the balance once a year, up to a share set by the scheme. After five years you can close the account early for a few reasons, such as serious illness or higher education. You then get less interest.',
    },
    {
      question: 'What happens after the lock-in?',
      answer:
        'You can close the account, keep it without new deposits, or extend it with deposits in blocks of {ppf.extension} years. To extend with deposits, apply within one year of maturity. Either way the balance keeps earning the PPF rate until you close the account.',
    },
    {
      question: 'Is PPF interest taxed?',
      answer:
        'No. The interest and the maturity value are tax-free. In the old regime you can also claim the deposits under section 80C of the Income-tax Act 1961 (section 123 of the Income-tax Act 2025 from 1 April 2026). The new regime has no deduction for them.',
    },
    {
      question: 'Will the rate stay the same all these years?',
      answer:
        'Nobody can say. Unlike a fixed deposit, PPF does not lock its rate. The government announces one every quarter, for old and new accounts alike. Under More options you can enter a later rate from any year. At 6.5% from year 6, ₹1,00,000 a year for 15 years becomes ₹25,95,602 instead of {example.0.maturityValue}.',
    },
    {
      question: 'Can I have two PPF accounts?',
      answer:
        'Only one in your own name. A guardian can open another for a minor child. The limit of {ppf.maximum} a year then covers both accounts together.',
    },
  ],
} satisfies Content;
