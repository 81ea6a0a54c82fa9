import type { Content } from '#engine';

export default {
  title: 'How income tax is worked out in the two regimes',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'India has two sets of income tax rules for individuals, and you pay under one of them. The old regime has higher rates and lets you take off deductions such as savings under section 80C, health insurance, rent and home loan interest. The new regime has lower rates and more slabs, and gives up nearly all of those deductions. Since the income year that began on {tax.new.slabs@2023-04-01|since} the new regime applies unless you choose the old one.',
        'The calculator works out both for the year you pick, shows which of them costs less, and lists every step with its section. It also finds the break-even: the deductions you would need before the old regime becomes the cheaper one.',
        'For income from {tax.new.slabs|since} on the rules stand in the Income-tax Act 2025 ({tax.new.slabs|source} for the new regime’s slabs), which counts in tax years. For earlier income they stand in the Income-tax Act 1961, which counted in assessment years. We last looked at them in {tax.new.slabs|confirmed}.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['Both regimes follow the same order. Their figures differ, and so may those of two years.'],
      formula: 'Tax = tax in the slabs − rebate + surcharge + cess',
      list: [
        'Taxable income is gross income less the standard deduction ({tax.old.standardDeduction} in the old regime, {tax.new.standardDeduction} in the new one, never more than the income) and, in the old regime, your deductions. It is rounded to the nearest {tax.incomeRounding} ({tax.incomeRounding|source}).',
        'Each slab’s rate applies only to the part of the income inside that slab. In the old regime the first slab is wider from age 60 and wider again from 80. The new regime does not look at age.',
        'The rebate takes off the whole tax of residents whose taxable income is at most {tax.old.rebateLimit} in the old regime ({tax.old.rebateLimit|source}) and {tax.new.rebateLimit} in the new one ({tax.new.rebateLimit|source}).',
        'A surcharge is added on the tax where taxable income is above {tax.surchargeFrom|words}. It rises in steps to {tax.old.topSurcharge} in the old regime and {tax.new.topSurcharge} in the new one.',
        'Health and education cess of {tax.cess} comes on top of tax and surcharge, and the result is rounded to the nearest {tax.taxRounding}.',
      ],
    },
    {
      heading: 'How marginal relief works',
      paragraphs: [
        'Without relief, a few rupees of income could cost thousands: one rupee above the rebate limit and the whole rebate would be gone. Marginal relief stops that. In the new regime, tax before cess is then at most the income above the limit. With a taxable income of ₹12,10,000 in tax year 2026-27 the slabs give ₹61,500, but the income is only ₹10,000 above the limit, so the tax is ₹10,000 and ₹10,400 with cess. The relief shrinks as income grows and ends at about ₹12,70,588.',
        'The surcharge has a relief of the same kind. Tax and surcharge together may exceed what they are at the threshold only by the income above the threshold. Relief does not limit the cess, so ₹1,000 more can cost ₹1,040.',
        'The old regime’s rebate has no such relief. A taxable income of ₹5,00,000 bears no tax, and one of ₹5,00,010 bears ₹13,000.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Income taxed at special rates: capital gains on shares, funds or property, lottery and game winnings, crypto assets. They have rates of their own, and the rebate and the surcharge treat them differently.',
        'Business income, agricultural income, losses carried forward and tax on a company or a firm. The standard deduction used here is that of salary and pension.',
        'Your employer’s payments into your NPS account, which count in both regimes. Leave them out of gross income, within their limit.',
        'Rules for non-residents, who get neither the rebate nor the wider slabs of older people.',
        'Tax already paid as TDS or advance tax, and interest for paying late. The result is the tax for the whole year.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare the old and the new tax regime',
    steps: [
      {
        name: 'Enter your gross income',
        text: 'Take the yearly salary or pension before deductions and add other income taxed at slab rates, such as bank interest.',
      },
      {
        name: 'Enter your deductions',
        text: 'Give one total, or switch to one by one and let the calculator apply the limit of each section. Leave out the standard deduction.',
      },
      {
        name: 'Choose the year and your age',
        text: 'Income earned from April 2026 to March 2027 belongs to tax year 2026-27. Age matters in the old regime only.',
      },
      {
        name: 'Compare the two taxes',
        text: 'See which regime costs less, by how much, and how far your deductions are from the break-even.',
      },
      {
        name: 'Check the lines',
        text: 'Open the statement to see the tax in each slab, rebate, reliefs, surcharge, cess and rounding, each with its section.',
      },
    ],
  },
  faq: [
    {
      question: 'Up to which salary is there no tax in the new regime?',
      answer:
        'In tax year 2026-27 the rebate covers a taxable income of {tax.new.rebateLimit@2026-04-01}. A salary or pension may be higher by the standard deduction of {tax.new.standardDeduction@2026-04-01} and still bear no tax. The rebate does not cover capital gains and other income taxed at special rates.',
    },
    {
      question: 'Which regime applies if I do nothing?',
      answer:
        'The new one, for income from {tax.new.slabs@2023-04-01|since} on. With salary and no business income you can choose afresh every year in the return, if you file it by the due date. What your employer deducts during the year does not bind you. With business income, leaving the new regime and coming back is restricted.',
    },
    {
      question: 'Can I claim 80C, HRA or home loan interest in the new regime?',
      answer:
        'No. Savings under section 80C, health insurance, the HRA exemption and interest on the home you live in count in the old regime only. The standard deduction counts in both, and so do an employer’s payments into your NPS account.',
    },
    {
      question: 'How is the break-even found, and why is it not a round figure?',
      answer:
        'It is the least number of rupees of deductions with which the old regime’s payable tax is lower. For a salary of ₹15,00,000 in tax year 2026-27 the two taxes meet at ₹5,43,750 of deductions. Because income and tax are both rounded to tens, they stay equal for a few rupees more, and the calculator shows the first rupee from which the old regime really is cheaper. Where the new regime’s tax is already nothing, no deduction can beat it.',
    },
    {
      question: 'What is the difference between an assessment year and a tax year?',
      answer:
        'Under the Act of 1961 income was earned in one year and assessed in the next, so income of April 2025 to March 2026 belongs to assessment year 2026-27. The Act of 2025 speaks of the year of the income alone. Income of April 2026 to March 2027 belongs to tax year 2026-27. The two names look alike and mean different years.',
    },
    {
      question: 'Why can the next ₹1,000 cost more than ₹1,000?',
      answer:
        'Where marginal relief applies, every further rupee goes into tax, and cess comes on top, which makes {tax.cess} more. Just above {tax.old.rebateLimit} in the old regime there is no relief, so the first rupees cost the whole rebate.',
    },
    {
      question: 'Do senior citizens pay less?',
      answer:
        'In the old regime, yes. The part of the income without tax is larger from age 60 and larger again from 80, which counts if you reach the age at any time in the year. In the new regime age changes nothing.',
    },
    {
      question: 'What is the highest surcharge?',
      answer:
        'In the old regime it is {tax.old.topSurcharge} where taxable income is above {tax.topSurchargeFrom|words} ({tax.old.topSurcharge|source}). In the new regime it stops at {tax.new.topSurcharge}. Marginal relief applies at that threshold, too.',
    },
    {
      question: 'What is the simple method for?',
      answer:
        'It is a short rule for AY 2024-25: slabs, no tax up to the rebate limit, cess. It helps to follow the idea by hand or to compare with simpler calculators. It leaves out surcharge, marginal relief and age, so its figure can be far from the tax you owe.',
    },
  ],
} satisfies Content;
