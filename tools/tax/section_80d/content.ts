import type { Content } from '#engine';

export default {
  title: 'How the Section 80D deduction is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Section 80D lets you deduct health insurance premiums and some medical costs from your taxable income. There are two groups, each with its own limit: you, your spouse and your dependent children, and your parents.',
        'The calculator adds up what you can deduct in each group and stops at the limit. It also shows the limit you have not used, and the payments you cannot deduct.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['For each group, and then for both together:'],
      formula: 'A group’s deduction = least of (premium + check-ups + seniors’ medical bills, limit)',
      list: [
        'The limit of a group is {health.cap}, or {health.seniorCap} if someone in it is 60 or older.',
        'You can include up to {health.checkup} of check-ups for both groups together. They are part of the limits, not extra. The calculator divides them so that your deduction is largest. If two ways are equal, it puts more into your own family’s group.',
        'Medical bills are only for people aged 60 or more without health insurance, within the same limit.',
        'Tax saved = deduction × slab rate × (1 + {tax.cess} cess).',
      ],
    },
    {
      heading: 'The rule behind it',
      paragraphs: [
        'The limits come from {health.cap@2025-06-01|source}. From {health.cap|since} they are in {health.cap|source}, though most people still say 80D.',
        'You can claim the deduction only in the old tax regime. You must pay premiums by card, transfer, cheque or any other way except cash.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'A premium you pay once for several years. The law spreads it over those years, so enter only this year’s share.',
        'Premiums your employer pays, because you do not pay them.',
        'A deduction that falls partly into a lower slab, or takes your income down to where you owe no tax. The tax you save is then different.',
        'Surcharge on high incomes.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the Section 80D estimator',
    steps: [
      {
        name: 'Enter your own family’s payments',
        text: 'Enter the yearly premium and check-ups for you, your spouse and your dependent children.',
      },
      {
        name: 'Enter your parents’ payments',
        text: 'Enter only what you pay yourself, whether they depend on you or not.',
      },
      {
        name: 'Mark the groups with a senior',
        text: 'Turn it on if someone is 60 or older. That group’s limit rises.',
      },
      {
        name: 'Choose your slab rate',
        text: 'Take the highest rate for your income in the old regime.',
      },
      {
        name: 'Read the deduction',
        text: 'See the deduction, the tax you save, what you cannot deduct, and how much of each limit is unused.',
      },
    ],
  },
  faq: [
    {
      question: 'Can I claim 80D in the new tax regime?',
      answer:
        'No. The new regime does not allow this deduction. Compare both regimes in the Income Tax Calculator before you decide.',
    },
    {
      question: 'What is the largest deduction I can get?',
      answer:
        'If nobody is 60 or older, {health.cap} for your family and {health.cap} for your parents. If someone in a group is 60 or older, that group’s limit is {health.seniorCap}. You get the most if both groups have someone of that age.',
    },
    {
      question: 'Does a check-up add to the limit?',
      answer:
        'No. You can include check-ups of up to {health.checkup} in total, within the group’s limit. If the premium already fills the limit, that group’s check-up adds nothing, and the other group can use the whole {health.checkup}. Take a premium of ₹25,000 for your family, {example.0.parentsDeduction} for senior parents and ₹4,000 of check-ups in each group. Your parents’ check-ups are then deducted in full, and the deduction is ₹59,000.',
    },
    {
      question: 'When can I deduct medical bills?',
      answer:
        'Only for someone aged 60 or more without health insurance, and only up to the group’s limit. You cannot deduct bills of younger people, or bills an insurance company has paid back.',
    },
    {
      question: 'Can I pay the premium in cash?',
      answer:
        'No, there is no deduction for a premium paid in cash. Use a card, a bank transfer, UPI or a cheque, and keep the receipt. You can pay for preventive check-ups in cash.',
    },
    {
      question: 'Can I deduct the premium for my parents-in-law or my brother?',
      answer:
        'No. The groups are you, your spouse, your dependent children and your own parents. If your spouse pays tax, he or she can claim for his or her own parents.',
    },
    {
      question: 'My parents depend on me. Does that matter?',
      answer:
        'No. You can claim what you pay for your parents whether they depend on you or not. Children must depend on you.',
    },
  ],
} satisfies Content;
