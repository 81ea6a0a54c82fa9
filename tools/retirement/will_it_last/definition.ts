import { defineTool, fail } from '#engine';
import { lasting } from '#maths/lasting.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import content from './content.ts';

const OLDEST = 120;
const hasIncome = { otherIncome: { above: 0 } } as const;
const hasDeposits = { depositShare: { above: 0 } } as const;
const spendsLess = { cut: { above: 0 } } as const;
/** Percent, from which one decimal shows 100. */
const SHOWN_AS_CERTAIN = 99.95;
/** Percent, below which other ways to raise the chance are offered before less spending. */
const SAFE_ENOUGH = 85;

export default defineTool({
  inputs: {
    corpus: {
      kind: 'currency',
      label: 'Savings to live off',
      default: 20_000_000,
      usual: [100_000, 100_000_000],
      step: 100_000,
      chips: [5_000_000, 10_000_000, 20_000_000, 50_000_000],
    },
    spending: {
      kind: 'currency',
      about: 'retiredSpending.month',
      label: 'Spending per month at today’s prices',
      default: 70_000,
      solve: 'first',
      usual: [5_000, 500_000],
      step: 1000,
      chips: [30_000, 50_000, 70_000, 100_000],
    },
    age: {
      kind: 'years',
      label: 'Your age when the spending begins',
      default: 60,
      usual: [30, 90],
      step: 1,
      allowed: [0, OLDEST],
      whole: true,
    },
    untilAge: {
      kind: 'years',
      about: 'lifeUntil',
      label: 'Age until which it must last',
      default: 90,
      usual: [50, 110],
      step: 1,
      allowed: [0, OLDEST],
      whole: true,
    },
    inflation: {
      kind: 'percent',
      about: 'priceRise',
      label: 'Inflation (p.a.)',
      default: 6,
      usual: [0, 12],
      step: 0.5,
      asked: { left: 'named' },
      more: true,
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return (p.a.)',
      help: 'An average year, after charges. Your own assumption: no fund promises a return.',
      default: 10,
      usual: [0, 20],
      step: 0.5,
      asked: { left: 'named' },
      more: true,
    },
    volatility: {
      kind: 'percent',
      label: 'Volatility (p.a.)',
      help: 'How much returns differ from year to year: two years in three are at most this far from the expected return. Debt funds 3, a mix with 60% in shares 12, shares alone 20.',
      default: 12,
      usual: [0, 40],
      step: 1,
      allowed: [0, 60],
      asked: { left: 'named' },
      more: true,
    },
    otherIncome: {
      kind: 'currency',
      about: 'retiredIncome.month',
      aboutWhen: { incomeKind: 'prices' },
      label: 'Pension, rent or other income per month',
      help: 'From now on, for life.',
      default: 0,
      more: true,
    },
    incomeKind: {
      kind: 'choice',
      label: 'This income',
      help: 'Rent and a pension with DA usually rise. An annuity and EPS do not.',
      options: [
        { value: 'prices', label: 'Rises with prices' },
        { value: 'level', label: 'Never rises' },
      ],
      default: 'prices',
      showWhen: hasIncome,
      more: true,
    },
    depositShare: {
      kind: 'percent',
      label: 'Share kept in deposits',
      help: 'Brought back to this share every year.',
      default: 0,
      usual: [0, 100],
      step: 5,
      allowed: [0, 100],
      more: true,
    },
    depositRate: {
      kind: 'percent',
      label: 'Interest on deposits (p.a.)',
      default: 7,
      usual: [3, 10],
      showWhen: hasDeposits,
      more: true,
    },
    cut: {
      kind: 'percent',
      label: 'Spend up to this much less in bad years',
      default: 0,
      usual: [0, 30],
      step: 5,
      allowed: [0, 90],
      more: true,
    },
    cutAbove: {
      kind: 'percent',
      label: 'A bad year takes more than this share of what is left',
      default: 5,
      usual: [2, 12],
      step: 0.5,
      allowed: [{ above: 0 }],
      showWhen: spendsLess,
      more: true,
    },
    wanted: {
      kind: 'percent',
      label: 'Chance you want',
      help: 'The spending that lasts is worked out for this chance.',
      default: 85,
      usual: [50, 99],
      step: 1,
      allowed: [{ above: 0 }],
      more: true,
    },
  },
  outputs: {
    chance: {
      kind: 'percent',
      label: 'Chance that the money lasts',
      short: 'Chance it lasts',
      decimals: 1,
      better: 'higher',
      gauge: { most: 100, fair: 50, good: 85 },
    },
    spendable: {
      kind: 'currency',
      label: 'Monthly spending that would last',
      short: 'Lasting spending',
      better: 'higher',
    },
    worstAge: { kind: 'years', label: 'Worst tenth: gone at age', short: 'Worst tenth: age' },
    middleAge: { kind: 'years', label: 'Middle: gone at age' },
    medianLeft: { kind: 'currency', label: 'Middle: left at the end', better: 'higher' },
    steadyLeft: { kind: 'currency', label: 'Left at the end if every year were the same', emphasis: 'quiet' },
    drawRate: { kind: 'percent', label: 'Share of the savings that the first year takes', emphasis: 'quiet' },
  },
  tables: {
    byYear: {
      first: ['age', 'lasts', 'p10', 'p50'],
      title: 'What is left at the end of each year, at today’s prices',
      tab: 'Yearly',
      columns: {
        age: { kind: 'years', label: 'Age' },
        lasts: { kind: 'percent', label: 'Chance it has lasted', role: 'growth', decimals: 1 },
        p10: { kind: 'currency', label: 'Worst tenth' },
        p25: { kind: 'currency', label: 'Worst quarter' },
        p50: { kind: 'currency', label: 'Middle', role: 'growth' },
        p75: { kind: 'currency', label: 'Best quarter' },
        p90: { kind: 'currency', label: 'Best tenth' },
      },
    },
  },
  charts: [
    {
      kind: 'fan',
      title: 'What is left, at today’s prices',
      table: 'byYear',
      x: 'age',
      low: 'p10',
      middle: 'p50',
      high: 'p90',
      innerLow: 'p25',
      innerHigh: 'p75',
      start: { age: 'age', p10: 'corpus', p25: 'corpus', p50: 'corpus', p75: 'corpus', p90: 'corpus' },
      marks: [
        // the age of the result, whose year could not be paid: what is left is 0 a year later
        { x: 'worstAge', label: 'Worst tenth: gone at age {x}' },
        { x: 'middleAge', label: 'Middle: gone at age {x}' },
      ],
    },
    {
      kind: 'line',
      title: 'Chance that the money has lasted, by age',
      table: 'byYear',
      x: 'age',
      series: ['lasts'],
      start: { age: 'age', lasts: 100 },
      marks: [
        { y: 'wanted', label: 'Wanted' },
        { first: 'lasts', below: 'wanted', label: 'Below what you want from age {x}' },
      ],
    },
  ],
  notes: {
    notCertain: {
      text: 'Rounded: the money runs out in fewer than one case in 2,000.',
      at: 'chance',
      kind: 'good',
    },
    worstNever: { text: 'Not before {untilAge}', at: 'worstAge', kind: 'good' },
    middleNever: { text: 'Not before {untilAge}', at: 'middleAge', kind: 'good' },
    hardlyVaries: {
      text: 'The volatility is so small that every year is taken to bring exactly the expected return.',
      kind: 'careful',
    },
    ...returnNotes,
  },
  story: [
    {
      text: 'There are no savings, and {otherIncome} a month of other income does not pay for everything.',
      showWhen: { corpus: { below: 0.005 }, chance: { below: 0.05 }, ...hasIncome },
    },
    {
      text: 'There are no savings to live off.',
      showWhen: { corpus: { below: 0.005 }, chance: { below: 0.05 } },
    },
    {
      text: '{corpus} and {otherIncome} a month of other income do not even pay for the first year.',
      showWhen: { chance: { below: 0.05 }, drawRate: { above: 100 }, ...hasIncome },
    },
    {
      text: '{corpus} does not even pay for the first year.',
      showWhen: { chance: { below: 0.05 }, drawRate: { above: 100 } },
    },
    {
      text: 'Nothing is spent, so nothing is taken out of the savings.',
      showWhen: { spending: { below: 0.005 } },
    },
    {
      text: 'Your other income pays for everything, so nothing is taken out of the savings.',
      showWhen: { drawRate: { below: 0.0001 }, incomeKind: 'prices' },
    },
    {
      text: 'With the same return every year, the money lasts until {untilAge}.',
      showWhen: [
        { volatility: { below: 0.001 }, chance: { above: 99.9 } },
        { depositShare: { above: 99.9 }, chance: { above: 99.9 } },
      ],
    },
    {
      text: 'With the same return every year, the money is gone at {worstAge}.',
      showWhen: [{ volatility: { below: 0.001 } }, { depositShare: { above: 99.9 } }],
    },
    {
      text: '{spending} a month does not last until {untilAge}, even with {otherIncome} of other income. {spendable} would, in {futures} of 100 cases.',
      showWhen: { chance: { below: 0.05 }, spendable: { above: 0 }, ...hasIncome },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: '{spending} a month does not last until {untilAge}. {spendable} a month would, in {futures} of 100 cases.',
      showWhen: { chance: { below: 0.05 }, spendable: { above: 0 } },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: '{spending} a month does not last until {untilAge}, even with {otherIncome} of other income.',
      showWhen: { chance: { below: 0.05 }, ...hasIncome },
    },
    { text: '{spending} a month does not last until {untilAge}.', showWhen: { chance: { below: 0.05 } } },
    {
      text: '{spending} a month is almost sure to last until {untilAge} with {otherIncome} of other income; {spendable} would in {futures} of 100 cases.',
      showWhen: { chance: { above: 99.999999 }, spendable: { above: 0 }, ...hasIncome },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: '{spending} a month is almost sure to last until {untilAge}; {spendable} would in {futures} of 100 cases.',
      showWhen: { chance: { above: 99.999999 }, spendable: { above: 0 } },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: 'At {spending} a month, up to {cut} less in bad years, and {otherIncome} of other income, the chance that your money lasts until {untilAge} is {chance}.',
      showWhen: { ...spendsLess, ...hasIncome },
    },
    {
      text: 'At {spending} a month, up to {cut} less in bad years, the chance that your money lasts until {untilAge} is {chance}; at {spendable}, it is {wanted}.',
      showWhen: { spendable: { above: 0 }, ...spendsLess },
    },
    {
      text: 'At {spending} a month and {otherIncome} of other income, the chance that your money lasts until {untilAge} is {chance}; at {spendable}, it is {wanted}.',
      showWhen: { spendable: { above: 0 }, ...hasIncome },
    },
    {
      text: 'At {spending} a month, the chance that your money lasts until {untilAge} is {chance}; at {spendable}, it is {wanted}.',
      showWhen: { spendable: { above: 0 } },
    },
    {
      text: 'At {spending} a month, up to {cut} less in bad years, the chance that your money lasts until {untilAge} is {chance}.',
      showWhen: spendsLess,
    },
    {
      text: 'At {spending} a month and {otherIncome} of other income, the chance that your money lasts until {untilAge} is {chance}.',
      showWhen: hasIncome,
    },
    { text: 'At {spending} a month, the chance that your money lasts until {untilAge} is {chance}.' },
  ],
  levers: [
    // what one may spend is a result beside the chance; these say what else would help
    {
      text: 'If you spend up to {cut} less, in bad years only, the chance that it lasts is {chance}.',
      set: { cut: '10' },
      moves: { chance: { up: 1 } },
      showWhen: { cut: { below: 10 }, chance: { below: SAFE_ENOUGH } },
    },
    {
      text: 'If you start at {age}, with the same savings, the chance that it lasts is {chance}.',
      set: { age: '{age} + 2' },
      moves: { chance: { up: 1 } },
      showWhen: { chance: { below: SAFE_ENOUGH } },
    },
    {
      text: 'If you spend {spending} a month, the chance that it lasts is {chance}.',
      set: { spending: 'floor({spendable} ÷ 500) × 500' },
      moves: { chance: { up: 1 } },
      showWhen: { spendable: { above: 499 } },
    },
    {
      text: 'You could spend {spending} a month, and the chance that it lasts would still be {chance}.',
      set: { spending: 'floor({spendable} ÷ 500) × 500' },
      moves: { chance: { down: 1 } },
      showWhen: { spendable: { above: 499 } },
    },
  ],
  basis: [
    'This is a model, not a forecast. All amounts are at today’s prices; each year’s return has nothing to do with the year before.',
    assumedReturn,
    'A year’s spending is taken at its start, and rises with inflation. Taking it month by month, the money lasts slightly more often.',
    'A year’s growth is taken as lognormal, with the mean and the volatility that you enter. The chance is calculated and not drawn by lot, so the same figures always give the same answer.',
    {
      text: 'Deposits bring {depositRate} for certain and are brought back to {depositShare} of the whole every year.',
      showWhen: hasDeposits,
    },
    {
      text: 'Where a year’s spending is more than {cutAbove} of what is left, it is cut to that, but by {cut} at most.',
      showWhen: spendsLess,
    },
    'Left out: crashes that are deeper and longer than the model’s, inflation that changes, tax, charges, illness, and selling in fear.',
  ],
  noWorking:
    'The chance comes from following all possible futures from year to year, in thousands of small steps. The text below says how.',
  examples: [
    {
      title: '₹70,000 a month from ₹2 crore, from 60 to 90',
      inputs: {},
      outputs: {
        ...{ chance: 71, spendable: 60_152, worstAge: 82 },
        ...{ medianLeft: 7_606_171, steadyLeft: 13_681_835, drawRate: 4.2 },
      },
      source: 'two finer calculations',
    },
    {
      title: 'The same, spending up to 10% less in bad years',
      inputs: { cut: 10 },
      outputs: { chance: 79.2, spendable: 65_080, worstAge: 85 },
      source: 'two finer calculations',
    },
    {
      title: 'With a pension of ₹30,000 that never rises',
      inputs: { otherIncome: 30_000, incomeKind: 'level' },
      outputs: { chance: 90.5, spendable: 75_446, drawRate: 2.4 },
      source: 'two finer calculations',
    },
  ],
  content,
  headline: ['chance', 'spendable'],
  figure: 'chance',
  related: ['retirement_corpus', 'swp', 'risk_analyzer', 'inflation'],
  rises: [
    { output: 'chance', with: 'corpus' },
    { output: 'chance', with: 'returnRate' },
    { output: 'chance', with: 'otherIncome' },
    { output: 'chance', with: 'cut' },
    { output: 'spendable', with: 'corpus' },
    { output: 'spendable', with: 'returnRate' },
    { output: 'spendable', with: 'otherIncome' },
    { output: 'spendable', with: 'cut' },
    { output: 'medianLeft', with: 'corpus' },
    { output: 'medianLeft', with: 'returnRate' },
    { output: 'medianLeft', with: 'otherIncome' },
    { output: 'medianLeft', with: 'cut' },
  ],
  falls: [
    { output: 'chance', with: 'spending' },
    { output: 'chance', with: 'untilAge' },
    { output: 'chance', with: 'inflation' },
    { output: 'chance', with: 'cutAbove' },
    { output: 'spendable', with: 'wanted' },
    { output: 'spendable', with: 'untilAge' },
    { output: 'spendable', with: 'inflation' },
  ],
  refusals: {
    untilTooEarly: 'The age until which it must last must be above {age}.',
    noLimit: 'The share from which you spend less must be above 0% and below 100%.',
    noChance: 'The chance you want must be above 0% and below 100%.',
    ratesTooHigh: 'These rates are too high to work with over so many years.',
  },
  asks: [
    {
      text: 'How much can I spend a month with a chance of {target}?',
      input: 'spending',
      output: 'chance',
      target: 90,
    },
    { text: 'How much must I have for a chance of {target}?', input: 'corpus', output: 'chance', target: 90 },
    {
      text: 'How much pension or rent a month makes the chance {target}?',
      input: 'otherIncome',
      output: 'chance',
      target: 90,
    },
  ],
  compute: (values) => {
    const { corpus, spending, age, untilAge, otherIncome, incomeKind, cut, cutAbove, wanted } = values;
    if (untilAge <= age) return fail('untilAge', 'untilTooEarly');
    if (cut > 0 && !(cutAbove > 0 && cutAbove < 100)) return fail('cutAbove', 'noLimit');
    if (!(wanted > 0 && wanted < 100)) return fail('wanted', 'noChance');
    const found = lasting(
      {
        ...{ corpus, spending, otherIncome, incomeKind },
        years: untilAge - age,
        inflation: values.inflation / 100,
        returnRate: values.returnRate / 100,
        volatility: values.volatility / 100,
        depositShare: values.depositShare / 100,
        depositRate: values.depositRate / 100,
        cut: cut / 100,
        cutAbove: cutAbove / 100,
      },
      wanted / 100,
    );
    if (found === null) return fail(null, 'ratesTooHigh');
    const { worstYear, middleYear, certain } = found;
    const chance = found.chance * 100;
    return {
      chance,
      spendable: found.spendable,
      worstAge: worstYear === null ? 0 : age + worstYear,
      middleAge: middleYear === null ? 0 : age + middleYear,
      medianLeft: found.medianLeft,
      steadyLeft: found.steadyLeft,
      drawRate: corpus > 0 ? (found.firstNeed / corpus) * 100 : 0,
      byYear: () =>
        found.byYear().map(({ lasts, ...left }, year) => ({ age: age + year + 1, lasts: lasts * 100, ...left })),
      notes: [
        chance >= SHOWN_AS_CERTAIN && chance < 100 && 'notCertain',
        worstYear === null && 'worstNever',
        middleYear === null && 'middleNever',
        certain && values.volatility > 0 && values.depositShare < 100 && 'hardlyVaries',
        aboveIllustration(values.returnRate),
      ],
    };
  },
});
