import { at, defineTool, fail } from '#engine';
import { roundHalfUp } from '#maths/basics.ts';
import { exemptRentAllowance, rentAllowanceLimits } from '#maths/tax-laws.ts';
import { factNow } from '#rules';
import { cityInput } from '../salary-inputs.ts';
import content from './content.ts';

const partOfYear = { months: { not: 12 } } as const;
const ofYear = { times: { year: 1 / 12 }, period: 'open', left: 'needed' } as const;
const panFrom = factNow('hra.landlordPan');

export default defineTool({
  inputs: {
    basicSalary: {
      kind: 'currency',
      about: 'basic.month',
      label: 'Monthly basic salary and DA',
      per: 'month',
      asked: {
        words: 'basic, basic salary, बेसिक, मूल वेतन, वेतन, basic pay, salary',
        ...ofYear,
      },
      help: 'Include DA only if your retirement benefits do.',
      default: 50_000,
    },
    hraReceived: {
      kind: 'currency',
      about: 'hraReceived.month',
      label: 'Monthly HRA received',
      per: 'month',
      asked: { words: 'hra, hra received, एचआरए, hra milta, hra mila', ...ofYear },
      default: 20_000,
    },
    rentPaid: {
      kind: 'currency',
      about: 'rentPaid.month',
      label: 'Monthly rent paid',
      per: 'month',
      asked: {
        words:
          'rent, मकान किराया, makan kiraya, ghar ka kiraya, pay rent, pay rent of, rent of, kiraya, rent paid, किराया, kiraya deta, kiraaya, rent deta, house rent, किराया देता',
        ...ofYear,
      },
      default: 15_000,
      solve: 'first',
    },
    city: {
      ...cityInput,
      asked: { left: 'either' },
      help: 'Metro since {hra.cities|since}: {hra.cities}. Earlier: {hra.cities@2025-06-01}. All others: Non-Metro.',
    },
    months: {
      kind: 'number',
      label: 'Months you paid rent',
      months: true,
      help: 'HRA of other months is fully taxed and left out.',
      default: 12,
      usual: [1, 12],
      step: 1,
      allowed: [0, 12],
      whole: true,
      more: true,
    },
  },
  outputs: {
    exemptedHra: {
      kind: 'currency',
      about: 'hraExempt.year',
      label: 'Yearly exempt HRA',
      short: 'Exempt HRA',
      labels: [{ text: 'Exempt HRA for these months', showWhen: partOfYear }],
      better: 'higher',
      asked:
        'exemption, exempt, hra exempt, hra exempted, hra tax free, hra kitna tax free, hra kitna exempt, tax free, tax free in a year, exempt in a year, kitna tax free, how much tax free, टैक्स फ्री, hra exemption, kitna exempt, छूट, hra chhoot, chhoot',
    },
    taxableHra: {
      kind: 'currency',
      label: 'Yearly taxable HRA',
      short: 'Taxable HRA',
      labels: [{ text: 'Taxable HRA for these months', showWhen: partOfYear }],
      better: 'lower',
    },
  },
  tables: {
    limits: {
      title: 'The three limits',
      columns: {
        what: {
          kind: 'text',
          label: 'Limit',
          values: {
            received: 'HRA received',
            rent: 'Rent minus {hra.rentLess} of basic salary',
            share: 'Share of basic salary for the city',
          },
        },
        amount: { kind: 'currency', label: 'Amount' },
        least: { kind: 'text', label: 'Least of the three', values: { yes: 'Yes, exempt', no: 'No' } },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'How much of your HRA is exempt',
      slices: [
        { label: 'Exempt HRA', value: 'exemptedHra', role: 'growth' },
        { label: 'Taxable HRA', value: 'taxableHra', role: 'neutral' },
      ],
    },
  ],
  notes: {
    oldRegime: {
      text: 'This applies only if you choose the old tax regime. Otherwise you are in the new regime, where all of your HRA is taxed.',
      kind: 'careful',
    },
    lowRent: {
      text: 'Nothing is exempt, because your rent is not above {hra.rentLess} of your basic salary.',
      kind: 'careful',
    },
    otherMonths: {
      text: 'These figures are for {months} of 12 months. HRA of the other months, {otherHra} at this salary, is taxed in full and left out.',
      figures: { otherHra: { kind: 'currency' } },
    },
    landlordPan: {
      text: 'Your rent is above {hra.landlordPan|words} a year, so your employer will ask for the landlord’s PAN ({hra.landlordPan|source}).',
      kind: 'careful',
    },
    noHra: { text: 'Nothing is exempt, because you receive no HRA.', kind: 'careful' },
  },
  story: [
    {
      text: 'In the old regime, {exemptedHra} of your HRA for the months with rent is tax-free. The rest of the year’s HRA is taxed.',
      showWhen: { exemptedHra: { above: 0 }, ...partOfYear },
    },
    {
      text: 'In the old regime, all of your HRA, {exemptedHra} a year, is tax-free.',
      showWhen: { exemptedHra: { above: 0 }, taxableHra: { below: 1 } },
    },
    {
      text: 'In the old regime, {exemptedHra} of your HRA is tax-free and {taxableHra} is taxed.',
      showWhen: { exemptedHra: { above: 0 } },
    },
    { text: 'None of your HRA is tax-free.' },
  ],
  basis: [
    { text: 'You enter monthly amounts. Results are for a year of 12 equal months.', showWhen: { months: 12 } },
    {
      text: 'You enter monthly amounts. Results are for the months you paid rent, {months} of 12; the law looks only at these.',
      showWhen: partOfYear,
    },
    'Only the old regime has this exemption. In the new regime all of your HRA is taxed. Cities last confirmed {hra.cities|confirmed}.',
    'Since {hra.relationFrom} you tell your employer how you are related to your landlord ({hra.relationFrom|source}; confirmed {hra.relationFrom|confirmed}).',
    {
      text: 'Metro limit: {hra.metroShare} of basic salary. Cities as in {hra.cities|source}.',
      showWhen: { city: 'metro' },
    },
    { text: 'Limit outside metros: {hra.otherShare} of basic salary.', showWhen: { city: 'nonMetro' } },
  ],
  examples: [
    {
      title: 'A rented flat in a metro: ₹15,000 a month',
      inputs: {},
      outputs: { exemptedHra: 120_000, taxableHra: 120_000 },
    },
    {
      title: 'The same with rent for six months of the year',
      inputs: { months: 6 },
      outputs: { exemptedHra: 60_000, taxableHra: 60_000 },
    },
    {
      title: 'A rent of ₹5,000: too low for an exemption',
      inputs: { rentPaid: 5000 },
      outputs: { exemptedHra: 0, taxableHra: 240_000 },
    },
  ],
  content,
  asks: [
    {
      text: 'What rent makes {target} a year tax-free?',
      input: 'rentPaid',
      output: 'exemptedHra',
    },
    {
      text: 'How much HRA leaves only {target} a year taxed?',
      input: 'hraReceived',
      output: 'taxableHra',
    },
  ],
  working: [
    { id: 'basic', label: 'Basic salary for these months', formula: '{basicSalary} × {months}', kind: 'currency' },
    { id: 'received', label: 'HRA received for these months', formula: '{hraReceived} × {months}', kind: 'currency' },
    {
      id: 'rent',
      label: 'Rent minus the set share of basic salary',
      formula: 'max(0, {rentPaid} × {months} − {basic} × {hra.rentLess} ÷ 100)',
      kind: 'currency',
    },
    {
      id: 'share',
      label: 'Share of basic salary for the city',
      formula: '{basic} × {hra.metroShare} ÷ 100',
      kind: 'currency',
      showWhen: { city: 'metro' },
    },
    {
      id: 'share',
      label: 'Share of basic salary for the city',
      formula: '{basic} × {hra.otherShare} ÷ 100',
      kind: 'currency',
      showWhen: { city: 'nonMetro' },
    },
    { id: 'exemptedHra', label: 'Exempt HRA', formula: 'min({received}, {rent}, {share})' },
    { id: 'taxableHra', label: 'Taxable HRA', formula: '{received} − {exemptedHra}' },
  ],
  refusals: { noMonths: 'Enter at least one month in which you paid rent.' },
  headline: ['exemptedHra'],
  next: [
    {
      tool: 'tax_calculator',
      text: 'Which regime is better if this is all your pay and {exemptedHra} of HRA is all you deduct?',
      with: {
        grossIncome: '12 × ({basicSalary} + {hraReceived})',
        itemised: '1',
        section80C: '0',
        hraExemption: '{exemptedHra}',
      },
      showWhen: { exemptedHra: { above: 0 } },
    },
  ],
  related: ['tax_calculator', 'salary', 'section_80d', 'gratuity'],
  rises: {
    exemptedHra: ['hraReceived', 'rentPaid', 'months'],
    taxableHra: ['months', 'hraReceived'],
  },
  falls: { taxableHra: ['rentPaid'] },
  compute: ({ basicSalary, hraReceived, rentPaid, city, months }) => {
    if (months === 0) return fail('months', 'noMonths');
    const basic = basicSalary * months;
    const received = hraReceived * months;
    const rent = rentPaid * months;
    const limits = rentAllowanceLimits(basic, received, rent, {
      share: factNow(city === 'metro' ? 'hra.metroShare' : 'hra.otherShare') / 100,
      rentLess: factNow('hra.rentLess') / 100,
    });
    const exempt = exemptRentAllowance(limits);
    // limits that differ by less than a paisa look equal, and count as equal
    const row = (what: keyof typeof limits) => ({
      what,
      amount: at(limits, what),
      least: at(limits, what) - exempt < 0.005 ? ('yes' as const) : ('no' as const),
    });
    return {
      exemptedHra: exempt,
      // the difference of large amounts is a little off
      taxableHra: roundHalfUp(received - exempt, 6),
      limits: () => [row('received'), row('rent'), row('share')],
      notes: [
        exempt > 0 && 'oldRegime',
        months < 12 && { id: 'otherMonths', figures: { otherHra: hraReceived * (12 - months) } },
        received === 0 && 'noHra',
        received > 0 && limits.rent === 0 && 'lowRent',
        rent > panFrom && 'landlordPan',
      ],
    };
  },
});
