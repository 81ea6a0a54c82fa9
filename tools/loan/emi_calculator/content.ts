import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';
import { moreOptions } from '../more-options.ts';

export default {
  title: 'How an EMI is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'An equated monthly instalment (EMI) is the same amount paid every month until a loan is repaid. The calculator gives that amount, the interest you pay over the whole tenure, and a schedule that shows how much of each year goes to interest and how much reduces the loan.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Interest is charged each month only on what is still owed. That is the reducing balance method, which banks in India use.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'In the first years most of an EMI is interest, because the balance is still large.',
        'A longer tenure lowers the EMI and raises the total interest.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'Under More options the loan follows what happens to it in real life. For example, take ₹10 lakh at 8.5% for 20 years and prepay ₹1 lakh once, in month 13. With the same EMI the loan ends after 16 years instead of 20, and the total interest falls from {example.0.totalInterest} to {example.1.totalInterest}. Keeping the tenure instead, the EMI falls to ₹7,791 and the total interest to {example.2.totalInterest}.',
      ],
      list: moreOptions,
    },
    {
      heading: 'What it leaves out',
      list: [
        'Insurance and stamp duty. Add GST ({gst.loanFee} since {gst.loanFee|since}) to the processing fee yourself. The Loan APR & Key Facts Calculator adds it for you.',
        'Interest for the days between the first payout and the first EMI.',
        'Charges for prepaying a loan at a fixed rate.',
      ],
    },
    {
      heading: 'The rule on pre-payment',
      paragraphs: [freePrepayment, 'For a loan at a fixed rate the agreement decides.'],
    },
  ],
  howTo: {
    name: 'How to calculate an EMI',
    steps: [
      { name: 'Enter the loan amount', text: 'Type the amount you borrow, for example 10 lakh.' },
      { name: 'Enter the interest rate', text: 'Use the yearly rate from the lender’s offer.' },
      { name: 'Enter the tenure', text: 'Give the years in which you want to repay.' },
      { name: 'Read the EMI and the schedule', text: 'Open the schedule to see every year or every month.' },
      {
        name: 'Add prepayments, if any',
        text: 'Under More options, enter prepayments, new interest rates, the fee and the date of the first EMI.',
      },
    ],
  },
  faq: [
    {
      question: 'Why is my bank’s EMI a few rupees different?',
      answer:
        'Lenders round the EMI up to a whole rupee, or charge interest by the day. The last instalment then differs a little to make up for it.',
    },
    {
      question: 'Does a lower EMI mean a cheaper loan?',
      answer:
        'Not always. An EMI also falls when the tenure grows, and then the total interest rises. Compare the total payment.',
    },
    {
      question: 'What is the difference between a flat rate and this rate?',
      answer:
        'A flat rate charges interest on the first amount for the whole tenure, so it costs far more than the same number on a reducing balance. Ask for the yearly rate on the reducing balance.',
    },
    {
      question: 'Should a prepayment reduce the EMI or the tenure?',
      answer:
        'Keeping the EMI and ending sooner saves more interest, because the balance falls faster. Keeping the tenure gives you a lower EMI, which helps if money is tight each month. Switch between the two under More options and compare the interest saved.',
    },
    {
      question: 'Why does the calculator show 0 for a rate of 0?',
      answer:
        'It answers only for loans that carry interest. Without interest, the instalment is the amount divided by the months.',
    },
  ],
} satisfies Content;
