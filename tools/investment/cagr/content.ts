import type { Content } from '#engine';

export default {
  title: 'How CAGR is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'The compound annual growth rate (CAGR) turns growth over several years into one rate a year. It answers this question: at which steady rate, with each year’s gain left in, would the first value have become the last one?',
        'Real investments rarely grow evenly. CAGR smooths the way between two dates, so that things held for different lengths of time can be compared: a fund for 7 years, gold for 12, a flat for 20.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Divide the final value by the initial one, take the root for the number of years, and subtract 1. Part years count too: 30 months are 2.5 years.',
      ],
      formula: 'CAGR = (final value ÷ initial value)^(1 ÷ years) − 1',
      list: [
        '₹1 lakh that becomes ₹2 lakh has gained 100%. Over 5 years that is 14.87% a year, over 10 years 7.18%.',
        'Dividing 100% by 5 years would say 20% a year, which is too high because it forgets that gains earn gains.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Money added or taken out on the way. For a SIP or for several purchases, the rate to look at is XIRR, which weighs each payment by its date.',
        'Risk. A steady deposit and a share that halved and recovered can have the same CAGR.',
        'Tax, charges and inflation, unless the values you enter already allow for them.',
        'The future. The figure describes two dates in the past and says nothing about the next years.',
      ],
    },
    {
      heading: 'Where you meet CAGR in India',
      paragraphs: [
        'Mutual fund advertisements state past returns as CAGR for one, three and five years and since the fund began, with a benchmark beside them (Securities and Exchange Board of India, circular of March 2017). Factsheets and stock reports use the same measure for sales and profits.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate CAGR',
    steps: [
      { name: 'Enter the initial value', text: 'Type what the investment was worth, or cost, at the start.' },
      { name: 'Enter the final value', text: 'Type what it is worth now, or what you sold it for.' },
      {
        name: 'Enter the years',
        text: 'Give the time between the two dates. You can type 2.5 for two and a half years.',
      },
      {
        name: 'Read the CAGR',
        text: 'A minus sign means that the value fell. The table shows the steady path between the two values.',
      },
    ],
  },
  faq: [
    {
      question: 'What is the difference between CAGR and absolute return?',
      answer:
        'The absolute return is the whole gain over the whole time: ₹1 lakh to ₹2 lakh is 100%, whether it took 3 years or 30. CAGR takes the time into account and gives a rate a year, so returns of different periods can be compared.',
    },
    {
      question: 'Can I use CAGR for a SIP?',
      answer:
        'Not well. The instalments of a SIP were invested for different lengths of time, and CAGR treats all the money as if it had been there from the first day. That makes the return look lower than it was. XIRR is the measure for many payments.',
    },
    {
      question: 'Why is CAGR lower than the average of the yearly returns?',
      answer:
        'Because a loss takes a larger gain to recover from. A rise of 50% followed by a fall of 50% has an average of 0%, but ₹100 has become ₹75. The CAGR of the two years is −13.4%, which tells what happened to the money.',
    },
    {
      question: 'Can CAGR be negative?',
      answer:
        'Yes, whenever the final value is below the initial one. ₹2 lakh that fell to ₹1 lakh over 5 years has a CAGR of −12.94%.',
    },
    {
      question: 'Does CAGR make sense for less than a year?',
      answer:
        'It can be worked out, but it stretches a short time to a full year. A gain of 10% in six months would read 21%, as if the same were sure to happen again. For periods under a year the plain gain is more honest.',
    },
    {
      question: 'Why does the calculator show 0?',
      answer:
        'A growth rate exists only if both values and the period are above 0. If one of them is 0 or less, the calculator shows 0 and a line that says why. Growth from nothing has no rate.',
    },
  ],
} satisfies Content;
