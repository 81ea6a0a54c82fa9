import type { Content } from '#engine';

export default {
  title: 'How simple interest is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You earn simple interest only on the principal. Earlier interest does not earn interest, so every year brings the same amount. This calculator shows the interest for the whole time, and the principal and interest together.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the principal, R the yearly rate in percent, and T the time in years. If your rate is per month, we first multiply it by 12.',
      ],
      formula: 'Interest = P × R × T ÷ 100',
      list: [
        '₹1 lakh at 7% for 5 years: 1,00,000 × 7 × 5 ÷ 100 = {example.1.interest}. With annual compounding it would be ₹40,255.',
        'For months, divide by 12: 9 months are 0.75 years. For days, divide by 365: 219 days are 0.6 years, and ₹1 lakh at 7% earns ₹4,200.',
      ],
    },
    {
      heading: 'Interest in rupees saikda',
      paragraphs: [
        'Private lenders quote one month’s interest on ₹100. 2 rupees saikda is ₹2 a month for each ₹100, so 2% a month and 24% a year. On ₹50,000 you pay {example.0.monthlyInterest} every month. After ten months you have paid {example.0.interest} in interest, and you still owe the whole ₹50,000.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Interest on interest. If interest is added to the balance, use the Compound Interest Calculator.',
        'Repayments on the way. For a loan with EMIs, use the EMI Calculator.',
        'Income tax on the interest, and TDS.',
      ],
    },
    {
      heading: 'Where India uses simple interest',
      list: [
        'The Senior Citizen Saving Scheme pays interest every quarter, {scss.rate} a year, and the post office Monthly Income Scheme every month, {mis.rate} a year ({scss.rate|source}). Interest that you receive does not compound.',
        'Fixed deposits with a monthly or quarterly payout work in the same way, apart from a small discount for monthly payouts.',
        'Flat-rate loans charge simple interest on the full amount until the end, even after you have repaid part of it. So they cost much more than the rate suggests.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate simple interest',
    steps: [
      { name: 'Enter the principal', text: 'Type the amount you lend or deposit.' },
      { name: 'Enter the rate', text: 'Choose whether it is per year or per month. 2 rupees saikda is 2% a month.' },
      { name: 'Enter the time', text: 'Enter it in years. Six months are 0.5.' },
      { name: 'Read the result', text: 'The total amount is the principal plus the interest for the whole time.' },
    ],
  },
  faq: [
    {
      question: 'What is the difference between simple and compound interest?',
      answer:
        'Simple interest is the same each year, because only the principal earns. Compound interest grows, because earlier interest earns too. On ₹1 lakh at 7% for ten years, simple interest is ₹70,000. Compound interest, compounded annually, is ₹96,715.',
    },
    {
      question: 'How do I work out interest for months or days?',
      answer:
        'Convert the time into years. Divide months by 12 and days by 365, and type the result: 18 months are 1.5 years and 219 days are 0.6. Banks in India use 365 days a year for most deposits.',
    },
    {
      question: 'What does 2 rupees a hundred a month mean?',
      answer:
        'It is how private lenders quote interest: ₹2 a month for every ₹100, which is 24% a year. Enter 2 and choose per month. On ₹1 lakh that is ₹2,000 a month and ₹24,000 a year. A bank’s personal loan often costs half of that or less, and only on the balance left, so compare before you sign. Ask for a written agreement with the rate. Many states require moneylenders to register and limit what they may charge.',
    },
    {
      question: 'Is a flat-rate loan the same as simple interest?',
      answer:
        'Yes, on the full loan for the full time. ₹5 lakh at a flat 12% for 5 years costs ₹3,00,000 in interest. The same 12% on a reducing balance costs ₹1,67,333, because you pay interest only on what you still owe.',
    },
    {
      question: 'Do bank deposits pay simple interest?',
      answer:
        'Deposits that pay out every month or quarter do, because the interest leaves the account. Deposits that pay at maturity mostly compound every quarter. Very short deposits, often under six months, pay simple interest at the end.',
    },
    {
      question: 'How do I find the rate if I know the interest?',
      answer:
        'Reverse the formula: rate = interest × 100 ÷ (principal × years). {example.1.interest} on ₹1 lakh over 5 years is 35,000 × 100 ÷ 5,00,000 = 7% a year.',
    },
  ],
} satisfies Content;
