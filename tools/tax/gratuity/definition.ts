import { defineTool } from '#engine';
import { wholeYears } from '#maths/periods.ts';
import { roundHalfUp } from '#maths/rounding.ts';
import { factNow } from '#rules';
import content from './content.ts';

export default defineTool({
  inputs: {
    salary: {
      kind: 'currency',
      label: 'Last basic salary and DA a month',
      help: 'DA is dearness allowance. Outside the Act use the average of the last ten months.',
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
      negative: true,
    },
    coveredByAct: {
      kind: 'toggle',
      label: 'The employer is covered by the Gratuity Act',
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
  },
  basis: [
    {
      text: '{gratuity.daysPaid} days of pay for each year, with {gratuity.daysInMonth} working days in a month ({gratuity.daysPaid|source}). Six months or more count as a full year.',
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
    { title: 'Four years and six months count as five', inputs: { years: 4.5 }, outputs: { gratuity: 144_231 } },
    {
      title: '₹5,00,000 a month after 40 years',
      inputs: { salary: 500_000, years: 40 },
      outputs: { gratuity: 11_538_462, taxFree: 2_000_000, taxable: 9_538_462 },
    },
    {
      title: 'Not covered by the Act, 10 years and eleven months',
      inputs: { years: 10.9, coveredByAct: false },
      outputs: { gratuity: 250_000 },
    },
  ],
  content,
  compute: ({ salary, years, coveredByAct }) => {
    const counted = (service: number) => (coveredByAct ? roundHalfUp(service) : Math.floor(service));
    const payForAYear = coveredByAct
      ? (salary * factNow('gratuity.daysPaid')) / factNow('gratuity.daysInMonth')
      : salary / 2;
    const after = (service: number) => {
      const full = counted(service);
      const gratuity = full < factNow('gratuity.leastYears') ? 0 : payForAYear * full;
      const taxFree = Math.min(gratuity, factNow('gratuity.taxFree'));
      return { gratuity, taxFree, taxable: gratuity - taxFree };
    };
    return {
      ...after(years),
      byYear: () => wholeYears(Math.max(0, years)).map((year) => ({ year, ...after(year) })),
      notes: counted(years) < factNow('gratuity.leastYears') ? ['tooEarly'] : [],
    };
  },
});
