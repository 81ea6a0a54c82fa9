import type { Content } from '#engine';

export default {
  title: 'How we calculate the financial health score',
  sections: [
    {
      heading: 'What this score shows',
      paragraphs: [
        'The score asks your household five questions. Could you live for half a year without income? Do you save? Do EMIs leave you room? Could an illness or a death ruin your family? Are you on track for retirement? Each answer fills a pillar, and the five together make a score from 0 to 100.',
        'The targets are common rules of thumb, and the weights are ours. This is not a credit score, and no bank or credit bureau uses it. It shows which of the five needs attention first.',
      ],
    },
    {
      heading: 'The five pillars',
      paragraphs: ['A full pillar adds its whole weight to the score, and a half-full one adds half.'],
      formula: 'Score = 25 × emergency + 25 × savings + 20 × debt + 20 × protection + 10 × retirement',
      list: [
        'Emergency fund, 25: the fund ÷ six months of expenses and EMIs, because you must repay loans even without an income. If you have neither expenses nor EMIs, it is full.',
        'Savings, 25: monthly savings ÷ 20% of monthly income.',
        'Debt, 20: full if EMIs are at most 20% of income, empty from 60%, and in proportion in between. At 40% it is half full.',
        'Protection, 20: half for life cover ÷ ten years of income, half for health cover ÷ ₹10 lakh.',
        'Retirement, 10: your retirement savings ÷ a target of yearly income × (age − 25) × 0.2. That is one year of income at 30, two at 35 and seven at 60. Up to 25 there is no target, and the pillar is full.',
      ],
    },
    {
      heading: 'What would fill the weakest pillar',
      paragraphs: [
        'The weakest pillar is the least full one. If two are equal, we show the first in the list above. The amount next to it is what you still need, and it means something different for each pillar.',
      ],
      list: [
        'Emergency fund: six months of expenses and EMIs − the fund, as an amount to set aside once.',
        'Savings: 20% of income − what you save, as a monthly amount.',
        'Debt: EMIs − 20% of income, as the amount by which your monthly EMIs must fall.',
        'Protection: the life cover and health cover you still need, added together. This is cover, not premium.',
        'Retirement: the target for your age − your retirement savings.',
      ],
    },
    {
      heading: 'What it leaves out',
      paragraphs: [
        'Health insurance premiums can lower income tax in the old regime, up to {health.cap} for yourself and your family and {health.seniorCap} for a group with a senior citizen ({health.cap|source}). The score does not include that.',
      ],
      list: [
        'A home, gold and other wealth. The Net Worth Tracker adds them up.',
        'The interest on a loan. A credit card EMI has the same weight as a home loan EMI.',
        'Your dependants. Without dependants, ten years of income is more life cover than many people need.',
        'How safe your job is, and how you invest your savings.',
      ],
    },
  ],
  howTo: {
    name: 'How to find your financial health score',
    steps: [
      { name: 'Enter income and expenses', text: 'Use take-home pay, and expenses without EMIs and savings.' },
      {
        name: 'Enter savings and the emergency fund',
        text: 'In the fund, include only money you could use at once.',
      },
      {
        name: 'Add EMIs and cover',
        text: 'Add up all your EMIs, your life cover and your family’s health cover.',
      },
      { name: 'Add retirement savings', text: 'EPF, PPF, NPS and funds you keep for retirement.' },
      {
        name: 'Read the score and the weakest pillar',
        text: 'The chart shows how full each pillar is, and the note shows what would fill the weakest.',
      },
    ],
  },
  faq: [
    {
      question: 'Is this the same as a CIBIL score?',
      answer:
        'No. A credit score comes from a credit bureau. It looks at how you repaid loans and cards, and decides what lenders offer you. This score looks at the income, savings, cover and debt you enter, and only you see it.',
    },
    {
      question: 'What is a good score?',
      answer:
        'Below 40 is low, 40 to 59 fair, 60 to 79 good, and 80 and above very good. A young household with a new loan can have a low score and still be on the right path. The separate pillars say more than the total.',
    },
    {
      question: 'Why six months of expenses and EMIs?',
      answer:
        'Finding new work can take about six months, and bills and EMIs do not stop. If you have a steady job and a second income in the family, you may feel safe with less. If you work for yourself, you may want more. The score does not rise above six months.',
    },
    {
      question: 'Why do EMIs above 20% of income lower the score?',
      answer:
        'Lenders in India often allow 40% to 60% of income for EMIs. That is what they accept, not what is comfortable. At 60% little is left for expenses and savings, so the pillar is empty there. How the points fall from 20% to 60% is our choice.',
    },
    {
      question: 'Should I include cover from my employer?',
      answer:
        'It protects you only while the job lasts. Include it to see your score today. Leave it out to see your score on the day you leave the job.',
    },
    {
      question: 'Why is the score 0 without an income?',
      answer:
        'Four of the five pillars compare something with income. Without an income they mean nothing, so the page shows 0 and says why. If you are retired, enter your pension as income.',
    },
  ],
} satisfies Content;
