import type { Content } from '#engine';

export default {
  title: 'How PPF, EPF, NPS, ELSS and FD compare',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The same amount goes into five products every month. The calculator shows what each leaves after tax, what that is in today’s money, and what it comes to per year. Beside it stand the lock-in and the risk.',
        'Only PPF, EPF and a bank deposit have a set rate, so only these three are ranked. For equity and the NPS the calculator says what they would have to earn to beat the best of the three. Whether they will, nobody knows.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Per year, after tax, is the yearly rate at which your payments are worth what you get at the end together with the tax you saved on the way.',
      ],
      formula: 'Payments at the yearly rate = value after tax + tax saved, each to the end at the same rate',
      list: [
        'At {example.0.monthly} a month for {example.0.years} in the 30% slab, EPF at {example.0.epfRate} leaves {example.0.sureValue}, PPF at {example.0.ppfRate} {example.0.ppf}, and a bank deposit at {example.0.bankRate} {example.0.bank}.',
        'To beat EPF there, an equity fund must earn more than {example.0.equityNeeded} a year, and the NPS more than {example.0.npsNeeded}.',
      ],
    },
    {
      heading: 'How each is taxed',
      list: [
        'PPF: not at all.',
        'EPF: not after {pf.taxFreeYears} years of service, but for the interest on your own payments above {pf.taxedAbove|words} a year.',
        'NPS: {nps.taxFreeShare} is tax-free. The rest is taxed, as a lump sum or as a pension.',
        'Equity fund and ELSS: {gains.equityLong} on gains above {gains.equityFree|words} a year, and {gains.equityShort} on what you held for up to {gains.equityMonths} months.',
        'Bank deposit: the interest is taxed every year at your slab rate.',
      ],
    },
    {
      heading: 'Old and new regime',
      paragraphs: [
        'In the new regime you get no deduction for your own payments, so only tax on the growth matters. In the old regime PPF, EPF and ELSS share {deduction.section80C|words} a year under 80C, and the NPS has {deduction.section80CCD1B|words} of its own. What 80C already covers, such as your EPF, leaves less room.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The limit of 10% of salary on the NPS deduction.',
        'Charges of funds and of the NPS.',
        'The employer’s share in EPF and NPS.',
        'Partial withdrawals and loans.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare PPF, EPF, NPS, ELSS and FD',
    steps: [
      { name: 'Enter what you can save', text: 'Take an amount you can pay every month for all the years.' },
      { name: 'Enter your tax rate and regime', text: 'In the old regime add what 80C already covers.' },
      {
        name: 'Check rates and returns',
        text: 'Under More options: set rates, and your assumptions for equity and the NPS.',
      },
      { name: 'Read the result', text: 'See the best set rate, and what equity must earn to beat it.' },
    ],
  },
  faq: [
    {
      question: 'PPF or EPF?',
      answer:
        'EPF pays more at present, and both are tax-free after some years. You need a job with EPF for it, and the money is meant to stay until you leave work. PPF is open to everyone, for up to {ppf.maximum|words} a year.',
    },
    {
      question: 'PPF or NPS?',
      answer:
        'The NPS is partly in shares: it can earn more and can lose money. {nps.taxFreeShare} of it is tax-free at the end, PPF wholly. The page shows the return at which the NPS catches up.',
    },
    {
      question: 'Is ELSS better than PPF?',
      answer:
        'Nobody can say before. ELSS is an equity fund with a lock-in of {elss.lockIn} years: over long times shares have often earned more, and in bad times less. PPF has a rate that the government sets.',
    },
    {
      question: 'Is a bank deposit safe?',
      answer: 'Up to {deposit.insurance|words} at each bank are insured. Above that you rely on the bank.',
    },
    {
      question: 'Why is the bank so far behind?',
      answer:
        'Its interest is taxed every year, so at {example.0.taxRate} a rate of {example.0.bankRate} leaves {example.0.bankYield}. With no tax to pay the gap nearly closes.',
    },
  ],
} satisfies Content;
