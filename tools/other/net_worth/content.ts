import type { Content } from '#engine';

export default {
  title: 'How net worth is worked out',
  sections: [
    {
      heading: 'What this tracker shows',
      paragraphs: [
        'Net worth is what would be left if everything you own were turned into money and every loan were repaid today. It is one figure for a whole household, and its direction over the years says more than its size.',
        'Two more figures explain it. Debt to assets is the part of what you own that is financed by loans. Liquid assets are the part you could use within days: cash, deposits, mutual funds and shares.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['Each asset counts at what it would fetch today, each loan at what is still outstanding.'],
      formula: 'Net worth = total assets − total liabilities',
      list: [
        'Debt to assets = total liabilities ÷ total assets × 100. Without assets it is shown as 0.',
        'With assets of ₹90 lakh and loans of ₹37.8 lakh the net worth is ₹52.2 lakh and debt to assets is 42%.',
      ],
    },
    {
      heading: 'Why retirement money is not counted as liquid',
      paragraphs: [
        'Provident funds and pensions are yours, so they belong in net worth, but the law decides when they can be used.',
      ],
      list: [
        'A PPF account matures after {ppf.lockIn} years ({ppf.lockIn|source}). Before that only part withdrawals, loans and a few cases of early closing are allowed.',
        'When non-government subscribers leave the NPS at retirement, at least {nps.annuityShare} of the corpus goes into an annuity, which pays a pension instead of a lump sum ({nps.annuityShare|source}). A corpus of up to {nps.smallCorpus} is exempt from that.',
        'A Sukanya Samriddhi account belongs to the girl and matures {ssy.term} years after it is opened ({ssy.term|source}).',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains, brokerage, exit loads and stamp duty, which would lower what a sale brings.',
        'Future income, and gratuity or a pension that has not been paid yet.',
        'The cover of a term insurance plan. It pays only on a claim and has no value today. Of an endowment plan, the surrender value is an asset.',
      ],
    },
  ],
  howTo: {
    name: 'How to track your net worth',
    steps: [
      {
        name: 'List what you own',
        text: 'Take balances from bank, EPF, NPS and demat statements, and choose the kind of each asset.',
      },
      {
        name: 'Value what has no statement',
        text: 'For a house use recent sales nearby, for gold its weight at the day’s price, for a car what a dealer would pay.',
      },
      {
        name: 'List what you owe',
        text: 'Enter the outstanding principal of every loan and the card dues not yet paid.',
      },
      { name: 'Read the figures', text: 'Look at the net worth, the debt to assets and the chart of kinds.' },
      {
        name: 'Save a snapshot',
        text: 'Come back every few months, bring the values up to date and save another. The snapshots are drawn as a line.',
      },
    ],
  },
  faq: [
    {
      question: 'Should I include the house I live in?',
      answer:
        'Yes, with its loan on the other side. It is an asset even though it earns no rent. If you want to see what supports your plans apart from your home, look at liquid assets as well, because a house cannot be sold in parts.',
    },
    {
      question: 'What is a good net worth for my age?',
      answer:
        'There is no figure that fits all. It depends on income, city, family and whether you own a home. A more useful question is whether it has grown since last year by more than prices rose, which the dated snapshots let you see.',
    },
    {
      question: 'Can net worth be negative?',
      answer:
        'Yes. It is common after an education loan or just after a car is bought, since a car loses value faster than its loan is repaid. The figure rises as the principal is paid back and savings grow.',
    },
    {
      question: 'How often should I update it?',
      answer:
        'Every quarter, or at the end of the financial year in March, is enough. The tracker keeps at most one snapshot a day. Daily moves of the share market say little about where you stand.',
    },
    {
      question: 'How should I value gold and jewellery?',
      answer:
        'Use the weight of the gold and the price for its purity today. Making charges and most stones bring little when jewellery is sold, so leave them out. Gold funds and sovereign gold bonds can be entered at their market price.',
    },
    {
      question: 'Is my data sent to anyone?',
      answer:
        'No. The list and the snapshots are saved on this device only. You can export them to a file, import them elsewhere, and remove everything with one button.',
    },
  ],
} satisfies Content;
