import type { Content } from '#engine';
import { freePrepayment, moreOptions } from '../texts.ts';

export default {
  title: 'How a car loan EMI is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You repay a car loan in equal monthly instalments (EMIs). This calculator shows your EMI, how much interest the loan adds to the price of the car, and what you still owe after each year and each month.',
        'Watch the balance, because a car loses value from the first day. If you sell the car before the loan ends, you must pay off the balance from the sale.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Each month, you pay interest only on what you still owe. This is called a reducing balance.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'At a flat rate, the dealer charges interest on the full amount for all the years. ₹8 lakh at a flat 9% for 7 years costs ₹5,04,000 in interest instead of {example.0.totalInterest}.',
        'That flat 9% equals about 15.2% on a reducing balance.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'Under More options you can add the fee, prepayments and new rates. Take ₹5.2 lakh at 10.2% for 6 years, pay a fee of 0.65%, and prepay ₹75,000 every year from month 9. The EMI stays at ₹9,686 and the loan ends after 3 years 5 months instead of 6 years. You save ₹79,697 in interest. The fee of ₹3,380 makes the yearly cost 10.599%.',
      ],
      list: moreOptions,
    },
    {
      heading: 'What it leaves out',
      list: [
        'The down payment, and any road tax, registration and insurance that you pay yourself.',
        'Document charges, and charges for prepaying a fixed-rate loan.',
        'Advance EMIs. Some lenders take one or more EMIs on the day they pay out the loan. You then receive less, so the real rate is higher.',
        'Fuel, servicing and the fall in the car’s value.',
      ],
    },
    {
      heading: 'Rules that apply in India',
      list: [
        'Since {loan.keyFacts@2024-10-01|since} the lender must hand you a Key Facts Statement for a retail loan, with every charge and the annual percentage rate ({loan.keyFacts@2024-10-01|source}, now the {loan.keyFacts|source}). Enter the processing fee under More options to see the same kind of rate. The Loan APR & Key Facts Calculator includes every other charge too.',
        freePrepayment,
        'Many car loans have a fixed rate. In that case, your agreement decides.',
        'The car is hypothecated: the lender’s name stays on the registration certificate until you close the loan and file Form 35 to remove it (Central Motor Vehicles Rules, 1989, rule 61).',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate a car loan EMI',
    steps: [
      {
        name: 'Enter the loan amount',
        text: 'Take the on-road price, then subtract the down payment and any exchange value.',
      },
      {
        name: 'Enter the interest rate',
        text: 'Ask for the yearly rate on a reducing balance. Used cars usually have a higher rate.',
      },
      { name: 'Choose the tenure', text: 'Most car loans run for 3 to 7 years.' },
      {
        name: 'Add the fee and prepayments',
        text: 'Under More options, enter the processing fee and what you plan to prepay.',
      },
      {
        name: 'Read the EMI and the interest',
        text: '“You repay, before fees” is all you pay the lender in the end. Your down payment is extra.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a 7-year car loan more expensive than a 5-year one?',
      answer:
        'Yes. The EMI is lower, but the total cost is higher. ₹8 lakh at 9% costs {example.0.emi} a month and {example.0.totalInterest} in interest over 7 years. Over 5 years it costs {example.1.emi} a month and {example.1.totalInterest} in interest. On the longer loan you also owe more at a time when the car is worth less.',
    },
    {
      question: 'How do I compare a flat rate with this rate?',
      answer:
        'Work out the EMI of the flat offer: add rate × years of interest to the loan and divide by the months. Then raise the rate in this calculator until the EMI matches, or let the Loan APR & Key Facts Calculator find it. That is the offer’s reducing balance rate, usually one and a half to two times the flat rate.',
    },
    {
      question: 'Can a lender finance the full on-road price?',
      answer:
        'Some lenders finance the full ex-showroom price or even the on-road price. Others stop at 80% to 90%. A larger loan means more interest, and for years you may owe more than the car would sell for.',
    },
    {
      question: 'What about a 0% car loan?',
      answer:
        'This calculator works only for loans with interest, so it shows 0 for a rate of 0. In a true 0% loan, your EMI is the amount divided by the months. Check what you give up for it: a cash discount, perhaps, or a processing fee. That is the real cost of the loan.',
    },
    {
      question: 'Does a car loan save income tax?',
      answer:
        'Not for a car you use privately. If you use the car for business or your profession, you may be able to deduct the interest and depreciation as expenses. The old regime’s deduction for electric vehicles covers only loans sanctioned by 31 March 2023.',
    },
    {
      question: 'What should I do after I pay off the loan?',
      answer:
        'Collect the no-objection certificate and the signed Form 35 from the lender. Then apply at the transport office or on its Parivahan portal to remove the hypothecation from the registration certificate. Tell your insurer as well. Until then the lender’s name stays on the papers, and the car is hard to sell.',
    },
  ],
} satisfies Content;
