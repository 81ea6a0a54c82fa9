import type { Content } from '#engine';
import { freePrepayment } from '../texts.ts';

export default {
  title: 'How we calculate the saving on a balance transfer',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a balance transfer, a new lender pays off your loan and you repay the new lender at a lower rate. This calculator compares the interest on both loans, subtracts the cost of the transfer, and shows from which month you gain.',
        'It works for home loans, loans against property, car and personal loans.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Saving = current EMI × months left − new EMI × new months − costs',
      list: [
        'EMI = P × r ÷ (1 − (1 + r)⁻ⁿ), with the outstanding loan P, the monthly rate r and n months.',
        'Costs = processing fee as a percentage of the loan + all other costs. You pay them at the start.',
        'You recover the costs in the first month when the interest saved so far is at least the cost of the transfer.',
        'If you keep paying your current EMI to the new lender, the loan ends earlier. “Time to repay if you keep the current EMI” shows when.',
      ],
    },
    {
      heading: 'Example: from 9.2% to 8.4%',
      paragraphs: [
        '₹40 lakh with 180 months left at 9.2% has an EMI of {example.0.oldEmi}. At 8.4% the EMI is ₹39,155, so you save {example.0.interestSaved} in interest. A fee of 0.5% (₹20,000) and ₹10,000 of other costs bring the saving to {example.0.saving}. You recover the costs after a year. If you keep paying the current EMI, the new loan ends after 165 months, 15 months earlier.',
      ],
    },
    {
      heading: 'Charges for leaving the old lender',
      paragraphs: [freePrepayment],
      list: [
        'On a fixed-rate loan, the old lender may charge a percentage of the outstanding amount. Enter it under other costs.',
        'New mortgage papers attract stamp duty in many states (MODT, memorandum of deposit of title deeds). Lenders also charge legal and valuation fees.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Floating rate changes after the transfer.',
        'What you could earn by investing the EMI you save.',
        'A top-up loan, insurance sold with the loan, and tax deductions on interest.',
        'Double interest: some lenders charge it for a few days during the transfer month.',
      ],
    },
  ],
  howTo: {
    name: 'How to check a balance transfer',
    steps: [
      { name: 'Enter your current loan', text: 'The outstanding amount, the rate and the months left.' },
      { name: 'Enter the offer', text: 'The new rate and tenure. Keep the tenure the same to see the true saving.' },
      { name: 'Enter the costs', text: 'The fee as a percentage, everything else in rupees.' },
      { name: 'Read the result', text: 'See what you save after all costs, and when you recover the costs.' },
    ],
  },
  faq: [
    {
      question: 'How much lower must the new rate be to make a transfer worthwhile?',
      answer:
        'It depends more on the amount and the months left than on the rates. On ₹40 lakh with 15 years left, moving from 9.2% to 8.4% recovers ₹30,000 of costs in a year. With two years left, the same move saves little, because you have already paid most of the interest.',
    },
    {
      question: 'Should I ask my own lender first?',
      answer:
        'Yes. Many lenders lower the rate on a running loan for a small conversion fee, without new papers. Enter that fee as the cost and compare.',
    },
    {
      question: 'Is a longer tenure with a lower EMI a good deal?',
      answer:
        'Rarely. The EMI falls, but you pay interest for longer. Set the new tenure to the months left to see what the lower rate alone saves.',
    },
    {
      question: 'Does a transfer hurt my credit score?',
      answer:
        'The new lender’s enquiry and the new account lower it a little for some time. Pay your EMIs on time and it recovers.',
    },
    {
      question: 'Can I transfer a loan more than once?',
      answer:
        'Yes, but you pay fees each time, and a lower rate saves most in the early years. Check each offer separately.',
    },
  ],
} satisfies Content;
