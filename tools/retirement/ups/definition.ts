import { defineTool, fail } from '#engine';
import { growthFactor, periodicRate } from '#maths/growth.ts';
import { pensionFrom } from '#maths/pension.ts';
import { corpusAfter, payoutAfter, type UnifiedPensionLaw, unifiedPension } from '#maths/unified-pension.ts';
import { type FactId, factNow } from '#rules';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import content from './content.ts';
import { working } from './working.ts';

const shareOf = (id: FactId): number => Number(factNow(id)) / 100;

/** The Unified Pension Scheme as it is now. */
const schemeLaw: UnifiedPensionLaw = {
  fullShare: shareOf('ups.fullShare'),
  fullMonths: factNow('ups.fullMonths'),
  leastMonths: factNow('ups.leastMonths'),
  leastPayout: factNow('ups.leastPayout'),
  familyShare: shareOf('ups.familyShare'),
  lumpSumShare: shareOf('ups.lumpSumShare'),
  lumpSumMonths: factNow('ups.lumpSumMonths'),
  corpusShare: shareOf('ups.corpusShare'),
  npsShare: shareOf('nps.centralShare'),
};

const taken = { withdrawn: { above: 0 } } as const;
/** A rate below this buys no annuity that could be shown: percent a year. */
const LEAST_RATE = 0.001;
/** Years of service that the table shows. */
const SERVICE = Array.from({ length: 31 }, (_, index) => 10 + index);
/** These with the visitor's own, where it ends within one of them. */
const servicesWith = (own: number): readonly number[] =>
  SERVICE.flatMap((years) => (years < own && own < years + 1 && own < 40 ? [years, own] : [years]));

export default defineTool({
  inputs: {
    basic: {
      kind: 'currency',
      label: 'Monthly basic salary',
      per: 'month',
      help: 'Without dearness allowance.',
      default: 60_000,
      usual: [18_000, 250_000],
      step: 500,
      chips: [35_000, 60_000, 100_000, 150_000],
      asked: { words: 'basic, basic pay, मूल वेतन, बेसिक' },
    },
    da: {
      kind: 'percent',
      label: 'DA (% of basic)',
      help: 'Central staff: {dearness.central} since {dearness.central|since}. Kept the same until retirement.',
      default: factNow('dearness.central'),
      usual: [0, 150],
      step: 1,
      asked: { left: 'named' },
      more: true,
    },
    rise: {
      kind: 'percent',
      label: 'Yearly salary increase',
      help: 'Average of increments, promotions and pay commissions.',
      default: 5,
      usual: [0, 15],
      step: 0.5,
      asked: { left: 'named' },
      more: true,
    },
    yearsToGo: {
      kind: 'years',
      label: 'Years until retirement',
      asked: { words: 'left, remaining, to go, baki, baaki, bache, bacha, bache hain, बाकी, बचे' },
      default: 15,
      usual: [0, 40],
      step: 1,
      allowed: [0, 60],
      whole: true,
    },
    serviceSoFar: {
      kind: 'years',
      label: 'Qualifying service so far',
      asked: { words: 'service, naukri, नौकरी, सेवा, service so far, years of service', left: 'needed' },
      default: 15,
      usual: [0, 40],
      step: 1,
      months: true,
      allowed: [0, 60],
    },
    corpusNow: {
      kind: 'currency',
      about: 'npsBalance',
      label: 'Current NPS balance',
      help: 'It becomes your own corpus under UPS.',
      default: 2_000_000,
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return (p.a.)',
      help: 'Your assumption. Only the NPS pension depends on it.',
      default: 9,
      usual: [0, 15],
      step: 0.5,
      asked: { left: 'named' },
      more: true,
    },
    annuityShare: {
      kind: 'percent',
      label: 'NPS: Annuity (% of corpus)',
      help: 'At least {nps.governmentAnnuityShare} for government subscribers.',
      default: factNow('nps.governmentAnnuityShare'),
      usual: [factNow('nps.governmentAnnuityShare'), 100],
      step: 5,
      asked: { left: 'named' },
      more: true,
    },
    annuityRate: {
      kind: 'percent',
      label: 'NPS: Annuity rate (p.a.)',
      default: 6,
      usual: [0, 12],
      step: 0.5,
      asked: { left: 'named' },
      more: true,
    },
    withdrawn: {
      kind: 'percent',
      label: 'UPS: Withdrawal (% of corpus)',
      help: 'At most {ups.withdrawalMost}. The payout falls by the same percentage.',
      default: 0,
      usual: [0, factNow('ups.withdrawalMost')],
      step: 5,
      allowed: [0, factNow('ups.withdrawalMost')],
      more: true,
    },
  },
  outputs: {
    payout: { kind: 'currency', label: 'Monthly UPS payout', short: 'Monthly UPS', better: 'higher' },
    familyPayout: {
      kind: 'currency',
      label: 'Monthly family payout',
      short: 'Monthly, family',
      better: 'higher',
    },
    lumpSum: { kind: 'currency', label: 'UPS lump sum at retirement', better: 'higher' },
    share: { kind: 'percent', label: 'Share of the full payout', better: 'higher', emphasis: 'quiet' },
    fullPayout: { kind: 'currency', label: 'Full monthly payout', better: 'higher', emphasis: 'quiet' },
    averageBasic: { kind: 'currency', label: 'Average basic pay of the last 12 months', emphasis: 'quiet' },
    withdrawal: {
      kind: 'currency',
      label: 'Withdrawn from the UPS corpus',
      better: 'higher',
      showWhen: taken,
      emphasis: 'quiet',
    },
    npsPension: { kind: 'currency', label: 'Monthly NPS pension', better: 'higher' },
    npsLumpSum: { kind: 'currency', label: 'NPS lump sum', better: 'higher', emphasis: 'quiet' },
    npsCorpus: { kind: 'currency', label: 'NPS corpus at retirement', better: 'higher', emphasis: 'quiet' },
    difference: {
      kind: 'currency',
      label: 'UPS payout minus NPS pension',
      signed: true,
    },
    equalCorpus: { kind: 'currency', label: 'Annuity price of the UPS payout', emphasis: 'quiet' },
    yearsServed: { kind: 'years', label: 'Years of service at retirement', emphasis: 'quiet' },
  },
  tables: {
    byService: {
      title: 'UPS by years of service, at the same pay',
      sheet: 'UPS by years of service',
      tab: 'By service',
      columns: {
        years: { kind: 'years', label: 'Years of service' },
        share: { kind: 'percent', label: 'Share' },
        payout: { kind: 'currency', label: 'Monthly UPS payout', role: 'growth' },
        familyPayout: { kind: 'currency', label: 'Monthly family payout', role: 'neutral' },
      },
    },
    byYear: {
      first: ['year', 'npsCorpus', 'ownCorpus'],
      title: 'Pay and corpus until retirement',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        basic: { kind: 'currency', label: 'Monthly basic salary' },
        npsCorpus: { kind: 'currency', label: 'NPS corpus at year end', role: 'growth' },
        ownCorpus: { kind: 'currency', label: 'Your UPS corpus at year end', role: 'neutral' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'Monthly UPS payout by years of service',
      table: 'byService',
      x: 'years',
      series: ['payout', 'familyPayout'],
      marks: [
        { x: 'yearsServed', own: true, label: 'Your service' },
        { y: 'npsPension', label: 'NPS pension' },
        { once: 'share', above: 99.99, label: 'Full payout from {x} years' },
      ],
    },
    {
      kind: 'line',
      title: 'Your corpus in NPS and in UPS',
      table: 'byYear',
      x: 'year',
      series: ['npsCorpus', 'ownCorpus'],
      start: { year: 0, npsCorpus: 'corpusNow', ownCorpus: 'corpusNow' },
      marks: [{ once: 'npsCorpus', above: 10_000_000, label: 'NPS reaches one crore in year {x}' }],
    },
  ],
  notes: {
    ...returnNotes,
    windowClosed: {
      text: 'Staff in service on 1 April 2025 could choose UPS until {ups.chooseUntil}. That window is closed. If you did not choose UPS, you stay in NPS.',
      kind: 'careful',
    },
    tooLittleService: {
      text: 'Below {ups.leastMonths} months of service, UPS pays nothing: no payout, no lump sum.',
      at: 'payout',
      kind: 'careful',
    },
    least: {
      text: 'By the formula your payout is less than {ups.leastPayout} a month, so you get this minimum.',
      kind: 'good',
    },
    noLeast: {
      text: 'If you withdraw part of the corpus, you do not get the minimum payout of {ups.leastPayout}.',
      kind: 'careful',
    },
    risesWithPrices:
      'The UPS payout rises with dearness relief, as DA does for serving staff. An NPS annuity usually stays the same for life, so after retirement UPS gains on it every year. But the NPS lump sum is yours, while UPS keeps your corpus.',
    noAnnuityRate: {
      text: 'At an annuity rate of 0, no corpus buys the payout, so the annuity price is 0.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'UPS pays you {payout} a month after you withdraw {withdrawn} of the corpus. NPS might pay {difference} less.',
      showWhen: { ...taken, payout: { above: 0 }, difference: { above: 0 } },
    },
    {
      text: 'UPS pays you {payout} a month. NPS might pay {difference} less.',
      showWhen: { payout: { above: 0 }, difference: { above: 0 } },
    },
    {
      text: 'NPS might pay you {more} a month more than UPS, which pays {payout} after you withdraw {withdrawn} of the corpus.',
      showWhen: { ...taken, payout: { above: 0 }, difference: { below: 0 } },
      figures: { more: { kind: 'currency', of: 'difference', times: -1 } },
    },
    {
      text: 'NPS might pay you {more} a month more than UPS. But the UPS payout of {payout} is guaranteed.',
      showWhen: { payout: { above: 0 }, difference: { below: 0 } },
      figures: { more: { kind: 'currency', of: 'difference', times: -1 } },
    },
    {
      text: 'UPS pays you {payout} a month after you withdraw {withdrawn} of the corpus, as much as NPS might.',
      showWhen: { ...taken, payout: { above: 0 } },
    },
    { text: 'UPS pays you {payout} a month, as much as NPS might.', showWhen: { payout: { above: 0 } } },
    { text: 'Enter your basic salary to see a payout.', showWhen: { share: { above: 0 } } },
    { text: 'Below 10 years of service, UPS pays nothing.' },
  ],
  levers: [
    {
      text: 'Serve one more year, and your payout rises by {by.payout} to {payout} a month.',
      set: { yearsToGo: '{yearsToGo} + 1' },
      moves: { payout: 'up' },
    },
  ],
  basis: [
    'Full payout: {ups.fullShare} of the average basic pay of the last {ups.averageMonths} months, after {ups.fullMonths} months of service. If you have fewer months, you get it in proportion, from {ups.leastMonths} months ({ups.fullShare|source}; confirmed {ups.fullShare|confirmed}).',
    'Lump sum: {ups.lumpSumShare} of a month’s basic pay and DA for each completed {ups.lumpSumMonths} months of service, on top of gratuity. This is from the Controller General of Accounts’ note of 17 September 2025, which we read where others quote it.',
    'DA starts at {dearness.central}, the rate of central government staff since {dearness.central|since} ({dearness.central|source}; confirmed {dearness.central|confirmed}). We keep it until retirement.',
    'NPS gets {nps.centralShare} of basic pay and DA at the start of each month (10% from you, 14% from the government; {nps.centralShare|source}). Your UPS corpus gets {ups.corpusShare}. Both earn a twelfth of the return every month.',
    {
      text: 'For withdrawals we assume your own corpus is as large as the scheme’s benchmark corpus. If it is smaller, because contributions are missing or you chose other funds, the payout is cut in proportion unless you fill the gap.',
      showWhen: taken,
    },
    assumedReturn,
  ],
  examples: [
    {
      title: '15 years served and 15 to go on ₹60,000',
      inputs: { da: 50, annuityShare: 40 },
      outputs: {
        payout: 59_398,
        familyPayout: 35_639,
        lumpSum: 1_069_163,
        npsPension: 37_212,
        difference: 22_186,
        npsCorpus: 18606185,
        npsLumpSum: 11163711,
        yearsServed: 30,
      },
      source: 'a second, exact calculation',
    },
    {
      title: 'Retiring now on ₹1,20,000 after 22 years and six months',
      inputs: { basic: 120_000, yearsToGo: 0, serviceSoFar: 22.5, da: 50, annuityShare: 40 },
      outputs: { payout: 54_000, share: 90, fullPayout: 60_000, lumpSum: 810_000 },
      source: 'the formula of the scheme: 60,000 × 270 ÷ 300',
    },
    {
      title: '60% of the corpus withdrawn',
      inputs: { da: 50, withdrawn: 60, returnRate: 11, annuityShare: 40 },
      outputs: { payout: 23_759, withdrawal: 12_668_776, npsPension: 46_541, difference: -22_782 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['payout'],
  refusals: { wholeCorpus: 'The annuity can take at most 100% of the corpus.' },
  asks: [
    {
      text: 'What basic salary leads to a payout of {target} a month?',
      input: 'basic',
      output: 'payout',
    },
    {
      text: 'How many more years until a payout of {target} a month?',
      input: 'yearsToGo',
      output: 'payout',
    },
  ],
  working,
  related: ['nps', 'gratuity', 'retirement_corpus', 'swp', 'tax_calculator'],
  rises: {
    payout: ['basic', 'rise', 'yearsToGo', 'serviceSoFar'],
    lumpSum: ['da', 'serviceSoFar'],
    npsCorpus: ['corpusNow', 'returnRate'],
    npsPension: ['annuityShare', 'annuityRate'],
    withdrawal: ['withdrawn'],
  },
  falls: {
    payout: ['withdrawn'],
    npsLumpSum: ['annuityShare'],
    equalCorpus: ['withdrawn'],
  },
  compute: (values) => {
    const { basic, yearsToGo, annuityShare, annuityRate, withdrawn } = values;
    if (annuityShare > 100) return fail('annuityShare', 'wholeCorpus');
    const staff = {
      basic,
      yearsToGo,
      dearness: periodicRate(values.da, 1),
      rise: periodicRate(values.rise, 1),
      serviceSoFar: values.serviceSoFar,
      corpusNow: values.corpusNow,
      rate: periodicRate(values.returnRate, 12),
      withdrawn: periodicRate(withdrawn, 1),
    };
    const found = unifiedPension(staff, schemeLaw);
    const { averageBasic, months, share, fullPayout, payout } = found;
    const yearsServed = months / 12;
    const nps = pensionFrom(found.npsCorpus, periodicRate(annuityShare, 1), periodicRate(annuityRate, 1), 1);
    return {
      payout,
      familyPayout: found.familyPayout,
      lumpSum: found.lumpSum,
      share: share * 100,
      fullPayout,
      averageBasic,
      withdrawal: found.withdrawal,
      npsPension: nps.pension,
      npsLumpSum: nps.lumpSum,
      npsCorpus: found.npsCorpus,
      difference: payout - nps.pension,
      equalCorpus: annuityRate < LEAST_RATE ? 0 : (1200 * payout) / annuityRate,
      yearsServed,
      byService: () =>
        servicesWith(yearsServed).map((years) => {
          const then = payoutAfter(averageBasic, 12 * years, staff.withdrawn, schemeLaw);
          return {
            years,
            share: then.share * 100,
            payout: then.payout,
            familyPayout: then.payout * schemeLaw.familyShare,
          };
        }),
      byYear: () =>
        Array.from({ length: yearsToGo }, (_, index) => ({
          year: index + 1,
          basic: basic * growthFactor(staff.rise, index),
          npsCorpus: corpusAfter(staff, schemeLaw.npsShare, index + 1),
          ownCorpus: corpusAfter(staff, schemeLaw.corpusShare, index + 1),
        })),
      notes: [
        'windowClosed',
        months < schemeLaw.leastMonths && 'tooLittleService',
        share > 0 && withdrawn === 0 && fullPayout * share < schemeLaw.leastPayout && 'least',
        share > 0 && withdrawn > 0 && payout < schemeLaw.leastPayout && 'noLeast',
        payout > 0 && 'risesWithPrices',
        annuityRate < LEAST_RATE && 'noAnnuityRate',
        aboveIllustration(values.returnRate),
      ],
    };
  },
});
