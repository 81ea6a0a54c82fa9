import type { Content } from '#engine';

export default {
  title: 'How to convert a currency',
  sections: [
    {
      heading: 'What this converter shows',
      paragraphs: [
        'Enter an amount, the currency you have and the currency you want. The converter multiplies the amount by an exchange rate and deducts a bank markup if you enter one. It shows the rate in both directions.',
        'You can type a rate, for example from a bank’s offer. Otherwise the page fetches a daily reference rate when it opens. It shows the source of a live rate, its date and its age. Until a source answers, it uses the newest rates saved on an earlier visit. If there are none, it uses built-in rates from a past day and shows that day. The built-in rates come from Currency API, and we have not yet confirmed them with a central bank’s table.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'The rate is the number of units of the second currency for 1 unit of the first. The markup is the percentage that a bank or card takes.',
      ],
      formula: 'Converted amount = amount × rate × (1 − markup ÷ 100)',
      list: [
        'The reverse rate is 1 ÷ rate. If a dollar costs ₹50, a rupee is 0.02 dollars.',
        'Live rates are units of each currency for one rupee. To go from dollars to euros, we divide the euros for a rupee by the dollars for a rupee.',
        'Between a currency and itself the rate is always 1, whatever you type.',
      ],
    },
    {
      heading: 'Where the live rates come from',
      list: [
        'We ask Frankfurter, an open service that combines reference rates from central banks and other official bodies. If its rates are from different days, the page shows the oldest day.',
        'If Frankfurter does not answer, or its answer looks wrong, we use the rates of your last visit, or those built into this page, and show their day. We reject rates dated in the future.',
        'Reference rates change once a day, and not on weekends or bank holidays. They are not up-to-the-minute prices.',
        'Frankfurter rounds small figures to five decimals. A rupee is a small part of most currencies, so the result can differ by several paise in every ₹100.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Fixed charges, such as a transfer fee or an intermediary bank’s fee.',
        'GST on currency conversion, and tax collected at source on money you send abroad. Both depend on the amount, the purpose and the year’s rules.',
        'Separate rates for cash, cards and transfers. A bank publishes rates for each, and buys for less than it sells.',
      ],
    },
  ],
  howTo: {
    name: 'How to convert a currency',
    steps: [
      { name: 'Enter the amount', text: 'Type how much you have, in the first currency.' },
      {
        name: 'Choose the two currencies',
        text: 'Choose the one you have and the one you want. The swap button exchanges them.',
      },
      {
        name: 'Check the rate',
        text: 'Check the date and source of the live rate. Or type the rate you were offered under More options.',
      },
      {
        name: 'Add the markup',
        text: 'Under More options, enter the percentage that your bank or card adds, if you know it.',
      },
      { name: 'Read the result', text: 'The converted amount and both rates change as you type.' },
    ],
  },
  faq: [
    {
      question: 'Why do I get less from my bank than this page shows?',
      answer:
        'A reference rate is between the buying and selling prices. A bank sells you foreign currency above it and buys below it, and may add a fee and GST. The difference between the two rates, as a percentage, is the markup. Enter it to see what you get.',
    },
    {
      question: 'How do I find the markup of my card or bank?',
      answer:
        'For a card, look for the foreign currency markup in its schedule of charges. For a transfer, compare the rate in the offer with the reference rate of the same day. The difference divided by the reference rate is the markup. Taxes on the markup are extra.',
    },
    {
      question: 'How fresh are the live rates?',
      answer:
        'They are daily rates, and the page shows their date. On a Sunday you normally see Friday’s rate. If we cannot reach the services, we use the last rates saved on this device and show their date. If the rates are more than seven days old, the page tells you.',
    },
    {
      question: 'What happens to a rate I typed when I swap the currencies?',
      answer:
        'It stays as you typed it. It now means units of the new second currency for 1 unit of the new first one, so a rate of 50 must become 0.02. Copy the reverse rate before you swap, or set your own rate to 0 to use the live rate again.',
    },
    {
      question: 'Can I use this rate for customs or my income tax return?',
      answer:
        'No. Rules fix those rates. Customs duty follows the rates that the customs board publishes. You convert foreign income at the State Bank of India’s telegraphic transfer buying rate for the day the Income-tax Rules name. You can type that rate as your own rate.',
    },
    {
      question: 'Does the page send my amount anywhere?',
      answer:
        'No. It asks only for the list of rates. The amount, the markup and your own rate stay in your browser, which does the calculation.',
    },
  ],
} satisfies Content;
