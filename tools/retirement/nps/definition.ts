import { defineTool, fail } from '#engine';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import { pensionFrom } from '#maths/pension.ts';
import { wholeYears } from '#maths/periods.ts';
import { planAfter } from '#maths/plan.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

const leastShare = factNow('nps.annuityShare');

export default defineTool({
  inputs: {
    monthlyContribution: {
      kind: 'currency',
      label: 'Monthly contribution',
      help: 'Yours and your employer’s together.',
      default: 5000,
      min: 500,
      max: 100_000,
      step: 500,
      chips: [2000, 5000, 10_000, 25_000],
    },
    currentAge: { kind: 'years', label: 'Current age', default: 30, min: 18, max: 59, step: 1 },
    retirementAge: {
      kind: 'years',
      label: 'Retirement age',
      default: 60,
      min: 60,
      max: 75,
      step: 1,
      belowZero: 'noYearsToSave',
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return a year',
      help: 'Your own assumption. NPS funds follow the markets and promise no return.',
      default: 10,
      min: 5,
      max: 15,
      step: 0.5,
    },
    annuityShare: {
      kind: 'percent',
      label: 'Share of the corpus that buys an annuity',
      help: 'The rest is paid out as a lump sum. At least {nps.annuityShare}, or {nps.governmentAnnuityShare} for government subscribers.',
      default: factNow('nps.governmentAnnuityShare'),
      min: leastShare,
      max: 100,
      step: 5,
    },
    annuityRate: {
      kind: 'percent',
      label: 'Annuity rate a year',
      help: 'What the insurance company pays out a year, as a share of the price of the annuity.',
      default: 6,
      min: 3,
      max: 10,
      step: 0.5,
    },
  },
  outputs: {
    totalCorpus: { kind: 'currency', label: 'Corpus at retirement' },
    pension: { kind: 'currency', label: 'Monthly pension' },
    lumpSum: { kind: 'currency', label: 'Lump sum' },
    annuityValue: { kind: 'currency', label: 'Amount that buys the annuity' },
    totalInvestment: { kind: 'currency', label: 'Invested amount' },
    interestEarned: { kind: 'currency', label: 'Estimated returns' },
  },
  tables: {
    byYear: {
      title: 'Growth year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        age: { kind: 'years', label: 'Age at year end' },
        invested: { kind: 'currency', label: 'Invested so far', role: 'principal' },
        returns: { kind: 'currency', label: 'Returns so far', role: 'interest' },
        corpus: { kind: 'currency', label: 'Corpus at year end' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you put in and what it earned',
      slices: [
        { label: 'Invested Amount', value: 'totalInvestment', role: 'principal' },
        { label: 'Estimated Returns', value: 'interestEarned', role: 'returns' },
      ],
    },
    {
      kind: 'area',
      title: 'Growth until retirement',
      table: 'byYear',
      x: 'age',
      series: ['invested', 'returns'],
      stacked: true,
    },
  ],
  notes: {
    noYearsToSave: 'The result is 0 because the retirement age is not above the current age by a month or more.',
    belowLeast:
      'With a corpus above {nps.middleCorpus|words} at least {nps.annuityShare} has to buy an annuity, and {nps.governmentAnnuityShare} for government subscribers.',
    belowGovernment:
      'This share is open to non-government subscribers. Government subscribers need at least {nps.governmentAnnuityShare}.',
    smallCorpus:
      'With a corpus of at most {nps.smallCorpus|words} no annuity is required: all of it may be taken at once, by government subscribers too.',
    middleCorpus:
      'With a corpus above {nps.smallCorpus|words} and up to {nps.middleCorpus|words} you have a choice. You can take up to {nps.middleLumpSum|words} at once and the rest in parts over at least {nps.redemptionYears} years (systematic unit redemption). Or you go the ordinary way, with an annuity of at least {nps.annuityShare} ({nps.governmentAnnuityShare} for government subscribers).',
    taxedPart:
      'Only {nps.taxFreeShare} of the corpus is exempt from tax. This lump sum is larger, and the part above it is not exempt.',
  },
  basis: [
    'Contributions are paid at the start of each month and earn one twelfth of the yearly return every month: {returnRate} a year is {returnRate|effective} with the growth within the year. A calculator that means exactly {returnRate} a year shows less.',
    'The pension is the annuity amount × the annuity rate ÷ 12. It stays the same for life.',
    'The annuity share starts at {nps.governmentAnnuityShare}, the least for government subscribers. For others it is {nps.annuityShare} since {nps.annuityShare|since} ({nps.annuityShare|source}), last confirmed in {nps.annuityShare|confirmed}.',
    'Of the corpus {nps.taxFreeShare} is exempt from tax ({nps.taxFreeShare|source}), whichever share may be taken as a lump sum.',
  ],
  examples: [
    {
      title: '₹5,000 a month from age 30 to 60 at 10%',
      inputs: {},
      outputs: {
        totalCorpus: 11_396_627,
        pension: 22_793,
        lumpSum: 6_837_976,
        annuityValue: 4_558_651,
        totalInvestment: 1_800_000,
        interestEarned: 9_596_627,
      },
    },
    {
      title: 'The same, with the whole corpus in an annuity',
      inputs: { annuityShare: 100 },
      outputs: { totalCorpus: 11_396_627, pension: 56_983, lumpSum: 0 },
    },
    {
      title: '₹15,000 a month from age 35',
      inputs: { monthlyContribution: 15_000, currentAge: 35 },
      outputs: { totalCorpus: 20_068_355, pension: 40_137, lumpSum: 12_041_013 },
    },
  ],
  content,
  working,
  refusals: {
    wholeCorpus: 'The annuity can take at most 100% of the corpus.',
  },
  compute: ({ monthlyContribution, currentAge, retirementAge, returnRate, annuityShare, annuityRate }) => {
    if (annuityShare > 100) return fail('annuityShare', 'wholeCorpus');
    const saving = Math.max(0, retirementAge - currentAge);
    const plan = { monthly: monthlyContribution, rate: periodicRate(returnRate, 12), stepUp: 0, existing: 0 };
    const after = (time: number) => planAfter(plan, monthsIn(time));
    const { invested, value: corpus } = after(saving);
    const noTime = monthsIn(saving) === 0;
    const { annuityValue, lumpSum, taxableLumpSum, pension } = pensionFrom(
      corpus,
      periodicRate(annuityShare, 1),
      periodicRate(annuityRate, 1),
      periodicRate(factNow('nps.taxFreeShare'), 1),
    );
    const smallCorpus = corpus > 0 && corpus <= factNow('nps.smallCorpus');
    const middleCorpus = !smallCorpus && corpus > 0 && corpus <= factNow('nps.middleCorpus');
    const bound = corpus > factNow('nps.middleCorpus');
    const belowLeast = bound && annuityShare < leastShare;
    const belowGovernment = bound && !belowLeast && annuityShare < factNow('nps.governmentAnnuityShare');
    const taxedPart = taxableLumpSum > 0;
    return {
      totalCorpus: corpus,
      pension,
      lumpSum,
      annuityValue,
      totalInvestment: invested,
      interestEarned: corpus - invested,
      byYear: () =>
        wholeYears(saving).map((year) => {
          const then = after(year);
          return {
            year,
            age: currentAge + year,
            invested: then.invested,
            returns: then.value - then.invested,
            corpus: then.value,
          };
        }),
      notes: [
        ...(noTime ? (['noYearsToSave'] as const) : []),
        ...(smallCorpus ? (['smallCorpus'] as const) : []),
        ...(middleCorpus ? (['middleCorpus'] as const) : []),
        ...(belowLeast ? (['belowLeast'] as const) : []),
        ...(belowGovernment ? (['belowGovernment'] as const) : []),
        ...(taxedPart ? (['taxedPart'] as const) : []),
      ],
    };
  },
});
