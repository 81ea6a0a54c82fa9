import type { Content } from '#engine';

export default {
  title: 'How the Atal Pension Yojana works',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Atal Pension Yojana (APY) pays a guaranteed pension of ₹1,000, ₹2,000, ₹3,000, ₹4,000 or ₹5,000 a month for life, from age {apy.pensionAge}. Until then you pay a fixed amount every month. The amount depends on the pension and on your age when you join.',
        'The calculator takes the amount from the scheme’s chart and shows the total you pay.',
      ],
    },
    {
      heading: 'Contributions by age',
      paragraphs: [
        'Monthly amounts for pensions of ₹1,000, ₹2,000, ₹3,000, ₹4,000 and ₹5,000 ({apy.contributions5000|source}). The table under the calculator shows every age.',
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
      formula: 'Total you pay = monthly contribution × 12 × ({apy.pensionAge} − age at joining)',
      paragraphs: ['Years of pension to get back what you paid = total ÷ (12 × monthly pension), without interest.'],
    },
    {
      heading: 'Example: ₹5,000 a month, joined at 25',
      paragraphs: [
        'You pay ₹376 a month for 35 years, {example.0.totalContribution} in total. The pension is ₹60,000 a year, so you get back what you paid in about 2.6 years. Inflation matters more: at 6% a year, ₹5,000 in 35 years buys what ₹650 buys today.',
      ],
    },
    {
      heading: 'What you get back',
      paragraphs: [
        'When you and your spouse have both died, the nominee gets the saved amount, {apy.nomineeMultiple} monthly pensions: ₹1.7 lakh for a pension of ₹1,000, ₹8.5 lakh for ₹5,000.',
        'Say you join at 25 for ₹5,000 and live until 80. The pensions and the nominee’s amount add up to {example.0.totalReceived}, for {example.0.totalContribution} paid over 35 years. That is a return of 7.95% a year. It changes little with how long you live. Try an age under More options.',
      ],
    },
    {
      heading: 'Who can join',
      list: [
        'Indian citizens aged {apy.youngest} to {apy.oldest} with a savings account at a bank or post office.',
        'Not open to anyone who pays income tax or has ever paid it, since {apy.closedFrom} ({apy.closedFrom|source}). If you joined before, you stay in.',
        'After your death your spouse gets the pension for life. After that the nominee gets the saved amount: {apy.nomineeMultiple} monthly pensions.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Paying every three or six months instead of monthly.',
        'Charges for late payment. Also leaving before {apy.pensionAge}, when you get back your own payments with what they earned.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the Atal Pension Yojana calculator',
    steps: [
      { name: 'Enter your age', text: 'In completed years on the day you join.' },
      { name: 'Choose the pension', text: 'From ₹1,000 to ₹5,000 a month.' },
      {
        name: 'Read the contribution',
        text: 'What your bank debits every month, and the total until the pension starts.',
      },
    ],
  },
  faq: [
    {
      question: 'How much do I pay for a pension of ₹5,000?',
      answer:
        'It depends on your age when you join: ₹210 a month at 18, ₹376 at 25, ₹577 at 30, ₹902 at 35 and ₹1,454 at 40 ({apy.contributions5000|source}).',
    },
    {
      question: 'Can I join if I pay income tax?',
      answer:
        'No. Since {apy.closedFrom}, nobody who pays income tax or has ever paid it can join ({apy.closedFrom|source}).',
    },
    {
      question: 'Is ₹5,000 a month enough?',
      answer:
        'Not by itself. The amount is fixed today and does not rise with prices. Plan the rest with the Retirement Corpus Estimator or the NPS Calculator.',
    },
    {
      question: 'Can I change the pension later?',
      answer:
        'Yes, you can choose a higher or lower pension once a year. You then pay or get back the difference for the past.',
    },
  ],
} satisfies Content;
