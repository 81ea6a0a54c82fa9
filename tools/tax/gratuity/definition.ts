import { defineTool } from '#engine';
import { type GratuityRules, gratuityFor } from '#maths/gratuity.ts';
import { wholeYears } from '#maths/periods.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

const rules: GratuityRules = {
  daysPaid: factNow('gratuity.daysPaid'),
  daysInMonth: factNow('gratuity.daysInMonth'),
  leastYears: factNow('gratuity.leastYears'),
  fixedTermYears: factNow('gratuity.fixedTermYears'),
  wageShare: factNow('gratuity.wageShare') / 100,
  taxFree: factNow('gratuity.taxFree'),
};

export default defineTool({
  inputs: {
    salary: {
      kind: 'currency',
      label: 'Last basic salary and DA a month',
      help: 'DA is dearness allowance. Where the gratuity law does not cover the employer, use the average of the last ten months.',
      default: 50_000,
      min: 10_000,
      max: 500_000,
      step: 1000,
    },
    years: {
      kind: 'years',
      label: 'Years of service',
      help: 'Months are parts of a year: type 10.5 for ten years and six months.',
      default: 10,
      min: factNow('gratuity.leastYears'),
      max: 40,
      step: 1,
      months: true,
      belowZero: 'tooEarly',
    },
    coveredByAct: {
      kind: 'toggle',
      label: 'The gratuity law covers the employer',
      help: 'Most employers with ten or more staff are.',
      default: true,
    },
  },
  outputs: {
    gratuity: { kind: 'currency', label: 'Gratuity' },
    taxFree: { kind: 'currency', label: 'Tax-free part' },
    taxable: { kind: 'currency', label: 'Taxable part' },
  },
  tables: {
    byYear: {
      title: 'Gratuity at this salary by years of service',
      tab: 'By years of service',
      columns: {
        year: { kind: 'years', label: 'Years of service' },
        gratuity: { kind: 'currency', label: 'Gratuity' },
        taxFree: { kind: 'currency', label: 'Tax-free part' },
        taxable: { kind: 'currency', label: 'Taxable part' },
      },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Gratuity by years of service',
      table: 'byYear',
      x: 'year',
      series: ['taxFree', 'taxable'],
      stacked: true,
    },
  ],
  notes: {
    tooEarly: 'Gratuity is typically payable after {gratuity.leastYears} years of service.',
    fifthYear:
      'Five years of continuous service are a condition of their own, beside the rounding of years. High Courts accept four years and 240 days (190 days with a week of five working days), so for this length of service the figure is disputed.',
  },
  basis: [
    {
      text: '{gratuity.daysPaid} days of pay for each year, with {gratuity.daysInMonth} working days in a month ({gratuity.daysPaid|source}, since {gratuity.daysPaid|since}). A part of a year counts as a full one only where it is more than six months.',
      showWhen: { coveredByAct: true },
    },
    {
      text: 'Wages count as at least {gratuity.wageShare} of total pay since {gratuity.wageShare|since} ({gratuity.wageShare|source}). Where basic salary and DA are less than that, enter that share of your total pay.',
      showWhen: { coveredByAct: true },
    },
    {
      text: 'Half a month of pay for each completed year. A part of a year does not count.',
      showWhen: { coveredByAct: false },
    },
    'Tax-free up to {gratuity.taxFree} over a lifetime since {gratuity.taxFree|since} ({gratuity.taxFree|source}), last confirmed {gratuity.taxFree|confirmed}. For government employees the whole gratuity is tax-free.',
  ],
  examples: [
    {
      title: '₹50,000 a month after 10 years',
      inputs: {},
      outputs: { gratuity: 288_462, taxFree: 288_462, taxable: 0 },
    },
    {
      title: 'Ten years and exactly six months count as ten',
      inputs: { years: 10.5 },
      outputs: { gratuity: 288_462 },
    },
    {
      title: 'Ten years and seven months count as eleven',
      inputs: { years: 10.58 },
      outputs: { gratuity: 317_308 },
    },
    {
      title: '₹5,00,000 a month after 40 years',
      inputs: { salary: 500_000, years: 40 },
      outputs: { gratuity: 11_538_462, taxFree: 2_000_000, taxable: 9_538_462 },
    },
    {
      title: 'Not covered by the law, 10 years and eleven months',
      inputs: { years: 10.9, coveredByAct: false },
      outputs: { gratuity: 250_000 },
    },
  ],
  content,
  working,
  compute: ({ salary, years, coveredByAct }) => {
    const least = rules.leastYears;
    const after = (service: number) =>
      gratuityFor(
        {
          salary,
          years: service,
          coveredByAct,
          totalPay: 0,
          fixedTerm: false,
          leaving: 'resigned',
          employer: 'private',
          exemptionUsed: 0,
        },
        rules,
      );
    const { countedYears, amount, taxFree, taxable } = after(years);
    return {
      gratuity: amount,
      taxFree,
      taxable,
      byYear: () =>
        wholeYears(Math.max(0, years)).map((year) => {
          const then = after(year);
          return { year, gratuity: then.amount, taxFree: then.taxFree, taxable: then.taxable };
        }),
      notes: [countedYears < least && 'tooEarly', coveredByAct && years >= least - 0.5 && years < least && 'fifthYear'],
    };
  },
});
