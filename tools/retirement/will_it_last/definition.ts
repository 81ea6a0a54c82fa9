import { defineTool, fail } from '#engine';
import { lasting } from '#maths/lasting.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { inflationInput, otherIncomeInput, spendingInput, untilAgeInput } from '../inputs.ts';
import content from './content.ts';

const OLDEST = 120;
const hasIncome = { otherIncome: { above: 0 } } as const;
const hasDeposits = { depositShare: { above: 0 } } as const;
const spendsLess = { cut: { above: 0 } } as const;
/** Percent, from which one decimal shows 100. */
const SHOWN_AS_CERTAIN = 99.95;
/** Percent, below which other ways to raise the chance are offered before less spending. */
const SAFE_ENOUGH = 85;
/** Chances that smaller changes can help: where nearly no future lasts, they do nothing. */
const helped = { above: 1, below: SAFE_ENOUGH };

export default defineTool({
  inputs: {
    corpus: {
      kind: 'currency',
      label: 'Savings to live off',
      asked: { words: 'corpus, savings, retire ho gaya, retired with, paisa, पैसा' },
      default: 20_000_000,
      usual: [100_000, 100_000_000],
      step: 100_000,
      chips: [5_000_000, 10_000_000, 20_000_000, 50_000_000],
    },
    spending: {
      ...spendingInput,
      asked: { words: 'kharcha, kharch, expenses, spend, spending, खर्च' },
      default: 70_000,
      solve: 'first',
      usual: [5_000, 500_000],
      chips: [30_000, 50_000, 70_000, 100_000],
    },
    age: {
      kind: 'years',
      age: true,
      label: 'Age when withdrawals start',
      default: 60,
      usual: [30, 90],
      step: 1,
      allowed: [0, OLDEST],
      whole: true,
    },
    untilAge: { ...untilAgeInput, usual: [50, 110], allowed: [0, OLDEST], whole: true },
    inflation: inflationInput,
    returnRate: {
      kind: 'percent',
      label: 'Expected return (p.a.)',
      help: 'Average year, after charges. Your assumption, which no fund can promise.',
      default: 10,
      usual: [0, 20],
      step: 0.5,
      asked: { left: 'named' },
      more: true,
    },
    volatility: {
      kind: 'percent',
      label: 'Volatility (p.a.)',
      help: 'Yearly ups and downs. Debt funds 3, 60% shares 12, shares 20.',
      default: 12,
      usual: [0, 40],
      step: 1,
      allowed: [0, 60],
      asked: { left: 'named' },
      more: true,
    },
    otherIncome: {
      ...otherIncomeInput,
      help: 'Pension or rent, from now on, for life.',
    },
    incomeKind: {
      kind: 'choice',
      label: 'This income',
      help: 'Rent and pensions with DA usually rise. Annuities and EPS do not.',
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
      label: 'Deposits (% of savings)',
      help: 'Rebalanced to this share every year.',
      default: 0,
      usual: [0, 100],
      step: 5,
      allowed: [0, 100],
      more: true,
    },
    depositRate: {
      kind: 'percent',
      label: 'Bank deposit rate (p.a.)',
      default: 7,
      usual: [3, 10],
      showWhen: hasDeposits,
      more: true,
    },
    cut: {
      kind: 'percent',
      label: 'Largest spending cut in bad years',
      default: 0,
      usual: [0, 30],
      step: 5,
      allowed: [0, 90],
      more: true,
    },
    cutAbove: {
      kind: 'percent',
      label: 'Share of money a bad year takes',
      help: 'A year is bad if you spend more than this share.',
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
      help: 'We work out how much you can spend at this chance.',
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
      label: 'Chance that your money lasts',
      short: 'Chance it lasts',
      decimals: 1,
      better: 'higher',
      gauge: [50, 85, 100],
    },
    spendable: {
      kind: 'currency',
      label: 'Monthly spending that should last',
      short: 'Monthly spending',
      better: 'higher',
    },
    worstAge: { kind: 'years', label: 'Worst tenth: gone at age', short: 'Worst tenth: age' },
    middleAge: { kind: 'years', label: 'Middle case: gone at age' },
    medianLeft: { kind: 'currency', label: 'Middle case: left at the end', better: 'higher' },
    steadyLeft: { kind: 'currency', label: 'Money left if every year were the same', emphasis: 'quiet' },
    drawRate: { kind: 'percent', label: 'Share of savings spent in the first year', emphasis: 'quiet' },
  },
  tables: {
    byYear: {
      first: ['age', 'lasts', 'p10', 'p50'],
      title: 'Money left at the end of each year, in today’s money',
      sheet: 'Money left by year',
      tab: 'Yearly',
      columns: {
        age: { kind: 'years', label: 'Age' },
        lasts: { kind: 'percent', label: 'Chance it lasted until then', role: 'growth', decimals: 1 },
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
      title: 'Money left, in today’s money',
      table: 'byYear',
      x: 'age',
      series: ['p10', 'p25', 'p50', 'p75', 'p90'],
      start: { age: 'age', p10: 'corpus', p25: 'corpus', p50: 'corpus', p75: 'corpus', p90: 'corpus' },
      marks: [
        // the age of the result, whose year could not be paid: what is left is 0 a year later
        { x: 'worstAge', label: 'Worst tenth gone at age {x}' },
        { x: 'middleAge', label: 'Middle case gone at age {x}' },
      ],
    },
    {
      kind: 'line',
      title: 'Chance that your money lasts, by age',
      table: 'byYear',
      x: 'age',
      series: ['lasts'],
      start: { age: 'age', lasts: 100 },
      marks: [
        { y: 'wanted', label: 'Your target' },
        { once: 'lasts', below: 'wanted', label: 'Below your target from age {x}' },
      ],
    },
  ],
  notes: {
    notCertain: {
      text: 'This is rounded: your money still runs out in fewer than one case in 2,000.',
      at: 'chance',
      kind: 'good',
    },
    worstNever: { text: 'Not before {untilAge}', at: 'worstAge', kind: 'good' },
    middleNever: { text: 'Not before {untilAge}', at: 'middleAge', kind: 'good' },
    hardlyVaries: {
      text: 'The volatility is so small that we assume exactly the expected return every year.',
      kind: 'careful',
    },
    ...returnNotes,
  },
  story: [
    {
      text: 'You have no savings, and {otherIncome} a month of other income does not pay for everything.',
      showWhen: { corpus: { below: 0.005 }, chance: { below: 0.05 }, ...hasIncome },
    },
    {
      text: 'You have no savings to live off.',
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
      text: 'You spend nothing, so your savings stay untouched.',
      showWhen: { spending: { below: 0.005 } },
    },
    {
      text: 'Your other income pays for everything, so your savings stay untouched.',
      showWhen: { drawRate: { below: 0.0001 }, incomeKind: 'prices' },
    },
    {
      text: 'If every year earned the same return, your money would last until {untilAge}.',
      showWhen: [
        { volatility: { below: 0.001 }, chance: { above: 99.9 } },
        { depositShare: { above: 99.9 }, chance: { above: 99.9 } },
      ],
    },
    {
      text: 'If every year earned the same return, your money would be gone at {worstAge}.',
      showWhen: [{ volatility: { below: 0.001 } }, { depositShare: { above: 99.9 } }],
    },
    {
      text: 'With {otherIncome} of other income, {spendable} a month lasts until {untilAge} in {futures} of 100 cases. At {spending}, your money typically lasts until {middleAge}.',
      showWhen: { chance: { below: 0.05 }, spendable: { above: 0 }, ...hasIncome },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: '{spendable} a month lasts until {untilAge} in {futures} of 100 cases. At {spending}, your money typically lasts until {middleAge}.',
      showWhen: { chance: { below: 0.05 }, spendable: { above: 0 } },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: '{spending} a month does not last until {untilAge}, even with {otherIncome} of other income.',
      showWhen: { chance: { below: 0.05 }, ...hasIncome },
    },
    {
      text: 'At {spending} a month, your money typically lasts until {middleAge}, not until {untilAge}.',
      showWhen: { chance: { below: 0.05 } },
    },
    {
      text: '{spending} a month is almost sure to last until {untilAge} with {otherIncome} of other income. {spendable} would last in {futures} of 100 cases.',
      showWhen: { chance: { above: 99.999999 }, spendable: { above: 0 }, ...hasIncome },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: '{spending} a month is almost sure to last until {untilAge}. {spendable} would last in {futures} of 100 cases.',
      showWhen: { chance: { above: 99.999999 }, spendable: { above: 0 } },
      figures: { futures: { kind: 'number', of: 'wanted' } },
    },
    {
      text: 'If you spend {spending} a month, up to {cut} less in bad years, with {otherIncome} of other income, the chance that your money lasts until {untilAge} is {chance}.',
      showWhen: { ...spendsLess, ...hasIncome },
    },
    {
      text: '{spendable} a month, up to {cut} less in bad years, lasts until {untilAge} with a chance of {wanted}. At {spending} a month it is {chance}.',
      showWhen: { spendable: { above: 0 }, ...spendsLess },
    },
    {
      text: 'With {otherIncome} of other income, {spendable} a month lasts until {untilAge} with a chance of {wanted}. At {spending} it is {chance}.',
      showWhen: { spendable: { above: 0 }, ...hasIncome },
    },
    {
      text: 'At {spending} a month, your money typically lasts until {middleAge}. The chance that it lasts until {untilAge} is {chance}.',
      showWhen: { middleAge: { above: 0 } },
    },
    {
      text: 'At {spending} a month, the chance that your money lasts until {untilAge} is {chance}. At {spendable} a month it is {wanted}.',
      showWhen: { spendable: { above: 0 } },
    },
    {
      text: 'If you spend {spending} a month, up to {cut} less in bad years, the chance that your money lasts until {untilAge} is {chance}.',
      showWhen: spendsLess,
    },
    {
      text: 'If you spend {spending} a month, with {otherIncome} of other income, the chance that your money lasts until {untilAge} is {chance}.',
      showWhen: hasIncome,
    },
    { text: 'If you spend {spending} a month, the chance that your money lasts until {untilAge} is {chance}.' },
  ],
  levers: [
    // what one may spend is a result beside the chance; these say what else would help
    {
      text: 'Spend up to {cut} less in bad years only, and the chance is {chance}.',
      set: { cut: '10' },
      moves: { chance: 'up' },
      showWhen: { cut: { below: 10 }, chance: helped },
    },
    {
      text: 'Start at {age} with the same savings, and the chance is {chance}.',
      set: { age: '{age} + 2' },
      moves: { chance: 'up' },
      showWhen: { chance: helped },
    },
    {
      text: 'Spend {spending} a month, and the chance is {chance}.',
      set: { spending: 'floor({spendable} ÷ 500) × 500' },
      moves: { chance: 'up' },
      showWhen: { spendable: { above: 499 } },
    },
    {
      text: 'You could spend {spending} a month, and the chance would still be {chance}.',
      set: { spending: 'floor({spendable} ÷ 500) × 500' },
      moves: { chance: 'down' },
      showWhen: { spendable: { above: 499 } },
    },
  ],
  basis: [
    'This is a model, not a forecast. All amounts are in today’s money. Each year’s return is independent of the year before.',
    assumedReturn,
    'You take a year’s spending at its start, and it rises with inflation. If you take it month by month, the money lasts slightly more often.',
    'A year’s growth is lognormal, with the average and the volatility you enter. We calculate the chance exactly, with no random simulation, so the same figures always show the same answer.',
    {
      text: 'Deposits earn {depositRate} for certain. They are rebalanced to {depositShare} of your money every year. Growth of the mix is taken as lognormal too.',
      showWhen: hasDeposits,
    },
    {
      text: 'If a year’s spending is more than {cutAbove} of the money left, it is cut to that, but by {cut} at most.',
      showWhen: spendsLess,
    },
    'Left out: crashes deeper and longer than in the model, changing inflation, tax, charges, illness, and selling in fear.',
  ],
  noWorking:
    'There is no simple formula: we follow all possible futures year by year, in thousands of small steps. “How it works” on this page explains it.',
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
  next: [
    {
      tool: 'monthly_income',
      text: 'Before tax, deposits and bonds pay {there} a month, which never rises, and leave the {corpus} untouched',
      with: { amount: '{corpus}', age: '{age}', otherIncome: '0' },
      there: {
        output: 'mixMonthly',
        without: 'How much a month do deposits and bonds pay if I never touch the {corpus}?',
      },
      showWhen: { corpus: { above: 99_999 } },
    },
    {
      tool: 'swp',
      text: 'If every year earned the same {returnRate}, with no bad years, {spending} a month would last {there}',
      with: {
        ...{ corpus: '{corpus}', withdrawal: '{spending}', rise: '{inflation}', years: '{untilAge} − {age}' },
        returnRate: 'round(((1 + {returnRate} ÷ 100)^(1 ÷ 12) − 1) × 120000) ÷ 100',
        timing: "'start'",
      },
      there: {
        output: 'monthsLasted',
        without: 'How long would {spending} a month last if every year earned the same {returnRate}?',
      },
      showWhen: { corpus: { above: 99_999 }, spending: { above: 0 }, otherIncome: 0, depositShare: 0, cut: 0 },
    },
  ],
  related: ['retirement_corpus', 'swp', 'risk_analyzer', 'inflation'],
  rises: {
    chance: ['corpus', 'returnRate', 'otherIncome', 'cut'],
    spendable: ['corpus', 'returnRate', 'otherIncome', 'cut'],
    medianLeft: ['corpus', 'returnRate', 'otherIncome', 'cut'],
  },
  falls: {
    chance: ['spending', 'untilAge', 'inflation', 'cutAbove'],
    spendable: ['wanted', 'untilAge', 'inflation'],
  },
  refusals: {
    untilTooEarly: 'The last age must be above {age}.',
    noLimit: 'This share must be above 0% and below 100%.',
    noChance: 'The chance you want must be above 0% and below 100%.',
    ratesTooHigh: 'These rates are too high for so many years.',
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
      text: 'How much pension or rent a month do I need for a chance of {target}?',
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
    const { worstYear, middleYear, isCertain } = found;
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
        isCertain && values.volatility > 0 && values.depositShare < 100 && 'hardlyVaries',
        aboveIllustration(values.returnRate),
      ],
    };
  },
});
