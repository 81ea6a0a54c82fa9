import type { Content } from '#engine';

export default {
  title: 'How your EPF balance and pension are worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In the Employees’ Provident Fund (EPF) you and your employer each save a part of your basic salary every month, and the fund adds interest once a year. A part of your employer’s share goes into the Employees’ Pension Scheme (EPS), which pays a monthly pension later.',
        'The calculator shows your balance at retirement, what you and your employer paid in, the interest, and the pension.',
      ],
    },
    {
      heading: 'Rates and limits',
      list: [
        'Your share: {pf.share} of basic salary with dearness allowance. Your employer pays as much ({pf.share|source}).',
        'Out of the employer’s part {pf.pensionShare} of pay up to {pf.ceiling} a month goes into EPS: ₹1,249.50 at most. The rest goes into EPF.',
        'Interest: {pf.rate} for 2023-24, 2024-25 and 2025-26 ({pf.rate|source}; last confirmed {pf.rate|confirmed}).',
        'Wage ceiling: {pf.ceiling} a month since {pf.ceiling@2026-01-01|since}, again in the {pf.ceiling|source} (last confirmed {pf.ceiling|confirmed}). Some employers pay PF up to the ceiling only.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Interest of a month = balance before the month’s contribution × rate ÷ 12',
      list: [
        'The interest of 12 months is added at once at the end of the year. So a contribution earns interest from the next month on.',
        'Your salary rises every 12 months by the increase that you enter, and the contributions with it.',
        'Pension = average pay of the last {pf.pensionMonths} months, up to {pf.ceiling}, × years of service ÷ {pf.pensionDivisor}.',
      ],
    },
    {
      heading: 'Example: basic of ₹40,000 at 30',
      paragraphs: [
        'You pay 12%, ₹4,800 a month, and so does your employer, of which ₹1,249.50 goes into EPS. With a salary that rises by 6% a year and 8.25% interest the balance at 58 is ₹2,01,98,010.',
        'The pension: 28 years of service and {pf.bonusYears} added make 30. ₹15,000 × 30 ÷ 70 = ₹6,429 a month.',
        'A basic salary of ₹25,000 at 25 that rises by 10% a year comes to ₹3,83,59,890 at 58.',
        'News9 published ₹1,13,51,556 for ₹12,500 at 21 that rises by 5% a year (11 February 2025). Here it is ₹1,13,52,510, because ₹1,249.50 a month goes into EPS, which others round to ₹1,250.',
      ],
    },
    {
      heading: 'Who gets the pension',
      list: [
        'You need {pf.leastService} years in EPS ({pf.leastService|source}). With fewer you can take the money out or carry the years to your next job.',
        'The full pension begins at {pf.pensionAge}. Contributions to EPS end then.',
        'From {pf.bonusFrom} years of service on {pf.bonusYears} are added. At most {pf.mostService} years count (last confirmed {pf.mostService|confirmed}).',
        'Whoever first joined from {pf.ceiling@2026-01-01|since} on with a basic salary above {pf.ceiling} is not in EPS; the employer’s whole share goes into EPF.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on the interest of your own contributions above {pf.taxedAbove|words} a year ({pf.taxedAbove|source}; last confirmed {pf.taxedAbove|confirmed}), and on an employer’s payments above {employer.fundsMost|words} a year into PF, NPS and superannuation ({employer.fundsMost|source}).',
        'Withdrawals and advances, and changes of the rate.',
        'The insurance of the fund (EDLI) and the higher pension on full pay that some members have chosen.',
        'Rounding of each month’s contributions to rupees.',
      ],
    },
  ],
  howTo: {
    name: 'How to work out your EPF balance',
    steps: [
      { name: 'Enter your basic salary', text: 'Basic pay and dearness allowance of a month, as on your salary slip.' },
      { name: 'Enter your age and balance', text: 'Your passbook shows the balance today.' },
      {
        name: 'Choose how PF is paid',
        text: 'On the full basic or up to the wage ceiling: your salary slip shows it.',
      },
      { name: 'Add VPF', text: 'Under More options, if you pay more than your share.' },
      { name: 'Read the result', text: 'See the balance and the pension, and the table by age.' },
    ],
  },
  faq: [
    {
      question: 'What is the EPF interest rate now?',
      answer:
        '{pf.rate} a year for 2023-24 to 2025-26 ({pf.rate|source}). The rate of a year is declared near its end, so that of 2026-27 is not known yet.',
    },
    {
      question: 'Why is my employer’s share in EPF smaller than mine?',
      answer:
        'Because a part of it goes into the pension scheme: {pf.pensionShare} of pay up to {pf.ceiling}, ₹1,249.50 a month. With a basic salary of ₹40,000 you pay ₹4,800, and ₹3,550.50 of your employer’s ₹4,800 reaches your EPF account.',
    },
    {
      question: 'How is the EPS pension worked out?',
      answer:
        'Average pay of the last {pf.pensionMonths} months up to {pf.ceiling}, times years of service, divided by {pf.pensionDivisor} ({pf.pensionDivisor|source}). With the most years that count it is ₹7,500 a month.',
    },
    {
      question: 'Is VPF worth it?',
      answer:
        'VPF earns the same {pf.rate} as EPF, and your employer adds nothing to it. Interest on your own contributions above {pf.taxedAbove|words} a year is taxed at your slab rate. It is locked in like EPF.',
    },
    {
      question: 'Is EPF tax-free?',
      answer:
        'The balance that you take at retirement is. The interest on own contributions above {pf.taxedAbove|words} a year is taxed each year. Your own share counts towards section 80C (section 123 of the new Act) in the old tax regime only, and the new regime gives no deduction for it.',
    },
  ],
} satisfies Content;
