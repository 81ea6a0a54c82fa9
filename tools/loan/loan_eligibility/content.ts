import type { Content } from '#engine';

export default {
  title: 'How we calculate your loan eligibility',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A lender asks two questions. How large an EMI can your income support? For a home loan, how much is the home worth? Each answer sets a limit, and the smaller one decides. This calculator shows both limits, your eligible loan, and how another tenure changes it.',
        'This is an estimate. The lender also checks your credit score, your employer and the property papers.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'FOIR, the fixed obligation to income ratio, is the share of your income that a lender allows for EMIs. Subtract the EMIs you pay now, and you have the EMI you can afford. The limit by income is the loan that this EMI repays, with r the monthly rate and n the number of months.',
      ],
      formula: 'Limit by income = (income × FOIR − existing EMIs) × (1 − (1 + r)⁻ⁿ) ÷ r',
      list: [
        'On ₹60,000 a month, a FOIR of 50% and an EMI of ₹5,000 leave {example.0.affordableEmi}. At 9% over 20 years, that repays {example.0.eligibleLoan}.',
        'The limit by home price is the largest loan that stays within the cap for its own size.',
      ],
    },
    {
      heading: 'Your age and retirement',
      paragraphs: [
        'Most lenders want you to repay the loan before your salary ends, often at 60. If you enter your age under More options, the tenure cannot go past your retirement.',
        'Take ₹75,000 a month, half of it for EMIs, at 8.5%. A tenure of 20 years allows ₹43,21,156. At age 45, you have only 15 years until 60, and the loan is {example.1.eligibleLoan}. A younger co-applicant may get you the full tenure.',
      ],
    },
    {
      heading: 'The Reserve Bank’s limit for homes',
      paragraphs: [
        'The rule limits the loan-to-value ratio (LTV): the loan as a share of the home’s value. The cap depends on the size of the loan: {homeLoan.ltv}. It comes from the {homeLoan.ltv|source}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Your credit score and the lender’s own rules on employment and city.',
        'Stamp duty and registration. Banks usually leave them out of the home’s value, so you pay them from your own pocket.',
        'Floating rate changes after the loan starts.',
      ],
    },
  ],
  howTo: {
    name: 'How to check your loan eligibility',
    steps: [
      {
        name: 'Enter your income',
        text: 'Enter what reaches your account each month. Other regular income is under More options.',
      },
      { name: 'Enter your current EMIs', text: 'Add up all loans that will still be running.' },
      {
        name: 'Set the share of income, rate and tenure',
        text: 'Use the figures of your lender. The share is under More options.',
      },
      { name: 'Add the home price', text: 'Leave it at 0 for a personal or car loan.' },
      {
        name: 'Add your age, if you like',
        text: 'Under More options. The tenure then ends when you retire.',
      },
      {
        name: 'Read the result',
        text: 'The smaller limit is your eligible loan. “What sets the limit” shows which limit it was.',
      },
    ],
  },
  faq: [
    {
      question: 'Up to what age can I get a home loan?',
      answer:
        'Each lender decides. Many want salaried borrowers to finish by 60, and self-employed borrowers by 65 or 70. Enter your age and that age under More options to see your tenure and loan.',
    },
    {
      question: 'What is FOIR and who sets it?',
      answer:
        'The fixed obligation to income ratio is the part of your income that can go into EMIs, old and new together. Each lender sets its own, usually between 40% and 60%, and higher for higher incomes. No regulation fixes it.',
    },
    {
      question: 'Should I enter my gross or my net salary?',
      answer:
        'Net, to be careful. Many lenders use your take-home salary. Some use the gross salary with a lower share. They often include only part of bonuses and incentives.',
    },
    {
      question: 'How can I become eligible for a larger loan?',
      answer:
        'Four things help: a longer tenure, a lower rate, fewer running EMIs, and a co-applicant’s income. A longer tenure gets you a larger loan but also raises the total interest.',
    },
    {
      question: 'Why can’t I borrow the full price of the home?',
      answer:
        'The Reserve Bank wants the buyer to share the risk. If prices fall, the loan should not at once be larger than the home’s value. You pay the rest as a down payment from your own money.',
    },
    {
      question: 'Why does a costlier home sometimes not get a larger loan?',
      answer:
        'Larger loans have a lower cap. A loan just above the end of a band falls under the next cap, which may allow less. So the limit stays at the end of the band until the home is worth enough for the next one. For example, a home of ₹35 lakh allows ₹30 lakh, one of ₹1 crore allows ₹75 lakh, and one of ₹1.2 crore allows ₹90 lakh.',
    },
    {
      question: 'Do lenders include EMIs that end soon?',
      answer:
        'Often not. Many lenders ignore a loan with only a few EMIs left. Enter 0 for such a loan to see the difference, and ask your lender.',
    },
    {
      question: 'Does this calculator affect my credit score?',
      answer:
        'No. It works in your browser and contacts no credit bureau. If you formally apply to a lender, the bureau records an enquiry.',
    },
  ],
} satisfies Content;
