import type { Content } from '#engine';

export default {
  title: 'How a recurring deposit is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a recurring deposit (RD) you pay the same amount into a bank or post office every month for a time agreed at the start, at a rate that stays the same. At the end you get all the deposits back with interest.',
        'The calculator gives the maturity value, what you paid in and the interest, and shows how the balance grows year by year. Banks take recurring deposits for {rd.shortest} months to {rd.longest} years.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Interest on an RD is compounded every quarter, while deposits come every month. So the quarter’s rate is first turned into the monthly rate m that grows to the same in three months. P is the monthly deposit and n the number of months.',
      ],
      formula: 'Maturity value = P × ((1 + m)ⁿ − 1) ÷ m × (1 + m)',
      list: [
        'The monthly rate m is the cube root of (1 + rate ÷ 400), less 1. At 8% a quarter earns 2%, and m is 0.6623%.',
        'The first deposit earns interest for all the months, the last one for a single month.',
        'At 8%, ₹5,000 a month for a year becomes ₹62,647: the deposits of ₹60,000 and interest of ₹2,647.',
        'The same formula gives the figures of the gazetted table of the post office scheme: ₹6,969.67 for ₹100 a month over 60 months at 5.8%.',
      ],
    },
    {
      heading: 'Tax on the interest',
      paragraphs: [
        'Enter your tax rate under More options to see what is left. For ₹5,000 a month over 5 years at 6.5% the interest is {example.0.totalInterest}. With a slab of 20% and {tax.cess} cess the rate is 20.8%, and {example.2.afterTaxInterest} is left.',
        'A bank deducts tax (TDS) where your interest from it in a year, on all your deposits together, is above {tds.bankInterest}, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}). Below that the interest is taxed all the same, in your return. ₹50,000 a month at 6.5% for 5 years earns ₹5,49,541. From a senior citizen the bank deducts ₹46,529 in the years with more than {tds.bankInterestSenior} of interest, {tds.bankInterestRate} of them. It counts towards your tax; without your PAN it is {tds.withoutPan}. In the old regime people aged 60 and over can deduct up to {deduction.seniorInterest} of it ({deduction.seniorInterest|source}).',
        'Deposits at one bank are insured up to {deposit.insurance|words} with interest ({deposit.insurance|source}, since {deposit.insurance|since}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'What you lose where tax is deducted before the deposit matures.',
        'Missed or late instalments, which lower the interest or cost a small fee.',
        'Closing the deposit early, for which banks usually pay a lower rate.',
      ],
    },
    {
      heading: 'The post office’s recurring deposit',
      paragraphs: [
        'The rate in the box is an example of a bank’s. The post office has a recurring deposit of its own with 60 monthly instalments. The government sets its rate every quarter for new accounts. The official rate is {postOfficeRd.rate|official}, unchanged from {postOfficeRd.rate|since} to that quarter ({postOfficeRd.rate|source}). An account keeps the rate it was opened with.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the recurring deposit calculator',
    steps: [
      { name: 'Enter the monthly deposit', text: 'Type the amount you will pay in every month.' },
      {
        name: 'Enter the interest rate',
        text: 'Use the yearly rate your bank quotes for the period you want. Senior citizens often get a little more.',
      },
      { name: 'Set the time period', text: 'Give the years, or type 18 months.' },
      {
        name: 'Read the result',
        text: 'See the maturity value and the interest, and open the table for every year.',
      },
    ],
  },
  faq: [
    {
      question: 'Why is the interest so much less than the rate on all my deposits?',
      answer:
        'Because most of the money is not there for the whole time. In a one-year RD the first instalment earns for twelve months, the last for one, and on average an instalment stays six and a half months. So the interest is a little over half of what the whole sum would earn if it were paid in at the start.',
    },
    {
      question: 'Why does my bank show a slightly different maturity value?',
      answer:
        'Banks may count interest by days, start it on the day of each deposit, or round every quarter. The difference is usually a few rupees. The figure in the bank’s own confirmation is the one that counts.',
    },
    {
      question: 'What is the rate of a post office RD?',
      answer:
        '{postOfficeRd.rate|official} a year, compounded every quarter. Type that rate and 5 years to see what it pays.',
    },
    {
      question: 'Is RD interest taxed?',
      answer:
        'Yes. It is added to your income of the year and taxed at your slab rate, under both regimes. A bank deducts tax at source when your interest from it in a year is above {tds.bankInterest}, or {tds.bankInterestSenior} for senior citizens (since {tds.bankInterest@2025-04-01|since}; {tds.bankInterest|source}). Tell the bank if no tax is due on your income, by the declaration meant for that, and it deducts none.',
    },
    {
      question: 'What happens if I miss an instalment?',
      answer:
        'A bank may charge a small fee for each late instalment or pay the deposit out with less interest, and may close it after several misses. At the post office a default fee is due, and the account can be continued by paying what was missed within the time the scheme allows.',
    },
    {
      question: 'Is a recurring deposit the same as a SIP?',
      answer:
        'No. An RD pays a rate fixed at the start. A SIP buys units of a mutual fund, whose value goes up and down, so its result is not known beforehand. Both take the same amount every month.',
    },
  ],
} satisfies Content;
