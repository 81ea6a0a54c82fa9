import type { Content } from '#engine';

export default {
  title: 'How simple interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Simple interest is paid on the principal alone. Interest of earlier years does not earn interest, so every year brings the same amount. The calculator gives the interest for the whole time and the principal and interest together.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the principal, R the rate in percent a year, and T the time in years. A rate per month is multiplied by 12 first.',
      ],
      formula: 'Interest = P × R × T ÷ 100',
      list: [
        '₹1 lakh at 7% for 5 years: 1,00,000 × 7 × 5 ÷ 100 = {example.1.interest}. With annual compounding it would be ₹40,255.',
        'For months, divide by 12: 9 months are 0.75 years. For days, divide by 365: 219 days are 0.6 years, and ₹1 lakh at 7% brings ₹4,200.',
      ],
    },
    {
      heading: 'Interest in rupees saikda',
      paragraphs: [
        'Private lenders quote the interest of one month on ₹100. 2 rupees saikda is ₹2 a month for each ₹100, so 2% a month and 24% a year. On ₹50,000 you pay {example.0.monthlyInterest} every month, and after ten months the interest is {example.0.interest} with the whole ₹50,000 still owed.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Interest on interest. If the interest is added to the balance, use the compound interest calculator.',
        'Repayments on the way. For a loan with monthly instalments use the EMI calculator.',
        'Income tax on the interest and tax deducted at source.',
      ],
    },
    {
      heading: 'Where simple interest is used in India',
      list: [
        'The Senior Citizen Saving Scheme pays its interest out every quarter, {scss.rate|official} a year, and the post office Monthly Income Scheme every month, {mis.rate|official} a year ({scss.rate|source}). What is paid out does not compound.',
        'Fixed deposits with a monthly or quarterly payout work in the same way, apart from a small discount for monthly payment.',
        'Flat-rate loans charge simple interest on the full amount to the end, although part of it has been repaid long before. That makes them much dearer than the rate looks.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate simple interest',
    steps: [
      { name: 'Enter the principal', text: 'Type the sum that is lent or deposited.' },
      { name: 'Enter the rate', text: 'Choose whether it is per year or per month. 2 rupees saikda is 2% a month.' },
      { name: 'Enter the time', text: 'Give it in years. Six months are 0.5.' },
      { name: 'Read the result', text: 'The total amount is the principal and the interest for the whole time.' },
    ],
  },
  faq: [
    {
      question: 'What is the difference between simple and compound interest?',
      answer:
        'Simple interest is the same each year because only the principal earns. Compound interest grows, because interest that was added earlier earns too. On ₹1 lakh at 7% the first gives ₹70,000 in ten years, the second ₹96,715 with annual compounding.',
    },
    {
      question: 'How do I work out interest for some months or days?',
      answer:
        'Turn the time into years. Divide months by 12 and days by 365, and type the result: 18 months are 1.5 years and 219 days are 0.6. Banks in India count 365 days a year for most deposits.',
    },
    {
      question: 'What does 2 rupees a hundred a month mean?',
      answer:
        'It is a way private lenders quote: ₹2 of interest a month for every ₹100, which is 24% a year. Enter 2 and choose per month. On ₹1 lakh that comes to ₹2,000 a month and ₹24,000 a year. A bank’s personal loan often costs half of that or less, on the balance that is left; so compare before you sign. Ask for a written paper that names the rate, and know that many states require money lenders to be registered and limit what they may charge.',
    },
    {
      question: 'Is a flat-rate loan the same as simple interest?',
      answer:
        'Yes, on the full loan for the full time. ₹5 lakh at a flat 12% for 5 years carries ₹3,00,000 of interest. The same 12% on a reducing balance carries ₹1,67,333, because interest is charged only on what is still owed.',
    },
    {
      question: 'Do bank deposits pay simple interest?',
      answer:
        'Deposits that pay out every month or quarter do, since the interest leaves the account. Deposits that pay at maturity mostly compound every quarter. Very short deposits, often those under six months, pay simple interest at the end.',
    },
    {
      question: 'How do I find the rate if I know the interest?',
      answer:
        'Turn the formula round: rate = interest × 100 ÷ (principal × years). {example.1.interest} on ₹1 lakh over 5 years is 35,000 × 100 ÷ 5,00,000 = 7% a year.',
    },
  ],
} satisfies Content;
