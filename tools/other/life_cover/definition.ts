import { defineTool, fail } from '#engine';
import { worthOfMonths } from '#maths/annuity.ts';
import { periodicRate } from '#maths/growth.ts';
import { familySum } from '#maths/life-cover.ts';
import { ageInput, retirementAgeInput } from '../../inputs.ts';
import content from './content.ts';

const earning = { spouseIncome: { above: 0 } } as const;
const needed = { needs: { above: 0 } } as const;

/** Whether the spouse's income pays in a month of a row's year, as a formula of its count `k` from 0. */
const spent =
  '({familySpending} − if(12 × ({row} − 1) + k < 12 × {spouseYears}, min({familySpending}, {spouseIncome}), 0)) × (1 + {inflation} ÷ 100)^({row} − 1 + k ÷ 12)';

/** Rows of goals cannot stand in a formula. */
const noGoals = { goals: { below: 1 } } as const;

/** What ₹1 at each month’s start is worth today, at a factor a month. */
const worth = (months: string, factor: string) => `sum(k, 1, ${months}, ${factor} ^ (1 − k))`;

export default defineTool({
  inputs: {
    age: { ...ageInput, default: 35, usual: [18, 65], allowed: [0, 120], whole: true },
    income: {
      kind: 'currency',
      about: 'inHand.month',
      label: 'Monthly pay in hand',
      per: 'month',
      asked: { words: 'in hand, take home, kamai' },
      default: 100_000,
      usual: [10_000, 1_000_000],
      step: 5000,
    },
    householdSpending: {
      kind: 'currency',
      label: 'Monthly expenses',
      per: 'month',
      help: 'For your household, without EMIs.',
      asked: { words: 'spending, expenses, kharcha, खर्च, monthly expenses' },
      default: 50_000,
      usual: [10_000, 500_000],
      step: 1000,
    },
    ownShare: {
      kind: 'percent',
      label: 'Your own share of expenses',
      help: 'What your family would no longer spend.',
      asked: { left: 'quiet' },
      default: 20,
      usual: [0, 50],
      step: 5,
      allowed: [0, 100],
    },
    years: {
      kind: 'years',
      label: 'Years your family needs it',
      help: 'Until the youngest child earns, or your spouse’s whole life.',
      default: 25,
      usual: [0, 60],
      step: 1,
      allowed: [0, 100],
      whole: true,
    },
    spouseIncome: {
      kind: 'currency',
      label: 'Spouse’s monthly income',
      per: 'month',
      asked: { words: 'spouse income, wife income, husband income' },
      default: 0,
    },
    loans: {
      kind: 'currency',
      label: 'Loans to repay',
      asked: { words: 'loan, loans, home loan, karz, कर्ज, लोन' },
      default: 3_000_000,
    },
    goals: {
      kind: 'rows',
      label: 'Goals',
      item: 'Goal {number}',
      columns: {
        name: { kind: 'text', label: 'Goal', default: '' },
        cost: { kind: 'currency', label: 'Cost (today’s money)', default: 0 },
        years: { kind: 'years', label: 'Years from now', default: 10, allowed: [0, 100], whole: true },
      },
      min: 0,
      max: 10,
      default: [
        { name: 'Education', cost: 2_500_000, years: 12 },
        { name: 'Marriage', cost: 1_500_000, years: 20 },
      ],
    },
    savings: {
      kind: 'currency',
      label: 'Savings for the family',
      help: 'EPF, deposits, funds. Not the home they live in.',
      asked: { words: 'savings, bachat, बचत' },
      default: 1_000_000,
    },
    existingCover: {
      kind: 'currency',
      label: 'Current life cover',
      help: 'Total sum assured of all policies.',
      default: 0,
    },
    spouseYears: {
      kind: 'years',
      label: 'Years your spouse earns',
      default: 25,
      usual: [0, 60],
      step: 1,
      allowed: [0, 100],
      whole: true,
      showWhen: earning,
      more: true,
    },
    inflation: {
      kind: 'percent',
      about: 'priceRise',
      label: 'Inflation (p.a.)',
      default: 6,
      usual: [0, 12],
      step: 0.5,
      more: true,
    },
    safeReturn: {
      kind: 'percent',
      label: 'Safe return, after tax (p.a.)',
      help: 'What a deposit earns after tax.',
      default: 7,
      usual: [0, 12],
      step: 0.5,
      more: true,
    },
    retirementAge: { ...retirementAgeInput, usual: [45, 70], allowed: [0, 120], whole: true, more: true },
    incomeGrowth: {
      kind: 'percent',
      label: 'Yearly salary increase',
      default: 6,
      usual: [0, 15],
      step: 0.5,
      more: true,
    },
  },
  outputs: {
    moreCover: {
      kind: 'currency',
      label: 'Cover you still need',
      better: 'lower',
    },
    needs: { kind: 'currency', label: 'Your family needs' },
    have: { kind: 'currency', label: 'You already have', better: 'higher' },
    spare: { kind: 'currency', label: 'More than needed', better: 'higher', showWhen: { spare: { above: 0 } } },
    totalCover: { kind: 'currency', label: 'Cover by needs' },
    incomeValue: { kind: 'currency', label: 'By your income until you retire', short: 'By your income' },
    tenTimes: { kind: 'currency', label: '10 times yearly income', short: '10 times income' },
    fifteenTimes: { kind: 'currency', label: '15 times yearly income', short: '15 times income' },
    living: { kind: 'currency', label: 'Household spending', emphasis: 'quiet' },
    goalsToday: { kind: 'currency', label: 'Goals', emphasis: 'quiet' },
    timesIncome: { kind: 'number', label: 'Cover in years of income', emphasis: 'quiet' },
  },
  tables: {
    methods: {
      title: 'Four methods',
      columns: {
        method: {
          kind: 'text',
          label: 'Method',
          values: {
            needs: 'By needs',
            income: 'By income',
            ten: '10 times income',
            fifteen: '15 times income',
          },
        },
        cover: { kind: 'currency', label: 'Total cover', role: 'principal' },
        more: {
          kind: 'currency',
          label: 'Still needed',
          formula: 'max(0, {row.cover} − {existingCover})',
        },
      },
      rowsWhile: '{row} ≤ 4',
      open: true,
    },
    byYear: {
      first: ['year', 'spent', 'goals', 'closing'],
      title: 'How the money is used',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year', formula: '{row}' },
        opening: { kind: 'currency', label: 'At the start', formula: 'if({row} = 1, {living}, {above.closing})' },
        spent: { kind: 'currency', label: 'Household spending', formula: `sum(k, 0, 11, ${spent})` },
        goals: { kind: 'currency', label: 'Goals paid' },
        growth: {
          kind: 'currency',
          label: 'Growth',
          role: 'growth',
          formula: '{row.closing} − {row.opening} + {row.spent}',
        },
        closing: {
          kind: 'currency',
          label: 'Left at year end',
          role: 'principal',
          formula: `if({row} = {years}, 0, {row.opening} × (1 + {safeReturn} ÷ 100) − sum(k, 0, 11, ${spent} × (1 + {safeReturn} ÷ 100)^(1 − k ÷ 12)))`,
        },
      },
      rowsWhile: '{row} ≤ {years}',
      formulasWhen: noGoals,
      showWhen: needed,
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Cover by each method',
      table: 'methods',
      x: 'method',
      series: ['cover'],
      horizontal: true,
    },
    {
      kind: 'donut',
      title: 'What your family needs',
      slices: [
        { label: 'Household spending', value: 'living', role: 'principal' },
        { label: 'Loans to repay', value: 'loans', role: 'interest' },
        { label: 'Goals', value: 'goalsToday' },
      ],
    },
    {
      kind: 'area',
      title: 'How long the money lasts',
      table: 'byYear',
      x: 'year',
      series: ['closing'],
      showWhen: needed,
    },
  ],
  notes: {
    spouseEnough: { text: 'Your spouse’s income covers the household.', kind: 'good' },
    retired: 'After retirement you have no income to replace.',
    covered: { text: 'You already have enough.', kind: 'good' },
    noPremium: 'We do not estimate premiums: they depend on your health and the insurer.',
  },
  refusals: {
    ratesTooHigh: 'These rates are too high for so many years.',
  },
  story: [
    {
      text: 'If something happens to you, your family will need {needs}. They would have {have}, so you need {moreCover} more.',
      showWhen: { moreCover: { above: 0 }, have: { above: 0 } },
    },
    {
      text: 'If something happens to you, your family will need {needs}. You have no savings or cover for this yet.',
      showWhen: { moreCover: { above: 0 } },
    },
    { text: 'Your family is covered, with {spare} to spare.', showWhen: { spare: { above: 0 }, ...needed } },
    { text: 'Your family is covered, to the rupee.', showWhen: needed },
    { text: 'Nobody depends on your income.' },
  ],
  basis: [
    'Needs: household spending without your own share, plus loans and goals, in today’s money.',
    'Spending is at the start of each month and rises with prices. You pay for goals at the end of their year.',
    { text: 'Your spouse’s income rises with prices. We do not add any surplus to savings.', showWhen: earning },
    'By income: your pay until you retire, less what you spend on yourself, in today’s money.',
    'All the money earns the safe return until your family spends it. Tax, premiums and health cover are not included.',
  ],
  examples: [
    {
      title: 'Age 35, two goals and a home loan of ₹30 lakh',
      inputs: {},
      outputs: {
        ...{ moreCover: 16_176_533, needs: 17_176_533, incomeValue: 24_074_454 },
        ...{ totalCover: 16_176_533, timesIncome: 13.48 },
      },
      source: 'a second, exact calculation',
    },
    {
      title: 'The same, if your spouse earns ₹40,000',
      inputs: { spouseIncome: 40_000 },
      outputs: { moreCover: 5_476_775, living: 0 },
      source: 'a second, exact calculation',
    },
    {
      title: 'Age 50, no loans left and ₹2 crore saved',
      inputs: { age: 50, loans: 0, goals: [], savings: 20_000_000 },
      outputs: { moreCover: 0, spare: 9_300_243, needs: 10_699_757 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  headline: ['moreCover'],
  // a line says nothing of the goals
  ask: { answers: [] },
  asks: [
    {
      text: 'For how many years would {target} of cover last my family?',
      input: 'years',
      output: 'moreCover',
      target: 10_000_000,
    },
  ],
  working: [
    {
      id: 'familySpending',
      label: 'Your family’s monthly spending',
      formula: '{householdSpending} × (1 − {ownShare} ÷ 100)',
      kind: 'currency',
    },
    {
      id: 'earned',
      label: 'Paid from your spouse’s income',
      formula: 'min({familySpending}, {spouseIncome})',
      kind: 'currency',
      showWhen: earning,
    },
    {
      id: 'monthFactor',
      label: 'Monthly growth above prices',
      formula: '((1 + {safeReturn} ÷ 100) ÷ (1 + {inflation} ÷ 100)) ^ (1 ÷ 12)',
      decimals: 6,
    },
    {
      id: 'living',
      label: 'Household spending, in today’s money',
      formula: `{familySpending} × ${worth('12 × {years}', '{monthFactor}')}`,
      showWhen: { spouseIncome: 0 },
    },
    {
      id: 'living',
      label: 'Household spending, in today’s money',
      formula: `{familySpending} × ${worth('12 × {years}', '{monthFactor}')} − {earned} × ${worth('12 × min({years}, {spouseYears})', '{monthFactor}')}`,
      showWhen: earning,
    },
    { id: 'needs', label: 'Your family needs', formula: '{living} + {loans}', showWhen: noGoals },
    { id: 'have', label: 'You already have', formula: '{savings} + {existingCover}' },
    { id: 'moreCover', label: 'Cover you still need', formula: 'max(0, {needs} − {have})', showWhen: noGoals },
    {
      id: 'workMonths',
      label: 'Months until you retire',
      formula: '12 × max(0, {retirementAge} − {age})',
      decimals: 0,
    },
    {
      id: 'payFactor',
      label: 'Monthly growth above your salary increase',
      formula: '((1 + {safeReturn} ÷ 100) ÷ (1 + {incomeGrowth} ÷ 100)) ^ (1 ÷ 12)',
      decimals: 6,
    },
    {
      id: 'incomeValue',
      label: 'By your income until you retire',
      formula: `max(0, {income} × ${worth('{workMonths}', '{payFactor}')} − {householdSpending} × {ownShare} ÷ 100 × ${worth('{workMonths}', '{monthFactor}')})`,
    },
    { id: 'tenTimes', label: '10 times yearly income', formula: '{income} × 12 × 10' },
    { id: 'fifteenTimes', label: '15 times yearly income', formula: '{income} × 12 × 15' },
  ],
  next: [
    {
      tool: 'financial_health',
      text: 'Check your financial health by adding savings, EMIs and health cover',
      with: {
        ...{ age: '{age}', monthlyIncome: '{income}', monthlyExpenses: '{householdSpending}' },
        ...{ monthlySavings: '0', emergencyFund: '0', monthlyEmi: '0' },
        ...{ lifeCover: '{existingCover}', healthCover: '0', retirementSaved: '0' },
      },
      showWhen: { income: { above: 0 } },
    },
  ],
  related: ['financial_health', 'net_worth', 'section_80d', 'goal_planner', 'retirement_corpus'],
  rises: {
    needs: ['householdSpending'],
    living: ['years', 'inflation'],
    moreCover: ['loans'],
    incomeValue: ['income', 'incomeGrowth'],
  },
  falls: {
    living: ['ownShare', 'spouseIncome', 'spouseYears'],
    needs: ['safeReturn'],
    moreCover: ['savings', 'existingCover'],
  },
  sums: [{ total: 'needs', parts: ['living', 'loans', 'goalsToday'] }],
  compute: (values) => {
    const { age, income, householdSpending, years, spouseIncome, spouseYears, loans, goals } = values;
    const ownSpending = (householdSpending * values.ownShare) / 100;
    const spending = householdSpending - ownSpending;
    const priceRise = periodicRate(values.inflation, 1);
    const safeReturn = periodicRate(values.safeReturn, 1);
    const family = familySum({ spending, years, spouseIncome, spouseYears, goals, priceRise, safeReturn });
    const workMonths = 12 * Math.max(0, values.retirementAge - age);
    const incomeValue = Math.max(
      0,
      worthOfMonths(income, workMonths, periodicRate(values.incomeGrowth, 1), safeReturn) -
        worthOfMonths(ownSpending, workMonths, priceRise, safeReturn),
    );
    const needs = family.living + loans + family.goals;
    if (!Number.isFinite(needs) || !Number.isFinite(incomeValue)) return fail(null, 'ratesTooHigh');
    const have = values.savings + values.existingCover;
    const moreCover = Math.max(0, needs - have);
    const totalCover = Math.max(0, needs - values.savings);
    const yearlyIncome = 12 * income;
    const [tenTimes, fifteenTimes] = [10 * yearlyIncome, 15 * yearlyIncome];
    return {
      ...{ moreCover, needs, have, totalCover, incomeValue, tenTimes, fifteenTimes },
      spare: Math.max(0, have - needs),
      living: family.living,
      goalsToday: family.goals,
      timesIncome: yearlyIncome === 0 ? 0 : totalCover / yearlyIncome,
      methods: () =>
        (
          [
            ['needs', totalCover],
            ['income', incomeValue],
            ['ten', tenTimes],
            ['fifteen', fifteenTimes],
          ] as const
        ).map(([method, cover]) => ({ method, cover, more: Math.max(0, cover - values.existingCover) })),
      byYear: family.byYear,
      notes: [
        years > 0 && spending > 0 && spouseIncome >= spending && spouseYears >= years && 'spouseEnough',
        values.retirementAge <= age && 'retired',
        moreCover === 0 && needs > 0 && 'covered',
        'noPremium',
      ],
    };
  },
});
