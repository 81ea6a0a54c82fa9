import type { Content } from '#engine';

export default {
  title: 'How leave encashment is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'Leave that you have earned and not taken is often paid out when you leave. The calculator shows the amount, the part that is tax-free and the part that is taxed.',
        'For employees outside the government the law sets four amounts side by side, and the least of them is tax-free. The table shows all four, and which one decides.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Your employer pays a day’s salary for each day of leave. A day is a thirtieth of basic pay and dearness allowance; some employers divide by 26. The tax-free part is then the least of these:',
      ],
      formula: 'Leave encashment = days of leave × monthly salary ÷ 30',
      list: [
        'What you get.',
        'Ten months of salary, on the average of the last ten months.',
        'Average salary for the days that count: at most {leave.days} for each full year of service, less the leave you took.',
        '{leave.taxFree|words} over a lifetime, less what was tax-free before.',
      ],
    },
    {
      heading: 'Who pays no tax, and who pays on all of it',
      list: [
        'Employees of the central and state governments pay no tax on it when they leave. Public sector companies and banks are not government here.',
        'A family that gets it after a death pays no tax on it.',
        'Leave cashed in while you work is taxed in full, as salary of that year.',
        'Resignation is treated like retirement. The Bombay High Court said so in 1997.',
      ],
    },
    {
      heading: 'When your employer gives more than 30 days a year',
      paragraphs: [
        'The law looks at {leave.days} days a year at most. If your employer gives 40, then 10 days for each full year are taken off the days you have left. After 10 years, 180 days become 80 that count.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Relief in instalments for leave paid out in service.',
        'Commission that counts as salary: add it to the basic.',
        'A part of a year. The Act speaks of “every year of actual service”; the tax department counts full years. This is not confirmed.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate leave encashment',
    steps: [
      { name: 'Choose employer and occasion', text: 'They decide whether limits apply at all.' },
      {
        name: 'Enter salary and days',
        text: 'Use the last basic salary with DA, and the earned leave on your pay slip.',
      },
      { name: 'Enter your years of service', text: 'With this employer only. Months beyond full years do not count.' },
      {
        name: 'Add what you know',
        text: 'Under More options: the amount your employer paid, the average salary, what was tax-free before.',
      },
    ],
  },
  faq: [
    {
      question: 'Is leave encashment taxable?',
      answer:
        'Outside the government, up to {leave.taxFree|words} over a lifetime can be tax-free when you leave, within the other three limits. The rest is taxed as salary. Leave cashed in while you still work is taxed in full.',
    },
    {
      question: 'Is it tax-free in the new regime too?',
      answer: 'Yes. This exemption holds in both regimes.',
    },
    {
      question: 'Does casual or sick leave count?',
      answer: 'No. Only earned leave, also called privilege leave, is paid out as a rule.',
    },
    {
      question: 'I got leave encashment from an earlier employer. What now?',
      answer:
        'The limit of {leave.taxFree|words} is one for all employers and years. Enter what was tax-free then under More options.',
    },
    {
      question: 'Why does my employer’s amount differ?',
      answer:
        'Some divide the monthly salary by 26 instead of 30, and some pay on a salary with more parts. Enter the amount you were paid under More options; the limits stay the same.',
    },
  ],
} satisfies Content;
