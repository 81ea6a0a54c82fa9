import type { Content } from '#engine';

export default {
  title: 'How in-hand salary is worked out from CTC',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'CTC, the cost to company in your offer letter, is what the employer spends on you in a year. Part of it never reaches your bank account: the employer’s provident fund and gratuity are set aside, and your own provident fund, professional tax and income tax are deducted. What is left is the in-hand or take-home salary.',
        'The calculator splits the CTC into its parts, works out the tax in both regimes and shows what reaches you each month. The table shows every line for a month and for a year.',
      ],
    },
    {
      heading: 'The formula',
      formula: 'In hand per month = (gross salary − your EPF − professional tax − income tax − variable pay) ÷ 12',
      list: [
        'Gross salary = CTC − employer’s EPF − gratuity − employer’s NPS.',
        'Special allowance = gross salary − basic − HRA − variable pay. It is what is left, so a higher basic makes it smaller.',
        'Taxable income, new regime = gross salary − standard deduction of {tax.new.standardDeduction}. The employer’s NPS is tax-free up to {nps.employerShare.new} of basic.',
        'Taxable income, old regime = gross salary − standard deduction of {tax.old.standardDeduction} − HRA exemption − professional tax − 80C (with your EPF, up to {deduction.section80C}) − other deductions. The employer’s NPS is tax-free up to {nps.employerShare.old} of basic.',
      ],
    },
    {
      heading: 'What is deducted from salary',
      list: [
        'EPF: {pf.share} of wages from you and {pf.share} from your employer. Many employers pay it only up to the wage ceiling, which is {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}). Before, it was {pf.ceiling@2026-09-16}.',
        'Professional tax: set by the state, at most {professionalTax.most} a year ({professionalTax.most|source}). In Maharashtra it is {professionalTax.maharashtra}; Delhi, Uttar Pradesh and Rajasthan charge none.',
        'Income tax: deducted each month as TDS. In the new regime there is none up to a taxable income of {tax.new.rebateLimit|words} ({tax.new.rebateLimit|source}); in the old regime up to {tax.old.rebateLimit|words}.',
        'Gratuity: 4.81% of wages in many CTCs, which is {gratuity.daysPaid} days of pay out of {gratuity.daysInMonth} for each year, spread over 12 months. You get it when you leave after enough years.',
      ],
    },
    {
      heading: 'Example: CTC of ₹12 lakh',
      paragraphs: [
        'Basic is half of it, ₹6,00,000, and HRA 40% of basic, ₹2,40,000. The employer’s EPF of ₹36,000 (12% of ₹25,000 a month) and gratuity of ₹28,860 leave a gross salary of ₹11,35,140. The special allowance is ₹2,95,140.',
        'In the new regime taxable income is ₹10,60,140, so the rebate leaves no tax. ₹11,35,140 less your EPF of ₹36,000 and professional tax of ₹2,500 is ₹10,96,640 a year, or {example.0.inHand} a month. In the old regime, without rent or savings, it would be {example.0.otherInHand}. With the wage ceiling of ₹15,000 before September 2026 it was ₹93,787 and ₹82,075: the difference goes into your EPF.',
      ],
    },
    {
      heading: 'Wages are at least half of all pay',
      paragraphs: [
        'Since {wages.leastShare|since} EPF and gratuity are worked out on wages, and wages are at least {wages.leastShare} of all pay ({wages.leastShare|source}). All pay is the CTC with the employer’s EPF and without gratuity. Where basic is below that half, the half counts.',
        'A CTC of ₹3 lakh with a basic of 30% shows it. Basic is ₹90,000, but half of all pay is {example.2.wages} once the gratuity of {example.2.gratuity} that rests on it is left out. EPF of 12% is then {example.2.employeePf} from each side instead of ₹10,800, and {example.2.inHand} a month is left in hand instead of ₹22,631. These figures were worked out outside this site.',
        'Some hold that special allowance is not among what the law leaves out of wages, so that it counts in full. With a CTC of ₹12 lakh and EPF on full wages, EPF would then be worked out on about ₹8.2 lakh a year instead of ₹6 lakh. With EPF up to the ceiling it would not change. This calculator takes the first reading; under More options you can have basic alone counted.',
      ],
    },
    {
      heading: 'More than ₹7.5 lakh from the employer',
      paragraphs: [
        'What an employer pays into EPF, NPS and superannuation above {employer.fundsMost|words} a year is taxed as salary in both regimes, although it is not paid out ({employer.fundsMost|source}; {employer.fundsMost@2025-06-01|source} before).',
        'With a CTC of ₹1 crore, EPF on full wages and 14% NPS, the employer pays {example.0.wages} and ₹7,00,000. ₹5,50,000 of it is taxed. The tax is ₹25,85,840 and ₹4,39,263 a month is left in hand.',
        'In the old regime only {nps.employerShare.old} of basic is deducted for NPS. Whether the rest of the NPS can be taxed once more as a part of these ₹5,50,000 is not settled. Here it can; read the other way, taxable income would be lower by up to ₹2,00,000 in this example.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Age of 60 or more, a job change within the year and income from anywhere else.',
        'Tax on the yearly growth of an employer’s payments above {employer.fundsMost|words}, superannuation funds, and tax on the interest of your own EPF payments above the tax-free limit.',
        'The months of a year before a change of the wage ceiling: the whole year counts with today’s ceiling.',
        'Labour welfare fund, ESI, meal cards, insurance premiums and other lines that some employers add.',
        'How an employer spreads TDS: many deduct more towards the end of the year.',
      ],
    },
  ],
  howTo: {
    name: 'How to calculate your in-hand salary',
    steps: [
      { name: 'Enter your CTC', text: 'Take the yearly figure from the offer letter, with variable pay.' },
      {
        name: 'Say how EPF is paid',
        text: 'Your salary slip shows it. Basic and HRA stand under More options.',
      },
      {
        name: 'Add what is special in your CTC',
        text: 'Variable pay, employer’s NPS, gratuity or an EPF on top of the CTC.',
      },
      {
        name: 'Choose the regime',
        text: 'For the old regime enter your rent and savings below it. The other regime’s figure is always shown beside it.',
      },
      { name: 'Read the result', text: 'See the amount per month and the breakup line by line.' },
    ],
  },
  faq: [
    {
      question: 'What is the in-hand salary for a CTC of ₹12 lakh?',
      answer:
        'About {example.0.inHand} a month in the new regime of tax year 2026-27, with half of the CTC as basic, EPF up to the wage ceiling and gratuity in the CTC. No income tax is due, because the taxable income is within {tax.new.rebateLimit|words}.',
    },
    {
      question: 'Why is my in-hand salary so much lower than CTC ÷ 12?',
      answer:
        'Because CTC counts money that is set aside for later (the employer’s EPF, gratuity, NPS), variable pay that is not paid each month, and your own EPF and taxes. None of it is lost: EPF and gratuity come back to you later.',
    },
    {
      question: 'Which regime gives more in hand?',
      answer:
        'For most salaries the new one, unless you have a high rent with HRA, a home loan and full 80C savings. Enter them: the calculator compares both regimes with your figures.',
    },
    {
      question: 'What changes under the labour codes?',
      answer:
        'Since {wages.leastShare|since} wages are at least {wages.leastShare} of all pay ({wages.leastShare|source}). Where basic was lower, EPF and gratuity rise and the in-hand salary falls a little. EPF up to the wage ceiling rises only where basic is below {pf.ceiling} a month and half of all pay is above basic.',
    },
    {
      question: 'Why did my EPF deduction rise from ₹1,800 to ₹3,000?',
      answer:
        'Because the wage ceiling rose from {pf.ceiling@2026-09-16} to {pf.ceiling} a month on {pf.ceiling|since} ({pf.ceiling|source}). 12% of ₹15,000 was ₹1,800, 12% of ₹25,000 is ₹3,000. Your employer pays as much; where that is inside the CTC, your in-hand salary falls by both.',
    },
    {
      question: 'Can I choose EPF on the wage ceiling only?',
      answer:
        'That is between you and your employer. The law asks for {pf.share} of pay up to {pf.ceiling} a month; paying on the full basic is voluntary. EPF on the full basic lowers the in-hand salary and raises your retirement savings by as much, with the employer’s equal share on top.',
    },
  ],
} satisfies Content;
