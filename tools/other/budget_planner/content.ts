import type { Content } from '#engine';

export default {
  title: 'How a monthly budget is worked out',
  sections: [
    {
      heading: 'What this planner shows',
      paragraphs: [
        'A budget is a plan for the income of one month. You list what you spend and what you put aside, and mark each line as a need, a want or a saving. The planner shows what is left over, the share of your income that each of the three takes, and how far each is from the split you aim for.',
        'A need is what you must pay to live and work: rent, food, power, school fees, insurance, the EMI of a loan. A want is what you could do without for a month. A saving is money that is still yours next year.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['The sum of a kind is the total of all its lines.'],
      formula: 'Left over = income − needs − wants − savings',
      list: [
        'Share of income = sum of the kind ÷ income × 100. Without an income it is shown as 0.',
        'Against target = sum of the kind − income × target ÷ 100.',
        'With an income of ₹1,00,000 and a target of 50% for needs, needs of ₹58,000 are {example.0.needsGap} over the target.',
      ],
    },
    {
      heading: 'Where the split comes from',
      paragraphs: [
        'Half for needs, 30% for wants and 20% for savings became known through the book All Your Worth by Elizabeth Warren and Amelia Warren Tyagi, published in the United States in 2005. It is a rule of thumb for income after tax. In a large Indian city rent alone can take a third of a salary, so many households begin with a larger share for needs.',
        'Some savings have yearly limits in law. A PPF account takes {ppf.minimum} to {ppf.maximum} a year ({ppf.maximum|source}) and a Sukanya Samriddhi account {ssy.minimum} to {ssy.maximum} ({ssy.maximum|source}). Divide by twelve to see how much of a limit a monthly amount uses.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Costs that come once a year, unless you enter a twelfth of them: insurance premiums, school admission, festivals, repairs.',
        'Tax and the provident fund that your employer takes off. Enter the income that reaches your account.',
        'The interest inside an EMI and the growth of what you save. The planner looks at one month.',
      ],
    },
  ],
  howTo: {
    name: 'How to plan a monthly budget',
    steps: [
      { name: 'Enter your income', text: 'Use what reaches your account in a usual month, for the whole household.' },
      {
        name: 'List expenses and savings',
        text: 'Change the lines shown, add your own and remove those you do not need. Bank and UPI statements of three months help.',
      },
      { name: 'Mark each line', text: 'Choose whether it is a need, a want or a saving.' },
      {
        name: 'Set your split',
        text: 'Keep 50, 30 and 20, or under More options enter targets of your own that add up to 100.',
      },
      {
        name: 'Read what is left',
        text: 'Look at the amount left over first and then at the kind that is furthest over its target.',
      },
    ],
  },
  faq: [
    {
      question: 'Is an EMI a need or a saving?',
      answer:
        'The planner counts it as a need, because it has to be paid whatever happens. Part of the EMI of a home loan does build something you own, but that money cannot be used next month. The net worth tracker shows that side: the loan there gets smaller.',
    },
    {
      question: 'Should I enter gross salary or take-home pay?',
      answer:
        'Take-home pay, since that is what you can divide. If you prefer to begin with gross salary, enter tax as a need and your own provident fund contribution as a saving, so that the lines still add up.',
    },
    {
      question: 'What if my income changes every month?',
      answer:
        'Plan with a low month rather than an average one. What comes in above it in a good month can go to the emergency fund first, which then carries the lean months.',
    },
    {
      question: 'My needs are above 50%. Is my budget wrong?',
      answer:
        'No. The split is a yardstick from another country and time. Rent, school fees or care of parents can push needs well above half for years. Change the targets to what your household can do now, and use the planner to see which way they move.',
    },
    {
      question: 'What does a minus sign in front of a figure mean?',
      answer:
        'Against a target it means that you spend or save less than the target. For wants that leaves room, for savings it is a shortfall. A minus in front of the amount left over means that the month costs more than you earn.',
    },
    {
      question: 'Where are my figures kept?',
      answer:
        'In this browser, on this device, and nowhere else. Clearing the data of the site removes them. You can export them to a file and import that file in another browser.',
    },
  ],
} satisfies Content;
