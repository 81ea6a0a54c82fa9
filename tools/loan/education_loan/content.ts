import type { Content } from '#engine';

export default {
  title: 'How an education loan is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'An education loan is paid out while you study and repaid after it. In between is the moratorium: the course and usually up to a year more, in which no EMI is due, but interest is charged.',
        'The calculator adds up that interest, shows the loan when EMIs begin and the EMI, and says what you save by paying some or all of the interest while you study.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'EMI = L × r ÷ (1 − (1 + r)⁻ⁿ), L = loan + unpaid simple interest of the moratorium',
      list: [
        'Interest before the first EMI: each payout × monthly rate × months from the payout to the first EMI. It is simple interest: no interest on interest.',
        'Paid out each year, the first part bears interest for the whole time and the last one for the shortest.',
        'r is the yearly rate divided by 12, n the number of EMIs.',
      ],
    },
    {
      heading: 'Example: ₹15 lakh for four years of study',
      paragraphs: [
        'At 10%, ₹3,75,000 are paid out at the start of each of four years. With 12 months after the course they bear interest for 60, 48, 36 and 24 months: together {example.0.moratoriumInterest}. The loan is then {example.0.loanAtRepayment} and the EMI over 10 years {example.0.emi}.',
        'Paying the interest as it is charged keeps the loan at {example.1.loanAtRepayment} and the EMI at {example.1.emi}. That saves {example.1.savedByPaying} in total.',
      ],
    },
    {
      heading: 'Tax: section 80E',
      paragraphs: [
        'In the old regime all interest you pay on an education loan from a bank or an approved institution is deducted from income, without a limit, for {deduction.educationYears} years from the year in which you begin to pay it ({deduction.educationYears@2025-06-01|source}; now {deduction.educationYears|source}). The loan may be for you, your husband or wife, or your children. The new regime has no such deduction. Last confirmed {deduction.educationYears|confirmed}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Processing fees, insurance, the margin you pay yourself and the cost of collateral.',
        'Changes of a floating rate, and interest subsidies of the government for some families.',
        'Lenders that compound the interest of the moratorium: with them the loan grows more. Ask yours.',
        'A lower rate that some banks give to those who pay the interest during study. Enter the lower rate to see it.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate an education loan EMI',
    steps: [
      { name: 'Enter the loan and the rate', text: 'All that the bank pays out, and the rate a year.' },
      {
        name: 'Enter course and waiting time',
        text: 'In months, as the sanction letter says. The waiting time is under More options.',
      },
      { name: 'Say how it is paid out', text: 'Under More options: in parts every year, or all at once.' },
      { name: 'Choose what you pay during study', text: 'Under More options: nothing, a part or all of the interest.' },
      { name: 'Read the result', text: 'See the EMI, the loan at its start and what paying early saves.' },
    ],
  },
  faq: [
    {
      question: 'When do I have to begin repaying?',
      answer:
        'Most banks ask for the first EMI 12 months after the course or 6 months after you get a job, whichever is earlier. The sanction letter of your loan says it.',
    },
    {
      question: 'Is interest charged while I study?',
      answer:
        'Yes, from the first payout on. Most banks charge simple interest until EMIs begin and then add what is unpaid to the loan.',
    },
    {
      question: 'Should I pay the interest during the course?',
      answer:
        'If someone in the family can, it lowers the EMI and the total. For ₹15 lakh at 10% and four years of study it saves {example.1.savedByPaying}. The table shows a quarter, half and three quarters too.',
    },
    {
      question: 'How much of the interest can I deduct from tax?',
      answer:
        'All of it, for {deduction.educationYears} years, in the old regime (section 80E, now 129). There is no limit on the amount. The principal is not deducted.',
    },
    {
      question: 'Can I repay early?',
      answer:
        'Yes. Most education loans have a floating rate, and for floating-rate loans to individuals for other purposes than business banks may not charge for it.',
    },
  ],
} satisfies Content;
