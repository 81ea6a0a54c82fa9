import { defineTool } from '#engine';
import { wholeYears } from '#maths/periods.ts';
import { factNow } from '#rules';
import content from './content.ts';

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
    gratuity: { kind: 'currency', label: 'Gratuity', emphasis: 'headline' },
    taxFree: { kind: 'currency', label: 'Tax-free part' },
    taxable: { kind: 'currency', label: 'Taxable part' },
  },
  tables: {
    byYear: {
      title: 'Gratuity at this salary by years of service',
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
  compute: ({ salary, years, coveredByAct }) => {
    // the law's fraction has to be in excess of six months, so exactly half a year counts down
    const counted = (service: number) => (coveredByAct ? Math.ceil(service - 0.5) : Math.floor(service));
    const least = factNow('gratuity.leastYears');
    const payForAYear = coveredByAct
      ? (salary * factNow('gratuity.daysPaid')) / factNow('gratuity.daysInMonth')
      : salary / 2;
    const after = (service: number) => {
      const full = counted(service);
      const gratuity = full < least ? 0 : payForAYear * full;
      const taxFree = Math.min(gratuity, factNow('gratuity.taxFree'));
      return { gratuity, taxFree, taxable: gratuity - taxFree };
    };
    return {
      ...after(years),
      byYear: () => wholeYears(years).map((year) => ({ year, ...after(year) })),
      notes: [
        counted(years) < least && 'tooEarly',
        coveredByAct && years >= least - 0.5 && years < least && 'fifthYear',
      ],
    };
  },
});
