import type { Content } from '#engine';

export default {
  title: 'How compound interest is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In compound interest, the bank adds interest to your balance at regular dates, and that interest then earns interest too. This calculator shows the final amount, how much of it is interest, and the growth year by year. It also shows what simple interest at the same rate would pay.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the principal, and r is the yearly rate divided by 100. f is how often interest is added in a year, and n how often in all.',
      ],
      formula: 'Total amount = P × (1 + r ÷ f)ⁿ',
      list: [
        '₹1 lakh at 7% for 5 years becomes {example.0.totalAmount} with annual compounding, ₹1,41,060 half-yearly, ₹1,41,478 quarterly and {example.1.totalAmount} monthly.',
        'Time matters more than frequency: over 20 years the same ₹1 lakh becomes ₹3,86,968 with annual compounding, and ₹2,40,000 at simple interest.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax on the interest, and TDS. On a deposit, both leave less to compound.',
        'Money you add or take out on the way. For monthly payments, use the SIP or the recurring deposit calculator.',
        'Rate changes, and interest by exact days.',
      ],
    },
    {
      heading: 'How often interest is added in India',
      list: [
        'Bank fixed deposits that pay at maturity mostly compound every quarter. The Fixed Deposit Calculator starts with that.',
        'The National Savings Certificate compounds once a year, at {nsc.rate} a year. So does the Public Provident Fund, at {ppf.rate} a year ({ppf.rate|source}).',
        'If you carry over a credit card balance, the bank charges interest every month, so compounding works against you.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate compound interest',
    steps: [
      { name: 'Enter the principal', text: 'Type the amount you start with.' },
      { name: 'Enter the yearly rate', text: 'Use the yearly rate, even if interest is added more often.' },
      { name: 'Enter the years', text: 'You can use part years, such as 2.5 for two years and six months.' },
      {
        name: 'Choose the compounding',
        text: 'Annually, half-yearly, quarterly or monthly, as the deposit’s terms say.',
      },
      { name: 'Read the result', text: 'The table shows how each year’s interest grows.' },
    ],
  },
  faq: [
    {
      question: 'What is the difference between compound and simple interest?',
      answer:
        'You earn simple interest only on the principal, so it is the same every year. You earn compound interest also on earlier interest, so it grows. Take ₹1 lakh at 7%. After one year with annual compounding, both are equal. After ten years you have ₹1,70,000 at simple interest and ₹1,96,715 at compound interest. After twenty years it is ₹2,40,000 and ₹3,86,968.',
    },
    {
      question: 'How much difference does monthly compounding make?',
      answer:
        'Less than most people expect. A rate of 7% becomes 7% a year if interest is added annually, 7.12% half-yearly, 7.19% quarterly and 7.23% monthly. These are effective annual rates. Use them to compare two offers.',
    },
    {
      question: 'How long does my money take to double?',
      answer:
        'Divide 72 by the yearly rate for a good guess. At 7% that is about 10.3 years; the exact answer with annual compounding is 10.24. The guess works best for rates between 5% and 12%.',
    },
    {
      question: 'Do a recurring deposit and a SIP work in the same way?',
      answer:
        'Each instalment earns compound interest, but the later ones for a shorter time. This calculator takes one amount at the start. For regular payments, use the recurring deposit or the SIP calculator.',
    },
    {
      question: 'Does my bank calculate it in exactly this way?',
      answer:
        'The formula is the same, but days make small differences. Banks use the actual days in a part quarter, and round interest when they add it. For whole years, the result is within a few rupees.',
    },
    {
      question: 'Do I pay tax on the interest every year or at the end?',
      answer:
        'You usually pay tax on deposit interest each year as it accrues, even if the bank pays it at maturity. The Public Provident Fund is an exception: its interest is tax-free. All figures on this page are before tax.',
    },
  ],
} satisfies Content;
