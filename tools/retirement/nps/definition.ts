import { at, defineTool, fail } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { growthFactor, monthlyRate, monthsIn, periodicRate } from '#maths/growth.ts';
import { planAfter } from '#maths/monthly-plan.ts';
import { pensionFrom } from '#maths/pension.ts';
import { factNow } from '#rules';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { ageInput, conventionInput, stepUpInput } from '../../inputs.ts';
import { inflated, inflationInput, inTodaysMoney, realFigure, realOutput } from '../../todays-money.ts';
import { forTwentyYears } from '../for-twenty-years.ts';
import content from './content.ts';
import { working } from './working.ts';

const leastShares = {
  nonGovernment: factNow('nps.annuityShare'),
  government: factNow('nps.governmentAnnuityShare'),
};

/** The annuity share from which the whole lump sum is tax-free. */
const untaxedFrom = 100 - factNow('nps.taxFreeShare');

const saved = { existing: { above: 0 } } as const;
const rising = { stepUp: { above: 0 } } as const;

export default defineTool({
  inputs: {
    monthlyContribution: {
      kind: 'currency',
      label: 'Monthly contribution',
      per: 'month',
      asked: {
        words: 'contribution, monthly, per month, invest, jama, जमा, योगदान, monthly contribution, har mahine',
        times: { year: 1 / 12 },
        period: 'open',
      },
      help: 'Yours and your employer’s together.',
      default: 5000,
      usual: [500, 100_000],
      step: 500,
      chips: [2000, 5000, 10_000, 25_000],
    },
    currentAge: { ...ageInput, default: 30, usual: [18, 59] },
    retirementAge: {
      kind: 'years',
      age: true,
      label: 'Retirement age',
      asked: { words: 'retire, retire at, retirement at, till, until, tak, तक', left: 'named' },
      default: 60,
      usual: [60, 75],
      step: 1,
      negative: 'noYearsToSave',
      more: true,
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return (p.a.)',
      asked: { words: 'return, returns, रिटर्न' },
      help: 'Depends on how much of your NPS is in shares.',
      default: 10,
      usual: [5, 15],
      step: 0.5,
    },
    annuityShare: {
      kind: 'percent',
      label: 'Annuity (% of corpus)',
      help: 'At least {nps.annuityShare}, or {nps.governmentAnnuityShare} for government employees.',
      default: leastShares.government,
      usual: [leastShares.nonGovernment, 100],
      step: 5,
    },
    annuityRate: {
      kind: 'percent',
      label: 'Annuity rate (p.a.)',
      asked: { words: 'annuity', left: 'named' },
      help: 'What the insurer pays a year, as % of the annuity amount.',
      default: 6,
      usual: [3, 10],
      step: 0.5,
      more: true,
    },
    subscriber: {
      kind: 'choice',
      label: 'Government employee',
      options: [
        { value: 'nonGovernment', label: 'No' },
        { value: 'government', label: 'Yes' },
      ],
      default: 'nonGovernment',
      more: true,
    },
    existing: {
      kind: 'currency',
      about: 'npsBalance',
      label: 'Current NPS balance',
      help: 'Grows at the same return. Included in Invested Amount.',
      default: 0,
      more: true,
    },
    stepUp: { ...stepUpInput, help: 'Your contribution rises every 12 months, like your salary.', more: true },
    convention: conventionInput,
    inflation: inflationInput,
  },
  outputs: {
    totalCorpus: {
      kind: 'currency',
      label: 'Corpus at retirement',
      short: 'Corpus',
      better: 'higher',
      asked: 'fund, fund kitna, corpus, kitna banega, total corpus, maturity',
    },
    pension: {
      kind: 'currency',
      label: 'Monthly pension',
      better: 'higher',
      per: 'month',
      turns: [{ input: 'monthlyContribution' }],
      asked: 'pension, monthly pension, kitni pension, पेंशन, pension kitni',
    },
    // beside a pension a value in today’s money would be taken for the pension’s
    realValue: { ...realOutput, label: 'Corpus in today’s money' },
    lumpSum: { kind: 'currency', label: 'Lump Sum', better: 'higher' },
    annuityValue: { kind: 'currency', label: 'Amount that goes into the annuity' },
    totalInvestment: { kind: 'currency', label: 'Invested Amount', putIn: true },
    interestEarned: { kind: 'currency', label: 'Estimated Returns', better: 'higher' },
    taxableLumpSum: {
      kind: 'currency',
      label: 'Taxable part of the lump sum',
      better: 'lower',
      showWhen: { annuityShare: { not: untaxedFrom } },
      emphasis: 'quiet',
    },
  },
  tables: {
    byYear: {
      first: ['year', 'invested', 'corpus'],
      title: 'Growth year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        age: { kind: 'years', label: 'Age' },
        contribution: { kind: 'currency', label: 'Monthly contribution', showWhen: rising },
        invested: { kind: 'currency', label: 'Invested so far', role: 'principal' },
        returns: { kind: 'currency', label: 'Returns so far', role: 'returns' },
        corpus: { kind: 'currency', label: 'Corpus at year end' },
        real: realFigure,
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you invest and what it earns',
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
      start: { age: 'currentAge', invested: 'existing', returns: 0 },
      stacked: true,
      marks: [
        { once: 'returns', above: 'invested', label: 'More returns than payments: age {x}' },
        { once: 'corpus', above: 10_000_000, label: 'One crore at {x}' },
      ],
    },
  ],
  notes: {
    ...returnNotes,
    noYearsToSave: {
      text: 'The result is 0: you must retire at least a month from now.',
      kind: 'careful',
    },
    leastAnnuity: {
      text: 'You must use at least {nps.annuityShare} of this corpus for an annuity, so the lump sum can be up to {most}. You can also exit after {nps.exitYears} years in NPS instead of at 60, or stay in until {nps.oldest}.',
      figures: { most: { kind: 'currency' } },
    },
    leastAnnuityGovernment: {
      text: 'A government employee must use at least {nps.governmentAnnuityShare} of this corpus for an annuity, so the lump sum can be up to {most}. You can stay in NPS until {nps.oldest}.',
      figures: { most: { kind: 'currency' } },
    },
    belowLeast: {
      text: 'Nobody can take this much at once. If the corpus is above {nps.middleCorpus|words}, at least {nps.annuityShare} must go into an annuity, so the lump sum can be up to {most}.',
      figures: { most: { kind: 'currency' } },
      at: 'lumpSum',
      about: 'annuityShare',
    },
    belowGovernment: {
      text: 'A government employee cannot take this much at once. If the corpus is above {nps.middleCorpus|words}, at least {nps.governmentAnnuityShare} must go into an annuity, so the lump sum can be up to {most}.',
      figures: { most: { kind: 'currency' } },
      at: 'lumpSum',
      about: 'annuityShare',
    },
    beyondOldest: {
      text: 'You can stay in NPS until {nps.oldest} at most.',
      at: 'totalCorpus',
      about: 'retirementAge',
    },
    smallCorpus: {
      text: 'If the corpus is at most {nps.smallCorpus|words}, you need no annuity. You can take all of it at once, even as a government employee.',
      kind: 'good',
    },
    middleCorpus: {
      text: 'If the corpus is above {nps.smallCorpus|words} and up to {nps.middleCorpus|words}, you have a choice. You can take up to {nps.middleLumpSum|words} at once and the rest in parts over at least {nps.redemptionYears} years (systematic unit redemption). Or you take the usual way: an annuity of at least {nps.annuityShare} and a lump sum of up to {most}.',
      figures: { most: { kind: 'currency' } },
    },
    middleCorpusGovernment: {
      text: 'If the corpus is above {nps.smallCorpus|words} and up to {nps.middleCorpus|words}, a government employee has a choice. You can take up to {nps.middleLumpSum|words} at once and the rest in parts over at least {nps.redemptionYears} years (systematic unit redemption). Or you take the usual way: an annuity of at least {nps.governmentAnnuityShare} and a lump sum of up to {most}.',
      figures: { most: { kind: 'currency' } },
    },
    taxedPart: {
      text: 'Only {nps.taxFreeShare} of the corpus is tax-free. {taxableLumpSum} of this lump sum is taxable.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'You retire with {totalCorpus}, including your current {existing}. You get {lumpSum} at once and {pension} a month.',
      showWhen: { ...saved, lumpSum: { above: 0 }, pension: { above: 0 } },
    },
    {
      text: 'You retire with {totalCorpus}. You get {lumpSum} at once and {pension} a month.',
      showWhen: { lumpSum: { above: 0 }, pension: { above: 0 } },
    },
    {
      text: 'You retire with {totalCorpus}, including your current {existing}. You get {lumpSum} at once.',
      showWhen: { ...saved, lumpSum: { above: 0 } },
    },
    { text: 'You retire with {totalCorpus}. You get {lumpSum} at once.', showWhen: { lumpSum: { above: 0 } } },
    {
      text: 'You retire with {totalCorpus}, including your current {existing}. It pays you {pension} a month.',
      showWhen: { ...saved, pension: { above: 0 } },
    },
    { text: 'You retire with {totalCorpus}. It pays you {pension} a month.', showWhen: { pension: { above: 0 } } },
    {
      text: 'You retire with {totalCorpus}, but at this rate the pension is hardly a rupee a month.',
      showWhen: { totalCorpus: { above: 0 } },
    },
    {
      text: 'These ages leave no month to save in before you retire.',
      showWhen: [saved, { monthlyContribution: { above: 0 } }],
    },
    { text: 'There is nothing in this account yet.' },
  ],
  levers: [
    {
      text: 'Pay {stepUp} more every year, and your pension rises by {by.pension} to {pension} a month.',
      set: { stepUp: '10' },
      moves: { pension: 'up' },
      showWhen: { stepUp: { below: 1 } },
    },
    {
      text: 'Pay {by.monthlyContribution} more a month and your pension is {pension} a month.',
      set: { monthlyContribution: '{monthlyContribution} + 1000' },
      moves: { pension: 'up' },
    },
  ],
  basis: [
    assumedReturn,
    {
      text: 'You contribute at the start of each month and earn a twelfth of the yearly return every month. So {returnRate} a year is {returnRate|effective} after monthly compounding. A calculator that uses exactly {returnRate} a year shows less.',
      showWhen: { convention: 'nominal' },
    },
    {
      text: 'You contribute at the start of each month. The monthly return compounds to exactly {returnRate} in 12 months. A twelfth of the return per month would make {returnRate|effective} a year.',
      showWhen: { convention: 'effective' },
    },
    {
      text: 'The contribution rises by {stepUp} every 12 months, first in month 13.',
      showWhen: rising,
    },
    { text: 'In today’s money: the corpus after inflation of {inflation} a year.', showWhen: inflated },
    'The pension is the annuity amount × the annuity rate ÷ 12. It stays the same for life.',
    'The corpus, the annuity amount and the lump sum are each rounded to the rupee, so the two parts can add up to ₹1 more or less than the corpus.',
    'The annuity starts at {nps.governmentAnnuityShare}, the minimum for government subscribers. For others it is {nps.annuityShare} since {nps.annuityShare|since} ({nps.annuityShare|source}), last confirmed in {nps.annuityShare|confirmed}. As others quote the amendment of 20 July 2026, it left these figures as they were. We have not read the text itself.',
    '{nps.taxFreeShare} of the corpus is tax-free ({nps.taxFreeShare|source}), no matter how much you may take as a lump sum.',
  ],
  examples: [
    {
      title: '₹5,000 a month from 30 to 60',
      inputs: { annuityShare: 40 },
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
      title: 'The whole corpus used for an annuity',
      inputs: { annuityShare: 100 },
      outputs: { totalCorpus: 11_396_627, pension: 56_983, lumpSum: 0 },
    },
    {
      title: 'Only a fifth of the corpus used for an annuity',
      inputs: { annuityShare: 20 },
      outputs: { pension: 11_397, lumpSum: 9_117_301, taxableLumpSum: 2_279_325 },
      source: 'a sum of all contributions with their growth',
    },
  ],
  content,
  headline: ['totalCorpus', 'pension'],
  next: [
    {
      tool: 'swp',
      text: 'How much a month can {lumpSum} pay for 20 years from age {retirementAge}?',
      with: forTwentyYears('{lumpSum}'),
      showWhen: { lumpSum: { above: 0 } },
    },
  ],
  related: ['ups', 'retirement_corpus', 'ppf', 'tax_calculator', 'sip_lumpsum'],
  rises: {
    totalCorpus: ['monthlyContribution', 'returnRate', 'retirementAge', 'existing', 'stepUp'],
    pension: ['annuityShare', 'annuityRate'],
  },
  falls: {
    realValue: ['inflation'],
    totalCorpus: ['currentAge'],
    lumpSum: ['annuityShare'],
    taxableLumpSum: ['annuityShare'],
  },
  sums: [
    { total: 'totalCorpus', parts: ['totalInvestment', 'interestEarned'] },
    { total: 'totalCorpus', parts: ['lumpSum', 'annuityValue'] },
  ],
  ask: { idle: 'retirement, fund' },
  asks: [
    {
      text: 'How much must I pay a month for a pension of {target}?',
      input: 'monthlyContribution',
      output: 'pension',
    },
    {
      text: 'How much must I pay a month for a corpus of {target}?',
      input: 'monthlyContribution',
      output: 'totalCorpus',
    },
    {
      text: 'How much must go into the annuity for a pension of {target}?',
      input: 'annuityShare',
      output: 'pension',
    },
  ],
  working,
  refusals: {
    wholeCorpus: 'The annuity can take at most 100% of the corpus.',
  },
  compute: (values) => {
    const { currentAge, retirementAge, returnRate, annuityShare, annuityRate, subscriber, inflation } = values;
    if (annuityShare > 100) return fail('annuityShare', 'wholeCorpus');
    const saving = Math.max(0, retirementAge - currentAge);
    const noTime = monthsIn(saving) === 0;
    const rise = periodicRate(values.stepUp, 1);
    const plan = {
      monthly: values.monthlyContribution,
      rate: monthlyRate(periodicRate(returnRate, 1), values.convention),
      stepUp: rise,
      // without a month to save there is no plan, even with existing savings
      existing: noTime ? 0 : values.existing,
    };
    const after = (time: number) => planAfter(plan, monthsIn(time));
    const { invested, value: corpus } = after(saving);
    const { annuityValue, lumpSum, taxableLumpSum, pension } = pensionFrom(
      corpus,
      periodicRate(annuityShare, 1),
      periodicRate(annuityRate, 1),
      periodicRate(factNow('nps.taxFreeShare'), 1),
    );
    const government = subscriber === 'government';
    const leastShare = at(leastShares, subscriber);
    const figures = { most: corpus * (1 - periodicRate(leastShare, 1)) };
    const smallCorpus = corpus > 0 && corpus <= factNow('nps.smallCorpus');
    const middleCorpus = !smallCorpus && corpus > 0 && corpus <= factNow('nps.middleCorpus');
    const bound = corpus > factNow('nps.middleCorpus');
    const below = bound && annuityShare < leastShare;
    const above = bound && !below;
    return {
      totalCorpus: corpus,
      pension,
      realValue: inTodaysMoney(corpus, inflation, saving),
      lumpSum,
      annuityValue,
      totalInvestment: invested,
      interestEarned: corpus - invested,
      taxableLumpSum,
      byYear: () =>
        wholeYears(noTime ? 0 : saving).map((year) => {
          const then = after(year);
          return {
            year,
            age: currentAge + year,
            contribution: plan.monthly * growthFactor(rise, Math.ceil(year) - 1),
            invested: then.invested,
            returns: then.value - then.invested,
            corpus: then.value,
            real: inTodaysMoney(then.value, inflation, year),
          };
        }),
      notes: [
        noTime && 'noYearsToSave',
        retirementAge > factNow('nps.oldest') && 'beyondOldest',
        smallCorpus && 'smallCorpus',
        middleCorpus && { id: government ? 'middleCorpusGovernment' : 'middleCorpus', figures },
        below && { id: government ? 'belowGovernment' : 'belowLeast', figures },
        above && { id: government ? 'leastAnnuityGovernment' : 'leastAnnuity', figures },
        taxableLumpSum > 0 && 'taxedPart',
        aboveIllustration(returnRate),
      ],
    };
  },
});
