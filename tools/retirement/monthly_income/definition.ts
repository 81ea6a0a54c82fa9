import { at, defineTool } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { incomeAccount } from '#maths/monthly-income.ts';
import { payoutAmount } from '#maths/payout.ts';
import { withdrawalPlan } from '#maths/withdrawal-plan.ts';
import { factNow } from '#rules';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { incomeAccountLaw } from '../../income-account.ts';
import { taxAddedBy } from '../../tax-of-income.ts';
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
      label: 'Investment amount',
      asked: { words: 'amount, corpus, lump sum, invest, rakam, paisa, जमा, राशि' },
      help: 'Leave out your emergency fund.',
      default: 4_000_000,
      usual: [100_000, 50_000_000],
      step: 50_000,
      chips: [1_000_000, 2_500_000, 4_000_000, 10_000_000],
    },
    age: {
      kind: 'years',
      age: true,
      label: 'Current age',
      help: 'You can join SCSS at {scss.age}, or from {scss.retiredAge} if retired.',
      default: 62,
      usual: [18, 90],
      step: 1,
      allowed: [0, 120],
      whole: true,
      asked: { left: 'named', words: 'age, umar, उम्र' },
    },
    otherIncome: {
      kind: 'currency',
      label: 'Other taxable income a year',
      help: 'Pension, rent, other interest, after deductions.',
      default: 0,
    },
    slabRate: {
      kind: 'choice',
      label: 'Your highest tax slab',
      help: 'Choose a slab only if you know it, as in the old regime.',
      options: [
        { value: 'auto', label: 'Work it out for me' },
        { value: 0, label: 'No tax' },
        { value: 5, label: '5%' },
        { value: 10, label: '10%' },
        { value: 15, label: '15%' },
        { value: 20, label: '20%' },
        { value: 25, label: '25%' },
        { value: 30, label: '30%' },
      ],
      default: 'auto',
      more: true,
    },
    joint: {
      kind: 'toggle',
      label: 'Joint post office account with my spouse',
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
      help: 'Your assumption. No fund can promise this.',
      default: 8,
      usual: [0, 15],
      step: 0.5,
      more: true,
    },
    years: {
      kind: 'years',
      label: 'Withdrawal plan: years it must last',
      asked: { left: 'needed' },
      help: 'The plan uses up the amount. The other options return it.',
      default: 20,
      usual: [5, 40],
      step: 1,
      allowed: [{ above: 0 }, 100],
      whole: true,
      more: true,
    },
    keepFree: {
      kind: 'currency',
      label: 'Amount to keep handy in the bank',
      help: 'Goes to the bank deposit first. You can break it any time.',
      default: 0,
      more: true,
    },
  },
  outputs: {
    mixMonthly: {
      kind: 'currency',
      label: 'Monthly income from the mix',
      short: 'Monthly income',
      better: 'higher',
    },
    mixAfterTax: {
      kind: 'currency',
      label: 'Monthly income after tax',
      short: 'After tax',
      asked: 'after tax',
      better: 'higher',
    },
    mixTax: { kind: 'currency', label: 'Tax on this income a year', better: 'lower', emphasis: 'quiet' },
    mixRate: { kind: 'percent', label: 'Average interest rate (p.a.)', better: 'higher' },
    inScss: { kind: 'currency', label: 'In SCSS', emphasis: 'quiet' },
    inBonds: { kind: 'currency', label: 'In RBI bonds', emphasis: 'quiet' },
    inMis: { kind: 'currency', label: 'In post office MIS', emphasis: 'quiet' },
    inBank: { kind: 'currency', label: 'In a bank deposit', emphasis: 'quiet' },
    planMonthly: { kind: 'currency', label: 'Monthly income from a withdrawal plan instead', better: 'higher' },
  },
  tables: {
    byMonth: {
      title: 'What the mix pays in each month of a year',
      sheet: 'Payouts by month',
      tab: 'Calendar',
      columns: {
        month: { kind: 'text', label: 'Month', values: months },
        scss: { kind: 'currency', label: 'SCSS' },
        bonds: { kind: 'currency', label: 'RBI bonds' },
        mis: { kind: 'currency', label: 'Post office MIS' },
        bank: { kind: 'currency', label: 'Bank deposit' },
        paid: { kind: 'currency', label: 'Total' },
      },
      first: ['month', 'scss', 'bonds', 'paid'],
    },
    ways: {
      first: ['name', 'monthly', 'afterTax'],
      title: 'Each option by itself',
      tab: 'Each option',
      // a withdrawal plan uses up the amount
      best: { column: 'afterTax', is: 'most', label: 'Most, money back', among: { capital: 'stays' } },
      columns: {
        name: {
          kind: 'text',
          label: 'Option',
          values: {
            scss: 'SCSS',
            bonds: 'RBI bonds',
            mis: 'Post office MIS',
            bank: 'Bank deposit',
            plan: 'Withdrawal plan',
          },
        },
        monthly: { kind: 'currency', label: 'Monthly' },
        afterTax: { kind: 'currency', label: 'After tax' },
        taken: { kind: 'currency', label: 'Takes' },
        leftOver: { kind: 'currency', label: 'Left over' },
        paid: {
          kind: 'text',
          label: 'Pays',
          values: { monthly: 'every month', quarterly: 'every quarter', halfYearly: 'every half year' },
          under: 'monthly',
        },
        capital: { kind: 'text', label: 'Your amount', values: { stays: 'you get it back', used: 'you use it up' } },
        locked: {
          kind: 'text',
          label: 'Lock-in',
          values: {
            scss: '{scss.term} years; leaving early costs up to {scss.earlySecondYear}',
            bonds: '{rbiBonds.term} years; earlier from age {scss.age}, at a cost',
            mis: '{mis.months} months; leaving early costs up to {mis.early}',
            bank: 'as long as you choose; breaking it costs some interest',
            plan: 'none',
          },
        },
        safety: {
          kind: 'text',
          label: 'Safety',
          values: {
            government: 'government',
            insurance: 'insurance, up to {deposit.insurance|words} at each bank',
            market: 'none: markets rise and fall',
          },
        },
      },
    },
  },
  notes: {
    tooYoung: {
      text: 'You cannot join SCSS, the senior citizens’ scheme, below {scss.age}, so the mix leaves it out. If you retired at {scss.retiredAge} or later, you can join within {scss.retiredMonths} months of getting your retirement benefits.',
      kind: 'careful',
    },
    notMonthly: 'SCSS pays every quarter and RBI bonds every half year. The monthly income is an average.',
    tds: 'The bank, the post office or the bonds may deduct TDS. If you owe no tax on your income, Form 121 stops it. Until March 2026 this was Form 15G or 15H.',
    couple:
      'If your spouse is {scss.age} or over too, each of you can open an SCSS account. Each takes up to {scss.maximum|words} ({scss.maximum|source}).',
    keptAll: 'You keep all of it handy in the bank.',
    ...returnNotes,
  },
  charts: [
    {
      kind: 'donut',
      title: 'Where your money goes',
      slices: [
        { label: 'SCSS', value: 'inScss' },
        { label: 'RBI bonds', value: 'inBonds' },
        { label: 'Post office MIS', value: 'inMis' },
        { label: 'Bank deposit', value: 'inBank' },
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
    // just above a limit of the surcharge
    {
      text: '{amount} earns you {mixMonthly} a month on average, but tax takes all of it. You keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 }, mixAfterTax: { below: 0.5 } },
    },
    {
      text: '{amount}, with {inBank} of it in the bank, earns you {mixMonthly} a month on average, and you pay no tax on it. You keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 }, mixTax: { below: 0.5 }, keepFree: { above: 0 }, inBank: { above: 0 } },
    },
    {
      text: '{amount} earns you {mixMonthly} a month on average, and you pay no tax on it. You keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 }, mixTax: { below: 0.5 } },
    },
    {
      text: '{amount}, with {inBank} of it in the bank, earns you {mixMonthly} a month on average, or {mixAfterTax} after tax. You keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 }, keepFree: { above: 0 }, inBank: { above: 0 } },
    },
    {
      text: '{amount} earns you {mixMonthly} a month on average, or {mixAfterTax} after tax. You keep the {amount}.',
      showWhen: { mixMonthly: { above: 0.5 } },
    },
    { text: '{amount} earns you hardly anything a month this way.', showWhen: { amount: { above: 0.5 } } },
    { text: 'There is nothing to invest.' },
  ],
  levers: [
    {
      text: 'From age {age} you can join SCSS and get {by.mixMonthly} more a month.',
      set: { age: '{scss.age}' },
      moves: { mixMonthly: 'up' },
      showWhen: { age: { below: seniorFrom } },
    },
    {
      text: 'If you keep no money handy in the bank, you get {by.mixMonthly} more a month.',
      set: { keepFree: '0' },
      moves: { mixMonthly: 'up' },
      showWhen: { keepFree: { above: 0 } },
    },
    {
      text: 'If you keep {keepFree} handy in the bank for emergencies, you get {by.mixMonthly} less a month.',
      set: { keepFree: 'round({amount} ÷ 100000) × 10000' },
      moves: { mixMonthly: 'down' },
      showWhen: { keepFree: { below: 1 }, amount: { above: 99_999 } },
    },
  ],
  basis: [
    'The mix starts with the option that pays most, each up to its limit. Official rates: {scss.rate|official} in SCSS, {nsc.rate} + {rbiBonds.spread} in the bonds and {mis.rate} in MIS. The bond rate changes every half year. The others stay as on opening day.',
    'A bank compounds every quarter, so its monthly payout is a little below a twelfth of the yearly rate. The withdrawal plan earns a twelfth of its yearly return every month.',
    {
      text: 'Tax is what this interest adds to the tax on your other income in the new regime, with rebate, surcharge and cess ({tax.new.slabs|source}). It leaves out tax on gains in a withdrawal plan, which depends on the fund.',
      showWhen: { slabRate: 'auto' },
    },
    {
      text: 'Tax is your slab rate with {tax.cess} cess on all of the interest. We leave out the deduction for seniors’ interest (80TTB, old regime). We also leave out tax on gains in a withdrawal plan, which depends on the fund.',
      showWhen: { slabRate: { not: 'auto' } },
    },
    assumedReturn,
  ],
  noWorking:
    'There is no formula: the mix takes the options in order of what they pay. The table shows each option by itself.',
  examples: [
    {
      title: 'Retired at 62 with ₹40 lakh, in the 10% slab',
      inputs: { slabRate: 10 },
      outputs: { mixMonthly: 27_208, mixAfterTax: 24_379, inScss: 3_000_000, inBonds: 1_000_000 },
      source: 'a second, exact calculation',
    },
    {
      title: '₹15 lakh at 45, too young for SCSS, in the 20% slab',
      inputs: { amount: 1_500_000, age: 45, slabRate: 20 },
      outputs: { mixMonthly: 10_063, mixAfterTax: 7970, inScss: 0, inBonds: 1_500_000 },
      source: 'a second, exact calculation',
    },
  ],
  ask: { answers: [{ output: 'mixMonthly' }] },
  next: [
    {
      tool: 'will_it_last',
      text: 'If spending must rise with prices until 90, the {amount} can pay about {there} a month',
      with: { corpus: '{amount}', spending: '{mixMonthly}', age: '{age}', untilAge: '90' },
      there: {
        output: 'spendable',
        without: 'How much a month can {amount} pay if spending must rise with prices until 90?',
      },
      showWhen: { amount: { above: 99_999 }, age: { above: 39, below: 86 } },
    },
  ],
  related: ['scss', 'po_mis', 'swp', 'will_it_last', 'fd'],
  rises: { mixMonthly: ['amount'] },
  content,
  asks: [
    { text: 'How much must I invest for {target} a month?', input: 'amount', output: 'mixMonthly' },
    {
      text: 'How much must I invest to keep {target} a month after tax?',
      input: 'amount',
      output: 'mixAfterTax',
    },
  ],
  compute: ({ amount, age, otherIncome, slabRate, joint, bankRate, returnRate, years, keepFree }) => {
    /** What is left of a monthly income after tax. */
    const afterTax = (each: number): number =>
      slabRate === 'auto'
        ? each - taxAddedBy(12 * each, otherIncome) / 12
        : each * (1 - periodicRate(slabRate, 1) * (1 + factNow('tax.cess') / 100));
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
    const monthly = (way: Way, deposit: number): number => {
      if (way === 'bank') return payoutAmount({ amount: deposit, rate: periodicRate(bankRate, 1), every: 'monthly' });
      if (way !== 'mis') return deposit * periodicRate(way === 'scss' ? factNow('scss.rate') : bondRate, 12);
      const found = postAccount(deposit);
      return found.ok ? found.monthlyIncome : 0;
    };
    const ranked = (Object.keys(most) as Way[]).sort((one, other) => monthly(other, 1) - monthly(one, 1));
    const atHand = Math.min(keepFree, amount);
    let left = amount - atHand;
    const parts = ranked.map((way) => {
      const part = Math.min(left, at(most, way));
      left -= part;
      return [way, way === 'bank' ? atHand + part : part] as const;
    });
    const mix = Object.fromEntries(parts) as Record<Way, number>;
    const income = parts.reduce((sum, [way, part]) => sum + monthly(way, part), 0);
    const plan = withdrawalPlan({
      ...{ corpus: amount, withdrawal: 0, years, timing: 'end', rise: 0 },
      monthlyRate: periodicRate(returnRate, 12),
    });
    const planMonthly = plan.ok ? plan.sustainable : 0;
    const row = (name: Way, paid: 'monthly' | 'quarterly' | 'halfYearly', safety: 'government' | 'insurance') => {
      const taken = Math.min(amount, at(most, name));
      const each = monthly(name, taken);
      return {
        ...{ name, paid, safety, taken, monthly: each, afterTax: afterTax(each) },
        ...{ leftOver: amount - taken, capital: 'stays' as const, locked: name },
      };
    };
    return {
      mixMonthly: income,
      mixAfterTax: afterTax(income),
      mixTax: 12 * (income - afterTax(income)),
      mixRate: amount > 0 ? ((income * 12) / amount) * 100 : 0,
      inScss: mix.scss,
      inBonds: mix.bonds,
      inMis: mix.mis,
      inBank: mix.bank,
      planMonthly,
      byMonth: () =>
        (Object.keys(months) as (keyof typeof months)[]).map((month) => {
          const parts = {
            scss: quarterly.includes(month) ? 3 * monthly('scss', mix.scss) : 0,
            bonds: halfYearly.includes(month) ? 6 * monthly('bonds', mix.bonds) : 0,
            mis: monthly('mis', mix.mis),
            bank: monthly('bank', mix.bank),
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
        age >= seniorFrom && amount - atHand > factNow('scss.maximum') && 'couple',
        (mix.scss > 0 || mix.bonds > 0) && 'notMonthly',
        income > 0 && 12 * (income - afterTax(income)) < 0.5 && 'tds',
        aboveIllustration(returnRate),
      ],
    };
  },
});
