import type { Content } from '#engine';

export default {
  title: 'How a National Savings Certificate is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'A National Savings Certificate (NSC) is a government savings certificate sold at post offices and some banks. You pay once, and after {nsc.term} years you get the amount back with interest.',
        'The calculator gives the maturity value and the interest, and a table with the interest that accrues each year. You need that yearly figure for your income tax return, although nothing is paid out before the end.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['P is the amount invested, r the yearly rate divided by 100, and n the years of the certificate.'],
      formula: 'Maturity value = P × (1 + r)ⁿ',
      list: [
        'The interest of a year is the closing value of the year before, times the rate. It grows each year because earlier interest earns interest.',
        'At 8.1%, the rate of certificates bought from April 2016, the gazette gave ₹8.10, ₹8.76, ₹9.46 and ₹10.23 for the first four years on each ₹100, and ₹147.61 at maturity.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income tax on the interest, and what a deduction saves you.',
        'Rounding of the interest by the post office.',
        'Cashing the certificate early, which is possible only in a few cases and then pays less.',
      ],
    },
    {
      heading: 'The rules of the scheme',
      paragraphs: [
        'The term of {nsc.term} years comes from the {nsc.term|source}. The official rate is {nsc.rate|official}. It was unchanged from {nsc.rate|since} to that quarter (source: {nsc.rate|source}). A certificate keeps the rate of the day it was bought.',
      ],
      list: [
        'There is no upper limit on the amount.',
        'The interest of years 1 to 4 is added to the certificate and counts as a new investment in it. In the old regime it can be claimed under section 80C of the Income-tax Act 1961, which is section 123 of the Income-tax Act 2025 from 1 April 2026, within the overall limit of that section.',
        'The interest of the last year is paid out with the principal, so it is not a new investment and cannot be claimed.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the NSC calculator',
    steps: [
      { name: 'Enter the amount', text: 'Type what you put into the certificate, for example 1 lakh.' },
      {
        name: 'Check the rate',
        text: 'The box starts with the last confirmed rate. For a certificate you already hold, type the rate it was bought at.',
      },
      { name: 'Read the maturity value', text: 'It is what is paid after {nsc.term} years.' },
      {
        name: 'Open the table',
        text: 'Find the interest of each year for your tax return.',
      },
    ],
  },
  faq: [
    {
      question: 'Is TDS deducted from NSC interest?',
      answer:
        'No, nothing is deducted at source when the certificate is paid out. The interest is still your income: declare it each year, and in the old regime claim that of years 1 to 4 under section 80C, within its {deduction.section80C} a year.',
    },
    {
      question: 'Is NSC interest taxed?',
      answer:
        'Yes, at your slab rate. It is usually declared year by year as it accrues. In the old regime the interest of years 1 to 4 can also be claimed as a deduction, because it counts as reinvested, so it often costs no tax as long as the limit of section 80C (now section 123) is not used up. The interest of the last year is taxed without such a deduction.',
    },
    {
      question: 'Does the rate change after I buy?',
      answer:
        'No. The government announces a rate every quarter for new certificates. Yours keeps the rate of the day of purchase until it matures.',
    },
    {
      question: 'Can I cash it before it matures?',
      answer:
        'Only when the holder dies, when a court orders it, or when the certificate was pledged and the lender takes it over. In the first year only the principal is then paid.',
    },
    {
      question: 'Can I borrow against it?',
      answer: 'Yes. Banks and some other lenders accept the certificate as security for a loan, on terms of their own.',
    },
    {
      question: 'Do I get interest every year?',
      answer:
        'No. The interest is added to the certificate each year and paid with the principal after {nsc.term} years. The table shows how much is added in which year.',
    },
    {
      question: 'How is NSC different from Kisan Vikas Patra?',
      answer:
        'Kisan Vikas Patra is the post office’s other certificate. Its official rate is {kvp.rate|official}, at which it doubles in {kvp.months} months, and it saves no tax. NSC runs for {nsc.term} years and counts as a tax-saving investment in the old regime.',
    },
    {
      question: 'How is NSC different from a tax-saving fixed deposit?',
      answer:
        'Both count under section 80C (section 123 of the Income-tax Act 2025) in the old regime and are locked for years. NSC is a debt of the government and its yearly interest can be claimed again except for the last year. The interest of a bank deposit cannot. Banks set their own rates and mostly compound every quarter.',
    },
  ],
} satisfies Content;
