import type { Content } from '#engine';
import { freePrepayment, moreOptions } from '../texts.ts';

export default {
  title: 'How a personal loan EMI is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A personal loan needs no security. You repay it in equal monthly instalments (EMIs), mostly within one to five years. This calculator shows your EMI, the total interest, and how much you still owe after each month.',
        'There is no security, so the rate depends on you: your income, your employer and your credit score. For the same amount, two people may get very different rates.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Each month, you pay interest only on what you still owe.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'On ₹5 lakh for 5 years, the EMI is {example.0.emi} at 12% and {example.2.emi} at 16%. Those four percentage points add ₹62,209 to the total interest.',
        'A monthly rate looks small: 1.5% a month is 18% a year.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'The lender deducts the processing fee from the loan, so you receive less than you borrow. On ₹5 lakh at 12% with a fee of 2%, you receive ₹4,90,000. The loan then really costs about 12.9% a year over 5 years, or about 14% over 2 years. The shorter the loan, the more the fee hurts.',
        'For the same reason, prepaying lowers your interest but raises this rate. Prepay ₹1 lakh in month 13, and the loan ends after 3 years 11 months. You save ₹49,892 in interest, but the rate with the fee becomes 13.206%.',
      ],
      list: moreOptions,
    },
    {
      heading: 'What it leaves out',
      list: [
        'Stamp duty, and any insurance sold with the loan. Add GST to the fee yourself.',
        'Charges for late payment and for foreclosure.',
      ],
    },
    {
      heading: 'Rules that apply in India',
      list: [
        'Since {loan.keyFacts@2024-10-01|since} the lender must hand you a Key Facts Statement before you sign a retail loan. It lists every charge and the annual percentage rate. The lender cannot collect a charge that is not in it without your consent ({loan.keyFacts@2024-10-01|source}, now the {loan.keyFacts|source}). The Loan APR & Key Facts Calculator works out this rate with all charges.',
        'A penalty for late payment must be a charge. The lender may not add it to the interest rate. On new loans since {loan.penalCharges@2024-04-01|since}, it may not charge interest on the penalty either ({loan.penalCharges@2024-04-01|source}, now the {loan.penalCharges|source}).',
        freePrepayment,
        'Most personal loans have a fixed rate. In that case, your agreement decides.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate a personal loan EMI',
    steps: [
      {
        name: 'Enter the loan amount',
        text: 'Use the sanctioned amount. That is what you repay, even if less reaches your account.',
      },
      { name: 'Enter the interest rate', text: 'Use the yearly rate in the offer. Multiply a monthly rate by 12.' },
      { name: 'Choose the tenure', text: 'Try one year more and one year less, and compare the total interest.' },
      {
        name: 'Add the processing fee',
        text: 'Under More options, enter it as a percentage to see the yearly rate with the fee.',
      },
      {
        name: 'Read the result',
        text: 'The total interest plus the fee is what the loan costs you.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a longer tenure better because the EMI is lower?',
      answer:
        'The EMI is easier to pay, but the loan costs more in total. Over 3 years, ₹5 lakh at 12% means an EMI of {example.1.emi} and {example.1.totalInterest} in interest. Over 5 years, it means {example.0.emi} and {example.0.totalInterest}.',
    },
    {
      question: 'Why did I receive less than the loan amount?',
      answer:
        'Lenders deduct the processing fee, the GST on it and sometimes an insurance premium. They still work out your EMI on the full amount. The annual percentage rate in the Key Facts Statement includes these charges, so it shows the real cost better than the interest rate.',
    },
    {
      question: 'Can I close a personal loan early?',
      answer:
        'Usually yes, but a fixed-rate agreement may set a waiting period and a foreclosure charge. To see what you save, enter a prepayment of the whole loan amount in that month under More options. The calculator uses only what you still owe. Compare the charge with the interest saved.',
    },
    {
      question: 'What happens if I miss an EMI?',
      answer:
        'The lender adds the penal charge in your agreement, and interest runs on the unpaid amount. It also reports the delay to the credit bureaus, which lowers your score for later loans. Before you miss a payment, ask the lender to move the due date or restructure the loan.',
    },
    {
      question: 'Is a personal loan cheaper than credit card debt?',
      answer:
        'In most cases, yes. A card balance that you carry over often costs 3% to 4% a month, which is 36% to 48% a year. Most personal loans cost 10% to 24% a year. The loan also has a fixed end. If you pay only the minimum due, a card hardly ever ends.',
    },
    {
      question: 'Can I deduct the interest from income tax?',
      answer:
        'There is no deduction for a personal loan as such. It depends on how you use the money. If you borrow for a business, the interest can be a business expense. If you spend it on a house, the interest can fall under the rules for house property. Keep proof of how you used it.',
    },
  ],
} satisfies Content;
