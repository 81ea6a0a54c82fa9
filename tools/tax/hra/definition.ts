import { defineTool } from '#engine';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

export default defineTool({
  inputs: {
    basicSalary: {
      kind: 'currency',
      label: 'Basic salary a month',
      help: 'With dearness allowance, if it counts towards your retirement benefits.',
      default: 50_000,
    },
    hraReceived: { kind: 'currency', label: 'HRA received a month', default: 20_000 },
    rentPaid: { kind: 'currency', label: 'Rent paid a month', default: 15_000 },
    city: {
      kind: 'choice',
      label: 'City you live in',
      help: 'Metro, from tax year 2026-27 ({hra.cities|since}): {hra.cities}. Before that: {hra.cities@2025-06-01}. Every other place is non-metro.',
      options: [
        { value: 'metro', label: 'Metro' },
        { value: 'nonMetro', label: 'Non-Metro' },
      ],
      default: 'metro',
    },
  },
  outputs: {
    exemptedHra: { kind: 'currency', label: 'Exempt HRA a year' },
    taxableHra: { kind: 'currency', label: 'Taxable HRA a year' },
  },
  tables: {
    limits: {
      title: 'The three limits for a year',
      columns: {
        what: {
          kind: 'text',
          label: 'Limit',
          values: {
            received: 'HRA received',
            rent: 'Rent above the set share of basic salary',
            share: 'Share of basic salary for the city',
          },
        },
        amount: { kind: 'currency', label: 'Amount' },
        least: { kind: 'text', label: 'Least of the three', values: { yes: 'Yes: this is exempt', no: 'No' } },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Your HRA for a year',
      slices: [
        { label: 'Exempt', value: 'exemptedHra' },
        { label: 'Taxable', value: 'taxableHra' },
      ],
    },
  ],
  notes: {
    lowRent: 'Nothing is exempt because the rent is not above {hra.rentLess} of the basic salary.',
    noHra: 'Nothing is exempt because you receive no HRA.',
  },
  basis: [
    'Inputs are for a month and results for a year of 12 equal months.',
    'The exemption exists in the old regime only. In the new regime the whole HRA is taxed.',
    {
      text: 'Limit for a metro: {hra.metroShare} of basic salary. Cities as in {hra.cities|source}.',
      showWhen: { city: 'metro' },
    },
    { text: 'Limit outside the metros: {hra.otherShare} of basic salary.', showWhen: { city: 'nonMetro' } },
  ],
  examples: [
    {
      title: '₹50,000 basic, ₹20,000 HRA and ₹15,000 rent in a metro',
      inputs: {},
      outputs: { exemptedHra: 120_000, taxableHra: 120_000 },
    },
    {
      title: 'Rent of ₹5,000 on a basic salary of ₹50,000',
      inputs: { rentPaid: 5000 },
      outputs: { exemptedHra: 0, taxableHra: 240_000 },
    },
    {
      title: '₹2,38,000 basic, ₹72,500 HRA and ₹1,83,000 rent outside the metros',
      inputs: { basicSalary: 238_000, hraReceived: 72_500, rentPaid: 183_000, city: 'nonMetro' },
      outputs: { exemptedHra: 870_000, taxableHra: 0 },
    },
  ],
  content,
  working,
  compute: ({ basicSalary, hraReceived, rentPaid, city }) => {
    const basic = basicSalary * 12;
    const received = hraReceived * 12;
    const share = factNow(city === 'metro' ? 'hra.metroShare' : 'hra.otherShare');
    const limits = {
      received,
      rent: Math.max(0, rentPaid * 12 - (basic * factNow('hra.rentLess')) / 100),
      share: (basic * share) / 100,
    };
    const exempt = Math.min(limits.received, limits.rent, limits.share);
    // limits that differ by less than a paisa are equal, as they read
    const row = (what: keyof typeof limits) => ({
      what,
      amount: limits[what],
      least: limits[what] - exempt < 0.005 ? ('yes' as const) : ('no' as const),
    });
    return {
      exemptedHra: exempt,
      taxableHra: received - exempt,
      limits: () => [row('received'), row('rent'), row('share')],
      notes: received === 0 ? ['noHra'] : limits.rent === 0 ? ['lowRent'] : [],
    };
  },
});
