import type { Content } from '#engine';

export default {
  title: 'How your EPF balance and pension are worked out',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'In the Employees’ Provident Fund (EPF), you and your employer each save part of your basic salary every month. The fund adds interest once a year. Part of your employer’s share goes to the Employees’ Pension Scheme (EPS), which later pays you a monthly pension.',
        'The calculator shows your balance at retirement, what you and your employer pay in, the interest and the pension.',
      ],
    },
    {
      heading: 'Rates and limits',
      list: [
        'Your share: {pf.share} of basic salary and DA. Your employer pays the same ({pf.share|source}).',
        'Out of your employer’s share, {pf.pensionShare} of pay up to {pf.ceiling} a month goes to EPS: ₹2,082.50 at most. The rest goes to EPF.',
        'Interest: {pf.rate} for 2023-24, 2024-25 and 2025-26 ({pf.rate|source}).',
        'Wage ceiling: {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}). It was {pf.ceiling@2026-01-01} from {pf.ceiling@2026-01-01|since}. Some employers pay PF only up to the ceiling.',
        'The {pf.pensionMonths|source}, replaced the 1995 scheme on {pf.pensionMonths|since}.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Monthly interest = balance before the month’s contribution × rate ÷ 12',
      list: [
        'Twelve months of interest are added together at the end of the year. A contribution earns interest from the next month.',
        'Your salary rises every 12 months by the increase you enter. Your contributions rise with it.',
        'Pension = average pay of the last {pf.pensionMonths} months × years of service ÷ {pf.pensionDivisor}. Pay is capped at the ceiling in force at the time: {pf.ceiling} for service from now on, {pf.ceiling@2026-09-16} for service from September 2014 and {pf.ceiling@2014-08-31} for service before that.',
      ],
    },
    {
      heading: 'Example: basic salary of ₹40,000 at 30',
      paragraphs: [
        'You pay 12%, ₹4,800 a month. Your employer pays the same, and ₹2,082.50 of it goes to EPS. If your salary rises 6% a year and the fund pays 8.25%, you have {example.0.corpus} at 58.',
        'The pension: 28 years of service plus {pf.bonusYears} bonus years make 30. ₹25,000 × 30 ÷ 70 = {example.0.pension} a month.',
        'A basic salary of ₹25,000 at 25, rising 10% a year, leads to {example.1.corpus} at 58 and a pension of {example.1.pension} a month.',
      ],
    },
    {
      heading: 'Service before September 2014, and a pension before 58',
      paragraphs: [
        'Each year of service has the ceiling that was in force. Take someone aged 46 with a basic salary of ₹40,000 and 22 years in EPS, 9.75 of them before September 2014, who works until 58. Twelve years have a ceiling of ₹25,000, 12.25 years ₹15,000 and 9.75 years ₹6,500. 34 years plus {pf.bonusYears} bonus years make 36, and the scheme includes {pf.mostService} of them. The pension is ₹8,046 a month.',
        'You can start the pension from {pf.earliestPension}. It is then {pf.earlyCut} lower for each year before {pf.pensionAge} ({pf.earlyCut|source}). A pension of {example.2.pension} that starts at 52 is {example.2.earlyPension} for life.',
        'The minimum pension is {pf.leastPension} a month.',
      ],
    },
    {
      heading: 'Leaving within five years',
      paragraphs: [
        'The average pay is that of the last {pf.pensionMonths} months of service. If you leave sooner than that, it includes months you have already served. These keep the ceiling of their time, {pf.ceiling@2026-09-16}.',
        'Take someone aged 56 with a basic salary of ₹40,000 and 20 years in EPS, who works until 58. Of the last 60 months of service, 36 are already over and use ₹15,000. The 24 still to come use ₹25,000. The average is ₹19,000 and the pension is ₹5,268 a month.',
      ],
    },
    {
      heading: 'Taxed interest',
      paragraphs: [
        'Interest on your own contributions above {pf.taxedAbove|words} in a year is taxed at your slab rate every year ({pf.taxedAbove|source}). The fund keeps these contributions and their interest in a second account. All interest of that account is taxed as long as it runs. You pay this tax from other money.',
        'On a basic salary of ₹1,50,000 and 30% VPF, you pay in ₹7,56,000 a year. ₹5,06,000 of it is above the limit. Over ten years at 8.25%, the second account earns ₹25,37,198. At a tax rate of 31.2%, the tax on that is ₹7,91,606. Enter your rate under More options.',
      ],
    },
    {
      heading: 'Who gets the pension',
      list: [
        'You need {pf.leastService} years in EPS ({pf.leastService|source}). Nine years and six months are enough, because {pf.roundedMonths} months or more of the last year make a full year ({pf.roundedMonths|source}). If you have less, you can carry the years to your next job. Or, after {pf.withdrawalMonths} months without work, you can take out part of your pay, depending on the months served (Table D of the scheme; {pf.withdrawalMonths|source}).',
        'The full pension starts at {pf.pensionAge}. Contributions to EPS end then.',
        'After {pf.bonusFrom} years of service you get {pf.bonusYears} bonus years. The scheme includes at most {pf.mostService} years.',
        'If your pay was above the ceiling when you first joined, you are not in EPS, and your employer’s whole share goes to EPF. People with pay up to {pf.ceiling} joined on {pf.ceiling|since} (G.S.R. 847(E)).',
      ],
    },
    {
      heading: 'Withdrawals before you retire',
      paragraphs: [
        'After 12 months of membership you can withdraw up to {pf.withdrawalMost} of your balance, with your employer’s share and the interest. The other 25% stays until you have been without work for {pf.restMonths} months ({pf.withdrawalMost|source}, since {pf.withdrawalMost|since}). You get all of it at once from age 55, after permanent disability or retrenchment, or when you leave India for good.',
        'The calculator assumes you withdraw nothing.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Tax on an employer’s contributions above {employer.fundsMost|words} a year to PF, NPS and superannuation ({employer.fundsMost|source}). The In-Hand Salary Calculator includes it.',
        'Past contributions above the tax-free limit. There is no field for them; their interest would be taxed too.',
        'Withdrawals, advances and rate changes.',
        'The fund’s insurance (EDLI), and the higher pension on full pay that some members have chosen.',
        'Rounding of each month’s contributions to full rupees.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the EPF calculator',
    steps: [
      { name: 'Enter your basic salary', text: 'Your monthly basic pay and DA, as on your salary slip.' },
      { name: 'Enter your age and balance', text: 'Your passbook shows the current balance.' },
      {
        name: 'Choose how your employer pays PF',
        text: 'Under More options, choose the full basic salary or the wage ceiling. Your salary slip shows which.',
      },
      {
        name: 'Add VPF, past service and your tax rate',
        text: 'Under More options, enter what you pay beyond your share, your years in the pension scheme, your years before September 2014, and your tax rate for taxed interest.',
      },
      { name: 'Read the result', text: 'See the balance and the pension. The table shows them by age.' },
    ],
  },
  faq: [
    {
      question: 'What is the EPF interest rate now?',
      answer:
        '{pf.rate} a year for 2023-24 to 2025-26 ({pf.rate|source}). The rate for a year is declared near its end, so the rate for 2026-27 is not known yet.',
    },
    {
      question: 'Why does my EPF get less from my employer than from me?',
      answer:
        'Because part of it goes to the pension scheme: {pf.pensionShare} of pay up to {pf.ceiling}, ₹2,082.50 a month. On a basic salary of ₹40,000 you pay ₹4,800. Out of your employer’s ₹4,800, your EPF account gets ₹2,717.50.',
    },
    {
      question: 'How is the EPS pension worked out?',
      answer:
        'Average pay of the last {pf.pensionMonths} months, up to the ceiling, times years of service, divided by {pf.pensionDivisor} ({pf.pensionDivisor|source}). For the most years possible, all under the ceiling of {pf.ceiling}, it is {example.1.pension} a month. Years before September 2026 use pay up to {pf.ceiling@2026-09-16}: 35 of them make ₹7,500.',
    },
    {
      question: 'What does the wage ceiling of {pf.ceiling} change?',
      answer:
        'PF up to the ceiling is 12% of ₹25,000 since {pf.ceiling|since}. That is ₹3,000 a month from each side instead of ₹1,800. Out of your employer’s share, ₹2,082.50 goes to EPS instead of ₹1,249.50. Service from now on earns a higher pension. If you pay PF on the full basic salary, your balance grows more slowly, because more goes to the pension.',
    },
    {
      question: 'Can I take the EPS pension before 58?',
      answer:
        'Yes, from {pf.earliestPension}, if you no longer work in a covered job and have {pf.leastService} years of service. It is then {pf.earlyCut} smaller for each year before {pf.pensionAge}, for life. Enter a retirement age from 50 to 57 to see both.',
    },
    {
      question: 'How much PF can I withdraw if I lose my job?',
      answer:
        '{pf.withdrawalMost} at once. The other 25% stays in the account and earns interest until you have been without work for {pf.restMonths} months ({pf.restMonths|source}). For the pension scheme the wait is {pf.withdrawalMonths} months.',
    },
    {
      question: 'Is VPF worth it?',
      answer:
        'VPF earns the same {pf.rate} as EPF. Your employer adds nothing to it. Interest on your own contributions above {pf.taxedAbove|words} a year is taxed at your slab rate. VPF is locked in like EPF.',
    },
    {
      question: 'Is EPF tax-free?',
      answer:
        'The balance you withdraw at retirement is tax-free. The interest on your own contributions above {pf.taxedAbove|words} a year is taxed every year. You can claim your own share under section 80C (section 123 of the new Act) in the old regime. The new regime has no deduction for it.',
    },
  ],
} satisfies Content;
