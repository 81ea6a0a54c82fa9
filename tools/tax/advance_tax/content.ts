import type { Content } from '#engine';

export default {
  title: 'How advance tax and its interest are worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Advance tax is income tax you pay in parts during the year in which you earn the income. You owe it if your tax after TDS is {advanceTax.least} or more: on income from a business or profession, rent, interest, capital gains or a second job.',
        'The calculator shows what to pay by the next due date. Once the year is over, it shows the interest if you paid late or too little.',
      ],
    },
    {
      heading: 'Due dates and shares',
      list: [
        'By 15 June: {advanceTax.june} of the advance tax.',
        'By 15 September: {advanceTax.september} in total.',
        'By 15 December: {advanceTax.december} in total.',
        'By 15 March: {advanceTax.march}.',
        'If you have presumptive income (44AD, 44ADA): all of it by 15 March.',
      ],
      paragraphs: [
        'Since {advanceTax.june|since} the law is the {advanceTax.june|source}. Before that it was {advanceTax.june@2025-06-01|source}.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Interest for a late instalment = shortfall, rounded down to hundreds × 3% (15 March: 1%)',
      list: [
        'Late instalments (section 234C, now 425): {advanceTax.deferment} of the shortfall in June, September and December, that is 1% a month for three months, and {advanceTax.lastDeferment} in March. You pay none for June if you had paid {advanceTax.juneEnough} by then, and none for September if you had paid {advanceTax.septemberEnough}.',
        'Too little in the year (section 234B, now 424): if you paid less than {advanceTax.enough} by 31 March, {advanceTax.shortfall} of the shortfall for each month from April until you pay. Part of a month is a full month.',
        'The amounts are first rounded down to a full {advanceTax.cutTo} ({advanceTax.cutTo|source}).',
      ],
    },
    {
      heading: 'Example: no payment until July',
      paragraphs: [
        'The tax is ₹2,00,000 and TDS ₹50,000, so the advance tax is {example.0.advanceTax}. You are short by ₹22,500 in June, ₹67,500 in September, ₹1,12,500 in December and {example.0.advanceTax} in March. 3% of the first three is ₹675, ₹2,025 and ₹3,375. 1% of the last is ₹1,500. Together that is {example.1.defermentInterest}.',
        'From April to July, 1% a month on {example.0.advanceTax} adds {example.1.shortfallInterest}. You pay a total of {example.1.totalInterest} of interest.',
      ],
    },
    {
      heading: 'Capital gains, dividends and winnings',
      paragraphs: [
        'Nobody can foresee a gain, so you owe no tax on it before it comes. Enter the part of your tax on such income under More options, with its date. The earlier due dates leave it out if you pay it in full with the next instalments, or by 31 March ({advanceTax.laterIncome|source}; {advanceTax.laterIncome@2025-06-01|source} before).',
        'Take a tax of ₹2,00,000 with ₹50,000 of TDS. ₹60,000 of it is on shares you sold on 10 January. The instalments are 15%, 45% and 75% of ₹90,000, which is ₹13,500, ₹27,000 and ₹27,000, and then the rest, {example.2.marchInstalment}, by 15 March. If you pay like this, there is no interest.',
      ],
      list: [
        'The Act does not say which payments cover the gain. In this calculator, everything you pay after a date covers it. If you pay only {example.0.juneInstalment} in March, June leaves the gain out (you paid ₹76,500 after it), September, December and March include it, and the interest is ₹2,760. If only payments beyond the other instalments may cover it, June includes the gain too, and the interest is ₹3,030.',
        'The interest for paying too little in the year (section 424, before 234B) has no such rule: it includes the gain in full.',
        'The same applies to a business that starts during the year. Enter its tax there too.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Interest for filing the return late (section 234A, now 423).',
        'Companies. Some of their percentages differ.',
        'Payments between two dates: like the law, we include them from the next date.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the advance tax calculator',
    steps: [
      { name: 'Enter the tax for the year', text: 'Estimate your income and work out the tax with cess.' },
      { name: 'Enter TDS', text: 'Add up what your employer, bank and others deduct in the year.' },
      {
        name: 'Choose what applies to you',
        text: 'Under More options, choose presumptive income, or a senior citizen without a business.',
      },
      {
        name: 'Add the tax on gains',
        text: 'Under More options, with the date of the sale, dividend or winning.',
      },
      {
        name: 'Choose the next due date',
        text: 'Then enter each payment you have made, in the period you made it.',
      },
      { name: 'Read the result', text: 'See what to pay by that date, and all instalments under All figures.' },
    ],
  },
  faq: [
    {
      question: 'Who has to pay advance tax?',
      answer:
        'Everyone whose tax after TDS is {advanceTax.least} or more in the year ({advanceTax.least|source}), including salaried people with other income. Residents aged {advanceTax.seniorAge} or over without business or professional income do not have to ({advanceTax.seniorAge|source}).',
    },
    {
      question: 'I have only a salary. Do I owe advance tax?',
      answer:
        'Usually not, because your employer deducts the tax as TDS. If you have interest, rent or capital gains, pay advance tax on them, or tell your employer, who can deduct more.',
    },
    {
      question: 'I sold shares in March. Do I owe interest for June?',
      answer:
        'Not if you pay the tax on the gain by 31 March. Then June, September and December leave it out, and 15 March too if you sold later. Enter it under More options with its date.',
    },
    {
      question: 'What happens if I miss an instalment?',
      answer:
        'Pay as soon as you can, before the next due date. For the missed instalment you pay interest of {advanceTax.deferment} of the shortfall. There is no other penalty.',
    },
    {
      question: 'What if my estimate was wrong?',
      answer:
        'You can change it at every date. In June {advanceTax.juneEnough} instead of {advanceTax.june} is enough, and in September {advanceTax.septemberEnough} instead of {advanceTax.september}. If you pay {advanceTax.enough} by 31 March, there is no interest for the months after it.',
    },
    {
      question: 'Is it better to pay by 31 March or with the return?',
      answer:
        'By 31 March. It is then still advance tax and saves you {advanceTax.shortfall} a month from April, even if your instalments were late.',
    },
  ],
} satisfies Content;
