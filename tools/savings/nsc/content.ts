import type { Content } from '#engine';

export default {
  title: 'How NSC interest is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A National Savings Certificate (NSC) is a government savings certificate that post offices and some banks sell. You pay once. After {nsc.term} years you get your money back with interest.',
        'The calculator shows the maturity value, the interest, and how much interest accrues each year. You need the yearly figure for your income tax return, even though you get nothing before the end.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['P is the amount invested. r is the yearly rate divided by 100. n is the number of years.'],
      formula: 'Maturity value = P × (1 + r)ⁿ',
      list: [
        'A year’s interest is the closing value of the year before, times the rate. It grows every year because interest earns interest.',
        'Certificates bought from April 2016 earned 8.1%. For each ₹100, the gazette lists ₹8.10, ₹8.76, ₹9.46 and ₹10.23 for the first four years, and ₹147.61 at maturity.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax on the interest, and the tax you save with a deduction.',
        'The post office’s rounding of the interest.',
        'Cashing the certificate early. That is possible only in a few cases, and you get less.',
      ],
    },
    {
      heading: 'Scheme rules',
      paragraphs: [
        'The term of {nsc.term} years comes from the {nsc.term|source}. The official rate is {nsc.rate}, in force since {nsc.rate|since} (source: {nsc.rate|source}). A certificate keeps the rate of the day you bought it.',
      ],
      list: [
        'There is no upper limit on the amount.',
        'The interest of years 1 to 4 is added to the certificate and treated as a new investment. In the old regime you can claim it under section 80C of the Income-tax Act 1961 (section 123 of the Income-tax Act 2025 from 1 April 2026), within that section’s overall limit.',
        'The last year’s interest comes to you with the principal. It is not a new investment, so you cannot claim it.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the NSC calculator',
    steps: [
      { name: 'Enter the amount', text: 'Type what you invest, for example 1 lakh.' },
      {
        name: 'Check the rate',
        text: 'The box shows the official rate. For a certificate you already have, type the rate you bought it at.',
      },
      { name: 'Read the maturity value', text: 'That is what you get after {nsc.term} years.' },
      {
        name: 'Open the table',
        text: 'Find each year’s interest for your tax return.',
      },
    ],
  },
  faq: [
    {
      question: 'Is TDS deducted from NSC interest?',
      answer:
        'No, there is no TDS when the certificate matures. The interest is still your income, so declare it every year. In the old regime you can claim the interest of years 1 to 4 under section 80C, within its {deduction.section80C} a year.',
    },
    {
      question: 'Is NSC interest taxed?',
      answer:
        'Yes, at your slab rate. You usually declare it every year as it accrues. In the old regime you can also claim the interest of years 1 to 4 as a deduction, because it is reinvested. So it often costs no tax, as long as you have room under section 80C (now section 123). The last year’s interest is taxed without this deduction.',
    },
    {
      question: 'Does the rate change after I buy?',
      answer:
        'No. The government announces a rate every quarter for new certificates. Yours keeps the rate of the day you bought it until it matures.',
    },
    {
      question: 'Can I cash it early?',
      answer:
        'Only if the holder dies, a court orders it, or the certificate was pledged and the lender takes it over. In the first year you then get only the principal.',
    },
    {
      question: 'Can I borrow against it?',
      answer: 'Yes. Banks and some other lenders accept the certificate as security for a loan, on their own terms.',
    },
    {
      question: 'Do I get interest every year?',
      answer:
        'No. The interest is added to the certificate every year, and you get it with the principal after {nsc.term} years. The table shows each year’s interest.',
    },
    {
      question: 'How is NSC different from Kisan Vikas Patra?',
      answer:
        'Kisan Vikas Patra is the post office’s other certificate. Its official rate is {kvp.rate}. At that rate your money doubles in {kvp.months} months, but you save no tax. NSC runs for {nsc.term} years and saves tax in the old regime.',
    },
    {
      question: 'How is NSC different from a tax-saving fixed deposit?',
      answer:
        'You can claim both under section 80C (section 123 of the Income-tax Act 2025) in the old regime, and both lock your money in for years. NSC is backed by the government, and you can claim its yearly interest too, except the last year’s. You cannot do that with bank FD interest. Banks set their own rates and mostly compound every quarter.',
    },
  ],
} satisfies Content;
