import type { Content } from '#engine';

export default {
  title: 'How the Atal Pension Yojana works',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Atal Pension Yojana (APY) pays a guaranteed pension of ₹1,000, ₹2,000, ₹3,000, ₹4,000 or ₹5,000 a month from the age of {apy.pensionAge} for life. You pay a fixed amount every month until then; how much depends on the pension and on your age when you join.',
        'The calculator reads the amount from the scheme’s chart and shows what you pay in total.',
      ],
    },
    {
      heading: 'Contributions by age',
      paragraphs: [
        'Amounts a month for pensions of ₹1,000, ₹2,000, ₹3,000, ₹4,000 and ₹5,000 ({apy.contributions5000|source}). The table under the calculator has every age.',
      ],
      list: [
        'Joining at 18: ₹42, ₹84, ₹126, ₹168, ₹210.',
        'Joining at 25: ₹76, ₹151, ₹226, ₹301, ₹376.',
        'Joining at 30: ₹116, ₹231, ₹347, ₹462, ₹577.',
        'Joining at 35: ₹181, ₹362, ₹543, ₹722, ₹902.',
        'Joining at 40: ₹291, ₹582, ₹873, ₹1,164, ₹1,454.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'You pay in total = contribution per month × 12 × ({apy.pensionAge} − age at joining)',
      paragraphs: ['Years of pension that return it = total ÷ (12 × pension per month), without interest.'],
    },
    {
      heading: 'Example: ₹5,000 a month, joined at 25',
      paragraphs: [
        'You pay ₹376 a month for 35 years, ₹1,57,920 in total. The pension is ₹60,000 a year, so it returns what you paid in about 2.6 years. Inflation matters more: at 6% a year ₹5,000 in 35 years buys what ₹650 buys today.',
      ],
    },
    {
      heading: 'What comes back',
      paragraphs: [
        'After you and your husband or wife the nominee receives the saved amount, {apy.nomineeMultiple} monthly pensions: ₹1.7 lakh for a pension of ₹1,000, ₹8.5 lakh for ₹5,000.',
        'Joined at 25 for ₹5,000 and received until 80, the pensions and the nominee’s amount come to {example.0.totalReceived} for ₹1,57,920 paid in over 35 years. That is a return of 7.95% a year, worked out outside this site. It changes little with the age to which you live: enter one under More options.',
      ],
    },
    {
      heading: 'Who can join',
      list: [
        'Indian citizens from {apy.youngest} to {apy.oldest} years of age with a savings account at a bank or post office.',
        'Not those who pay income tax or have ever paid it, since {apy.closedFrom} ({apy.closedFrom|source}). Anyone who joined before stays in.',
        'After your death the pension goes to your husband or wife for life, and then the nominee gets the saved amount: {apy.nomineeMultiple} monthly pensions.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Paying every three or six months instead of every month.',
        'Charges for late payments, and leaving before {apy.pensionAge}, which returns your own payments with what they earned.',
      ],
    },
  ],
  howTo: {
    name: 'How to find your Atal pension contribution',
    steps: [
      { name: 'Enter your age', text: 'In completed years on the day you join.' },
      { name: 'Choose the pension', text: 'From ₹1,000 to ₹5,000 a month.' },
      {
        name: 'Read the contribution',
        text: 'What your bank debits every month, and the total until the pension begins.',
      },
    ],
  },
  faq: [
    {
      question: 'How much do I pay for a pension of ₹5,000?',
      answer:
        'It depends on your age at joining: ₹210 a month at 18, ₹376 at 25, ₹577 at 30, ₹902 at 35 and ₹1,454 at 40 ({apy.contributions5000|source}).',
    },
    {
      question: 'Can I join if I pay income tax?',
      answer:
        'No. Since {apy.closedFrom} nobody who is or has been an income-tax payer can join ({apy.closedFrom|source}).',
    },
    {
      question: 'Is ₹5,000 a month enough?',
      answer:
        'Not by itself. The amount is fixed today and does not rise with prices. Use the retirement or NPS calculator to plan the rest.',
    },
    {
      question: 'Can I change the pension later?',
      answer:
        'Yes, once a year you can choose a higher or lower pension. You then pay or get back the difference for the past.',
    },
  ],
} satisfies Content;
