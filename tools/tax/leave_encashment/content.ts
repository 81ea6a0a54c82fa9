import type { Content } from '#engine';

export default {
  title: 'How leave encashment is worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'When you leave, your employer often pays you for leave you have earned but not taken. The calculator shows the amount, the tax-free part and the taxable part.',
        'For employees outside the government, the law compares four amounts. The least of them is tax-free. The table shows all four, and which one decides.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: [
        'Your employer pays a day’s salary for each day of leave. A day is a thirtieth of basic pay and DA; some employers divide by 26. The tax-free part is the least of these:',
      ],
      formula: 'Leave encashment = days of leave × monthly salary ÷ 30',
      list: [
        'What you get.',
        'Ten months’ salary, at the average of the last ten months.',
        'Average salary for the days the law allows: at most {leave.days} for each full year of service, minus the leave you took.',
        '{leave.taxFree|words} over a lifetime, minus what was tax-free earlier.',
      ],
    },
    {
      heading: 'Who pays no tax, and who pays tax on all of it',
      list: [
        'Central and state government employees pay no tax on it when they leave. Public sector companies and banks are not government for this rule.',
        'A family that gets it after a death pays no tax on it.',
        'Leave you encash while you work is fully taxed, as salary of that year.',
        'Resignation is treated like retirement. The Bombay High Court said so in 1997.',
      ],
    },
    {
      heading: 'If your employer gives more than 30 days a year',
      paragraphs: [
        'The law allows at most {leave.days} days a year. If your employer gives 40, you lose 10 days for each full year. After 10 years, only 80 of 180 days are left for this limit.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'The tax relief for arrears (section 89 of the Act of 1961), which can apply to leave you encash in service.',
        'Commission that is part of salary. Add it to the basic salary.',
        'Part of a year. The tax department uses full years only.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the leave encashment calculator',
    steps: [
      { name: 'Choose your employer and when you get it', text: 'They decide whether the limits apply at all.' },
      {
        name: 'Enter salary and days',
        text: 'Use the last basic salary and DA, and the earned leave on your salary slip.',
      },
      { name: 'Enter your years of service', text: 'Only with this employer. Months beyond full years are ignored.' },
      {
        name: 'Add what you know',
        text: 'Under More options, enter what your employer paid, the average salary and what was tax-free earlier.',
      },
    ],
  },
  faq: [
    {
      question: 'Is leave encashment taxable?',
      answer:
        'Outside the government, up to {leave.taxFree|words} over a lifetime can be tax-free when you leave, within the other three limits. The rest is taxed as salary. Leave you encash while you still work is fully taxed.',
    },
    {
      question: 'Is it tax-free in the new regime too?',
      answer:
        'Yes, you get it in both regimes. The law lists the exemptions that the new regime takes away, and this one is not on the list.',
    },
    {
      question: 'Can I encash casual or sick leave?',
      answer: 'Usually not. As a rule, employers pay only for earned leave, also called privilege leave.',
    },
    {
      question: 'I got leave encashment from an earlier employer. What now?',
      answer:
        'The limit of {leave.taxFree|words} is for all employers and years together. Under More options, enter what was tax-free then.',
    },
    {
      question: 'Why does my employer’s amount differ?',
      answer:
        'Some divide the monthly salary by 26 instead of 30. Some include more parts of the salary. Enter the amount you got under More options; the limits stay the same.',
    },
  ],
} satisfies Content;
