import type { Content } from '#engine';

export default {
  title: 'What a flat rate really is',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A flat rate sounds low. But you pay it on the whole loan until the end, even on money you have already repaid. On a reducing balance, as in a home loan, you pay interest only on what you still owe. So you cannot compare the two rates directly.',
        'Enter the rate you were quoted and choose its type. You see the matching rate of the other type, both EMIs and the extra interest.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Flat EMI = (loan + loan × rate × years) ÷ months',
      list: [
        'Reducing EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), with r = yearly rate ÷ 1200 and n months.',
        'Real rate: twelve times the monthly rate at which all flat EMIs together are worth the loan. There is no formula for it, so we try rates until one fits.',
        'The other way: flat rate = total interest ÷ loan ÷ years.',
        'The amount does not matter: a flat 10% for 3 years is {example.0.reducingRate} on ₹50,000 and on ₹50 lakh.',
      ],
    },
    {
      heading: 'Example: ₹5 lakh for 3 years at a flat 10%',
      paragraphs: [
        'The interest is 10% of ₹5 lakh, three times: {example.0.totalInterest}. Spread over 36 months, the EMI is {example.0.emi}. On a reducing balance at 10% the EMI would be {example.0.otherEmi}, so the flat loan costs {example.0.extraInterest} more.',
        'A reducing balance loan at {example.0.reducingRate} also has an EMI of {example.0.emi}. Compare that rate with a bank’s offer.',
      ],
    },
    {
      heading: 'Where you find flat rates',
      list: [
        'Two-wheelers, used cars and shop finance, where the dealer quotes one small figure.',
        'Loans from local finance companies, and some gold loans.',
        'A lender that the Reserve Bank regulates must share a Key Facts Statement with the APR ({loan.keyFacts|source}). Compare that figure with the real rate on this page.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'EMIs paid in advance, and charges other than the fee. The Loan APR & Key Facts Calculator has both.',
        'Prepayment: on a flat rate it often saves less than you expect. Ask the lender how much interest you get back.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare a flat rate with a reducing balance rate',
    steps: [
      { name: 'Enter the loan', text: 'The amount, the rate and the tenure, as the lender quotes them.' },
      { name: 'Choose the interest type', text: 'Flat rate or reducing balance. If you are not sure, ask the lender.' },
      { name: 'Read the real rate', text: 'Compare it with the rate on any bank loan.' },
      { name: 'Add the fee', text: 'Add it under More options to see the yearly rate with the fee.' },
    ],
  },
  faq: [
    {
      question: 'How do I convert a flat rate into a reducing balance rate?',
      answer:
        'For a quick idea, nearly double it: a flat 10% for 3 years is {example.0.reducingRate}. The exact figure depends on the tenure, so enter yours above.',
    },
    {
      question: 'How do I know whether my rate is flat?',
      answer:
        'Multiply the loan by the rate and the years, add the loan, and divide by the months. If that is your EMI, the rate is flat. On a reducing balance, the EMI is lower.',
    },
    {
      question: 'Is a flat 7% better than 12% on a reducing balance?',
      answer:
        'Not over 5 years. 12% on a reducing balance equals a flat {example.2.flatRate}, so a flat 7% costs more.',
    },
    {
      question: 'Does a flat rate save anything if I repay early?',
      answer:
        'Often only a little. The lender fixes the interest at the start, and your agreement decides how much you get back. On a reducing balance, you simply stop paying interest on what you repay.',
    },
  ],
} satisfies Content;
