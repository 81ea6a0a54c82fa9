import type { Content } from '#engine';
import { freePrepayment } from '../texts.ts';

export default {
  title: 'Prepay the loan or invest the money?',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You have spare money every month, or once, and a loan with years to go. You can prepay the loan and save its interest, or invest the money and hope to earn more. This calculator runs both options until the day the loan was due to end. It then compares what you have, after tax.',
        'It works for home, car, education and personal loans.',
      ],
    },
    {
      heading: 'How we compare the two options',
      formula: 'Investing compared with prepaying = fund if you invest − fund if you prepay, both after tax',
      list: [
        'Invest: you pay the EMI as before, and the extra money goes into the fund.',
        'Prepay: the extra money goes into the loan on top of the same EMI, so the loan ends earlier. From then on, the EMI and the extra money go into the fund.',
        'You spend the same every month in both. You pay tax once, at the end, on the fund’s gain.',
      ],
    },
    {
      heading: 'Example: ₹40 lakh at 8.5% for 15 years',
      paragraphs: [
        'If you prepay an extra ₹10,000 a month, the loan ends 59 months earlier. If you invest it at 11% and pay 12.5% tax on the gain, you have {example.0.advantage} more at the end. The return to beat is 9.17%: below it, prepaying wins.',
        'If you invest ₹5 lakh once, now, you have {example.1.advantage} more, and the return to beat is 9.11%.',
      ],
    },
    {
      heading: 'The return to beat',
      paragraphs: [
        'If there is no tax on the gain, it is exactly your loan rate: a fund at 8.5% and a loan at 8.5% end up equal. Tax raises it. On shares and equity funds that you keep for more than a year, you pay {gains.equityLong} above {gains.equityFree|words} of gains a year ({gains.equityLong|source}). This page ignores the exempt amount; enter a lower tax to allow for it.',
      ],
    },
    {
      heading: 'Charges for prepaying',
      paragraphs: [freePrepayment],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Risk. The interest you save is certain. A fund’s return is not, and in a bad year you lose money.',
        'Tax deductions on home loan interest and principal. In the old regime they lower the real rate of the loan, so a lower return is enough.',
        'Prepayment charges on some fixed-rate loans, and exit loads.',
        'Peace of mind and cash in hand: you cannot take back a prepayment, but you can sell a fund. Keep an emergency fund first.',
      ],
    },
  ],
  howTo: {
    name: 'How to decide between prepaying and investing',
    steps: [
      {
        name: 'Enter the loan',
        text: 'Your outstanding loan, the rate and the months left, from your last statement.',
      },
      { name: 'Enter the extra money', text: 'Every month, or once now.' },
      {
        name: 'Set the return and the tax',
        text: 'A return you can rely on over these years, and under More options the tax on the gain.',
      },
      { name: 'Read the result', text: 'See which is better, by how much, and the return to beat.' },
    ],
  },
  faq: [
    {
      question: 'Should I prepay my home loan or start a SIP?',
      answer:
        'If you expect clearly more than the return to beat, and can wait out bad markets, investing leaves you with more. If the two are close, prepaying is the safe choice, because its saving is certain.',
    },
    {
      question: 'Why is the return to beat higher than my loan’s rate?',
      answer:
        'You pay tax on a fund’s gain, but not on the interest you save. At a loan rate of 8.5% and a tax of 12.5%, the fund in the example must earn 9.17%.',
    },
    {
      question: 'Is prepaying early in the loan better than late?',
      answer:
        'It saves more interest, because each rupee works for longer. But a fund also grows for longer, so enter the months left on your loan and compare.',
    },
    {
      question: 'Should I lower the EMI or the tenure after a prepayment?',
      answer:
        'Keep the EMI and let the loan end earlier: that saves the most interest, and this page assumes it. A lower EMI helps if you need room in your monthly budget.',
    },
  ],
} satisfies Content;
