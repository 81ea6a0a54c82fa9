import type { Content } from '#engine';

export default {
  title: 'How gratuity is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Gratuity is a sum that an employer pays as thanks for long service when an employee leaves, retires or dies. It depends on the last salary and on the years of service, and the employer pays all of it.',
        'The calculator gives the amount, the part that is free of income tax and the part that is taxed. The table shows what the gratuity at the same salary would be after fewer years.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Gratuity is a matter of the {gratuity.daysPaid|source}, which took the place of the {gratuity.daysPaid@2025-11-20|source}, on {gratuity.daysPaid|since}. For an employer it covers, a year of service earns {gratuity.daysPaid} days of pay, and a month counts as {gratuity.daysInMonth} working days. Salary is the last basic salary with dearness allowance.',
      ],
      formula: 'Gratuity = {gratuity.daysPaid} × last monthly salary × years ÷ {gratuity.daysInMonth}',
      list: [
        'A part of a year counts as a whole one only where it is more than six months: 8 years and 7 months count as 9, while 8 years and 6 months count as 8.',
        'Wages are at least {gratuity.wageShare} of total pay ({gratuity.wageShare|source}, since {gratuity.wageShare|since}). Where allowances make up more than half of your pay, what is above half is added to the wages. Enter your total pay under More options, and the calculator counts at least that share of it.',
        'Not covered by the law: half a month of salary × completed years, with the average salary of the last ten months. Months left over do not count.',
        'Under {gratuity.leastYears} years, counted in this way, the result is 0.',
      ],
    },
    {
      heading: 'Total pay, fixed terms, death and government service',
      paragraphs: [
        'More options bring the result closer to your case. The figures here are for ₹50,000 of basic salary and DA, and were worked out outside this site.',
      ],
      list: [
        'Total pay: with ₹1,50,000 in total, half of it is more than the basic. ₹75,000 counts, and ten years give ₹4,32,692 instead of {example.0.gratuity}.',
        'Fixed term: from {gratuity.fixedTermYears} year of service on, gratuity is due in proportion, parts of a year as they are (since {gratuity.daysPaid|since}; {gratuity.fixedTermYears|source}). Two and a half years give {example.2.gratuity}. The Code has the proportion; the one year is in the rules.',
        'Death: no minimum service is needed, and parts of a year are paid as they are ({gratuity.daysPaid|source}(2), as others quote it). After two and a half years {example.2.gratuity} is due, and after 10.58 years ₹3,05,192. Rounded as after a resignation, the last would be ₹3,17,308.',
        'Disablement: no minimum service is needed either, and years are rounded as usual. After 10.58 years ₹3,17,308 is due.',
        'Government employees pay no tax on gratuity, however large it is. Rules of their own may give them another amount than the formula here.',
        'Gratuity from earlier employers: what was tax-free then is taken off the {gratuity.taxFree|words}. On ₹86,53,846 after ₹5 lakh used before, ₹15,00,000 is tax-free and ₹71,53,846 is taxed.',
      ],
    },
    {
      heading: 'What the law obliges an employer to pay',
      paragraphs: [
        'The formula can give more than the law asks for. An employer under the law must pay at most {gratuity.lawMost|words} ({gratuity.lawMost|source}, since {gratuity.lawMost|since}). More is due only where your contract or the employer’s scheme says so. The Code on Social Security leaves the amount to a notification, and none was found.',
        'With ₹2,00,000 of basic in a total pay of ₹5,00,000, 20 years give ₹28,84,615 by the formula, of which {example.1.taxFree} are due by law.',
        'It is disputed whether the tax exemption follows wages that were raised to half of total pay, because the Income-tax Act has its own meaning of salary. The page says how much of the tax-free part depends on it.',
      ],
    },
    {
      heading: 'Tax on gratuity',
      paragraphs: [
        'For employees outside the government, gratuity is tax-free up to {gratuity.taxFree|words} over a whole working life. The amount has held since {gratuity.taxFree@2018-03-29|since}, first in the {gratuity.taxFree@2018-03-29|source}, and from {gratuity.taxFree|since} in the {gratuity.taxFree|source}. What was tax-free at an earlier employer uses up a part of it. Government employees pay no tax on gratuity.',
        'The calculator compares the gratuity with that amount. The part above it is taxed as salary at your slab rate.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'A gratuity that your employer chooses to pay above the formula.',
        'The pension rules of government service, which have a gratuity formula of their own.',
        'Seasonal work, for which the law has a rate of its own.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate your gratuity',
    steps: [
      {
        name: 'Enter your last salary',
        text: 'Use the basic salary and dearness allowance of one month, without HRA, bonus or other allowances.',
      },
      {
        name: 'Enter your years of service',
        text: 'Count from the day you joined to the day you leave. Six months are half a year, and more than six months count as a whole one.',
      },
      {
        name: 'Say whether the law covers your employer',
        text: 'Clear the box if it does not. The formula then changes.',
      },
      {
        name: 'Add what applies to you',
        text: 'Under More options: total pay, gratuity from earlier employers, a government employer, death or disablement, a fixed term.',
      },
      {
        name: 'Read the result',
        text: 'See the gratuity, the tax-free part and the taxable part, and the table by years of service.',
      },
    ],
  },
  faq: [
    {
      question: 'Do I get gratuity before {gratuity.leastYears} years?',
      answer:
        'Usually not. Service that ends through death or disablement is an exception and needs no minimum. Fixed-term employees get it in proportion after {gratuity.fixedTermYears} year, since {gratuity.daysPaid|since} ({gratuity.fixedTermYears|source}).',
    },
    {
      question: 'Are four years and a half enough?',
      answer:
        'Exactly four years and six months are not: a part of a year has to be more than six months to count. With more than that the formula counts five years, but {gratuity.leastYears} years of continuous service are a condition of their own. High Courts accept four years and 240 days (190 days where the week has five working days) as five years. Employers do not all agree, so the figure for such a service is disputed. Ask yours how the last year is counted.',
    },
    {
      question: 'Which salary counts?',
      answer:
        'The last monthly basic salary together with dearness allowance. House rent allowance, bonus, overtime and the employer’s provident fund share stay out, as long as they are not more than half of your total pay: what is above half counts as wages too.',
    },
    {
      question: 'Why is the month counted as {gratuity.daysInMonth} days?',
      answer:
        'The law treats four days in a month as weekly rest. A day’s pay is therefore the monthly salary divided by {gratuity.daysInMonth}, which makes the gratuity larger than division by 30 would.',
    },
    {
      question: 'How do I know whether the law covers my employer?',
      answer:
        'The {gratuity.daysPaid|source}, covers factories, mines, oilfields, plantations, ports, railways, and shops and offices that have had ten or more employees at any time in the past twelve months. Once covered, an employer stays covered even if the number falls. Your appointment letter or HR can say.',
    },
    {
      question: 'Is gratuity part of my CTC?',
      answer:
        'Many employers list it there, as about 4.81% of basic pay, which is {gratuity.daysPaid} days out of {gratuity.daysInMonth} spread over 12 months. It is a provision and not money you receive each month: you get it only when you leave with enough years of service.',
    },
    {
      question: 'I had gratuity from an earlier job. What is tax-free now?',
      answer:
        'The limit of {gratuity.taxFree|words} is for a lifetime. Enter what was tax-free before under More options. If you used ₹5 lakh then, ₹15 lakh is left now.',
    },
  ],
} satisfies Content;
