import { defineTool, fail } from '#engine';
import { adder } from '#maths/basics.ts';
import { periodicRate } from '#maths/growth.ts';
import { LONGEST_PLAN, withdrawalPlan } from '#maths/withdrawal-plan.ts';
import { purposes } from '../../asked.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { volatilityOf } from '../../mix-volatility.ts';
import content from './content.ts';

/** Months of a row's year, the last of which may be shorter, and the withdrawal of each. */
const monthsOfRow = '(min(12 × {row}, {months}) − 12 × ({row} − 1))';
const drawn = '{withdrawal} × (1 + {yearlyRise})^({row} − 1)';
const early = "if({timing} = 'start', 1 + {monthlyRate}, 1)";
/** What is left of a row's opening balance after some full withdrawals; below 0 where it does not pay for them. */
const leftAfter = (count: string, rupee: string) =>
  `{row.opening} × (1 + {monthlyRate})^${count} − ${drawn} × ${early} × ${rupee}`;
const withGrowth = (count: string) => leftAfter(count, `((1 + {monthlyRate})^${count} − 1) ÷ {monthlyRate}`);
/** The same for rates so small that the difference above has too few digits. */
const withLittle = (count: string) => leftAfter(count, `${count} × (1 + (${count} − 1) ÷ 2 × {monthlyRate})`);
const little = '{monthlyRate} < 0.000001';
const left = (count: string) => `if(${little}, ${withLittle(count)}, ${withGrowth(count)})`;
/** Paid in a month of the row: the withdrawal, or what there is, where that is less but not below 0. */
const paid = (leftBefore: string) => {
  const there = `(${leftBefore}) × if({timing} = 'end', 1 + {monthlyRate}, 1)`;
  return `if(${there} ≥ ${drawn}, ${drawn}, max(0, ${there}))`;
};
const paidInRow = (leftAfterSome: (count: string) => string) =>
  `sum(k, 1, ${monthsOfRow}, ${paid(leftAfterSome('(k − 1)'))})`;

const lastsLongest = { monthsLasted: { above: LONGEST_PLAN - 1 } } as const;
/** Something is withdrawn, and the money lasts for longer than the period. */
const leaves = { withdrawal: { above: 0 }, finalValue: { above: 0 } } as const;

/** The return of a year with the growth within it, as the chance that the money lasts takes it. */
const yearly = '(((1 + {returnRate} ÷ 1200)^12 − 1) × 100)';

export default defineTool({
  inputs: {
    corpus: {
      kind: 'currency',
      label: 'Investment amount',
      asked: { words: 'corpus, invested, amount, investment, fund, जमा' },
      help: 'Its value when you start withdrawing.',
      default: 5_000_000,
      usual: [100_000, 100_000_000],
      step: 50_000,
      chips: [2_500_000, 5_000_000, 10_000_000, 20_000_000],
    },
    withdrawal: {
      kind: 'currency',
      label: 'Monthly withdrawal',
      per: 'month',
      asked: {
        words:
          'spending, spend, kharcha, draw, drawing, take out, taking out, withdraw, withdrawal, withdrawing, nikalne, nikalne hai, निकालने, निकालूं, nikalna, nikalu, nikaalna, nikal, monthly withdrawal, निकालना, har mahine nikalna, per month withdrawal',
      },
      default: 30_000,
      solve: 'first',
      usual: [500, 1_000_000],
      step: 500,
      chips: [20_000, 30_000, 50_000, 100_000],
    },
    rise: {
      kind: 'percent',
      label: 'Yearly increase in withdrawal',
      help: 'To keep up with prices, enter your expected inflation.',
      default: 0,
      usual: [0, 15],
      step: 0.5,
      more: true,
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return (p.a.)',
      asked: { words: 'return, returns, earning, earns, growing, interest, byaj' },
      help: 'Your assumption, after charges. No fund can promise this.',
      default: 8,
      usual: [0, 20],
      step: 0.5,
    },
    years: {
      kind: 'years',
      label: 'Time period',
      default: 20,
      usual: [1, 50],
      step: 1,
      months: true,
      asked: { words: 'tak, period, last for, chale' },
    },
    timing: {
      kind: 'choice',
      label: 'When you withdraw',
      options: [
        { value: 'end', label: 'End of month' },
        { value: 'start', label: 'Start of month' },
      ],
      default: 'end',
      more: true,
    },
  },
  outputs: {
    monthsLasted: {
      kind: 'months',
      label: 'Your money lasts',
      asked:
        'how long, last, lasts, kitne din, kab tak, kitne saal, how many years, kitne mahine, kitne saal chalega, kitne saal chalenge, कितने साल चलेगा, कितने साल चलेंगे, कितने महीने चलेंगे, will it last, how long will it last, how long will the money last, money last, will the money last',
      labels: [{ text: 'Your money lasts more than', showWhen: lastsLongest }],
      better: 'higher',
    },
    finalValue: {
      kind: 'currency',
      label: 'Left at the end',
      asked:
        'balance left, balance, left, left at the end, bachega, kitna bachega, kitna paisa bachega, bacha rahega, बचेगा, कितना बचेगा, remaining, kitna bacha',
      better: 'higher',
    },
    totalWithdrawn: { kind: 'currency', label: 'Total withdrawn', better: 'higher' },
    growth: { kind: 'currency', label: 'Fund earnings', better: 'higher' },
    sustainableWithdrawal: {
      kind: 'currency',
      label: 'Monthly withdrawal that lasts',
      per: 'month',
      asked:
        'how much can i withdraw, kitna nikal sakta, kitna nikal, कितना निकाल, how much per month, how much monthly, kitna per month, per month kitna, har mahine kitna, kitna har mahine',
      labels: [{ text: 'First withdrawal that lasts', showWhen: { rise: { above: 0 } } }],
      better: 'higher',
    },
  },
  tables: {
    byYear: {
      first: ['year', 'withdrawn', 'growth', 'closing'],
      title: 'The fund year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year', formula: 'min({row}, {months} ÷ 12)' },
        opening: { kind: 'currency', label: 'At the start', formula: 'if({row} = 1, {corpus}, {above.closing})' },
        withdrawn: {
          kind: 'currency',
          label: 'Withdrawn',
          formula: `if(${little}, ${paidInRow(withLittle)}, ${paidInRow(withGrowth)})`,
          total: true,
        },
        growth: {
          kind: 'currency',
          label: 'Growth',
          role: 'growth',
          formula: '{row.closing} − {row.opening} + {row.withdrawn}',
          total: true,
        },
        closing: {
          kind: 'currency',
          label: 'Left',
          role: 'growth',
          formula: `if(${left(monthsOfRow)} ≤ 0.005, 0, ${left(monthsOfRow)})`,
        },
        withdrawnSoFar: {
          kind: 'currency',
          label: 'Withdrawn so far',
          role: 'neutral',
          formula: 'if({row} = 1, 0, {above.withdrawnSoFar}) + {row.withdrawn}',
        },
      },
      rowsWhile: '12 × ({row} − 1) < {months}',
    },
  },
  charts: [
    {
      kind: 'area',
      title: 'What is left and what you have withdrawn',
      table: 'byYear',
      x: 'year',
      series: ['closing', 'withdrawnSoFar'],
      start: { year: 0, withdrawnSoFar: 0, closing: 'corpus' },
      marks: [{ once: 'closing', below: 1, label: 'Used up in year {x}' }],
    },
  ],
  notes: {
    ...returnNotes,
    lastsLongest: {
      text: 'The table ends after your {years}, but at this rate you could go on for more than 100 years.',
      kind: 'good',
    },
    runsOut: {
      text: 'The money runs out before the period ends. If you start with {sustainableWithdrawal} a month, it lasts the whole period.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'At a steady {returnRate}, your money lasts for more than 100 years if you take {withdrawal} a month, raised {rise} every year. After {years}, {finalValue} is left.',
      showWhen: { ...leaves, ...lastsLongest, rise: { above: 0 } },
    },
    {
      text: 'At a steady {returnRate}, your money lasts for more than 100 years if you take {withdrawal} a month. After {years}, {finalValue} is left.',
      showWhen: { ...leaves, ...lastsLongest },
    },
    {
      text: 'At {withdrawal} a month, raised {rise} every year, your money lasts {monthsLasted}. After {years}, {finalValue} is left.',
      showWhen: { ...leaves, rise: { above: 0 } },
    },
    {
      text: 'At {withdrawal} a month, your money lasts {monthsLasted}. After {years}, {finalValue} is left.',
      showWhen: leaves,
    },
    {
      text: '{withdrawal} a month, raised {rise} every year, uses up {corpus} in {monthsLasted}. Start with {sustainableWithdrawal}, and it lasts {years}.',
      showWhen: {
        withdrawal: { above: 0 },
        rise: { above: 0 },
        sustainableWithdrawal: { above: 0 },
        monthsLasted: { above: 0 },
      },
    },
    {
      text: '{withdrawal} a month uses up {corpus} in {monthsLasted}. {sustainableWithdrawal} a month would last {years}.',
      showWhen: { withdrawal: { above: 0 }, sustainableWithdrawal: { above: 0 }, monthsLasted: { above: 0 } },
    },
    {
      text: '{corpus} does not cover {withdrawal} even once. {sustainableWithdrawal} a month would last {years}.',
      showWhen: { withdrawal: { above: 0 }, sustainableWithdrawal: { above: 0 } },
    },
    {
      text: '{corpus} does not cover {withdrawal} even once.',
      showWhen: { withdrawal: { above: 0 }, corpus: { above: 0 }, finalValue: { below: 1 } },
    },
    {
      text: 'You take out nothing, so it all stays and grows.',
      showWhen: { finalValue: { above: 0 }, growth: { above: 0 } },
    },
    { text: 'You take out nothing, so it all stays.', showWhen: { finalValue: { above: 0 } } },
    { text: 'There is nothing to take out.' },
  ],
  levers: [
    {
      text: 'Cut the withdrawal by a tenth, to {withdrawal} a month, and your money lasts at least {monthsLasted}.',
      set: { withdrawal: 'round({withdrawal} × 0.9)' },
      moves: { monthsLasted: 'up' },
      showWhen: { withdrawal: { above: 1 } },
    },
    {
      text: 'You could take about {withdrawal} a month, and it would last {years}.',
      set: { withdrawal: 'floor({sustainableWithdrawal} ÷ 100) × 100' },
      moves: { totalWithdrawn: 'up' },
      showWhen: { withdrawal: { above: 0 } },
    },
  ],
  basis: [
    assumedReturn,
    {
      text: 'Every month the fund grows by one twelfth of the yearly return. Then you withdraw.',
      showWhen: { timing: 'end' },
    },
    {
      text: 'You withdraw at the start of every month. Then the fund grows by one twelfth of the yearly return.',
      showWhen: { timing: 'start' },
    },
    '{returnRate} a year becomes {returnRate|effective} with monthly compounding. A calculator that uses exactly {returnRate} a year shows less.',
    'The return is the same every month. Tax and exit load are not deducted.',
  ],
  examples: [
    {
      title: '₹30,000 a month from ₹50 lakh: the money lasts',
      inputs: {},
      outputs: { finalValue: 6_963_401, sustainableWithdrawal: 41_822 },
      source: 'a month-by-month calculation',
    },
    {
      title: '₹50,000 a month from ₹50 lakh: it runs out',
      inputs: { withdrawal: 50_000 },
      outputs: { monthsLasted: 165, finalValue: 0 },
      source: 'a month-by-month calculation',
    },
  ],
  content,
  ask: {
    idle: purposes,
    answers: [
      { output: 'sustainableWithdrawal', unsaid: 'withdrawal' },
      { output: 'monthsLasted', unsaid: 'years' },
      // with a time: how much is left then, or whether the money lasts until then
      { output: 'finalValue', or: 'monthsLasted' },
    ],
  },
  headline: ['monthsLasted'],
  figure: 'finalValue',
  refusals: { tooShort: 'The period must be at least one month.' },
  asks: [
    {
      text: 'How much can I withdraw a month if it must last {target}?',
      input: 'withdrawal',
      output: 'monthsLasted',
      target: 300,
    },
    {
      text: 'How much must I invest to withdraw {target} a month the whole time?',
      input: 'corpus',
      output: 'sustainableWithdrawal',
    },
    {
      text: 'How much can I withdraw a month and have {target} left?',
      input: 'withdrawal',
      output: 'finalValue',
    },
  ],
  working: [
    { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0 },
    { id: 'monthlyRate', label: 'Monthly return', formula: '{returnRate} ÷ 12 ÷ 100' },
    { id: 'yearlyRise', label: 'Yearly increase', formula: '{rise} ÷ 100' },
    {
      id: 'grown',
      label: 'The amount with growth and without withdrawals',
      formula: '{corpus} × (1 + {monthlyRate}) ^ {months}',
      kind: 'currency',
    },
    {
      id: 'drawn',
      label: 'The withdrawals with the growth they miss',
      formula:
        'sum(k, 1, {months}, {withdrawal} × (1 + {yearlyRise}) ^ floor((k − 1) ÷ 12) × (1 + {monthlyRate}) ^ ({months} − k))',
      kind: 'currency',
      showWhen: { timing: 'end' },
    },
    {
      id: 'drawn',
      label: 'The withdrawals with the growth they miss',
      formula:
        'sum(k, 1, {months}, {withdrawal} × (1 + {yearlyRise}) ^ floor((k − 1) ÷ 12) × (1 + {monthlyRate}) ^ ({months} − k + 1))',
      kind: 'currency',
      showWhen: { timing: 'start' },
    },
    { id: 'finalValue', label: 'Left at the end', formula: 'max(0, {grown} − {drawn})' },
    {
      id: 'totalWithdrawn',
      label: 'Total withdrawn',
      formula: 'sum(k, 1, {months}, {withdrawal} × (1 + {yearlyRise}) ^ floor((k − 1) ÷ 12))',
      showWhen: { finalValue: { above: 0 } },
    },
    {
      id: 'growth',
      label: 'Fund earnings',
      formula: '{finalValue} + {totalWithdrawn} − {corpus}',
      showWhen: { finalValue: { above: 0 } },
    },
    {
      id: 'sustainableWithdrawal',
      label: 'Monthly withdrawal that lasts',
      formula: '{withdrawal} × {grown} ÷ {drawn}',
    },
  ],
  next: [
    {
      tool: 'will_it_last',
      text: 'This page assumes a steady return. If markets rise and fall, the chance that it lasts {years}, from 60 on, is {there}',
      with: {
        corpus: '{corpus}',
        spending: '{withdrawal}',
        age: '60',
        untilAge: '60 + max(1, round({years}))',
        inflation: '{rise}',
        returnRate: `round(${yearly} × 100) ÷ 100`,
        volatility: volatilityOf(yearly),
      },
      there: { output: 'chance', without: 'If I start at 60 and markets fall early, will it last?' },
      showWhen: { corpus: { above: 0 }, withdrawal: { above: 0 } },
    },
  ],
  related: ['will_it_last', 'sip_lumpsum', 'retirement_corpus', 'inflation', 'po_mis', 'scss'],
  rises: {
    monthsLasted: ['corpus', 'returnRate'],
    finalValue: ['corpus', 'returnRate'],
    totalWithdrawn: ['corpus', 'years'],
    sustainableWithdrawal: ['corpus', 'returnRate'],
  },
  falls: {
    monthsLasted: ['withdrawal', 'rise'],
    finalValue: ['withdrawal', 'rise'],
    sustainableWithdrawal: ['rise', 'years'],
  },
  compute: ({ corpus, withdrawal, rise, returnRate, years, timing }) => {
    const found = withdrawalPlan({
      ...{ corpus, withdrawal, years, timing },
      rise: periodicRate(rise, 1),
      monthlyRate: periodicRate(returnRate, 12),
    });
    if (!found.ok) return fail(found.field, found.why);
    const { monthsLasted, finalValue, totalWithdrawn, sustainable, byYear } = found;
    return {
      monthsLasted,
      finalValue,
      totalWithdrawn,
      growth: finalValue + totalWithdrawn - corpus,
      sustainableWithdrawal: sustainable,
      byYear: () => {
        const withdraw = adder();
        return byYear.map((row) => ({ ...row, withdrawnSoFar: withdraw(row.withdrawn) }));
      },
      notes: [
        monthsLasted === LONGEST_PLAN && 'lastsLongest',
        corpus > 0 && monthsLasted < Math.round(years * 12) && 'runsOut',
        aboveIllustration(returnRate),
      ],
    };
  },
});
