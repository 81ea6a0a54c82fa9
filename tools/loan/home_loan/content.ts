import type { Content } from '#engine';
import { freePrepayment, moreOptions } from '../texts.ts';

export default {
  title: 'How a home loan EMI is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You repay a home loan in equal monthly instalments (EMIs) over many years. This calculator shows your EMI, the total interest, and how much you still owe after each year and each month.',
        'On a long loan, most of the early EMI is interest. On ₹50 lakh at 8.5% for 20 years, the first EMI of {example.0.emi} includes ₹35,417 of interest. You repay half of the loan only by the fourteenth year.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the loan amount, r the yearly rate divided by 12 and by 100, and n the number of months. Each month, the bank charges interest only on what you still owe.',
      ],
      formula: 'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)',
      list: [
        'At 8.5% for 20 years, every lakh you borrow costs about ₹868 a month.',
        'For the same ₹50 lakh over 15 years, the EMI is ₹49,237. That is ₹5,846 more a month, but ₹15.51 lakh less in total interest.',
      ],
    },
    {
      heading: 'Prepayments, new rates and the fee',
      paragraphs: [
        'You can add what happens to a real loan. Take ₹50 lakh at 8.5% for 20 years and prepay ₹1 lakh every year from month 12. If you keep the EMI of {example.0.emi}, the loan ends after 14 years. The total interest falls from {example.0.totalInterest} to {example.1.totalInterest}: you save {example.1.interestSaved}. If you keep the tenure, the EMI falls step by step and the total interest is ₹44,55,326.',
        'A rate rise does the opposite. Suppose the rate rises to 9.5% from month 25. If the EMI stays the same, the loan takes 24 years instead of 20 and costs ₹74,54,334 in interest. If the tenure stays the same, the EMI rises and the interest is ₹60,60,347.',
      ],
      list: moreOptions,
    },
    {
      heading: 'A home under construction: pre-EMI interest',
      paragraphs: [
        'While your home is being built, the lender pays out the loan in stages. Many lenders collect only the interest on the amount paid out so far (pre-EMI). Under More options, enter each stage with its share and its month, and the month when the full EMI starts.',
        'Take ₹50 lakh at 8.5% for 20 years, paid out in quarters at the start and after 6, 12 and 18 months. The full EMI starts in month 25. You pay interest on ₹12.5 lakh for six months, then on ₹25 lakh, ₹37.5 lakh and ₹50 lakh for six months each. That adds up to {example.2.preEmi} before the first EMI. The EMI is the same ₹43,391, and the total interest rises from {example.0.totalInterest} to {example.2.totalInterest}.',
      ],
      list: [
        'Tax: you can deduct interest paid before the year of completion in {house.priorInterestParts} equal yearly parts, starting that year. It falls within the {deduction.homeLoanInterest|words} a year for a home you live in ({house.priorInterestParts|source}; {house.priorInterestParts@2025-06-01|source} before). For such a home, only the old regime allows this.',
        'If you rent the home out, the limit does not apply. If you live in it and it is not completed within five years from the end of the financial year in which you took the loan, you can deduct only ₹30,000 a year.',
        'The APR includes each payout in its own month, and deducts a fee from the first one.',
        'Some people pay the full EMI from the first payout, so the extra amount repays the loan early. This page does not cover that.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Stamp duty, registration, legal and valuation charges, and insurance. You pay most of these from your own pocket at the start. The Loan APR & Key Facts Calculator includes such charges.',
        'Tax. The table by financial year shows the interest and principal you need for sections 24(b) and 80C.',
      ],
    },
    {
      heading: 'Rules that apply in India',
      list: [
        'How much of the price a loan may cover depends on the size of the loan: {homeLoan.ltv} ({homeLoan.ltv|source}). For this rule, the price normally excludes stamp duty and registration.',
        'When a floating rate resets, the lender must tell you what changes. You can then choose a higher EMI, a longer tenure or a mix of both ({loan.rateReset@2023-08-18|source}, now the {loan.rateReset|source}).',
        freePrepayment,
        'The new tax regime ({tax.new.slabs|source}) allows no deduction for interest on a home you live in. The old regime allows up to {deduction.homeLoanInterest|words} a year (section 24(b) of the Income-tax Act 1961, from {deduction.homeLoanInterest|since} {deduction.homeLoanInterest|source}). The principal you repay is part of your section 80C savings, now section 123, up to {deduction.section80C|words} in total.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate a home loan EMI',
    steps: [
      { name: 'Enter the loan amount', text: 'Take the price of the home and subtract your down payment.' },
      { name: 'Enter the interest rate', text: 'Use the yearly rate that the lender offers you today.' },
      {
        name: 'Choose the tenure',
        text: 'Most lenders offer up to 30 years, and expect the loan to end around retirement.',
      },
      {
        name: 'Compare two tenures',
        text: 'Change the tenure and watch. When the EMI falls, the total interest rises.',
      },
      {
        name: 'Add prepayments and new rates',
        text: 'Enter your prepayments, and any new rate under More options. Choose whether the EMI or the tenure stays the same.',
      },
      {
        name: 'Add the stages of construction',
        text: 'If the home is under construction, enter each payout and the month of the first full EMI.',
      },
      {
        name: 'Open the schedule',
        text: 'It shows the balance after each year, which is what you would need to close the loan then.',
      },
    ],
  },
  faq: [
    {
      question: 'What is pre-EMI, and does it repay the loan?',
      answer:
        'Pre-EMI is the interest on the amount paid out so far. You pay it every month until the full EMI starts. It does not repay any of the loan. Enter the stages under More options to see what it costs.',
    },
    {
      question: 'How much of my EMI is interest?',
      answer:
        'At the start, most of it. On ₹50 lakh at 8.5% for 20 years, your EMIs in the first year add up to about ₹5.21 lakh, of which ₹4.21 lakh is interest. After ten years you still owe ₹35 lakh. The schedule shows the split for every year.',
    },
    {
      question: 'What happens to my EMI when the rate rises?',
      answer:
        'If the rate rises from 8.5% to 9% at the start of a ₹50 lakh loan for 20 years, the EMI rises from {example.0.emi} to ₹44,986. Lenders often keep the EMI and extend the tenure instead, which adds to the total interest. Since {loan.rateReset@2023-08-18|since} you can ask for the higher EMI ({loan.rateReset|source}). Enter the new rate and its month under More options to see both.',
    },
    {
      question: 'Does part payment reduce the EMI or the tenure?',
      answer:
        'You can choose, if your lender agrees. Keeping the EMI and finishing earlier saves more interest than lowering the EMI, because the balance falls faster. Enter the prepayment and try both.',
    },
    {
      question: 'What if I raise my EMI a little every year?',
      answer:
        'Enter the rise under More options, as “Yearly rise in EMI”. An EMI that keeps pace with your salary shortens the loan a lot. Take ₹60 lakh at 8.5% for 20 years, an EMI that rises 5% a year, and ₹3 lakh prepaid in month 13. The loan ends after 138 months, and the total interest is ₹37,05,669. Ask your lender whether it raises the EMI itself; if not, prepay the extra amount each month.',
    },
    {
      question: 'How much home loan can I get on my salary?',
      answer:
        'Lenders check how much of your income goes into EMIs, your age, your credit record and the value of the home. Many allow 40% to 60% of income for EMIs; the Reserve Bank sets no figure. Lower the amount or extend the tenure until the EMI fits.',
    },
    {
      question: 'Can I deduct the interest from my income tax?',
      answer:
        'In the old regime, you can deduct interest on a home you live in, up to {deduction.homeLoanInterest|words} a year. The principal you repay comes under the same limit as savings such as PPF. In the new regime, you can deduct neither for a home you live in. For a home you rent out, you can set interest against its rent in both regimes.',
    },
    {
      question: 'What is the difference between a fixed and a floating rate?',
      answer:
        'A fixed rate stays the same for the agreed years. A floating rate follows a benchmark. Since 1 October 2019, banks link new floating home loans to an external benchmark, usually the Reserve Bank’s repo rate. This calculator uses one rate for the whole tenure. If your rate changes, enter each new rate under More options.',
    },
  ],
} satisfies Content;
