import type { Content } from '#engine';

export default {
  title: 'How the financial health score is worked out',
  sections: [
    {
      heading: 'What this score shows',
      paragraphs: [
        'The score puts five questions to a household. Could it live for half a year without income? Does it save? Do EMIs leave room? Would an illness or a death ruin it? Is retirement on its way? Each answer fills a pillar, and the five together make a score from 0 to 100.',
        'The marks are common rules of thumb and the weights are ours. The score is not a credit score, and no bank or credit bureau uses it. Its use is to show which of the five needs attention first.',
      ],
    },
    {
      heading: 'The five pillars',
      paragraphs: ['Each pillar is filled from 0 to 1 and counts for its weight.'],
      formula: 'Score = 25 × emergency + 25 × savings + 20 × debt + 20 × protection + 10 × retirement',
      list: [
        'Emergency fund, 25: the fund ÷ six months of expenses and EMIs, because a loan has to be repaid without an income, too. Full with neither.',
        'Savings, 25: monthly savings ÷ 20% of monthly income.',
        'Debt, 20: full while EMIs are at most 20% of income, empty from 60%, and in a straight line between. At 40% it is half full.',
        'Protection, 20: half for life cover ÷ ten years of income, half for health cover ÷ ₹10 lakh.',
        'Retirement, 10: what is saved ÷ a target of yearly income × (age − 25) × 0.2. That is one year of income at 30, two at 35 and seven at 60. Up to 25 there is no target, and the pillar is full.',
      ],
    },
    {
      heading: 'What would fill the weakest pillar',
      paragraphs: [
        'The weakest pillar is the one that is filled least. Of equals, the first in the list above is named. The amount beside it is what is missing, and it means something different for each pillar.',
      ],
      list: [
        'Emergency fund: six months of expenses and EMIs − the fund, as a sum to be put aside once.',
        'Savings: 20% of income − what you save, as an amount a month.',
        'Debt: EMIs − 20% of income, as the amount by which the monthly EMIs would have to fall.',
        'Protection: the missing life cover and the missing health cover added together. This is cover, not premium.',
        'Retirement: the target for your age − what is saved.',
      ],
    },
    {
      heading: 'What it leaves out',
      paragraphs: [
        'Premiums for health cover can lower income tax in the old regime, up to {health.cap} for yourself and your family and {health.seniorCap} for a group with a senior citizen ({health.cap|source}). The score does not count that.',
      ],
      list: [
        'A home, gold and other wealth. The net worth tracker adds those up.',
        'The interest that a loan costs. An EMI on a credit card weighs as much as one on a home loan.',
        'Who depends on you. Without dependants ten years of income is more life cover than many people would need.',
        'How safe a job is, and how savings are invested.',
      ],
    },
  ],
  howTo: {
    name: 'How to find your financial health score',
    steps: [
      { name: 'Enter income and expenses', text: 'Use take-home pay, and expenses without EMIs and savings.' },
      {
        name: 'Enter savings and the emergency fund',
        text: 'Count only money that you could use at once as the fund.',
      },
      {
        name: 'Add EMIs and cover',
        text: 'Add up all EMIs, the sum assured on life and the health cover of the family.',
      },
      { name: 'Add retirement savings', text: 'EPF, PPF, NPS and funds that you mean to keep for it.' },
      {
        name: 'Read the score and the weakest pillar',
        text: 'The chart shows how full each pillar is, and the note says what would fill the weakest.',
      },
    ],
  },
  faq: [
    {
      question: 'Is this the same as a CIBIL score?',
      answer:
        'No. A credit score comes from a credit bureau, looks at how you repaid loans and cards, and decides what lenders offer you. This score looks at income, savings, cover and debt that you enter yourself, and nobody but you sees it.',
    },
    {
      question: 'What is a good score?',
      answer:
        'Below 40 the band is needs care, from 40 fair, from 60 good and from 80 strong. A young household with a new loan can have a low score and be on a sound path. The single pillars say more than the total.',
    },
    {
      question: 'Why six months of expenses and EMIs?',
      answer:
        'Six months is a common yardstick for how long finding new work can take, and in that time bills and EMIs both fall due. Someone with a steady job and a second income in the family may feel safe with less, and a person who works for themselves may want more. The score does not rise above six months.',
    },
    {
      question: 'Why do EMIs above 20% of income lower the score?',
      answer:
        'Lenders in India commonly let 40% to 60% of income go to EMIs. That is what they accept, not what is comfortable. At 60% little is left for expenses and savings, so there the pillar is empty. The line between 20% and 60% is a choice made for this score.',
    },
    {
      question: 'Does cover from my employer count?',
      answer:
        'It counts while the job lasts. You can include it to see where you stand today, and leave it out to see where you would stand on the day you leave the job.',
    },
    {
      question: 'Why is the score 0 without an income?',
      answer:
        'Four of the five pillars measure something against income. Without one they have no meaning, so the page shows 0 and says why. A retired household can enter its pension as income.',
    },
  ],
} satisfies Content;
