import type { Content } from '#engine';

export default {
  title: 'How net worth is calculated',
  sections: [
    {
      heading: 'What this tracker shows',
      paragraphs: [
        'Net worth is what you would have left if you sold everything you own and repaid every loan today. It is one figure for the whole household. Its direction over the years says more than its size.',
        'Two more figures explain it. Debt to assets is how much of what you own is paid for with loans. Liquid assets are what you could use within days: cash, deposits, mutual funds and shares.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['Enter each asset at what it would sell for today, and each loan at its outstanding amount.'],
      formula: 'Net worth = total assets − total liabilities',
      list: [
        'Debt to assets = total liabilities ÷ total assets × 100. Without assets it is 0.',
        'If you have assets of ₹90 lakh and loans of ₹37.8 lakh, your net worth is ₹52.2 lakh and debt to assets is 42%.',
      ],
    },
    {
      heading: 'Why retirement money is not liquid',
      paragraphs: [
        'Provident funds and pensions are yours, so they are part of your net worth. But the law decides when you can use them.',
      ],
      list: [
        'A PPF account matures after {ppf.lockIn} years ({ppf.lockIn|source}). Before that you can only make part withdrawals, take loans, or close the account early in a few cases.',
        'When non-government subscribers leave NPS at retirement, they must use at least {nps.annuityShare} of the corpus for an annuity, which pays a pension instead of a lump sum ({nps.annuityShare|source}). A corpus of up to {nps.smallCorpus} is exempt.',
        'A Sukanya Samriddhi account belongs to the girl and matures {ssy.term} years after you open it ({ssy.term|source}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains, brokerage, exit loads and stamp duty, which reduce what you get from a sale.',
        'Future income, and gratuity or a pension you have not received yet.',
        'The cover of a term insurance plan. It pays only on a claim and has no value today. For an endowment plan, the surrender value is an asset.',
      ],
    },
  ],
  howTo: {
    name: 'How to track your net worth',
    steps: [
      {
        name: 'List what you own',
        text: 'Use balances from your bank, EPF, NPS and demat statements, and choose the type of each asset.',
      },
      {
        name: 'Value what has no statement',
        text: 'For a house use recent sales nearby, for gold its weight at today’s price, for a car what a dealer would pay.',
      },
      {
        name: 'List what you owe',
        text: 'Enter the outstanding principal of every loan and your unpaid card dues.',
      },
      { name: 'Read the figures', text: 'Look at the net worth, the debt to assets and the chart of types.' },
      {
        name: 'Save a snapshot',
        text: 'Come back every few months, update the values and save another. A line chart shows your snapshots.',
      },
    ],
  },
  faq: [
    {
      question: 'Should I include the house I live in?',
      answer:
        'Yes, and enter its loan on the other side. It is an asset even though it earns no rent. Also look at liquid assets to see what you have apart from your home, because you cannot sell a house in parts.',
    },
    {
      question: 'What is a good net worth for my age?',
      answer:
        'No single figure fits everyone. It depends on income, city, family and whether you own a home. A better question is whether it has grown since last year by more than prices rose. Your dated snapshots show that.',
    },
    {
      question: 'Can net worth be negative?',
      answer:
        'Yes. It often is after an education loan, or just after you buy a car, because a car loses value faster than you repay its loan. The figure rises as you repay principal and build savings.',
    },
    {
      question: 'How often should I update it?',
      answer:
        'Every quarter, or at the end of the financial year in March, is enough. The tracker keeps at most one snapshot a day. Daily market moves say little about your position.',
    },
    {
      question: 'How should I value gold and jewellery?',
      answer:
        'Use the weight of the gold and today’s price for its purity. Leave out making charges and most stones, because you get little for them when you sell. Enter gold funds and sovereign gold bonds at their market price.',
    },
    {
      question: 'Do you send my data to anyone?',
      answer:
        'No. Your browser saves the list and the snapshots only on this device. Under My figures you can export them to a file and import them elsewhere, and one button on this page deletes everything.',
    },
  ],
} satisfies Content;
