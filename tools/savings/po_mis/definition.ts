import { defineTool, fail, textWith } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { incomeAccount } from '#maths/monthly-income.ts';
import { factNow } from '#rules';
import { purposes } from '../../asked.ts';
import { incomeAccountLaw } from '../../income-account.ts';
import content from './content.ts';

const term = factNow('mis.months');
const earliest = factNow('mis.earliest');
const multiple = factNow('mis.multiple');
const single = factNow('mis.single');
const joint = factNow('mis.joint');
/** From when on the scheme for senior citizens takes a deposit. */
const senior = { age: factNow('scss.age') };

export default defineTool({
  inputs: {
    deposit: {
      kind: 'currency',
      label: 'Deposit amount',
      asked: {
        words: 'invest, jama, deposit, जमा, निवेश',
      },
      help: 'Limit: {mis.single|words} single, {mis.joint|words} joint, in multiples of {mis.multiple}.',
      default: 900_000,
      usual: [multiple, joint],
      step: multiple,
      whole: multiple,
      chips: [200_000, 500_000, 900_000, 1_500_000],
    },
    holders: {
      kind: 'choice',
      label: 'Account holders',
      options: [
        { value: 'single', label: 'One', asked: 'single, single account, अकेले' },
        {
          value: 'joint',
          label: 'Two or three',
          asked: 'joint, joint account, husband wife, pati patni, with wife, with husband, संयुक्त, jointly',
        },
      ],
      default: 'single',
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      help: 'Official rate: {mis.rate}. Fixed on opening day.',
      default: factNow('mis.rate'),
      usual: [5, 10],
      step: 0.1,
    },
    monthsHeld: {
      kind: 'number',
      label: 'Time until closing',
      months: true,
      help: 'Full term: {mis.months} months. You cannot close before {mis.earliest}.',
      default: term,
      usual: [earliest, term],
      step: 1,
      whole: true,
      more: true,
    },
  },
  outputs: {
    monthlyIncome: {
      kind: 'currency',
      label: 'Monthly income',
      per: 'month',
      asked:
        'monthly income, monthly interest, per month interest, har mahine kitna, monthly payout, mahine ka byaj, हर महीने कितना, मासिक आय, interest, kitna milega, monthly',
      turns: [{ input: 'deposit' }],
      better: 'higher',
    },
    yearlyIncome: { kind: 'currency', label: 'Yearly income', better: 'higher' },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'higher' },
    deduction: {
      kind: 'currency',
      label: 'Deduction for closing early',
      better: 'lower',
      showWhen: { monthsHeld: { not: term } },
    },
    principalBack: { kind: 'currency', label: 'Deposit you get back', better: 'higher' },
    netGain: {
      kind: 'currency',
      label: 'Total gain',
      better: 'higher',
      showWhen: { monthsHeld: { not: term } },
    },
    overLimit: {
      kind: 'currency',
      label: 'Amount above the limit, left out',
      better: 'lower',
      showWhen: [
        { holders: 'single', deposit: { above: single } },
        { holders: 'joint', deposit: { above: joint } },
      ],
    },
  },
  tables: {
    byYear: {
      title: 'Income year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        income: { kind: 'currency', label: 'Income' },
        incomeSoFar: { kind: 'currency', label: 'Income so far' },
      },
    },
    ifClosed: {
      title: 'If you close the account early',
      tab: 'Early closure',
      columns: {
        months: { kind: 'months', label: 'Closed after' },
        interest: { kind: 'currency', label: 'Interest so far' },
        deduction: { kind: 'currency', label: 'Deduction' },
        principalBack: { kind: 'currency', label: 'You get back' },
        netGain: { kind: 'currency', label: 'Total gain', role: 'growth' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Your deposit and its interest',
      slices: [
        { label: 'Deposit you get back', value: 'principalBack', role: 'principal' },
        { label: 'Total interest', value: 'totalInterest', role: 'growth' },
      ],
    },
    {
      kind: 'bars',
      title: 'What you gain if you close the account early',
      table: 'ifClosed',
      x: 'months',
      series: ['netGain'],
    },
  ],
  notes: {
    aboveLimit: {
      text: 'The account takes at most {most}. The figures are for that amount and leave out {overLimit} of your deposit.',
      figures: { most: { kind: 'currency' } },
      at: 'monthlyIncome',
      about: 'deposit',
    },
    closedEarly: {
      text: 'Closing now costs {deduction} of the deposit. You keep the interest you have received.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: '{deposit} earns you {monthlyIncome} a month. Closing early costs {deduction}.',
      showWhen: { monthlyIncome: { above: 0 }, deduction: { above: 0 } },
    },
    {
      text: '{deposit} earns you {monthlyIncome} a month for five years, and you get the {deposit} back at the end.',
      showWhen: { monthlyIncome: { above: 0 } },
    },
    { text: 'Enter a deposit to see what it earns.', showWhen: { deposit: { below: 1 } } },
    { text: 'Without interest, you just get your deposit back.' },
  ],
  levers: [
    {
      text: 'In a joint account the full amount earns interest, and you get {by.monthlyIncome} more a month.',
      set: { holders: 'joint' },
      moves: { monthlyIncome: 'up' },
      showWhen: { holders: 'single', overLimit: { above: 0 }, deposit: { below: factNow('mis.joint') + 1 } },
    },
    {
      text: 'A joint account takes {deposit}, and your income rises by {by.monthlyIncome} to {monthlyIncome} a month.',
      set: { holders: 'joint', deposit: '{mis.joint}' },
      moves: { monthlyIncome: 'up' },
      // who fills an account of one may have more to deposit
      showWhen: { holders: 'single', deposit: { above: factNow('mis.single') - 1 } },
    },
  ],
  basis: [
    'You get a twelfth of the yearly interest every month. It is not added to the deposit and earns no interest.',
    'Official rate: {mis.rate|official}. It was the same from {mis.rate|since} to that quarter ({mis.rate|source}). An account keeps the rate of its opening day for {mis.months} months.',
    'Closing before {mis.earlyUntil} months costs {mis.early} of the deposit, and after that {mis.later} ({mis.early|source}; last confirmed {mis.early|confirmed}). The interest is before tax.',
  ],
  examples: [
    {
      title: '₹9 lakh, single holder: ₹5,550 a month',
      inputs: { rate: 7.4 },
      outputs: { monthlyIncome: 5550, yearlyIncome: 66_600 },
    },
    {
      title: 'A couple with ₹15 lakh in a joint account',
      inputs: { deposit: 1_500_000, holders: 'joint', rate: 7.4 },
      outputs: { monthlyIncome: 9250 },
    },
  ],
  content,
  refusals: {
    tooShort: {
      text: 'You cannot close the account before {least} months.',
      figures: { least: { kind: 'number' } },
    },
    tooLong: { text: 'The account matures after {most} months.', figures: { most: { kind: 'number' } } },
  },
  asks: [
    { text: 'How much must I deposit for {target} a month?', input: 'deposit', output: 'monthlyIncome', target: 5_000 },
    {
      text: 'How much must I deposit to earn a total of {target}?',
      input: 'deposit',
      output: 'totalInterest',
      target: 200_000,
    },
  ],
  working: [
    {
      id: 'counted',
      label: 'Deposit that earns interest',
      formula: 'min({deposit}, {mis.single})',
      kind: 'currency',
      showWhen: { holders: 'single' },
    },
    {
      id: 'counted',
      label: 'Deposit that earns interest',
      formula: 'min({deposit}, {mis.joint})',
      kind: 'currency',
      showWhen: { holders: 'joint' },
    },
    {
      id: 'overLimit',
      label: 'Amount above the limit, left out',
      formula: '{deposit} − {counted}',
      showWhen: { overLimit: { above: 0 } },
    },
    { id: 'monthlyIncome', label: 'Monthly income', formula: '{counted} × {rate} ÷ 100 ÷ 12' },
    { id: 'yearlyIncome', label: 'Yearly income', formula: '{monthlyIncome} × 12' },
    { id: 'totalInterest', label: 'Total interest', formula: '{monthlyIncome} × {monthsHeld}' },
    {
      id: 'deduction',
      label: 'Deduction for closing early',
      formula:
        '{counted} × if({monthsHeld} < {mis.earlyUntil}, {mis.early}, if({monthsHeld} < {mis.months}, {mis.later}, 0)) ÷ 100',
    },
    { id: 'principalBack', label: 'Deposit you get back', formula: '{counted} − {deduction}' },
    { id: 'netGain', label: 'Total gain', formula: '{totalInterest} − {deduction}' },
  ],
  next: [
    {
      tool: 'scss',
      text: textWith('From age {age}, {deposit} in SCSS pays {there} a quarter', senior),
      with: { amount: '{deposit}', senior: '1' },
      there: {
        output: 'quarterlyIncome',
        without: textWith('From age {age}, what does SCSS pay on {deposit}?', senior),
      },
      showWhen: { deposit: { above: 0 }, overLimit: 0 },
    },
  ],
  related: ['scss', 'fd', 'rd', 'nsc', 'swp'],
  rises: {
    monthlyIncome: ['deposit', 'rate'],
    totalInterest: ['monthsHeld'],
    principalBack: ['monthsHeld'],
    netGain: ['monthsHeld'],
    overLimit: ['deposit'],
  },
  falls: { deduction: ['monthsHeld'] },
  sums: [{ total: 'totalInterest', parts: ['netGain', 'deduction'] }],
  ask: { idle: purposes.concat(', post office, डाकघर, dakghar') },
  compute: ({ deposit, holders, rate, monthsHeld }) => {
    const law = incomeAccountLaw(holders);
    const held = (months: number) => incomeAccount({ deposit, rate: periodicRate(rate, 12), monthsHeld: months }, law);
    const found = held(monthsHeld);
    if (!found.ok)
      return found.why === 'tooShort'
        ? fail(found.field, 'tooShort', { least: earliest })
        : fail(found.field, 'tooLong', { most: term });
    const { monthlyIncome, totalInterest, deduction, principalBack, netGain, overLimit } = found;
    return {
      monthlyIncome,
      yearlyIncome: monthlyIncome * 12,
      totalInterest,
      deduction,
      principalBack,
      netGain,
      overLimit,
      byYear: () =>
        Array.from({ length: Math.ceil(monthsHeld / 12) }, (_, index) => {
          const until = Math.min(monthsHeld, 12 * (index + 1));
          return {
            year: until / 12,
            income: monthlyIncome * (until - 12 * index),
            incomeSoFar: monthlyIncome * until,
          };
        }),
      ifClosed: () =>
        [12, 24, 36, 48, 60].flatMap((months) => {
          const then = held(months);
          if (!then.ok) return [];
          const { totalInterest: interest, deduction: kept, principalBack: back, netGain: gain } = then;
          return { months, interest, deduction: kept, principalBack: back, netGain: gain };
        }),
      notes: [overLimit > 0 && { id: 'aboveLimit', figures: { most: law.most } }, deduction > 0 && 'closedEarly'],
    };
  },
});
