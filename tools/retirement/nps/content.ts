import type { Content } from '#engine';

export default {
  title: 'How the NPS corpus and pension are worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The National Pension System (NPS) is a retirement account. You save every month while you work, and the money goes into shares, company bonds and government bonds. When you retire, part of the corpus buys an annuity: a contract with an insurance company that pays you a pension for life. You get the rest as a lump sum.',
        'You choose the contribution, the ages, the return, and the annuity’s share and rate. The calculator shows your corpus on the day you retire, how it is divided, and the monthly pension.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the monthly contribution. i is the yearly return divided by 12. n is the number of months until retirement. You contribute at the start of each month, so the money earns that month too.',
      ],
      formula: 'Corpus = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      list: [
        'Annuity amount = corpus × annuity percentage.',
        'Lump Sum = corpus − annuity amount.',
        'Monthly pension = annuity amount × annuity rate ÷ 12.',
      ],
    },
    {
      heading: 'Current balance, step-up and government employees',
      paragraphs: [
        'Under More options you can add your current balance and raise your contribution every year. Say you have ₹5 lakh in the account at 30 and pay ₹5,000 a month, 5% more every year, at a return of 10%. The corpus at 60 is ₹2,78,83,805 instead of {example.0.totalCorpus}. The pension is ₹55,768 a month instead of {example.0.pension}.',
        'If you are a government employee, say so there. The minimum annuity, the largest lump sum and the notes under the result then change. Everyone else must put at least {nps.annuityShare} into an annuity. With the corpus of the first example and no more than that, the lump sum is {example.2.lumpSum}, and {example.2.taxableLumpSum} of it is taxable.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The small charges of the account and the fund managers. To allow for them, enter a slightly lower return.',
        'Tax on the pension. It is taxed as income in the year you receive it.',
        'Partial withdrawals, early exit, and taking the lump sum in parts.',
      ],
    },
    {
      heading: 'How much must go into an annuity',
      paragraphs: [
        'For many years you had to use at least {nps.annuityShare@2025-01-01} of the corpus for an annuity. This calculator starts with that. Since {nps.annuityShare|since} these are the rules ({nps.annuityShare|source}).',
        'The regulations were last amended on 20 July 2026. That amendment left these figures as they were.',
        'Tax has its own rule: only {nps.taxFreeShare} of the corpus is tax-free ({nps.taxFreeShare|source}), no matter how much you may withdraw. If you take 80% as a lump sum, a quarter of it is taxable.',
      ],
      list: [
        'Non-government subscribers must use at least {nps.annuityShare} for an annuity, government subscribers at least {nps.governmentAnnuityShare}.',
        'If the corpus is at most {nps.smallCorpus|words}, you need no annuity and can take all of it at once.',
        'If it is above that and up to {nps.middleCorpus|words}, you can take up to {nps.middleLumpSum|words} at once. You get the rest by systematic unit redemption, in parts over at least {nps.redemptionYears} years. You can also choose the usual way.',
        'Non-government subscribers can also make a normal exit after {nps.exitYears} years, without waiting for 60. Everyone can stay in until {nps.oldest}.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the NPS calculator',
    steps: [
      { name: 'Enter the monthly contribution', text: 'Include what your employer pays into your account.' },
      {
        name: 'Enter your ages',
        text: 'Enter your current age. Retirement is set to 60; you can change it under More options.',
      },
      {
        name: 'Set the expected return',
        text: 'Use a yearly rate that suits your mix of shares and bonds. Try a lower one too.',
      },
      {
        name: 'Set the annuity',
        text: 'Decide how much of the corpus buys the pension. The annuity rate is under More options.',
      },
      { name: 'Read the corpus, lump sum and pension', text: 'The table shows how the corpus grows until you retire.' },
    ],
  },
  faq: [
    {
      question: 'Can I take more than the calculator’s lump sum?',
      answer:
        'If you are not a government employee, probably yes. Since {nps.annuityShare|since} you must use only {nps.annuityShare} for an annuity. Enter that. Anything above the tax-free {nps.taxFreeShare} of the corpus is taxable. If the corpus is at most {nps.smallCorpus|words}, you can take all of it.',
    },
    {
      question: 'What annuity rate should I enter?',
      answer:
        'Look at what insurance companies quote today for your age and the annuity you want. A pension that returns the purchase price to your family pays less a month than one that ends with your life. The rate is fixed on the day you buy, and nobody knows what it will be decades from now.',
    },
    {
      question: 'Is the NPS return guaranteed?',
      answer:
        'No. The funds follow share and bond prices. The smooth curve assumes one steady return; the real one will go up and down.',
    },
    {
      question: 'Does the pension rise with prices?',
      answer:
        'Usually not. Most annuities pay the same amount for life, and the calculator assumes this. At 6% inflation, a fixed pension buys about half as much after 12 years. Some insurers sell annuities that rise every year and start lower.',
    },
    {
      question: 'Does a larger annuity change the corpus?',
      answer:
        'No. The corpus depends on what you pay in, the return and the years. The annuity percentage only divides it between pension and lump sum.',
    },
    {
      question: 'Are the lump sum and the pension taxed?',
      answer:
        'You can take up to {nps.taxFreeShare} of the corpus tax-free. The amount that buys the annuity is not taxed when you buy it. But the pension is added to your income every year.',
    },
    {
      question: 'What deductions do I get for my contributions?',
      answer:
        'In the old regime, up to {deduction.section80CCD1B} a year beyond the limit of section 80C, now section 123 ({deduction.section80CCD1B@2025-06-01|source}; from {deduction.section80CCD1B|since} {deduction.section80CCD1B|source}). You can deduct your employer’s contributions in both regimes, up to a share of your basic salary.',
    },
    {
      question: 'Why does the calculator show 0?',
      answer:
        'Because your retirement age is not above your current age. There is no month to save in. Change one of the two ages.',
    },
  ],
} satisfies Content;
