import type { Content } from '#engine';

export default {
  title: 'How a Sukanya Samriddhi account grows',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Sukanya Samriddhi Yojana is a government savings account that a parent or guardian opens in a girl’s name. You deposit for {ssy.depositYears} years. The account matures {ssy.term} years after you open it.',
        'Enter what you deposit every year. The calculator shows the maturity value, the deposits, the interest and the girl’s age at maturity.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'P is the yearly deposit. r is the yearly rate divided by 100. d is the years of deposits. n is the years from opening to maturity. The first part is the balance one year after the last deposit. The second part lets it grow without new deposits.',
      ],
      formula: 'Maturity value = P × ((1 + r)ᵈ − 1) ÷ r × (1 + r) × (1 + r)ⁿ⁻ᵈ',
      list: [
        'The balance earns the scheme’s rate in the years without deposits too.',
        'If you deposit monthly, a year’s deposits earn less in that year. The April one earns for 12 months, the March one for a single month.',
        'The girl’s age decides when she gets the money, not how much it grows to.',
        'For an account opened a years ago, d is what is left of {ssy.depositYears} years and n is {ssy.term} minus a. Its current balance grows to balance × (1 + r)ⁿ and is added.',
      ],
    },
    {
      heading: 'An account you already have',
      paragraphs: [
        'Under More options, enter the current balance and how many full years ago you opened the account. The girl’s age is her age today.',
        'Take a girl of 8 whose account is four years old and has ₹2,50,000. You deposit ₹50,000 a year for the {ssy.depositYears} − 4 = 11 years left, at 8.2%. It matures in 17 years, when she is 25, with {example.2.maturityValue}. {example.2.fromExisting} of that comes from the ₹2,50,000.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'More than one rate change. The government reviews the rate every quarter for the whole balance.',
        'Deposits on other days. Each month’s interest is on the lowest balance between the close of the 5th and the end of the month.',
        'Withdrawals for her education, and closing the account early for her marriage.',
      ],
    },
    {
      heading: 'Scheme rules',
      paragraphs: [
        'These are the main rules of the {ssy.term|source}. The official rate is {ssy.rate}, in force since {ssy.rate|since} (source: {ssy.rate|source}).',
      ],
      list: [
        'You must open the account before the girl’s {ssy.oldest}th birthday.',
        'You can deposit {ssy.minimum} to {ssy.maximum} in a financial year.',
        'You deposit for {ssy.depositYears} years. The account matures {ssy.term} years after opening.',
        'Once she is 18, you can withdraw up to half of the balance for her education.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the Sukanya Samriddhi calculator',
    steps: [
      { name: 'Enter the yearly deposit', text: 'Type what you plan to deposit every financial year.' },
      { name: 'Enter the girl’s age', text: 'Enter her age today, in completed years.' },
      {
        name: 'Check the interest rate',
        text: 'The box shows the official rate. Try a lower one to see how much depends on it.',
      },
      {
        name: 'Add your current balance',
        text: 'For an account you already have, enter its balance and its age under More options.',
      },
      {
        name: 'Read the result',
        text: 'See the maturity value and her age at maturity. The table shows every year.',
      },
    ],
  },
  faq: [
    {
      question: 'Do I have to deposit for all {ssy.term} years?',
      answer:
        'No. You deposit only in the first {ssy.depositYears} years. After that the balance keeps earning the scheme’s rate until maturity. In the table, those last years have a deposit of ₹0.',
    },
    {
      question: 'Does the account mature when she turns {ssy.term}?',
      answer:
        'Usually not. The {ssy.term} years start on the day you open the account. If she is 5 then, it matures when she is 26. Only an account opened soon after her birth matures when she is about {ssy.term}.',
    },
    {
      question: 'How many accounts can a family open?',
      answer:
        'One for each girl, for at most two girls in a family. There can be more if twins or triplets are born in the first or second birth.',
    },
    {
      question: 'Can we withdraw money before maturity?',
      answer:
        'Yes, for her education: up to half of the balance at the end of the previous financial year, once she is 18 or has passed Class 10. You can close the account early for her marriage once she is 18. You can also close it in a few cases of hardship, such as the guardian’s death or a life-threatening illness.',
    },
    {
      question: 'What if I miss a year?',
      answer:
        'If you deposit less than {ssy.minimum} in a year, the account falls into default. You can revive it within the {ssy.depositYears} years by paying the missed minimum and a small fee for each year. The calculator assumes you miss no year.',
    },
    {
      question: 'Is the interest taxed?',
      answer:
        'No. The interest and the maturity value are tax-free. In the old regime you can also claim the deposits under section 80C of the Income-tax Act 1961 (section 123 of the Income-tax Act 2025 from 1 April 2026).',
    },
    {
      question: 'Will the rate stay the same?',
      answer:
        'It can change every quarter, and a new rate applies to existing accounts too. Over {ssy.term} years some change is likely. Under More options you can enter a later rate from any year. At 7.5% from year 6, ₹50,000 a year becomes ₹21,87,099 instead of {example.0.maturityValue}.',
    },
  ],
} satisfies Content;
