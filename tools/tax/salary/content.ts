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
        'EPF: {pf.share} of basic pay from you and {pf.share} from your employer. Many employers pay it only up to the wage ceiling of {pf.ceiling} a month ({pf.ceiling|source}).',
        'Professional tax: set by the state, at most {professionalTax.most} a year ({professionalTax.most|source}).',
        'Income tax: deducted each month as TDS. In the new regime there is none up to a taxable income of {tax.new.rebateLimit|words} ({tax.new.rebateLimit|source}); in the old regime up to {tax.old.rebateLimit|words}.',
        'Gratuity: 4.81% of basic in many CTCs, which is {gratuity.daysPaid} days of pay out of {gratuity.daysInMonth} for each year, spread over 12 months. You get it when you leave after enough years.',
      ],
    },
    {
      heading: 'Example: CTC of ₹12 lakh',
      paragraphs: [
        'Basic is half of it, ₹6,00,000, and HRA 40% of basic, ₹2,40,000. The employer’s EPF of ₹21,600 (12% of ₹15,000 a month) and gratuity of ₹28,860 leave a gross salary of ₹11,49,540. The special allowance is ₹3,09,540.',
        'In the new regime taxable income is ₹10,74,540, so the rebate leaves no tax. ₹11,49,540 less your EPF of ₹21,600 and professional tax of ₹2,500 is ₹11,25,440 a year, or ₹93,787 a month. In the old regime, without rent or savings, it would be ₹82,075.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Age of 60 or more, a job change within the year and income from anywhere else.',
        'Tax on the employer’s payments into EPF, NPS and superannuation above {employer.fundsMost|words} a year, and on interest of your own EPF payments above the tax-free limit.',
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
        name: 'Set basic, HRA and EPF',
        text: 'They are in the salary breakup that comes with the offer, or on your salary slip.',
      },
      {
        name: 'Add what is special in your CTC',
        text: 'Variable pay, employer’s NPS, gratuity or an EPF on top of the CTC.',
      },
      {
        name: 'Choose the regime',
        text: 'For the old regime add your rent and savings. The other regime’s figure is always shown beside it.',
      },
      { name: 'Read the result', text: 'See the amount per month and the breakup line by line.' },
    ],
  },
  faq: [
    {
      question: 'What is the in-hand salary for a CTC of ₹12 lakh?',
      answer:
        'About ₹93,787 a month in the new regime of tax year 2026-27, with half of the CTC as basic, EPF up to the wage ceiling and gratuity in the CTC. No income tax is due, because the taxable income is within {tax.new.rebateLimit|words}.',
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
      question: 'What changes under the Code on Wages?',
      answer:
        'Since {wages.leastShare|since} wages are at least {wages.leastShare} of total pay ({wages.leastShare|source}). Where basic was lower, EPF on full pay and gratuity can rise and the in-hand salary can fall a little. EPF up to the wage ceiling of {pf.ceiling} does not change by it.',
    },
    {
      question: 'Can I choose EPF on the wage ceiling only?',
      answer:
        'That is between you and your employer. The law asks for {pf.share} of pay up to {pf.ceiling} a month; paying on the full basic is voluntary. EPF on the full basic lowers the in-hand salary and raises your retirement savings by as much, with the employer’s equal share on top.',
    },
  ],
} satisfies Content;
