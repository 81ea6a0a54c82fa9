import type { Content } from '#engine';

export default {
  title: 'How SIP and lump sum growth is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A systematic investment plan (SIP) puts the same amount into a mutual fund every month. You invest a lump sum once. This calculator shows how much you invest, how much it could grow at the yearly return you choose, and the total.',
        'Mutual fund returns rise and fall. The smooth curve on this page is arithmetic at one steady rate. Use it to compare plans, not to predict what a fund will do.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'For a SIP, P is the monthly instalment, i is the yearly return divided by 12, and n is the number of months. You pay every instalment at the start of the month, so it earns that month too.',
      ],
      formula: 'Value = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      list: [
        'For a lump sum the return compounds once a year: Value = amount × (1 + yearly return)ᵗ, after t years.',
        'A step-up raises your monthly instalment by that percentage every year. Money already invested grows at the same return.',
        'Calculators use three SIP conventions. At 12%, ₹5,000 a month for a year grows to ₹64,047 if you pay at the start of each month (the method on this page and at most banks). It grows to ₹63,413 if you pay at the end, and to ₹63,832 at a monthly rate that compounds to exactly 12% a year. Under More options you can switch to the last one.',
      ],
    },
    {
      heading: 'Step-up, charges, today’s money and tax',
      paragraphs: [
        'Under More options the plan gets closer to real life. A SIP of ₹5,000 that rises by 10% every year grows to {example.2.totalValue} after 10 years at 12%. You invest {example.2.investedAmount}. Without the step-up you invest {example.0.investedAmount}, and it grows to {example.0.totalValue}.',
        'The step-up can also be in rupees. ₹5,000 a month, raised by ₹500 every year, grows to ₹15,72,678. You invest ₹8,70,000.',
        'If your return is before charges, enter the fund’s expense ratio. At 1% a year, the SIP without step-up grows to ₹10,87,240: charges take ₹74,455 in ten years.',
        'A rupee in ten years buys less than a rupee today. The {example.0.totalValue} from the SIP without step-up is {example.0.realValue} in today’s money at 6% inflation.',
        'If you sell all of it at the end as an equity fund, the tax is ₹57,086 and you keep ₹11,04,609. The last 12 instalments are then short-term and the others long-term.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on gains, unless you turn it on under More options. On shares and equity funds you pay {gains.equityShort} of what you gain within a year and {gains.equityLong} of later gains above {gains.equityFree|words} a year, for sales since {gains.equityLong@2024-07-23|since} ({gains.equityShort|source}; {gains.equityLong|source}; before that {gains.equityShort@2024-07-22} and {gains.equityLong@2024-07-22} above {gains.equityFree@2024-07-22|words}). Other funds have other rules.',
        'The expense ratio, unless you enter it under More options, and any exit load.',
        'Surcharge on the tax, and other gains that may use up the tax-free amount that year.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the SIP and lump sum calculator',
    steps: [
      { name: 'Choose how you invest', text: 'Choose SIP for a monthly amount, or Lump Sum for a one-time amount.' },
      { name: 'Enter the amount', text: 'Type it or move the slider. You can type 10 lakh or 1.5 cr.' },
      {
        name: 'Set the return and the period',
        text: 'Enter the yearly return you assume and the time, in years or in months, such as 18 months.',
      },
      {
        name: 'Add a step-up, if you plan one',
        text: 'Under More options, enter a yearly step-up in percent or rupees, money already invested, the expense ratio, inflation and tax.',
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
        'Nobody knows the future return, so try several. A low, a middle and a high rate together tell you more than one figure. Debt funds have earned less than equity funds over long periods, but moved far less.',
    },
    {
      question: 'Why does another website show a slightly different SIP value?',
      answer:
        'It probably assumes you pay at the end of the month, or turns the yearly return into a monthly one in another way. For ₹5,000 a month at 12% for a year, the three usual ways show ₹64,047, ₹63,413 and ₹63,832. This page uses the first.',
    },
    {
      question: 'How much more do I get from a step-up SIP?',
      answer:
        'At 12% for 10 years, ₹5,000 a month with a 10% yearly step-up grows to {example.2.totalValue}. Without the step-up it grows to {example.0.totalValue}. You also invest more: {example.2.investedAmount} instead of {example.0.investedAmount}.',
    },
    {
      question: 'What does “in today’s money” mean?',
      answer:
        'It is what the total value could buy at today’s prices. We reduce it by inflation for every year, 6% unless you change it. Set inflation to 0 to leave this figure out.',
    },
    {
      question: 'Is a SIP better than a lump sum?',
      answer:
        'They suit different people. Money you invest earlier has longer to grow, so a lump sum does better when prices rise. A SIP spreads your purchases over many prices and suits you if you earn every month.',
    },
    {
      question: 'Does the result include tax?',
      answer:
        'Only if you turn it on under More options. We then assume you sell everything at the end as an equity fund, at today’s tax rates. Exit load is not included.',
    },
    {
      question: 'Can I enter an amount beyond the slider?',
      answer: 'Yes. The slider covers the usual range, and the box takes any amount.',
    },
  ],
} satisfies Content;
