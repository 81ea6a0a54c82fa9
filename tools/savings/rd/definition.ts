import { defineTool } from '#engine';
import { futureValueDue } from '#maths/annuity.ts';
import { monthsIn, monthWithinQuarter, periodicRate } from '#maths/growth.ts';
import { savingsYears } from '#maths/savings.ts';
import { purposes } from '../../asked.ts';
import { afterTaxStep, deposit, tdsNote, tdsOf, tdsOfYear, tdsOutput, tdsSteps } from '../bank-deposit.ts';
import content from './content.ts';

/** Months of a row's year, the last of which may be shorter. */
const monthsOfRow = '(min(12 × {row}, {months}) − 12 × ({row} − 1))';

const grown = (months: string) =>
  `((1 + {monthlyRate})^(${months}) − 1) ÷ {monthlyRate} × (1 + {monthlyRate}) − (${months})`;
/** The interest of year k: what the deposits until its end have earned, less what they had earned until its start. */
const interest = `{monthlyDeposit} × (${grown('min(12 × k, {months})')} − (${grown('12 × (k − 1)')}))`;

export default defineTool({
  inputs: {
    monthlyDeposit: {
      kind: 'currency',
      label: 'Monthly deposit',
      per: 'month',
      asked: {
        times: { year: 1 / 12 },
        words: 'deposit, instalment, har mahine, monthly deposit, jama, monthly, जमा, हर महीने, rd of, invest',
      },
      default: 5000,
      usual: [500, 100_000],
      step: 500,
      chips: [1000, 5000, 10_000, 25_000],
    },
    rate: {
      ...deposit.rate,
      help: 'Use your bank’s rate. Official post office rate: {postOfficeRd.rate}.',
      default: 6.5,
    },
    years: {
      kind: 'years',
      label: 'Time period',
      default: 5,
      usual: [1, 10],
      step: 1,
      months: true,
      asked: { months: true },
    },
    ...deposit.taxInputs,
  },
  outputs: {
    maturityValue: {
      kind: 'currency',
      label: 'Maturity value',
      turns: [{ input: 'monthlyDeposit', weak: true }, { input: 'years' }, { input: 'rate' }],
      better: 'higher',
      asked: 'maturity, maturity amount, kitna milega, kitna banega, मैच्योरिटी, total amount',
    },
    investedAmount: { kind: 'currency', label: 'Total deposits', putIn: true },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'higher' },
    afterTaxInterest: deposit.afterTaxInterest,
    tds: tdsOutput,
  },
  tables: {
    byYear: {
      first: ['year', 'deposit', 'interest', 'closing'],
      title: 'Deposit year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year', formula: 'min({row}, {months} ÷ 12)' },
        opening: {
          kind: 'currency',
          label: 'Opening balance',
          formula: 'if({row} = 1, 0, {above.closing})',
        },
        deposit: {
          kind: 'currency',
          label: 'Deposits',
          role: 'principal',
          formula: `{monthlyDeposit} × ${monthsOfRow}`,
          total: true,
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
          formula: `{row.opening} × (1 + {monthlyRate})^${monthsOfRow} + {monthlyDeposit} × ((1 + {monthlyRate})^${monthsOfRow} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})`,
        },
        ...deposit.taxColumns,
      },
      rowsWhile: '12 × ({row} − 1) < {months}',
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Your deposits and their interest',
      slices: [
        { label: 'Total deposits', value: 'investedAmount', role: 'principal' },
        { label: 'Total interest', value: 'totalInterest', role: 'growth' },
      ],
    },
    {
      kind: 'bars',
      title: 'Deposits and interest each year',
      table: 'byYear',
      x: 'year',
      series: ['deposit', 'interest'],
      stacked: true,
      marks: [{ once: 'interest', above: 'deposit', label: 'More interest than deposits: year {x}' }],
    },
    deposit.taxChart,
  ],
  notes: deposit.taxNotes,
  story: [
    {
      text: '{monthlyDeposit} a month for {years} becomes {maturityValue}. {totalInterest} of it is interest.',
      showWhen: { totalInterest: { above: 0 } },
    },
    {
      text: 'Enter a monthly deposit and a time period to see what you get.',
      showWhen: { maturityValue: { below: 1 } },
    },
    { text: 'Without interest, you get back the {investedAmount} you put in.' },
  ],
  levers: [
    {
      text: 'Deposit {by.monthlyDeposit} more a month and it becomes {maturityValue}.',
      set: { monthlyDeposit: '{monthlyDeposit} + 1000' },
      moves: { maturityValue: 'up' },
    },
  ],
  basis: [
    'You deposit at the start of each month. Interest compounds every quarter. A deposit that stays for part of a quarter earns that part of the compounding.',
    'The rate is fixed when you open the deposit. The rate in the box is an example of a bank’s rate. Official post office rate: {postOfficeRd.rate|official}.',
    ...deposit.taxBasis,
  ],
  examples: [
    {
      title: '₹5,000 a month for 5 years',
      inputs: { monthlyDeposit: 5000, rate: 6.5, years: 5 },
      outputs: { maturityValue: 354_954, investedAmount: 300_000, totalInterest: 54_954 },
    },
    {
      title: 'The post office’s own table: ₹100 a month at 5.8%',
      inputs: { monthlyDeposit: 100, rate: 5.8, years: 5 },
      outputs: { maturityValue: 6970, investedAmount: 6000, totalInterest: 970 },
      source: 'the gazetted table of the post office scheme, ₹6,969.67',
    },
    {
      title: '₹5,000 a month, after tax at 20.8%',
      inputs: { taxRate: 20.8 },
      outputs: { totalInterest: 54_954, afterTaxInterest: 43_524 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  asks: [
    {
      text: 'How much must I deposit a month for {target}?',
      input: 'monthlyDeposit',
      output: 'maturityValue',
    },
    { text: 'How long until I have {target}?', input: 'years', output: 'maturityValue' },
  ],
  working: [
    { id: 'months', label: 'Months', formula: 'round({years} × 12)', decimals: 0 },
    { id: 'monthlyRate', label: 'Monthly interest rate', formula: '(1 + {rate} ÷ 4 ÷ 100)^(1 ÷ 3) − 1' },
    {
      id: 'maturityValue',
      label: 'Maturity value',
      formula: '{monthlyDeposit} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
    },
    { id: 'investedAmount', label: 'Total deposits', formula: '{monthlyDeposit} × {months}' },
    { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {investedAmount}' },
    afterTaxStep,
    ...tdsSteps('ceil({months} ÷ 12)', interest),
  ],
  headline: ['maturityValue'],
  related: ['fd', 'sip_lumpsum', 'ppf', 'goal_planner'],
  rises: {
    maturityValue: ['monthlyDeposit', 'rate', 'years'],
    investedAmount: ['years'],
    totalInterest: ['rate', 'years', 'monthlyDeposit'],
  },
  falls: { afterTaxInterest: ['taxRate'] },
  sums: [{ total: 'maturityValue', parts: ['investedAmount', 'totalInterest'] }],
  ask: { idle: purposes.concat(', post office, डाकघर, dakghar') },
  compute: ({ monthlyDeposit, rate, years, taxRate, senior }) => {
    const months = monthsIn(years);
    const monthly = monthWithinQuarter(periodicRate(rate, 1));
    const kept = 1 - periodicRate(taxRate, 1);
    const paidIn = (time: number) => monthlyDeposit * monthsIn(time);
    const balance = (time: number) => monthlyDeposit * futureValueDue(monthly, monthsIn(time));
    const totalInterest = balance(years) - paidIn(years);
    const rows = () => savingsYears(months / 12, paidIn, balance);
    const tds = tdsOf(rows(), senior);
    return {
      maturityValue: balance(years),
      investedAmount: paidIn(years),
      totalInterest,
      afterTaxInterest: totalInterest * kept,
      tds,
      byYear: () =>
        rows().map((row) => ({ ...row, afterTax: row.interest * kept, tds: tdsOfYear(row.interest, senior) })),
      notes: [tdsNote(tds, senior)],
    };
  },
});
