import type { Content } from '#engine';

export default {
  title: 'How a currency is converted',
  sections: [
    {
      heading: 'What this converter shows',
      paragraphs: [
        'You give an amount, the currency it is in and the currency you want. The converter multiplies the amount by an exchange rate, takes off the markup of a bank if you enter one, and shows the rate in both directions.',
        'The rate is either one you type, such as the one on an offer from a bank, or a daily reference rate fetched when the page opens. The page names the source of a live rate, its date and how old it is. Until a source answers, and where none does and no newer rate has been kept from an earlier visit, the rates of a past day stand that are built into the converter. The page then shows that day. They were taken from Currency API and are still to be confirmed against a central bank’s table.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'The rate is the number of units of the second currency for 1 unit of the first. The markup is the percentage of it that a bank or card keeps.',
      ],
      formula: 'Converted amount = amount × rate × (1 − markup ÷ 100)',
      list: [
        'The other way round is 1 ÷ rate. If a dollar costs ₹50, a rupee is 0.02 dollars.',
        'Live rates are read as units of each currency for one rupee. From dollars to euros, the euros for a rupee are divided by the dollars for a rupee.',
        'Between a currency and itself the rate is always 1, whatever is typed.',
      ],
    },
    {
      heading: 'Where the live rates come from',
      list: [
        'First comes Frankfurter, an open service that combines reference rates published by central banks and other official bodies. If its rates are of different days, the page shows the oldest day.',
        'If it does not answer, its rates are more than ten days old, or anything in the answer is not as it should be, the open Currency API data set is read instead. Rates dated in the future are refused.',
        'Reference rates change once a day and rest at weekends and on bank holidays. They are not the prices of this minute.',
        'Frankfurter rounds small figures to five decimals. The rupee is worth a small part of most currencies, so the result can differ by several paise in every ₹100 from an unrounded rate.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Fixed charges, such as a transfer fee or the fee of a bank in between.',
        'GST on currency conversion and tax collected at source on money sent abroad. Both depend on the amount, the purpose and the rules of the year.',
        'Separate prices for cash, cards and transfers. A bank publishes a card rate for each, and buys lower than it sells.',
      ],
    },
  ],
  howTo: {
    name: 'How to convert a currency',
    steps: [
      { name: 'Enter the amount', text: 'Type how much you have, in the first currency.' },
      {
        name: 'Choose the two currencies',
        text: 'Pick the one you have and the one you want. The swap button exchanges them.',
      },
      {
        name: 'Check the rate',
        text: 'Look at the date and the source of the live rate, or type the rate that you were offered under More options.',
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
      question: 'Why does my bank give me less than this page shows?',
      answer:
        'A reference rate lies between buying and selling prices. A bank sells you foreign currency above it and buys below it, and may add a fee and GST. The difference between the two rates, as a percentage, is the markup. Enter it to see what is left.',
    },
    {
      question: 'How do I find the markup of my card or bank?',
      answer:
        'For a card, look for the foreign currency markup in its schedule of charges. For a transfer, compare the rate on the offer with the reference rate of the same day: the difference divided by the reference rate is the markup. Taxes on the markup come on top.',
    },
    {
      question: 'How fresh are the live rates?',
      answer:
        'They are daily rates, and the page shows their date. On a Sunday you normally see the rate of Friday. If the services cannot be reached, the last rates saved on this device are used with their own date. Rates more than ten days old are marked as old.',
    },
    {
      question: 'What happens to a rate I typed when I swap the currencies?',
      answer:
        'It stays as typed. It is read as units of the new second currency for 1 unit of the new first one, so a rate of 50 has to become 0.02. Copy the figure under the other way round before you swap, or set your own rate to 0 to go back to the live rate.',
    },
    {
      question: 'Can I use this rate for customs or my income tax return?',
      answer:
        'No. Those use rates fixed by rule. Customs duty follows the rates that the customs board publishes, and foreign income is converted at the telegraphic transfer buying rate of the State Bank of India for a day that the Income-tax Rules name. Type that rate here to do the sum.',
    },
    {
      question: 'Does the page send my amount anywhere?',
      answer:
        'No. It asks only for the list of rates. The amount, the markup and your own rate stay in your browser, where the sum is done.',
    },
  ],
} satisfies Content;
