import type { Content } from '#engine';

export default {
  title: 'How an education loan EMI is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The bank pays out an education loan while you study, and you repay it afterwards. In between is the moratorium: your course and usually up to a year more. You pay no EMI in this time, but the bank charges interest.',
        'This calculator adds up that interest and shows your loan and EMI when EMIs start. It also shows what you save by paying some or all of the interest while you study.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'EMI = L × r ÷ (1 − (1 + r)⁻ⁿ), L = loan + unpaid simple interest of the moratorium',
      list: [
        'Interest before the first EMI: each payout × monthly rate × months from the payout to the first EMI. It is simple interest, so there is no interest on interest.',
        'If the bank pays out every year, you pay interest on the first part for the longest time and on the last part for the shortest.',
        'r is the yearly rate divided by 12, n the number of EMIs.',
      ],
    },
    {
      heading: 'Example: ₹15 lakh for four years of study',
      paragraphs: [
        'At 10%, the bank pays out ₹3,75,000 at the start of each of four years. EMIs start 12 months after the course, so you owe interest on these parts for 60, 48, 36 and 24 months: {example.0.moratoriumInterest} in total. The loan is then {example.0.loanAtRepayment} and the EMI over 10 years {example.0.emi}.',
        'If you pay the interest as the bank charges it, the loan stays at {example.1.loanAtRepayment} and the EMI is {example.1.emi}. You save {example.1.savedByPaying} in total.',
      ],
    },
    {
      heading: 'Tax: section 80E',
      paragraphs: [
        'In the old regime you can deduct all the interest you pay on an education loan from a bank or an approved institution. There is no limit on the amount. You can deduct it for {deduction.educationYears} years, starting from the year you begin to pay it ({deduction.educationYears@2025-06-01|source}; now {deduction.educationYears|source}). The loan may be for you, your husband or wife, or your children. The new regime has no such deduction.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Processing fees, insurance, your own margin and the cost of collateral.',
        'Floating rate changes, and the government’s interest subsidies for some families.',
        'Compounding: some lenders charge interest on interest during the moratorium, so the loan grows more. Ask yours.',
        'A lower rate from some banks if you pay the interest while you study. Enter that rate to see the effect.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate an education loan EMI',
    steps: [
      { name: 'Enter the loan and the rate', text: 'The full amount the bank pays out, and the yearly rate.' },
      {
        name: 'Enter the course and the moratorium after it',
        text: 'In months, as in your sanction letter. The moratorium after the course is under More options.',
      },
      { name: 'Choose how the bank pays it out', text: 'Under More options, choose parts every year, or all at once.' },
      {
        name: 'Choose what you pay while studying',
        text: 'Under More options, choose nothing, a part or all of the interest.',
      },
      { name: 'Read the result', text: 'See the EMI, the loan when EMIs start, and what you save by paying early.' },
    ],
  },
  faq: [
    {
      question: 'When do I have to start repaying?',
      answer:
        'Most banks want the first EMI 12 months after the course or 6 months after you get a job, whichever comes first. Check your sanction letter.',
    },
    {
      question: 'Does the bank charge interest while I study?',
      answer:
        'Yes, from the first payout. Most banks charge simple interest until EMIs start, and then add the unpaid interest to the loan.',
    },
    {
      question: 'Should I pay the interest during the course?',
      answer:
        'If your family can, yes. It lowers the EMI and the total. On ₹15 lakh at 10% and four years of study, you save {example.1.savedByPaying}. The table also shows a quarter, half and three quarters.',
    },
    {
      question: 'How much of the interest can I deduct from my income?',
      answer:
        'All of it, for {deduction.educationYears} years, in the old regime (section 80E, now 129). There is no limit on the amount. You cannot deduct the principal.',
    },
    {
      question: 'Can I repay early?',
      answer:
        'Yes. Most education loans have a floating rate. Banks may not charge individuals for prepaying a floating-rate loan, unless they took it for business.',
    },
  ],
} satisfies Content;
