import { defineTool, formatNumber, textWith } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { type LeaveLaw, leavePay } from '#maths/tax-laws.ts';
import { factNow } from '#rules';
import { taxRateInput } from '../../inputs.ts';
import content from './content.ts';

const law: LeaveLaw = {
  days: factNow('leave.days'),
  months: factNow('leave.months'),
  taxFree: factNow('leave.taxFree'),
};

/** Only who leaves an employer outside the government has limits. */
const limited = { employer: 'private', occasion: 'leaving' } as const;
const taxedIn = { taxRate: { above: 0 } } as const;

const limitLeft = textWith('Left of the ₹{limit} lakh', { limit: formatNumber(law.taxFree / 100_000) });

const sameSalary = { averageSalary: 0 } as const;
const otherSalary = { averageSalary: { above: 0 } } as const;

export default defineTool({
  inputs: {
    employer: {
      kind: 'choice',
      label: 'Employer',
      options: [
        {
          value: 'private',
          label: 'Private, public sector or bank',
          asked: 'private, private company, private job, प्राइवेट',
        },
        {
          value: 'government',
          label: 'Central or state government',
          asked: 'government, govt, govt employee, government employee, sarkari, sarkari naukri, सरकारी, सरकारी नौकरी',
        },
      ],
      default: 'private',
    },
    occasion: {
      kind: 'choice',
      label: 'When you get it',
      options: [
        { value: 'leaving', label: 'On leaving the job' },
        { value: 'inService', label: 'In service' },
        { value: 'death', label: 'After death' },
      ],
      default: 'leaving',
    },
    salary: {
      kind: 'currency',
      about: 'basic.month',
      label: 'Monthly basic salary and DA',
      per: 'month',
      asked: {
        words:
          'basic, basic da, basic and da, basic salary, मूल वेतन, salary, last salary, last drawn salary, basic pay, वेतन, सैलरी, डीए, मूल वेतन और डीए',
      },
      default: 80_000,
      usual: [10_000, 500_000],
      step: 1000,
      chips: [40_000, 80_000, 150_000, 300_000],
    },
    leaveDays: {
      kind: 'number',
      label: 'Earned leave left (days)',
      asked: {
        words:
          'earned leave, chhutti, chutti, छुट्टी, leave, leaves, days, days leave, days of leave, leave days, din, दिन, days left, बची छुट्टी, bachi chhutti',
      },
      default: 180,
      usual: [0, 450],
      step: 1,
      allowed: [0, 100_000],
    },
    years: {
      kind: 'years',
      label: 'Years of service',
      asked: { words: 'service, naukri, job, नौकरी, सेवा' },
      help: 'At this employer. Only full years are used.',
      default: 20,
      usual: [0, 40],
      step: 1,
      months: true,
      showWhen: limited,
    },
    received: {
      kind: 'currency',
      label: 'Amount you got',
      help: '0 works it out from days and salary.',
      default: 0,
      // 0 stands for another amount, so that no search finds its way
      solve: false,
      more: true,
    },
    dayBase: {
      kind: 'choice',
      label: 'Days in a month, for your employer',
      options: [
        { value: 30, label: '30' },
        { value: 26, label: '26' },
      ],
      default: 30,
      more: true,
    },
    averageSalary: {
      kind: 'currency',
      label: 'Average salary of the last ten months',
      help: '0 means the same as the last.',
      default: 0,
      unset: true,
      more: true,
      showWhen: limited,
    },
    leavePerYear: {
      kind: 'number',
      label: 'Yearly leave you earn (days)',
      help: 'The law ignores anything above {leave.days} a year.',
      default: 30,
      usual: [10, 60],
      step: 1,
      allowed: [0, 366],
      more: true,
      showWhen: limited,
    },
    exemptionUsed: {
      kind: 'currency',
      label: 'Tax-free leave pay received earlier',
      help: 'From this and earlier employers, in all years.',
      default: 0,
      more: true,
      showWhen: limited,
    },
    taxRate: { ...taxRateInput, allowed: [0, 100], more: true },
  },
  outputs: {
    exempt: { kind: 'currency', label: 'Tax-free', better: 'higher' },
    taxable: { kind: 'currency', label: 'Taxable', better: 'lower' },
    amount: { kind: 'currency', label: 'Leave encashment', better: 'higher', asked: 'leave encashment, total' },
    byTenMonths: { kind: 'currency', label: 'Ten months’ salary', showWhen: limited },
    byLeave: { kind: 'currency', label: 'Pay for the days allowed', showWhen: limited },
    limitLeft: { kind: 'currency', label: limitLeft, showWhen: limited },
    creditDays: { kind: 'number', label: 'Days allowed', emphasis: 'quiet', showWhen: limited },
    tax: { kind: 'currency', label: 'Tax on it', better: 'lower', showWhen: taxedIn },
    afterTax: { kind: 'currency', label: 'After tax', better: 'higher', showWhen: taxedIn },
  },
  tables: {
    limits: {
      title: 'The least of the four is tax-free',
      sheet: 'The four limits',
      open: true,
      showWhen: limited,
      columns: {
        limit: {
          kind: 'text',
          label: 'Limit',
          // short, because a phone shows them beside the bars
          values: {
            actual: 'Amount you get',
            ten: 'Ten months’ salary',
            leave: 'Pay for unused leave',
            law: 'Tax-free limit left',
          },
        },
        amount: { kind: 'currency', label: 'Amount', role: 'growth' },
      },
      best: { column: 'amount', is: 'least', label: 'This one decides' },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'The least of the four is tax-free',
      table: 'limits',
      x: 'limit',
      series: ['amount'],
      horizontal: true,
      showWhen: limited,
    },
  ],
  notes: {
    limitGone: {
      text: 'You have used up your lifetime limit of {leave.taxFree|words}, so all of it is taxable.',
      kind: 'careful',
    },
    inService: { text: 'Leave you encash while you work is fully taxed.', kind: 'careful' },
    underYear: { text: 'There is no full year of service, so the law allows no days.', kind: 'careful' },
    tooMany: {
      text: 'You cannot have so many days of leave: your employer gives {leavePerYear} a year.',
      kind: 'careful',
    },
    capped300: 'Government employees get at most 300 days (Central Civil Services (Leave) Rules 1972, rule 39).',
  },
  story: [
    { text: 'All of your {amount} is tax-free.', showWhen: { amount: { above: 0 }, taxable: 0 } },
    { text: '{exempt} of your {amount} is tax-free, and {taxable} is taxable.', showWhen: { exempt: { above: 0 } } },
    { text: 'All of your {amount} is taxable.', showWhen: { amount: { above: 0 } } },
    { text: 'There is no leave to encash.' },
  ],
  basis: [
    {
      text: 'The least of four amounts is tax-free: what you get, {leave.months} months of average salary, pay for the days allowed, and what is left of {leave.taxFree|words} over a lifetime ({leave.taxFree|source}). Last confirmed: {leave.taxFree|confirmed}.',
      showWhen: limited,
    },
    {
      text: 'Days allowed: at most {leave.days} for each full year ({leave.days|source}). The Act says “every year of actual service”. The tax department reads that as full years; this is not confirmed.',
      showWhen: limited,
    },
    {
      text: 'Salary is basic pay and DA. Resignation is treated like retirement, under judgments that others report (CIT v. R. J. Shahney, Madras High Court; CIT v. D. P. Malhotra, Bombay High Court, 1997).',
      showWhen: limited,
    },
    {
      text: 'You get it in both regimes: section 202(2) of the Income-tax Act 2025 lists the exemptions that the new regime takes away, and leave encashment is not on the list (November 2026, from the official text as others quote it).',
      showWhen: { occasion: 'leaving' },
    },
    {
      text: 'Leave you encash in service is taxed as salary of that year. We leave out relief for pay that belongs to earlier years.',
      showWhen: { occasion: 'inService' },
    },
    {
      text: 'Central and state government employees pay no tax on it at the end of service (section 10(10AA)(i) of the Income-tax Act 1961; serial 13 of section 19(1) in the Act of 2025 by a report on the Bill, and we have not read its text).',
      showWhen: { employer: 'government', occasion: 'leaving' },
    },
    {
      text: 'A family pays no tax on what it gets after a death (Central Board of Direct Taxes, circular 309 of 3 July 1981, as others quote it).',
      showWhen: { occasion: 'death' },
    },
  ],
  examples: [
    {
      title: '180 days left after 20 years',
      inputs: {},
      outputs: { exempt: 480_000, taxable: 0, amount: 480_000 },
    },
    {
      title: '400 days at ₹2 lakh a month: ten months’ salary decides',
      inputs: { salary: 200_000, leaveDays: 400, years: 24.5 },
      outputs: { exempt: 2_000_000, taxable: 666_667, amount: 2_666_667 },
    },
    {
      title: '₹5 lakh of the limit used before, taxed at 31.2%',
      inputs: { salary: 300_000, leaveDays: 300, years: 30, exemptionUsed: 500_000, taxRate: 31.2 },
      outputs: { exempt: 2_000_000, taxable: 1_000_000, tax: 312_000 },
    },
  ],
  content,
  asks: [{ text: 'How many days of leave come to {target}?', input: 'leaveDays', output: 'amount' }],
  working: [
    {
      id: 'amount',
      label: 'Leave encashment',
      formula: '{leaveDays} × {salary} ÷ {dayBase}',
      showWhen: { received: 0 },
    },
    { id: 'amount', label: 'Leave encashment', formula: '{received}', showWhen: { received: { above: 0 } } },
    { id: 'fullYears', label: 'Full years of service', formula: 'floor({years})', decimals: 0, showWhen: limited },
    {
      id: 'creditDays',
      label: 'Days allowed',
      formula:
        'max(0, min({leaveDays} − max(0, {leavePerYear} − {leave.days}) × {fullYears}, {leave.days} × {fullYears}))',
      showWhen: limited,
    },
    {
      id: 'byTenMonths',
      label: 'Ten months’ salary',
      formula: '{leave.months} × {salary}',
      showWhen: { ...limited, ...sameSalary },
    },
    {
      id: 'byTenMonths',
      label: 'Ten months’ salary',
      formula: '{leave.months} × {averageSalary}',
      showWhen: { ...limited, ...otherSalary },
    },
    {
      id: 'byLeave',
      label: 'Pay for the days allowed',
      formula: '{salary} ÷ 30 × {creditDays}',
      showWhen: { ...limited, ...sameSalary },
    },
    {
      id: 'byLeave',
      label: 'Pay for the days allowed',
      formula: '{averageSalary} ÷ 30 × {creditDays}',
      showWhen: { ...limited, ...otherSalary },
    },
    {
      id: 'limitLeft',
      label: 'Left of the lifetime limit',
      formula: 'max(0, {leave.taxFree} − {exemptionUsed})',
      showWhen: limited,
    },
    {
      id: 'exempt',
      label: 'Tax-free',
      formula: 'min({amount}, {byTenMonths}, {byLeave}, {limitLeft})',
      showWhen: limited,
    },
    { id: 'exempt', label: 'Tax-free', formula: '0', showWhen: { occasion: 'inService' } },
    {
      id: 'exempt',
      label: 'Tax-free',
      formula: '{amount}',
      showWhen: [{ occasion: 'death' }, { occasion: 'leaving', employer: 'government' }],
    },
    { id: 'taxable', label: 'Taxable', formula: '{amount} − {exempt}' },
    { id: 'tax', label: 'Tax on it', formula: '{taxable} × {taxRate} ÷ 100', showWhen: taxedIn },
    { id: 'afterTax', label: 'After tax', formula: '{amount} − {tax}', showWhen: taxedIn },
  ],
  ask: { idle: 'retirement, on retirement, retirement par, retirement pe, रिटायरमेंट' },
  headline: ['exempt'],
  next: [
    {
      tool: 'gratuity',
      text: 'How much gratuity do I get at the same salary and service?',
      with: { salary: '{salary}', years: '{years}', employer: '{employer}' },
      showWhen: limited,
    },
  ],
  related: ['gratuity', 'salary', 'tax_calculator', 'epf'],
  rises: {
    amount: ['leaveDays'],
    creditDays: ['leaveDays'],
    taxable: ['exemptionUsed'],
    tax: ['taxRate'],
  },
  falls: {
    exempt: ['exemptionUsed', 'leavePerYear'],
    afterTax: ['taxRate'],
  },
  sums: [
    { total: 'amount', parts: ['exempt', 'taxable'] },
    { total: 'amount', parts: ['afterTax', 'tax'] },
  ],
  compute: (values) => {
    const { employer, occasion, leaveDays, years, leavePerYear, taxRate } = values;
    const pay = leavePay(values, law);
    const { amount, exempt, taxable, byTenMonths, byLeave, limitLeft: left, creditDays } = pay;
    const tax = taxable * periodicRate(taxRate, 1);
    const hasLimits = employer === 'private' && occasion === 'leaving';
    const fullYears = Math.floor(years);
    return {
      ...{ exempt, taxable, amount, byTenMonths, byLeave, limitLeft: left, creditDays, tax, afterTax: amount - tax },
      limits: () =>
        hasLimits
          ? [
              { limit: 'actual', amount },
              { limit: 'ten', amount: byTenMonths },
              { limit: 'leave', amount: byLeave },
              { limit: 'law', amount: left },
            ]
          : [],
      notes: [
        hasLimits && left === 0 && amount > 0 && 'limitGone',
        occasion === 'inService' && amount > 0 && 'inService',
        hasLimits && fullYears === 0 && 'underYear',
        hasLimits && fullYears > 0 && leaveDays > leavePerYear * fullYears && 'tooMany',
        employer === 'government' && leaveDays > 300 && 'capped300',
      ],
    };
  },
});
