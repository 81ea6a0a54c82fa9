import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';

export default {
  title: 'How loan offers are compared',
  sections: [
    {
      heading: 'What this tool shows',
      paragraphs: [
        'Two loan offers rarely differ in one thing only. One has a lower rate and a higher fee, another a shorter tenure. The tool works out the EMI, the interest, the fee and the total cost of two to four loans, and puts them into one table.',
        'It also gives the APR, the annual percentage rate. That is the interest rate with the fee counted in, so that a cheap rate with a high fee can be set against a higher rate without one.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. With a rate of 0 the EMI is P divided by n.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'Total cost = EMI × n + fee.',
        'APR = 12 times the monthly rate i at which all EMIs, each divided by (1 + i) for every month until it is paid, add up to P minus the fee.',
        'For example, ₹50 lakh for 20 years at 8.2% with a fee of 1.5% has an APR of 8.406%.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Insurance, legal and valuation charges, stamp duty and foreclosure charges. Add them to the fee if you know them.',
        'Changes of a floating rate over the years.',
        'What you could earn by investing the difference between a small and a large EMI.',
        'Tax deductions on interest and principal.',
      ],
    },
    {
      heading: 'What a lender has to tell you',
      paragraphs: [
        'For retail loans sanctioned since {loan.keyFacts@2024-10-01|since} the lender gives you a Key Facts Statement before you sign, and the APR stands in it ({loan.keyFacts@2024-10-01|source}, now the {loan.keyFacts|source}; last confirmed {loan.keyFacts|confirmed}). That APR counts every charge you pay through the lender, insurance and legal charges among them, so it can be a little higher than the one here. The Loan APR & Key Facts Calculator works it out with all of them.',
        freePrepayment,
        'Moving such a loan to a cheaper lender later then costs only the new lender’s fees.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare loans',
    steps: [
      { name: 'Enter each offer', text: 'Give every loan a name, its amount, rate and tenure.' },
      { name: 'Add the fee', text: 'Enter the processing fee as a percent of the loan, or 0 where there is none.' },
      { name: 'Add or remove a loan', text: 'You can compare two, three or four loans at once.' },
      { name: 'Read the total cost', text: 'The loan with the lowest total cost and the saving stand at the top.' },
      {
        name: 'Look at the APR and the EMI',
        text: 'The table shows both for every loan, with the interest and the fee.',
      },
    ],
  },
  faq: [
    {
      question: 'Is the loan with the lowest interest rate the cheapest?',
      answer:
        'Not always. A fee adds to the cost, and a longer tenure means more months of interest. ₹50 lakh at 9% for 15 years costs ₹91.28 lakh in total, while the same amount at 8.5% for 20 years costs ₹1.04 crore.',
    },
    {
      question: 'What is the difference between the interest rate and the APR?',
      answer:
        'The interest rate is charged on what you owe. The APR also spreads the fee over the loan. Without a fee the two are equal. With one, the APR is higher, and more so for a short loan, because the fee is spread over fewer months.',
    },
    {
      question: 'Should I compare the APR or the total cost?',
      answer:
        'They answer different questions. The total cost is the rupees that leave your account over the whole tenure. The APR is the price of borrowing for a year and allows for when you pay: a fee at the start weighs more than the same rupees paid years later. The two can name different loans, above all when the tenures differ.',
    },
    {
      question: 'How do I enter a fee that is a fixed amount?',
      answer:
        'Divide it by the loan amount and multiply by 100. A fee of ₹10,000 on a loan of ₹20 lakh is 0.5%. If the lender charges GST on the fee, add it before you divide.',
    },
    {
      question: 'Can I compare loans of different amounts?',
      answer:
        'Yes, but the total cost of a larger loan is naturally higher. The APR does not depend on the amount, so look at it in that case.',
    },
    {
      question: 'Does a zero-interest offer cost nothing?',
      answer:
        'Only if there is no fee either. Enter a rate of 0 and the fee: the APR shows what the fee alone amounts to as a yearly rate. Also ask whether you lose a discount for paying at once, which is a cost that no loan paper shows.',
    },
  ],
} satisfies Content;
