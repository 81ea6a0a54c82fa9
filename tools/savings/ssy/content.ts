import type { Content } from '#engine';

export default {
  title: 'How a Sukanya Samriddhi account grows',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Sukanya Samriddhi Yojana is a government savings account in the name of a girl, opened by a parent or guardian. Deposits are made for {ssy.depositYears} years, and the account matures {ssy.term} years after it was opened.',
        'The calculator takes the same deposit every year and shows the maturity value, the deposits, the interest and how old the girl will be at maturity.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the yearly deposit, r the yearly rate divided by 100, d the years of deposits and n the years from opening to maturity. The first part is the balance after the last deposit has earned its year. The second lets that balance grow on without new deposits.',
      ],
      formula: 'Maturity value = P × ((1 + r)ᵈ − 1) ÷ r × (1 + r) × (1 + r)ⁿ⁻ᵈ',
      list: [
        'The balance earns the rate of the scheme in the years without deposits too.',
        'The age of the girl changes when the account matures, not how much it grows to.',
        'For an account that is a years old, d is what is left of {ssy.depositYears} years and n is {ssy.term} less a. Its present balance becomes balance × (1 + r)ⁿ and is added.',
      ],
    },
    {
      heading: 'An account that is already running',
      paragraphs: [
        'Under More options, enter the present balance and how many whole years ago the account was opened. The girl’s age is her age today.',
        'Take a girl of 8 whose account is four years old and holds ₹2,50,000. With ₹50,000 a year for the {ssy.depositYears} − 4 = 11 years of deposits that are left, at 8.2%, it matures in 17 years, when she is 25, with {example.2.maturityValue}. {example.2.fromExisting} of that comes from the ₹2,50,000. The figures were worked out outside this site, year by year.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'More than one change of the rate, which the government reviews every quarter for the whole balance.',
        'Deposits later in the year. Interest is counted month by month, on the lowest balance between the close of the 5th and the end of the month.',
        'A withdrawal for education, and closing the account early for her marriage.',
      ],
    },
    {
      heading: 'The rules of the scheme',
      paragraphs: [
        'These are the main rules of the {ssy.term|source}. The official rate is {ssy.rate|official}. It was unchanged from {ssy.rate|since} to that quarter (source: {ssy.rate|source}).',
      ],
      list: [
        'The account is opened before the girl’s {ssy.oldest}th birthday.',
        'At least {ssy.minimum} and at most {ssy.maximum} can be paid in during a financial year.',
        'Deposits are made for {ssy.depositYears} years. The account matures {ssy.term} years after opening.',
        'Once she is 18, up to half of the balance can be taken out for her education.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the Sukanya Samriddhi calculator',
    steps: [
      { name: 'Enter the yearly deposit', text: 'Type what you mean to pay in each financial year.' },
      { name: 'Enter the girl’s age', text: 'Give her age in completed years today.' },
      {
        name: 'Check the interest rate',
        text: 'The box starts with the last confirmed rate. Try a lower one to see how far the result depends on it.',
      },
      {
        name: 'Add what is there',
        text: 'For an account you already have, enter its balance and its age under More options.',
      },
      {
        name: 'Read the result',
        text: 'See the maturity value and her age at maturity, and open the table for every year.',
      },
    ],
  },
  faq: [
    {
      question: 'Do I have to deposit for all {ssy.term} years?',
      answer:
        'No. Deposits are made in the first {ssy.depositYears} years only. After that the balance stays in the account and goes on earning the rate of the scheme until maturity. The table shows those last years with a deposit of ₹0.',
    },
    {
      question: 'Does the account mature when she turns {ssy.term}?',
      answer:
        'Not usually. The {ssy.term} years run from the day the account is opened. If she is 5 then, the account matures when she is 26. Only an account opened soon after her birth matures when she is about that old.',
    },
    {
      question: 'How many accounts can a family open?',
      answer:
        'One for each girl, and for at most two girls in a family. There can be more where twins or triplets are born in the first or second birth.',
    },
    {
      question: 'Can money be taken out before maturity?',
      answer:
        'For her education, up to half of the balance at the end of the previous financial year, once she is 18 or has passed the tenth standard. The account can be closed early for her marriage after she is 18, and in a few cases of hardship such as the death of the guardian or a life-threatening illness.',
    },
    {
      question: 'What if I miss a year?',
      answer:
        'An account that does not get at least {ssy.minimum} in a year falls into default. It can be revived within the {ssy.depositYears} years by paying the missed minimum and a small fee for each year. This calculator assumes that no year is missed.',
    },
    {
      question: 'Is the interest taxed?',
      answer:
        'No. The interest and the maturity value are free of income tax. In the old regime the deposits also count towards the deduction of section 80C of the Income-tax Act 1961, which is section 123 of the Income-tax Act 2025 from 1 April 2026.',
    },
    {
      question: 'Will the rate stay as it is?',
      answer:
        'It can change every quarter, and a new rate applies to accounts that are already open. Over {ssy.term} years some change is likely. Under More options you can enter another rate from a later year on: with 7.5% from year 6, ₹50,000 a year comes to ₹21,87,099 instead of ₹23,94,040.',
    },
  ],
} satisfies Content;
