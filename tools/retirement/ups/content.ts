import type { Content } from '#engine';

export default {
  title: 'How the Unified Pension Scheme pays',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The Unified Pension Scheme (UPS) is an option for central government employees in the National Pension System, since {ups.fullShare|since}. It guarantees a payout based on pay and service. NPS pays whatever your corpus buys.',
        'The calculator shows the UPS payout, the family payout and the lump sum. Beside them it shows the NPS pension and lump sum at the return you assume.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'The average basic pay is from the last {ups.averageMonths} months before retirement. Service beyond {ups.fullMonths} months adds nothing to the payout.',
      ],
      formula: 'Monthly payout = average basic pay ÷ 2 × months of service ÷ {ups.fullMonths}',
      list: [
        'You get at least {ups.leastPayout} a month after {ups.leastMonths} months of service, unless you withdraw part of the corpus. If you have less service, you get nothing.',
        'After your death your husband or wife gets {ups.familyShare} of the payout.',
        'Lump sum = {ups.lumpSumShare} of a month’s basic pay and DA × completed half years of service. You get it on top of gratuity, and it does not lower the payout.',
        'At retirement you can withdraw up to {ups.withdrawalMost} of the corpus. The payout is then smaller by the same percentage.',
      ],
    },
    {
      heading: 'Example: retiring on ₹1,20,000',
      paragraphs: [
        'Half of a basic pay of ₹1,20,000 is {example.1.fullPayout}. After 22 years and six months, that is 270 of {ups.fullMonths} months, you get 90% of it: {example.1.payout} a month, and later ₹32,400 for your spouse. Without DA the lump sum would be ₹12,000 × 45 half years. If DA is 50%, it is {example.1.lumpSum}.',
        'On {example.1.fullPayout} with 15 years to go, a DA of 50%, a rise of 5% a year and 30 years of service in total, the payout is {example.0.payout} a month. An NPS corpus of {example.0.npsCorpus} with {nps.governmentAnnuityShare} in an annuity at 6% would pay {example.0.npsPension} a month, and {example.0.npsLumpSum} at once.',
      ],
    },
    {
      heading: 'How to compare UPS and NPS',
      paragraphs: [
        'The UPS payout rises with dearness relief, while most annuities stay the same. Under NPS the lump sum is yours. If you choose an annuity that returns its price after your death, your family gets that too. Under UPS the corpus stays with the scheme, except for what you withdraw.',
        'The annuity price is the corpus that would buy the UPS payout at the annuity rate you enter, without any rise with prices. So the payout is worth more than that.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Voluntary retirement. After 25 years of service, UPS pays only from the day you would have retired by age, so there is a gap without a payout.',
        'Missing contributions or another choice of funds. If your own corpus is smaller than the benchmark corpus, the payout is cut in proportion. The calculator assumes both are equal.',
        'Resignation, removal and dismissal. UPS then pays nothing.',
        'Dearness relief after retirement, income tax, gratuity and leave encashment.',
      ],
    },
    {
      heading: 'Who can choose it',
      paragraphs: [
        'Staff in service on 1 April 2025, and those who had retired by then, could choose UPS until {ups.chooseUntil} ({ups.chooseUntil|source}). That window is closed. If you did not choose UPS, you stay in NPS. New staff choose when they join.',
        'If you chose UPS, you can go back to NPS once, until a year before you retire. You cannot return to UPS after that.',
      ],
    },
    {
      heading: 'Where to find the rules',
      paragraphs: [
        'The scheme is in the {ups.fullShare|source}. The Controller General of Accounts’ note of 17 September 2025 says how to calculate the lump sum and service. State governments have their own schemes.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the UPS calculator',
    steps: [
      {
        name: 'Enter your pay',
        text: 'Take basic pay from your salary slip. DA and the yearly salary increase are under More options. DA starts at {dearness.central}, the central rate since {dearness.central|since}.',
      },
      {
        name: 'Enter your service',
        text: 'Your qualifying service so far, with months, and the years until retirement.',
      },
      {
        name: 'Enter your NPS balance',
        text: 'Use your current NPS balance. Set the NPS return and annuity under More options.',
      },
      {
        name: 'Compare both',
        text: 'UPS is guaranteed, NPS depends on the return. You can also withdraw part of the corpus.',
      },
    ],
  },
  faq: [
    {
      question: 'Is UPS better than NPS?',
      answer:
        'If you serve 25 years or more and live long, UPS mostly pays more a month and rises with prices. NPS leaves a large lump sum to you and your family. A high return or few years of service favour NPS. Compare both with your own figures.',
    },
    {
      question: 'Can I still choose UPS?',
      answer:
        'Only if you join the central government now. For staff in service on 1 April 2025, the window closed on {ups.chooseUntil} after two extensions. If you are in UPS, you can go back to NPS once, until a year before you retire.',
    },
    {
      question: 'What is the minimum UPS pension?',
      answer:
        '{ups.leastPayout} a month after {ups.leastMonths} months of qualifying service ({ups.leastPayout|source}), plus dearness relief. You do not get this guarantee if you withdraw part of the corpus.',
    },
    {
      question: 'What is the UPS lump sum?',
      answer:
        'A tenth of a month’s basic pay and DA for each completed six months of service. After 30 years that is six months of pay and DA. You get it on top of gratuity, and it does not lower the payout.',
    },
    {
      question: 'Does the UPS pension rise with prices?',
      answer:
        'Yes. You get dearness relief on it, as serving staff get DA. The calculator shows the amount at the start.',
    },
    {
      question: 'What does the family get?',
      answer: 'The legally wedded spouse gets {ups.familyShare} of the payout after your death, with dearness relief.',
    },
  ],
} satisfies Content;
