import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';
import { moreOptions } from '../more-options.ts';

export default {
  title: 'How a personal loan is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A personal loan is given without security and repaid in equal monthly instalments (EMIs), mostly within one to five years. The calculator gives the EMI, the interest until the loan ends, and a schedule of what is left to repay.',
        'Because nothing stands behind the loan, the rate depends on you: your income, your employer and your credit score. Two people can be offered rates that are many points apart for the same amount.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Interest is charged each month on what is still owed.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'On ₹5 lakh for 5 years the EMI is {example.0.emi} at 12% and {example.2.emi} at 16%. The four points add ₹62,209 to the total interest.',
        'A rate quoted by the month looks small: 1.5% a month is 18% a year.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'The processing fee is taken off the payout, so you receive less than you repay. With a fee of 2%, ₹5 lakh at 12% pays out ₹4,90,000 and really costs about 12.9% a year over 5 years, or about 14% over 2 years. The shorter the loan, the more a fee weighs.',
        'For the same reason prepaying raises that rate while it lowers the interest: with ₹1 lakh prepaid in month 13 the loan ends after 3 years 11 months, ₹49,892 of interest is saved, and the rate with the fee is 13.206%.',
      ],
      list: moreOptions,
    },
    {
      heading: 'What it leaves out',
      list: [
        'Stamp duty and any insurance that is sold with the loan. Add the GST on the fee to the fee.',
        'Charges for late payment and for closing the loan early.',
      ],
    },
    {
      heading: 'Rules that apply in India',
      list: [
        'Since {loan.keyFacts@2024-10-01|since} the lender must give a Key Facts Statement before you sign a retail loan. It names every charge and the annual percentage rate, and a charge that is not in it cannot be collected without your consent ({loan.keyFacts@2024-10-01|source}, now the {loan.keyFacts|source}; last confirmed {loan.keyFacts|confirmed}). The Loan APR & Key Facts Calculator works the rate out with all charges.',
        'A penalty for late payment must be a charge. It may not be added to the interest rate, and no interest may be charged on it for new loans since {loan.penalCharges@2024-04-01|since} ({loan.penalCharges@2024-04-01|source}, now the {loan.penalCharges|source}).',
        freePrepayment,
        'Most personal loans have a fixed rate, and there the agreement decides.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate a personal loan EMI',
    steps: [
      {
        name: 'Enter the loan amount',
        text: 'Use the amount sanctioned, which is what you repay, not what reaches your account.',
      },
      { name: 'Enter the interest rate', text: 'Use the yearly rate from the offer. Multiply a monthly rate by 12.' },
      { name: 'Choose the tenure', text: 'Try one year more and one less and compare the total interest.' },
      {
        name: 'Add the processing fee',
        text: 'Under More options, enter it as a percentage to see the yearly rate with the fee.',
      },
      {
        name: 'Read the result',
        text: 'The total interest, together with the fee, is the price of having the money now.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a longer tenure better because the EMI is lower?',
      answer:
        'The EMI is easier to pay, and the loan costs more in total. ₹5 lakh at 12% has an EMI of {example.1.emi} and interest of {example.1.totalInterest} over 3 years, against {example.0.emi} and {example.0.totalInterest} over 5 years.',
    },
    {
      question: 'Why did I receive less than the loan amount?',
      answer:
        'Lenders take the processing fee, the GST on it and sometimes an insurance premium from the payout. The EMI is still worked out on the full amount. The annual percentage rate in the Key Facts Statement counts these, so it shows the real cost better than the interest rate.',
    },
    {
      question: 'Can I close a personal loan early?',
      answer:
        'Usually yes, though an agreement with a fixed rate may set a waiting period and a charge on the balance. To see what early closing saves, enter a prepayment of the whole loan amount in that month under More options: only what is still owed is taken. Set the charge against the interest saved.',
    },
    {
      question: 'What happens if I miss an EMI?',
      answer:
        'The lender adds a penal charge as the agreement says, interest runs on for the unpaid amount, and the delay is reported to the credit bureaus, where it lowers your score for later loans. Lenders can often move a due date or restructure before a payment is missed.',
    },
    {
      question: 'Is a personal loan cheaper than credit card debt?',
      answer:
        'In most cases. A card balance that is carried over often costs 3% to 4% a month, which is 36% to 48% a year, while personal loans mostly lie between 10% and 24% a year. The loan has a fixed end as well, and a card with only the minimum paid has hardly any.',
    },
    {
      question: 'Can I deduct the interest from income tax?',
      answer:
        'There is no deduction for a personal loan as such. What the money is used for decides: interest on money borrowed for a business can be an expense of it, and interest on money used for a house can fall under the rules for house property. You need proof of the use.',
    },
  ],
} satisfies Content;
