import type { Content } from '#engine';
import { freePrepayment } from '../texts.ts';

export default {
  title: 'How to compare loan offers',
  sections: [
    {
      heading: 'What this tool shows',
      paragraphs: [
        'Loan offers rarely differ in only one way. One has a lower rate but a higher fee, another has a shorter tenure. This tool works out the EMI, interest, fee and total cost of two to four loans and shows them in one table.',
        'It also shows the APR, the annual percentage rate. That is the interest rate with the fee included. It lets you compare a low rate with a high fee and a higher rate without a fee.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. At a rate of 0, the EMI is P divided by n.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'Total cost = EMI × n + fee.',
        'APR = 12 times the monthly rate i at which all EMIs, each divided by (1 + i) for every month until you pay it, add up to P minus the fee.',
        'For example, ₹50 lakh for 20 years at 8.2% with a fee of 1.5% has an APR of 8.406%.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Insurance, legal and valuation charges, stamp duty and foreclosure charges. Add them to the fee if you know them.',
        'A moratorium before the first EMI, as education loans have. The Education Loan Calculator includes it.',
        'Floating rate changes over the years.',
        'What you could earn by investing the difference between a small and a large EMI.',
        'Tax deductions on interest and principal.',
      ],
    },
    {
      heading: 'What a lender must tell you',
      paragraphs: [
        'For retail loans sanctioned since {loan.keyFacts@2024-10-01|since}, the lender must share a Key Facts Statement before you sign, with the APR in it ({loan.keyFacts@2024-10-01|source}, now the {loan.keyFacts|source}). That APR includes every charge you pay through the lender, including insurance and legal charges. So it can be a little higher than the APR on this page. The Loan APR & Key Facts Calculator includes all of them.',
        freePrepayment,
        'Moving such a loan to a cheaper lender later costs you only the new lender’s fees.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare loans',
    steps: [
      { name: 'Enter each offer', text: 'Enter a name, amount, rate and tenure for every loan.' },
      { name: 'Add the fee', text: 'Enter the processing fee as a percentage of the loan, or 0 if there is none.' },
      { name: 'Add or remove a loan', text: 'You can compare two, three or four loans at once.' },
      { name: 'Read the total cost', text: 'You see the loan with the lowest total cost and the saving at the top.' },
      {
        name: 'Look at the APR and the EMI',
        text: 'The table shows both for every loan, along with the interest and the fee.',
      },
    ],
  },
  faq: [
    {
      question: 'Is the loan with the lowest interest rate the cheapest?',
      answer:
        'Not always. A fee adds to the cost, and a longer tenure means more months of interest. ₹50 lakh at 9% for 15 years costs ₹91.28 lakh in total. The same amount at 8.5% for 20 years costs ₹1.04 crore.',
    },
    {
      question: 'What is the difference between the interest rate and the APR?',
      answer:
        'You pay the interest rate on what you owe. The APR also includes the fee, spread over the loan. Without a fee, the two are equal. With a fee, the APR is higher. The gap is bigger on a short loan, because the fee is spread over fewer months.',
    },
    {
      question: 'Should I compare the APR or the total cost?',
      answer:
        'They answer different questions. The total cost is all the money you pay over the whole tenure. The APR is the yearly price of borrowing, and it depends on when you pay: a fee at the start hurts more than the same rupees years later. The two can favour different loans, mostly when the tenures differ.',
    },
    {
      question: 'How do I enter a fee that is a fixed amount?',
      answer:
        'Divide it by the loan amount and multiply by 100. A fee of ₹10,000 on a loan of ₹20 lakh is 0.5%. If the lender charges GST on the fee, add it first.',
    },
    {
      question: 'Can I compare loans of different amounts?',
      answer:
        'Yes, but a larger loan naturally has a higher total cost. The APR does not depend on the amount, so compare the APR.',
    },
    {
      question: 'Does a zero-interest offer cost nothing?',
      answer:
        'Only if there is no fee either. Enter a rate of 0 and the fee: the APR shows what the fee costs you as a yearly rate. Also ask whether you lose a discount for paying at once. No loan paper shows that cost.',
    },
  ],
} satisfies Content;
