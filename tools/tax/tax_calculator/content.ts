import type { Content } from '#engine';

export default {
  title: 'How income tax is worked out in the two regimes',
  sections: [
    {
      heading: 'What this calculator shows',
      paragraphs: [
        'India has two sets of income tax rules for individuals, and you choose one. The old regime has higher rates but lets you deduct savings under section 80C, health insurance, rent, home loan interest and more. The new regime has lower rates and more slabs, but nearly none of those deductions. Since the income year that began on {tax.new.slabs@2023-04-01|since}, you are in the new regime unless you choose the old one.',
        'The calculator works out both regimes for the year you pick and shows which one costs less. It lists every step with its section. It also finds the break-even: the deductions you need before the old regime becomes cheaper.',
        'For income from {tax.new.slabs|since} the rules are in the Income-tax Act 2025 ({tax.new.slabs|source} for the new regime’s slabs), which uses tax years. For earlier income they are in the Income-tax Act 1961, which used assessment years.',
      ],
    },
    {
      heading: 'The formula',
      paragraphs: ['Both regimes follow the same steps. Their figures differ, and can differ from year to year.'],
      formula: 'Tax = tax in the slabs − rebate + surcharge + cess',
      list: [
        'Taxable income is gross income minus the standard deduction for salary and pension ({tax.old.standardDeduction} in the old regime, {tax.new.standardDeduction} in the new one, never more than the income). In the old regime your deductions come off too. The result is rounded to the nearest {tax.incomeRounding} ({tax.incomeRounding|source}).',
        'Each slab’s rate applies only to the income inside that slab. In the old regime the first slab is wider from age 60 and wider again from 80. The new regime ignores age.',
        'The rebate removes all the tax if you are a resident and your taxable income is at most {tax.old.rebateLimit} in the old regime ({tax.old.rebateLimit|source}) or {tax.new.rebateLimit} in the new one ({tax.new.rebateLimit|source}).',
        'You pay a surcharge on the tax if your taxable income is above {tax.surchargeFrom|words}. It rises in steps to {tax.old.topSurcharge} in the old regime and {tax.new.topSurcharge} in the new one.',
        'Health and education cess of {tax.cess} is added to tax and surcharge. The result is rounded to the nearest {tax.taxRounding}.',
      ],
    },
    {
      heading: 'How marginal relief works',
      paragraphs: [
        'Without relief, a few rupees of income could cost thousands: one rupee above the rebate limit and the whole rebate would be gone. Marginal relief stops that. In the new regime, tax before cess is then at most your income above the limit. At a taxable income of ₹12,10,000 in tax year 2026-27 the slabs come to ₹61,500, but the income is only ₹10,000 above the limit. So the tax is ₹10,000, or {example.1.newTax} with cess. The relief shrinks as income grows and ends at about ₹12,70,588.',
        'The surcharge has a similar relief. Above a threshold, tax and surcharge together rise by at most your income above it. The relief does not limit the cess, so ₹1,000 more can cost ₹1,040.',
        'The old regime’s rebate has no such relief. On a taxable income of ₹5,00,000 you pay no tax, on ₹5,00,010 you pay ₹13,000.',
      ],
    },
    {
      heading: 'Capital gains with their own rates',
      paragraphs: [
        'Gains on shares and equity funds, and long-term gains on a house, land, gold or funds, are not taxed in the slabs. For income from {gains.equityShort@2025-04-01|since}, enter them under More options, after losses and reliefs. For a single sale, use the Capital Gains Tax Calculator.',
        'Take a salary of ₹11,75,000 in tax year 2026-27 and long-term gains of ₹1,10,000 on shares. There is no tax on the gains themselves, because they are below {gains.equityFree}. But they are part of the {tax.new.rebateLimit|words} up to which the new regime has its rebate. Taxable income is ₹11,00,000 + ₹1,10,000 = ₹12,10,000. So the tax is the ₹10,000 above the limit, {example.1.newTax} with cess, instead of nothing.',
      ],
      list: [
        'Rates before cess: {gains.equityShort} for short-term gains on shares and equity funds ({gains.equityShort|source}, before section 111A), {gains.equityLong} for their long-term gains above {gains.equityFree} a year ({gains.equityLong|source}, before 112A), {gains.long} for other long-term gains ({gains.long|source}, before 112).',
        'Rebate: in the new regime it removes no tax on gains. In the old regime it removes tax on short-term gains and on other long-term gains, but not on long-term gains on shares.',
        'Surcharge: gains are part of the income that decides it. On the tax on gains it is at most {tax.gainsSurcharge}. The higher rates apply to the other tax if the income without gains is above ₹2 crore or ₹5 crore.',
      ],
    },
    {
      heading: 'Where the law on gains can be read in two ways',
      list: [
        'If your other income does not fill the tax-free slab, a resident’s gains do. The Act does not say in what order. We take short-term gains first, as their rate is the highest. If you have no other income, and ₹3,00,000 short-term and ₹5,00,000 long-term on shares, the new regime’s tax is ₹35,750. If long-term gains came first, it would be ₹62,400.',
        'Marginal relief on the rebate: we include the tax on gains, because section 156(2)(b) says “income-tax payable”. On ₹11,00,000 at slab rates and ₹1,50,000 of short-term gains on shares, the tax is ₹52,000. If only the slab tax got relief, it would be ₹83,200.',
        'Marginal relief on the surcharge: the Act compares with the tax at the threshold, but does not say which income is then left out. We leave out income at slab rates. On ₹49,00,000 of it, ₹60,000 of short-term gains on shares and ₹90,000 of other long-term gains, the new regime’s tax is ₹11,52,580. If gains are left out first, it is ₹11,61,680.',
        'We do not set off a loss from a house against gains. Some do so in the old regime too, up to {house.lossMost}.',
      ],
    },
    {
      heading: 'Income without a salary or pension',
      paragraphs: [
        'The standard deduction is only for a salary or a pension from a former employer. Everyone who has one gets the same amount, without receipts. There is none for business profit, professional fees, interest or rent.',
        'If you have only such income, turn off “This income includes a salary or pension” under More options. You then get no standard deduction in either regime. On ₹15,00,000 with deductions of ₹1,50,000, a salaried person pays ₹2,10,600 in the old regime or {example.2.newTax} in the new one in tax year 2026-27. A business person with the same income pays ₹2,26,200 or ₹1,09,200.',
        'A family pension, which a widow or widower receives, is not salary in this sense. It has its own smaller deduction. Deduct that yourself before you enter it, and leave it off unless you also have a salary or a pension of your own.',
      ],
    },
    {
      heading: 'A house you let out',
      paragraphs: [
        'Income from the house is rent minus municipal tax, minus {house.repairs} for repairs ({house.repairs|source}), minus all interest on its loan. It is added to your other income.',
        'If it is a loss, the old regime lets you deduct at most {house.lossMost} of it from other income in a year. That includes the interest for the home you live in, up to {deduction.homeLoanInterest} ({deduction.homeLoanInterest@2025-06-01|source}). You carry the rest forward for eight years. In the new regime you can deduct neither the loss nor interest for your own home.',
        'Take ₹15,00,000 of salary with deductions of ₹1,50,000, and a house with ₹3,00,000 of rent, ₹10,000 of municipal tax and ₹5,00,000 of interest. The house makes a loss of ₹2,97,000. In the old regime you can deduct ₹2,00,000 of it, and the tax falls from ₹2,10,600 to {example.2.oldTax}. In the new regime the tax stays at {example.2.newTax}.',
      ],
    },
    {
      heading: 'Your employer’s NPS and tax already paid',
      paragraphs: [
        'What your employer pays into your NPS account is part of your salary, and you can deduct it in both regimes: up to {nps.employerShare.new} of basic salary and DA in the new regime ({nps.employerShare.new@2024-03-31} in AY 2024-25) and {nps.employerShare.old} in the old one ({nps.employerShare.new|source}; known as section 80CCD(2)). If it is ₹1,00,000 on a basic salary of ₹6,00,000, you can deduct ₹84,000 in the new regime and ₹60,000 in the old one. At a gross income of ₹15,00,000 the tax is then ₹84,400 and ₹1,91,880.',
        'Enter TDS and advance tax as tax already paid, to see what is left to pay. On ₹15,00,000, with ₹1,50,000 paid, you still pay ₹60,600 in the old regime and get back ₹52,500 in the new one.',
      ],
    },
    {
      heading: 'Allowances for children',
      paragraphs: [
        'If your employer pays an education or a hostel allowance, part of it is tax-free in the old regime, for {allowance.children} children at most. Since {allowance.education|since} that is {allowance.education} a month for each child’s education and {allowance.hostel} for a hostel ({allowance.education|source}). Before, it was {allowance.education@2025-06-01} and {allowance.hostel@2025-06-01} ({allowance.education@2025-06-01|source}).',
        'For two children in a hostel that is ₹2,88,000 a year instead of ₹9,600, enough to turn the choice of regime. Take ₹25,00,000 of salary with 80C of ₹1,50,000, own NPS of ₹50,000, an HRA exemption of ₹3,00,000 and home loan interest of ₹2,00,000. In tax year 2026-27 the old regime’s tax falls from ₹3,51,000 to ₹2,61,140. The new regime’s is ₹3,19,800.',
      ],
    },
    {
      heading: 'How much health insurance you can deduct',
      paragraphs: [
        'Section 80D is only for the old regime, and has two groups. You can deduct up to {health.cap} for yourself, your spouse and dependent children, and up to {health.cap} for your parents. Each limit is {health.seniorCap} if someone in the group is 60 or older.',
        'This calculator knows your age but not that of the others. Below 60 it deducts at most {health.cap} plus {health.seniorCap}, as if your parents were 60 or older. From 60 it deducts at most {health.seniorCap} twice. Anything above that makes no difference. A note tells you so, and also when part of the amount is allowed only if you paid it for your parents. The Section 80D Estimator works it out group by group.',
      ],
    },
    {
      heading: 'What it leaves out',
      list: [
        'Lottery and game winnings, crypto assets, and gains of AY 2024-25 and AY 2025-26. Also the tax on a house or land with indexed cost, which the Capital Gains Tax Calculator has.',
        'The limit of {tax.gainsSurcharge} on the surcharge for dividends.',
        'Working out business profit, agricultural income, losses carried forward, and the tax of a company or firm.',
        'A salary or pension smaller than the standard deduction, on top of other income. You can deduct only as much as the salary, and the calculator does not know how much that is.',
        'A government employer’s NPS payments, which you can deduct up to {nps.employerShare.new} in the old regime too. We deduct at most {nps.employerShare.old} in the old regime.',
        'A second let-out house, and house losses carried forward from earlier years.',
        'Rules for non-residents, who get neither the rebate nor the wider slabs for older people.',
        'Interest for paying late. The Advance Tax Calculator works it out.',
      ],
    },
  ],
  howTo: {
    name: 'How to use the income tax calculator',
    steps: [
      {
        name: 'Enter your gross income',
        text: 'Enter your yearly salary or pension before deductions. Add other income taxed at slab rates, such as bank interest. If you have no salary or pension, say so under More options.',
      },
      {
        name: 'Enter your deductions',
        text: 'Enter one total, or enter them one by one and let the calculator apply each section’s limit. Leave out the standard deduction.',
      },
      {
        name: 'Choose the year and your age',
        text: 'Income earned from April 2026 to March 2027 belongs to tax year 2026-27. Age matters only in the old regime.',
      },
      {
        name: 'Add your capital gains',
        text: 'Gains on shares, funds, property or gold with their own rates are under More options. Enter them after losses.',
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
      question: 'Up to what salary do I pay no tax in the new regime?',
      answer:
        'In tax year 2026-27 the rebate covers a taxable income of {tax.new.rebateLimit@2026-04-01}. A salary or pension can be higher by the standard deduction of {tax.new.standardDeduction@2026-04-01} and still be tax-free. The limit includes capital gains taxed at special rates, and the rebate does not remove the tax on them.',
    },
    {
      question: 'Does the ₹12 lakh rebate limit include capital gains?',
      answer:
        'Yes. Taxable income includes all gains, even the {gains.equityFree} of tax-free long-term gains on shares. If it is above {tax.new.rebateLimit|words}, you lose the new regime’s rebate except for the marginal relief. If it is not, the rebate removes the tax in the slabs, and you still pay the tax on gains.',
    },
    {
      question: 'Which regime applies if I do nothing?',
      answer:
        'The new one, for income from {tax.new.slabs@2023-04-01|since}. If you have a salary and no business income, you can choose again every year in your return, if you file it by the due date. What your employer deducts during the year does not bind you. If you have business income, you cannot freely leave the new regime and come back.',
    },
    {
      question: 'Can I claim 80C, HRA or home loan interest in the new regime?',
      answer:
        'No. You can claim savings under section 80C, health insurance, the HRA exemption and interest on the home you live in only in the old regime. Both regimes have the standard deduction and a deduction for your employer’s NPS payments.',
    },
    {
      question: 'How much savings interest is tax-free under 80TTA and 80TTB?',
      answer:
        'In the old regime, below age 60: up to {deduction.savingsInterest} a year of interest on savings accounts (80TTA). From 60: up to {deduction.seniorInterest} of interest on savings, fixed and recurring deposits (80TTB). From {deduction.savingsInterest|since} both are in one section ({deduction.savingsInterest|source}). Add the amount to other deductions. The new regime has neither.',
    },
    {
      question: 'Can I deduct home loan interest?',
      answer:
        'For the home you live in, up to {deduction.homeLoanInterest} a year in the old regime (section 24(b) of the Income-tax Act 1961; {deduction.homeLoanInterest|source}). The new regime has no such deduction. For a let-out house you can set off all interest against its rent in both regimes. But a loss lowers other income only in the old one, by {house.lossMost} at most.',
    },
    {
      question: 'Why do I get a refund in one regime and not in the other?',
      answer:
        'Because the tax already paid is the same, but the two taxes differ. A figure below zero is what you get back. You choose the regime in your return, whatever your employer deducted.',
    },
    {
      question: 'How do you find the break-even, and why is it not a round figure?',
      answer:
        'It is the smallest deduction, in rupees, that makes the old regime’s tax lower. For a salary of ₹15,00,000 in tax year 2026-27 the two taxes meet at ₹5,43,750 of deductions. Income and tax are both rounded to tens, so they stay equal for a few rupees more. The calculator shows the first rupee at which the old regime really is cheaper. If the new regime’s tax is already nothing, no deduction can beat it.',
    },
    {
      question: 'What is the difference between an assessment year and a tax year?',
      answer:
        'Under the Act of 1961 you earned income in one year and it was assessed in the next. So income from April 2025 to March 2026 belongs to assessment year 2026-27. The Act of 2025 uses only the year of the income. Income from April 2026 to March 2027 belongs to tax year 2026-27. The two names look alike but mean different years.',
    },
    {
      question: 'Why can the next ₹1,000 cost more than ₹1,000?',
      answer:
        'Where marginal relief applies, every extra rupee goes into tax, and cess adds {tax.cess} more. Just above {tax.old.rebateLimit} in the old regime there is no relief, so the first rupee above it costs you the whole rebate.',
    },
    {
      question: 'Do senior citizens pay less?',
      answer:
        'In the old regime, yes. The tax-free part of the income is larger from age 60 and larger again from 80. You get it if you reach the age at any time in the year. In the new regime age makes no difference.',
    },
    {
      question: 'What is the highest surcharge?',
      answer:
        'In the old regime it is {tax.old.topSurcharge} if taxable income is above {tax.topSurchargeFrom|words} ({tax.old.topSurcharge|source}). In the new regime it stops at {tax.new.topSurcharge}. Marginal relief applies at that threshold too.',
    },
    {
      question: 'What is the simplified method for?',
      answer:
        'It is a short rule for AY 2024-25, and you see the choice when you pick that year: standard deduction, slabs, no tax up to the rebate limit, cess. Use it to follow the idea by hand or to compare with simpler calculators. It leaves out surcharge and marginal relief and assumes an age below 60, so its figure can be far from the tax you owe.',
    },
  ],
} satisfies Content;
