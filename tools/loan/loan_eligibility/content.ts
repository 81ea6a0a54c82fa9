import type { Content } from '#engine';

export default {
  title: 'How loan eligibility is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A lender asks two questions: how large an EMI your income can carry, and for a home loan, how much the home is worth. Each answer gives a limit, and the smaller one decides. The calculator shows both limits, the loan that remains and what would change with another tenure.',
        'It is an estimate. The lender also looks at your credit score, your employer and the papers of the property.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'FOIR, the fixed obligation to income ratio, is the share of income that a lender lets go to EMIs. What your present EMIs leave of it is the EMI you can afford. The limit by income is the loan that this EMI repays, with r the monthly rate and n the number of months.',
      ],
      formula: 'Limit by income = (income × FOIR − existing EMIs) × (1 − (1 + r)⁻ⁿ) ÷ r',
      list: [
        'With ₹60,000 a month, a FOIR of 50% and an EMI of ₹5,000, {example.0.affordableEmi} is left. At 9% over 20 years it repays {example.0.eligibleLoan}.',
        'The limit by property is the largest loan that keeps within the cap for its own size.',
      ],
    },
    {
      heading: 'Your age and retirement',
      paragraphs: [
        'Most lenders want a loan repaid by the time the salary ends, often at 60. Enter your age under More options, and the tenure that counts is at most the years until then.',
        'On ₹75,000 a month, with half of it for EMIs and 8.5%, a tenure of 20 years allows ₹43,21,156. At the age of 45 only 15 years are left until 60, and the loan is {example.1.eligibleLoan}. A co-applicant who is younger may allow the full tenure.',
      ],
    },
    {
      heading: 'The Reserve Bank’s limit for homes',
      paragraphs: [
        'The rule limits the loan-to-value ratio (LTV): the loan as a share of what the home is worth. By size of the loan the cap is {homeLoan.ltv}. It comes from the {homeLoan.ltv|source}, and was last confirmed in {homeLoan.ltv|confirmed}.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Your credit score and the lender’s own rules on employment and city.',
        'Stamp duty and registration. As a rule banks do not count them as part of the home’s value, so they come from your own pocket.',
        'Changes of a floating rate after the loan has started.',
      ],
    },
  ],
  howTo: {
    name: 'How to check your loan eligibility',
    steps: [
      {
        name: 'Enter your income',
        text: 'Give what reaches your account each month. Other regular income is under More options.',
      },
      { name: 'Enter your present EMIs', text: 'Add up all loans that will still be running.' },
      {
        name: 'Set the share of income, rate and tenure',
        text: 'Use the figures of the lender you have in mind. The share is under More options.',
      },
      { name: 'Add the value of the home', text: 'Leave it at 0 for a personal or car loan.' },
      {
        name: 'Add your age, if you like',
        text: 'Under More options. The tenure then counts only until you retire.',
      },
      { name: 'Read the result', text: 'The smaller limit is the loan. The last line says which limit it was.' },
    ],
  },
  faq: [
    {
      question: 'Up to which age can I get a home loan?',
      answer:
        'Lenders set it themselves. Many want a salaried borrower to have repaid by 60 and a self-employed one by 65 or 70. Enter your age and that age under More options to see what tenure and what loan are left.',
    },
    {
      question: 'What is FOIR and who sets it?',
      answer:
        'The fixed obligation to income ratio is the part of your income that may go to EMIs, old and new together. Each lender sets its own, commonly between 40% and 60%, and higher for higher incomes. No regulation fixes it.',
    },
    {
      question: 'Should I enter my gross or my net salary?',
      answer:
        'Net, to be careful. Many lenders work with the take-home salary, some with the gross salary and a lower share. Bonuses and incentives are often counted only in part.',
    },
    {
      question: 'How can I become eligible for a larger loan?',
      answer:
        'The calculation has four levers: a longer tenure, a lower rate, fewer running EMIs, and a co-applicant whose income is added. A longer tenure raises the loan but also the total interest.',
    },
    {
      question: 'Why is the whole price of the home not financed?',
      answer:
        'The Reserve Bank wants the buyer to carry a part of the risk, so that a fall in prices does not at once make the loan larger than the home. The rest is the down payment, which is your own money.',
    },
    {
      question: 'Why does a costlier home sometimes allow no larger loan?',
      answer:
        'Because larger loans have a lower cap. A loan just above the end of a band falls under the next cap, which may allow less than that end. The limit then stays at the end of the band until the home is worth enough for the next one. For example, a home of ₹35 lakh allows ₹30 lakh, one of ₹1 crore ₹75 lakh, and one of ₹1.2 crore ₹90 lakh.',
    },
    {
      question: 'Do existing EMIs count if they end soon?',
      answer:
        'Often not. Lenders tend to ignore a loan with only a few instalments left. Enter 0 for such a loan to see the difference, and ask the lender what it counts.',
    },
    {
      question: 'Does this calculator affect my credit score?',
      answer:
        'No. It works in your browser and asks no credit bureau. A formal application with a lender does lead to an enquiry that the bureau records.',
    },
  ],
} satisfies Content;
