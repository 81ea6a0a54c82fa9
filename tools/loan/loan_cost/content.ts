import type { Content } from '#engine';

export default {
  title: 'How we calculate the APR of a loan',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The interest rate is only part of what a loan costs. A processing fee, GST, insurance, documents and EMIs paid in advance add to the cost, and none of them is in the rate. The annual percentage rate (APR) turns all of them into one yearly rate.',
        'This calculator works out the APR of your offer and converts a flat rate into a reducing balance rate. It also lists the key facts that the lender must share with you. Enter your statement’s APR under More options to see if the two match.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Loan − all charges = EMI ÷ (1 + i) + EMI ÷ (1 + i)² + … + EMI ÷ (1 + i)ⁿ; APR = 12 × i',
      list: [
        'n is the number of EMIs and i the monthly rate that makes both sides equal. There is no formula for it, so we try rates until one fits.',
        'Subtract EMIs you pay in advance from the left side too. They settle the last EMIs, so n is smaller by that number.',
        'At a flat rate: EMI = (loan + loan × rate × years) ÷ months.',
        'The effective cost per year compounds the monthly rate, (1 + i)¹² − 1, so it is higher than the APR. The Key Facts Statement shows the APR.',
      ],
    },
    {
      heading: 'Example: the Reserve Bank’s own illustration',
      paragraphs: [
        'Annex B of the Key Facts Statement takes ₹20,000 at 15% for 24 months, with ₹240 for processing and ₹160 of insurance. The EMI is ₹970 and the interest {example.0.interest}. The borrower receives {example.0.netReceived} and pays {example.0.totalPaid}. The APR is 17.07%, more than two percentage points above the rate.',
        'We do not round the EMI before finding the APR. If the EMI were exactly ₹970, the APR would be 17.10%, so a statement that rounds may differ a little.',
      ],
    },
    {
      heading: 'What the lender must tell you',
      paragraphs: [
        'Since {loan.keyFacts@2024-10-01|since} lenders must share a Key Facts Statement before you sign, for {loan.keyFacts} ({loan.keyFacts@2024-10-01|source}). Since {loan.keyFacts|since} the rule is in the {loan.keyFacts|source}, one for banks (RBI/DOR/2025-26/170) and one for finance companies (RBI/DOR/2025-26/362).',
      ],
      list: [
        'The statement lists every charge, who pays it and who receives it, and the APR.',
        'The APR includes charges that the lender collects for others, such as insurance and legal charges.',
        'The lender cannot later collect a charge that is not in the statement without your consent.',
      ],
    },
    {
      heading: 'Where the rule can be read in two ways',
      list: [
        'GST: lenders may list their charges without GST. This page includes the GST in the APR, because you pay it. Without GST, ₹5 lakh at 12% for 5 years with a fee of 2% has an APR of 12.89%, not 13.06%. Turn off “Add GST to the fee” to see this.',
        'Insurance you pay separately: this page includes it if you enter it. A lender leaves it out if you are free to buy it elsewhere, so its APR is lower.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Loans paid out in stages, and floating rate resets. The Home Loan Calculator has both.',
        'A first EMI that is due after more or less than a month.',
        'Charges you may never pay: penalties, foreclosure, a bounced payment or a rate change. The statement lists them separately, outside the APR.',
      ],
    },
  ],
  howTo: {
    name: 'How to check the APR of a loan',
    steps: [
      { name: 'Enter the loan, rate and tenure', text: 'Use the figures in the offer or the Key Facts Statement.' },
      { name: 'Choose the interest type', text: 'Reducing balance, or flat rate on the whole loan.' },
      { name: 'Enter the fee', text: 'As a percentage. Under More options, choose whether GST is extra.' },
      {
        name: 'Add the other charges',
        text: 'Under More options, one row for each, with who receives it and how you pay it.',
      },
      {
        name: 'Compare the APR',
        text: 'Enter the lender’s APR under More options. If the gap is more than 0.1 percentage points, ask why.',
      },
    ],
  },
  faq: [
    {
      question: 'What is the difference between the interest rate and the APR?',
      answer:
        'You pay the interest rate on what you owe. The APR also includes every charge for getting the loan. Without charges, the two are equal. With charges, the APR is higher. The gap is bigger on a short loan, because the same charge is spread over fewer months.',
    },
    {
      question: 'How much is a flat rate on a reducing balance?',
      answer:
        'Usually one and a half to two times the flat rate. A flat 9% for 7 years is 15.19% on a reducing balance, because you pay interest on the whole loan even after you have repaid most of it.',
    },
    {
      question: 'Why is this APR different from my lender’s?',
      answer:
        'Often one side leaves out a charge or its GST, or the lender rounds the EMI. Or the first EMI is due after more or less than a month. A gap of up to 0.1 percentage points is usual. If it is larger, ask the lender.',
    },
    {
      question: 'Does an advance EMI cost me anything?',
      answer:
        'Yes. You borrow less from the first day, but pay interest on the full amount. On ₹5 lakh at 12% for 5 years with a fee of 2% and GST and ₹15,500 of other charges, one advance EMI raises the APR from 14.5% to 15.07%.',
    },
    {
      question: 'Does a zero-interest loan have an APR?',
      answer:
        'Yes, if there is a fee. ₹1,20,000 without interest over 12 months with a fee of 2% and GST has an APR of 4.43%. If you lose a cash discount, that is a cost too, and no statement shows it.',
    },
    {
      question: 'Is insurance compulsory with a loan?',
      answer:
        'Insurance on the thing you buy or mortgage often is. Insurance on your own life usually is not. Ask the lender, and see what it does to the APR.',
    },
  ],
} satisfies Content;
