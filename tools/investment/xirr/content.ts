import type { Content } from '#engine';

export default {
  title: 'How XIRR is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'XIRR is the yearly return of money that was paid in and taken out on different dates: a SIP, a fund with top-ups, a life insurance policy, a chit fund, a plot of land bought in parts. It weighs each payment by the time it was invested.',
        'Enter every payment with its date. What you paid in has a minus, what you got back has none. If you still hold the investment, add a last line with today’s date and its value today.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Σ amount ÷ (1 + XIRR)^(days since the first payment ÷ 365) = 0',
      paragraphs: [
        'No formula gives the rate itself. It is searched for until the payments, brought back to the first day, add up to 0. Excel and Google Sheets use the same definition, so the result agrees with theirs.',
      ],
    },
    {
      heading: 'Example: four payments of ₹1 lakh',
      paragraphs: [
        '₹1 lakh was paid in on 1 April 2021, 1 April 2022, 3 April 2023 and 1 April 2024. On 31 March 2026 the value was ₹5.5 lakh. The absolute return is 37.5% of the ₹4 lakh paid in. But the last lakh was invested for two years only and the first for five, so the XIRR is 9.37% a year.',
        'The example in Excel’s own help has −10,000 on 1 January 2008 and 2,750, 4,250, 3,250 and 2,750 later on. Its XIRR is 37.34%, here too.',
      ],
    },
    {
      heading: 'XIRR, CAGR and absolute return',
      list: [
        'Absolute return: gain ÷ amount paid in. It ignores time.',
        'CAGR: the yearly return of one amount from one day to another. With one payment in and one out XIRR and CAGR are the same.',
        'XIRR: the yearly return of any number of payments.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on the gain. Enter what you received after tax to see the return after tax.',
        'Risk: a deposit and a share may have the same XIRR.',
        'What you earned elsewhere with money that you got back early.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate XIRR',
    steps: [
      { name: 'Enter what you paid in', text: 'Each payment with its date and a minus before the amount.' },
      { name: 'Enter what you got back', text: 'Withdrawals, dividends and maturity, without a minus.' },
      { name: 'Add the value today', text: 'If you still hold the investment, as a last line with today’s date.' },
      { name: 'Read the result', text: 'See the yearly return, the gain and the absolute return.' },
    ],
  },
  faq: [
    {
      question: 'Why must some amounts be negative?',
      answer:
        'The minus says that the money left your pocket. Without at least one payment in and one amount back there is no return to work out.',
    },
    {
      question: 'What is a good XIRR?',
      answer:
        'Compare it with what you could have had without risk over the same time, such as PPF ({ppf.rate|official}) or a bank deposit, and with inflation. An equity fund should have more than these over many years to be worth its ups and downs.',
    },
    {
      question: 'Why is my XIRR so high or low after a few months?',
      answer:
        'XIRR turns the gain into a yearly rate. 5% in two months becomes more than 30% a year. Below a year look at the absolute return.',
    },
    {
      question: 'How do I find the return of a life insurance policy?',
      answer:
        'Enter each premium on its date with a minus, and the maturity amount with bonuses on its date. Traditional policies pay part of the premium for the life cover, so their XIRR can be below that of a deposit.',
    },
    {
      question: 'Does it work for a loan or a chit fund paid out early?',
      answer:
        'Yes. Enter what you got without a minus and every instalment with one. The money came first, so the rate is what borrowing it costs a year, with fees and charges.',
    },
    {
      question: 'Can there be more than one XIRR?',
      answer: 'Yes, if payments in and out take turns. The calculator then shows the rate nearest 10% and says so.',
    },
  ],
} satisfies Content;
