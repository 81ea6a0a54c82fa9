import { defineTool, fail } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { providentFund } from '#maths/provident-fund.ts';
import { adder } from '#maths/sum.ts';
import { factNow } from '#rules';
import { forTwentyYears } from '../for-twenty-years.ts';
import content from './content.ts';
import { fundLaw } from './law.ts';
import { working } from './working.ts';

const someTaxed = { taxedInterest: { above: 0 } } as const;
const member = { epsMember: true } as const;

const saved = { openingBalance: { above: 0 } } as const;
/** Where the pension begins after retirement. */
const laterPension = { pension: { above: 0 }, retirementAge: { below: fundLaw.pensionAge } } as const;

const contributed = [
  { label: 'Your contributions', value: 'ownContributions', role: 'principal' },
  { label: 'Employer’s contributions', value: 'employerContributions' },
  { label: 'Interest', value: 'interest', role: 'growth' },
] as const;

export default defineTool({
  inputs: {
    basic: {
      kind: 'currency',
      about: 'basic.month',
      label: 'Basic salary with DA per month',
      asked: { words: 'basic, basic salary, बेसिक, salary, मूल वेतन, basic pay, वेतन' },
      help: 'Only basic pay and dearness allowance.',
      default: 40_000,
      usual: [5000, 500_000],
      step: 500,
      chips: [15_000, 25_000, 40_000, 100_000],
    },
    rise: {
      kind: 'percent',
      label: 'Yearly salary increase',
      default: 6,
      usual: [0, 15],
      step: 0.5,
    },
    currentAge: {
      kind: 'years',
      about: 'age',
      label: 'Current age',
      default: 30,
      usual: [18, 57],
      step: 1,
      whole: true,
      asked: { words: 'age, umar, उम्र' },
    },
    retirementAge: {
      kind: 'years',
      label: 'Retirement age',
      asked: { words: 'retire at, retirement at', left: 'named' },
      default: 58,
      usual: [40, 60],
      step: 1,
      whole: true,
      more: true,
    },
    openingBalance: {
      kind: 'currency',
      label: 'EPF balance today',
      asked: { words: 'balance, existing balance' },
      help: 'From your passbook, both shares together.',
      default: 0,
    },
    pfBasis: {
      kind: 'choice',
      label: 'PF is paid on',
      asked: { left: 'named' },
      options: [
        { value: 'full', label: 'The full basic salary' },
        { value: 'capped', label: 'Basic up to the wage ceiling' },
      ],
      default: 'full',
      more: true,
    },
    vpf: {
      kind: 'percent',
      label: 'Voluntary PF (VPF)',
      asked: { words: 'vpf' },
      help: 'What you pay on top of the {pf.share}, as a percentage of basic salary.',
      default: 0,
      solve: 'first',
      usual: [0, 88],
      step: 1,
      allowed: [0, 88],
      more: true,
    },
    rate: {
      kind: 'percent',
      label: 'EPF interest rate (p.a.)',
      asked: { left: 'named' },
      help: 'Last declared: {pf.rate}. Each year has its own rate, so this is an assumption for all years to come.',
      default: factNow('pf.rate'),
      usual: [6, 10],
      step: 0.05,
      more: true,
    },
    epsMember: {
      kind: 'toggle',
      label: 'Member of the pension scheme (EPS)',
      help: 'Turn this off if your pay was above the wage ceiling when you first joined: {pf.ceiling@2026-01-01} from {pf.ceiling@2026-01-01|since}, {pf.ceiling} from {pf.ceiling|since}.',
      default: true,
      more: true,
    },
    pastService: {
      kind: 'years',
      label: 'Service in EPS so far',
      help: 'You can type years and months, such as 9 years 6 months.',
      default: 0,
      usual: [0, 40],
      step: 1,
      months: true,
      showWhen: { epsMember: true },
      more: true,
    },
    serviceBefore2014: {
      kind: 'years',
      label: 'Of this, before September 2014',
      help: 'Pay counts up to {pf.ceiling@2014-08-31} for them. You can type years and months.',
      default: 0,
      usual: [0, 19],
      step: 1,
      months: true,
      showWhen: { epsMember: true, pastService: { above: 0 } },
      more: true,
    },
    taxRate: {
      kind: 'percent',
      about: 'slabRate.withCess',
      label: 'Your tax rate on taxed interest',
      help: 'Your slab rate with {tax.cess} cess, such as 20.8% or 31.2%. Only the interest on your own payments above {pf.taxedAbove|words} a year is taxed.',
      default: 0,
      usual: [0, 45],
      step: 0.1,
      chips: [0, 5.2, 20.8, 31.2],
      moveBy: 1,
      more: true,
    },
  },
  outputs: {
    corpus: { kind: 'currency', label: 'EPF balance at retirement', short: 'EPF at retirement', better: 'higher' },
    pension: {
      kind: 'currency',
      label: 'EPS pension per month',
      labels: [{ text: 'EPS pension per month from the age of 58', showWhen: { earlyPension: { above: 0 } } }],
      short: 'EPS pension',
      better: 'higher',
    },
    ownContributions: { kind: 'currency', label: 'You pay in over the years' },
    employerContributions: { kind: 'currency', label: 'Your employer pays into EPF over the years' },
    pensionContributions: { kind: 'currency', label: 'Your employer pays into EPS over the years', emphasis: 'quiet' },
    interest: { kind: 'currency', label: 'Interest earned', better: 'higher' },
    earlyPension: {
      kind: 'currency',
      label: 'EPS pension per month if it begins at retirement',
      better: 'higher',
      showWhen: { earlyPension: { above: 0 } },
    },
    taxedInterest: {
      kind: 'currency',
      label: 'Interest that is taxed',
      better: 'lower',
      showWhen: someTaxed,
      emphasis: 'quiet',
    },
    interestTax: {
      kind: 'currency',
      label: 'Tax on that interest',
      better: 'lower',
      showWhen: { interestTax: { above: 0 } },
      emphasis: 'quiet',
    },
  },
  tables: {
    byAge: {
      first: ['age', 'own', 'employer', 'closing'],
      title: 'Your EPF account by age',
      tab: 'By age',
      columns: {
        age: { kind: 'years', label: 'Age' },
        opening: { kind: 'currency', label: 'At the start' },
        own: { kind: 'currency', label: 'You', role: 'principal' },
        employer: { kind: 'currency', label: 'Employer (EPF)' },
        pension: { kind: 'currency', label: 'Employer (EPS)' },
        interest: { kind: 'currency', label: 'Interest', role: 'growth' },
        taxedPayments: { kind: 'currency', label: 'You, above the tax-free limit', showWhen: someTaxed },
        taxedInterest: { kind: 'currency', label: 'Taxed interest', showWhen: someTaxed },
        paidIn: { kind: 'currency', label: 'Paid in so far', role: 'principal' },
        closing: { kind: 'currency', label: 'Balance', role: 'growth' },
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
      slices: [{ label: 'Balance today', value: 'openingBalance', role: 'neutral' }, ...contributed],
      showWhen: { openingBalance: { above: 0 } },
    },
    {
      kind: 'area',
      title: 'Your EPF balance by age',
      table: 'byAge',
      x: 'age',
      series: ['closing', 'paidIn'],
      start: { age: 'currentAge', paidIn: 'openingBalance', closing: 'openingBalance' },
      marks: [{ first: 'interest', above: 'own', label: 'Interest passes your payments: age {x}' }],
    },
  ],
  notes: {
    notMember: {
      text: 'There is no pension, because you are not in the pension scheme. Your employer’s whole share goes into your EPF.',
      at: 'pension',
    },
    tooLittleService: {
      text: 'There is no monthly pension with less than {pf.leastService} years in the scheme, where {pf.roundedMonths} months or more of the last year are a whole one. After {pf.withdrawalMonths} months without work you can take out an amount that depends on pay and service (Table D), or carry the years to your next job.',
      at: 'pension',
      kind: 'careful',
    },
    joinsAbove: {
      text: 'Those who first join on a basic above {pf.ceiling} a month are not in the pension scheme (EPS). If that is you, turn it off under More options. If you are in it already, enter your years there.',
      kind: 'careful',
    },
    least:
      'The formula gives less than {pf.leastPension} a month, so you get this much: the least that the scheme pays.',
    beforePensionAge: {
      text: 'The full pension begins at {pf.pensionAge}. From {pf.earliestPension} on it can begin earlier, smaller by {pf.earlyCut} for each year before {pf.pensionAge}, for life.',
      kind: 'careful',
    },
    interestTaxed: {
      text: 'From the age of {from} your own payments are above {pf.taxedAbove|words} a year. The interest on the part above is taxed: {taxedInterest} in all. Enter your tax rate under More options to see the tax.',
      figures: { from: { kind: 'number' } },
      kind: 'careful',
    },
    taxPaidOutside: {
      text: 'From the age of {from} your own payments are above {pf.taxedAbove|words} a year. The interest on the part above is taxed: {interestTax} in all. You pay that from other money, so the balance is not smaller.',
      figures: { from: { kind: 'number' } },
      kind: 'careful',
    },
    pastPensionAge:
      'After {pf.pensionAge} nothing more goes into the pension scheme: your employer’s whole share goes into your EPF.',
  },
  story: [
    {
      text: 'You retire with {corpus}, today’s {openingBalance} included, and a pension of {earlyPension} a month, or of {pension} from 58 on.',
      showWhen: { ...saved, earlyPension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus} and a pension of {earlyPension} a month, or of {pension} from 58 on.',
      showWhen: { corpus: { above: 0 }, earlyPension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus}, today’s {openingBalance} included. The pension of {pension} a month begins at 58.',
      showWhen: { ...saved, ...laterPension },
    },
    {
      text: 'You retire with {corpus}. The pension of {pension} a month begins at 58.',
      showWhen: { corpus: { above: 0 }, ...laterPension },
    },
    {
      text: 'You retire with {corpus}, today’s {openingBalance} included, and a pension of {pension} a month.',
      showWhen: { ...saved, pension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus}, and a pension of {pension} a month.',
      showWhen: { corpus: { above: 0 }, pension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus}, of which {openingBalance} is there today and {interest} is interest.',
      showWhen: { ...saved, interest: { above: 0 } },
    },
    { text: 'You retire with {corpus}, of which {interest} is interest.', showWhen: { interest: { above: 0 } } },
    { text: 'You retire with {corpus}, today’s {openingBalance} included.', showWhen: saved },
    { text: 'You retire with {corpus}.', showWhen: { corpus: { above: 0 } } },
    { text: 'There is nothing in this account yet.' },
  ],
  levers: [
    {
      text: 'Paying {vpf} of basic pay on top (VPF) takes it to {corpus}: {by.corpus} more.',
      set: { vpf: '10' },
      moves: { corpus: 'up' },
      showWhen: { vpf: { below: 1 } },
    },
  ],
  basis: [
    'You and your employer each pay {pf.share} of the PF wage ({pf.share|source}). For members of the pension scheme {pf.pensionShare} of basic up to {pf.ceiling} comes out of the employer’s part ({pf.pensionShare|source}). Another notice, S.O. 3580(E), says 8⅓%, which is ₹0.83 a month more at the ceiling.',
    'Interest is worked out every month on the balance before that month’s contribution and added once in 12 months.',
    'Interest rate: {pf.rate} for 2023-24 to 2025-26 ({pf.rate|source}; last confirmed {pf.rate|confirmed}).',
    'Wage ceiling: {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}).',
    {
      text: 'Pension = average basic of the last {pf.pensionMonths} months × years of service ÷ {pf.pensionDivisor} ({pf.pensionDivisor|source}; average pay: {pf.pensionMonths|source}). Pay counts up to the ceiling of the time: {pf.ceiling} from now on, {pf.ceiling@2026-09-16} from {pf.ceiling@2026-05-28|since}, {pf.ceiling@2014-08-31} before. At least {pf.leastPension} a month.',
      showWhen: member,
    },
    {
      text: 'Who leaves within {pf.pensionMonths} months has months already served among the last {pf.pensionMonths}. They are taken at today’s basic, up to {pf.ceiling@2026-09-16} each; the higher ceiling of the weeks since {pf.ceiling|since} is left out.',
      showWhen: member,
    },
    {
      text: 'A pension needs {pf.leastService} years of service, for which {pf.roundedMonths} months or more of the last year are a whole one ({pf.roundedMonths|source}). Its amount follows the years and months as they are.',
      showWhen: member,
    },
    {
      text: 'From {pf.bonusFrom} years on {pf.bonusYears} are added; at most {pf.mostService} count, as reports say. Both are spread evenly over all your years, early ones with a lower ceiling too. The scheme does not say so: if only your best years counted, service of more than {pf.mostService} years would give a slightly higher pension.',
      showWhen: member,
    },
    {
      text: 'Early pension: {pf.earlyCut} less for each year before {pf.pensionAge} ({pf.earlyCut|source}). Whether the least of {pf.leastPension} holds for it too is not certain; here it does not.',
      showWhen: { epsMember: true, earlyPension: { above: 0 } },
    },
    {
      text: 'Own payments above {pf.taxedAbove|words} in 12 months go into a taxed account, from the month in which they pass it, and all interest of that account is taxed ({pf.taxedAbove|source}).',
      showWhen: someTaxed,
    },
  ],
  examples: [
    {
      title: 'A basic of ₹40,000 at 30, working until 58',
      inputs: { rate: 8.25 },
      outputs: { corpus: 19_166_384, pension: 10_714, taxedInterest: 1025 },
      source: 'a second, exact calculation',
    },
    {
      title: 'A first job at 25 on a basic of ₹25,000',
      inputs: { basic: 25_000, rise: 10, currentAge: 25, rate: 8.25 },
      outputs: { corpus: 36_765_304, pension: 12_500 },
      source: 'a second, exact calculation',
    },
    {
      title: 'Leaving at 52: a smaller pension at once',
      inputs: {
        ...{ basic: 30_000, currentAge: 40, retirementAge: 52, pastService: 8, pfBasis: 'capped', rate: 8.25 },
      },
      outputs: { corpus: 939_688, pension: 6600, earlyPension: 5016 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['corpus', 'pension'],
  refusals: {
    tooShort: 'The retirement age must be at least a year above the current age.',
    moreThanPast: 'Service before September 2014 cannot be more than the {pastService} in EPS so far.',
  },
  asks: [
    {
      text: 'Which basic salary leads to {target} at retirement?',
      input: 'basic',
      output: 'corpus',
      target: 25_000_000,
    },
    { text: 'How much VPF takes my balance to {target}?', input: 'vpf', output: 'corpus', target: 25_000_000 },
    {
      text: 'Until which age must I work to have {target}?',
      input: 'retirementAge',
      output: 'corpus',
      target: 15_000_000,
    },
  ],
  working,
  next: [
    {
      tool: 'swp',
      text: '{corpus} at {retirementAge}: how much a month for 20 years?',
      with: forTwentyYears('{corpus}'),
      showWhen: { corpus: { above: 0 } },
    },
  ],
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
    { output: 'pension', with: 'retirementAge' },
    { output: 'interestTax', with: 'taxRate' },
    { output: 'taxedInterest', with: 'vpf' },
  ],
  falls: [
    { output: 'corpus', with: 'currentAge' },
    { output: 'pension', with: 'currentAge' },
    { output: 'pension', with: 'serviceBefore2014' },
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
        serviceBefore2014: values.serviceBefore2014,
        taxRate: periodicRate(values.taxRate, 1),
      },
      fundLaw,
    );
    if (!found.ok) return fail(found.field, found.why);
    const { corpus, pension, service, own, employer, pensionContributions, interest, byYear } = found;
    const { earlyPension, taxedInterest, interestTax } = found;
    const { epsMember, retirementAge } = values;
    const taxedFrom = byYear.find((row) => row.taxedPayments > 0);
    return {
      corpus,
      pension,
      ownContributions: own,
      employerContributions: employer,
      pensionContributions,
      interest,
      earlyPension,
      taxedInterest,
      interestTax,
      byAge: () => {
        const payIn = adder();
        payIn(values.openingBalance);
        return byYear.map((row) => ({ ...row, paidIn: payIn(row.own + row.employer) }));
      },
      notes: [
        !epsMember && 'notMember',
        epsMember && service === 0 && 'tooLittleService',
        epsMember && values.pastService === 0 && values.basic > fundLaw.ceiling && 'joinsAbove',
        pension > 0 && pension <= fundLaw.leastPension && 'least',
        pension > 0 && retirementAge < fundLaw.pensionAge && 'beforePensionAge',
        epsMember && retirementAge > fundLaw.pensionAge && 'pastPensionAge',
        // a row has the age at the end of its year
        taxedFrom !== undefined && {
          id: values.taxRate > 0 ? 'taxPaidOutside' : 'interestTaxed',
          figures: { from: taxedFrom.age - 1 },
        },
      ],
    };
  },
});
