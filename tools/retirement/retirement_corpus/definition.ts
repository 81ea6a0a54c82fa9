import { defineTool, fail } from '#engine';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import { retirementPlan } from '#maths/retirement-plan.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { ageInput, conventionInput, retirementAgeInput, stepUpInput } from '../../inputs.ts';
import { volatilityOf } from '../../mix-volatility.ts';
import { inTodaysMoney, realOutput } from '../../todays-money.ts';
import {
  inflationInput,
  otherIncomeInput,
  postReturnInput,
  preReturnInput,
  spendingInput,
  untilAgeInput,
} from '../inputs.ts';
import content from './content.ts';
import { working } from './working.ts';

const saved = { existing: { above: 0 } } as const;

const hasIncome = { otherIncome: { above: 0 } } as const;
const needsCorpus = { corpus: { above: 0 } } as const;
const rising = { stepUp: { above: 0 } } as const;

/** The rows of saving, those before retirement. */
const savingRows = 'ceil({saving})';
const saves = `{row} ≤ ${savingRows}`;
/** Months of a row's year of saving, the last of which may be shorter. */
const monthsOfRow = '(round({row.year} × 12) − 12 × ({row} − 1))';
const instalment = '{requiredSip} × (1 + {stepUp} ÷ 100)^({row} − 1)';
const savingsAfter = (years: string) => `{existing} × (1 + {preReturn} ÷ 100)^${years}`;
const before = 'if({row} = 1, {existing}, {above.balance})';
const spent = '({row.year} − {saving})';
const stillRetired = `({retired} − ${spent})`;

export default defineTool({
  inputs: {
    currentAge: { ...ageInput, default: 30, usual: [18, 60] },
    retirementAge: {
      ...retirementAgeInput,
      asked: { words: 'retire at, retirement at, retire, retire hona, रिटायर' },
      usual: [40, 70],
      negative: 'noYearsToSave',
    },
    monthlyExpenses: {
      ...spendingInput,
      asked: {
        words:
          'spend, spending, expenses, expense, kharcha, monthly expenses, खर्च, monthly expense, kharch, खर्चा, monthly kharcha, mahine ka kharcha, monthly kharch, expenses of',
      },
      help: 'As if you had retired today.',
      negative: 'noExpenses',
    },
    inflation: { ...inflationInput, asked: { words: 'mehangai', left: 'named' }, usual: [2, 10], step: 0.1 },
    preReturn: {
      ...preReturnInput,
      asked: { words: 'return before retirement, before retirement, till retirement', left: 'named' },
      help: 'Your assumption. No fund can promise this.',
      default: 12,
      usual: [5, 20],
      step: 0.1,
    },
    postReturn: {
      ...postReturnInput,
      asked: {
        words:
          'return after retirement, post retirement return, post retirement, after retirement return, after retirement, retirement ke baad return',
        left: 'named',
      },
      help: 'Usually lower: retired people keep more in deposits and bonds.',
      default: 7,
      usual: [2, 12],
      step: 0.1,
    },
    lifeExpectancy: {
      ...untilAgeInput,
      asked: { words: 'life, live till, money till, till age, last till, till, jeena', left: 'named' },
      help: 'The age you plan for.',
      default: 85,
      usual: [70, 100],
      negative: 'noYearsRetired',
      more: true,
    },
    existing: {
      kind: 'currency',
      about: 'retirementSaved',
      label: 'Saved for retirement so far',
      help: 'Provident fund, mutual funds, deposits.',
      default: 0,
    },
    otherIncome: { ...otherIncomeInput, help: 'Pension or rent in today’s money. It rises with inflation.' },
    stepUp: { ...stepUpInput, help: 'Your SIP rises every 12 months, so you can start smaller.', more: true },
    convention: conventionInput,
  },
  outputs: {
    corpus: {
      kind: 'currency',
      label: 'Corpus you need at retirement',
      short: 'Corpus needed',
      better: 'lower',
      asked: 'corpus, how much needed, kitna chahiye, kitna corpus, कितना चाहिए, kitna paisa chahiye',
    },
    requiredSip: {
      kind: 'currency',
      label: 'Monthly SIP needed',
      short: 'Monthly SIP',
      labels: [{ text: 'Monthly SIP to start with', showWhen: rising }],
      better: 'lower',
    },
    realValue: { ...realOutput, label: 'Corpus in today’s money', showWhen: needsCorpus },
    fromExisting: { kind: 'currency', label: 'What your savings grow to', better: 'higher', showWhen: saved },
    gap: { kind: 'currency', label: 'Shortfall', better: 'lower', showWhen: saved },
  },
  tables: {
    byYear: {
      first: ['age', 'contribution', 'growth', 'balance'],
      title: 'Saving and spending year by year',
      sheet: 'Saving and spending',
      tab: 'Yearly',
      columns: {
        year: {
          kind: 'years',
          label: 'Year',
          formula: `if(${saves}, min({row}, {saving}), {saving} + min({row} − ${savingRows}, {retired}))`,
        },
        age: { kind: 'years', label: 'Age', formula: '{currentAge} + {row.year}' },
        contribution: {
          kind: 'currency',
          label: 'SIP invested',
          role: 'principal',
          formula: `if(${saves}, ${instalment} × ${monthsOfRow}, 0)`,
          total: true,
        },
        growth: {
          kind: 'currency',
          label: 'Growth in the year',
          role: 'growth',
          formula: `if(${saves}, {row.balance} − ${before} − {row.contribution}, {above.balance} × ((1 + {postReturn} ÷ 100)^({row.year} − {above.year}) − 1))`,
          total: true,
        },
        withdrawal: {
          kind: 'currency',
          label: 'Spent at year end',
          role: 'neutral',
          formula: `if(${saves}, 0, {above.balance} + {row.growth} − {row.balance})`,
          total: true,
        },
        balance: {
          kind: 'currency',
          label: 'Balance at year end',
          role: 'growth',
          formula:
            `if(${saves}, ${savingsAfter('{row.year}')} + if({row} = 1, 0, {above.balance} − ${savingsAfter('({row} − 1)')}) × (1 + {monthlyRate})^${monthsOfRow}` +
            ` + ${instalment} × sum(k, 1, ${monthsOfRow}, (1 + {monthlyRate})^k),` +
            ` {yearlyNeed} × (1 + {inflation} ÷ 100)^${spent} × if({real} = 0, ${stillRetired}, (1 − (1 + {real})^(−${stillRetired})) ÷ {real})` +
            ` + if(${savingsAfter('{saving}')} > {corpus}, (${savingsAfter('{saving}')} − {corpus}) × (1 + {postReturn} ÷ 100)^${spent}, 0))`,
        },
      },
      rowsWhile: `{saving} > 0 and {retired} > 0 and {monthlyExpenses} > 0 and {row} ≤ ${savingRows} + ceil({retired})`,
    },
  },
  charts: [
    {
      kind: 'area',
      title: 'Your savings by age',
      table: 'byYear',
      x: 'age',
      series: ['balance'],
      start: { age: 'currentAge', balance: 'existing' },
      marks: [
        { x: 'retirementAge', label: 'Retirement at {x}' },
        { once: 'growth', above: 'contribution', label: 'More growth than SIP: age {x}' },
      ],
    },
  ],
  notes: {
    ...returnNotes,
    noYearsToSave: {
      text: 'The result is 0: your retirement age must be above your age now.',
      kind: 'careful',
    },
    noYearsRetired: {
      text: 'The result is 0: the money must last beyond your retirement age.',
      kind: 'careful',
    },
    noExpenses: { text: 'Enter your monthly expenses to see a result.', kind: 'careful' },
    incomeEnough: {
      text: 'Your other income in retirement pays all your expenses, so you need no corpus.',
      kind: 'good',
    },
    savingsEnough: {
      text: 'Your savings grow to {fromExisting}, which is the corpus or more. You need no SIP, and what you do not spend stays invested.',
      kind: 'good',
    },
  },
  story: [
    {
      text: 'Besides {otherIncome} of other income, you need {corpus} to spend {monthlyExpenses} a month in today’s money until {lifeExpectancy}, at {inflation} inflation.',
      showWhen: { ...needsCorpus, ...hasIncome },
    },
    {
      text: 'You need {corpus} to spend {monthlyExpenses} a month in today’s money until {lifeExpectancy}, if prices rise {inflation} a year. Your SIP must earn {preReturn} a year.',
      showWhen: { requiredSip: { above: 0 } },
    },
    {
      text: 'You need {corpus} to spend {monthlyExpenses} a month in today’s money until {lifeExpectancy}, if prices rise {inflation} a year.',
      showWhen: needsCorpus,
    },
    { text: 'Your other income pays for all of your retirement.', showWhen: hasIncome },
    {
      text: 'These ages leave no years to save in, or none to save for.',
      showWhen: { monthlyExpenses: { above: 0 } },
    },
    { text: 'There is nothing to save for.' },
  ],
  levers: [
    {
      text: 'Your savings earn exactly {preReturn} a year, the SIP {preReturn|effective}. At exactly {preReturn} the SIP is {requiredSip} a month.',
      set: { convention: 'effective' },
      moves: { requiredSip: 'up' },
      showWhen: { ...saved, convention: 'nominal' },
    },
    {
      text: 'Raise the SIP by {stepUp} every year, and you can start {by.requiredSip} lower, at {requiredSip} a month.',
      set: { stepUp: '10' },
      moves: { requiredSip: 'down' },
      showWhen: { stepUp: { below: 1 } },
    },
    {
      text: 'Work two years longer and the SIP falls to {requiredSip} a month.',
      set: { retirementAge: '{retirementAge} + 2' },
      moves: { requiredSip: 'down' },
    },
  ],
  basis: [
    'Expenses rise with inflation every year, before and after retirement. You take each year’s expenses at the end of that year, at that day’s prices.',
    {
      text: 'You invest the SIP at the start of each month and earn a twelfth of the yearly return every month. So {preReturn} a year is {preReturn|effective} after monthly compounding. After retirement the corpus earns exactly {postReturn} a year.',
      showWhen: { convention: 'nominal' },
    },
    {
      text: 'You invest the SIP at the start of each month. The monthly return compounds to exactly {preReturn} in 12 months. After retirement the corpus earns exactly {postReturn} a year.',
      showWhen: { convention: 'effective' },
    },
    { text: 'Your savings so far earn exactly {preReturn} a year until retirement.', showWhen: saved },
    {
      text: 'Other income is deducted from your expenses every month and rises with inflation too.',
      showWhen: { otherIncome: { above: 0 } },
    },
    assumedReturn,
    'Inflation and the age until which money should last are your assumptions too. The figures are before tax.',
  ],
  examples: [
    {
      title: 'Retiring at 60 on ₹50,000 a month in today’s money',
      inputs: {},
      outputs: { corpus: 76_427_465, requiredSip: 21_651 },
    },
    {
      title: '₹10 lakh saved so far',
      inputs: { existing: 1_000_000 },
      outputs: { requiredSip: 13_164, fromExisting: 29_959_922, gap: 46_467_542, corpus: 76_427_465 },
      source: 'a year-by-year calculation',
    },
    {
      title: 'Plus a pension or rent of ₹20,000 a month',
      inputs: { otherIncome: 20_000 },
      outputs: { corpus: 45_856_479, requiredSip: 12_991 },
      source: 'a year-by-year calculation',
    },
  ],
  content,
  headline: ['corpus', 'requiredSip'],
  next: [
    {
      tool: 'will_it_last',
      text: 'Will {corpus}, worth {realValue} today, last until {lifeExpectancy} in bad markets too?',
      with: {
        corpus: '{realValue}',
        spending: '{monthlyExpenses}',
        age: 'round({retirementAge})',
        untilAge: 'max(round({retirementAge}) + 1, round({lifeExpectancy}))',
        inflation: '{inflation}',
        returnRate: '{postReturn}',
        volatility: volatilityOf('{postReturn}'),
        otherIncome: '{otherIncome}',
      },
      showWhen: needsCorpus,
    },
    {
      tool: 'sip_lumpsum',
      text: 'See the SIP of {requiredSip} year by year, and after tax',
      with: {
        monthlyAmount: '{requiredSip}',
        years: '{retirementAge} − {currentAge}',
        returnRate: '{preReturn}',
        stepUp: '{stepUp}',
        convention: '{convention}',
        inflation: '{inflation}',
        taxed: '1',
      },
      // what is saved already grows at another rate there
      showWhen: { existing: 0, requiredSip: { above: 0 } },
    },
  ],
  related: ['fire', 'will_it_last', 'nps', 'sip_lumpsum', 'goal_planner', 'inflation'],
  rises: {
    corpus: ['monthlyExpenses', 'inflation', 'lifeExpectancy'],
    requiredSip: ['monthlyExpenses', 'inflation'],
    fromExisting: ['existing', 'preReturn'],
  },
  falls: {
    corpus: ['postReturn', 'otherIncome'],
    requiredSip: ['preReturn', 'postReturn', 'existing', 'otherIncome', 'stepUp'],
    gap: ['existing'],
  },
  asks: [
    {
      text: 'How much can I spend a month if my SIP is {target}?',
      input: 'monthlyExpenses',
      output: 'requiredSip',
    },
    {
      text: 'When can I retire with a SIP of {target}?',
      input: 'retirementAge',
      output: 'requiredSip',
    },
    {
      text: 'How much must I already have for a SIP of {target}?',
      input: 'existing',
      output: 'requiredSip',
    },
  ],
  working,
  refusals: {
    tooSoon: 'Retirement must be at least a month away.',
    ratesTooHigh: 'These rates are too high for so many years.',
  },
  compute: (values) => {
    const { currentAge, retirementAge, monthlyExpenses, lifeExpectancy, existing, otherIncome } = values;
    const saving = retirementAge - currentAge;
    const retired = lifeExpectancy - retirementAge;
    const nothing =
      saving <= 0 ? 'noYearsToSave' : retired <= 0 ? 'noYearsRetired' : monthlyExpenses === 0 ? 'noExpenses' : null;
    if (nothing !== null)
      return { corpus: 0, requiredSip: 0, realValue: 0, fromExisting: 0, gap: 0, byYear: () => [], notes: [nothing] };
    if (monthsIn(saving) === 0) return fail('retirementAge', 'tooSoon');
    const plan = retirementPlan({
      saving,
      retired,
      expenses: monthlyExpenses,
      otherIncome,
      priceRise: periodicRate(values.inflation, 1),
      preReturn: periodicRate(values.preReturn, 1),
      postReturn: periodicRate(values.postReturn, 1),
      existing,
      stepUp: periodicRate(values.stepUp, 1),
      convention: values.convention,
    });
    if (plan === null) return fail(null, 'ratesTooHigh');
    const { corpus, requiredSip, fromExisting, gap } = plan;
    return {
      ...{ corpus, requiredSip, fromExisting, gap },
      realValue: inTodaysMoney(corpus, values.inflation, saving),
      byYear: () => plan.byYear().map((year) => ({ ...year, age: currentAge + year.year })),
      notes: [
        corpus === 0 && 'incomeEnough',
        corpus > 0 && gap === 0 && 'savingsEnough',
        aboveIllustration(values.preReturn, values.postReturn),
      ],
    };
  },
});
