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
        'For an employer covered by the Act, a year of service earns {gratuity.daysPaid} days of pay, and a month counts as {gratuity.daysInMonth} working days. Salary is the last basic salary with dearness allowance.',
      ],
      formula: 'Gratuity = {gratuity.daysPaid} × last monthly salary × years ÷ {gratuity.daysInMonth}',
      list: [
        'Years are rounded to the nearest whole number first, and half a year goes up: 8 years and 7 months count as 9, while 8 years and 5 months count as 8.',
        'Not covered by the Act: half a month of salary × completed years, with the average salary of the last ten months. Months left over do not count.',
        'Under {gratuity.leastYears} years, counted in this way, the result is 0.',
      ],
    },
    {
      heading: 'Tax on gratuity',
      paragraphs: [
        'For employees outside the government, gratuity is tax-free up to {gratuity.taxFree|words} over a whole working life ({gratuity.taxFree|source}), in force since {gratuity.taxFree|since} and last confirmed in {gratuity.taxFree|confirmed}. What was tax-free at an earlier employer uses up a part of it. Government employees pay no tax on gratuity.',
        'The calculator compares the gratuity with that amount. The part above it is taxed as salary at your slab rate.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'A gratuity that your employer chooses to pay above the formula.',
        'Tax-free gratuity that you had from an earlier employer.',
        'Fixed-term staff. Under the Code on Social Security they are reported to earn gratuity in proportion after {gratuity.fixedTermYears} year of service, from {gratuity.fixedTermYears|since}.',
        'Seasonal work, for which the Act has a rate of its own.',
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
        text: 'Count from the day you joined to the day you leave. Six months are half a year.',
      },
      {
        name: 'Say whether the Act covers your employer',
        text: 'Clear the box if it does not. The formula then changes.',
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
        'Usually not. Service that ends through death or disablement is an exception and needs no minimum. Fixed-term employees have a rule of their own since {gratuity.fixedTermYears|since}.',
    },
    {
      question: 'Are four years and a half enough?',
      answer:
        'The calculator rounds the years first, so 4.5 years count as 5 and give a result. Whether such a service entitles you is a question of law: some High Courts have accepted a fifth year with 240 days of work, and employers do not all agree. Ask your employer how the last year is counted.',
    },
    {
      question: 'Which salary counts?',
      answer:
        'The last monthly basic salary together with dearness allowance. House rent allowance, bonus, overtime and the employer’s provident fund share stay out.',
    },
    {
      question: 'Why is the month counted as {gratuity.daysInMonth} days?',
      answer:
        'The Act treats four days in a month as weekly rest. A day’s pay is therefore the monthly salary divided by {gratuity.daysInMonth}, which makes the gratuity larger than division by 30 would.',
    },
    {
      question: 'How do I know whether the Act covers my employer?',
      answer:
        'It covers factories, mines, ports, railways, and shops and offices that have had ten or more employees at any time in the past twelve months. Once covered, an employer stays covered even if the number falls. Your appointment letter or the staff department can tell you.',
    },
    {
      question: 'Is gratuity part of my CTC?',
      answer:
        'Many employers list it there, as about 4.81% of basic pay, which is {gratuity.daysPaid} days out of {gratuity.daysInMonth} spread over 12 months. It is a provision and not money you receive each month: you get it only when you leave with enough years of service.',
    },
    {
      question: 'I had gratuity from an earlier job. What is tax-free now?',
      answer:
        'The limit of {gratuity.taxFree|words} is for a lifetime. Subtract what was tax-free before. If you used ₹5 lakh then, only the rest is left now, and the taxable part is larger than shown here.',
    },
  ],
} satisfies Content;
