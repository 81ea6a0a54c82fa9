import { defineTool } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { type SchemeAccount, schemeAfter, schemeYears } from '#maths/scheme.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

const lockIn = factNow('ppf.lockIn');
const block = factNow('ppf.extension');
const least = factNow('ppf.minimum');
const most = factNow('ppf.maximum');

export default defineTool({
  inputs: {
    yearlyDeposit: {
      kind: 'currency',
      label: 'Yearly deposit',
      help: 'From {ppf.minimum} to {ppf.maximum} in a financial year.',
      default: 100_000,
      min: least,
      max: most,
      step: 500,
      chips: [12_000, 50_000, 100_000, 150_000],
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate a year',
      help: 'Official rate: {ppf.rate|official}.',
      default: factNow('ppf.rate'),
      min: 5,
      max: 10,
      step: 0.1,
    },
    years: {
      kind: 'years',
      label: `Time period (lock-in ${lockIn} years)`,
      help: 'After the lock-in an account can be extended in blocks of {ppf.extension} years.',
      default: lockIn,
      min: lockIn,
      max: 50,
      step: 1,
      whole: true,
    },
  },
  outputs: {
    maturityValue: { kind: 'currency', label: 'Maturity value' },
    investedAmount: { kind: 'currency', label: 'Total deposits' },
    totalInterest: { kind: 'currency', label: 'Total interest' },
  },
  tables: {
    byYear: {
      title: 'Account year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        opening: { kind: 'currency', label: 'Opening balance' },
        deposit: { kind: 'currency', label: 'Deposit', role: 'principal' },
        interest: { kind: 'currency', label: 'Interest', role: 'interest' },
        closing: { kind: 'currency', label: 'Closing balance' },
      },
    },
  },
  notes: {
    beforeMaturity:
      'A PPF account matures after {ppf.lockIn} years. For a shorter period this is the balance by then, which cannot simply be withdrawn.',
    withinBlock:
      'Extensions run in blocks of {ppf.extension} years. This period ends within a block, so the figure is the balance by then.',
    aboveMaximum: {
      text: 'No PPF account can have this: the scheme takes at most {ppf.maximum} in a financial year, and anything above it earns no interest.',
      at: 'maturityValue',
    },
    belowMinimum: {
      text: 'No PPF account can have this: the scheme asks for at least {ppf.minimum} in each financial year.',
      at: 'maturityValue',
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you deposit and what it earns',
      slices: [
        { label: 'Deposits', value: 'investedAmount', role: 'principal' },
        { label: 'Interest', value: 'totalInterest', role: 'interest' },
      ],
    },
    {
      kind: 'bars',
      title: 'Deposit and interest each year',
      table: 'byYear',
      x: 'year',
      series: ['deposit', 'interest'],
      stacked: true,
    },
  ],
  basis: [
    'One deposit at the start of every year, and interest added to the balance once a year at the same rate throughout.',
    'Official rate: {ppf.rate|official}, the same in every quarter from {ppf.rate|since} up to that one ({ppf.rate|source}). The government sets it every quarter.',
    'Limits and lock-in are those of the {ppf.maximum|source}.',
  ],
  examples: [
    {
      title: '₹1,00,000 a year for 15 years at 7.1%',
      inputs: { yearlyDeposit: 100_000, rate: 7.1, years: 15 },
      outputs: { maturityValue: 2_712_139, investedAmount: 1_500_000, totalInterest: 1_212_139 },
    },
    {
      title: '₹1,50,000 a year for 15 years at 7.1%',
      inputs: { yearlyDeposit: 150_000, rate: 7.1, years: 15 },
      outputs: { maturityValue: 4_068_209, investedAmount: 2_250_000, totalInterest: 1_818_209 },
    },
    {
      title: '₹500 a year for 15 years at 5%',
      inputs: { yearlyDeposit: 500, rate: 5, years: 15 },
      outputs: { maturityValue: 11_329, totalInterest: 3829 },
    },
  ],
  content,
  working,
  compute: ({ yearlyDeposit, rate, years }) => {
    const account: SchemeAccount = {
      yearlyDeposit,
      depositYears: Number.POSITIVE_INFINITY,
      mode: 'yearly',
      existing: 0,
      rate: periodicRate(rate, 1),
    };
    const { paidIn, value } = schemeAfter(account, years);
    const notes: ('beforeMaturity' | 'withinBlock' | 'aboveMaximum' | 'belowMinimum')[] = [];
    if (years < lockIn) notes.push('beforeMaturity');
    else if ((years - lockIn) % block !== 0) notes.push('withinBlock');
    if (yearlyDeposit > most) notes.push('aboveMaximum');
    if (yearlyDeposit < least) notes.push('belowMinimum');
    return {
      maturityValue: value,
      investedAmount: paidIn,
      totalInterest: value - paidIn,
      byYear: () => schemeYears(account, years),
      notes,
    };
  },
});
