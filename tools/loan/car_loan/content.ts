import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';
import { moreOptions } from '../more-options.ts';

export default {
  title: 'How a car loan is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A car loan is repaid in equal monthly instalments (EMIs). The calculator gives the EMI, the interest that the loan adds to the price of the car, and what is still owed after each year and each month.',
        'The balance matters with a car because a car loses value from the first day. If you sell it before the loan ends, the balance in the schedule has to be paid from the sale.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Interest is charged each month on what is still owed, which is called a reducing balance.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'A dealer who quotes a flat rate charges interest on the full amount for all the years. ₹8 lakh at a flat 9% for 7 years costs ₹5,04,000 of interest instead of {example.0.totalInterest}.',
        'That flat 9% is the same as about 15.2% on a reducing balance.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'Under More options you can add what the offer and real life bring. Take ₹5.2 lakh at 10.2% for 6 years with a fee of 0.65% and prepay ₹75,000 every year from month 9. The EMI stays at ₹9,686, the loan ends after 3 years 5 months instead of 6 years, and ₹79,697 of interest is saved. With the fee of ₹3,380 the loan costs 10.599% a year.',
      ],
      list: moreOptions,
    },
    {
      heading: 'What it leaves out',
      list: [
        'The down payment, and whatever part of road tax, registration and insurance the lender does not finance.',
        'Document charges, and charges for prepaying a loan at a fixed rate.',
        'Advance EMIs. Some lenders take one or more EMIs on the day of the payout, which lowers what you really receive and raises the real rate.',
        'Fuel, servicing and the fall in the car’s value.',
      ],
    },
    {
      heading: 'Rules that apply in India',
      list: [
        'Since {loan.keyFacts@2024-10-01|since} the lender must give a Key Facts Statement for a retail loan, with every charge and the annual percentage rate ({loan.keyFacts@2024-10-01|source}, now the {loan.keyFacts|source}; last confirmed {loan.keyFacts|confirmed}). The processing fee under More options gives you the same kind of rate, and the Loan APR & Key Facts Calculator counts every other charge too.',
        freePrepayment,
        'Many car loans have a fixed rate, and there the agreement decides.',
        'The car is hypothecated: the lender’s name is on the registration certificate until the loan is closed and the name removed with Form 35 (Central Motor Vehicles Rules, 1989, rule 61).',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate a car loan EMI',
    steps: [
      {
        name: 'Enter the loan amount',
        text: 'Take the on-road price, subtract the down payment and any exchange value.',
      },
      {
        name: 'Enter the interest rate',
        text: 'Ask for the yearly rate on a reducing balance. Used cars usually carry a higher one.',
      },
      { name: 'Choose the tenure', text: 'Car loans mostly run from 3 to 7 years.' },
      {
        name: 'Add the fee and prepayments',
        text: 'Under More options, enter the processing fee and what you plan to prepay.',
      },
      {
        name: 'Read the EMI and the interest',
        text: 'The total payment is what the financed part of the car costs you in the end.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a 7-year car loan more expensive than a 5-year one?',
      answer:
        'The EMI is lower and the cost is higher. ₹8 lakh at 9% costs {example.0.emi} a month and {example.0.totalInterest} of interest over 7 years, or {example.1.emi} a month and {example.1.totalInterest} of interest over 5 years. The longer loan also leaves you owing more at a time when the car is worth less.',
    },
    {
      question: 'How do I compare a flat rate with this rate?',
      answer:
        'Work out the EMI of the flat offer: add rate × years of interest to the loan and divide by the months. Then raise the rate in this calculator until the EMI is the same, or let the Loan APR & Key Facts Calculator find it. That is the reducing-balance rate of the offer, and it is usually between one and a half times and twice the flat one.',
    },
    {
      question: 'Can a lender finance the full on-road price?',
      answer:
        'Some offers cover all of the ex-showroom price or even the on-road price, others stop at 80% to 90%. A larger loan means interest on more money and a balance that can stay above the resale value for years.',
    },
    {
      question: 'What about a 0% car loan?',
      answer:
        'The calculator answers only for loans that carry interest and shows 0 for a rate of 0. In a true 0% loan the EMI is the amount divided by the months. Look for what the offer takes away in return, such as a cash discount or a processing fee. That is the real cost of the loan.',
    },
    {
      question: 'Does a car loan save income tax?',
      answer:
        'Not for a car in private use. Where a car is used for a business or profession, the interest and the depreciation can count as expenses of it. The old regime’s deduction for electric vehicles covers only loans that were sanctioned by 31 March 2023.',
    },
    {
      question: 'What do I have to do when the loan is paid off?',
      answer:
        'Collect the no-objection certificate and the signed Form 35 from the lender and apply to have the hypothecation removed from the registration certificate, at the transport office or on its Parivahan portal. Tell the insurer as well. Until then the lender’s name stays on the papers, and the car is hard to sell.',
    },
  ],
} satisfies Content;
