import type { Content } from '#engine';
import { freePrepayment } from '../free-prepayment.ts';

export default {
  title: 'Prepay the loan or invest the money?',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You have money left every month, or once, and a loan with years to go. You can pay down the loan early and save its interest, or invest the money and hope to earn more. The calculator runs both ways to the day the loan was to end and compares what you have then, after tax.',
        'It works for home, car, education and personal loans.',
      ],
    },
    {
      heading: 'How both ways are counted',
      formula: 'Investing compared with prepaying = fund if you invest − fund if you prepay, both after tax',
      list: [
        'Invest: you pay the EMI as before and the extra money goes into the fund.',
        'Prepay: the extra money goes into the loan on top of the same EMI, so that the loan ends earlier. From then on EMI and extra money go into the fund.',
        'Both ways you spend the same every month. Tax is taken once, at the end, on what the fund gained.',
      ],
    },
    {
      heading: 'Example: ₹40 lakh at 8.5% for 15 years',
      paragraphs: [
        'With ₹10,000 extra a month the loan ends 59 months earlier if you prepay. If you invest it at 11% with 12.5% tax on the gain, you have {example.0.advantage} more at the end. The return to beat is 9.17%: below it prepaying wins.',
        '₹5 lakh once, now, gives {example.1.advantage} more if invested, and the return to beat is 9.11%.',
      ],
    },
    {
      heading: 'The return to beat',
      paragraphs: [
        'Without tax on the gain it is exactly the rate of your loan: a fund at 8.5% and a loan at 8.5% come to the same. Tax raises it. Shares and equity funds held for more than a year bear {gains.equityLong} above {gains.equityFree|words} of gains a year ({gains.equityLong|source}; last confirmed {gains.equityLong|confirmed}). The exempt amount is not counted here; enter a lower tax to allow for it.',
      ],
    },
    {
      heading: 'Charges for prepaying',
      paragraphs: [freePrepayment],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Risk. The interest you save is certain; the return of a fund is not, and in a bad year it is negative.',
        'Tax relief on home loan interest and principal. In the old regime it lowers the true rate of the loan, so that less return is enough.',
        'A charge for prepaying, which some fixed-rate loans have, and exit loads.',
        'Peace of mind and money at hand: a prepaid loan cannot be drawn again, a fund can be sold. Keep an emergency fund first.',
      ],
    },
  ],
  howTo: {
    name: 'How to decide between prepaying and investing',
    steps: [
      { name: 'Enter the loan', text: 'What you owe, its rate and the months left, from your last statement.' },
      { name: 'Enter the extra money', text: 'Every month, or once now.' },
      {
        name: 'Set return and tax',
        text: 'A return you can count on over these years, and under More options the tax on its gain.',
      },
      { name: 'Read the result', text: 'See which is better, by how much, and the return to beat.' },
    ],
  },
  faq: [
    {
      question: 'Should I prepay my home loan or start a SIP?',
      answer:
        'If you expect clearly more than the return to beat, and have years to sit out bad markets, investing leaves you with more. If the two are close, prepaying is the safe choice, because what it saves is certain.',
    },
    {
      question: 'Why is the return to beat higher than my loan’s rate?',
      answer:
        'Because the gain of a fund is taxed and the interest you save is not. At 8.5% and a tax of 12.5% a fund needs 9.17% in the example.',
    },
    {
      question: 'Is prepaying early in the loan better than late?',
      answer:
        'It saves more interest, because each rupee then works for longer. A fund grows for longer too, so enter the months that your loan has left and compare.',
    },
    {
      question: 'Should I lower the EMI or the tenure after a prepayment?',
      answer:
        'Keep the EMI and let the loan end earlier: that saves the most interest, and this page counts it so. A lower EMI helps if you need room in your monthly budget.',
    },
  ],
} satisfies Content;
