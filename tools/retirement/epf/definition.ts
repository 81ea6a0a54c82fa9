import { defineTool, fail } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { providentFund } from '#maths/provident-fund.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { fundLaw } from './law.ts';
import { working } from './working.ts';

const contributed = [
  { label: 'Your contributions', value: 'ownContributions', role: 'principal' },
  { label: 'Employer’s contributions', value: 'employerContributions' },
  { label: 'Interest', value: 'interest', role: 'interest' },
] as const;

export default defineTool({
  inputs: {
    basic: {
      kind: 'currency',
      label: 'Basic salary with DA per month',
      help: 'Not the whole salary: only basic pay and dearness allowance count for PF.',
      default: 40_000,
      min: 5000,
      max: 500_000,
      step: 500,
      scale: 'log',
      chips: [15_000, 25_000, 40_000, 60_000, 100_000],
    },
    rise: {
      kind: 'percent',
      label: 'Yearly salary increase',
      default: 6,
      min: 0,
      max: 15,
      step: 0.5,
    },
    currentAge: {
      kind: 'years',
      label: 'Current age',
      default: 30,
      min: 18,
      max: 57,
      step: 1,
      accepts: { whole: true },
    },
    retirementAge: {
      kind: 'years',
      label: 'Retirement age',
      default: 58,
      min: 40,
      max: 60,
      step: 1,
      accepts: { whole: true },
    },
    openingBalance: {
      kind: 'currency',
      label: 'EPF balance today',
      help: 'As in your passbook: your share and your employer’s share together.',
      default: 0,
    },
    pfBasis: {
      kind: 'choice',
      label: 'PF is paid on',
      options: [
        { value: 'full', label: 'The full basic salary' },
        { value: 'capped', label: 'Basic up to the wage ceiling' },
      ],
      default: 'full',
    },
    vpf: {
      kind: 'percent',
      label: 'Voluntary PF (VPF)',
      help: 'What you pay beyond {pf.share}, in percent of basic salary.',
      default: 0,
      solve: 'first',
      min: 0,
      max: 88,
      step: 1,
      accepts: { atMost: 88 },
      more: true,
    },
    rate: {
      kind: 'percent',
      label: 'EPF interest rate (p.a.)',
      help: 'Last declared: {pf.rate}. Each year has its own rate, so this is an assumption for all years to come.',
      default: factNow('pf.rate'),
      min: 6,
      max: 10,
      step: 0.05,
    },
    epsMember: {
      kind: 'toggle',
      label: 'Member of the pension scheme (EPS)',
      help: 'Turn this off if you first joined on or after {pf.ceiling@2026-01-01|since} with a basic salary above {pf.ceiling}.',
      default: true,
      more: true,
    },
    pastService: {
      kind: 'years',
      label: 'Years in the pension scheme so far',
      default: 0,
      min: 0,
      max: 40,
      step: 1,
      accepts: { whole: true },
      showWhen: { epsMember: true },
      more: true,
    },
  },
  outputs: {
    corpus: { kind: 'currency', label: 'EPF balance at retirement', short: 'EPF at retirement', better: 'higher' },
    pension: { kind: 'currency', label: 'EPS pension per month', short: 'EPS pension', better: 'higher' },
    ownContributions: { kind: 'currency', label: 'You pay in' },
    employerContributions: { kind: 'currency', label: 'Your employer pays into EPF' },
    pensionContributions: { kind: 'currency', label: 'Your employer pays into EPS' },
    interest: { kind: 'currency', label: 'Interest earned', better: 'higher' },
  },
  tables: {
    byAge: {
      title: 'Your EPF account by age',
      tab: 'By age',
      columns: {
        age: { kind: 'years', label: 'Age' },
        opening: { kind: 'currency', label: 'At the start' },
        own: { kind: 'currency', label: 'You' },
        employer: { kind: 'currency', label: 'Employer (EPF)' },
        pension: { kind: 'currency', label: 'Employer (EPS)' },
        interest: { kind: 'currency', label: 'Interest' },
        paidIn: { kind: 'currency', label: 'Paid in so far', role: 'principal' },
        closing: { kind: 'currency', label: 'At the end' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What the balance is made of',
      slices: contributed,
      showWhen: { openingBalance: 0 },
    },
    {
      kind: 'donut',
      title: 'What the balance is made of, with that of today',
      slices: [{ label: 'Balance today', value: 'openingBalance' }, ...contributed],
      showWhen: { openingBalance: { above: 0 } },
    },
    {
      kind: 'area',
      title: 'Your EPF balance by age',
      table: 'byAge',
      x: 'age',
      series: ['paidIn', 'closing'],
      start: { age: 'currentAge', paidIn: 'openingBalance', closing: 'openingBalance' },
    },
  ],
  notes: {
    notMember: {
      text: 'There is no pension, because you are not in the pension scheme. Your employer’s whole share goes into your EPF.',
      at: 'pension',
    },
    tooLittleService: {
      text: 'There is no monthly pension with less than {pf.leastService} years in the scheme. You can take out what was paid in, or carry the years to your next job.',
      at: 'pension',
    },
    beforePensionAge:
      'The full pension begins at {pf.pensionAge}. Taken earlier, it is smaller for every year before that.',
    interestTaxed: {
      text: 'From the age of {from} you pay more than {pf.taxedAbove|words} a year yourself. The interest on what is above that is taxed, which is not counted here.',
      figures: { from: { kind: 'number' } },
    },
    pastPensionAge:
      'After {pf.pensionAge} nothing more goes into the pension scheme: your employer’s whole share goes into your EPF.',
  },
  basis: [
    'You and your employer each pay {pf.share} of the PF wage ({pf.share|source}). For members of the pension scheme {pf.pensionShare} of basic up to {pf.ceiling} comes out of the employer’s part ({pf.pensionShare|source}).',
    'Interest is worked out every month on the balance before that month’s contribution and added once in 12 months.',
    'Interest rate: {pf.rate} for 2023-24 to 2025-26 ({pf.rate|source}; last confirmed {pf.rate|confirmed}). Wage ceiling: {pf.ceiling} a month ({pf.ceiling|source}).',
    {
      text: 'Pension = average basic of the last {pf.pensionMonths} months, up to {pf.ceiling}, × years of service ÷ {pf.pensionDivisor} ({pf.pensionDivisor|source}). From {pf.bonusFrom} years on {pf.bonusYears} are added; at most {pf.mostService} count.',
      showWhen: { epsMember: true },
    },
  ],
  examples: [
    {
      title: 'Basic of ₹40,000 rising by 6%, from 30 to 58',
      inputs: { rate: 8.25 },
      outputs: { corpus: 20_198_010, pension: 6429 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: 'Basic of ₹25,000 rising by 10%, from 25 to 58',
      inputs: { basic: 25_000, rise: 10, currentAge: 25, rate: 8.25 },
      outputs: { corpus: 38_359_890 },
      source: 'a separate month-by-month calculation',
    },
    {
      title: 'Basic of ₹12,500 rising by 5%, from 21 to 58',
      inputs: { basic: 12_500, rise: 5, currentAge: 21, rate: 8.25 },
      outputs: { corpus: 11_352_510 },
      source: 'News9, 11 February 2025: ₹1,13,51,556 with ₹1,250 a month for EPS',
    },
    {
      title: 'PF up to the ceiling, 18 years in the pension scheme before',
      inputs: {
        ...{ basic: 181_500, rise: 11, currentAge: 51, retirementAge: 59, openingBalance: 3_000_000 },
        ...{ pfBasis: 'capped', rate: 8.35, pastService: 18 },
      },
      outputs: {
        ...{ corpus: 6_029_427, pension: 5786, ownContributions: 172_800, employerContributions: 67_842 },
        ...{ pensionContributions: 104_958, interest: 2_788_785 },
      },
      source: 'a separate exact calculation',
    },
    {
      title: '20% of VPF and no pension scheme',
      inputs: {
        ...{ basic: 52_000, rise: 8, currentAge: 20, retirementAge: 42, openingBalance: 2_150_000 },
        ...{ vpf: 20, rate: 8.2, epsMember: false },
      },
      outputs: { corpus: 44_343_949, pension: 0, ownContributions: 11_073_605, employerContributions: 4_152_602 },
      source: 'a separate exact calculation',
    },
  ],
  content,
  headline: ['corpus', 'pension'],
  refusals: { tooShort: 'The retirement age must be at least a year above the current age.' },
  working,
  related: ['nps', 'ppf', 'salary', 'gratuity', 'retirement_corpus', 'apy'],
  rises: [
    { output: 'corpus', with: 'basic' },
    { output: 'corpus', with: 'rise' },
    { output: 'corpus', with: 'openingBalance' },
    { output: 'corpus', with: 'vpf' },
    { output: 'corpus', with: 'rate' },
    { output: 'corpus', with: 'retirementAge' },
    { output: 'pension', with: 'basic' },
    { output: 'pension', with: 'rise' },
    { output: 'pension', with: 'pastService' },
    { output: 'pension', with: 'retirementAge' },
  ],
  falls: [
    { output: 'corpus', with: 'currentAge' },
    { output: 'pension', with: 'currentAge' },
  ],
  sums: [{ total: 'corpus', parts: ['openingBalance', 'ownContributions', 'employerContributions', 'interest'] }],
  compute: (values) => {
    const found = providentFund(
      {
        basic: values.basic,
        rise: periodicRate(values.rise, 1),
        currentAge: values.currentAge,
        retirementAge: values.retirementAge,
        openingBalance: values.openingBalance,
        pfBasis: values.pfBasis,
        vpf: periodicRate(values.vpf, 1),
        rate: periodicRate(values.rate, 12),
        pensionMember: values.epsMember,
        pastService: values.pastService,
      },
      fundLaw,
    );
    if (!found.ok) return fail(found.field, found.why);
    const { corpus, pension, service, own, employer, pensionContributions, interest, byYear } = found;
    const { epsMember, retirementAge } = values;
    const taxedFrom = byYear.find((row) => row.own > factNow('pf.taxedAbove'));
    return {
      corpus,
      pension,
      ownContributions: own,
      employerContributions: employer,
      pensionContributions,
      interest,
      byAge: () => {
        let paidIn = values.openingBalance;
        return byYear.map((row) => {
          paidIn += row.own + row.employer;
          return { ...row, paidIn };
        });
      },
      notes: [
        !epsMember && 'notMember',
        epsMember && service === 0 && 'tooLittleService',
        pension > 0 && retirementAge < fundLaw.pensionAge && 'beforePensionAge',
        epsMember && retirementAge > fundLaw.pensionAge && 'pastPensionAge',
        // a row has the age at the end of its year
        taxedFrom !== undefined && { id: 'interestTaxed', figures: { from: taxedFrom.age - 1 } },
      ],
    };
  },
});
