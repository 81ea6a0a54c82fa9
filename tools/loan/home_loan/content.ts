import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';
import { moreOptions } from '../more-options.ts';

export default {
  title: 'How a home loan is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A home loan is repaid in equal monthly instalments (EMIs) over many years. The calculator gives the EMI, the interest you pay until the loan ends, and a schedule of what is still owed after each year and each month.',
        'The long tenure makes interest the larger part at first. On ₹50 lakh at 8.5% for 20 years the first EMI of {example.0.emi} holds ₹35,417 of interest, and half of the loan is repaid only in the fourteenth year.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Each month the interest is charged only on what is still owed.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'At 8.5% for 20 years, every lakh borrowed costs about ₹868 a month.',
        'The same ₹50 lakh over 15 years has an EMI of ₹49,237. That is ₹5,846 more per month and ₹15.51 lakh less total interest.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'Under More options you can follow the loan as it really goes. Take ₹50 lakh at 8.5% for 20 years and prepay ₹1 lakh every year from month 12. With the same EMI of {example.0.emi} the loan ends after 14 years, and the total interest falls from {example.0.totalInterest} to {example.1.totalInterest}: {example.1.interestSaved} saved. With the same tenure the EMI falls step by step instead, and the total interest is ₹44,55,326.',
        'A rise works the other way. If the rate of that loan goes to 9.5% from month 25 and the EMI stays, the loan takes 24 years instead of 20 and costs ₹74,54,334 of interest. If the tenure stays and the EMI rises, the interest is ₹60,60,347.',
      ],
      list: moreOptions,
    },
    {
      heading: 'A home under construction: pre-EMI interest',
      paragraphs: [
        'While a home is built, the lender pays the loan out in stages and many collect only the interest on what has been paid out (pre-EMI). Enter the stages under More options, each with its share and the months after the first payout, and the month in which the full EMI begins.',
        'Take ₹50 lakh at 8.5% for 20 years, of which a quarter is paid out at the start and after 6, 12 and 18 months, with the full EMI from month 25. Six months on ₹12.5 lakh, six on ₹25 lakh, six on ₹37.5 lakh and six on ₹50 lakh cost {example.2.preEmi} of interest before the first EMI. The EMI is the same ₹43,391, and the total interest rises from {example.0.totalInterest} to {example.2.totalInterest}.',
      ],
      list: [
        'Tax: interest from before the year of completion is deducted in {house.priorInterestParts} equal parts from that year on, within the {deduction.homeLoanInterest|words} a year for a home you live in ({house.priorInterestParts|source}; {house.priorInterestParts@2025-06-01|source} before). Only the old regime has this for such a home.',
        'Where the home is let out, the limit does not apply. Where it is not completed within five years of the end of the year of the loan, only ₹30,000 a year counts for a home you live in.',
        'The APR counts each payout at its own month, and a fee is taken off the first one.',
        'If you pay the full EMI from the first payout on, what you pay beyond the interest repays the loan early. This page does not show that way.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Stamp duty, registration, legal and valuation charges, and insurance. Most of these are paid from your own pocket at the start. The Loan APR & Key Facts Calculator counts such charges.',
        'Tax. The table by financial year gives the interest and principal that sections 24(b) and 80C ask for.',
      ],
    },
    {
      heading: 'Rules that apply in India',
      list: [
        'How much of the price a loan may cover depends on the size of the loan: {homeLoan.ltv} ({homeLoan.ltv|source}; last confirmed {homeLoan.ltv|confirmed}). Stamp duty and registration normally do not count as part of the price.',
        'When a floating rate is reset, the lender must tell you the effect and let you choose a higher EMI, a longer tenure or a mix of both ({loan.rateReset@2023-08-18|source}, now the {loan.rateReset|source}; last confirmed {loan.rateReset|confirmed}).',
        freePrepayment,
        'The new tax regime ({tax.new.slabs|source}) gives no deduction for interest on a home you live in. The old regime does, up to {deduction.homeLoanInterest|words} a year (section 24(b) of the Income-tax Act 1961, from {deduction.homeLoanInterest|since} {deduction.homeLoanInterest|source}), and it counts repaid principal among the savings of section 80C, now section 123, up to {deduction.section80C|words}.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate a home loan EMI',
    steps: [
      { name: 'Enter the loan amount', text: 'Take the price of the home and subtract what you pay yourself.' },
      { name: 'Enter the interest rate', text: 'Use the yearly rate that the lender quotes for you today.' },
      {
        name: 'Choose the tenure',
        text: 'Most lenders give up to 30 years, and expect the loan to end around retirement.',
      },
      {
        name: 'Compare two tenures',
        text: 'Change the tenure and watch the EMI and the total interest move in opposite ways.',
      },
      {
        name: 'Add prepayments and new rates',
        text: 'Under More options, enter what you will prepay and any new rate, and choose whether the EMI or the tenure stays.',
      },
      {
        name: 'Add the stages of construction',
        text: 'If the home is being built, enter each payout and the month of the first full EMI.',
      },
      {
        name: 'Open the schedule',
        text: 'It shows the balance after each year, which is what you would owe if you closed the loan then.',
      },
    ],
  },
  faq: [
    {
      question: 'What is pre-EMI, and does it repay the loan?',
      answer:
        'It is the interest on the part of the loan that has been paid out, due every month until the full EMI begins. It repays nothing, so the loan is as large at the first EMI as it was sanctioned. Enter the stages under More options to see what it costs.',
    },
    {
      question: 'How much of my EMI is interest?',
      answer:
        'At the start, most of it. On ₹50 lakh at 8.5% for 20 years, the EMIs of the first year come to about ₹5.21 lakh, of which ₹4.21 lakh is interest. After ten years of paying, ₹35 lakh is still owed. The schedule shows the split for every year.',
    },
    {
      question: 'What happens to my EMI when the rate rises?',
      answer:
        'A rise from 8.5% to 9% at the start of a ₹50 lakh loan for 20 years lifts the EMI from {example.0.emi} to ₹44,986. Lenders often keep the EMI and lengthen the tenure instead, which adds to the total interest. Since {loan.rateReset@2023-08-18|since} you can ask for the higher EMI ({loan.rateReset|source}). Enter the new rate and its month under More options to see both.',
    },
    {
      question: 'Does part payment reduce the EMI or the tenure?',
      answer:
        'Either, as you arrange with the lender. Keeping the EMI and ending earlier saves more interest than lowering the EMI, because the balance falls faster. Enter the prepayment under More options and switch between the two.',
    },
    {
      question: 'How much home loan can I get on my salary?',
      answer:
        'Lenders look at the share of your income that goes to EMIs, at your age and credit record, and at the value of the home. Shares between 40% and 60% are common practice, and no Reserve Bank figure fixes them. Lower the amount or lengthen the tenure here to see which loan has an EMI within such a share.',
    },
    {
      question: 'Can I deduct the interest from my income tax?',
      answer:
        'In the old regime, interest on a self-occupied home can be deducted up to {deduction.homeLoanInterest|words} a year, and repaid principal counts with other savings such as PPF. In the new regime neither is possible for a home you live in. For a home that is let out, interest can be set against its rent in both regimes.',
    },
    {
      question: 'What is the difference between a fixed and a floating rate?',
      answer:
        'A fixed rate stays for the agreed years, a floating one follows a benchmark. New floating home loans of banks have been linked to an external benchmark, usually the Reserve Bank’s repo rate, since 1 October 2019. Without an entry under More options this calculator keeps one rate for the whole tenure, so for a floating loan the figures hold until the next reset. Enter each new rate there to follow the loan.',
    },
  ],
} satisfies Content;
