import type { Content } from '#engine';

export default {
  title: 'How the APR of a loan is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The interest rate of a loan is only a part of its price. A processing fee, GST, insurance, documents and EMIs paid in advance make the loan dearer, and none of them is in the rate. The annual percentage rate (APR) puts all of them into one yearly rate.',
        'The calculator works out the APR from your offer, turns a flat rate into a rate on the reducing balance, and lists the key facts that the lender must give you. Enter the APR of your statement under More options to see whether the two agree.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Loan − all charges = EMI ÷ (1 + i) + EMI ÷ (1 + i)² + … + EMI ÷ (1 + i)ⁿ; APR = 12 × i',
      list: [
        'n is the number of EMIs and i the monthly rate that makes both sides equal. It has no formula of its own and is found by trying.',
        'EMIs paid in advance are taken off the left side too. They settle the last EMIs, so n is smaller by as many.',
        'With a flat rate: EMI = (loan + loan × rate × years) ÷ months.',
        'The effective cost per year compounds the monthly rate, (1 + i)¹² − 1, so it is higher than the APR. The Key Facts Statement gives the APR.',
      ],
    },
    {
      heading: 'Example: the Reserve Bank’s own illustration',
      paragraphs: [
        'Annex B of the Key Facts Statement takes ₹20,000 at 15% for 24 months, with ₹240 for processing and ₹160 of insurance. The EMI is ₹970 and the interest {example.0.interest}. The borrower receives {example.0.netReceived} and pays {example.0.totalPaid}. The APR is 17.07%, more than two points above the rate.',
        'The EMI is not rounded before the APR is found. With an EMI of exactly ₹970 it would be 17.10%, so a statement that rounds may differ a little.',
      ],
    },
    {
      heading: 'What the lender has to tell you',
      paragraphs: [
        'Since {loan.keyFacts@2024-10-01|since} lenders give a Key Facts Statement before you sign, for {loan.keyFacts} ({loan.keyFacts@2024-10-01|source}). Since {loan.keyFacts|since} the rule stands in the {loan.keyFacts|source}, one for banks (RBI/DOR/2025-26/170) and one for finance companies (RBI/DOR/2025-26/362). Last confirmed {loan.keyFacts|confirmed}.',
      ],
      list: [
        'The statement names every charge, by whom it is paid and to whom, and the APR.',
        'Charges that the lender collects for others, such as insurance and legal charges, are a part of the APR.',
        'A charge that is not in the statement cannot be collected later without your consent.',
      ],
    },
    {
      heading: 'Where two readings exist',
      list: [
        'GST: the form lets a lender list its charges without GST. This page counts the GST in the APR, because you pay it. Without it, ₹5 lakh at 12% for 5 years with a fee of 2% has an APR of 12.89% and not 13.06%. Turn the switch off to see it.',
        'Insurance paid apart: this page counts it if you enter it. A lender leaves it out where you are free to buy it elsewhere, and then its APR is lower.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Loans that are paid out in stages, and resets of a floating rate. The home loan calculator has both.',
        'Days before the first EMI that are more or fewer than a month.',
        'Charges that you may never pay: penalties, charges for paying early, for a bounced payment or for changing the rate. The statement lists them apart, outside the APR.',
      ],
    },
  ],
  howTo: {
    name: 'How to check the APR of a loan',
    steps: [
      { name: 'Enter loan, rate and tenure', text: 'As they stand in the offer or in the Key Facts Statement.' },
      { name: 'Say how the rate is charged', text: 'On the reducing balance, or flat on the whole loan.' },
      { name: 'Enter the fee', text: 'As a percentage. Under More options, say whether GST comes on top.' },
      { name: 'Add the other charges', text: 'Under More options, one row each, with who gets it and how it is paid.' },
      {
        name: 'Compare the APR',
        text: 'Enter the lender’s APR under More options. A gap of more than 0.1 points is worth a question.',
      },
    ],
  },
  faq: [
    {
      question: 'What is the difference between the interest rate and the APR?',
      answer:
        'The interest rate is charged on what you owe. The APR also counts every charge of getting the loan. Without charges the two are equal. With them the APR is higher, and more so for a short loan, because the same charge is spread over fewer months.',
    },
    {
      question: 'How much is a flat rate on the reducing balance?',
      answer:
        'Usually between one and a half times and twice as much. A flat 9% for 7 years is 15.19% on the reducing balance, because you pay interest on the whole loan even when most of it is repaid.',
    },
    {
      question: 'Why is the APR here different from my lender’s?',
      answer:
        'Often because one charge or its GST is missing on one side, because the lender rounds the EMI, or because the first EMI is due after more or fewer days than a month. A gap of up to 0.1 points is usual. Ask about a larger one.',
    },
    {
      question: 'Does an EMI paid in advance cost anything?',
      answer:
        'Yes. You borrow less from the first day, but pay interest on the full amount. With ₹15,500 of other charges, one advance EMI on ₹5 lakh at 12% for 5 years lifts the APR to 15.07%.',
    },
    {
      question: 'Does a zero-interest loan have an APR?',
      answer:
        'Yes, if there is a fee. ₹1,20,000 without interest over 12 months with a fee of 2% and GST has an APR of 4.43%. A cash discount that you lose is a cost too, which no statement shows.',
    },
    {
      question: 'Is insurance with a loan compulsory?',
      answer:
        'The insurance of the thing you buy or mortgage often is. A cover on your own life usually is not: ask, and see here what it does to the APR.',
    },
  ],
} satisfies Content;
