import type { Content } from '#engine';

export default {
  title: 'How PPF, EPF, NPS, ELSS and FD compare',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'You put the same amount into five products every month. This calculator shows what you get from each after tax, its value in today’s money, and the yearly return. It also shows the lock-in and the risk.',
        'Only PPF, EPF and a bank deposit have a set rate, so we rank only these three. For equity and NPS we show how much they must earn to beat the best of the three. Nobody knows whether they will.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Yearly return after tax: the rate at which your payments are worth what you get at the end plus the tax you save on the way.',
      ],
      formula: 'Payments at the yearly rate = value after tax + tax saved, each to the end at the same rate',
      list: [
        'You save {example.0.monthly} a month for {example.0.years} in the 30% slab. EPF at {example.0.epfRate} grows to {example.0.sureValue}, PPF at {example.0.ppfRate} to {example.0.ppf}, and a bank deposit at {example.0.bankRate} to {example.0.bank}.',
        'To beat EPF in this example, an equity fund must earn more than {example.0.equityNeeded} a year, and NPS more than {example.0.npsNeeded}.',
      ],
    },
    {
      heading: 'How each is taxed',
      list: [
        'PPF: no tax at all.',
        'EPF: no tax after {pf.taxFreeYears} years of service, except on the interest on your own payments above {pf.taxedAbove|words} a year.',
        'NPS: {nps.taxFreeShare} is tax-free. You pay tax on the rest, taken as a lump sum or as a pension.',
        'Equity fund and ELSS: {gains.equityLong} on gains above {gains.equityFree|words} a year, and {gains.equityShort} on what you keep for up to {gains.equityMonths} months.',
        'Bank deposit: you pay tax on the interest every year at your slab rate.',
      ],
    },
    {
      heading: 'Old and new regime',
      paragraphs: [
        'In the new regime you get no deduction for your own payments, so only tax on the growth matters. In the old regime PPF, EPF and ELSS share {deduction.section80C|words} a year under 80C, and NPS has its own {deduction.section80CCD1B|words}. Other 80C savings, such as your EPF, leave less room.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The limit of 10% of salary on the NPS deduction.',
        'Charges of funds and NPS.',
        'Your employer’s share in EPF and NPS.',
        'Partial withdrawals and loans.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare PPF, EPF, NPS, ELSS and FD',
    steps: [
      { name: 'Enter what you can save', text: 'An amount you can pay every month for all the years.' },
      { name: 'Enter your tax rate and regime', text: 'In the old regime, also add your other 80C savings.' },
      {
        name: 'Check rates and returns',
        text: 'Under More options, enter the set rates and your assumptions for equity and NPS.',
      },
      {
        name: 'Read the result',
        text: 'See which product with a set rate pays the most, and what equity must earn to beat it.',
      },
    ],
  },
  faq: [
    {
      question: 'PPF or EPF?',
      answer:
        'EPF pays more now, and both are tax-free after some years. For EPF you need a job that offers it, and the money should stay until you stop working. Anyone can open PPF, for up to {ppf.maximum|words} a year.',
    },
    {
      question: 'PPF or NPS?',
      answer:
        'NPS is partly in shares: it can earn more, but it can also lose money. {nps.taxFreeShare} of it is tax-free at the end; PPF is fully tax-free. This page shows the return that NPS must earn to match PPF.',
    },
    {
      question: 'Is ELSS better than PPF?',
      answer:
        'Nobody can know in advance. ELSS is an equity fund with a lock-in of {elss.lockIn} years. Over long periods shares have often earned more, and in bad times less. The government sets the PPF rate.',
    },
    {
      question: 'Is a bank deposit safe?',
      answer: 'Insurance covers up to {deposit.insurance|words} at each bank. Above that you rely on the bank.',
    },
    {
      question: 'How much of a bank deposit’s interest goes in tax?',
      answer:
        'You pay tax on its interest every year. At a tax rate of {example.0.taxRate}, a rate of {example.0.bankRate} leaves {example.0.bankYield}. If you pay no tax, it is not far behind PPF.',
    },
  ],
} satisfies Content;
