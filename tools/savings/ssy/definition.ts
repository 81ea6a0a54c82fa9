import { defineTool } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { type SchemeAccount, schemeAfter, schemeYears } from '#maths/scheme.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

const depositYears = factNow('ssy.depositYears');
const term = factNow('ssy.term');
const oldest = factNow('ssy.oldest');
const least = factNow('ssy.minimum');
const most = factNow('ssy.maximum');

export default defineTool({
  inputs: {
    yearlyDeposit: {
      kind: 'currency',
      label: 'Yearly deposit',
      help: 'From {ssy.minimum} to {ssy.maximum} in a financial year.',
      default: 50_000,
      min: least,
      max: most,
      step: 250,
      chips: [12_000, 50_000, 100_000, 150_000],
    },
    girlAge: {
      kind: 'years',
      label: 'Girl’s age',
      help: 'In completed years, on the day the account is opened.',
      default: 5,
      min: 0,
      max: oldest,
      step: 1,
      whole: true,
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate a year',
      help: 'Official rate: {ssy.rate|official}.',
      default: factNow('ssy.rate'),
      min: 6,
      max: 10,
      step: 0.1,
    },
  },
  outputs: {
    maturityValue: { kind: 'currency', label: 'Maturity value' },
    investedAmount: { kind: 'currency', label: 'Total deposits' },
    totalInterest: { kind: 'currency', label: 'Total interest' },
    maturityAge: { kind: 'years', label: 'Girl’s age at maturity' },
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
    tooOld: {
      text: 'No account can have this: it has to be opened before the girl’s {ssy.oldest}th birthday ({ssy.oldest|source}). The figures show the arithmetic all the same.',
      at: 'maturityValue',
    },
    aboveMaximum: {
      text: 'No account can have this: the scheme takes at most {ssy.maximum} in a financial year, and anything above it earns no interest.',
      at: 'maturityValue',
    },
    belowMinimum: {
      text: 'No account can have this: the scheme asks for at least {ssy.minimum} in each financial year of deposits.',
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
    'One deposit at the start of each of the first {ssy.depositYears} years, and interest added once a year until the account matures {ssy.term} years after opening.',
    'Official rate: {ssy.rate|official}, the same in every quarter from {ssy.rate|since} up to that one ({ssy.rate|source}). The government sets it every quarter; the same rate is used for all years here.',
    'Limits and term are those of the {ssy.term|source}.',
  ],
  examples: [
    {
      title: '₹50,000 a year at 8.2%, opened at age 5',
      inputs: { yearlyDeposit: 50_000, girlAge: 5, rate: 8.2 },
      outputs: { maturityValue: 2_394_040, investedAmount: 750_000, totalInterest: 1_644_040, maturityAge: 26 },
    },
    {
      title: '₹1,50,000 a year at 8.2%, opened at age 5',
      inputs: { yearlyDeposit: 150_000, girlAge: 5, rate: 8.2 },
      outputs: { maturityValue: 7_182_119, investedAmount: 2_250_000, totalInterest: 4_932_119 },
    },
    {
      title: '₹250 a year at 6%, opened at birth',
      inputs: { yearlyDeposit: 250, girlAge: 0, rate: 6 },
      outputs: { maturityValue: 8750, investedAmount: 3750, maturityAge: 21 },
    },
  ],
  content,
  working,
  compute: ({ yearlyDeposit, girlAge, rate }) => {
    const account: SchemeAccount = {
      yearlyDeposit,
      depositYears,
      mode: 'yearly',
      existing: 0,
      rate: periodicRate(rate, 1),
    };
    const { paidIn, value } = schemeAfter(account, term);
    const notes: ('tooOld' | 'aboveMaximum' | 'belowMinimum')[] = [];
    if (girlAge >= oldest) notes.push('tooOld');
    if (yearlyDeposit > most) notes.push('aboveMaximum');
    if (yearlyDeposit < least) notes.push('belowMinimum');
    return {
      maturityValue: value,
      investedAmount: paidIn,
      totalInterest: value - paidIn,
      maturityAge: girlAge + term,
      byYear: () => schemeYears(account, term),
      notes,
    };
  },
});
