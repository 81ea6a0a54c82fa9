// What the definitions of PPF and of Sukanya Samriddhi share: both accounts take yearly or monthly deposits at the rate of the
// year, which the government sets again every quarter.
import { periodicRate } from '#maths/growth.ts';
import { type SchemeAccount, schemeAfter, schemeYears } from '#maths/scheme.ts';
import { inflated, inflationInput, inTodaysMoney, realColumn, realOutput } from '../todays-money.ts';
import { changes, sameRate, yearShare } from './scheme-working.ts';

export const held = { existing: { above: 0 } } as const;
export const monthly = { mode: 'monthly' } as const;

/** What both definitions say alike; each adds its own limits to the inputs. */
export const account = {
  inputs: {
    yearlyDeposit: {
      kind: 'currency',
      label: 'Yearly deposit',
      per: 'year',
      asked: {
        words: 'deposit, har saal, yearly, per year, jama, invest, जमा, निवेश, हर साल, saalana, सालाना, yearly deposit',
        times: { month: { by: 12, set: { mode: 'monthly' } } },
        period: 'open',
      },
      chips: [12_000, 50_000, 100_000, 150_000],
    },
    mode: {
      kind: 'choice',
      label: 'How you deposit',
      help: 'Every month means a twelfth of the yearly deposit.',
      asked: { left: 'quiet' },
      options: [
        { value: 'yearly', label: 'Once a year, by 5 April' },
        { value: 'monthly', label: 'Every month, by the 5th' },
      ],
      default: 'yearly',
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      asked: { words: 'interest, rate, byaj, roi, ब्याज', left: 'named' },
      step: 0.1,
    },
    existing: {
      kind: 'currency',
      label: 'Current balance',
      asked: { words: 'balance, current balance, existing balance, already, abhi, pehle se, अभी, पहले से, बैलेंस' },
      default: 0,
      more: true,
    },
  },
  /** Inflation, and another rate from a later year on. */
  laterInputs: {
    inflation: inflationInput,
    laterRate: {
      kind: 'percent',
      label: 'Later interest rate (p.a.)',
      help: 'If you expect the rate to change. 0 means no change.',
      default: 0,
      unset: true,
      usual: [0, 10],
      step: 0.1,
      more: true,
    },
    laterFrom: {
      kind: 'number',
      label: 'First year of the later rate',
      default: 6,
      usual: [2, 50],
      step: 1,
      allowed: [0, 1000],
      whole: true,
      more: true,
      showWhen: changes,
    },
  },
  outputs: {
    maturityValue: {
      kind: 'currency',
      label: 'Maturity value',
      turns: [{ input: 'yearlyDeposit', weak: true }],
      better: 'higher',
      asked: 'maturity, maturity amount, kitna milega, kitna banega, मैच्योरिटी, corpus',
    },
    investedAmount: {
      putIn: true,
      kind: 'currency',
      label: 'Total deposits',
      short: 'Deposits',
      labels: [{ text: 'Deposits from now on', showWhen: held }],
    },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'higher' },
    realValue: realOutput,
  },
  fromExisting: {
    kind: 'currency',
    label: 'What your current balance grows to',
    better: 'higher',
    showWhen: held,
  },
  notes: {
    laterUnused: {
      text: 'The account matures before that year, so the later rate makes no difference.',
      kind: 'careful',
    },
    monthlyLess: {
      text: 'One deposit by 5 April every year would earn {more} more, because it earns interest for all twelve months.',
      figures: { more: { kind: 'currency' } },
    },
  },
  /** A lever, which sets the deposit to the most that the scheme takes. */
  depositMost: {
    text: 'Deposit {yearlyDeposit} a year, the most allowed, to get {by.maturityValue} more and reach {maturityValue}.',
    moves: { maturityValue: 'up' },
    showWhen: { yearlyDeposit: { above: 0 } },
  },
  refusals: {
    tooSoon: 'The later rate can start in year 2 at the earliest. For year 1, change the interest rate itself.',
  },
  laterBasis: [
    { text: 'The rate stays the same in all years.', showWhen: sameRate },
    {
      text: 'The rate is {rate} at first. From year {laterFrom}, counted from now, it is {laterRate} on the whole balance.',
      showWhen: changes,
    },
    { text: 'In today’s money: the maturity value after inflation of {inflation} a year.', showWhen: inflated },
  ],
} as const;

/** What a visitor enters about an account: rupees, and percent a year. */
interface Entered extends Pick<SchemeAccount, 'yearlyDeposit' | 'mode' | 'existing' | 'rate'> {
  readonly inflation: number;
  /** 0 where the rate does not change. */
  readonly laterRate: number;
  readonly laterFrom: number;
}

/** The figures of an account that runs for some years, and by how much more they would be with one deposit a year. */
export function accountFigures(
  { yearlyDeposit, mode, existing, rate, inflation, laterRate, laterFrom }: Entered,
  { years, depositYears }: { readonly years: number; readonly depositYears: number },
) {
  const account: SchemeAccount = {
    ...{ yearlyDeposit, depositYears, mode, existing },
    rate: periodicRate(rate, 1),
    later: laterRate > 0 ? { rate: periodicRate(laterRate, 1), from: laterFrom } : null,
  };
  const onceAYear: SchemeAccount = { ...account, mode: 'yearly' };
  const { paidIn, value, fromExisting } = schemeAfter(account, years);
  const figures = {
    maturityValue: value,
    investedAmount: paidIn,
    totalInterest: value - paidIn - existing,
    fromExisting,
    realValue: inTodaysMoney(value, inflation, years),
    byYear: () =>
      schemeYears(account, years).map((row) => {
        const then = schemeAfter(account, row.year);
        return {
          ...row,
          rate: laterRate > 0 && row.year >= laterFrom ? laterRate : rate,
          real: inTodaysMoney(row.closing, inflation, row.year),
          fromExisting: then.fromExisting,
          fromDeposits: then.value - then.fromExisting,
          onceAYear: schemeAfter(onceAYear, row.year).value,
        };
      }),
  };
  return { figures, more: schemeAfter(onceAYear, years).value - value };
}

/** The account by year. The formulas give the years in which there are deposits, and all of them. */
export const accountTable = ({ paidYears, years }: { readonly paidYears: string; readonly years: string }) =>
  ({
    first: ['year', 'deposit', 'interest', 'closing'],
    title: 'Account year by year',
    tab: 'Yearly',
    columns: {
      year: { kind: 'years', label: 'Year', formula: '{row}' },
      opening: {
        kind: 'currency',
        label: 'Opening balance',
        formula: 'if({row} = 1, {existing}, {above.closing})',
      },
      deposit: {
        kind: 'currency',
        label: 'Deposit',
        role: 'principal',
        formula: `if({row} ≤ ${paidYears}, {yearlyDeposit}, 0)`,
        total: true,
      },
      rate: {
        kind: 'percent',
        label: 'Rate',
        showWhen: changes,
        formula: 'if({laterRate} > 0 and {row} ≥ {laterFrom}, {laterRate}, {rate})',
      },
      interest: {
        kind: 'currency',
        label: 'Interest',
        role: 'growth',
        formula: '{row.closing} − {row.opening} − {row.deposit}',
        total: true,
      },
      closing: {
        kind: 'currency',
        label: 'Closing balance',
        role: 'growth',
        formula: `{row.opening} × (1 + {row.rate} ÷ 100) + {row.deposit} × (1 + {row.rate} ÷ 100 × ${yearShare})`,
      },
      real: realColumn('{row.closing}', '{row.year}'),
      fromExisting: {
        kind: 'currency',
        label: 'From your current balance',
        showWhen: held,
        formula: 'if({row} = 1, {existing}, {above.fromExisting}) × (1 + {row.rate} ÷ 100)',
      },
      fromDeposits: {
        kind: 'currency',
        label: 'From new deposits',
        role: 'neutral',
        showWhen: held,
        formula: '{row.closing} − {row.fromExisting}',
      },
      onceAYear: {
        kind: 'currency',
        label: 'If you deposit once a year',
        role: 'neutral',
        showWhen: monthly,
        formula: '(if({row} = 1, {existing}, {above.onceAYear}) + {row.deposit}) × (1 + {row.rate} ÷ 100)',
      },
    },
    rowsWhile: `{row} ≤ ${years}`,
  }) as const;

/** The charts of an account, of which that of each year has further marks. */
export const accountCharts = <const Marks extends readonly object[]>(...marks: Marks) =>
  [
    {
      kind: 'donut',
      title: 'Your deposits and their interest',
      slices: [
        { label: 'Deposits', value: 'investedAmount', role: 'principal' },
        { label: 'Total interest', value: 'totalInterest', role: 'growth' },
      ],
      showWhen: { existing: 0 },
    },
    {
      kind: 'donut',
      title: 'Current balance, deposits and interest',
      slices: [
        { label: 'Deposits', value: 'investedAmount', role: 'principal' },
        { label: 'Total interest', value: 'totalInterest', role: 'growth' },
        { label: 'Current balance', value: 'existing', role: 'neutral' },
      ],
      showWhen: held,
    },
    {
      kind: 'bars',
      title: 'Deposit and interest each year',
      table: 'byYear',
      x: 'year',
      series: ['deposit', 'interest'],
      stacked: true,
      marks: [{ once: 'interest', above: 'deposit', label: 'More interest than deposits: year {x}' }, ...marks],
    },
    {
      kind: 'line',
      title: 'With and without your current balance',
      table: 'byYear',
      x: 'year',
      series: ['closing', 'fromDeposits'],
      showWhen: held,
    },
    {
      kind: 'line',
      title: 'Monthly or once a year',
      table: 'byYear',
      x: 'year',
      series: ['closing', 'onceAYear'],
      showWhen: monthly,
    },
  ] as const;
