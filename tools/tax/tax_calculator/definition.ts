import { at, defineTool, fail, textWith } from '#engine';
import { houseIncome, letOutIncome } from '#maths/tax-laws.ts';
import { factNow } from '#rules';
import {
  firstDay,
  lawOn,
  type RegimeLaw,
  simplified,
  withoutSalary,
  type Year,
  yearNow,
  years,
  yearsWithGains,
} from '../law.ts';
import { childrenPaidFor } from '../salary-inputs.ts';
import { type Assessment, assess, breakEven, cheaper, gainsOf, marginalRate, rowsByIncome } from './assess.ts';
import content from './content.ts';
import { countedDeductions } from './deductions.ts';
import { lineTexts } from './lines.ts';
import { statement } from './statement.ts';

const yearLabel = (year: Year) =>
  year.startsWith('TY') ? textWith('TY {year}', { year: year.slice(2) }) : textWith('AY {year}', { year });
/** What people call the years in the search: the financial year of AY 2026-27 is 2025-26. */
const financialYears: Partial<Record<Year, { readonly asked: string }>> = {
  '2024-25': { asked: 'fy 2023-24, financial year 2023-24' },
  '2025-26': { asked: 'fy 2024-25, financial year 2024-25' },
  '2026-27': { asked: 'fy 2025-26, financial year 2025-26' },
  'TY2026-27': { asked: 'fy 2026-27, financial year 2026-27' },
};
const yearLine = (year: Year) => ({
  text: textWith(
    'Income earned from {tax.new.slabs@{day}|since}. New regime: {tax.new.slabs@{day}|source}, standard deduction {tax.new.standardDeduction@{day}}, rebate for a taxable income up to {tax.new.rebateLimit@{day}} ({tax.new.rebateLimit@{day}|source}). Old regime: {tax.old.slabs@{day}|source}, standard deduction {tax.old.standardDeduction@{day}}, rebate for a taxable income up to {tax.old.rebateLimit@{day}} ({tax.old.rebateLimit@{day}|source}). Cess {tax.cess@{day}}.',
    { day: at(firstDay, year) },
  ),
  showWhen: { assessmentYear: year },
});

const fullRules = { method: 'statutory' } as const;
const oneByOne = { itemised: true } as const;
const salariedOneByOne = { ...oneByOne, salaried: true } as const;
const paid = { taxPaid: { above: 0 } } as const;
const npsPaid = { employerNps: { above: 0 } } as const;
const letOut = [{ rentReceived: { above: 0 } }, { letOutInterest: { above: 0 } }] as const;

const knownGains = { assessmentYear: yearsWithGains } as const;
/** Where the tax of the present tax year is so high that advance tax is due, whichever regime is chosen. */
const leastDue = { above: factNow('advanceTax.least') - 1 } as const;
/** The tax on a gain is due only after its day, which this page does not ask for; the capital gains page does, and has the same link. */
const noGain = { stcg111A: { below: 1 }, ltcg112A: { below: 1 }, ltcg112: { below: 1 } } as const;
const advanceTaxDue = { assessmentYear: yearNow, oldTax: leastDue, newTax: leastDue, ...noGain } as const;
/** What goes along to the advance tax: no instalment is known to be paid. */
const paidSoFar = { tds: '{taxPaid}', paidJune: '0', paidSeptember: '0', paidDecember: '0', paidMarch: '0' } as const;
const gained = [{ stcg111A: { above: 0 } }, { ltcg112A: { above: 0 } }, { ltcg112: { above: 0 } }] as const;

export default defineTool({
  inputs: {
    grossIncome: {
      kind: 'currency',
      about: 'grossIncome.year',
      label: 'Gross annual income',
      per: 'year',
      asked: {
        words:
          'income, salary, ctc, आय, वेतन, annual income, yearly income, earn, earned, kamata, kamai, pension, पेंशन, salary income, कमाता, gross income, gross, income of, salary of, sal, my sal, package, kamai, कमाई, सैलरी, इनकम, lpa',
        times: { month: { by: 12, most: 400_000 } },
        period: 'open',
      },
      help: 'Salary, pension, interest and similar, before deductions. Not capital gains.',
      default: 1_000_000,
      chips: [1_000_000, 1_200_000, 1_500_000, 2_500_000],
    },
    deductions: {
      kind: 'currency',
      label: 'Yearly deductions',
      per: 'year',
      // an income beside it is larger
      asked: { words: 'deduction, deductions, deduction of, कटौती', open: false },
      help: 'For the old regime, without the standard deduction.',
      default: 150_000,
      solve: 'first',
      showWhen: { itemised: false },
    },
    itemised: { kind: 'toggle', label: 'Enter deductions one by one', default: false },
    section80C: {
      kind: 'currency',
      label: 'Section 80C: savings, insurance, tuition fees',
      asked: { words: '80c' },
      help: 'EPF, PPF, ELSS, life insurance, home loan principal. Limit: {deduction.section80C|words}.',
      default: 150_000,
      solve: 'first',
      showWhen: oneByOne,
    },
    section80D: {
      kind: 'currency',
      about: 'health80D.year',
      label: 'Section 80D: health insurance',
      asked: { words: '80d' },
      help: 'Limit: {health.cap} each for family and parents, {health.seniorCap} from 60.',
      default: 0,
      showWhen: oneByOne,
    },
    section80CCD1B: {
      kind: 'currency',
      label: 'Section 80CCD(1B): your own NPS contributions',
      help: 'Beyond what you claim under 80C. Limit: {deduction.section80CCD1B}.',
      default: 0,
      showWhen: oneByOne,
    },
    hraExemption: {
      kind: 'currency',
      about: 'hraExempt.year',
      label: 'HRA exemption',
      asked: { words: 'hra exempt, exempt hra' },
      help: 'The exempt part of your HRA, from the HRA Calculator.',
      default: 0,
      showWhen: oneByOne,
    },
    educationChildren: {
      ...childrenPaidFor,
      label: 'Children with an education allowance',
      help: 'Paid with your salary. Tax-free: {allowance.education} a month each.',
      showWhen: salariedOneByOne,
    },
    hostelChildren: {
      ...childrenPaidFor,
      label: 'Children with a hostel allowance',
      help: 'Paid with your salary. Tax-free: {allowance.hostel} a month each.',
      showWhen: salariedOneByOne,
    },
    homeLoanInterest: {
      kind: 'currency',
      label: 'Home loan interest',
      help: 'For the home you live in. Limit: {deduction.homeLoanInterest|words}.',
      default: 0,
      showWhen: oneByOne,
    },
    otherDeductions: {
      kind: 'currency',
      label: 'Other deductions',
      help: '80E, 80G, LTA, professional tax, 80TTA ({deduction.savingsInterest}), 80TTB ({deduction.seniorInterest}).',
      default: 0,
      showWhen: oneByOne,
    },
    assessmentYear: {
      kind: 'choice',
      label: 'Year',
      help: 'AY 2026-27: income up to March 2026. TY 2026-27: income since April 2026.',
      options: years.map((year) => ({
        ...{ value: year, label: yearLabel(year) },
        ...at(financialYears, year),
      })),
      default: yearNow,
    },
    ageBand: {
      kind: 'choice',
      label: 'Age in that year',
      options: [
        { value: 'below60', label: 'Below 60' },
        {
          value: '60to79',
          label: '60 to 79',
          asked: 'senior citizen, senior citizens, senior, वरिष्ठ नागरिक',
        },
        { value: '80plus', label: '80+', asked: 'super senior citizen, super senior' },
      ],
      default: 'below60',
      showWhen: { method: 'statutory' },
    },
    taxPaid: {
      kind: 'currency',
      label: 'Tax already paid',
      help: 'The year’s TDS and advance tax, as in Form 168 (formerly Form 26AS).',
      default: 0,
      more: true,
    },
    salaried: {
      kind: 'toggle',
      label: 'This income includes a salary or pension',
      asked: { left: 'named', words: 'salaried, salaried person, salaried employee, naukri' },
      help: 'Only then do you get a standard deduction.',
      default: true,
      more: true,
      showWhen: fullRules,
    },
    employerNps: {
      kind: 'currency',
      label: 'Employer’s yearly NPS contribution',
      per: 'year',
      help: '80CCD(2). Enter only if gross income includes it.',
      default: 0,
      more: true,
      showWhen: fullRules,
    },
    basicSalary: {
      kind: 'currency',
      about: 'basic.year',
      label: 'Annual basic salary and DA',
      per: 'year',
      help: 'NPS limit: {nps.employerShare.new} (new regime), {nps.employerShare.old} (old). 0 means no limit.',
      default: 0,
      unset: true,
      more: true,
      showWhen: { ...fullRules, ...npsPaid },
    },
    rentReceived: {
      kind: 'currency',
      label: 'Yearly rent received',
      per: 'year',
      help: 'For one let-out house. Not part of gross income above.',
      default: 0,
      more: true,
      showWhen: fullRules,
    },
    municipalTax: {
      kind: 'currency',
      label: 'Municipal tax on the let-out house',
      default: 0,
      more: true,
      showWhen: { ...fullRules, rentReceived: { above: 0 } },
    },
    letOutInterest: {
      kind: 'currency',
      label: 'Loan interest on the let-out house',
      help: 'Yearly. Not for the home you live in.',
      default: 0,
      more: true,
      showWhen: fullRules,
    },
    stcg111A: {
      kind: 'currency',
      label: 'Short-term gains on shares and equity funds',
      help: 'Sold within {gains.equityMonths} months. Taxed at {gains.equityShort}. Enter them after losses.',
      default: 0,
      more: true,
      offerWhen: knownGains,
    },
    ltcg112A: {
      kind: 'currency',
      label: 'Long-term gains on shares and equity funds',
      help: 'The year’s gain after losses. Above {gains.equityFree|words}, taxed at {gains.equityLong}.',
      default: 0,
      more: true,
      offerWhen: knownGains,
    },
    ltcg112: {
      kind: 'currency',
      label: 'Other long-term gains',
      help: 'House, land, gold or funds, after losses. Taxed at {gains.long}.',
      default: 0,
      more: true,
      offerWhen: knownGains,
    },
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'Simplified: AY 2024-25, salary, age below 60; no surcharge or reliefs.',
      options: [
        { value: 'statutory', label: 'Full rules' },
        { value: 'simple', label: 'Simplified' },
      ],
      default: 'statutory',
      more: true,
      offerWhen: { assessmentYear: '2024-25' },
    },
  },
  outputs: {
    tax: {
      kind: 'currency',
      label: 'Tax to pay',
      labels: [
        { text: 'Tax to pay in the new regime', showWhen: { betterRegime: 'new' } },
        { text: 'Tax to pay in the old regime', showWhen: { betterRegime: 'old' } },
      ],
      better: 'lower',
    },
    newTax: {
      kind: 'currency',
      label: 'Tax in the new regime',
      short: 'Tax, new regime',
      asked:
        'new regime, new tax regime, new slab, naya regime, nayi regime, naye regime, nw regime, nayi vyavastha, नए रिजीम, नई व्यवस्था, नई कर व्यवस्था, nayi tax vyavastha, नवीन करप्रणाली, नवीन करप्रणालीत, न्यू रिजीम, नई टैक्स व्यवस्था',
      better: 'lower',
    },
    oldTax: {
      kind: 'currency',
      label: 'Tax in the old regime',
      short: 'Tax, old regime',
      asked:
        'old regime, old tax regime, old slab, purana regime, purani regime, purane regime, पुराने रिजीम, पुरानी व्यवस्था, पुरानी कर व्यवस्था, ओल्ड रिजीम, पुरानी टैक्स व्यवस्था',
      better: 'lower',
    },
    saving: {
      kind: 'currency',
      label: 'You save in the better regime',
      labels: [
        { text: 'You save in the new regime', showWhen: { betterRegime: 'new' } },
        { text: 'You save in the old regime', showWhen: { betterRegime: 'old' } },
        { text: 'Difference between the regimes', showWhen: { betterRegime: 'equal' } },
      ],
      short: 'You save',
    },
    betterRegime: {
      kind: 'text',
      label: 'Better regime',
      values: { old: 'Old regime', new: 'New regime', equal: 'Neither, both are equal' },
    },
    newGainsTax: {
      kind: 'currency',
      label: 'Tax on gains before surcharge and cess, new regime',
      better: 'lower',
      showWhen: gained,
      emphasis: 'quiet',
    },
    oldGainsTax: {
      kind: 'currency',
      label: 'Tax on gains before surcharge and cess, old regime',
      better: 'lower',
      showWhen: gained,
      emphasis: 'quiet',
    },
    newBalance: {
      kind: 'currency',
      label: 'Left to pay in the new regime',
      better: 'lower',
      showWhen: paid,
    },
    oldBalance: {
      kind: 'currency',
      label: 'Left to pay in the old regime',
      better: 'lower',
      showWhen: paid,
    },
    newEffectiveRate: { kind: 'percent', label: 'Effective tax rate, new regime', better: 'lower' },
    oldEffectiveRate: { kind: 'percent', label: 'Effective tax rate, old regime', better: 'lower' },
    newMarginalRate: { kind: 'percent', label: 'Marginal tax rate, new regime', emphasis: 'quiet' },
    oldMarginalRate: { kind: 'percent', label: 'Marginal tax rate, old regime', emphasis: 'quiet' },
    breakEven: {
      kind: 'text',
      label: 'Break-even of the old regime',
      values: {
        none: 'Cannot be reached',
        always: 'Reached without any deduction',
        reached: 'Your deductions reach it',
        short: 'Your deductions do not reach it',
      },
      emphasis: 'quiet',
    },
    breakEvenDeductions: { kind: 'currency', label: 'Break-even deductions', emphasis: 'quiet' },
  },
  tables: {
    statement: {
      title: 'Tax statement, line by line',
      tab: 'Statement',
      columns: {
        line: { kind: 'text', label: 'Line', values: lineTexts },
        section: { kind: 'text', label: 'Section', under: 'line' },
        old: { kind: 'currency', label: 'Old regime' },
        new: { kind: 'currency', label: 'New regime' },
      },
    },
    byIncome: {
      title: 'Tax by income',
      tab: 'By income',
      columns: {
        income: { kind: 'currency', label: 'Gross income' },
        oldTax: { kind: 'currency', label: 'Old regime, with your deductions', role: 'neutral' },
        newTax: { kind: 'currency', label: 'New regime' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'Tax in both regimes as income grows',
      table: 'byIncome',
      x: 'income',
      series: ['newTax', 'oldTax'],
      marks: [
        { x: 'grossIncome', label: 'Your income' },
        { once: 'oldTax', above: 'newTax', label: 'New regime costs less from here' },
        { once: 'newTax', above: 'oldTax', label: 'Old regime costs less from here' },
      ],
    },
  ],
  notes: {
    refund: {
      text: 'A figure below zero is a refund: you have already paid more than that regime’s tax.',
      kind: 'good',
    },
    houseLoss:
      'In the old regime, interest on houses lowers other income by at most {house.lossMost|words} in a year ({house.lossMost|source}). You can carry the rest forward for up to eight years, but only against income from houses.',
    houseLossNew: 'In the new regime a let-out house’s loss does not lower other income, so we take the house as 0.',
    noBasicSalary: {
      text: 'Without the basic salary we deduct all of your employer’s NPS payments. The law stops at {nps.employerShare.new} of basic salary and DA in the new regime ({nps.employerShare.new@2024-03-31} in AY 2024-25) and at {nps.employerShare.old} in the old one.',
      kind: 'careful',
    },
    overEmployerNps: {
      text: 'Part of your employer’s NPS payments is above the share of basic salary that the old regime allows, and is taxed there.',
      kind: 'careful',
      about: 'employerNps',
    },
    overFunds: {
      text: 'What your employer pays into PF, NPS and superannuation above {employer.fundsMost|words} a year together is taxed ({employer.fundsMost|source}). This page leaves that tax out.',
      kind: 'careful',
      about: 'employerNps',
    },
    childAllowances: {
      text: 'We take {exempt} a year as tax-free in the old regime. That is the full limit, for 12 months. If your employer pays you less for your children, leave these two at 0 and add the smaller amount to other deductions.',
      figures: { exempt: { kind: 'currency' } },
      kind: 'careful',
    },
    over80C: {
      text: 'You can deduct only {deduction.section80C} under section 80C (section 123 from tax year 2026-27).',
      kind: 'careful',
      about: 'section80C',
    },
    over80D: {
      text: 'Under section 80D (section 126 from tax year 2026-27) you can deduct at most {health.cap} for your family below 60 and {health.seniorCap} for parents of 60 or older. We ignore anything above that. If your spouse is 60 or older, your family’s limit is {health.seniorCap}: enter the difference under other deductions.',
      kind: 'careful',
      about: 'section80D',
    },
    over80DSenior: {
      text: 'Under section 80D (section 126 from tax year 2026-27) you can deduct at most {health.seniorCap} for your family and {health.seniorCap} for your parents. We ignore anything above that.',
      kind: 'careful',
      about: 'section80D',
    },
    parents80D: {
      text: 'Under section 80D (section 126 from tax year 2026-27) you can deduct at most {health.cap} for your own family below 60. You can deduct the rest only if you pay it for your parents: up to {health.cap}, or {health.seniorCap} if one of them is 60 or older.',
      kind: 'careful',
      about: 'section80D',
    },
    parents80DSenior: {
      text: 'Under section 80D (section 126 from tax year 2026-27) you can deduct at most {health.seniorCap} for your own family. You can deduct the rest only if you pay it for your parents, up to {health.seniorCap}.',
      kind: 'careful',
      about: 'section80D',
    },
    over80CCD1B: {
      text: 'You can deduct only {deduction.section80CCD1B} under section 80CCD(1B) (section 124 from tax year 2026-27).',
      kind: 'careful',
      about: 'section80CCD1B',
    },
    overInterest: {
      text: 'You can deduct only {deduction.homeLoanInterest} of home loan interest (section 24(b), section 22 from tax year 2026-27).',
      kind: 'careful',
      about: 'homeLoanInterest',
    },
    beyondIncome: {
      text: 'Your deductions are more than the income you can deduct them from. The rest has no effect.',
      kind: 'careful',
    },
    nilUsed:
      'Your other income does not use up the tax-free slab, so your gains use the rest of it. The Act does not say in what order. We take short-term gains first, as their rate is the highest, and long-term gains on shares last.',
    gainsNotRebated:
      'The new regime’s rebate removes no tax on gains ({tax.new.rebateLimit|source}), and its limit of {tax.new.rebateLimit|words} includes the gains.',
    rebateRelief: {
      text: 'Marginal relief: your new regime tax before cess is no more than your income above the rebate limit.',
      kind: 'good',
    },
    surchargeRelief: {
      text: 'Marginal relief: the surcharge never costs more than your income above its threshold.',
      kind: 'good',
    },
    topSurcharge:
      'Above {tax.topSurchargeFrom|words} of taxable income, the old regime’s surcharge is {tax.old.topSurcharge}. In the new regime it stops at {tax.new.topSurcharge}.',
    noBreakEven: {
      text: 'There is none: no amount of deductions makes the old regime better.',
      at: 'breakEvenDeductions',
    },
  },
  story: [
    {
      text: 'The new regime saves you {saving}. You get back {refund} of the {taxPaid} already paid.',
      showWhen: { ...paid, betterRegime: 'new', newBalance: { below: -0.5 } },
      figures: { refund: { kind: 'currency', of: 'newBalance', times: -1 } },
    },
    {
      text: 'The new regime saves you {saving}. After the {taxPaid} already paid, you still pay {newBalance}.',
      showWhen: { ...paid, betterRegime: 'new', newBalance: { above: 0.5 } },
    },
    {
      text: 'The old regime saves you {saving}. You get back {refund} of the {taxPaid} already paid.',
      showWhen: { ...paid, betterRegime: 'old', oldBalance: { below: -0.5 } },
      figures: { refund: { kind: 'currency', of: 'oldBalance', times: -1 } },
    },
    {
      text: 'The old regime saves you {saving}. After the {taxPaid} already paid, you still pay {oldBalance}.',
      showWhen: { ...paid, betterRegime: 'old', oldBalance: { above: 0.5 } },
    },
    {
      text: 'You pay the same tax in both regimes. You get back {refund} of the {taxPaid} already paid.',
      showWhen: { ...paid, betterRegime: 'equal', newBalance: { below: -0.5 } },
      figures: { refund: { kind: 'currency', of: 'newBalance', times: -1 } },
    },
    {
      text: 'You pay the same tax in both regimes. After the {taxPaid} already paid, you still pay {newBalance}.',
      showWhen: { ...paid, betterRegime: 'equal', newBalance: { above: 0.5 } },
    },
    {
      text: 'You pay no tax in the new regime. In the old one, with deductions of {deductions}, you would pay {oldTax}.',
      showWhen: { betterRegime: 'new', newTax: { below: 0.5 }, itemised: false, deductions: { above: 0 } },
    },
    {
      text: 'You pay no tax in the new regime. In the old one you would pay {oldTax}.',
      showWhen: { betterRegime: 'new', newTax: { below: 0.5 } },
    },
    {
      text: 'The new regime saves you {saving}. No amount of deductions changes that.',
      showWhen: { betterRegime: 'new', breakEven: 'none' },
    },
    {
      text: 'The new regime saves you {saving}. The old one is cheaper only if you deduct more than {breakEvenDeductions} a year.',
      showWhen: { betterRegime: 'new' },
    },
    {
      text: 'You pay no tax in the old regime. In the new one you would pay {newTax}.',
      showWhen: { betterRegime: 'old', oldTax: { below: 0.5 } },
    },
    {
      text: 'The old regime saves you {saving}, because you deduct more than {breakEvenDeductions} a year.',
      showWhen: { betterRegime: 'old', breakEven: 'reached' },
    },
    { text: 'The old regime saves you {saving}. You pay {oldTax}.', showWhen: { betterRegime: 'old' } },
    { text: 'You pay the same tax in both regimes, {newTax}.', showWhen: { newTax: { above: 0 } } },
    { text: 'You pay no tax in either regime.' },
  ],
  levers: [
    {
      text: 'If your employer pays {employerNps} of your pay into NPS, you pay {by.newTax} less tax in the new regime.',
      set: { employerNps: 'round({grossIncome} × 0.07)', basicSalary: 'round({grossIncome} × 0.5)' },
      moves: { newTax: 'down' },
      showWhen: {
        method: 'statutory',
        salaried: true,
        employerNps: { below: 1 },
        betterRegime: 'new',
        newTax: { above: 0 },
        // with a larger income the payments would be above what may be paid without tax
        grossIncome: { below: factNow('employer.fundsMost') / 0.07 },
      },
    },
    {
      text: 'Pay {by.section80CCD1B} more into your own NPS account and save {by.oldTax} in the old regime.',
      set: { section80CCD1B: '{deduction.section80CCD1B}' },
      moves: { oldTax: 'down' },
      showWhen: { ...oneByOne, betterRegime: 'old' },
    },
    {
      text: 'If you pay nothing into NPS yet, {by.deductions} there saves you {by.oldTax} in the old regime.',
      set: { deductions: '{deductions} + {deduction.section80CCD1B}' },
      moves: { oldTax: 'down' },
      showWhen: { itemised: false, betterRegime: 'old' },
    },
    {
      text: 'In the new regime you pay no tax up to {tax.new.rebateLimit|words} after a standard deduction of {tax.new.standardDeduction}.',
      showWhen: { assessmentYear: yearNow, salaried: true, newTax: { below: 1 }, grossIncome: { above: 700_000 } },
    },
  ],
  basis: [
    ...years.map(yearLine),
    {
      text: 'Includes surcharge and both marginal reliefs. Total income and tax are each rounded to the nearest {tax.taxRounding}, as the Acts say.',
      showWhen: { method: 'statutory' },
    },
    {
      text: 'Simplified method: standard deduction, slabs for an age below 60, no tax up to the rebate limit, cess, rounded once. It leaves out surcharge and marginal relief, so do not file with it.',
      showWhen: { method: 'simple' },
    },
    {
      text: 'No standard deduction, because the income includes neither salary nor pension.',
      showWhen: { salaried: false },
    },
    {
      text: 'Children’s allowances, old regime, for at most {allowance.children} children each: {allowance.education} a month for education and {allowance.hostel} for a hostel since {allowance.education|since} ({allowance.education|source}; confirmed {allowance.education|confirmed}). In AY 2024-25 to 2026-27: {allowance.education@2025-06-01} and {allowance.hostel@2025-06-01} ({allowance.education@2025-06-01|source}).',
      showWhen: [
        { ...oneByOne, educationChildren: { above: 0 } },
        { ...oneByOne, hostelChildren: { above: 0 } },
      ],
    },
    {
      text: 'Let-out house: rent after municipal tax, minus {house.repairs} for repairs ({house.repairs|source}) and all interest. In the old regime a loss, together with up to {deduction.homeLoanInterest} of interest for the home you live in, lowers other income by at most {house.lossMost} ({house.lossMost|source}). In the new regime it does not.',
      showWhen: letOut,
    },
    {
      text: 'Employer’s NPS payments (employers other than government): up to {nps.employerShare.new} of basic salary and DA in the new regime ({nps.employerShare.new@2024-03-31} in AY 2024-25), {nps.employerShare.old} in the old one ({nps.employerShare.new|source}, last confirmed {nps.employerShare.new|confirmed}).',
      showWhen: npsPaid,
    },
    {
      text: 'Gains: {gains.equityShort} short-term and {gains.equityLong} long-term above {gains.equityFree} on shares and equity funds, {gains.long} on others, with a surcharge of at most {tax.gainsSurcharge} ({gains.equityShort|source}; {gains.long|source}; {gains.equityLong|source}; last confirmed {gains.long|confirmed}). Deductions and house losses do not lower them.',
      showWhen: gained,
    },
    {
      text: 'Left to pay: the regime’s tax minus the {taxPaid} already paid, without interest for paying late.',
      showWhen: paid,
    },
    'For resident individuals. Last confirmed {tax.new.slabs|confirmed}.',
  ],
  examples: [
    {
      title: 'A salary of ₹12.75 lakh: no tax in the new regime',
      inputs: { assessmentYear: 'TY2026-27', grossIncome: 1_275_000, deductions: 0 },
      outputs: { newTax: 0, betterRegime: 'new', breakEven: 'none' },
      source: 'the Income-tax Act 2025, sections 156 and 202',
    },
    {
      title: 'A salary of ₹12.85 lakh: marginal relief',
      inputs: { assessmentYear: 'TY2026-27', grossIncome: 1_285_000, deductions: 0 },
      outputs: { tax: 10_400, newTax: 10_400 },
      source: 'published tax tables, at a taxable income of ₹12,10,000',
    },
    {
      title: '₹15 lakh and a let-out flat with a loss',
      inputs: {
        assessmentYear: 'TY2026-27',
        grossIncome: 1_500_000,
        rentReceived: 300_000,
        municipalTax: 10_000,
        letOutInterest: 500_000,
      },
      outputs: { oldTax: 148_200, newTax: 97_500, saving: 50_700 },
      source: 'a second calculation by the rules of tax year 2026-27',
    },
  ],
  content,
  ask: {
    answers: [{ output: 'newTax' }],
    // income with rates of its own, or not an individual's
    unsure:
      '44ad, 44ada, 44ae, turnover, receipts, टर्नओवर, crypto, cryptocurrency, bitcoin, vda, nft, lottery, lotteries, winnings, kbc, dream11, gambling, betting, partnership, firm, llp, company, pvt ltd, huf, trust, society, dividend, dividends, rental, क्रिप्टो, बिटकॉइन, लॉटरी, कंपनी, डिविडेंड',
    sets: [
      {
        words:
          'business income, professional income, business, profession, professional, freelance, freelancer, freelancing, self employed, consultant, consulting, dukan, shop, net profit, profit, not salary, not salaried, non salaried, non salary, no salary, salary nahi, not from salary, व्यापार, दुकान',
        inputs: { salaried: false },
      },
      { words: '80c, 80d, hra exemption, hra exempt, exempt hra, home loan interest', inputs: oneByOne },
    ],
  },
  noWorking: 'The statement shows the tax line by line, slab by slab, for both regimes.',
  refusals: {
    gainsUnknown:
      'You can enter gains from AY 2026-27 on. One of the years before had two sets of rates, and whether the rebate covers gains in them is before the courts.',
    simpleOnlyThen:
      'The simplified method is only for AY 2024-25. Choose that year (2024-25), or the method “Full rules” (statutory).',
  },
  headline: ['tax'],
  figure: 'saving',
  next: [
    {
      tool: 'advance_tax',
      text: 'How much of this {newTax} is due as advance tax, and by when?',
      with: { tax: '{newTax}', ...paidSoFar },
      showWhen: { ...advanceTaxDue, betterRegime: ['new', 'equal'] },
    },
    {
      tool: 'advance_tax',
      text: 'How much of this {oldTax} is due as advance tax, and by when?',
      with: { tax: '{oldTax}', ...paidSoFar },
      showWhen: { ...advanceTaxDue, betterRegime: 'old' },
    },
    {
      tool: 'hra',
      text: 'How much of my HRA is tax-free?',
      // the rent is entered there
      with: { basicSalary: '{basicSalary} ÷ 12', hraReceived: '0', rentPaid: '0' },
      showWhen: { ...salariedOneByOne, hraExemption: 0 },
    },
  ],
  related: ['salary', 'hra', 'section_80d', 'advance_tax', 'capital_gains', 'nps'],
  rises: {
    oldTax: ['grossIncome', 'rentReceived', 'stcg111A', 'ltcg112A', 'ltcg112'],
    newTax: ['grossIncome', 'rentReceived', 'stcg111A', 'ltcg112A', 'ltcg112'],
  },
  falls: {
    oldTax: [
      'deductions',
      'section80C',
      'section80D',
      'section80CCD1B',
      'hraExemption',
      'homeLoanInterest',
      'otherDeductions',
      'employerNps',
      'letOutInterest',
    ],
    newTax: ['employerNps', 'letOutInterest'],
    oldBalance: ['taxPaid'],
    newBalance: ['taxPaid'],
  },
  sums: [
    { total: 'oldTax', parts: ['oldBalance', 'taxPaid'] },
    { total: 'newTax', parts: ['newBalance', 'taxPaid'] },
  ],
  asks: [
    {
      text: 'What deductions bring my tax down to {target} in the old regime?',
      input: 'deductions',
      output: 'oldTax',
    },
    {
      text: 'At what income is the tax in the new regime {target}?',
      input: 'grossIncome',
      output: 'newTax',
    },
  ],
  compute: (values) => {
    const { grossIncome, salaried, assessmentYear, method, ageBand, taxPaid } = values;
    if (method === 'simple' && assessmentYear !== '2024-25') return fail('method', 'simpleOnlyThen');
    const found = lawOn(at(firstDay, assessmentYear), ageBand);
    const gains = { short: values.stcg111A, other: values.ltcg112, equity: values.ltcg112A };
    const anyGains = gains.short + gains.other + gains.equity > 0;
    if (anyGains && found.gains === null) return fail('assessmentYear', 'gainsUnknown');
    const taxed = found.gains && anyGains ? { gains, rules: found.gains.rules } : null;
    const applied = (regime: RegimeLaw) => {
      if (method === 'simple') return simplified(regime);
      return salaried ? regime : withoutSalary(regime);
    };
    const law = { ...found, old: applied(found.old), new: applied(found.new) };

    const { rentReceived: rent, municipalTax, letOutInterest: interest } = values;
    const letOutHouse = letOutIncome({ rent, municipalTax, interest }, law.houseRepairs);
    // the home one lives in is listed among the deductions
    const house = { old: houseIncome(letOutHouse, 0, law.old.house), new: houseIncome(letOutHouse, 0, law.new.house) };
    const ownInterest = values.itemised ? Math.min(values.homeLoanInterest, law.old.house.ownInterest) : 0;
    const { list, notes } = countedDeductions(values, law, letOutHouse);
    const total = (regime: 'old' | 'new') => list.reduce((sum, each) => sum + at(each, regime), 0);
    const deductions = { old: total('old'), new: total('new') };

    const assessed = (regime: 'old' | 'new', gross: number) =>
      assess(at(law, regime), { gross, house: at(house, regime), taxed }, at(deductions, regime));
    const [old, now] = [assessed('old', grossIncome), assessed('new', grossIncome)];
    const betterRegime = cheaper({ oldTax: old.payable, newTax: now.payable });
    const employerPart = list.find(({ line }) => line === 'employerNps')?.old ?? 0;
    const least = breakEven(law.old, old, employerPart, now.payable);
    const allIncome = grossIncome + gainsOf(taxed);
    const share = (tax: number) => (allIncome === 0 ? 0 : (tax / allIncome) * 100);
    const gainsTax = ({ steps }: Assessment) => steps.gains.short + steps.gains.other + steps.gains.equity;

    return {
      tax: Math.min(old.payable, now.payable),
      oldTax: old.payable,
      newTax: now.payable,
      betterRegime,
      saving: Math.abs(old.payable - now.payable),
      oldGainsTax: gainsTax(old),
      newGainsTax: gainsTax(now),
      oldEffectiveRate: share(old.payable),
      newEffectiveRate: share(now.payable),
      oldMarginalRate: marginalRate(law.old, old, deductions.old),
      newMarginalRate: marginalRate(law.new, now, deductions.new),
      breakEven: least === null ? 'none' : least === 0 ? 'always' : betterRegime === 'old' ? 'reached' : 'short',
      breakEvenDeductions: least ?? 0,
      oldBalance: old.payable - taxPaid,
      newBalance: now.payable - taxPaid,
      statement: () =>
        statement({ law, year: assessmentYear, age: ageBand, old, new: now, deductions: list }).filter(
          (row) => row.old !== 0 || row.new !== 0 || row.line === 'taxable' || row.line === 'payable',
        ),
      byIncome: () =>
        rowsByIncome(grossIncome, (income) => ({
          income,
          oldTax: assessed('old', income).payable,
          newTax: assessed('new', income).payable,
        })),
      notes: [
        taxPaid > Math.min(old.payable, now.payable) && 'refund',
        ...notes,
        letOutHouse - ownInterest < 0 - law.old.house.loss && 'houseLoss',
        letOutHouse < 0 && 'houseLossNew',
        old.unused > 0 && 'beyondIncome',
        old.steps.nilUsed + now.steps.nilUsed > 0 && 'nilUsed',
        now.taxable <= law.new.rules.rebateLimit && gainsTax(now) > 0 && 'gainsNotRebated',
        now.steps.rebateRelief > 0 && 'rebateRelief',
        old.steps.surchargeRelief + now.steps.surchargeRelief > 0 && 'surchargeRelief',
        old.steps.surchargeRate > (law.new.rules.surcharge.at(-1)?.rate ?? 0) && 'topSurcharge',
        least === null && 'noBreakEven',
      ],
    };
  },
});
