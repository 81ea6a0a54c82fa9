import type { Content } from '#engine';

export default {
  title: 'How much life cover your family needs',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Term insurance pays your family a fixed amount if you die. The question is how much. Agents often suggest 10 or 15 times your income. That ignores your loans, your children and your spouse’s income.',
        'This calculator adds up what your family would need: household spending without your own share, loans, and goals such as a child’s education. It subtracts what you already have, and compares the answer with three other methods.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Cover still missing = household + loans + goals − savings − cover you have',
      list: [
        'Household: spending without your own share, at the start of each month, rising with prices. Subtract your spouse’s income, up to the spending.',
        'Goals: cost × ((1 + inflation) ÷ (1 + safe return))ᵗ, with t years until then.',
        'By income: your pay until you retire, with yearly increases, less what you spend on yourself.',
        'All in today’s money: what you must keep in a safe deposit today to pay each amount on its date.',
      ],
    },
    {
      heading: 'Example: age 35, ₹1 lakh a month',
      paragraphs: [
        'The household spends ₹50,000, and a fifth of it is for you. For 25 years the family needs ₹40,000 a month, which is ₹1.07 crore today. Education for ₹25 lakh in 12 years and a marriage for ₹15 lakh in 20 years need ₹34.8 lakh, and the loan is ₹30 lakh. The total is ₹1.72 crore.',
        'If you have saved ₹10 lakh, you still need ₹1.62 crore of cover, 13.48 times your yearly income. By income until 60 you would need ₹2.41 crore.',
        'If your spouse earns ₹40,000, that pays for the household, and ₹54.8 lakh is enough.',
      ],
    },
    {
      heading: 'Which of the four to use',
      list: [
        'By needs: start with this one, because it looks at your own family.',
        'By income: the income your family would lose. Insurers often use it as the most they will cover.',
        '10 or 15 times income: a quick check. If it is far from what they need, check your entries.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Premiums. They depend on your age, your health, smoking and the insurer.',
        'Health and disability insurance. You need separate policies for them.',
        'Tax. Enter the safe return after tax.',
        'Fees that rise faster than prices: enter a higher cost for that goal.',
      ],
    },
  ],
  howTo: {
    name: 'How to find the life cover you need',
    steps: [
      { name: 'Enter your pay and spending', text: 'Enter spending without EMIs, and the share that is only for you.' },
      { name: 'Choose the years', text: 'Until the youngest child earns, or for your spouse’s whole life.' },
      { name: 'Add loans and goals', text: 'Each goal with its cost in today’s money.' },
      { name: 'Add what you have', text: 'Savings your family can use, and your current life cover.' },
      { name: 'Read the cover you still need', text: 'This is the sum assured to ask for.' },
    ],
  },
  faq: [
    {
      question: 'Is 10 times my income enough?',
      answer:
        'Often not, if you have a loan and small children. If your spouse earns well, it can be too much. In the example above the family needs 13.48 times the yearly income.',
    },
    {
      question: 'Should I include the cover from my employer?',
      answer: 'Only if you are sure to keep it. Most group policies end with the job.',
    },
    {
      question: 'Does my spouse need cover too?',
      answer:
        'Yes, if the household depends on that income or on the work at home. Run a second calculation with your spouse’s figures.',
    },
    {
      question: 'When do I need less cover?',
      answer:
        'As you repay loans, meet goals and build savings. Come back every few years. Once you have saved enough, you need no cover.',
    },
  ],
} satisfies Content;
