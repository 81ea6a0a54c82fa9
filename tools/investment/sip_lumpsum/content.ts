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
        'Three SIP conventions are in use. At 12%, ₹5,000 a month for a year gives ₹64,047 paid at the start of each month (used here and by most banks), ₹63,413 paid at the end, and ₹63,832 with a monthly rate that compounds to exactly 12% a year.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains. On shares and equity funds it is {gains.equityShort} of what you gain within a year and {gains.equityLong} of later gains above {gains.equityFree|words} a year, for sales since {gains.equityLong@2024-07-23|since} ({gains.equityShort|source}; {gains.equityLong|source}; before that {gains.equityShort@2024-07-22} and {gains.equityLong@2024-07-22} above {gains.equityFree@2024-07-22|words}; last confirmed in {gains.equityLong|confirmed}). Other funds have other rules.',
        'The expense ratio and any exit load of the fund. If you want to allow for them, enter a lower return.',
        'Inflation: ₹10 lakh in ten years will buy less than ₹10 lakh today. The inflation calculator shows how much less.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the SIP and lump sum calculator',
    steps: [
      { name: 'Choose how you invest', text: 'Pick SIP for a monthly amount or Lump sum for a single one.' },
      { name: 'Enter the amount', text: 'Type it or move the slider. You can type 10 lakh or 1.5 cr.' },
      {
        name: 'Set the return and the period',
        text: 'Enter the yearly return you want to assume and the number of years.',
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
      question: 'Is a SIP better than a lump sum?',
      answer:
        'They answer different questions. Money that is invested earlier has longer to grow, which favours a lump sum when prices rise. A SIP spreads purchases over many prices and suits people who are paid every month.',
    },
    {
      question: 'Does the result include tax?',
      answer:
        'No. It is the value before tax and before any exit load. The list above says what the tax on an equity fund is.',
    },
    {
      question: 'Can I enter an amount beyond the slider?',
      answer: 'Yes. The slider covers the usual range, and the box takes any amount.',
    },
  ],
} satisfies Content;
