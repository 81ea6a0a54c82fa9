import type { Content } from '#engine';

export default {
  title: 'How compound interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'With compound interest, the interest is added to the balance at regular dates and then earns interest itself. The calculator gives the total amount at the end, how much of it is interest, and the way there year by year, beside what simple interest at the same rate would have given.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the principal, r the yearly rate as a fraction (0.07 for 7%), n how often a year interest is added, and t the number of years.',
      ],
      formula: 'Total amount = P × (1 + r ÷ n)^(n × t)',
      list: [
        '₹1 lakh at 7% for 5 years becomes {example.0.totalAmount} with annual compounding, ₹1,41,060 half-yearly, ₹1,41,478 quarterly and {example.1.totalAmount} monthly.',
        'Time does more than frequency: over 20 years the same ₹1 lakh becomes ₹3,86,968 with annual compounding, and ₹2,40,000 at simple interest.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax on the interest and tax deducted at source. On a deposit both lower what is left to compound.',
        'Deposits or withdrawals on the way. For monthly payments use the SIP or the recurring deposit calculator.',
        'Changes of the rate, and the exact days that a bank counts.',
      ],
    },
    {
      heading: 'How often interest is added in India',
      list: [
        'Fixed deposits of banks that pay at maturity mostly compound every quarter. The fixed deposit calculator starts from that.',
        'The National Savings Certificate compounds once a year, at {nsc.rate|official} a year, and so does the Public Provident Fund, at {ppf.rate|official} a year ({ppf.rate|source}).',
        'Credit card balances that are carried over are charged by the month, so there compounding works against you.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate compound interest',
    steps: [
      { name: 'Enter the principal', text: 'Type the sum that you start with.' },
      { name: 'Enter the yearly rate', text: 'Use the rate a year, even if interest is added more often.' },
      { name: 'Enter the years', text: 'Part years are possible: type 2.5 for two years and six months.' },
      {
        name: 'Choose the compounding',
        text: 'Interest is added annually, half-yearly, quarterly or monthly, as the terms of the deposit say.',
      },
      { name: 'Read the result', text: 'The table shows how the interest of each year grows.' },
    ],
  },
  faq: [
    {
      question: 'What is the difference between compound and simple interest?',
      answer:
        'Simple interest is paid on the principal alone, so it is the same every year. Compound interest is also paid on interest that was added earlier, so it grows. For ₹1 lakh at 7% they give the same after one year of annual compounding, ₹1,70,000 against ₹1,96,715 after ten, and ₹2,40,000 against ₹3,86,968 after twenty.',
    },
    {
      question: 'How much difference does monthly compounding make?',
      answer:
        'Less than most people expect. A rate of 7% gives 7% a year when it is added annually, 7.12% half-yearly, 7.19% quarterly and 7.23% monthly. These are called effective annual rates, and they are what to compare between two offers.',
    },
    {
      question: 'How long does money take to double?',
      answer:
        'Divide 72 by the yearly rate for a good guess. At 7% that says about 10.3 years; the exact answer with annual compounding is 10.24. The guess works best for rates between 5% and 12%.',
    },
    {
      question: 'Is a recurring deposit or a SIP worked out in the same way?',
      answer:
        'Each instalment grows by compound interest, but the later ones for a shorter time. This calculator takes one sum at the start. Use the recurring deposit or the SIP calculator for regular payments.',
    },
    {
      question: 'Does my bank count it in exactly this way?',
      answer:
        'The formula is the same, and small differences come from days. Banks count the actual days of a part quarter and round interest when they add it. For a whole number of years the result is within a few rupees.',
    },
    {
      question: 'Is the interest taxed every year or at the end?',
      answer:
        'Interest on deposits is usually taxed each year as it accrues, even if it is paid at maturity. The Public Provident Fund is an exception: its interest is tax-free. The figures here are before tax.',
    },
  ],
} satisfies Content;
