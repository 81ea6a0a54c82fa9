import { defineTool, fail } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { type SchemeAccount, schemeAfter, schemeYears } from '#maths/scheme.ts';
import { factNow } from '#rules';
import { purposes } from '../../asked.ts';
import { inTodaysMoney, realOutput } from '../../todays-money.ts';
import { laterBasis, laterInputs, laterNotes, laterRefusals } from '../later-rate.ts';
import { accountCharts, accountTable, held, modeInput, monthly } from '../scheme-account.ts';
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
      per: 'year',
      asked: {
        words: 'deposit, har saal, yearly, jama, invest, जमा, निवेश, हर साल, saalana, सालाना, yearly deposit',
        times: { month: { by: 12, set: { mode: 'monthly' } } },
        period: 'open',
      },
      help: 'From {ssy.minimum} to {ssy.maximum|words} a financial year, in multiples of {ssy.multiple}.',
      default: 50_000,
      usual: [least, most],
      step: 250,
      whole: factNow('ssy.multiple'),
      chips: [12_000, 50_000, 100_000, 150_000],
    },
    mode: modeInput,
    girlAge: {
      kind: 'years',
      age: true,
      label: 'Girl’s age',
      asked: {
        words:
          'daughter age, beti ki umar, beti age, girl age, daughter, age, beti ki age, बेटी की उम्र, उम्र, girl, beti, बेटी, ladki, लड़की, bachchi, बच्ची',
      },
      help: 'In completed years, today. Open the account before her {ssy.oldest}th birthday.',
      default: 5,
      usual: [0, oldest],
      step: 1,
      whole: true,
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      asked: { words: 'interest, rate, byaj, roi, ब्याज', left: 'named' },
      help: 'Official rate: {ssy.rate}.',
      default: factNow('ssy.rate'),
      usual: [6, 10],
      step: 0.1,
    },
    existing: {
      kind: 'currency',
      label: 'Current balance',
      help: 'For an account you already have.',
      default: 0,
      more: true,
    },
    accountAge: {
      kind: 'years',
      label: 'Full years since you opened the account',
      help: 'Leave 0 for a new account.',
      default: 0,
      usual: [0, term - 1],
      step: 1,
      whole: true,
      more: true,
    },
    ...laterInputs,
  },
  outputs: {
    maturityValue: {
      kind: 'currency',
      label: 'Maturity value',
      turns: [{ input: 'yearlyDeposit', weak: true }],
      better: 'higher',
      asked: 'maturity, maturity amount, kitna milega, kitna banega, मैच्योरिटी',
    },
    investedAmount: {
      putIn: true,
      kind: 'currency',
      label: 'Total deposits',
      short: 'Deposits',
      labels: [{ text: 'Deposits from now on', showWhen: [held, { accountAge: { above: 0 } }] }],
    },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'higher' },
    realValue: realOutput,
    maturityAge: { kind: 'years', label: 'Girl’s age at maturity' },
    fromExisting: {
      kind: 'currency',
      label: 'What your current balance grows to',
      better: 'higher',
      showWhen: held,
    },
  },
  tables: { byYear: accountTable({ paidYears: '{depositsLeft}', years: '{yearsLeft}' }) },
  notes: {
    ...laterNotes,
    depositsOver:
      'You can deposit only in the first {ssy.depositYears} years after opening. This account is past that. Its balance keeps earning interest until it matures.',
    balanceMissing: {
      text: 'The account is {accountAge} old. Enter its balance under More options, because it earns interest until maturity too.',
      kind: 'careful',
    },
    monthlyLess: {
      text: 'One deposit by 5 April every year would earn {more} more, because it earns interest for all twelve months.',
      figures: { more: { kind: 'currency' } },
    },
    tooOld: {
      text: 'You must open the account before the girl’s {ssy.oldest}th birthday ({ssy.oldest|source}). We show the figures anyway.',
      at: 'maturityValue',
      about: 'girlAge',
    },
    aboveMaximum: {
      text: 'Sukanya Samriddhi takes at most {ssy.maximum|words} a year. Anything above that earns no interest. The figures still use the full {yearlyDeposit}.',
      at: 'maturityValue',
      about: 'yearlyDeposit',
    },
    belowMinimum: {
      text: 'Sukanya Samriddhi needs at least {ssy.minimum} in each deposit year.',
      at: 'maturityValue',
      about: 'yearlyDeposit',
    },
  },
  charts: accountCharts({
    first: 'deposit',
    below: 1,
    label: 'No more deposits from year {x}',
  }),
  story: [
    {
      text: '{yearlyDeposit} a year, on top of your {existing}, becomes {maturityValue} for her, tax-free.',
      showWhen: { investedAmount: { above: 0 }, existing: { above: 0 } },
    },
    {
      text: '{yearlyDeposit} a year becomes {maturityValue} for her, tax-free.',
      showWhen: { investedAmount: { above: 0 } },
    },
    {
      text: 'Your current balance grows to {maturityValue} for her, tax-free.',
      showWhen: { maturityValue: { above: 0 } },
    },
    {
      text: 'The deposit years are over. Enter the account’s current balance.',
      showWhen: { accountAge: { above: depositYears - 1 } },
    },
    { text: 'There is nothing in this account yet.' },
  ],
  levers: [
    {
      text: 'Deposit {yearlyDeposit} a year, the most allowed, to get {by.maturityValue} more and reach {maturityValue}.',
      set: { yearlyDeposit: '{ssy.maximum}' },
      moves: { maturityValue: 'up' },
      showWhen: { yearlyDeposit: { above: 0 } },
    },
  ],
  basis: [
    {
      text: 'The account is {accountAge} old. You deposit until {ssy.depositYears} years after opening, and it matures {ssy.term} years after opening. The table’s years start from now.',
      showWhen: { accountAge: { above: 0 } },
    },
    {
      text: 'One deposit at the start of each of the first {ssy.depositYears} years. Interest is added once a year until the account matures {ssy.term} years after opening.',
      showWhen: { mode: 'yearly' },
    },
    {
      text: 'A twelfth of the yearly deposit by the 5th of each month in the first {ssy.depositYears} years. Each month earns interest on its own balance; the interest is added once a year until the account matures {ssy.term} years after opening.',
      showWhen: monthly,
    },
    'Official rate: {ssy.rate|official}. It was the same from {ssy.rate|since} to that quarter ({ssy.rate|source}). The government sets it every quarter.',
    ...laterBasis,
    'Limits and term are from the {ssy.term|source}.',
  ],
  examples: [
    {
      title: 'A daughter of 5: ₹50,000 a year',
      inputs: { yearlyDeposit: 50_000, girlAge: 5, rate: 8.2 },
      outputs: { maturityValue: 2_394_040, investedAmount: 750_000, totalInterest: 1_644_040, maturityAge: 26 },
    },
    {
      title: 'A daughter of 5: ₹1,000 a month',
      inputs: { yearlyDeposit: 12_000, girlAge: 5, rate: 8.2, mode: 'monthly' },
      outputs: { maturityValue: 554_612, investedAmount: 180_000, totalInterest: 374_612 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'An account four years old, for a girl of 8',
      inputs: { rate: 8.2, girlAge: 8, accountAge: 4, existing: 250_000 },
      outputs: { maturityValue: 2_415_032, investedAmount: 550_000, maturityAge: 25, fromExisting: 954_560 },
      source: 'a year-by-year calculation',
    },
  ],
  content,
  asks: [
    {
      text: 'How much must I deposit a year to get {target} for her?',
      input: 'yearlyDeposit',
      output: 'maturityValue',
      target: 5_000_000,
    },
  ],
  working,
  refusals: {
    ...laterRefusals,
    matured: {
      text: 'The account matures {term} years after opening, so it cannot be {accountAge} old.',
      figures: { term: { kind: 'years' } },
    },
    olderThanGirl: 'The account cannot be older than the girl, who is {girlAge}.',
  },
  headline: ['maturityValue'],
  related: ['ppf', 'sip_lumpsum', 'goal_planner', 'education_loan'],
  rises: {
    maturityValue: ['yearlyDeposit', 'rate', 'existing'],
    totalInterest: ['rate', 'existing'],
    maturityAge: ['girlAge'],
    fromExisting: ['existing'],
  },
  falls: {
    realValue: ['inflation'],
    maturityAge: ['accountAge'],
    investedAmount: ['accountAge'],
  },
  sums: [{ total: 'maturityValue', parts: ['investedAmount', 'totalInterest', 'existing'] }],
  ask: { term: 21, idle: purposes.concat(', post office, डाकघर, dakghar') },
  compute: (values) => {
    const { yearlyDeposit, girlAge, rate, existing, accountAge, mode, inflation, laterRate, laterFrom } = values;
    if (accountAge >= term) return fail('accountAge', 'matured', { term });
    if (accountAge > girlAge) return fail('accountAge', 'olderThanGirl');
    const hasLater = laterRate > 0;
    if (hasLater && laterFrom < 2) return fail('laterFrom', 'tooSoon');
    const left = term - accountAge;
    const account: SchemeAccount = {
      yearlyDeposit,
      depositYears: Math.max(0, depositYears - accountAge),
      mode,
      existing,
      rate: periodicRate(rate, 1),
      later: hasLater ? { rate: periodicRate(laterRate, 1), from: laterFrom } : null,
    };
    const onceAYear: SchemeAccount = { ...account, mode: 'yearly' };
    const { paidIn, value, fromExisting } = schemeAfter(account, left);
    const more = schemeAfter(onceAYear, left).value - value;
    return {
      maturityValue: value,
      investedAmount: paidIn,
      totalInterest: value - paidIn - existing,
      maturityAge: girlAge + left,
      fromExisting,
      realValue: inTodaysMoney(value, inflation, left),
      byYear: () =>
        schemeYears(account, left).map((row) => {
          const then = schemeAfter(account, row.year);
          return {
            ...row,
            rate: hasLater && row.year >= laterFrom ? laterRate : rate,
            real: inTodaysMoney(row.closing, inflation, row.year),
            fromExisting: then.fromExisting,
            fromDeposits: then.value - then.fromExisting,
            onceAYear: schemeAfter(onceAYear, row.year).value,
          };
        }),
      notes: [
        hasLater && laterFrom > left && 'laterUnused',
        account.depositYears === 0 && 'depositsOver',
        accountAge > 0 && existing === 0 && 'balanceMissing',
        more >= 0.5 && { id: 'monthlyLess', figures: { more } },
        accountAge === 0 && girlAge >= oldest && 'tooOld',
        yearlyDeposit > most && 'aboveMaximum',
        yearlyDeposit < least && 'belowMinimum',
      ],
    };
  },
});
