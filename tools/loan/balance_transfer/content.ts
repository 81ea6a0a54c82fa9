import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';

export default {
  title: 'How the saving of a balance transfer is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In a balance transfer a new lender pays off your loan, and you go on paying the new lender at a lower rate. The calculator compares the interest of both loans, takes off what the transfer costs, and says from which month on you gain.',
        'It works for home loans, loans against property, car and personal loans.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Saving = present EMI × months left − new EMI × new months − costs',
      list: [
        'EMI = P × r ÷ (1 − (1 + r)⁻ⁿ), with the outstanding loan P, the monthly rate r and n months.',
        'Costs = processing fee in percent of the loan + all other costs. They are paid at the start.',
        'Costs are recovered in the first month by whose end the present loan would have cost at least as much more interest as the transfer cost.',
        'If you keep paying the present EMI to the new lender, the loan ends earlier. The last figure says when.',
      ],
    },
    {
      heading: 'Example: from 9.2% to 8.4%',
      paragraphs: [
        '₹40 lakh with 180 months left at 9.2% has an EMI of {example.0.oldEmi}. At 8.4% it is ₹39,155, so you save ₹3,40,646 of interest. A fee of 0.5% (₹20,000) and ₹10,000 of other costs leave {example.0.saving}. The costs are recovered after a year. With the present EMI the new loan is over after 165 months, 15 months earlier.',
      ],
    },
    {
      heading: 'Charges for leaving the old lender',
      paragraphs: [freePrepayment],
      list: [
        'For a fixed-rate loan the old lender may charge a part of the outstanding amount. Enter it under other costs.',
        'New mortgage papers cost stamp duty in many states (MODT, memorandum of deposit of title deeds), and lenders charge legal and valuation fees.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Changes of a floating rate after the transfer.',
        'What the saved EMI would earn if you invested it.',
        'A top-up loan, insurance sold with the loan, and tax relief on interest.',
        'The month in between, for which some lenders charge interest twice for a few days.',
      ],
    },
  ],
  howTo: {
    name: 'How to check a balance transfer',
    steps: [
      { name: 'Enter your present loan', text: 'The outstanding amount, the rate and the months left.' },
      { name: 'Enter the offer', text: 'The new rate and tenure. Keep the tenure the same to see the true saving.' },
      { name: 'Enter the costs', text: 'The fee in percent and, under More options, everything else in rupees.' },
      { name: 'Read the result', text: 'See what is saved after all costs and when the costs are recovered.' },
    ],
  },
  faq: [
    {
      question: 'How much lower must the new rate be for a transfer to pay?',
      answer:
        'That depends on the amount and the months left more than on the rates alone. With ₹40 lakh and 15 years left, a fall from 9.2% to 8.4% recovers ₹30,000 of costs in a year. With two years left the same fall saves little, because most of the interest has been paid.',
    },
    {
      question: 'Should I ask my own lender first?',
      answer:
        'Yes. Many lenders lower the rate of a running loan for a small conversion fee, without new papers. Enter that fee as the cost to compare.',
    },
    {
      question: 'Is a longer tenure with a lower EMI a good deal?',
      answer:
        'Seldom. The EMI falls, but interest runs for longer. Set the new tenure to the months left: what remains is what the lower rate alone saves.',
    },
    {
      question: 'Does a transfer hurt my credit score?',
      answer:
        'The new lender’s enquiry and a new account lower it a little for a time. EMIs paid in time bring it back.',
    },
    {
      question: 'Can I transfer a loan more than once?',
      answer: 'Yes, but every transfer costs fees again, and early years count most. Check each offer by itself.',
    },
  ],
} satisfies Content;
