import type { Content } from '#engine';

export default {
  title: 'How a recurring deposit is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a recurring deposit (RD) you deposit the same amount with a bank or post office every month, for a fixed time and at a fixed rate. At the end you get all your deposits back with interest.',
        'The calculator shows the maturity value, what you paid in and the interest. It also shows how the balance grows year by year. Banks offer recurring deposits from {rd.shortest} months to {rd.longest} years.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'RD interest compounds every quarter, but you deposit every month. So the calculator first finds the monthly rate m that grows to the quarterly rate in three months. P is the monthly deposit. n is the number of months.',
      ],
      formula: 'Maturity value = P × ((1 + m)ⁿ − 1) ÷ m × (1 + m)',
      list: [
        'The monthly rate m is the cube root of (1 + rate ÷ 400), less 1. At 8% a quarter earns 2%, and m is 0.6623%.',
        'The first deposit earns interest for all the months, the last one for a single month.',
        'At 8%, ₹5,000 a month for a year becomes ₹62,647: ₹60,000 of deposits and ₹2,647 of interest.',
        'The formula matches the official table of the post office scheme: ₹6,969.67 for ₹100 a month over 60 months at 5.8%.',
      ],
    },
    {
      heading: 'Tax on the interest',
      paragraphs: [
        'Enter your tax rate under More options to see what you keep. ₹5,000 a month over 5 years at 6.5% earns {example.0.totalInterest}. In the 20% slab, {tax.cess} cess makes the rate 20.8%, and you keep {example.2.afterTaxInterest}.',
        'A bank deducts tax (TDS) when you earn more than {tds.bankInterest} of interest from it in a year, on all your deposits together, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}). Below that you still pay tax on the interest, through your return. ₹50,000 a month at 6.5% for 5 years earns ₹5,49,541. From a senior citizen the bank deducts ₹46,529: {tds.bankInterestRate} of the interest in the years with more than {tds.bankInterestSenior}. You can set off TDS against your tax. Without your PAN, TDS is {tds.withoutPan}. In the old regime, people aged 60 and over can deduct up to {deduction.seniorInterest} of the interest ({deduction.seniorInterest|source}).',
        'Insurance covers deposits at one bank up to {deposit.insurance|words}, including interest ({deposit.insurance|source}, since {deposit.insurance|since}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The interest you lose when tax is deducted before maturity.',
        'Missed or late instalments. They reduce the interest or cost a small fee.',
        'Closing the deposit early. Banks usually pay a lower rate then.',
      ],
    },
    {
      heading: 'The post office RD',
      paragraphs: [
        'The rate in the box is an example of a bank’s rate. The post office has its own recurring deposit with 60 monthly instalments. The government sets its rate every quarter for new accounts. The official rate is {postOfficeRd.rate}, in force since {postOfficeRd.rate|since} ({postOfficeRd.rate|source}). An account keeps the rate of the day you opened it.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the recurring deposit calculator',
    steps: [
      { name: 'Enter the monthly deposit', text: 'Type the amount you will deposit every month.' },
      {
        name: 'Enter the interest rate',
        text: 'Use the yearly rate your bank quotes for your period. Senior citizens often get a little more.',
      },
      { name: 'Set the time period', text: 'Enter the years, or type 18 months.' },
      {
        name: 'Read the result',
        text: 'See the maturity value and the interest. The table shows every year.',
      },
    ],
  },
  faq: [
    {
      question: 'Why is the interest so much less than the rate on all my deposits?',
      answer:
        'Because most of your money is not there for the whole time. In a one-year RD the first instalment earns for twelve months and the last for one. On average an instalment stays six and a half months. So you earn a little over half of what the whole sum would earn if you paid it in at the start.',
    },
    {
      question: 'Why does my bank show a slightly different maturity value?',
      answer:
        'Banks may calculate interest by days, start it on the day of each deposit, or round every quarter. The difference is usually a few rupees. Your bank’s own figure is final.',
    },
    {
      question: 'What is the rate of a post office RD?',
      answer: '{postOfficeRd.rate} a year, compounded every quarter. Type that rate and 5 years to see what it pays.',
    },
    {
      question: 'Is RD interest taxed?',
      answer:
        'Yes. It is added to your income for the year and taxed at your slab rate, in both regimes. A bank deducts TDS when you earn more than {tds.bankInterest} of interest from it in a year, or {tds.bankInterestSenior} for senior citizens (since {tds.bankInterest@2025-04-01|since}; {tds.bankInterest|source}). If you owe no tax on your income, give the bank the declaration for that, and it will not deduct any.',
    },
    {
      question: 'What happens if I miss an instalment?',
      answer:
        'A bank may charge a small fee for each late instalment or pay less interest. After several misses it may close the deposit. At the post office you pay a default fee. You can continue the account if you pay the missed instalments within the time the scheme allows.',
    },
    {
      question: 'Is a recurring deposit the same as a SIP?',
      answer:
        'No. An RD pays a rate fixed at the start. A SIP buys units of a mutual fund, whose value goes up and down, so nobody knows the result beforehand. In both you put in the same amount every month.',
    },
  ],
} satisfies Content;
