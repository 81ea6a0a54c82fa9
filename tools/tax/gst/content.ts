import type { Content } from '#engine';

export default {
  title: 'How GST is added and taken out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Goods and Services Tax (GST) is a percentage of the price of what you sell or buy. The calculator adds it to a price without tax, or finds the tax inside a bill that has it, and splits it into central and state GST.',
        'The table shows the same amount at every rate, so you can compare or check a bill whose rate you do not know.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'To add GST, take the percentage of the price. To take it out of a bill, divide by 100 plus the rate, because the rate is a share of the price without tax and not of the total.',
      ],
      formula: 'GST to add = price × rate ÷ 100; GST inside a bill = total × rate ÷ (100 + rate)',
      list: [
        '{example.1.base} at 18%: GST ₹180, total {example.0.total}.',
        'A bill of {example.0.total} with 18% in it: {example.0.total} × 100 ÷ 118 = ₹1,000, so GST is ₹180. Taking 18% of {example.0.total} would give ₹212.40, which is wrong.',
      ],
    },
    {
      heading: 'GST rates',
      paragraphs: [
        'Since {gst.standard|since} there are two main rates and one for luxury and sin goods ({gst.standard|source}).',
      ],
      list: [
        '{gst.low}: most goods of daily use, such as packed food, medicines and footwear of lower price.',
        '{gst.standard}: most services and most other goods, among them appliances, cement, phones and small cars.',
        '{gst.high}: luxury and sin goods, such as large cars, aerated drinks and, since 1 February 2026, pan masala and most tobacco.',
        '{gst.gold}: gold, silver and jewellery. {gst.diamonds}: cut and polished diamonds. {gst.stones}: rough precious stones.',
        'Nothing: fresh fruit, vegetables, milk and many other essentials are exempt or at 0%.',
      ],
    },
    {
      heading: 'CGST, SGST and IGST',
      paragraphs: [
        'Where seller and buyer are in the same state, half of the tax is central GST (CGST) and half is state GST (SGST, or UTGST in a union territory). Where they are in different states, the whole is integrated GST (IGST). The buyer pays the same in both cases.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Input tax credit: a registered business sets the GST it has paid against the GST it collects.',
        'The composition scheme, reverse charge, exports, TCS and TDS under GST.',
        'Rounding of the total of an invoice to whole rupees.',
        'Which rate your goods or service have: that goes by their HSN or SAC code.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate GST',
    steps: [
      { name: 'Enter the amount', text: 'Type the price without GST, or the total of the bill.' },
      { name: 'Choose what to do', text: 'Add GST to a price, or remove it from a total.' },
      { name: 'Choose the rate', text: 'Most services and goods have 18%. For any other rate choose Another rate.' },
      { name: 'Choose the kind of sale', text: 'Same state gives CGST and SGST, different states give IGST.' },
      { name: 'Read the result', text: 'See the GST, the price without it and the price with it.' },
    ],
  },
  faq: [
    {
      question: 'How do I remove 18% GST from a total?',
      answer:
        'Divide the total by 1.18 to get the price without GST; the rest is the tax. For a total of ₹5,900: 5,900 ÷ 1.18 = 5,000, so GST is ₹900.',
    },
    {
      question: 'Are the 12% and 28% rates still in use?',
      answer:
        'For most goods and services they ended when the new rates came on {gst.standard|since}. The {gst.tobacco} on tobacco and pan masala went on until 31 January 2026. For an older bill choose Another rate and type it.',
    },
    {
      question: 'Is GST charged on the price before or after a discount?',
      answer:
        'After it, where the discount is given at the time of sale and shown on the invoice. Enter the price after discount.',
    },
    {
      question: 'Is MRP inclusive of GST?',
      answer:
        'Yes. The maximum retail price has all taxes in it, and a shop may not add GST on top. Take it out here to see how much of it is tax.',
    },
    {
      question: 'How much GST is there on gold jewellery?',
      answer:
        '{gst.gold} on the whole price of the jewel, making charges included, even where they are billed apart: it counts as one supply (answers of the tax board, CBIC, for gems and jewellery). Work that a goldsmith does on gold of your own is a service, with a rate of {gst.low} on the charge. Some hold that this rate is for work for registered businesses only, and charge {gst.standard}. This is what reports say; the notifications themselves were not read.',
    },
  ],
} satisfies Content;
