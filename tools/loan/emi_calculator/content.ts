import type { Content } from '#engine';
import { freePrepayment, moreOptions } from '../texts.ts';

export default {
  title: 'How an EMI is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'An equated monthly instalment (EMI) is the fixed amount you pay every month until the loan is repaid. This calculator shows your EMI and the interest over the whole tenure. The schedule shows how much of each year’s EMIs is interest and how much reduces the loan.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Each month, the bank charges interest only on what you still owe. This is the reducing balance method, which banks in India use.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'In the first years, most of your EMI is interest, because the balance is still large.',
        'A longer tenure lowers the EMI and raises the total interest.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'Under More options you can add what happens to a real loan. For example, take ₹10 lakh at 8.5% for 20 years and prepay ₹1 lakh once, in month 13. If you keep the EMI, the loan ends after 16 years instead of 20, and the total interest falls from {example.0.totalInterest} to {example.1.totalInterest}. If you keep the tenure, the EMI falls to ₹7,791 and the total interest to {example.2.totalInterest}.',
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
      heading: 'Are prepayments free?',
      paragraphs: [freePrepayment, 'On a fixed-rate loan, your agreement decides.'],
    },
  ],
  howTo: {
    name: 'How to calculate an EMI',
    steps: [
      { name: 'Enter the loan amount', text: 'Type the amount you want to borrow, for example 10 lakh.' },
      { name: 'Enter the interest rate', text: 'Use the yearly rate in the lender’s offer.' },
      { name: 'Enter the tenure', text: 'Enter the number of years you need to repay.' },
      { name: 'Read the EMI and the schedule', text: 'Open the schedule to see each year or each month.' },
      {
        name: 'Add prepayments, if any',
        text: 'Under More options, enter prepayments, new interest rates, the fee and the first EMI date.',
      },
    ],
  },
  faq: [
    {
      question: 'Why is my bank’s EMI a few rupees different?',
      answer:
        'Lenders round the EMI up to a whole rupee, or charge interest by the day. The last EMI is then slightly different.',
    },
    {
      question: 'Does a lower EMI mean a cheaper loan?',
      answer:
        'Not always. A longer tenure also lowers the EMI, but it raises the total interest. Compare “You repay, before fees”.',
    },
    {
      question: 'How is a flat rate different from this rate?',
      answer:
        'A flat rate charges interest on the full loan amount for the whole tenure. So it costs far more than the same rate on a reducing balance. Ask the lender for the yearly reducing balance rate.',
    },
    {
      question: 'Should a prepayment reduce the EMI or the tenure?',
      answer:
        'Keeping the EMI and finishing sooner saves more interest, because the balance falls faster. Keeping the tenure lowers your EMI, which helps if money is tight each month. Try both under More options and compare the interest saved.',
    },
    {
      question: 'Why does the calculator show 0 for a rate of 0?',
      answer:
        'It works only for loans that charge interest. Without interest, your EMI is the loan amount divided by the months.',
    },
  ],
} satisfies Content;
