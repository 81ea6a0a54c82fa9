import { defineTool, fail } from '#engine';
import { firstDay, lawOn, type RegimeLaw, simplified, withoutSalary, type Year } from '../law.ts';
import { assess, breakEven, incomesAround, marginalRate } from './assess.ts';
import content from './content.ts';
import { countedDeductions } from './deductions.ts';
import { statement } from './statement.ts';

const yearLine = (year: Year) => {
  const day = firstDay[year];
  const regime = (id: 'old' | 'new') =>
    `{tax.${id}.slabs@${day}|source}, standard deduction {tax.${id}.standardDeduction@${day}}, rebate for a taxable income up to {tax.${id}.rebateLimit@${day}} ({tax.${id}.rebateLimit@${day}|source})`;
  return {
    text: `Income earned from {tax.new.slabs@${day}|since}. New regime: ${regime('new')}. Old regime: ${regime('old')}. Cess {tax.cess@${day}}.`,
    showWhen: { assessmentYear: year },
  };
};

export default defineTool({
  inputs: {
    grossIncome: {
      kind: 'currency',
      label: 'Gross income a year',
      help: 'Salary, pension and other income taxed at slab rates, before any deduction.',
      default: 1_000_000,
    },
    salaried: {
      kind: 'toggle',
      label: 'This income includes a salary or pension',
      help: 'Only then is there a standard deduction. Turn this off if you live on business, interest or rent.',
      default: true,
      showWhen: { method: 'statutory' },
    },
    deductions: {
      kind: 'currency',
      label: 'Deductions a year',
      help: 'They count in the old regime only. Leave out the standard deduction: it is added for you.',
      default: 150_000,
      showWhen: { itemised: false },
    },
    itemised: { kind: 'toggle', label: 'Enter deductions one by one', default: false },
    section80C: {
      kind: 'currency',
      label: 'Section 80C: savings, insurance, tuition fees',
      help: 'EPF, PPF, ELSS, life insurance, home loan principal. Counts up to {deduction.section80C}.',
      default: 150_000,
      showWhen: { itemised: true },
    },
    section80D: {
      kind: 'currency',
      label: 'Section 80D: health insurance',
      help: 'Counts up to {health.cap} for your family and as much for your parents, {health.seniorCap} each where someone is 60 or older.',
      default: 0,
      showWhen: { itemised: true },
    },
    section80CCD1B: {
      kind: 'currency',
      label: 'Section 80CCD(1B): your own NPS payments',
      help: 'Beyond those counted under 80C. Counts up to {deduction.section80CCD1B}.',
      default: 0,
      showWhen: { itemised: true },
    },
    hraExemption: {
      kind: 'currency',
      label: 'HRA exemption',
      help: 'The exempt part of the house rent allowance. The HRA calculator works it out.',
      default: 0,
      showWhen: { itemised: true },
    },
    homeLoanInterest: {
      kind: 'currency',
      label: 'Home loan interest',
      help: 'For the home you live in. Counts up to {deduction.homeLoanInterest}.',
      default: 0,
      showWhen: { itemised: true },
    },
    otherDeductions: {
      kind: 'currency',
      label: 'Other deductions',
      help: 'Such as 80E, 80G, 80TTA, professional tax or LTA, after their own limits.',
      default: 0,
      showWhen: { itemised: true },
    },
    assessmentYear: {
      kind: 'choice',
      label: 'Year',
      help: 'An assessment year (AY) follows the year of the income. From April 2026 both are one, the tax year.',
      options: [
        { value: '2024-25', label: 'AY 2024-25' },
        { value: '2025-26', label: 'AY 2025-26' },
        { value: '2026-27', label: 'AY 2026-27' },
        { value: 'TY2026-27', label: 'Tax year 2026-27' },
      ],
      default: 'TY2026-27',
    },
    ageBand: {
      kind: 'choice',
      label: 'Age in the year of the income',
      options: [
        { value: 'below60', label: 'Below 60' },
        { value: '60to79', label: '60 to 79' },
        { value: '80plus', label: '80 or older' },
      ],
      default: 'below60',
      showWhen: { method: 'statutory' },
    },
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'Simple takes a salary and an age below 60, and leaves out surcharge, reliefs and rounding to tens. It exists for AY 2024-25 only.',
      options: [
        { value: 'statutory', label: 'As the law says' },
        { value: 'simple', label: 'Simple' },
      ],
      default: 'statutory',
      offerWhen: { assessmentYear: '2024-25' },
    },
  },
  outputs: {
    oldTax: { kind: 'currency', label: 'Tax in the old regime' },
    newTax: { kind: 'currency', label: 'Tax in the new regime' },
    betterRegime: {
      kind: 'text',
      label: 'Better regime',
      values: { old: 'Old regime', new: 'New regime', equal: 'Neither, both are equal' },
    },
    saving: { kind: 'currency', label: 'Saving in the better regime' },
    oldEffectiveRate: { kind: 'percent', label: 'Effective rate, old regime' },
    newEffectiveRate: { kind: 'percent', label: 'Effective rate, new regime' },
    oldMarginalRate: { kind: 'percent', label: 'On the next ₹1,000, old regime', emphasis: 'quiet' },
    newMarginalRate: { kind: 'percent', label: 'On the next ₹1,000, new regime', emphasis: 'quiet' },
    breakEven: {
      kind: 'text',
      label: 'Break-even',
      values: {
        none: 'No deduction makes the old regime better',
        always: 'The old regime is better without any deduction',
        reached: 'Your deductions reach it',
        short: 'Your deductions do not reach it',
      },
    },
    breakEvenDeductions: { kind: 'currency', label: 'Break-even deductions (₹0 if none)' },
  },
  tables: {
    statement: {
      title: 'Tax statement, line by line',
      tab: 'Statement',
      columns: {
        line: { kind: 'text', label: 'Line' },
        section: { kind: 'text', label: 'Section' },
        old: { kind: 'currency', label: 'Old regime', decimals: 2 },
        new: { kind: 'currency', label: 'New regime', decimals: 2 },
      },
    },
    byIncome: {
      title: 'Tax by income',
      tab: 'By income',
      columns: {
        income: { kind: 'currency', label: 'Gross income' },
        oldTax: { kind: 'currency', label: 'Old regime, with your deductions' },
        newTax: { kind: 'currency', label: 'New regime' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'Both taxes as income grows',
      table: 'byIncome',
      x: 'income',
      series: ['oldTax', 'newTax'],
    },
  ],
  mayRefuse: ['method'],
  notes: {
    over80C: 'Of the amount for section 80C (section 123 from tax year 2026-27) only {deduction.section80C} counts.',
    over80D:
      'Section 80D (section 126 from tax year 2026-27) takes off at most {health.cap} for your family below 60 and {health.seniorCap} for parents of 60 or older. What you entered above that does not count. If your husband or wife is 60 or older, your family’s limit is {health.seniorCap}: enter the difference under other deductions.',
    over80DSenior:
      'Section 80D (section 126 from tax year 2026-27) takes off at most {health.seniorCap} for your family and {health.seniorCap} for your parents. What you entered above that does not count.',
    parents80D:
      'Section 80D (section 126 from tax year 2026-27) takes off at most {health.cap} for your own family below 60. The rest of what you entered counts only if you pay it for your parents: up to {health.cap}, or {health.seniorCap} where one of them is 60 or older.',
    parents80DSenior:
      'Section 80D (section 126 from tax year 2026-27) takes off at most {health.seniorCap} for your own family. The rest of what you entered counts only if you pay it for your parents, up to {health.seniorCap}.',
    over80CCD1B:
      'Of the amount for section 80CCD(1B) (section 124 from tax year 2026-27) only {deduction.section80CCD1B} counts.',
    overInterest:
      'Of the home loan interest (section 24(b), section 22 from tax year 2026-27) only {deduction.homeLoanInterest} counts.',
    beyondIncome: 'Your deductions are more than the income they can be taken from. The rest has no effect.',
    rebateRelief:
      'Marginal relief: your new regime tax before cess is no more than your income above the rebate limit.',
    surchargeRelief: 'Marginal relief keeps the surcharge from costing more than the income above its threshold.',
    topSurcharge:
      'Above {tax.topSurchargeFrom|words} of taxable income the surcharge of the old regime is {tax.old.topSurcharge}. In the new regime it stops at {tax.new.topSurcharge}.',
    noBreakEven:
      'No deduction makes the old regime better at this income, so the break-even of ₹0 means that there is none.',
  },
  basis: [
    yearLine('2024-25'),
    yearLine('2025-26'),
    yearLine('2026-27'),
    yearLine('TY2026-27'),
    {
      text: 'With surcharge and both marginal reliefs. Total income and tax are each rounded to the nearest {tax.taxRounding}, as the Acts say.',
      showWhen: { method: 'statutory' },
    },
    {
      text: 'The simple method: standard deduction, slabs of an age below 60, no tax up to the rebate limit, cess, rounded once. It leaves out surcharge and marginal relief, so it is no figure to file with.',
      showWhen: { method: 'simple' },
    },
    {
      text: 'No standard deduction, because the income has neither salary nor pension in it.',
      showWhen: { salaried: false },
    },
    'For resident individuals. Last confirmed {tax.new.slabs|confirmed}.',
  ],
  examples: [
    {
      title: 'Salary of ₹12,75,000 in tax year 2026-27: the rebate takes all of the new regime’s tax',
      inputs: { grossIncome: 1_275_000, deductions: 0 },
      outputs: { newTax: 0, betterRegime: 'new', breakEven: 'none' },
      source: 'Income-tax Act 2025, sections 156 and 202',
    },
    {
      title: 'Salary of ₹12,85,000 in tax year 2026-27: marginal relief',
      inputs: { grossIncome: 1_285_000, deductions: 0 },
      outputs: { newTax: 10_400 },
      source: 'published figures for a taxable income of ₹12,10,000',
    },
    {
      title: '₹15,00,000 from a business in tax year 2026-27: no standard deduction',
      inputs: { grossIncome: 1_500_000, salaried: false },
      outputs: { oldTax: 226_200, newTax: 109_200 },
    },
    {
      title: '₹51,50,000 in AY 2024-25: surcharge with its relief in both regimes',
      inputs: { grossIncome: 5_150_000, deductions: 0, assessmentYear: '2024-25' },
      outputs: { oldTax: 1_469_000, newTax: 1_352_000 },
      source: 'published figures for a taxable income of ₹51,00,000',
    },
    {
      title: '₹10,00,000 with deductions of ₹1,50,000 by the simple method',
      inputs: { assessmentYear: '2024-25', method: 'simple' },
      outputs: { oldTax: 75_400, newTax: 54_600 },
    },
  ],
  content,
  noWorking: 'The statement shows the tax line by line, slab by slab, for both regimes.',
  refusals: {
    simpleOnlyThen:
      'The simple method exists for AY 2024-25 only. Choose that year (2024-25), or the method “As the law says” (statutory).',
    noRules: 'There are no rules for this year.',
  },
  headline: ['betterRegime', 'saving'],
  compute: (values) => {
    const { grossIncome, salaried, assessmentYear, method, ageBand } = values;
    if (method === 'simple' && assessmentYear !== '2024-25') return fail('method', 'simpleOnlyThen');
    const found = lawOn(firstDay[assessmentYear], ageBand);
    if (!found.ok) return fail('assessmentYear', 'noRules');
    const applied = (regime: RegimeLaw) => {
      if (method === 'simple') return simplified(regime);
      return salaried ? regime : withoutSalary(regime);
    };
    const law = { ...found.law, old: applied(found.law.old), new: applied(found.law.new) };

    const { list, notes } = countedDeductions(values, law);
    const deductions = list.reduce((total, { amount }) => total + amount, 0);

    const taxes = (gross: number) => ({
      old: assess(law.old, gross, deductions),
      new: assess(law.new, gross, 0),
    });
    const { old, new: now } = taxes(grossIncome);
    const betterRegime = old.payable < now.payable ? 'old' : now.payable < old.payable ? 'new' : 'equal';
    const least = breakEven(law.old, grossIncome, now.payable);
    const share = (tax: number) => (grossIncome === 0 ? 0 : (tax / grossIncome) * 100);

    return {
      oldTax: old.payable,
      newTax: now.payable,
      betterRegime,
      saving: Math.abs(old.payable - now.payable),
      oldEffectiveRate: share(old.payable),
      newEffectiveRate: share(now.payable),
      oldMarginalRate: marginalRate(law.old, grossIncome, deductions),
      newMarginalRate: marginalRate(law.new, grossIncome, 0),
      breakEven: least === null ? 'none' : least === 0 ? 'always' : betterRegime === 'old' ? 'reached' : 'short',
      breakEvenDeductions: least ?? 0,
      statement: () => statement(law, old, now, list),
      byIncome: () =>
        incomesAround(grossIncome).map((income) => {
          const then = taxes(income);
          return { income, oldTax: then.old.payable, newTax: then.new.payable };
        }),
      notes: [
        ...notes,
        ...(old.unused > 0 ? (['beyondIncome'] as const) : []),
        ...(now.steps.rebateRelief > 0 ? (['rebateRelief'] as const) : []),
        ...(old.steps.surchargeRelief + now.steps.surchargeRelief > 0 ? (['surchargeRelief'] as const) : []),
        ...(old.steps.surchargeRate > (law.new.rules.surcharge.at(-1)?.rate ?? 0) ? (['topSurcharge'] as const) : []),
        ...(least === null ? (['noBreakEven'] as const) : []),
      ],
    };
  },
});
