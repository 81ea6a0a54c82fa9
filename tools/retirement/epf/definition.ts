import { defineTool, fail } from '#engine';
import { adder } from '#maths/basics.ts';
import { periodicRate } from '#maths/growth.ts';
import { providentFund } from '#maths/provident-fund.ts';
import { factNow } from '#rules';
import { ageInput, taxRateInput } from '../../inputs.ts';
import { inflated, inflationInput, inTodaysMoney, realFigure, realOutput } from '../../todays-money.ts';
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
  { label: 'Interest earned', value: 'interest', role: 'growth' },
] as const;

export default defineTool({
  inputs: {
    basic: {
      kind: 'currency',
      about: 'basic.month',
      label: 'Monthly basic salary and DA',
      per: 'month',
      asked: { words: 'basic, basic salary, बेसिक, salary, मूल वेतन, basic pay, वेतन' },
      help: 'Basic pay and dearness allowance only.',
      default: 40_000,
      usual: [5000, 500_000],
      step: 500,
      chips: [15_000, 25_000, 40_000, 100_000],
    },
    rise: {
      kind: 'percent',
      label: 'Yearly salary increase',
      asked: {
        // "epf basic 40000 8.25%" is the interest
        open: false,
        words: 'increment, hike, salary hike, increase, raise, step up, वेतन वृद्धि, वृद्धि, इंक्रीमेंट, badhegi, badhti',
      },
      default: 6,
      usual: [0, 15],
      step: 0.5,
    },
    currentAge: { ...ageInput, default: 30, usual: [18, 57], whole: true },
    retirementAge: {
      kind: 'years',
      age: true,
      label: 'Retirement age',
      asked: { words: 'retire, retire at, retirement at, till, tak, pf till', left: 'named' },
      default: 58,
      usual: [40, 60],
      step: 1,
      whole: true,
      more: true,
    },
    openingBalance: {
      kind: 'currency',
      label: 'Current EPF balance',
      asked: { words: 'balance, existing balance, current balance, already, abhi, अभी, बैलेंस' },
      help: 'From your passbook, both shares together.',
      default: 0,
    },
    pfBasis: {
      kind: 'choice',
      label: 'Employer pays PF on',
      asked: { left: 'named' },
      options: [
        { value: 'full', label: 'Full basic salary' },
        { value: 'capped', label: 'Basic up to the wage ceiling' },
      ],
      default: 'full',
      more: true,
    },
    vpf: {
      kind: 'percent',
      label: 'Voluntary PF (VPF)',
      asked: { words: 'vpf' },
      help: 'What you pay beyond {pf.share}, as % of basic salary.',
      default: 0,
      solve: 'first',
      usual: [0, 88],
      step: 1,
      allowed: [0, 88],
      more: true,
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      asked: { left: 'named', words: 'interest, interest rate, byaj, ब्याज' },
      help: 'Last declared: {pf.rate}. We use it for all years.',
      default: factNow('pf.rate'),
      usual: [6, 10],
      step: 0.05,
      more: true,
    },
    epsMember: {
      kind: 'toggle',
      label: 'Member of the pension scheme (EPS)',
      help: 'Turn off if you first joined with pay above the wage ceiling.',
      default: true,
      more: true,
    },
    pastService: {
      kind: 'years',
      label: 'Service in EPS so far',
      help: 'You can type 9 years 6 months.',
      default: 0,
      usual: [0, 40],
      step: 1,
      months: true,
      showWhen: { epsMember: true },
      more: true,
    },
    serviceBefore2014: {
      kind: 'years',
      label: 'EPS service before September 2014',
      help: 'Pay for those years is capped at {pf.ceiling@2014-08-31}.',
      default: 0,
      usual: [0, 19],
      step: 1,
      months: true,
      showWhen: { epsMember: true, pastService: { above: 0 } },
      more: true,
    },
    taxRate: {
      ...taxRateInput,
      help: 'For interest on your own contributions above {pf.taxedAbove|words} a year.',
      more: true,
    },
    inflation: inflationInput,
  },
  outputs: {
    corpus: {
      kind: 'currency',
      asked: 'corpus, pf corpus, retirement pe, retirement par, at retirement, jama hoga, kitna jama hoga',
      label: 'EPF balance at retirement',
      short: 'EPF at retirement',
      better: 'higher',
    },
    pension: {
      kind: 'currency',
      label: 'Monthly EPS pension',
      labels: [{ text: 'Monthly EPS pension from age 58', showWhen: { earlyPension: { above: 0 } } }],
      short: 'EPS pension',
      better: 'higher',
    },
    realValue: { ...realOutput, label: 'EPF balance in today’s money' },
    ownContributions: { kind: 'currency', label: 'Your total contributions' },
    employerContributions: { kind: 'currency', label: 'Employer’s total EPF contributions' },
    pensionContributions: { kind: 'currency', label: 'Employer’s total EPS contributions', emphasis: 'quiet' },
    interest: { kind: 'currency', label: 'Interest earned', better: 'higher' },
    earlyPension: {
      kind: 'currency',
      label: 'Monthly EPS pension if it starts at retirement',
      better: 'higher',
      showWhen: { earlyPension: { above: 0 } },
    },
    taxedInterest: {
      kind: 'currency',
      label: 'Taxed interest',
      better: 'lower',
      showWhen: someTaxed,
      emphasis: 'quiet',
    },
    interestTax: {
      kind: 'currency',
      label: 'Tax on taxed interest',
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
        opening: { kind: 'currency', label: 'Opening balance' },
        own: { kind: 'currency', label: 'You', role: 'principal' },
        employer: { kind: 'currency', label: 'Employer (EPF)' },
        pension: { kind: 'currency', label: 'Employer (EPS)' },
        interest: { kind: 'currency', label: 'Interest', role: 'growth' },
        taxedPayments: { kind: 'currency', label: 'You, above the tax-free limit', showWhen: someTaxed },
        taxedInterest: { kind: 'currency', label: 'Taxed interest', showWhen: someTaxed },
        paidIn: { kind: 'currency', label: 'Contributions so far', role: 'principal' },
        closing: { kind: 'currency', label: 'Balance', role: 'growth' },
        real: realFigure,
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What makes up the balance',
      slices: contributed,
      showWhen: { openingBalance: 0 },
    },
    {
      kind: 'donut',
      title: 'What makes up the balance, with your current balance',
      slices: [{ label: 'Current EPF balance', value: 'openingBalance', role: 'neutral' }, ...contributed],
      showWhen: { openingBalance: { above: 0 } },
    },
    {
      kind: 'area',
      title: 'Your EPF balance by age',
      table: 'byAge',
      x: 'age',
      series: ['closing', 'paidIn'],
      start: { age: 'currentAge', paidIn: 'openingBalance', closing: 'openingBalance' },
      marks: [{ once: 'interest', above: 'own', label: 'More interest than payments: age {x}' }],
    },
  ],
  notes: {
    notMember: {
      text: 'You get no EPS pension, because you are not in the pension scheme. Your employer’s whole share goes to your EPF.',
      at: 'pension',
    },
    tooLittleService: {
      text: 'If you have less than {pf.leastService} years in the scheme, you get no monthly pension ({pf.roundedMonths} months or more of the last year make a full year). You can carry the years to your next job. Or, after {pf.withdrawalMonths} months without work, you can take out an amount that depends on pay and service (Table D).',
      at: 'pension',
      kind: 'careful',
    },
    joinsAbove: {
      text: 'People who first join on a basic salary above {pf.ceiling} a month are not in the pension scheme (EPS). If that is you, turn it off under More options. If you are already in it, enter your years there.',
      kind: 'careful',
    },
    least: 'The formula comes to less than {pf.leastPension} a month, so you get the scheme’s minimum pension.',
    beforePensionAge: {
      text: 'The full pension starts at {pf.pensionAge}. You can start it from {pf.earliestPension}, but it is then {pf.earlyCut} smaller for each year before {pf.pensionAge}, for life.',
      kind: 'careful',
    },
    interestTaxed: {
      text: 'From age {from} your own contributions are above {pf.taxedAbove|words} a year. The interest on the part above, {taxedInterest} in all, is taxed. Enter your tax rate under More options to see the tax.',
      figures: { from: { kind: 'number' } },
      kind: 'careful',
    },
    taxPaidOutside: {
      text: 'From age {from} your own contributions are above {pf.taxedAbove|words} a year. The interest on the part above is taxed, and the tax adds up to {interestTax}. You pay it from other money, so the balance stays the same.',
      figures: { from: { kind: 'number' } },
      kind: 'careful',
    },
    pastPensionAge:
      'After {pf.pensionAge} nothing more goes to the pension scheme. Your employer’s whole share goes to your EPF.',
  },
  story: [
    {
      text: 'You retire with {corpus}, including your current {openingBalance}. You get a pension of {earlyPension} a month, or {pension} if you wait until 58.',
      showWhen: { ...saved, earlyPension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus} and a pension of {earlyPension} a month, or {pension} if you wait until 58.',
      showWhen: { corpus: { above: 0 }, earlyPension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus}, including your current {openingBalance}. Your pension of {pension} a month starts at 58.',
      showWhen: { ...saved, ...laterPension },
    },
    {
      text: 'You retire with {corpus}. Your pension of {pension} a month starts at 58.',
      showWhen: { corpus: { above: 0 }, ...laterPension },
    },
    {
      text: 'You retire with {corpus}, including your current {openingBalance}, and a pension of {pension} a month.',
      showWhen: { ...saved, pension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus} and a pension of {pension} a month.',
      showWhen: { corpus: { above: 0 }, pension: { above: 0 } },
    },
    {
      text: 'You retire with {corpus}. Out of that, {openingBalance} is your current balance and {interest} is interest.',
      showWhen: { ...saved, interest: { above: 0 } },
    },
    { text: 'You retire with {corpus}. {interest} of it is interest.', showWhen: { interest: { above: 0 } } },
    { text: 'You retire with {corpus}, including your current {openingBalance}.', showWhen: saved },
    { text: 'You retire with {corpus}.', showWhen: { corpus: { above: 0 } } },
    { text: 'There is nothing in this account yet.' },
  ],
  levers: [
    {
      text: 'Adding VPF of {vpf} of basic salary gives you {by.corpus} more, for a balance of {corpus}.',
      set: { vpf: '10' },
      moves: { corpus: 'up' },
      showWhen: { vpf: { below: 1 } },
    },
  ],
  basis: [
    'You and your employer each pay {pf.share} of the PF wage ({pf.share|source}). For members of the pension scheme, {pf.pensionShare} of basic salary up to {pf.ceiling} comes out of the employer’s share ({pf.pensionShare|source}). Another notice, S.O. 3580(E), says 8⅓%. That is ₹0.83 a month more at the ceiling.',
    'Interest is calculated every month on the balance before that month’s contribution. It is added once in 12 months.',
    'Interest rate: {pf.rate} for 2023-24 to 2025-26 ({pf.rate|source}; last confirmed {pf.rate|confirmed}).',
    { text: 'In today’s money: the balance after inflation of {inflation} a year.', showWhen: inflated },
    'Wage ceiling: {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}), and {pf.ceiling@2026-01-01} before that, from {pf.ceiling@2026-01-01|since}.',
    {
      text: 'Pension = average basic salary of the last {pf.pensionMonths} months × years of service ÷ {pf.pensionDivisor} ({pf.pensionDivisor|source}; average pay: {pf.pensionMonths|source}). Pay is capped at the ceiling in force at the time: {pf.ceiling} from now on, {pf.ceiling@2026-09-16} from {pf.ceiling@2026-05-28|since}, {pf.ceiling@2014-08-31} before. At least {pf.leastPension} a month.',
      showWhen: member,
    },
    {
      text: 'If you leave within {pf.pensionMonths} months, the last {pf.pensionMonths} months include some you have already served. We take them at your current basic salary, up to {pf.ceiling@2026-09-16} each. We leave out the higher ceiling of the weeks since {pf.ceiling|since}.',
      showWhen: member,
    },
    {
      text: 'A pension needs {pf.leastService} years of service, and {pf.roundedMonths} months or more of the last year make a full year ({pf.roundedMonths|source}). The amount follows your exact years and months.',
      showWhen: member,
    },
    {
      text: 'After {pf.bonusFrom} years you get {pf.bonusYears} bonus years, and the scheme includes at most {pf.mostService} years, as reports say. We spread both evenly over all your years, including early ones with a lower ceiling. The scheme does not say this. If it used only your best years, service of more than {pf.mostService} years would bring a slightly higher pension.',
      showWhen: member,
    },
    {
      text: 'The {pf.pensionMonths|source}, replaced the 1995 scheme on {pf.pensionMonths|since}. We read its paragraphs on the share, the average pay and the ceiling where others quote them. The other figures are from the old scheme. Reports say the new one keeps them, but we have not read its text yet.',
      showWhen: { epsMember: true },
    },
    {
      text: 'Early pension: {pf.earlyCut} less for each year before {pf.pensionAge} ({pf.earlyCut|source}). It is not certain whether the minimum of {pf.leastPension} applies to it. We assume it does not.',
      showWhen: { epsMember: true, earlyPension: { above: 0 } },
    },
    {
      text: 'Your own contributions above {pf.taxedAbove|words} in 12 months go to a taxed account, starting in the month you cross the limit. All interest of that account is taxed ({pf.taxedAbove|source}).',
      showWhen: someTaxed,
    },
  ],
  examples: [
    {
      title: 'Basic salary of ₹40,000 at 30, working until 58',
      inputs: { rate: 8.25 },
      outputs: { corpus: 19_166_384, pension: 10_714, taxedInterest: 1025, pensionContributions: 699_720 },
      source: 'a second, exact calculation',
    },
    {
      title: 'First job at 25 on a basic salary of ₹25,000',
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
  ask: {
    sets: [
      {
        words:
          'no hike, no increment, no raise, salary same, same salary, increment nahi, increment nahi milta, salary nahi badhegi, no salary hike',
        inputs: { rise: 0 },
      },
    ],
  },
  headline: ['corpus', 'pension'],
  refusals: {
    tooShort: 'Your retirement age must be at least a year above your current age.',
    moreThanPast: 'Service before September 2014 cannot be more than your service in EPS so far, {pastService}.',
  },
  asks: [
    {
      text: 'What basic salary leads to {target} at retirement?',
      input: 'basic',
      output: 'corpus',
    },
    { text: 'How much VPF do I need for a balance of {target}?', input: 'vpf', output: 'corpus' },
    {
      text: 'Until what age must I work to have {target}?',
      input: 'retirementAge',
      output: 'corpus',
    },
  ],
  working,
  next: [
    {
      tool: 'swp',
      text: 'How much a month can {corpus} pay for 20 years from age {retirementAge}?',
      with: forTwentyYears('{corpus}'),
      showWhen: { corpus: { above: 0 } },
    },
  ],
  related: ['nps', 'ppf', 'salary', 'gratuity', 'retirement_corpus', 'apy'],
  rises: {
    corpus: ['basic', 'rise', 'openingBalance', 'vpf', 'rate', 'retirementAge'],
    pension: ['basic', 'rise', 'retirementAge'],
    interestTax: ['taxRate'],
    taxedInterest: ['vpf'],
  },
  falls: {
    realValue: ['inflation'],
    corpus: ['currentAge'],
    pension: ['currentAge', 'serviceBefore2014'],
  },
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
    const { epsMember, currentAge, retirementAge, inflation } = values;
    const taxedFrom = byYear.find((row) => row.taxedPayments > 0);
    return {
      corpus,
      pension,
      realValue: inTodaysMoney(corpus, inflation, retirementAge - currentAge),
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
        return byYear.map((row) => ({
          ...row,
          paidIn: payIn(row.own + row.employer),
          real: inTodaysMoney(row.closing, inflation, row.age - currentAge),
        }));
      },
      notes: [
        !epsMember && 'notMember',
        epsMember && service === 0 && 'tooLittleService',
        epsMember && values.pastService === 0 && values.basic > fundLaw.ceiling && 'joinsAbove',
        pension > 0 && pension <= fundLaw.leastPension && 'least',
        pension > 0 && retirementAge < fundLaw.pensionAge && 'beforePensionAge',
        epsMember && retirementAge > fundLaw.pensionAge && 'pastPensionAge',
        // a row has the age at the end of its year
        taxedFrom !== undefined &&
          taxedInterest >= 0.5 && {
            id: values.taxRate > 0 ? 'taxPaidOutside' : 'interestTaxed',
            figures: { from: taxedFrom.age - 1 },
          },
      ],
    };
  },
});
