import type { Content } from '#engine';

export default {
  title: 'How in-hand salary is worked out from CTC',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'CTC, the cost to company in your offer letter, is what your employer spends on you in a year. Part of it never reaches your bank account. The employer’s provident fund and gratuity are set aside. Your own provident fund, professional tax and income tax are deducted. What is left is your in-hand or take-home salary.',
        'The calculator splits your CTC into its parts, works out the tax in both regimes and shows what you get each month. The table shows every line for a month and for a year.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'Monthly in hand = (gross salary − your EPF − professional tax − income tax − variable pay) ÷ 12',
      list: [
        'Gross salary = CTC − employer’s EPF − gratuity − employer’s NPS.',
        'Special allowance = gross salary − basic − HRA − variable pay. It is the remainder, so a higher basic salary makes it smaller.',
        'Taxable income, new regime = gross salary − standard deduction of {tax.new.standardDeduction}. The employer’s NPS is tax-free up to {nps.employerShare.new} of basic.',
        'Taxable income, old regime = gross salary − standard deduction of {tax.old.standardDeduction} − HRA exemption − allowances for children − professional tax − 80C (with your EPF, up to {deduction.section80C}) − other deductions. The employer’s NPS is tax-free up to {nps.employerShare.old} of basic.',
      ],
    },
    {
      heading: 'What is deducted from salary',
      list: [
        'EPF: {pf.share} of wages from you and {pf.share} from your employer. Many employers pay it only up to the wage ceiling, which is {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}). Before that it was {pf.ceiling@2026-09-16}.',
        'Professional tax: your state sets it, at most {professionalTax.most} a year ({professionalTax.most|source}). In Maharashtra it is {professionalTax.maharashtra}. {professionalTax.none} charge none. For other states, take the amount from your salary slip.',
        'Income tax: deducted every month as TDS. In the new regime you pay none up to a taxable income of {tax.new.rebateLimit|words} ({tax.new.rebateLimit|source}), in the old regime up to {tax.old.rebateLimit|words}.',
        'Gratuity: 4.81% of wages in many CTCs. That is {gratuity.daysPaid} days of pay out of {gratuity.daysInMonth} for each year, spread over 12 months. You get it when you leave after enough years.',
      ],
    },
    {
      heading: 'Example: CTC of ₹12 lakh',
      paragraphs: [
        'Basic is half of it, ₹6,00,000, and HRA is 40% of basic, ₹2,40,000. After the employer’s EPF of ₹36,000 (12% of ₹25,000 a month) and gratuity of ₹28,860, the gross salary is {example.0.gross}. The special allowance is {example.0.specialAllowance}.',
        'In the new regime the taxable income is ₹10,60,140, so the rebate leaves no tax. {example.0.gross} minus your EPF of ₹36,000 and professional tax of ₹2,500 is {example.0.inHandYear} a year, or {example.0.inHand} a month. In the old regime, without rent or savings, it is {example.0.otherInHand}. Under the wage ceiling of ₹15,000 before September 2026 it was ₹93,787 and ₹82,075. The difference goes to your EPF.',
      ],
    },
    {
      heading: 'Wages are at least half of all pay',
      paragraphs: [
        'Since {wages.leastShare|since}, EPF and gratuity are based on wages, and wages are at least {wages.leastShare} of all pay ({wages.leastShare|source}). All pay is the CTC with the employer’s EPF and without gratuity. If basic is below that half, the half is used.',
        'Take a CTC of ₹3 lakh with 30% basic. Basic is ₹90,000, but half of all pay is {example.2.wages}, after leaving out the gratuity of {example.2.gratuity} based on it. EPF of 12% is then {example.2.employeePf} from each side instead of ₹10,800. You get {example.2.inHand} a month in hand instead of ₹22,631.',
        'Some say special allowance is fully part of wages. At a CTC of ₹12 lakh and EPF on full wages, EPF would then be on about ₹8.2 lakh a year instead of ₹6 lakh. EPF up to the ceiling would not change. We do not use that reading. Under More options you can choose to use basic alone.',
      ],
    },
    {
      heading: 'More than ₹7.5 lakh from the employer',
      paragraphs: [
        'If an employer pays more than {employer.fundsMost|words} a year into EPF, NPS and superannuation, the part above is taxed as salary in both regimes, even though you do not receive it ({employer.fundsMost|source}; {employer.fundsMost@2025-06-01|source} before).',
        'At a CTC of ₹1 crore, with EPF on full wages and 14% NPS, the employer pays {example.0.wages} and ₹7,00,000. ₹5,50,000 of it is taxed. The tax is ₹25,85,840 and you get ₹4,39,472 a month in hand, before professional tax.',
        'In the old regime you can deduct only {nps.employerShare.old} of basic for NPS. It is not settled whether the rest of the NPS can be taxed again as part of these ₹5,50,000. We assume it can. Otherwise taxable income would be lower by up to ₹2,00,000 in this example.',
      ],
    },
    {
      heading: 'Allowances for children',
      paragraphs: [
        'If part of your special allowance is paid as an education or a hostel allowance, the old regime leaves {allowance.education} and {allowance.hostel} a month untaxed for each of {allowance.children} children, since {allowance.education|since} ({allowance.education|source}). Say for how many children under More options.',
        'Take a CTC of ₹25 lakh with ₹40,000 of monthly rent in a metro, full 80C and ₹50,000 of other deductions. In the old regime you get ₹1,66,802 a month, and with two children in a hostel ₹1,74,290. In the new regime it is ₹1,72,864. These figures are before professional tax.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Age 60 or older, a job change within the year, and other income.',
        'Tax on the yearly growth of an employer’s payments above {employer.fundsMost|words}, superannuation funds, and tax on the interest of your own EPF contributions above the tax-free limit.',
        'The months before a change of the wage ceiling. We use the current ceiling for the whole year.',
        'Labour welfare fund, ESI, meal cards, insurance premiums and other lines some employers add.',
        'How your employer spreads TDS. Many deduct more towards the end of the year.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the in-hand salary calculator',
    steps: [
      { name: 'Enter your CTC', text: 'Take the yearly figure from your offer letter, with variable pay.' },
      {
        name: 'Choose how your employer pays EPF',
        text: 'Your salary slip shows it. Basic and HRA are under More options.',
      },
      {
        name: 'Fill in the rest of your CTC',
        text: 'Variable pay, employer’s NPS, gratuity, or EPF on top of the CTC.',
      },
      {
        name: 'Choose the regime',
        text: 'For the old regime, enter your rent and savings below it. You always see the other regime’s figure too.',
      },
      { name: 'Read the result', text: 'See the monthly amount and the line-by-line breakup.' },
    ],
  },
  faq: [
    {
      question: 'What is the in-hand salary for a CTC of ₹12 lakh?',
      answer:
        'About {example.0.inHand} a month in the new regime of tax year {tax.year}. That assumes half of the CTC as basic, EPF up to the wage ceiling, gratuity in the CTC, and professional tax of ₹2,500. You pay no income tax, because your taxable income is within {tax.new.rebateLimit|words}.',
    },
    {
      question: 'Why is my in-hand salary so much lower than CTC ÷ 12?',
      answer:
        'Because CTC includes money set aside for later (the employer’s EPF, gratuity, NPS), variable pay that does not come monthly, and your own EPF and taxes. EPF and gratuity are not lost: you get them later.',
    },
    {
      question: 'In which regime do I get more in hand?',
      answer:
        'For most salaries the new one, unless you have high rent with HRA, a home loan and full 80C savings. Enter them, and the calculator compares both regimes with your figures.',
    },
    {
      question: 'What changes under the labour codes?',
      answer:
        'Since {wages.leastShare|since} wages are at least {wages.leastShare} of all pay ({wages.leastShare|source}). If your basic was lower, EPF and gratuity rise and your in-hand salary falls a little. EPF up to the wage ceiling rises only if basic is below {pf.ceiling} a month and half of all pay is above basic.',
    },
    {
      question: 'Why did my EPF deduction rise from ₹1,800 to ₹3,000?',
      answer:
        'Because the wage ceiling rose from {pf.ceiling@2026-09-16} to {pf.ceiling} a month on {pf.ceiling|since} ({pf.ceiling|source}). 12% of ₹15,000 was ₹1,800; 12% of ₹25,000 is ₹3,000. Your employer pays the same. If that is part of your CTC, your in-hand salary falls by both.',
    },
    {
      question: 'Can I choose EPF on the wage ceiling only?',
      answer:
        'That is between you and your employer. The law requires {pf.share} of pay up to {pf.ceiling} a month. Paying on the full basic is voluntary. It lowers your in-hand salary and adds the same amount to your retirement savings, plus your employer’s equal share.',
    },
  ],
} satisfies Content;
