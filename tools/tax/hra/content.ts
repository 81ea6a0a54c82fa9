import type { Content } from '#engine';

export default {
  title: 'How the HRA exemption is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'House rent allowance (HRA) is a part of the salary that an employer pays towards rent. If you live in a rented home, some of it or all of it is free of income tax. The calculator takes your monthly figures and shows, for a year, how much HRA is exempt and how much is taxed with the rest of your salary.',
        'The table lists the three limits of the rule side by side, so that you can see which one decides.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['The exemption is the least of three amounts, and never below 0.'],
      formula:
        'Exempt HRA = least of (HRA received, rent − {hra.rentLess} of basic, {hra.metroShare} or {hra.otherShare} of basic)',
      list: [
        'Taxable HRA = HRA received − exempt HRA.',
        'The last limit is {hra.metroShare} of basic salary in the cities the rule names and {hra.otherShare} everywhere else.',
        'Basic salary here means basic pay and, where it counts towards retirement benefits, dearness allowance. Bonuses and other allowances stay out.',
      ],
    },
    {
      heading: 'The rule and its cities',
      paragraphs: [
        'From {hra.cities|since}, the start of tax year 2026-27, the {hra.metroShare} limit holds for {hra.cities} ({hra.cities|source}). For the years before, it held only for {hra.cities@2025-06-01} ({hra.cities@2025-06-01|source}). We last looked at the rule in {hra.cities|confirmed}.',
        'The exemption belongs to the old tax regime. If you choose the new regime, the whole HRA is taxed whatever rent you pay.',
      ],
    },
    {
      heading: 'Rent in a part of the year',
      paragraphs: [
        'The exemption looks only at the months in which you lived in a rented home and paid rent. Enter their number under More options. With ₹50,000 basic, ₹20,000 HRA and ₹15,000 rent in a metro, twelve months make {example.0.exemptedHra} exempt and six months {example.1.exemptedHra}.',
        'The HRA of the other months, {example.0.exemptedHra} in this example, is taxed in full. It is not part of the figures above.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Changes within the year. If your rent, salary or city changed, work out each part of the year by itself and add the results.',
        'The tax itself. The income tax calculator shows what the exemption saves.',
        'HRA of months in which you paid no rent. It is taxed in full.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate your HRA exemption',
    steps: [
      {
        name: 'Enter your basic salary',
        text: 'Take the monthly figure from your salary slip, with dearness allowance if you get it.',
      },
      { name: 'Enter the HRA you receive', text: 'The salary slip lists it as house rent allowance.' },
      { name: 'Enter the rent you pay', text: 'Give the monthly rent without electricity, maintenance or a deposit.' },
      { name: 'Choose the city', text: 'Pick Metro only if you live in one of the cities listed under the choice.' },
      {
        name: 'Read the exempt and the taxable part',
        text: 'Both are for a full year, or for the months in which you paid rent. The table shows which limit decided.',
      },
    ],
  },
  faq: [
    {
      question: 'From what rent on is the landlord’s PAN needed?',
      answer:
        'Above {hra.landlordPan|words} of rent a year, which is about ₹8,333 a month for a full year ({hra.landlordPan|source}). A landlord without a PAN gives a declaration instead.',
    },
    {
      question: 'Is HRA exempt in the new tax regime?',
      answer:
        'No. The exemption can be claimed only in the old regime. Under the new regime all of the HRA is taxed as salary, and lower slab rates are meant to make up for it.',
    },
    {
      question: 'Which cities count as metro for HRA?',
      answer:
        'From {hra.cities|since}: {hra.cities}. For income of earlier years: {hra.cities@2025-06-01}. Noida and Gurugram are reported to stay at {hra.otherShare}, because the rule names cities and not the regions around them.',
    },
    {
      question: 'Does the city of my office or of my home count?',
      answer: 'The city in which the rented home stands. The place of your office does not matter.',
    },
    {
      question: 'Can I pay rent to my parents and claim HRA?',
      answer:
        'Yes, if you really live there and really pay. The home must belong to them, they must show the rent as their income, and a rent agreement with bank transfers makes the claim easier to prove. Rent for a home you own yourself does not count.',
    },
    {
      question: 'Why is nothing exempt although I pay rent?',
      answer:
        'Because only the rent above {hra.rentLess} of your basic salary counts. With a basic salary of ₹50,000 a month the first ₹5,000 of rent has no effect.',
    },
    {
      question: 'What if I pay rent but receive no HRA?',
      answer:
        'Then there is no allowance to exempt and the calculator shows 0. The old regime has a separate and smaller deduction for people who pay rent without getting HRA. It is known as section 80GG after the Income-tax Act 1961, and is section 134 of the Income-tax Act 2025.',
    },
    {
      question: 'Which papers does my employer ask for?',
      answer:
        'Usually rent receipts or the rent agreement, and the landlord’s PAN if the rent of the year is above {hra.landlordPan|words} ({hra.landlordPan|source}). If you missed your employer’s date you can still claim the exemption in your tax return.',
    },
  ],
} satisfies Content;
