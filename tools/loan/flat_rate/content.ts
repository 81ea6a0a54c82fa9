import type { Content } from '#engine';

export default {
  title: 'What a flat rate really is',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A flat rate sounds low because it is charged on the whole loan until the end, even on money you have already paid back. A home loan has a reducing balance: you pay interest only on what you still owe. The two rates cannot be compared.',
        'Enter the rate you were quoted and say which kind it is. You see the same loan as a rate of the other kind, both EMIs, and the extra interest.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Flat EMI = (loan + loan × rate × years) ÷ months',
      list: [
        'Reducing EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), with r = yearly rate ÷ 1200 and n months.',
        'Real rate: twelve times the monthly rate at which all flat EMIs together are worth the loan. It has no formula of its own, so we find it by trying.',
        'Back again: flat rate = total interest ÷ loan ÷ years.',
        'The amount does not matter: a flat 10% for 3 years is {example.0.reducingRate} on ₹50,000 and on ₹50 lakh.',
      ],
    },
    {
      heading: 'Example: ₹5 lakh for 3 years at a flat 10%',
      paragraphs: [
        'Interest is 10% of ₹5 lakh, three times: {example.0.totalInterest}. Divided over 36 months, the EMI is {example.0.emi}. On a reducing balance of 10% it would be {example.0.otherEmi}, so the flat loan costs {example.0.extraInterest} more.',
        'An EMI of {example.0.emi} is what a reducing balance of {example.0.reducingRate} costs. That is the rate to compare with a bank’s offer.',
      ],
    },
    {
      heading: 'Where you meet flat rates',
      list: [
        'Two-wheelers, used cars and shop finance, where the dealer names one small figure.',
        'Loans from local finance companies and some gold loans.',
        'A lender that the Reserve Bank regulates must give you a Key Facts Statement with the APR ({loan.keyFacts|source}; last confirmed {loan.keyFacts|confirmed}). Compare that figure with the real rate on this page.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'EMIs paid in advance and charges besides the fee. The Loan APR & Key Facts Calculator has both.',
        'Prepayment: at a flat rate it often saves less than you expect. Ask the lender how much interest it gives back.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare a flat rate with a reducing one',
    steps: [
      { name: 'Enter the loan', text: 'The amount, the rate and the tenure, as the lender quotes them.' },
      { name: 'Say what kind of rate it is', text: 'Flat, or on a reducing balance. If in doubt, ask.' },
      { name: 'Read the real rate', text: 'Compare it with the rate of any bank loan.' },
      { name: 'Add the fee', text: 'Under More options, to see the yearly rate with it.' },
    ],
  },
  faq: [
    {
      question: 'How do I turn a flat rate into a reducing rate?',
      answer:
        'Nearly double it for a quick idea: a flat 10% for 3 years is {example.0.reducingRate}. The exact figure depends on the tenure, so enter yours above.',
    },
    {
      question: 'How do I know whether my rate is flat?',
      answer:
        'Multiply loan, rate and years, add the loan, and divide by the months. If that is your EMI, the rate is flat. On a reducing balance the EMI is lower.',
    },
    {
      question: 'Is a flat 7% better than 12% on a reducing balance?',
      answer:
        'Over 5 years no: 12% on a reducing balance is the same as a flat {example.2.flatRate}, so a flat 7% costs more.',
    },
    {
      question: 'Does a flat rate save anything if I repay early?',
      answer:
        'Often little. The interest was fixed at the start, and the agreement decides how much of it you get back. On a reducing balance you simply stop paying interest on what you repay.',
    },
  ],
} satisfies Content;
