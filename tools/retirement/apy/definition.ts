import { defineTool, fail } from '#engine';
import { chartedPension, type PensionChart, pensionReceived } from '#maths/pension.ts';
import { factNow } from '#rules';
import { ageInput } from '../../inputs.ts';
import content from './content.ts';

const youngest = factNow('apy.youngest');
const oldest = factNow('apy.oldest');
const pensionAge = factNow('apy.pensionAge');
/** Ages of the table. */
const LIVES = [61, 65, 70, 75, 80, 85, 90, 95, 100];

/** The pensions that can be chosen, in rupees a month. */
const pensions = [1000, 2000, 3000, 4000, 5000] as const;

/** The scheme's chart for a pension, as it is now. */
const pensionChart = (pension: (typeof pensions)[number]): PensionChart => ({
  youngest,
  pensionAge,
  contributions: factNow(`apy.contributions${pension}`),
});

export default defineTool({
  inputs: {
    age: {
      ...ageInput,
      help: 'In completed years. You can join from {apy.youngest} to {apy.oldest}.',
      default: 25,
      usual: [youngest, oldest],
      whole: true,
    },
    pension: {
      kind: 'choice',
      label: 'Monthly pension',
      asked: { words: 'pension, पेंशन' },
      options: [
        { value: 1000, label: '₹1,000' },
        { value: 2000, label: '₹2,000' },
        { value: 3000, label: '₹3,000' },
        { value: 4000, label: '₹4,000' },
        { value: 5000, label: '₹5,000' },
      ],
      default: 5000,
    },
    lifeUntil: {
      kind: 'years',
      age: true,
      about: 'lifeUntil',
      labelReason: 'A pension lasts for life, so no money runs out at an age.',
      label: 'Life expectancy',
      help: 'Shows the total you get. Your spouse’s later pension is extra.',
      default: 80,
      usual: [61, 100],
      step: 1,
      whole: true,
      more: true,
    },
  },
  outputs: {
    contribution: {
      kind: 'currency',
      label: 'You pay monthly',
      per: 'month',
      short: 'You pay monthly',
      better: 'lower',
      asked:
        'contribution, kist, kitni kist, किस्त, कितनी किस्त, installment, instalment, kitna bharna, kitna dena, kitna jama, premium, per month, monthly contribution, कितना देना, कितना जमा',
    },
    years: { kind: 'years', label: 'Years you pay' },
    totalContribution: { kind: 'currency', label: 'Total you pay', short: 'Total paid', better: 'lower' },
    yearlyPension: { kind: 'currency', label: 'Yearly pension', better: 'higher', emphasis: 'quiet' },
    yearsToRecover: {
      kind: 'years',
      label: 'Years of pension to get your money back',
      better: 'lower',
      emphasis: 'quiet',
    },
    nomineeCorpus: { kind: 'currency', label: 'Your nominee gets', better: 'higher' },
    totalReceived: {
      kind: 'currency',
      label: 'Total you get, with the nominee’s amount',
      better: 'higher',
      emphasis: 'quiet',
    },
    yearlyYield: { kind: 'percent', label: 'Return (p.a.)', better: 'higher' },
  },
  tables: {
    byPension: {
      title: 'All five pensions at your age',
      open: true,
      columns: {
        pension: { kind: 'currency', label: 'Monthly pension' },
        contribution: { kind: 'currency', label: 'You pay monthly' },
        total: { kind: 'currency', label: 'Total you pay' },
        yearlyPension: { kind: 'currency', label: 'Yearly pension' },
      },
    },
    byLife: {
      title: 'What you get back, by life expectancy',
      sheet: 'What you get back',
      tab: 'By life',
      columns: {
        until: { kind: 'years', label: 'Until age' },
        received: { kind: 'currency', label: 'Total you get' },
        yearlyYield: { kind: 'percent', label: 'Return (p.a.)' },
      },
    },
    byAge: {
      title: 'This pension by age at joining',
      sheet: 'By age at joining',
      tab: 'By age',
      columns: {
        age: { kind: 'years', label: 'Age at joining' },
        contribution: { kind: 'currency', label: 'You pay monthly', role: 'principal' },
        years: { kind: 'years', label: 'Years you pay' },
        total: { kind: 'currency', label: 'Total you pay', role: 'principal' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'What the same pension costs by age at joining',
      table: 'byAge',
      x: 'age',
      series: ['contribution'],
      marks: [{ x: 'age', label: 'Your age' }],
    },
  ],
  notes: {
    taxpayers: {
      text: 'Since {apy.closedFrom}, nobody who pays income tax or has ever paid it can join. Earlier accounts continue.',
      kind: 'careful',
    },
  },
  story: [{ text: 'Pay {contribution} a month for {years} years and get {pension} a month for life.' }],
  levers: [
    {
      text: 'Pay {by.contribution} more, {contribution} a month, for a pension of {pension} a month.',
      set: { pension: 5000 },
      moves: { yearlyPension: 'up' },
      showWhen: { pension: { not: 5000 } },
    },
    {
      text: 'The pension pays back your {totalContribution} in the first {time}.',
      figures: { time: { kind: 'months', of: 'yearsToRecover', times: 12 } },
      showWhen: { yearsToRecover: { above: 0 } },
    },
  ],
  basis: [
    'The monthly contribution is from the scheme’s chart, for your age and pension ({apy.contributions5000|source}).',
    'You pay from joining until {apy.pensionAge}, when the pension starts. You pay for full years.',
    'The years to get your money back ignore interest and inflation.',
    'The nominee gets {apy.nomineeMultiple} monthly pensions ({apy.nomineeMultiple|source}; last confirmed {apy.nomineeMultiple|confirmed}). For the return, payments and pensions are at the start of each month and the nominee’s amount is at the end. A spouse’s pension after you would raise the return.',
  ],
  examples: [
    {
      title: 'Joined at 25 for ₹5,000 a month',
      inputs: {},
      outputs: {
        contribution: 376,
        years: 35,
        nomineeCorpus: 850_000,
        totalReceived: 2_050_000,
        yearlyYield: 7.95,
        totalContribution: 157920,
      },
      source: 'the Atal Pension Yojana’s chart, and a separate calculation of the return',
    },
    {
      title: 'Joined at 18 for ₹1,000 a month: ₹42',
      inputs: { age: 18, pension: 1000 },
      outputs: { contribution: 42, years: 42 },
      source: 'the Atal Pension Yojana’s chart of contributions',
    },
  ],
  content,
  headline: ['contribution', 'totalContribution'],
  refusals: {
    beforePension: 'The pension starts at 60. Enter an age above that.',
    notInChart: {
      text: 'You can join only from age {youngest} to {oldest}.',
      figures: { youngest: { kind: 'number' }, oldest: { kind: 'number' } },
    },
  },
  noWorking:
    'There is no formula for the contribution: the scheme’s chart has one for each age and pension. You pay it 12 times a year until the pension starts.',
  related: ['nps', 'epf', 'ppf', 'retirement_corpus'],
  rises: {
    contribution: ['age'],
    totalContribution: ['age'],
    yearsToRecover: ['age'],
    totalReceived: ['lifeUntil'],
  },
  falls: { years: ['age'] },
  asks: [
    {
      text: 'By what age must I join to pay about {target} a month?',
      input: 'age',
      output: 'contribution',
      target: 500,
    },
  ],
  compute: ({ age, pension, lifeUntil }) => {
    const found = chartedPension(age, pension, pensionChart(pension));
    if (!found.ok) return fail(found.field, found.why, { youngest, oldest });
    if (lifeUntil <= pensionAge) return fail('lifeUntil', 'beforePension');
    const { ok, ...figures } = found;
    const nominee = pension * factNow('apy.nomineeMultiple');
    const backBy = (until: number) => pensionReceived(found, pension, until, nominee, pensionChart(pension));
    const { total, yearlyYield } = backBy(lifeUntil);
    return {
      ...figures,
      nomineeCorpus: nominee,
      totalReceived: total,
      yearlyYield: yearlyYield * 100,
      byLife: () =>
        LIVES.map((until) => {
          const back = backBy(until);
          return { until, received: back.total, yearlyYield: back.yearlyYield * 100 };
        }),
      byPension: () =>
        pensions.flatMap((each) => {
          const then = chartedPension(age, each, pensionChart(each));
          if (!then.ok) return [];
          const { contribution, totalContribution, yearlyPension } = then;
          return { pension: each, contribution, total: totalContribution, yearlyPension };
        }),
      byAge: () =>
        Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index).flatMap((at) => {
          const then = chartedPension(at, pension, pensionChart(pension));
          if (!then.ok) return [];
          return { age: at, contribution: then.contribution, years: then.years, total: then.totalContribution };
        }),
      notes: ['taxpayers'],
    };
  },
});
