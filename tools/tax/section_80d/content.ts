import type { Content } from '#engine';

export default {
  title: 'How the Section 80D deduction is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Section 80D lets you take health insurance premiums and some medical costs off your taxable income. There are two groups with a limit each. One is you, your spouse and your dependent children. The other is your parents.',
        'The calculator adds up what counts in each group, stops at the limit, and shows what is left over on either side: limit that you have not used, and payments that bring no deduction.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['For each group, and then for both together:'],
      formula: 'Deduction of a group = least of (premium + check-ups + seniors’ medical bills, limit)',
      list: [
        'The limit of a group is {health.cap}, or {health.seniorCap} where someone in it is 60 or older.',
        'Check-ups count up to {health.checkup} for both groups together. They stand inside the limits and do not add to them. The calculator shares them out between the groups so that the deduction is largest, and where two ways are equal it takes more for your own family.',
        'Medical bills count only for people of 60 or more without health insurance, inside the same limit.',
        'Tax saved = deduction × slab rate × (1 + {tax.cess} cess).',
      ],
    },
    {
      heading: 'The rule behind it',
      paragraphs: [
        'The limits come from {health.cap@2025-06-01|source}. From {health.cap|since} the same limits stand in {health.cap|source}, though most people still say 80D.',
        'The deduction can be claimed only in the old tax regime. Premiums have to be paid by card, transfer, cheque or another way that is not cash.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'A premium paid once for several years. It is spread over those years, so enter only the share of this year.',
        'Premiums that your employer pays. They are not your payment.',
        'A deduction that falls partly into a lower slab, or that brings your income down to where no tax is due. The tax saved is then different.',
        'Surcharge on high incomes.',
      ],
    },
  ],
  howTo: {
    name: 'How to estimate your Section 80D deduction',
    steps: [
      {
        name: 'Enter your own family’s payments',
        text: 'Give the yearly premium and check-ups for you, your spouse and your dependent children.',
      },
      {
        name: 'Enter your parents’ payments',
        text: 'Give only what you pay yourself, whether or not they depend on you.',
      },
      {
        name: 'Mark the groups with a senior',
        text: 'Tick the box where someone is 60 or older. The limit of that group rises.',
      },
      {
        name: 'Choose your slab rate',
        text: 'Take the highest rate that applies to your income in the old regime.',
      },
      {
        name: 'Read the deduction',
        text: 'See the deduction, the tax it saves, what does not count, and how much of each limit is unused.',
      },
    ],
  },
  faq: [
    {
      question: 'Can I claim 80D in the new tax regime?',
      answer:
        'No. The new regime does not allow this deduction. Compare both regimes in the income tax calculator before you decide.',
    },
    {
      question: 'What is the largest deduction I can get?',
      answer:
        'With nobody of 60 or more it is {health.cap} for your family and {health.cap} for your parents. Where a group has someone of 60 or more its limit is {health.seniorCap}. The largest total is reached when both groups have one.',
    },
    {
      question: 'Does a check-up add to the limit?',
      answer:
        'No. Up to {health.checkup} of check-ups count in total, and they are inside the limit of the group. If the premium already fills the limit, the check-up of that group adds nothing, and the other group can use the whole {health.checkup}. With a premium of ₹25,000 for your family, {example.0.parentsDeduction} for senior parents and check-ups of ₹4,000 in each group, your parents’ check-ups count in full and the deduction is ₹59,000.',
    },
    {
      question: 'When do medical bills count?',
      answer:
        'Only for someone of 60 or more who has no health insurance, and only up to the limit of the group. Bills of younger people, and bills that an insurance company has paid back, do not count.',
    },
    {
      question: 'May I pay the premium in cash?',
      answer:
        'No, a premium paid in cash brings no deduction. Use a card, a bank transfer, UPI or a cheque and keep the receipt. Preventive check-ups may be paid in cash.',
    },
    {
      question: 'Can I deduct the premium for my parents-in-law or my brother?',
      answer:
        'No. The groups are you, your spouse, your dependent children and your own parents. A husband or wife who pays tax can claim for his or her own parents.',
    },
    {
      question: 'My parents depend on me. Does that matter?',
      answer:
        'No. You can claim what you pay for your parents whether they depend on you or not. Children, on the other hand, have to depend on you.',
    },
  ],
} satisfies Content;
