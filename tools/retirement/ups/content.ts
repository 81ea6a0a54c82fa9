import type { Content } from '#engine';

export default {
  title: 'How the Unified Pension Scheme pays',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Unified Pension Scheme (UPS) is an option for central government employees in the National Pension System, since {ups.fullShare|since}. It assures a payout that depends on pay and service, where NPS pays what the corpus buys.',
        'The calculator shows the UPS payout, the family payout and the lump sum, and beside them the pension and lump sum that NPS would give at a return that you assume.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'The average basic pay is that of the last {ups.averageMonths} months before retirement. Months of service beyond {ups.fullMonths} add nothing to the payout.',
      ],
      formula: 'Payout per month = average basic pay ÷ 2 × months of service ÷ {ups.fullMonths}',
      list: [
        'At least {ups.leastPayout} a month after {ups.leastMonths} months of service, unless a part of the corpus is taken out. With less service nothing is paid.',
        'After your death your husband or wife gets {ups.familyShare} of the payout.',
        'Lump sum = {ups.lumpSumShare} of a month’s basic pay and DA × completed half years of service. It does not lower the payout and comes beside gratuity.',
        'Up to {ups.withdrawalMost} of the corpus can be taken out at retirement; the payout is then smaller by the same share.',
      ],
    },
    {
      heading: 'Example: retiring on ₹1,20,000',
      paragraphs: [
        'Half of a basic pay of ₹1,20,000 is {example.1.fullPayout}. After 22 years and six months, 270 of {ups.fullMonths} months, 90% of it is paid: {example.1.payout} a month, and ₹32,400 to the family afterwards. Without DA the lump sum would be ₹12,000 × 45 half years; with DA of 50% it is {example.1.lumpSum}.',
        'On {example.1.fullPayout} with 15 years to go, a rise of 5% and 30 years in all, the payout is {example.0.payout} a month. An NPS corpus of ₹1,86,06,185 would pay {example.0.npsPension} a month from {nps.governmentAnnuityShare} in an annuity at 6%, and ₹1,11,63,711 at once. These figures were worked out outside this site.',
      ],
    },
    {
      heading: 'How to compare the two',
      paragraphs: [
        'The UPS payout rises with dearness relief; most annuities stay the same. Under NPS you own the lump sum and what an annuity with return of price leaves. Under UPS the corpus stays with the scheme, except for what you take out.',
        'The annuity price is the corpus that would buy the UPS payout at the annuity rate you enter, without any rise with prices. So the payout is worth more than that.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Voluntary retirement: after 25 years of service UPS pays from the day on which you would have retired by age, so there is a gap without payout.',
        'Missing contributions or another choice of funds: the payout is cut in proportion where your own corpus is smaller than the benchmark corpus. Here both are taken to be equal.',
        'Resignation, removal and dismissal, after which UPS pays nothing.',
        'Dearness relief after retirement, income tax, gratuity and leave encashment.',
      ],
    },
    {
      heading: 'Who can choose it',
      paragraphs: [
        'Staff who were in service on 1 April 2025, and those who had retired by then, could choose UPS until {ups.chooseUntil} ({ups.chooseUntil|source}). That window has closed: whoever did not choose it stays in NPS. Staff who join later choose when they join.',
        'Those who chose UPS may go back to NPS once, until a year before they retire. They cannot return to UPS afterwards.',
      ],
    },
    {
      heading: 'Where the rules stand',
      paragraphs: [
        'The scheme is in the {ups.fullShare|source}; how the lump sum and service are counted is in the Controller General of Accounts’ note of 17 September 2025. Both were read where others quote them. State governments have schemes of their own.',
      ],
    },
  ],
  howTo: {
    name: 'How to work out your UPS pension',
    steps: [
      {
        name: 'Enter your pay',
        text: 'Basic pay from the salary slip. Dearness allowance and the yearly rise stand under More options.',
      },
      { name: 'Enter your service', text: 'Qualifying service so far, with months, and the years until retirement.' },
      {
        name: 'Enter your corpus',
        text: 'The NPS balance today. Set the return and the annuity of NPS under More options.',
      },
      {
        name: 'Read both',
        text: 'UPS is assured, NPS depends on the return. You can also take out a part of the corpus.',
      },
    ],
  },
  faq: [
    {
      question: 'Is UPS better than NPS?',
      answer:
        'For most who serve 25 years or more and live long, UPS pays more each month and rises with prices. NPS leaves a large lump sum to you and your family. A high return or few years of service favour NPS. Compare both with your own figures.',
    },
    {
      question: 'Can I still choose UPS?',
      answer:
        'Only if you join the central government now. For staff in service on 1 April 2025 the window was open until {ups.chooseUntil}, after it had been extended twice. Whoever is in UPS may go back to NPS once, until a year before retiring.',
    },
    {
      question: 'How much is the least UPS pension?',
      answer:
        '{ups.leastPayout} a month after {ups.leastMonths} months of qualifying service ({ups.leastPayout|source}), with dearness relief on top. It is not assured to those who take out a part of the corpus.',
    },
    {
      question: 'What is the UPS lump sum?',
      answer:
        'A tenth of a month’s basic pay and DA for each completed six months of service. After 30 years that is six months of pay and DA. It is paid besides gratuity and does not lower the payout.',
    },
    {
      question: 'Does the UPS pension rise with prices?',
      answer:
        'Yes. Dearness relief is paid on it, worked out as for serving staff. This calculator shows the amount at the start.',
    },
    {
      question: 'What does the family get?',
      answer:
        'The legally wedded husband or wife gets {ups.familyShare} of the payout after your death, with dearness relief.',
    },
  ],
} satisfies Content;
