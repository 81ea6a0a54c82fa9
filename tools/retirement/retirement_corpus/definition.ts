import { defineTool, fail } from '#engine';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import { retirementPlan } from '#maths/retirement.ts';
import content from './content.ts';
import { working } from './working.ts';

export default defineTool({
  inputs: {
    currentAge: { kind: 'years', label: 'Current age', default: 30, min: 18, max: 60, step: 1 },
    retirementAge: {
      kind: 'years',
      label: 'Retirement age',
      default: 60,
      min: 40,
      max: 70,
      step: 1,
      belowZero: 'noYearsToSave',
    },
    monthlyExpenses: {
      kind: 'currency',
      label: 'Monthly expenses at today’s prices',
      help: 'What your household would spend in a month if you had retired today.',
      default: 50_000,
      min: 10_000,
      max: 500_000,
      step: 1000,
      chips: [30_000, 50_000, 75_000, 100_000],
      belowZero: 'noExpenses',
    },
    inflation: { kind: 'percent', label: 'Inflation a year', default: 6, min: 2, max: 10, step: 0.1 },
    preReturn: {
      kind: 'percent',
      label: 'Expected return a year before retirement',
      help: 'Your own assumption. No fund promises a return.',
      default: 12,
      min: 5,
      max: 20,
      step: 0.1,
    },
    postReturn: {
      kind: 'percent',
      label: 'Expected return a year after retirement',
      help: 'Usually lower, because retired people keep more of their money in deposits and bonds.',
      default: 7,
      min: 2,
      max: 12,
      step: 0.1,
    },
    lifeExpectancy: {
      kind: 'years',
      label: 'Life expectancy',
      help: 'The age up to which the money has to last.',
      default: 85,
      min: 70,
      max: 100,
      step: 1,
      belowZero: 'noYearsRetired',
    },
  },
  outputs: {
    corpus: { kind: 'currency', label: 'Corpus needed at retirement' },
    requiredSip: { kind: 'currency', label: 'Monthly SIP needed from now' },
  },
  tables: {
    byYear: {
      title: 'Saving and spending year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        age: { kind: 'years', label: 'Age at year end' },
        contribution: { kind: 'currency', label: 'SIP paid in' },
        withdrawal: { kind: 'currency', label: 'Spent at year end' },
        growth: { kind: 'currency', label: 'Growth in the year' },
        balance: { kind: 'currency', label: 'Balance at year end' },
      },
    },
  },
  charts: [{ kind: 'area', title: 'Your savings by age', table: 'byYear', x: 'age', series: ['balance'] }],
  notes: {
    noYearsToSave: 'The result is 0 because the retirement age is not above the current age.',
    noYearsRetired: 'The result is 0 because the life expectancy is not above the retirement age.',
    noExpenses: 'The result is 0 because there are no expenses to pay for.',
  },
  basis: [
    'Expenses rise with inflation every year, before and after retirement. A year’s spending is taken at the end of that year, at the prices of that day.',
    'The SIP is paid at the start of each month and earns one twelfth of the yearly return every month: {preReturn} a year is then {preReturn|effective} with the growth within the year. After retirement the corpus earns exactly {postReturn} a year.',
    'Inflation, returns and life expectancy are your assumptions. Taxes are not taken off.',
  ],
  examples: [
    {
      title: '₹50,000 a month today, from age 30 to 60 and on to 85',
      inputs: {},
      outputs: { corpus: 76_427_465, requiredSip: 21_651 },
    },
    {
      title: 'A return of 6% after retirement, the same as inflation',
      inputs: { inflation: 6, postReturn: 6 },
      outputs: { corpus: 86_152_368, requiredSip: 24_406 },
    },
    {
      title: '₹1,28,000 a month at age 42, retiring at 70 with low returns',
      inputs: {
        currentAge: 42,
        retirementAge: 70,
        monthlyExpenses: 128_000,
        inflation: 4,
        preReturn: 6,
        postReturn: 4.5,
        lifeExpectancy: 74,
      },
      outputs: { corpus: 18_204_702, requiredSip: 20_854 },
    },
  ],
  content,
  working,
  refusals: {
    tooSoon: 'Retirement must be at least a month away.',
    ratesTooHigh: 'These rates are too high to work with over so many years.',
  },
  compute: ({ currentAge, retirementAge, monthlyExpenses, inflation, preReturn, postReturn, lifeExpectancy }) => {
    const saving = retirementAge - currentAge;
    const retired = lifeExpectancy - retirementAge;
    const nothing =
      saving <= 0 ? 'noYearsToSave' : retired <= 0 ? 'noYearsRetired' : monthlyExpenses === 0 ? 'noExpenses' : null;
    if (nothing !== null) return { corpus: 0, requiredSip: 0, byYear: () => [], notes: [nothing] };
    if (monthsIn(saving) === 0) return fail('retirementAge', 'tooSoon');
    const plan = retirementPlan({
      saving,
      retired,
      expenses: monthlyExpenses,
      otherIncome: 0,
      priceRise: periodicRate(inflation, 1),
      preReturn: periodicRate(preReturn, 1),
      postReturn: periodicRate(postReturn, 1),
      existing: 0,
      stepUp: 0,
      convention: 'nominal',
    });
    if (plan === null) return fail(null, 'ratesTooHigh');
    return {
      corpus: plan.corpus,
      requiredSip: plan.requiredSip,
      byYear: () => plan.byYear().map((year) => ({ ...year, age: currentAge + year.year })),
    };
  },
});
