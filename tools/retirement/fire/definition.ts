import { defineTool, fail } from '#engine';
import { growthFactor, periodicRate } from '#maths/growth.ts';
import { independence } from '#maths/independence.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { ageInput, stepUpInput } from '../../inputs.ts';
import { volatilityOf } from '../../mix-volatility.ts';
import {
  inflationInput,
  otherIncomeInput,
  postReturnInput,
  preReturnInput,
  spendingInput,
  untilAgeInput,
} from '../inputs.ts';
import content from './content.ts';

const OLDEST = 120;
const earns = { income: { above: 0 } } as const;
/** There is such a month; without one its figures are 0. */
const free = { fireAge: { above: 0 } } as const;
/** Shares of the spending that the three levels take. */
const levels = [
  ['lean', 0.7],
  ['regular', 1],
  ['fat', 1.5],
] as const;

const nothing = {
  ...{ fireAge: 0, neededThen: 0, needed: 0, timeLeft: 0, byRate: 0, rateAge: 0 },
  ...{ coast: 0, coastGap: 0, coastFrom: 0, neededNow: 0, drawRate: 0 },
};

const haveAndNeed = {
  kind: 'line',
  table: 'byYear',
  x: 'age',
  series: ['balance', 'needed'],
  start: { age: 'age', balance: 'saved', needed: 'neededNow' },
  marks: [
    { x: 'fireAge', own: true, label: 'Free at {x}' },
    { x: 'coastFrom', label: 'You can stop saving at {x}' },
  ],
} as const;

/** What ₹1 a month of today’s money, paid at each month’s start, is worth at the start of so many months. */
const rupee = (months: string) => `if({real} = 0, ${months}, (1 − (1 + {real})^(−${months})) ÷ {real} × (1 + {real}))`;

export default defineTool({
  inputs: {
    age: {
      ...ageInput,
      asked: { words: 'age, umar, उम्र', left: 'needed' },
      default: 30,
      usual: [18, 70],
      allowed: [1, OLDEST],
      whole: true,
    },
    spending: {
      ...spendingInput,
      asked: { words: 'spending, expenses, expense, kharcha, monthly expenses, monthly expense, खर्च' },
    },
    saved: {
      kind: 'currency',
      about: 'retirementSaved',
      label: 'Saved for retirement so far',
      asked: { words: 'saved, already saved, savings', left: 'needed' },
      help: 'EPF, PPF, NPS, mutual funds, deposits. Not the home you live in.',
      default: 0,
    },
    saving: {
      kind: 'currency',
      label: 'Monthly investment',
      per: 'month',
      asked: { words: 'saving, save, sip, saving per month', left: 'needed' },
      default: 40_000,
      solve: 'first',
    },
    stepUp: {
      ...stepUpInput,
      asked: { words: 'step up, stepup', left: 'named' },
      help: 'You invest this much more every 12 months.',
      default: 5,
    },
    income: {
      kind: 'currency',
      about: 'inHand.month',
      label: 'Monthly pay in hand',
      per: 'month',
      help: 'For your savings rate.',
      default: 0,
      more: true,
    },
    otherIncome: { ...otherIncomeInput, help: 'Rent or pension in today’s money. It rises with prices.' },
    preReturn: { ...preReturnInput, asked: { left: 'named' }, default: 11, usual: [0, 20], step: 0.5 },
    postReturn: { ...postReturnInput, asked: { left: 'named' }, default: 8, usual: [0, 20], step: 0.5 },
    inflation: inflationInput,
    untilAge: {
      ...untilAgeInput,
      asked: { left: 'named' },
      usual: [71, 110],
      allowed: [0, OLDEST],
      whole: true,
      more: true,
    },
    withdrawalRate: {
      kind: 'percent',
      label: 'Withdrawal rate',
      asked: { words: 'rule, withdrawal, rule of, withdraw' },
      help: 'Share you spend in the first year. The 4% rule is American.',
      default: 3.5,
      usual: [2, 8],
      step: 0.25,
      allowed: [{ above: 0 }],
      chips: [3, 3.5, 4],
      more: true,
    },
    coastAge: {
      kind: 'years',
      age: true,
      label: 'Coast FIRE: retire at age',
      help: 'You stop saving now and let your money grow until then.',
      default: 60,
      usual: [40, 70],
      step: 1,
      allowed: [0, OLDEST],
      whole: true,
      more: true,
    },
  },
  outputs: {
    fireAge: { kind: 'years', label: 'Free at age', better: 'lower' },
    neededThen: { kind: 'currency', label: 'You need by then', showWhen: free },
    needed: { kind: 'currency', label: 'In today’s money', better: 'lower', showWhen: free },
    timeLeft: { kind: 'months', label: 'Time left', better: 'lower', showWhen: free },
    byRate: {
      kind: 'currency',
      label: 'Corpus by withdrawal rate (today’s money)',
      asked: 'rule, withdrawal rate',
    },
    rateAge: {
      kind: 'years',
      label: 'Free at age, at that rate',
      better: 'lower',
      showWhen: { rateAge: { above: 0 } },
    },
    coast: { kind: 'currency', label: 'Enough today to stop saving', better: 'lower' },
    coastGap: { kind: 'currency', label: 'Shortfall', better: 'lower' },
    coastFrom: {
      kind: 'years',
      label: 'Coast FIRE: stop saving at age',
      better: 'lower',
      showWhen: { coastFrom: { above: 0 } },
    },
    neededNow: { kind: 'currency', label: 'You need if you stop today', emphasis: 'quiet' },
    drawRate: { kind: 'percent', label: 'Share you spend in the first year', emphasis: 'quiet', showWhen: free },
    savingsRate: { kind: 'percent', label: 'Savings rate', emphasis: 'quiet', showWhen: earns },
  },
  tables: {
    byYear: {
      first: ['year', 'age', 'balance', 'needed'],
      title: 'Saving and spending year by year',
      sheet: 'Saving and spending',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        age: { kind: 'years', label: 'Age' },
        paidIn: { kind: 'currency', label: 'Saved in the year', role: 'principal', total: true },
        spent: { kind: 'currency', label: 'Spent in the year', role: 'neutral', total: true },
        growth: { kind: 'currency', label: 'Growth', role: 'growth', total: true },
        balance: { kind: 'currency', label: 'Balance', role: 'growth' },
        real: { kind: 'currency', label: 'In today’s money' },
        needed: { kind: 'currency', label: 'You need then', role: 'neutral' },
      },
    },
    levels: {
      title: 'Lean, regular and fat',
      tab: 'By lifestyle',
      columns: {
        level: {
          kind: 'text',
          label: 'Level',
          values: { lean: 'Lean, 70%', regular: 'As you live now', fat: 'Fat, 150%' },
        },
        spending: { kind: 'currency', label: 'Monthly expenses' },
        needed: { kind: 'currency', label: 'You need, in today’s money' },
        age: { kind: 'years', label: 'Free at age (0: not reached)' },
      },
    },
  },
  charts: [
    // the same chart under two titles: what somebody has who saves until it is enough is from then on just what they need
    {
      ...haveAndNeed,
      title: 'What you have reaches what you need',
      showWhen: { timeLeft: { above: 0 } },
    },
    { ...haveAndNeed, title: 'What you have and what you need', showWhen: { timeLeft: 0 } },
  ],
  notes: {
    ...returnNotes,
    noSpending: { text: 'Enter your monthly expenses to see a result.', at: 'fireAge', kind: 'careful' },
    already: { text: 'You already have enough.', kind: 'good' },
    never: { text: 'Never, at this pace', at: 'fireAge', kind: 'careful' },
    incomeEnough: {
      text: 'Your other income pays for everything, so you need no savings.',
      kind: 'good',
    },
    coastNow: 'You have reached that age, so the amount is for today.',
    noCoast: 'Your money does not need to last that long, so there is no Coast FIRE figure.',
    overIncome: { text: 'Your expenses and investment together are more than your pay.', kind: 'careful' },
    noRealGrowth: { text: 'After you stop, your money grows no faster than prices.', kind: 'careful' },
  },
  refusals: {
    notAfter: 'This must be above your current age.',
    ratesTooHigh: 'These rates are too high for so many years.',
  },
  story: [
    {
      text: 'You can stop working in {timeLeft}, at {fireAge}, with {neededThen} ({needed} in today’s money) to last until {untilAge}.',
      showWhen: { timeLeft: { above: 0 } },
    },
    {
      text: 'You can stop working today. Your money lasts until you are {untilAge}.',
      showWhen: { fireAge: { above: 0 } },
    },
    { text: 'Enter your monthly expenses.', showWhen: { spending: 0 } },
    { text: 'At this pace you cannot stop working: your money never covers the years until {untilAge}.' },
  ],
  levers: [
    {
      text: 'Raise your investment by a tenth, to {saving} a month, and you can stop working at {fireAge}.',
      set: { saving: 'round({saving} × 1.1)' },
      moves: { fireAge: 'down' },
      showWhen: { timeLeft: { above: 0 } },
    },
    {
      text: 'Double your investment, to {saving} a month, and you can stop working at {fireAge}.',
      set: { saving: '2 × {saving}' },
      moves: { fireAge: 'up' },
      showWhen: { fireAge: 0, saving: { above: 0 } },
    },
    { text: 'Invest more, or plan to spend less.', showWhen: { fireAge: 0, spending: { above: 0 } } },
  ],
  basis: [
    'You invest at the start of each month. The monthly return compounds to exactly the yearly return in 12 months.',
    'You spend at the start of each month, and your expenses rise with prices every month. You are free in the first month when your balance covers all later months until {untilAge}, to the last rupee.',
    'Withdrawal rate: a year’s expenses are at most {withdrawalRate} of your money. The rule comes from the United States (4% for 30 years) and ignores your age and Indian prices.',
    'Coast: the amount that, without new money, grows to enough by {coastAge}.',
    'Other income rises with prices. It is deducted from your expenses from the day you stop.',
    assumedReturn,
    'Inflation is your assumption too. The figures leave out tax, health costs that rise faster, and bad years in markets.',
  ],
  examples: [
    {
      title: '30 years old with ₹10 lakh, ₹50,000 a month, ₹40,000 invested',
      inputs: { saved: 1_000_000 },
      outputs: { fireAge: 50.08, needed: 16_890_860, coast: 3_459_429, neededThen: 54_434_959, neededNow: 21_658_640 },
    },
    {
      title: 'At 35 with ₹50 lakh, investing ₹75,000 of ₹2 lakh',
      inputs: { age: 35, spending: 80_000, saved: 5_000_000, saving: 75_000, income: 200_000 },
      outputs: { fireAge: 49.67, needed: 27_214_467, savingsRate: 37.5 },
    },
    {
      title: '₹3.5 crore at 40: already there',
      inputs: { age: 40, saved: 35_000_000 },
      outputs: { fireAge: 40, needed: 19_507_654, coastGap: 0 },
    },
  ],
  content,
  headline: ['fireAge', 'neededThen'],
  asks: [
    {
      text: 'How much must I invest to stop working at the age of {target}?',
      input: 'saving',
      output: 'fireAge',
      target: 45,
    },
    {
      text: 'How much can I spend and still stop working at the age of {target}?',
      input: 'spending',
      output: 'fireAge',
      target: 50,
    },
  ],
  working: [
    {
      id: 'toPay',
      label: 'Monthly expenses your money pays for',
      formula: 'max(0, {spending} − {otherIncome})',
      kind: 'currency',
    },
    { id: 'months', label: 'Months your money must last from now', formula: '12 × ({untilAge} − {age})', decimals: 0 },
    {
      id: 'real',
      label: 'Monthly return above inflation, after you stop',
      formula:
        'if({postReturn} = {inflation}, 0, (1 + {postReturn} ÷ 100)^(1 ÷ 12) ÷ (1 + {inflation} ÷ 100)^(1 ÷ 12) − 1)',
      decimals: 6,
    },
    { id: 'neededNow', label: 'You need if you stop today', formula: `{toPay} × ${rupee('{months}')}` },
    {
      id: 'byRate',
      label: 'Corpus by withdrawal rate (today’s money)',
      formula: '12 × {toPay} ÷ ({withdrawalRate} ÷ 100)',
    },
    {
      id: 'coastMonths',
      label: 'Months until you retire, if you stop saving now',
      formula: '12 × max(0, {coastAge} − {age})',
      decimals: 0,
    },
    {
      id: 'coast',
      label: 'Enough today to stop saving',
      formula: `if({coastMonths} ≥ {months}, 0, {toPay} × (1 + {inflation} ÷ 100)^({coastMonths} ÷ 12) × ${rupee('({months} − {coastMonths})')} ÷ (1 + {preReturn} ÷ 100)^({coastMonths} ÷ 12))`,
    },
    { id: 'coastGap', label: 'Shortfall', formula: 'max(0, {coast} − {saved})' },
    {
      id: 'savingsRate',
      label: 'Savings rate',
      formula: '{saving} ÷ {income} × 100',
      showWhen: { income: { above: 0 } },
    },
  ],
  noWorking:
    'There is no formula for the month you can stop working. The calculator compares each month’s balance with what all later months would need, as in the table.',
  next: [
    {
      tool: 'will_it_last',
      text: 'Will {needed} last in bad markets too?',
      with: {
        corpus: 'round({needed})',
        spending: '{spending}',
        age: 'min(ceil({fireAge}), {untilAge} − 1)',
        untilAge: '{untilAge}',
        inflation: '{inflation}',
        returnRate: '{postReturn}',
        volatility: volatilityOf('{postReturn}'),
        otherIncome: '{otherIncome}',
      },
      showWhen: { needed: { above: 0 } },
    },
  ],
  related: ['retirement_corpus', 'will_it_last', 'swp', 'sip_lumpsum'],
  rises: {
    neededNow: ['spending', 'inflation', 'untilAge'],
    coast: ['spending'],
    savingsRate: ['saving'],
  },
  falls: {
    neededNow: ['postReturn', 'otherIncome'],
    byRate: ['withdrawalRate'],
    coast: ['preReturn'],
    coastGap: ['saved'],
  },
  compute: (values) => {
    const { age, spending, saved, saving, income, otherIncome, untilAge, coastAge, preReturn, postReturn } = values;
    if (untilAge <= age) return fail('untilAge', 'notAfter');
    const savingsRate = income === 0 ? 0 : (saving / income) * 100;
    const overIncome = income > 0 && spending + saving > income && 'overIncome';
    if (spending === 0)
      return { ...nothing, savingsRate, byYear: () => [], levels: () => [], notes: ['noSpending', overIncome] };

    const needs = Math.max(0, spending - otherIncome);
    const priceRise = periodicRate(values.inflation, 1);
    const plan = independence({
      months: 12 * (untilAge - age),
      spending: needs,
      saved,
      saving,
      stepUp: periodicRate(values.stepUp, 1),
      preReturn: periodicRate(preReturn, 1),
      postReturn: periodicRate(postReturn, 1),
      priceRise,
      withdrawalRate: periodicRate(values.withdrawalRate, 1),
      coastMonths: 12 * Math.max(0, coastAge - age),
    });
    if (plan === null) return fail(null, 'ratesTooHigh');
    const ageAfter = (months: number | null) => (months === null ? 0 : age + months / 12);
    const { after, needed, coast } = plan;
    return {
      fireAge: ageAfter(after),
      neededThen: plan.neededThen,
      needed,
      timeLeft: after ?? 0,
      byRate: plan.byRate,
      rateAge: ageAfter(plan.rateAfter),
      coast,
      coastGap: Math.max(0, coast - saved),
      coastFrom: ageAfter(plan.coastAfter),
      neededNow: plan.neededNow,
      drawRate: needed === 0 ? 0 : ((12 * needs) / needed) * 100,
      savingsRate,
      byYear: () =>
        plan.byYear().map((row) => ({
          ...row,
          age: age + row.year,
          real: row.balance * growthFactor(priceRise, -row.year),
        })),
      levels: () =>
        levels.map(([level, share]) => {
          const free = plan.freeWith(Math.max(0, share * spending - otherIncome));
          return { level, spending: share * spending, needed: free.needed, age: ageAfter(free.after) };
        }),
      notes: [
        after === 0 && needed > 0 && 'already',
        after === null && 'never',
        needs === 0 && 'incomeEnough',
        coastAge <= age && 'coastNow',
        coastAge >= untilAge && 'noCoast',
        overIncome,
        postReturn <= values.inflation && 'noRealGrowth',
        aboveIllustration(preReturn, postReturn),
      ],
    };
  },
});
