import { defineTool } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { incomeAccount } from '#maths/monthly-income.ts';
import { payoutAmount } from '#maths/payout.ts';
import { withdrawalPlan } from '#maths/withdrawal-plan.ts';
import { factNow } from '#rules';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { incomeAccountLaw } from '../../income-account.ts';
import content from './content.ts';

const seniorFrom = factNow('scss.age');
const bondRate = factNow('nsc.rate') + factNow('rbiBonds.spread');

/** The months of a year in which the ways pay, from April. */
const months = {
  ...{ apr: 'Apr', may: 'May', jun: 'Jun', jul: 'Jul', aug: 'Aug', sep: 'Sep' },
  ...{ oct: 'Oct', nov: 'Nov', dec: 'Dec', jan: 'Jan', feb: 'Feb', mar: 'Mar' },
} as const;
/** The scheme pays on the first working day of a quarter, the bonds on 1 January and 1 July. */
const quarterly = ['apr', 'jul', 'oct', 'jan'];
const halfYearly = ['jan', 'jul'];

/** The four ways that leave the amount whole; they pay interest. */
type Way = 'scss' | 'mis' | 'bonds' | 'bank';

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Amount to invest',
      asked: { words: 'amount, corpus, lump sum, invest, rakam, paisa, जमा, राशि' },
      help: 'Not the money you keep for emergencies.',
      default: 4_000_000,
      usual: [100_000, 50_000_000],
      step: 50_000,
      chips: [1_000_000, 2_500_000, 4_000_000, 10_000_000],
    },
    age: {
      kind: 'years',
      label: 'Your age',
      help: 'SCSS opens at {scss.age}, or at {scss.retiredAge} on retiring.',
      default: 62,
      usual: [18, 90],
      step: 1,
      allowed: [0, 120],
      whole: true,
      asked: { left: 'named', words: 'age, umar, उम्र' },
    },
    slabRate: {
      kind: 'choice',
      label: 'Your highest slab rate',
      help: 'The highest slab of your income, with this interest.',
      options: [
        { value: 0, label: 'No tax' },
        { value: 5, label: '5%' },
        { value: 10, label: '10%' },
        { value: 15, label: '15%' },
        { value: 20, label: '20%' },
        { value: 25, label: '25%' },
        { value: 30, label: '30%' },
      ],
      default: 10,
    },
    joint: {
      kind: 'toggle',
      label: 'My spouse holds the post office account with me',
      help: 'A joint account takes {mis.joint|words} instead of {mis.single|words}.',
      default: false,
      more: true,
    },
    bankRate: {
      kind: 'percent',
      label: 'Bank deposit rate (p.a.)',
      asked: { left: 'named' },
      default: 7,
      usual: [3, 9],
      step: 0.05,
      more: true,
    },
    returnRate: {
      kind: 'percent',
      label: 'Withdrawal plan: expected return (p.a.)',
      asked: { left: 'named' },
      help: 'Your own assumption: no fund promises a return.',
      default: 8,
      usual: [0, 15],
      step: 0.5,
      more: true,
    },
    years: {
      kind: 'years',
      label: 'Withdrawal plan: years that it must last',
      asked: { left: 'needed' },
      help: 'A withdrawal plan uses up the amount by then. In all the other ways you get it back.',
      default: 20,
      usual: [5, 40],
      step: 1,
      allowed: [{ above: 0 }, 100],
      whole: true,
      more: true,
    },
    keepFree: {
      kind: 'currency',
      label: 'Keep at hand in the bank',
      help: 'This part of the mix goes to the bank deposit first, which can be broken at any time.',
      default: 0,
      more: true,
    },
  },
  outputs: {
    mixMonthly: {
      kind: 'currency',
      label: 'Income per month from the mix',
      short: 'Income per month',
      better: 'higher',
    },
    mixAfterTax: {
      kind: 'currency',
      label: 'Income per month after tax',
      short: 'After tax',
      asked: 'after tax',
      better: 'higher',
    },
    mixRate: { kind: 'percent', label: 'Average interest rate (p.a.)', better: 'higher' },
    inScss: { kind: 'currency', label: 'In the senior citizens’ scheme (SCSS)', emphasis: 'quiet' },
    inBonds: { kind: 'currency', label: 'In RBI floating-rate bonds', emphasis: 'quiet' },
    inMis: { kind: 'currency', label: 'In the post office monthly income scheme (MIS)', emphasis: 'quiet' },
    inBank: { kind: 'currency', label: 'In a bank deposit', emphasis: 'quiet' },
    planMonthly: { kind: 'currency', label: 'A withdrawal plan instead, per month', better: 'higher' },
  },
  tables: {
    byMonth: {
      title: 'What the mix pays in each month of a year',
      tab: 'Calendar',
      columns: {
        month: { kind: 'text', label: 'Month', values: months },
        scss: { kind: 'currency', label: 'SCSS' },
        bonds: { kind: 'currency', label: 'RBI bonds' },
        mis: { kind: 'currency', label: 'MIS' },
        bank: { kind: 'currency', label: 'Bank' },
        paid: { kind: 'currency', label: 'In all' },
      },
      first: ['month', 'scss', 'bonds', 'paid'],
    },
    ways: {
      first: ['name', 'monthly', 'afterTax'],
      title: 'Each way alone',
      tab: 'Each way',
      // a withdrawal plan uses up the amount
      best: { column: 'afterTax', is: 'most', label: 'Most, amount kept', among: { capital: 'stays' } },
      columns: {
        name: {
          kind: 'text',
          label: 'Way',
          values: {
            scss: 'Senior citizens’ scheme',
            bonds: 'RBI floating-rate bonds',
            mis: 'Post office monthly income',
            bank: 'Bank deposit paid monthly',
            plan: 'Withdrawal plan',
          },
        },
        monthly: { kind: 'currency', label: 'Per month' },
        afterTax: { kind: 'currency', label: 'After tax' },
        taken: { kind: 'currency', label: 'Takes' },
        leftOver: { kind: 'currency', label: 'Left over' },
        paid: {
          kind: 'text',
          label: 'Paid',
          values: { monthly: 'every month', quarterly: 'every quarter', halfYearly: 'every half year' },
          under: 'monthly',
        },
        capital: { kind: 'text', label: 'The amount', values: { stays: 'you get it back', used: 'is used up' } },
        locked: {
          kind: 'text',
          label: 'Locked',
          values: {
            scss: '{scss.term} years; leaving early costs up to {scss.earlySecondYear}',
            bonds: '{rbiBonds.term} years; from {scss.age} earlier, at a cost',
            mis: '{mis.months} months; leaving early costs up to {mis.early}',
            bank: 'as long as you choose; breaking it costs some interest',
            plan: 'not at all',
          },
        },
        safety: {
          kind: 'text',
          label: 'Safe because of',
          values: {
            government: 'the government',
            insurance: 'insurance, up to {deposit.insurance|words} at each bank',
            market: 'nothing: markets rise and fall',
          },
        },
      },
    },
  },
  notes: {
    tooYoung: {
      text: 'Below {scss.age} the senior citizens’ scheme is not open, so the mix goes without it. Those who retired at {scss.retiredAge} or later may join within a month of their retirement benefits.',
      kind: 'careful',
    },
    notMonthly:
      'The senior citizens’ scheme pays every quarter and the bonds every half year: the income per month is an average.',
    tds: 'A bank, a post office or the bonds may deduct tax at source; Form 121 stops it where no tax is due on your income. Until March 2026 it was Form 15G or 15H.',
    keptAll: 'All of it is kept at hand in the bank.',
    ...returnNotes,
  },
  charts: [
    {
      kind: 'donut',
      title: 'The mix',
      slices: [
        { label: 'SCSS', value: 'inScss' },
        { label: 'RBI bonds', value: 'inBonds' },
        { label: 'MIS', value: 'inMis' },
        { label: 'Bank', value: 'inBank' },
      ],
    },
    {
      kind: 'bars',
      title: 'What the mix pays, month by month',
      table: 'byMonth',
      x: 'month',
      series: ['scss', 'bonds', 'mis', 'bank'],
      stacked: true,
    },
  ],
  story: [
    {
      text: '{amount}, {inBank} of it in the bank, pays {mixMonthly} a month, {mixAfterTax} after tax, and you keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 }, keepFree: { above: 0 }, inBank: { above: 0 } },
    },
    {
      text: '{amount} pays {mixMonthly} a month, {mixAfterTax} after tax, and you keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 } },
    },
    { text: '{amount} pays hardly anything a month like this.', showWhen: { amount: { above: 0.5 } } },
    { text: 'There is nothing to invest.' },
  ],
  levers: [
    {
      text: 'From {age} on the senior citizens’ scheme is open to you: {by.mixMonthly} more a month.',
      set: { age: '{scss.age}' },
      moves: { mixMonthly: 'up' },
      showWhen: { age: { below: seniorFrom } },
    },
    {
      text: 'If you kept nothing at hand in the bank, it would pay {by.mixMonthly} more a month.',
      set: { keepFree: '0' },
      moves: { mixMonthly: 'up' },
      showWhen: { keepFree: { above: 0 } },
    },
    {
      text: 'Keeping {keepFree} at hand in the bank for emergencies would cost you {by.mixMonthly} a month.',
      set: { keepFree: 'round({amount} ÷ 100000) × 10000' },
      moves: { mixMonthly: 'down' },
      showWhen: { keepFree: { below: 1 }, amount: { above: 99_999 } },
    },
  ],
  basis: [
    'The mix fills what pays most first, each up to its own limit: the official rates are {scss.rate} in SCSS, {nsc.rate} + {rbiBonds.spread} in the bonds and {mis.rate} in MIS. The rate of the bonds changes every half year; the others stay as on the day of opening.',
    'A bank compounds every quarter, so its monthly payment is a little below a twelfth of the rate.',
    'Tax is your slab rate with the cess of {tax.cess}, on all of the interest. The deduction for the interest of seniors (80TTB, old regime) is left out, and so is the tax on gains in a withdrawal plan, which depends on the fund.',
    assumedReturn,
  ],
  noWorking: 'The mix is filled by rank, and the table shows each way by itself.',
  examples: [
    {
      title: 'Retired at 62 with ₹40 lakh',
      inputs: {},
      outputs: { mixMonthly: 27_208, mixAfterTax: 24_379, inScss: 3_000_000, inBonds: 1_000_000 },
      source: 'a second, exact calculation',
    },
    {
      title: '₹15 lakh at 45, too young for the senior citizens’ scheme',
      inputs: { amount: 1_500_000, age: 45, slabRate: 20 },
      outputs: { mixMonthly: 10_063, mixAfterTax: 7970, inScss: 0, inBonds: 1_500_000 },
      source: 'a second, exact calculation',
    },
  ],
  ask: { answers: [{ output: 'mixMonthly' }] },
  related: ['scss', 'po_mis', 'swp', 'will_it_last', 'fd'],
  rises: [{ output: 'mixMonthly', with: 'amount' }],
  content,
  asks: [
    { text: 'How much must I invest for {target} a month?', input: 'amount', output: 'mixMonthly', target: 50_000 },
    {
      text: 'How much must I invest to keep {target} a month after tax?',
      input: 'amount',
      output: 'mixAfterTax',
      target: 30_000,
    },
  ],
  compute: ({ amount, age, slabRate, joint, bankRate, returnRate, years, keepFree }) => {
    const kept = 1 - periodicRate(slabRate, 1) * (1 + factNow('tax.cess') / 100);
    const post = incomeAccountLaw(joint ? 'joint' : 'single');
    const postAccount = (deposit: number) =>
      incomeAccount({ deposit, rate: periodicRate(factNow('mis.rate'), 12), monthsHeld: post.term }, post);
    const most: Record<Way, number> = {
      scss: age >= seniorFrom ? factNow('scss.maximum') : 0,
      mis: post.most,
      bonds: Number.POSITIVE_INFINITY,
      bank: Number.POSITIVE_INFINITY,
    };
    /** The income of a month, on average, from an amount within the limit. */
    const monthly: Record<Way, (deposit: number) => number> = {
      scss: (deposit) => deposit * periodicRate(factNow('scss.rate'), 12),
      mis: (deposit) => {
        const found = postAccount(deposit);
        return found.ok ? found.monthlyIncome : 0;
      },
      bonds: (deposit) => deposit * periodicRate(bondRate, 12),
      bank: (deposit) => payoutAmount({ amount: deposit, rate: periodicRate(bankRate, 1), every: 'monthly' }),
    };
    const ranked = (Object.keys(monthly) as Way[]).sort((one, other) => monthly[other](1) - monthly[one](1));
    const atHand = Math.min(keepFree, amount);
    const mix: Record<Way, number> = { scss: 0, mis: 0, bonds: 0, bank: atHand };
    let left = amount - atHand;
    for (const way of ranked) {
      const part = Math.min(left, most[way]);
      mix[way] += part;
      left -= part;
    }
    const income = ranked.reduce((sum, way) => sum + monthly[way](mix[way]), 0);
    const plan = withdrawalPlan({
      ...{ corpus: amount, withdrawal: 0, years, timing: 'end', rise: 0 },
      monthlyRate: periodicRate(returnRate, 12),
    });
    const planMonthly = plan.ok ? plan.sustainable : 0;
    const row = (name: Way, paid: 'monthly' | 'quarterly' | 'halfYearly', safety: 'government' | 'insurance') => {
      const taken = Math.min(amount, most[name]);
      const each = monthly[name](taken);
      return {
        ...{ name, paid, safety, taken, monthly: each, afterTax: each * kept },
        ...{ leftOver: amount - taken, capital: 'stays' as const, locked: name },
      };
    };
    return {
      mixMonthly: income,
      mixAfterTax: income * kept,
      mixRate: amount > 0 ? ((income * 12) / amount) * 100 : 0,
      inScss: mix.scss,
      inBonds: mix.bonds,
      inMis: mix.mis,
      inBank: mix.bank,
      planMonthly,
      byMonth: () =>
        (Object.keys(months) as (keyof typeof months)[]).map((month) => {
          const parts = {
            scss: quarterly.includes(month) ? 3 * monthly.scss(mix.scss) : 0,
            bonds: halfYearly.includes(month) ? 6 * monthly.bonds(mix.bonds) : 0,
            mis: monthly.mis(mix.mis),
            bank: monthly.bank(mix.bank),
          };
          return { month, ...parts, paid: parts.scss + parts.bonds + parts.mis + parts.bank };
        }),
      ways: () => [
        row('scss', 'quarterly', 'government'),
        row('bonds', 'halfYearly', 'government'),
        row('mis', 'monthly', 'government'),
        row('bank', 'monthly', 'insurance'),
        {
          ...{ name: 'plan' as const, paid: 'monthly' as const, safety: 'market' as const, taken: amount, leftOver: 0 },
          ...{ monthly: planMonthly, afterTax: planMonthly, capital: 'used' as const, locked: 'plan' as const },
        },
      ],
      notes: [
        age < seniorFrom && 'tooYoung',
        keepFree >= amount && amount > 0 && 'keptAll',
        (mix.scss > 0 || mix.bonds > 0) && 'notMonthly',
        slabRate === 0 && income > 0 && 'tds',
        aboveIllustration(returnRate),
      ],
    };
  },
});
