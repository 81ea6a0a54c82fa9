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
        'Out of the employer’s part {pf.pensionShare} of pay up to {pf.ceiling} a month goes into EPS: ₹2,082.50 at most. The rest goes into EPF.',
        'Interest: {pf.rate} for 2023-24, 2024-25 and 2025-26 ({pf.rate|source}).',
        'Wage ceiling: {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}), {pf.ceiling@2026-01-01} from {pf.ceiling@2026-01-01|since} until then. Some employers pay PF up to the ceiling only.',
        'The {pf.pensionMonths|source}, took the place of the scheme of 1995 on {pf.pensionMonths|since}. Its paragraphs on the share, the average pay and the ceiling were read where others quote them; the other figures are those of the old scheme, as reports say of the new one too; its text is still to be read.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Interest of a month = balance before the month’s contribution × rate ÷ 12',
      list: [
        'The interest of 12 months is added at once at the end of the year. So a contribution earns interest from the next month on.',
        'Your salary rises every 12 months by the increase that you enter, and the contributions with it.',
        'Pension = average pay of the last {pf.pensionMonths} months × years of service ÷ {pf.pensionDivisor}. The pay counts up to the ceiling of each time: {pf.ceiling} for service from now on, {pf.ceiling@2026-09-16} for service from September 2014 and {pf.ceiling@2014-08-31} for service before that.',
      ],
    },
    {
      heading: 'Example: basic of ₹40,000 at 30',
      paragraphs: [
        'You pay 12%, ₹4,800 a month, and so does your employer, of which ₹2,082.50 goes into EPS. With a salary that rises by 6% a year and 8.25% interest the balance at 58 is {example.0.corpus}.',
        'The pension: 28 years of service and {pf.bonusYears} added make 30. ₹25,000 × 30 ÷ 70 = {example.0.pension} a month.',
        'A basic salary of ₹25,000 at 25 that rises by 10% a year comes to {example.1.corpus} at 58, with a pension of {example.1.pension} a month. These figures were worked out outside this site.',
      ],
    },
    {
      heading: 'Years before September 2014, and a pension before 58',
      paragraphs: [
        'Service keeps the ceiling of its time. Someone of 46 with a basic of ₹40,000 has 22 years in EPS, of which 9.75 were before September 2014, and works until 58. Twelve years count with ₹25,000, 12.25 with ₹15,000 and 9.75 with ₹6,500. With the {pf.mostService} years that count of the 34 and {pf.bonusYears} the pension is ₹8,046 a month.',
        'From {pf.earliestPension} on the pension can begin before {pf.pensionAge}, at {pf.earlyCut} less for each year ({pf.earlyCut|source}). A pension of {example.2.pension} that begins at 52 is {example.2.earlyPension} for life.',
        'The least pension is {pf.leastPension} a month.',
      ],
    },
    {
      heading: 'Leaving within five years',
      paragraphs: [
        'The average pay is that of the last {pf.pensionMonths} months of service. If you leave sooner than that, it reaches back into months already served, which keep the ceiling of their time, {pf.ceiling@2026-09-16}.',
        'Take someone of 56 with a basic of ₹40,000 and 20 years in EPS who works until 58. 36 of the last 60 months are already served, at ₹15,000, and 24 are to come, at ₹25,000: ₹19,000 on average. The pension is ₹5,268 a month. These figures were worked out outside this site.',
      ],
    },
    {
      heading: 'Interest that is taxed',
      paragraphs: [
        'Interest on your own payments above {pf.taxedAbove|words} in a year is taxed at your slab rate each year ({pf.taxedAbove|source}). The fund keeps these payments and their interest in a second account, and all interest of that account is taxed for as long as it runs. You pay the tax from other money.',
        'With a basic of ₹1,50,000 and 30% of VPF you pay ₹7,56,000 a year yourself, and ₹5,06,000 of it is above the limit. Over ten years at 8.25% the second account earns ₹25,37,198, and at a tax rate of 31.2% the tax on it is ₹7,91,606. Enter your rate under More options.',
      ],
    },
    {
      heading: 'Who gets the pension',
      list: [
        'You need {pf.leastService} years in EPS ({pf.leastService|source}). Nine years and six months are enough: for the right to a pension, {pf.roundedMonths} months or more of the last year are a whole one ({pf.roundedMonths|source}). With fewer you can carry the years to your next job, or after {pf.withdrawalMonths} months without work take out a share of your pay that depends on the months served, by Table D of the scheme ({pf.withdrawalMonths|source}).',
        'The full pension begins at {pf.pensionAge}. Contributions to EPS end then.',
        'From {pf.bonusFrom} years of service on {pf.bonusYears} are added. At most {pf.mostService} years count.',
        'Anyone whose pay is above the ceiling on first joining is not in EPS, and the employer’s whole share goes into EPF. Pay up to {pf.ceiling} joined on {pf.ceiling|since} (G.S.R. 847(E) and EPFO’s questions and answers, as others quote them).',
      ],
    },
    {
      heading: 'Taking money out before you retire',
      paragraphs: [
        'After 12 months of membership up to {pf.withdrawalMost} of your balance can be taken out, your employer’s share and interest included; the other 25% stays until {pf.restMonths} months without work have passed ({pf.withdrawalMost|source}, since {pf.withdrawalMost|since}; last confirmed {pf.withdrawalMost|confirmed}). All of it is paid at once from the age of 55, after permanent disability or retrenchment, or on leaving India for good.',
        'The calculator assumes that you take nothing out.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on an employer’s payments above {employer.fundsMost|words} a year into PF, NPS and superannuation ({employer.fundsMost|source}). The salary calculator counts it.',
        'What you paid above the tax-free limit before today: enter it nowhere; its interest would be taxed too.',
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
        text: 'Under More options: on the full basic or up to the wage ceiling. Your salary slip shows it.',
      },
      {
        name: 'Add VPF, earlier years and your tax rate',
        text: 'Under More options: what you pay beyond your share, years in the pension scheme so far and before September 2014, and the rate at which interest is taxed.',
      },
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
        'Because a part of it goes into the pension scheme: {pf.pensionShare} of pay up to {pf.ceiling}, ₹2,082.50 a month. With a basic salary of ₹40,000 you pay ₹4,800, and ₹2,717.50 of your employer’s ₹4,800 reaches your EPF account.',
    },
    {
      question: 'How is the EPS pension worked out?',
      answer:
        'Average pay of the last {pf.pensionMonths} months up to the ceiling, times years of service, divided by {pf.pensionDivisor} ({pf.pensionDivisor|source}). With the most years that count, all under the ceiling of {pf.ceiling}, it is {example.1.pension} a month. Years before September 2026 count up to {pf.ceiling@2026-09-16}: 35 of them give ₹7,500.',
    },
    {
      question: 'What does the wage ceiling of {pf.ceiling} change?',
      answer:
        'Since {pf.ceiling|since} PF up to the ceiling is 12% of ₹25,000, ₹3,000 a month from each side instead of ₹1,800, and ₹2,082.50 of the employer’s part goes into EPS instead of ₹1,249.50. Later service earns a higher pension. With PF on the full basic your balance grows more slowly, because more goes to the pension.',
    },
    {
      question: 'Can I take the EPS pension before 58?',
      answer:
        'Yes, from {pf.earliestPension} on, if you no longer work in a covered job and have {pf.leastService} years of service. It is then smaller by {pf.earlyCut} for each year before {pf.pensionAge}, for life. Enter a retirement age from 50 to 57 to see both.',
    },
    {
      question: 'How much PF can I withdraw when I lose my job?',
      answer:
        '{pf.withdrawalMost} at once. The other 25% stays in the account and earns interest until {pf.restMonths} months without work have passed ({pf.restMonths|source}). For the pension scheme the wait is {pf.withdrawalMonths} months.',
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
