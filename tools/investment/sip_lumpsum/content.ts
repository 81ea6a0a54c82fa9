import type { Content } from '#engine';

export default {
  title: 'How SIP and lump sum growth is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A systematic investment plan (SIP) puts the same amount into a mutual fund every month. A lump sum is invested once. The calculator shows how much you would have put in, how much growth would be added at the yearly return you choose, and the two together.',
        'Returns of mutual funds rise and fall. The smooth curve here is arithmetic at one steady rate, so use it to compare plans, not to predict what a fund will do.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'For a SIP, P is the monthly instalment, i is the yearly return divided by 12, and n is the number of months. Every instalment is paid at the start of its month, so it earns that month too.',
      ],
      formula: 'Value = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      list: [
        'For a lump sum the return compounds once a year: Value = amount × (1 + yearly return) raised to the years.',
        'With a step-up, all instalments of a year are larger by that percentage than those of the year before. What is already invested grows by the same return.',
        'Three SIP conventions are in use. At 12%, ₹5,000 a month for a year gives ₹64,047 paid at the start of each month (used here and by most banks), ₹63,413 paid at the end, and ₹63,832 with a monthly rate that compounds to exactly 12% a year. Under More options you can switch to the last one.',
      ],
    },
    {
      heading: 'Step-up, charges, today’s money and tax',
      paragraphs: [
        'Under More options the plan gets closer to real life. A SIP of ₹5,000 that rises by 10% every year comes to {example.2.totalValue} after 10 years at 12%, of {example.2.investedAmount} invested. Without the step-up it is {example.0.totalValue} of {example.0.investedAmount}.',
        'A step-up can be in rupees too: ₹5,000 a month, raised by ₹500 every year, comes to ₹15,72,678 of ₹8,70,000 invested.',
        'If your return is before charges, enter the fund’s expense ratio. At 1% a year the level SIP comes to ₹10,87,240: ₹74,455 is lost to it in ten years.',
        'A rupee in ten years buys less than a rupee today. The {example.0.totalValue} of the level SIP is ₹6,48,685 in today’s money at 6% inflation.',
        'If all of it is sold at the end as an equity fund, the tax is ₹57,086 and ₹11,04,609 is left. The last 12 instalments are then short-term and the others long-term.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains, unless you ask for it under More options. On shares and equity funds it is {gains.equityShort} of what you gain within a year and {gains.equityLong} of later gains above {gains.equityFree|words} a year, for sales since {gains.equityLong@2024-07-23|since} ({gains.equityShort|source}; {gains.equityLong|source}; before that {gains.equityShort@2024-07-22} and {gains.equityLong@2024-07-22} above {gains.equityFree@2024-07-22|words}; last confirmed in {gains.equityLong|confirmed}). Other funds have other rules.',
        'The expense ratio, unless you enter it under More options, and any exit load of the fund.',
        'A surcharge on the tax, and the tax-free amount that other gains of the same year may use up.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the SIP and lump sum calculator',
    steps: [
      { name: 'Choose how you invest', text: 'Pick SIP for a monthly amount or Lump Sum for a single one.' },
      { name: 'Enter the amount', text: 'Type it or move the slider. You can type 10 lakh or 1.5 cr.' },
      {
        name: 'Set the return and the period',
        text: 'Enter the yearly return you want to assume and the time: years, or months such as 18 months.',
      },
      {
        name: 'Add a step-up, if you plan one',
        text: 'Under More options, enter a yearly step-up in percent or rupees, what is already invested, the expense ratio, inflation and tax.',
      },
      {
        name: 'Read the result',
        text: 'The total value, the amount invested and the estimated returns change as you type.',
      },
    ],
  },
  faq: [
    {
      question: 'What return should I assume for a SIP?',
      answer:
        'Nobody knows the future one, so try several. A low, a middle and a high rate side by side tell you more than a single figure. Debt funds have earned less than equity funds over long periods and swung far less.',
    },
    {
      question: 'Why does another website show a slightly different SIP value?',
      answer:
        'It probably counts each instalment at the end of the month, or turns the yearly return into a monthly one in another way. For ₹5,000 a month at 12% for a year the three usual ways give ₹64,047, ₹63,413 and ₹63,832. This page uses the first.',
    },
    {
      question: 'How much more does a step-up SIP give?',
      answer:
        'At 12% for 10 years, ₹5,000 a month with a step-up of 10% a year gives ₹16,87,163, against {example.0.totalValue} with the same instalment throughout. You also put in more: {example.2.investedAmount} instead of {example.0.investedAmount}.',
    },
    {
      question: 'What does “in today’s money” mean?',
      answer:
        'It is what the total value could buy at today’s prices. The value is divided by inflation for every year, 6% unless you change it. Set inflation to 0 to leave the figure out.',
    },
    {
      question: 'Is a SIP better than a lump sum?',
      answer:
        'They answer different questions. Money that is invested earlier has longer to grow, which favours a lump sum when prices rise. A SIP spreads purchases over many prices and suits people who are paid every month.',
    },
    {
      question: 'Does the result include tax?',
      answer:
        'Only if you switch it on under More options. Then all of it is taken as sold at the end as an equity fund, with the tax rates of today. An exit load is not counted.',
    },
    {
      question: 'Can I enter an amount beyond the slider?',
      answer: 'Yes. The slider covers the usual range, and the box takes any amount.',
    },
  ],
} satisfies Content;
