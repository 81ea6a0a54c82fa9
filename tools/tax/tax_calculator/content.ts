import type { Content } from '#engine';

export default {
  title: 'How income tax is worked out in the two regimes',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'India has two sets of income tax rules for individuals, and you pay under one of them. The old regime has higher rates and lets you take off deductions such as savings under section 80C, health insurance, rent and home loan interest. The new regime has lower rates and more slabs, and gives up nearly all of those deductions. Since the income year that began on {tax.new.slabs@2023-04-01|since} the new regime applies unless you choose the old one.',
        'The calculator works out both for the year you pick, shows which of them costs less, and lists every step with its section. It also finds the break-even: the deductions you would need before the old regime becomes the cheaper one.',
        'For income from {tax.new.slabs|since} on the rules stand in the Income-tax Act 2025 ({tax.new.slabs|source} for the new regime’s slabs), which counts in tax years. For earlier income they stand in the Income-tax Act 1961, which counted in assessment years.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['Both regimes follow the same order. Their figures differ, and so may those of two years.'],
      formula: 'Tax = tax in the slabs − rebate + surcharge + cess',
      list: [
        'Taxable income is gross income less the standard deduction of salary and pension ({tax.old.standardDeduction} in the old regime, {tax.new.standardDeduction} in the new one, never more than the income) and, in the old regime, your deductions. It is rounded to the nearest {tax.incomeRounding} ({tax.incomeRounding|source}).',
        'Each slab’s rate applies only to the part of the income inside that slab. In the old regime the first slab is wider from age 60 and wider again from 80. The new regime does not look at age.',
        'The rebate takes off the whole tax of residents whose taxable income is at most {tax.old.rebateLimit} in the old regime ({tax.old.rebateLimit|source}) and {tax.new.rebateLimit} in the new one ({tax.new.rebateLimit|source}).',
        'A surcharge is added on the tax where taxable income is above {tax.surchargeFrom|words}. It rises in steps to {tax.old.topSurcharge} in the old regime and {tax.new.topSurcharge} in the new one.',
        'Health and education cess of {tax.cess} comes on top of tax and surcharge, and the result is rounded to the nearest {tax.taxRounding}.',
      ],
    },
    {
      heading: 'How marginal relief works',
      paragraphs: [
        'Without relief, a few rupees of income could cost thousands: one rupee above the rebate limit and the whole rebate would be gone. Marginal relief stops that. In the new regime, tax before cess is then at most the income above the limit. With a taxable income of ₹12,10,000 in tax year 2026-27 the slabs give ₹61,500, but the income is only ₹10,000 above the limit, so the tax is ₹10,000 and {example.1.newTax} with cess. The relief shrinks as income grows and ends at about ₹12,70,588.',
        'The surcharge has a relief of the same kind. Tax and surcharge together may exceed what they are at the threshold only by the income above the threshold. Relief does not limit the cess, so ₹1,000 more can cost ₹1,040.',
        'The old regime’s rebate has no such relief. A taxable income of ₹5,00,000 bears no tax, and one of ₹5,00,010 bears ₹13,000.',
      ],
    },
    {
      heading: 'Capital gains with rates of their own',
      paragraphs: [
        'Gains on shares and equity funds, and long-term gains on a house, land, gold or funds, are not taxed in the slabs. For income from {gains.equityShort@2025-04-01|since} on, enter them under More options, after losses and reliefs. The capital gains calculator works out a single sale.',
        'Take a salary of ₹11,75,000 in tax year 2026-27 and long-term gains of ₹1,10,000 on shares. The gains themselves bear no tax, because they are below {gains.equityFree}. But they count in the {tax.new.rebateLimit|words} up to which the new regime gives its rebate. Taxable income is ₹11,00,000 + ₹1,10,000 = ₹12,10,000, so the tax is the ₹10,000 above the limit, {example.1.newTax} with cess, in place of nothing.',
      ],
      list: [
        'Rates before cess: {gains.equityShort} on short-term gains of shares and equity funds ({gains.equityShort|source}, before section 111A), {gains.equityLong} on their long-term gains above {gains.equityFree} a year ({gains.equityLong|source}, before 112A), {gains.long} on other long-term gains ({gains.long|source}, before 112).',
        'Rebate: in the new regime it takes off no tax on gains. In the old one it takes off that on short-term gains and on other long-term gains, not that on long-term gains of shares.',
        'Surcharge: gains count in the income that decides on it. On the tax on gains it is at most {tax.gainsSurcharge}; the higher rates apply to the other tax where the income without gains is above ₹2 crore or ₹5 crore.',
      ],
    },
    {
      heading: 'Where the law on gains has two readings',
      list: [
        'If your other income does not fill the slab without tax, a resident’s gains do. The Act gives no order. Here short-term gains come first, which is best for you. With no other income, ₹3,00,000 short-term and ₹5,00,000 long-term on shares the new regime’s tax is ₹35,750; with the long-term gains first it would be ₹62,400.',
        'Marginal relief on the rebate: here the tax on gains counts in it, as section 156(2)(b) says “income-tax payable”. With ₹11,00,000 at slab rates and ₹1,50,000 of short-term gains on shares the tax is ₹52,000. Whoever gives the relief on the slab tax alone comes to ₹83,200.',
        'Marginal relief on the surcharge: the Act compares with the tax at the threshold and does not say which income is then left out. Here it is income at slab rates. With ₹49,00,000 of it, ₹60,000 of short-term gains on shares and ₹90,000 of other long-term gains the new regime’s tax is ₹11,52,580. If gains are left out first, it is ₹11,61,680.',
        'A loss from a house is not taken off gains here. Some set it off against them in the old regime too, up to {house.lossMost}.',
      ],
    },
    {
      heading: 'Income without a salary or pension',
      paragraphs: [
        'The standard deduction belongs to a salary and to a pension from a former employer. It is the same for everyone who has one and needs no receipt. Profit of a business, fees of a profession, interest and rent have none.',
        'If that is all your income, switch off “This income includes a salary or pension” under More options. Nothing is then taken off as standard deduction in either regime. On ₹15,00,000 with deductions of ₹1,50,000, tax year 2026-27 costs a salaried person ₹2,10,600 in the old regime or {example.2.newTax} in the new one. Someone in business with the same income owes ₹2,26,200 or ₹1,09,200.',
        'A family pension, which a widow or widower receives, is no salary in this sense. It has a smaller deduction of its own. Take that off yourself before you enter it, and leave the switch off unless you also have a salary or a pension of your own.',
      ],
    },
    {
      heading: 'A house you let out',
      paragraphs: [
        'Rent less municipal tax, less {house.repairs} for repairs ({house.repairs|source}) and less all interest on its loan is the income from the house. It joins your other income.',
        'If it is a loss, the old regime takes at most {house.lossMost} of it off other income in a year, together with the interest for the home you live in, which itself counts up to {deduction.homeLoanInterest} ({deduction.homeLoanInterest@2025-06-01|source}). The rest is carried forward for eight years. The new regime takes no loss off and no interest for your own home.',
        'Take ₹15,00,000 of salary with deductions of ₹1,50,000 and a house with ₹3,00,000 of rent, ₹10,000 of municipal tax and ₹5,00,000 of interest. The house makes a loss of ₹2,97,000. ₹2,00,000 of it counts in the old regime, whose tax falls from ₹2,10,600 to {example.2.oldTax}. The new regime’s tax stays at {example.2.newTax}. These figures, and those below, were worked out outside this site.',
      ],
    },
    {
      heading: 'Your employer’s NPS and tax already paid',
      paragraphs: [
        'What an employer pays into your NPS account is part of your salary and counts as a deduction in both regimes: up to {nps.employerShare.new} of basic salary and DA in the new regime ({nps.employerShare.new@2024-03-31} in AY 2024-25) and {nps.employerShare.old} in the old one ({nps.employerShare.new|source}; known as section 80CCD(2)). Of ₹1,00,000 on a basic salary of ₹6,00,000, ₹84,000 counts in the new regime and ₹60,000 in the old one. With a gross income of ₹15,00,000 the tax is then ₹84,400 and ₹1,91,880.',
        'Enter TDS and advance tax as tax already paid to see what is left to pay. On ₹15,00,000, with ₹1,50,000 paid, ₹60,600 is left in the old regime, and ₹52,500 comes back in the new one.',
      ],
    },
    {
      heading: 'How much health insurance counts',
      paragraphs: [
        'Section 80D counts in the old regime only, and it looks at two groups. For yourself, your spouse and dependent children up to {health.cap} count, and for your parents up to {health.cap}. Each limit is {health.seniorCap} where someone in the group is 60 or older.',
        'This calculator knows your age and not that of the others. So below 60 it takes off at most {health.cap} and {health.seniorCap}, as if your parents were 60 or older, and from 60 on at most {health.seniorCap} twice. If you enter more, the rest changes nothing. A note tells you so, and also where a part of the amount counts only if it was paid for your parents. The Section 80D estimator works it out group by group.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Lottery and game winnings, crypto assets, and gains of AY 2024-25 and AY 2025-26. The tax on a house or land with an indexed cost: the capital gains calculator has it.',
        'The limit of {tax.gainsSurcharge} on the surcharge for dividends.',
        'How the profit of a business is worked out, agricultural income, losses carried forward and tax on a company or a firm.',
        'A salary or pension smaller than the standard deduction, beside other income. Only as much as the salary can be taken off, and the calculator does not know its share.',
        'A government employer’s NPS payments, which count up to {nps.employerShare.new} in the old regime too. Here the old regime stops at {nps.employerShare.old}.',
        'A second let-out house, and losses from houses carried forward from earlier years.',
        'Rules for non-residents, who get neither the rebate nor the wider slabs of older people.',
        'Interest for paying late. The advance tax calculator works it out.',
      ],
    },
  ],
  howTo: {
    name: 'How to compare the old and the new tax regime',
    steps: [
      {
        name: 'Enter your gross income',
        text: 'Take the yearly salary or pension before deductions and add other income taxed at slab rates, such as bank interest. Without a salary or pension, say so under More options.',
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
        name: 'Add your capital gains',
        text: 'Gains on shares, funds, property or gold with rates of their own go under More options, after losses.',
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
        'In tax year 2026-27 the rebate covers a taxable income of {tax.new.rebateLimit@2026-04-01}. A salary or pension may be higher by the standard deduction of {tax.new.standardDeduction@2026-04-01} and still bear no tax. Capital gains taxed at special rates count in that limit, and the rebate takes no tax off them.',
    },
    {
      question: 'Do capital gains count in the ₹12 lakh of the rebate?',
      answer:
        'Yes. Taxable income includes all gains, even the {gains.equityFree} of long-term gains on shares that bear no tax. If it is above {tax.new.rebateLimit|words}, the rebate of the new regime is gone except for the marginal relief. If it is not, the rebate takes off the tax in the slabs, and the tax on gains stays to be paid.',
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
      question: 'How much savings interest is free of tax under 80TTA and 80TTB?',
      answer:
        'In the old regime, up to {deduction.savingsInterest} a year of interest on savings accounts below the age of 60 (80TTA), and up to {deduction.seniorInterest} of interest on savings, fixed and recurring deposits from 60 on (80TTB). From {deduction.savingsInterest|since} both stand in one section ({deduction.savingsInterest|source}). Add the amount to other deductions. The new regime has neither.',
    },
    {
      question: 'Is my home loan interest deducted?',
      answer:
        'For the home you live in, up to {deduction.homeLoanInterest} a year in the old regime (section 24(b) of the Income-tax Act 1961; {deduction.homeLoanInterest|source}). The new regime gives nothing for it. For a let-out house all interest counts against its rent in both regimes, but a loss lowers other income only in the old one, by {house.lossMost} at most.',
    },
    {
      question: 'Why do I get a refund in one regime and not in the other?',
      answer:
        'Because the tax already paid is the same and the two taxes differ. A figure below zero is what you get back. The regime is chosen in the return, whatever your employer deducted.',
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
      question: 'What is the simplified method for?',
      answer:
        'It is a short rule for AY 2024-25, and the choice appears when you pick that year: standard deduction, slabs, no tax up to the rebate limit, cess. It helps to follow the idea by hand or to compare with simpler calculators. It leaves out surcharge and marginal relief, and its age is always below 60, so its figure can be far from the tax you owe.',
    },
  ],
} satisfies Content;
