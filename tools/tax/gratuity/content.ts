import type { Content } from '#engine';

export default {
  title: 'How gratuity is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Gratuity is money an employer pays for long service when an employee leaves, retires or dies. It depends on the last salary and the years of service. The employer pays all of it.',
        'The calculator shows the amount, the tax-free part and the taxable part. The table shows the gratuity at the same salary after fewer years.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Gratuity is governed by the {gratuity.daysPaid|source}, which replaced the {gratuity.daysPaid@2025-11-20|source}, on {gratuity.daysPaid|since}. If the law covers your employer, each year of service earns {gratuity.daysPaid} days of pay, and a month has {gratuity.daysInMonth} working days. Salary means the last basic salary and DA.',
      ],
      formula: 'Gratuity = {gratuity.daysPaid} × last monthly salary × years ÷ {gratuity.daysInMonth}',
      list: [
        'Part of a year becomes a full year only if it is more than six months: 8 years and 7 months become 9, while 8 years and 6 months become 8.',
        'Wages are at least {wages.leastShare} of total pay ({wages.leastShare|source}, since {wages.leastShare|since}). If allowances are more than half of your pay, the part above half is added to wages. Enter your total pay under More options, and the calculator uses at least that share of it.',
        'If the law does not cover your employer: half a month’s salary × completed years, with the average salary of the last ten months. Leftover months are ignored.',
        'Below {gratuity.leastYears} years, rounded like this, the result is 0.',
      ],
    },
    {
      heading: 'Total pay, fixed term, death and government service',
      paragraphs: [
        'More options bring the result closer to your case. These examples use ₹50,000 of basic salary and DA.',
      ],
      list: [
        'Total pay: if it is ₹1,50,000, half of it is more than the basic salary. The calculator then uses ₹75,000, and ten years bring ₹4,32,692 instead of {example.0.gratuity}.',
        'Fixed term: after {gratuity.fixedTermYears} year of service you get gratuity in proportion, with parts of a year as they are (since {gratuity.daysPaid|since}; {gratuity.fixedTermYears|source}). Two and a half years bring {example.2.gratuity}. The proportion is in the Code, the one year in the rules.',
        'Death: there is no minimum service, and parts of a year are included as they are ({gratuity.daysPaid|source}(2)). After two and a half years the family gets {example.2.gratuity}, and after 10.58 years ₹3,05,192. Rounded as after a resignation, the last would be ₹3,17,308.',
        'Disablement: there is no minimum service either, and years are rounded as usual. After 10.58 years you get ₹3,17,308.',
        'Government employees pay no tax on gratuity, however large it is. Their own rules may set a different amount.',
        'Gratuity from earlier employers: whatever was tax-free then is deducted from the {gratuity.taxFree|words}. If you have used ₹5 lakh and get ₹86,53,846, then ₹15,00,000 is tax-free and ₹71,53,846 is taxable.',
      ],
    },
    {
      heading: 'What the employer must pay by law',
      paragraphs: [
        'The formula can come to more than the law requires. By law an employer must pay at most {gratuity.lawMost|words} ({gratuity.lawMost|source}, since {gratuity.lawMost|since}). You get more only if your contract or the employer’s scheme says so. The Code on Social Security leaves the amount to a notification. We have found none.',
        'If basic salary is ₹2,00,000 out of a total pay of ₹5,00,000, the formula comes to ₹28,84,615 for 20 years. The employer must pay {example.1.taxFree} of it by law.',
        'Wages may be raised to half of total pay. It is disputed whether the tax exemption follows them, because the Income-tax Act has its own meaning of salary. A note under the result shows how much of the tax-free part depends on it.',
      ],
    },
    {
      heading: 'Tax on gratuity',
      paragraphs: [
        'For employees outside the government, gratuity is tax-free up to {gratuity.taxFree|words} over a working life. The limit has been the same since {gratuity.taxFree@2018-03-29|since}, first in the {gratuity.taxFree@2018-03-29|source}, and from {gratuity.taxFree|since} in the {gratuity.taxFree|source}. Tax-free gratuity from an earlier employer uses up part of it. Government employees pay no tax on gratuity.',
        'The calculator compares the gratuity with that limit. Anything above it is taxed as salary at your slab rate.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Gratuity that your employer chooses to pay above the formula.',
        'Government pension rules, which have their own gratuity formula.',
        'Seasonal work, which has its own rate in the law.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the gratuity calculator',
    steps: [
      {
        name: 'Enter your last salary',
        text: 'Use one month’s basic salary and DA, without HRA, bonus or other allowances.',
      },
      {
        name: 'Enter your years of service',
        text: 'From the day you joined to the day you leave. Six months are half a year; more than six months become a full year.',
      },
      {
        name: 'Does the law cover your employer?',
        text: 'If it does not, turn this off. The formula then changes.',
      },
      {
        name: 'Add what applies to you',
        text: 'Under More options, enter total pay, gratuity from earlier employers, a government employer, death or disablement, or a fixed term.',
      },
      {
        name: 'Read the result',
        text: 'See the gratuity, the tax-free part and the taxable part. The table shows them by years of service.',
      },
    ],
  },
  faq: [
    {
      question: 'Do I get gratuity before {gratuity.leastYears} years?',
      answer:
        'Usually not. If service ends through death or disablement, there is no minimum. Fixed-term employees get gratuity in proportion after {gratuity.fixedTermYears} year, since {gratuity.daysPaid|since} ({gratuity.fixedTermYears|source}).',
    },
    {
      question: 'Are four and a half years enough?',
      answer:
        'Exactly four years and six months are not: part of a year must be more than six months. If it is more, the formula uses five years. But the law also asks for {gratuity.leastYears} years of continuous service. High Courts accept four years and 240 days as five years (190 days if the week has five working days). Not all employers agree, so the figure for this service is disputed. Ask your employer about the last year.',
    },
    {
      question: 'Which salary is used?',
      answer:
        'The last monthly basic salary and DA. House rent allowance, bonus, overtime and the employer’s PF share are left out, unless they are more than half of your total pay. The part above half is then added to wages.',
    },
    {
      question: 'Why does a month have {gratuity.daysInMonth} days?',
      answer:
        'The law treats four days in a month as weekly rest. So a day’s pay is the monthly salary divided by {gratuity.daysInMonth}. That makes the gratuity larger than dividing by 30.',
    },
    {
      question: 'How do I know whether the law covers my employer?',
      answer:
        'The {gratuity.daysPaid|source}, covers factories, mines, oilfields, plantations, ports and railways. It also covers shops and offices that had ten or more employees at any time in the past twelve months. Once covered, an employer stays covered even if the number falls. Check your appointment letter or ask HR.',
    },
    {
      question: 'Is gratuity part of my CTC?',
      answer:
        'Many employers include it in CTC, at about 4.81% of basic pay. That is {gratuity.daysPaid} days out of {gratuity.daysInMonth}, spread over 12 months. You do not receive this money every month. You get it only when you leave after enough years of service.',
    },
    {
      question: 'I got gratuity from an earlier job. How much is tax-free now?',
      answer:
        'The limit of {gratuity.taxFree|words} is for a lifetime. Under More options, enter what was tax-free then. If you have used ₹5 lakh, ₹15 lakh is left.',
    },
  ],
} satisfies Content;
