import type { Content } from '#engine';

export default {
  title: 'How much life cover a family needs',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Term insurance pays your family a sum if you die. The question is how much. Agents say 10 or 15 times your income, which knows nothing about your loans, your children or what your spouse earns.',
        'This calculator adds up what your family would need: the household without your own share, loans, and goals such as a child’s education. It takes off what is there already, and shows the answer beside three other ways to count.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Cover still missing = household + loans + goals − savings − cover you have',
      list: [
        'Household: spending without your own share, at the start of each month, rising with prices. Less your spouse’s income, up to the spending.',
        'Goals: cost × ((1 + inflation) ÷ (1 + safe return)) raised to the years until then.',
        'By income: your pay until you retire, with its rises, less what you spend on yourself.',
        'All in today’s money: what a safe deposit must hold today to pay each amount on its day.',
      ],
    },
    {
      heading: 'Example: age 35, ₹1 lakh a month',
      paragraphs: [
        'The household spends ₹50,000, a fifth of it for yourself. For 25 years the family needs ₹40,000 a month, which is ₹1.07 crore today. Education for ₹25 lakh in 12 years and a marriage for ₹15 lakh in 20 years need ₹34.8 lakh, and the loan is ₹30 lakh: ₹1.72 crore in all.',
        'With ₹10 lakh saved, ₹1.62 crore is missing, 13.48 times the yearly income. By income until 60 it would be ₹2.41 crore.',
        'If your spouse earns ₹40,000, the household is paid for and ₹54.8 lakh is enough.',
      ],
    },
    {
      heading: 'Which of the four to take',
      list: [
        'What they need: the one to start from, since it is about your own family.',
        'Your income: what your family loses in money. Insurers often use it as the most they will cover.',
        '10 or 15 times income: a quick check. If it is far from what they need, look at the entries again.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Premiums. They depend on your age, your health, smoking and the insurer.',
        'Health cover and disability, which need policies of their own.',
        'Tax. Enter the safe return after tax.',
        'Fees that rise faster than prices: enter a higher cost for the goal.',
      ],
    },
  ],
  howTo: {
    name: 'How to find the life cover you need',
    steps: [
      { name: 'Enter your pay and spending', text: 'Spending without EMIs, and the share that is only for you.' },
      { name: 'Choose the years', text: 'Until the youngest child earns, or for your spouse’s whole life.' },
      { name: 'Add loans and goals', text: 'Each goal with its cost in today’s money.' },
      { name: 'Add what is there', text: 'Savings your family can use, and the cover you have.' },
      { name: 'Read what is missing', text: 'It is the sum assured to ask for.' },
    ],
  },
  faq: [
    {
      question: 'Is 10 times my income enough?',
      answer:
        'Often not if you have a loan and small children, and too much if your spouse earns well. In the example above the family needs 13.48 times.',
    },
    {
      question: 'Should I include the cover from my employer?',
      answer: 'Only if you are sure to keep it. Most group policies end with the job.',
    },
    {
      question: 'Does my spouse need cover too?',
      answer:
        'If the household depends on that income or on the work at home, yes. Enter your spouse’s figures in a second calculation.',
    },
    {
      question: 'When do I need less cover?',
      answer:
        'As loans are repaid, goals are met and savings grow. Come back every few years; with enough saved you need none.',
    },
  ],
} satisfies Content;
