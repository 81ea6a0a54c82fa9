import type { Content } from '#engine';

export default {
  title: 'How XIRR is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'XIRR is the yearly return on money you pay in and take out on different dates. Use it for a SIP, a fund with top-ups, a life insurance policy, a chit fund or a plot of land bought in parts. It takes into account how long you invested each payment.',
        'Enter every payment with its date. Put a minus before what you paid in, and none before what you got back. If you still own the investment, add a last line with today’s date and value.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Sum of all amounts ÷ (1 + XIRR)ᵗ = 0',
      paragraphs: [
        't is the time from the first payment to each payment, in years of 365 days. No formula has XIRR as its result, so we try rates until the sum is 0. Excel and Google Sheets use the same definition, so our result matches theirs.',
      ],
    },
    {
      heading: 'Example: four payments of ₹1 lakh',
      paragraphs: [
        'You invest ₹1 lakh on 1 April 2021, 1 April 2022, 3 April 2023 and 1 April 2024. On 31 March 2026 the value is ₹5.5 lakh. The absolute return is 37.5% of the ₹4 lakh you paid in. But you invested the last lakh for only two years and the first for five, so the XIRR is 9.37% a year.',
        'The example in Excel’s own help has −10,000 on 1 January 2008 and 2,750, 4,250, 3,250 and 2,750 later on. Its XIRR is 37.34%, the same as ours.',
      ],
    },
    {
      heading: 'XIRR, CAGR and absolute return',
      list: [
        'Absolute return: gain ÷ amount paid in. It ignores time.',
        'CAGR: the yearly return of one amount from one day to another. If there is one payment in and one out, XIRR and CAGR are the same.',
        'XIRR: the yearly return of any number of payments.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on the gain. To see the return after tax, enter what you received after tax.',
        'Risk: a deposit and a share can have the same XIRR.',
        'What you earned elsewhere on money you got back early.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate XIRR',
    steps: [
      { name: 'Enter what you paid in', text: 'Each payment with its date, with a minus before the amount.' },
      { name: 'Enter what you got back', text: 'Withdrawals, dividends and maturity, without a minus.' },
      { name: 'Add the value today', text: 'If you still own the investment, as a last line with today’s date.' },
      { name: 'Read the result', text: 'See the yearly return, the gain and the absolute return.' },
    ],
  },
  faq: [
    {
      question: 'Why must some amounts be negative?',
      answer:
        'The minus shows that the money left your pocket. To work out a return, we need at least one payment in and one amount back.',
    },
    {
      question: 'What is a good XIRR?',
      answer:
        'Compare it with inflation, and with what you could have earned without risk over the same time, such as PPF ({ppf.rate}) or a bank deposit. An equity fund should earn more than these over many years to be worth its ups and downs.',
    },
    {
      question: 'Why is my XIRR so high or low after a few months?',
      answer:
        'XIRR turns the gain into a yearly rate, so 5% in two months becomes more than 30% a year. For less than a year, look at the absolute return.',
    },
    {
      question: 'How do I find the return of a life insurance policy?',
      answer:
        'Enter each premium with its date and a minus, and the maturity amount with bonuses on its date. Traditional policies use part of the premium for the life cover, so their XIRR can be lower than a deposit’s.',
    },
    {
      question: 'Does it work for a loan or a chit fund paid out early?',
      answer:
        'Yes. Enter what you got without a minus and every instalment with a minus. You got the money first, so the rate is the yearly cost of borrowing it, with fees and charges.',
    },
    {
      question: 'Can there be more than one XIRR?',
      answer: 'Yes, if payments in and out alternate. The calculator then shows the rate closest to 10% and says so.',
    },
  ],
} satisfies Content;
