import type { Content } from '#engine';

export default {
  title: 'How the HRA exemption is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'House rent allowance (HRA) is the part of your salary that your employer pays towards rent. If you live in a rented home, some or all of it is tax-free. Enter your monthly figures. The calculator shows how much HRA is exempt in a year, and how much is taxed with the rest of your salary.',
        'The table shows the three limits side by side, so you can see which one decides.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['The exemption is the least of three amounts, but never below 0.'],
      formula:
        'Exempt HRA = least of (HRA received, rent − {hra.rentLess} of basic, {hra.metroShare} or {hra.otherShare} of basic)',
      list: [
        'Taxable HRA = HRA received − exempt HRA.',
        'The last limit is {hra.metroShare} of basic salary in the cities named in the rule and {hra.otherShare} everywhere else.',
        'Basic salary means basic pay and, if your retirement benefits include it, dearness allowance (DA). Bonuses and other allowances are left out.',
      ],
    },
    {
      heading: 'The rule and its cities',
      paragraphs: [
        'From {hra.cities|since}, the start of tax year 2026-27, the {hra.metroShare} limit applies to {hra.cities} ({hra.cities|source}). For earlier years it applied only to {hra.cities@2025-06-01} ({hra.cities@2025-06-01|source}).',
        'You get the exemption only in the old tax regime. In the new regime all of your HRA is taxed, whatever rent you pay.',
      ],
    },
    {
      heading: 'Rent for part of the year',
      paragraphs: [
        'The exemption is only for the months in which you lived in a rented home and paid rent. Enter how many under More options. Take ₹50,000 basic, ₹20,000 HRA and ₹15,000 rent in a metro: {example.0.exemptedHra} is exempt for twelve months and {example.1.exemptedHra} for six.',
        'The HRA of the other months, {example.0.exemptedHra} in this example, is taxed in full. The figures above leave it out.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Changes within the year. If your rent, salary or city changed, calculate each part of the year separately and add the results.',
        'The tax itself. The Income Tax Calculator shows what you save.',
        'HRA of months in which you paid no rent. It is taxed in full.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the HRA calculator',
    steps: [
      {
        name: 'Enter your basic salary',
        text: 'Take the monthly figure from your salary slip, with DA if you get it.',
      },
      { name: 'Enter the HRA you receive', text: 'The salary slip lists it as house rent allowance.' },
      { name: 'Enter the rent you pay', text: 'Enter the monthly rent without electricity, maintenance or deposit.' },
      { name: 'Choose the city', text: 'Choose Metro only if you live in one of the cities listed below it.' },
      {
        name: 'Read the exempt and taxable parts',
        text: 'Both are for a full year, or for the months you paid rent. The table shows which limit decides.',
      },
    ],
  },
  faq: [
    {
      question: 'When is the landlord’s PAN needed?',
      answer:
        'If you pay more than {hra.landlordPan|words} of rent a year, about ₹8,333 a month for a full year ({hra.landlordPan|source}). A landlord without a PAN signs a declaration instead.',
    },
    {
      question: 'Is HRA exempt in the new tax regime?',
      answer:
        'No, only in the old regime. In the new regime all of your HRA is taxed as salary. The lower slab rates are meant to make up for it.',
    },
    {
      question: 'Which cities are metros for HRA?',
      answer:
        'From {hra.cities|since}: {hra.cities}. For income of earlier years: {hra.cities@2025-06-01}. Noida and Gurugram are reported to stay at {hra.otherShare}, because the rule names cities and not the regions around them.',
    },
    {
      question: 'Is it the city of my office or of my home?',
      answer: 'The city of your rented home. Your office does not matter.',
    },
    {
      question: 'Can I pay rent to my parents and claim HRA?',
      answer:
        'Yes, if you really live there and really pay. The home must belong to them, and they must show the rent as their income. A rent agreement and bank transfers make it easier to prove. Since {hra.relationFrom} you also tell your employer that your landlord is your parent ({hra.relationFrom|source}). You cannot claim rent for a home you own yourself.',
    },
    {
      question: 'Why is nothing exempt even though I pay rent?',
      answer:
        'Because only rent above {hra.rentLess} of your basic salary helps. On a basic salary of ₹50,000 a month, the first ₹5,000 of rent has no effect.',
    },
    {
      question: 'What if I pay rent but receive no HRA?',
      answer:
        'Then there is no allowance to exempt and the calculator shows 0. The old regime has a separate, smaller deduction for people who pay rent but get no HRA. It was section 80GG of the Income-tax Act 1961 and is now section 134 of the Income-tax Act 2025.',
    },
    {
      question: 'Which papers does my employer ask for?',
      answer:
        'Usually rent receipts or the rent agreement, and the landlord’s PAN if you pay more than {hra.landlordPan|words} of rent a year ({hra.landlordPan|source}). Since {hra.relationFrom} you also state how you are related to the landlord, if at all ({hra.relationFrom|source}). If you missed your employer’s deadline, you can still claim the exemption in your tax return.',
    },
  ],
} satisfies Content;
