import { defineTool, fail, textWith } from '#engine';
import { factNow } from '#rules';
import { purposes } from '../../asked.ts';
import { realStep } from '../../todays-money.ts';
import { account, accountCharts, accountFigures, accountTable, held, monthly } from '../scheme-account.ts';
import { maturitySteps, yearSteps } from '../scheme-working.ts';
import content from './content.ts';

const lockIn = factNow('ppf.lockIn');
const block = factNow('ppf.extension');
const least = factNow('ppf.minimum');
const most = factNow('ppf.maximum');

/** How long deposits are made, which may be for the whole time of the account. */
const paying = { kind: 'months', of: 'investedAmount', by: 'yearlyDeposit', times: 12 } as const;

export default defineTool({
  inputs: {
    yearlyDeposit: {
      ...account.inputs.yearlyDeposit,
      help: 'From {ppf.minimum} to {ppf.maximum|words} in a financial year.',
      default: 100_000,
      usual: [least, most],
      step: 500,
    },
    mode: account.inputs.mode,
    rate: {
      ...account.inputs.rate,
      help: 'Official rate: {ppf.rate}.',
      default: factNow('ppf.rate'),
      usual: [5, 10],
    },
    years: {
      kind: 'years',
      label: textWith('Time period (lock-in {lockIn} years)', { lockIn }),
      asked: { left: 'named' },
      help: 'After the lock-in, you can extend in blocks of {ppf.extension} years.',
      default: lockIn,
      usual: [lockIn, 50],
      step: 1,
      moveBy: block,
      whole: true,
    },
    existing: {
      ...account.inputs.existing,
      help: 'For an account you already have. Time period: the years left.',
    },
    depositYears: {
      kind: 'years',
      label: 'Years of deposits',
      help: 'After these years the account only earns interest. 0 means every year.',
      default: 0,
      unset: true,
      usual: [0, 50],
      step: 1,
      whole: true,
      more: true,
    },
    ...account.laterInputs,
  },
  outputs: {
    ...account.outputs,
    fromExisting: account.fromExisting,
  },
  tables: { byYear: accountTable({ paidYears: '{paidYears}', years: '{years}' }) },
  notes: {
    ...account.notes,
    beforeMaturity: {
      text: 'A PPF account matures after {ppf.lockIn} years. For a shorter period, this is the balance at that time. You cannot simply withdraw it.',
      kind: 'careful',
    },
    withinBlock: {
      text: 'Extensions run in blocks of {ppf.extension} years. This period ends within a block, so the figure is the balance at that time.',
      kind: 'careful',
    },
    stopsEarly: {
      text: 'Until the account matures you must deposit at least {ppf.minimum} every year. Otherwise it is discontinued: it earns interest, but you get no loans or withdrawals. To revive it, pay {ppf.minimum} and a fee of {ppf.revival} for each year you missed ({ppf.revival|source}).',
      kind: 'careful',
    },
    yearsLeft: {
      text: 'If the account already has a balance, enter the years left. The account matures {ppf.lockIn} years after the end of the financial year you opened it in. Extensions run in blocks of {ppf.extension} years.',
      kind: 'careful',
    },
    aboveMaximum: {
      text: 'PPF takes at most {ppf.maximum|words} a year. Anything above that earns no interest. The figures still use the full {yearlyDeposit}.',
      at: 'maturityValue',
      about: 'yearlyDeposit',
    },
    belowMinimum: {
      text: 'PPF needs at least {ppf.minimum} a year.',
      at: 'maturityValue',
      about: 'yearlyDeposit',
    },
  },
  charts: accountCharts(),
  story: [
    {
      text: '{yearlyDeposit} a year for {paying}, on top of your {existing}, becomes {maturityValue} after {years}, tax-free.',
      showWhen: { investedAmount: { above: 0 }, depositYears: { above: 0 }, existing: { above: 0 } },
      figures: { paying },
    },
    {
      text: '{yearlyDeposit} a year for {paying} becomes {maturityValue} after {years}, tax-free.',
      showWhen: { investedAmount: { above: 0 }, depositYears: { above: 0 } },
      figures: { paying },
    },
    {
      text: '{yearlyDeposit} a year for {years}, on top of your {existing}, becomes {maturityValue}, tax-free.',
      showWhen: { investedAmount: { above: 0 }, existing: { above: 0 } },
    },
    {
      text: '{yearlyDeposit} a year for {years} becomes {maturityValue}, tax-free.',
      showWhen: { investedAmount: { above: 0 } },
    },
    {
      text: 'Your current balance grows to {maturityValue}, tax-free.',
      showWhen: { maturityValue: { above: 0 } },
    },
    { text: 'There is nothing in this account yet.' },
  ],
  levers: [
    { ...account.depositMost, set: { yearlyDeposit: '{ppf.maximum}' } },
    {
      text: 'Extending it to {years} adds {by.maturityValue} and takes it to {maturityValue}.',
      set: { years: '{years} + {ppf.extension}' },
      moves: { maturityValue: 'up' },
      showWhen: { yearlyDeposit: { below: most + 1 } },
    },
  ],
  basis: [
    {
      text: 'One deposit at the start of every year. Interest is added once a year.',
      showWhen: { mode: 'yearly' },
    },
    {
      text: 'A twelfth of the yearly deposit by the 5th of each month. Each month earns interest on its own balance; the interest is added once a year.',
      showWhen: monthly,
    },
    ...account.laterBasis,
    {
      text: 'Your current balance earns the same rate from the first year. It is not part of the deposits shown.',
      showWhen: held,
    },
    'Official rate: {ppf.rate|official}. It was the same from {ppf.rate|since} to that quarter ({ppf.rate|source}). The government sets it every quarter.',
    'Limits and lock-in are from the {ppf.maximum|source}.',
  ],
  examples: [
    {
      title: '₹1 lakh at the start of every year, for 15 years',
      inputs: { yearlyDeposit: 100_000, rate: 7.1, years: 15 },
      outputs: { maturityValue: 2_712_139, investedAmount: 1_500_000, totalInterest: 1_212_139 },
    },
    {
      title: 'The same in monthly deposits: what waiting costs',
      inputs: { rate: 7.1, mode: 'monthly' },
      outputs: { maturityValue: 2_629_733, investedAmount: 1_500_000, totalInterest: 1_129_733 },
      source: 'a month-by-month calculation',
    },
    {
      title: '₹1.5 lakh a year, then ten years without deposits',
      inputs: { yearlyDeposit: 150_000, rate: 7.1, years: 25, depositYears: 15 },
      outputs: { maturityValue: 8_077_891, investedAmount: 2_250_000, totalInterest: 5_827_891 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  asks: [
    {
      text: 'How much must I deposit a year to get {target}?',
      input: 'yearlyDeposit',
      output: 'maturityValue',
    },
    { text: 'How many years until I have {target}?', input: 'years', output: 'maturityValue' },
  ],
  working: [
    { id: 'paidYears', label: 'Years with a deposit', formula: '{years}', decimals: 0, showWhen: { depositYears: 0 } },
    {
      id: 'paidYears',
      label: 'Years with a deposit',
      formula: 'min({years}, {depositYears})',
      decimals: 0,
      showWhen: { depositYears: { above: 0 } },
    },
    { id: 'yearlyRate', label: 'Interest on ₹1 in a year', formula: '{rate} ÷ 100' },
    ...yearSteps,
    ...maturitySteps({
      years: '{years}',
      paid: '{paidYears}',
      grown:
        '{yearlyDeposit} × {aYear} × ((1 + {yearlyRate})^{paidYears} − 1) ÷ {yearlyRate} × (1 + {yearlyRate})^({years} − {paidYears})',
    }),
    realStep('{maturityValue}', '{years}'),
  ],
  refusals: account.refusals,
  headline: ['maturityValue'],
  related: ['ssy', 'epf', 'nps', 'nsc', 'tax_calculator'],
  rises: {
    maturityValue: ['yearlyDeposit', 'rate', 'years', 'existing'],
    investedAmount: ['years'],
    totalInterest: ['yearlyDeposit', 'rate', 'existing'],
    fromExisting: ['existing'],
  },
  falls: { realValue: ['inflation'] },
  sums: [{ total: 'maturityValue', parts: ['investedAmount', 'totalInterest', 'existing'] }],
  ask: { idle: purposes.concat(', april, every april, post office, डाकघर, dakghar') },
  compute: (values) => {
    const { yearlyDeposit, years, existing, depositYears, laterRate, laterFrom } = values;
    if (laterRate > 0 && laterFrom < 2) return fail('laterFrom', 'tooSoon');
    const time = { years, depositYears: depositYears === 0 ? Number.POSITIVE_INFINITY : depositYears };
    const { figures, more } = accountFigures(values, time);
    const inTime = years >= lockIn;
    return {
      ...figures,
      notes: [
        laterRate > 0 && laterFrom > years && 'laterUnused',
        depositYears > 0 && depositYears < (existing > 0 ? years : Math.min(years, lockIn)) && 'stopsEarly',
        existing > 0 && 'yearsLeft',
        existing === 0 && !inTime && 'beforeMaturity',
        existing === 0 && inTime && (years - lockIn) % block !== 0 && 'withinBlock',
        more >= 0.5 && { id: 'monthlyLess', figures: { more } },
        yearlyDeposit > most && 'aboveMaximum',
        yearlyDeposit < least && 'belowMinimum',
      ],
    };
  },
});
