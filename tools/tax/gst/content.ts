import type { Content } from '#engine';

export default {
  title: 'How to add and remove GST',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Goods and Services Tax (GST) is a percentage of the price of what you sell or buy. The calculator adds it to a price without tax, or finds the tax inside a bill. It splits the tax into central and state GST.',
        'The table shows the same amount at every rate. Use it to compare, or to check a bill when you do not know its rate.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'To add GST, take the percentage of the price. To remove it from a bill, divide by 100 plus the rate, because the rate applies to the price without tax and not to the total.',
      ],
      formula: 'GST to add = price × rate ÷ 100; GST inside a bill = total × rate ÷ (100 + rate)',
      list: [
        '{example.1.base} at 18%: GST ₹180, total {example.0.total}.',
        'A bill of {example.0.total} including 18%: {example.0.total} × 100 ÷ 118 = ₹1,000, so GST is ₹180. If you took 18% of {example.0.total}, you would get ₹212.40, which is wrong.',
      ],
    },
    {
      heading: 'GST rates',
      paragraphs: [
        'Since {gst.standard|since} there are two main rates, and a third for luxury and sin goods ({gst.standard|source}).',
      ],
      list: [
        '{gst.low}: most daily goods, such as packed food, medicines and cheaper footwear.',
        '{gst.standard}: most services and most other goods, including appliances, cement, phones and small cars.',
        '{gst.high}: luxury and sin goods, such as large cars, aerated drinks and, since 1 February 2026, pan masala and most tobacco.',
        '{gst.gold}: gold, silver and jewellery. {gst.diamonds}: cut and polished diamonds. {gst.stones}: rough precious stones.',
        'No GST: fresh fruit, vegetables, milk and many other essentials are exempt or at 0%.',
      ],
    },
    {
      heading: 'CGST, SGST and IGST',
      paragraphs: [
        'If seller and buyer are in the same state, half of the tax is central GST (CGST) and half is state GST (SGST, or UTGST in a union territory). If they are in different states, all of it is integrated GST (IGST). The buyer pays the same either way.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Input tax credit: a registered business sets off the GST it has paid against the GST it collects.',
        'The composition scheme, reverse charge, exports, TCS and TDS under GST.',
        'Rounding of the invoice total to full rupees.',
        'The rate for your goods or service. It depends on their HSN or SAC code.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the GST calculator',
    steps: [
      { name: 'Enter the amount', text: 'Type the price without GST, or the total of the bill.' },
      { name: 'Choose what to do', text: 'Add GST to a price, or remove it from a total.' },
      { name: 'Choose the rate', text: 'Most services and goods are at 18%. For any other rate, choose Another rate.' },
      { name: 'Choose where the buyer is', text: 'Same state means CGST and SGST, different states mean IGST.' },
      { name: 'Read the result', text: 'See the GST, the price without GST and the price with GST.' },
    ],
  },
  faq: [
    {
      question: 'How do I remove 18% GST from a total?',
      answer:
        'Divide the total by 1.18 to get the price without GST. The rest is tax. For a total of ₹5,900: 5,900 ÷ 1.18 = 5,000, so GST is ₹900.',
    },
    {
      question: 'Are the 12% and 28% rates still in use?',
      answer:
        'For most goods and services they ended when the new rates came on {gst.standard|since}. The {gst.tobacco} on tobacco and pan masala continued until 31 January 2026. For an older bill, choose Another rate and type it.',
    },
    {
      question: 'Do I pay GST on the price before or after a discount?',
      answer:
        'After, if you get the discount at the time of sale and the invoice shows it. Enter the price after discount.',
    },
    {
      question: 'Does MRP include GST?',
      answer:
        'Yes. The maximum retail price includes all taxes, and a shop may not add GST to it. Choose Remove GST to see how much of it is tax.',
    },
    {
      question: 'What is the GST on gold jewellery?',
      answer:
        '{gst.gold} on the whole price, including making charges, even if the bill shows them separately. The tax board, CBIC, treats both as one supply. If a goldsmith works on your own gold, that is a service with {gst.low} on the charge. Some say this rate is only for work for registered businesses, and charge {gst.standard}.',
    },
  ],
} satisfies Content;
