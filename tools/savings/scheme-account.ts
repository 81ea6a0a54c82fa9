// What the definitions of PPF and of Sukanya Samriddhi share: both accounts take yearly or monthly deposits at the rate of the year.
import type { WorkingStep } from '#engine';
import { realColumn } from '../todays-money.ts';
import { rateColumn, sameRate } from './later-rate.ts';

export const held = { existing: { above: 0 } } as const;
export const monthly = { mode: 'monthly' } as const;

export const modeInput = {
  kind: 'choice',
  label: 'How you deposit',
  help: '₹1,000 a month is a yearly deposit of ₹12,000.',
  asked: { left: 'quiet' },
  options: [
    { value: 'yearly', label: 'Once a year, by 5 April' },
    { value: 'monthly', label: 'Every month, by the 5th' },
  ],
  default: 'yearly',
} as const;

/** The part of a year for which a year’s deposits bear interest: twelfths for 12, 11, … 1 months. */
export const yearShare = "if({mode} = 'monthly', 78 ÷ 144, 1)";

/** What a year's deposits are at its end, by how they are made. */
export const yearSteps = [
  {
    id: 'aYear',
    label: 'What ₹1 deposited in a year becomes by year end',
    formula: '1 + {yearlyRate}',
    showWhen: { ...sameRate, mode: 'yearly' },
  },
  {
    id: 'aYear',
    label: 'What ₹1 deposited in a year becomes by year end',
    formula: '1 + {yearlyRate} × sum(k, 1, 12, k ÷ 12) ÷ 12',
    showWhen: { ...sameRate, mode: 'monthly' },
  },
] satisfies readonly WorkingStep[];

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
      rate: rateColumn,
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
        { label: 'Interest', value: 'totalInterest', role: 'growth' },
      ],
      showWhen: { existing: 0 },
    },
    {
      kind: 'donut',
      title: 'Current balance, deposits and interest',
      slices: [
        { label: 'Deposits', value: 'investedAmount', role: 'principal' },
        { label: 'Interest', value: 'totalInterest', role: 'growth' },
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
      marks: [{ first: 'interest', above: 'deposit', label: 'Interest passes the deposit in year {x}' }, ...marks],
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
