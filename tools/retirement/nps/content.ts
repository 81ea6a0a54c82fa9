import type { Content } from '#engine';

export default {
  title: 'How the NPS corpus and pension are worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The National Pension System (NPS) is a retirement account in which you save every month while you work. The money is invested in funds of shares, company bonds and government bonds. When you retire, one part of the corpus buys an annuity, which is a contract with an insurance company that pays you a pension for life. The rest is paid to you as a lump sum.',
        'You choose the contribution, the ages, the return and the two annuity figures. The calculator shows the corpus on the day you retire, how it is divided and what the monthly pension would be.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the monthly contribution, i is the yearly return divided by 12, and n is the number of months until retirement. Each contribution is paid at the start of its month and earns that month too.',
      ],
      formula: 'Corpus = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      list: [
        'Annuity amount = corpus × annuity share.',
        'Lump Sum = corpus − annuity amount.',
        'Monthly pension = annuity amount × annuity rate ÷ 12.',
      ],
    },
    {
      heading: 'Balance so far, step-up and your kind of subscription',
      paragraphs: [
        'Under More options you can add what is already in your account and let the contribution rise every year. With ₹5 lakh in the account at 30, ₹5,000 a month that rises by 5% every year and a return of 10%, the corpus at 60 is ₹2,78,83,805 instead of {example.0.totalCorpus}. The pension is then ₹55,768 a month in place of {example.0.pension}.',
        'Say there whether you are a government employee: the least annuity, the largest lump sum and the notes under the result follow. With an annuity of {nps.annuityShare} of the first corpus, the least for others, the lump sum is {example.2.lumpSum} and {example.2.taxableLumpSum} of it is not exempt from tax.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The small charges of the account and of the fund managers. Enter a slightly lower return to allow for them.',
        'Tax on the pension, which is taxed as income in the year in which you receive it.',
        'Partial withdrawals, early exit and the choice to draw the lump sum in parts.',
      ],
    },
    {
      heading: 'How much must buy an annuity',
      paragraphs: [
        'For many years the general rule was at least {nps.annuityShare@2025-01-01} of the corpus, and this calculator starts from it. Since {nps.annuityShare|since} the rules are these ({nps.annuityShare|source}).',
        'The regulations were last amended on 20 July 2026. As others quote that amendment, it left these figures as they were; we have not read the text itself.',
        'Tax follows a rule of its own: only {nps.taxFreeShare} of the corpus is exempt ({nps.taxFreeShare|source}), whichever share you are allowed to withdraw. Of a lump sum of 80% a quarter is not exempt.',
      ],
      list: [
        'Non-government subscribers need an annuity of at least {nps.annuityShare}, government subscribers one of at least {nps.governmentAnnuityShare}.',
        'Where the corpus is at most {nps.smallCorpus|words}, none is required, and all may be taken at once.',
        'Where it is above that and up to {nps.middleCorpus|words}, up to {nps.middleLumpSum|words} may be taken at once and the rest by systematic unit redemption, in parts over at least {nps.redemptionYears} years. The ordinary way is open too.',
        'Non-government subscribers may exit in the normal way after {nps.exitYears} years as well, without waiting for the age of 60. Everybody may stay in until the age of {nps.oldest}.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the NPS calculator',
    steps: [
      { name: 'Enter the monthly contribution', text: 'Add what your employer pays into your account, if anything.' },
      { name: 'Enter your ages', text: 'Give your age today. Retirement at 60 is set; change it under More options.' },
      {
        name: 'Set the expected return',
        text: 'Use a yearly rate that suits your mix of shares and bonds, and try a lower one too.',
      },
      {
        name: 'Set the annuity share and rate',
        text: 'Decide how much of the corpus buys the pension. The annuity rate stands under More options.',
      },
      { name: 'Read the corpus, lump sum and pension', text: 'The table shows how the corpus grows until you retire.' },
    ],
  },
  faq: [
    {
      question: 'Can I take more than the calculator’s lump sum?',
      answer:
        'If you are not a government employee, probably yes. Since {nps.annuityShare|since} only {nps.annuityShare} has to buy an annuity. Set the share to that. The part above the tax-free {nps.taxFreeShare} of the corpus is not exempt. With a corpus of at most {nps.smallCorpus|words} you can take all of it.',
    },
    {
      question: 'What annuity rate should I enter?',
      answer:
        'Look at the rates that insurance companies quote today for your age and the kind of annuity you have in mind. A pension that returns the purchase price to your family pays less each month than one that ends with your life. The rate is fixed on the day you buy, and nobody knows what it will be decades from now.',
    },
    {
      question: 'Is the return of NPS guaranteed?',
      answer:
        'No. The funds follow the prices of shares and bonds. The smooth curve here is arithmetic at one steady rate, and the real one will go up and down.',
    },
    {
      question: 'Does the pension rise with prices?',
      answer:
        'Usually not. Most annuities pay the same amount for life, and so does this calculator. At 6% inflation a fixed pension buys about half as much after 12 years. Some insurers sell annuities that rise every year and begin lower.',
    },
    {
      question: 'Does a larger annuity share change the corpus?',
      answer:
        'No. The corpus depends on what you pay in, on the return and on the years. The share only divides it between the pension and the lump sum.',
    },
    {
      question: 'Are the lump sum and the pension taxed?',
      answer:
        'Up to {nps.taxFreeShare} of the corpus can be taken without tax. The amount that buys the annuity is not taxed when you buy it, but the pension you receive later is added to your income each year.',
    },
    {
      question: 'Which deductions are there for what I pay in?',
      answer:
        'In the old regime up to {deduction.section80CCD1B} a year beyond the limit of section 80C, now section 123 ({deduction.section80CCD1B@2025-06-01|source}; from {deduction.section80CCD1B|since} {deduction.section80CCD1B|source}). What an employer pays in counts in both regimes, within a share of the basic salary.',
    },
    {
      question: 'Why does the calculator show 0?',
      answer:
        'Because the retirement age you entered is not above your current age, so there is no month in which to save. Change one of the two ages.',
    },
  ],
} satisfies Content;
