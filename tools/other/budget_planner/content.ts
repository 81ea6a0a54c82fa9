import type { Content } from '#engine';

export default {
  title: 'How to work out a monthly budget',
  sections: [
    {
      heading: 'What this planner shows',
      paragraphs: [
        'A budget is a plan for one month’s income. List what you spend and save, and mark each line as a need, a want or a saving. The planner shows what is left, the share of your income that goes into each of the three, and how far each is from your target.',
        'A need is what you must pay to live and work: rent, food, electricity, school fees, insurance, a loan EMI. A want is what you could skip for a month. A saving is money that is still yours next year.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['The sum of a type is the total of all its lines.'],
      formula: 'Left over = income − needs − wants − savings',
      list: [
        'Share of income = sum of the type ÷ income × 100. Without an income it is 0.',
        'Against target = sum of the type − income × target ÷ 100.',
        'If your income is ₹1,00,000 and your target for needs is 50%, needs of ₹58,000 are {example.0.needsGap} over the target.',
      ],
    },
    {
      heading: 'Where the 50/30/20 split comes from',
      paragraphs: [
        'The split is 50% for needs, 30% for wants and 20% for savings. It comes from the book All Your Worth by Elizabeth Warren and Amelia Warren Tyagi, published in the United States in 2005. It is a rule of thumb for income after tax. In a large Indian city rent alone can take a third of a salary, so many households start with a larger share for needs.',
        'The law limits some savings per year. You can put {ppf.minimum} to {ppf.maximum} a year into a PPF account ({ppf.maximum|source}) and {ssy.minimum} to {ssy.maximum} into a Sukanya Samriddhi account ({ssy.maximum|source}). Divide by twelve to compare a monthly amount with the limit.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Yearly costs, unless you enter a twelfth of them: insurance premiums, school admission, festivals, repairs.',
        'Tax and PF that your employer deducts. Enter the income that reaches your account.',
        'The interest inside an EMI and the growth of your savings. The planner looks at one month.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan a monthly budget',
    steps: [
      { name: 'Enter your income', text: 'Use what reaches your account in a usual month, for the whole household.' },
      {
        name: 'List expenses and savings',
        text: 'Change the lines, add your own and remove those you do not need. Three months of bank and UPI statements help.',
      },
      { name: 'Mark each line', text: 'Choose whether it is a need, a want or a saving.' },
      {
        name: 'Set your split',
        text: 'Keep 50, 30 and 20. Or set your own targets under More options; they should add up to 100.',
      },
      {
        name: 'Read what is left',
        text: 'Look at the amount left first, and then at the type furthest over its target.',
      },
    ],
  },
  faq: [
    {
      question: 'Is an EMI a need or a saving?',
      answer:
        'The planner treats it as a need, because you have to pay it whatever happens. Part of a home loan EMI does build something you own, but you cannot use that money next month. The Net Worth Tracker shows that side: your loan there gets smaller.',
    },
    {
      question: 'Should I enter gross salary or take-home pay?',
      answer:
        'Take-home pay, because that is what you can actually divide. If you prefer gross salary, enter tax as a need and your own PF contribution as a saving, so that the lines still add up.',
    },
    {
      question: 'What if my income changes every month?',
      answer:
        'Plan with a low month, not an average one. In a good month, put the extra into your emergency fund first. It then carries you through lean months.',
    },
    {
      question: 'My needs are above 50%. Is my budget wrong?',
      answer:
        'No. The split is only a guide, from another country and time. Rent, school fees or care of parents can push needs well above half for years. Set targets that your household can meet now, and watch which way the figures move.',
    },
    {
      question: 'What does a minus sign before a figure mean?',
      answer:
        'Against a target, it means you spend or save less than the target. For wants, that leaves room. For savings, it is a shortfall. A minus before the amount left means the month costs more than you earn.',
    },
    {
      question: 'Where are my figures stored?',
      answer:
        'Only in this browser, on this device. If you clear the site’s data, they are gone. Under My figures you can export them to a file and import that file in another browser.',
    },
  ],
} satisfies Content;
