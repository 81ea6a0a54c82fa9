import type { Content } from '#engine';

export default {
  title: 'How CAGR is calculated',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The compound annual growth rate (CAGR) turns growth over several years into one yearly rate. At what steady rate, with each year’s gain reinvested, would the initial value have become the final value?',
        'Real investments rarely grow evenly. CAGR smooths out the ups and downs between two dates. So you can compare investments of different lengths: a fund for 7 years, gold for 12, a flat for 20.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'CAGR is the one rate that turns the initial value into the final value if it is added every year. n is the number of years. Part years work too: 30 months are 2.5 years.',
      ],
      formula: 'Final value = initial value × (1 + CAGR)ⁿ',
      list: [
        'If ₹1 lakh becomes ₹2 lakh, it has gained 100%. Over 5 years that is 14.87% a year, over 10 years 7.18%.',
        'If you divide 100% by 5 years, you get 20% a year. That is too high, because it ignores that gains earn gains.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Money you add or take out on the way. For a SIP or several purchases, use XIRR, which looks at the date of each payment.',
        'Risk. A steady deposit, and a share that fell by half and recovered, can have the same CAGR.',
        'Tax, charges and inflation, unless your values already include them.',
        'The future. CAGR describes two dates in the past and says nothing about the coming years.',
      ],
    },
    {
      heading: 'Where you see CAGR in India',
      paragraphs: [
        'Mutual fund advertisements show past returns as CAGR for one, three and five years and since the fund began, next to a benchmark (Securities and Exchange Board of India, circular of March 2017). Factsheets and stock reports use the same measure for sales and profits.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate CAGR',
    steps: [
      { name: 'Enter the initial value', text: 'Enter what the investment was worth, or cost, at the start.' },
      { name: 'Enter the final value', text: 'Enter what it is worth now, or what you sold it for.' },
      {
        name: 'Enter the years',
        text: 'Enter the time between the two dates. You can type 2.5 for two and a half years.',
      },
      {
        name: 'Read the CAGR',
        text: 'A minus sign means the value fell. The table shows steady growth between the two values.',
      },
    ],
  },
  faq: [
    {
      question: 'What is the difference between CAGR and absolute return?',
      answer:
        'Absolute return is the total gain over the whole time: ₹1 lakh to ₹2 lakh is 100%, whether it took 3 years or 30. CAGR is the yearly rate, so you can compare returns over different periods.',
    },
    {
      question: 'Can I use CAGR for a SIP?',
      answer:
        'Not really. You invest SIP instalments at different times, but CAGR treats all the money as invested from day one. So the return looks lower than it was. Use XIRR for many payments.',
    },
    {
      question: 'Why is CAGR lower than the average of the yearly returns?',
      answer:
        'It takes a larger gain to recover from a loss. Suppose you gain 50% and then lose 50%. The average is 0%, but ₹100 has become ₹75. The CAGR of the two years is −13.4%, which shows what really happened to your money.',
    },
    {
      question: 'Can CAGR be negative?',
      answer:
        'Yes, if the final value is below the initial value. If ₹2 lakh falls to ₹1 lakh over 5 years, the CAGR is −12.94%.',
    },
    {
      question: 'Does CAGR make sense for less than a year?',
      answer:
        'You can calculate it, but it stretches a short time to a full year. A gain of 10% in six months would become 21%, as if you were sure to gain the same again. For less than a year, the plain gain is more honest.',
    },
    {
      question: 'Why does the calculator show 0?',
      answer:
        'CAGR exists only if both values and the period are above 0. If one of them is 0 or less, the calculator shows 0 and explains why. Growth from nothing has no rate.',
    },
  ],
} satisfies Content;
