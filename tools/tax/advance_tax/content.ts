import type { Content } from '#engine';

export default {
  title: 'How advance tax and its interest are worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Advance tax is income tax paid in parts during the year in which the income is earned. You owe it when the tax that is left after TDS is {advanceTax.least} or more: from a business or profession, rent, interest, capital gains or a second income.',
        'The calculator gives the amount for each due date, and the interest if you paid late or too little.',
      ],
    },
    {
      heading: 'Due dates and shares',
      list: [
        'By 15 June: {advanceTax.june} of the advance tax.',
        'By 15 September: {advanceTax.september} in total.',
        'By 15 December: {advanceTax.december} in total.',
        'By 15 March: {advanceTax.march}.',
        'With presumptive income (44AD, 44ADA): everything by 15 March.',
      ],
      paragraphs: [
        'From {advanceTax.june|since} the {advanceTax.june|source}, says so; before it was {advanceTax.june@2025-06-01|source}.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Interest for a late instalment = what is short, cut to hundreds × 3% (15 March: 1%)',
      list: [
        'Late instalments (section 234C, now 425): {advanceTax.deferment} of what is short in June, September and December, which is 1% a month for three months, and {advanceTax.lastDeferment} in March. There is none for June if {advanceTax.juneEnough} was paid by then, and none for September if {advanceTax.septemberEnough} was.',
        'Too little in the year (section 234B, now 424): if less than {advanceTax.enough} was paid by 31 March, {advanceTax.shortfall} of what is short for each month from April to the month in which you pay, parts of a month counted as whole ones.',
        'Amounts that bear interest are cut to a full {advanceTax.cutTo} ({advanceTax.cutTo|source}).',
      ],
    },
    {
      heading: 'Example: nothing paid until July',
      paragraphs: [
        'The tax is ₹2,00,000 and TDS ₹50,000, so the advance tax is {example.0.advanceTax}. Short in June are ₹22,500, in September ₹67,500, in December ₹1,12,500 and in March {example.0.advanceTax}. 3% of the first three is ₹675, ₹2,025 and ₹3,375, and 1% of the last ₹1,500: together {example.1.defermentInterest}.',
        'From April to July 1% a month of {example.0.advanceTax} makes {example.1.shortfallInterest} more. In total {example.1.totalInterest} of interest is due with the tax.',
      ],
    },
    {
      heading: 'Capital gains, dividends and winnings',
      paragraphs: [
        'Nobody can foresee a gain, so its tax is not due before it comes. Enter the part of the tax that belongs to such income under More options, with its day. It is left out of what is due by the dates before, if it is paid in full with the instalments that follow, or by 31 March ({advanceTax.laterIncome|source}; {advanceTax.laterIncome@2025-06-01|source} before).',
        'Take a tax of ₹2,00,000 with ₹50,000 of TDS, of which ₹60,000 is the tax on shares sold on 10 January. The instalments are 15%, 45% and 75% of ₹90,000, which is ₹13,500, ₹27,000 and ₹27,000, and then the whole rest of {example.2.marchInstalment} by 15 March. Paid so, there is no interest.',
      ],
      list: [
        'Which payments belong to the gain the Act does not say. Here everything paid after a date counts for it. If only {example.0.juneInstalment} is paid in March, the gain stays left out for June (₹76,500 was paid after it), but not for September, December and March, and the interest is ₹2,760. Whoever counts only what goes beyond the other instalments takes it in for June too, and comes to ₹3,030.',
        'The interest for too little in the year (section 424, before 234B) has no such rule: the gain counts in full.',
        'A business that begins in the year is treated in the same way. Enter its tax here too.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Interest for filing the return late (section 234A, now 423).',
        'Companies, for which some shares differ.',
        'A payment between two dates counts from the next date on, as in the law.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate advance tax',
    steps: [
      { name: 'Enter the tax of the year', text: 'Estimate your income and work out the tax with cess.' },
      { name: 'Enter TDS', text: 'Add what employer, bank and others deduct in the year.' },
      {
        name: 'Say what applies to you',
        text: 'Under More options: presumptive income, or a senior citizen without a business.',
      },
      {
        name: 'Add the tax on gains',
        text: 'Under More options, with the day of the sale, dividend or winning.',
      },
      { name: 'Enter what you paid', text: 'Each payment in the period in which it was made.' },
      { name: 'Read the result', text: 'See the instalments, the interest and what is left to pay.' },
    ],
  },
  faq: [
    {
      question: 'Who has to pay advance tax?',
      answer:
        'Everyone whose tax after TDS is {advanceTax.least} or more in the year ({advanceTax.least|source}), salaried people with other income too. Residents of {advanceTax.seniorAge} or over without business or professional income need not pay it ({advanceTax.seniorAge|source}).',
    },
    {
      question: 'I have only a salary. Do I owe advance tax?',
      answer:
        'Usually not, since your employer deducts the tax as TDS. If you have interest, rent or capital gains, either pay advance tax on them or tell your employer, who can deduct more.',
    },
    {
      question: 'I sold shares in March. Do I owe interest for June?',
      answer:
        'Not if you pay the tax on the gain by 31 March. It is then left out of what was due in June, September and December, and on 15 March too if you sold later. Enter it under More options with its day.',
    },
    {
      question: 'What happens if I miss an instalment?',
      answer:
        'Pay as soon as you can; the next due date is what counts. The interest for the missed one is {advanceTax.deferment} of what was short, and there is no other penalty.',
    },
    {
      question: 'What if my estimate was wrong?',
      answer:
        'You can change it at every date. In June {advanceTax.juneEnough} instead of {advanceTax.june} is enough, and in September {advanceTax.septemberEnough} instead of {advanceTax.september}. After 31 March no interest for the year is charged if {advanceTax.enough} was paid.',
    },
    {
      question: 'Which is better, paying by 31 March or with the return?',
      answer:
        'By 31 March. What you pay then counts as advance tax and stops the {advanceTax.shortfall} a month from April on, even though the instalments were late.',
    },
  ],
} satisfies Content;
