import { defineTool, textWith } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { factNow } from '#rules';
import { purposes } from '../../asked.ts';
import { depositDonut, tdsBasis, tdsColumn, tdsOfYear, tdsOutput } from '../bank-deposit.ts';
import content from './content.ts';

const term = factNow('scss.term');
const most = factNow('scss.maximum');
const multiple = factNow('scss.multiple');

const columns = {
  deposit: { kind: 'currency', label: 'Deposit', role: 'principal' },
  interest: { kind: 'currency', label: 'Interest received', role: 'growth' },
  paidSoFar: { kind: 'currency', label: 'Interest received so far' },
} as const;

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Deposit amount',
      asked: { words: 'deposit, jama, invest, जमा, निवेश, scss of' },
      help: 'In multiples of {scss.multiple}. At most {scss.maximum|words} a person, in all accounts.',
      default: 1_500_000,
      usual: [multiple, most],
      step: multiple,
      whole: multiple,
      chips: [500_000, 1_000_000, 1_500_000, 3_000_000],
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      help: 'The rate when you open the account. Official rate: {scss.rate}.',
      default: factNow('scss.rate'),
      usual: [6, 10],
      step: 0.1,
    },
    senior: {
      kind: 'toggle',
      label: textWith('Senior citizen ({age} or older)', { age: factNow('scss.age') }),
      help: 'Retired at {scss.retiredAge} to 59? Turn this off, since TDS starts above {tds.bankInterest}.',
      default: true,
      more: true,
    },
    retirementBenefits: {
      kind: 'currency',
      label: 'Retirement benefits received',
      help: 'Your deposit limit below {scss.age}. Not known yet? Leave 0.',
      default: 0,
      showWhen: { senior: false },
      more: true,
    },
  },
  outputs: {
    quarterlyIncome: {
      kind: 'currency',
      label: 'Quarterly income',
      asked:
        'quarterly, quarterly kitna, quarterly income, per quarter, quarterly interest, interest per quarter, quarterly payout, every quarter, har quarter, har timahi, timahi, तिमाही, हर तिमाही, तिमाही कितना, har 3 mahine, har teen mahine, quarter me kitna, तिमाही ब्याज, interest, ब्याज, byaj',
      turns: [{ input: 'amount' }],
      better: 'higher',
    },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'higher' },
    // all of it is paid back, which the next figure says
    investedAmount: { kind: 'currency', label: 'Amount deposited', showWhen: { amount: 0 } },
    maturityValue: { kind: 'currency', label: 'You get back at maturity' },
    tds: tdsOutput,
  },
  tables: {
    byYear: {
      title: 'Income year by year',
      tab: 'Yearly',
      columns: { year: { kind: 'years', label: 'Year' }, ...columns, tds: tdsColumn },
    },
    byQuarter: {
      title: 'Income by quarter',
      tab: 'Quarterly',
      columns: { year: { kind: 'years', label: 'Year' }, quarter: { kind: 'number', label: 'Quarter' }, ...columns },
      finerOf: 'byYear',
      sections: { by: 'year', caption: 'Year {value}' },
    },
  },
  notes: {
    tds: {
      text: 'The interest in a year is above {tds.bankInterestSenior}, so TDS applies ({tds.bankInterestSenior|source}). To avoid it, give the bank or post office Form 121, which says you owe no tax on your income. Until March 2026 this was Form 15H.',
      kind: 'careful',
    },
    tdsBelow60: {
      text: 'The interest in a year is above {tds.bankInterest}, so TDS applies ({tds.bankInterest|source}). The higher limit is only for people aged {scss.age} and over.',
      kind: 'careful',
    },
    aboveBenefits: {
      text: 'Below age {scss.age}, you can deposit at most the retirement benefits you received. The figures still use the full {amount}.',
      at: 'quarterlyIncome',
      about: 'amount',
    },
    aboveMaximum: {
      text: 'The scheme takes at most {scss.maximum|words} from one person, in all accounts together, and returns anything above it. A couple can open two accounts: {scss.maximum|words} each, if both are old enough. The figures still use the full {amount}.',
      at: 'quarterlyIncome',
      about: 'amount',
    },
    notMultiple: {
      text: 'Deposits must be in multiples of {scss.multiple}.',
      at: 'quarterlyIncome',
      about: 'amount',
    },
  },
  charts: [depositDonut],
  story: [
    {
      text: '{amount} earns you {quarterlyIncome} every quarter for five years, and you get the {amount} back at the end.',
      showWhen: { quarterlyIncome: { above: 0 } },
    },
    { text: 'Enter a deposit to see what it earns.', showWhen: { amount: { below: 1 } } },
    { text: 'Without interest, you just get your deposit back.' },
  ],
  levers: [
    {
      text: 'Deposit {amount}, the most allowed, and your income rises by {by.quarterlyIncome} to {quarterlyIncome} a quarter.',
      set: { amount: '{scss.maximum}' },
      moves: { quarterlyIncome: 'up' },
      showWhen: { senior: true, quarterlyIncome: { above: 0 } },
    },
  ],
  basis: [
    'You get a quarter of the yearly interest every quarter for {scss.term} years. It is not added to the deposit. You get the deposit back at the end.',
    'Official rate: {scss.rate|official}. It was the same from {scss.rate|since} to that quarter ({scss.rate|source}). An account keeps the rate of the day you deposit.',
    'Limit and term are from the {scss.term|source}. The interest is before tax. TDS applies when a year’s interest is above {tds.bankInterestSenior}, or {tds.bankInterest} below age {scss.age} ({tds.bankInterestSenior|source}, last confirmed {tds.bankInterestSenior|confirmed}).',
    { text: tdsBasis, showWhen: { tds: { above: 0 } } },
    'Closing early: in the first year you lose the interest paid. Before two years you lose {scss.earlySecondYear} of the deposit, and after that {scss.earlyLater} ({scss.earlyLater|source}).',
  ],
  examples: [
    {
      title: '₹15 lakh: ₹30,750 every quarter',
      inputs: { amount: 1_500_000, rate: 8.2 },
      outputs: {
        quarterlyIncome: 30_750,
        totalInterest: 615_000,
        investedAmount: 1_500_000,
        maturityValue: 1_500_000,
      },
    },
    {
      title: '₹30 lakh: ₹61,500 every quarter',
      inputs: { amount: 3_000_000, rate: 8.2 },
      outputs: { quarterlyIncome: 61_500, totalInterest: 1_230_000 },
    },
    {
      title: 'Retired before 60: with TDS',
      inputs: { amount: 1_500_000, rate: 8.2, senior: false },
      outputs: { quarterlyIncome: 30_750, tds: 61_500 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  asks: [
    {
      text: 'How much must I deposit for {target} a quarter?',
      input: 'amount',
      output: 'quarterlyIncome',
    },
  ],
  working: [
    { id: 'quarterlyIncome', label: 'Quarterly income', formula: '{amount} × {rate} ÷ 100 ÷ 4' },
    { id: 'totalInterest', label: 'Total interest', formula: '{quarterlyIncome} × 4 × {scss.term}' },
    {
      id: 'tds',
      label: 'Total TDS',
      formula:
        'if({quarterlyIncome} × 4 > {tds.bankInterestSenior} + 0.005, {totalInterest} × {tds.bankInterestRate} ÷ 100, 0)',
      showWhen: { senior: true },
    },
    {
      id: 'tds',
      label: 'Total TDS',
      formula:
        'if({quarterlyIncome} × 4 > {tds.bankInterest} + 0.005, {totalInterest} × {tds.bankInterestRate} ÷ 100, 0)',
      showWhen: { senior: false },
    },
  ],
  headline: ['quarterlyIncome'],
  next: [
    {
      tool: 'po_mis',
      text: 'In a joint Post Office MIS account, {amount} pays {there} a month',
      with: { deposit: '{amount}', holders: "'joint'" },
      there: { output: 'monthlyIncome', without: 'What does a Post Office MIS account pay on {amount}?' },
      showWhen: { amount: { above: 0, below: factNow('mis.joint') + 1 } },
    },
  ],
  related: ['fd', 'nsc', 'retirement_corpus', 'tax_calculator'],
  rises: {
    quarterlyIncome: ['amount', 'rate'],
    totalInterest: ['amount', 'rate'],
  },
  ask: {
    idle: purposes.concat(
      ', post office, डाकघर, dakghar, retire, retired, रिटायर, senior, senior citizen, quarterly, timahi, तिमाही',
    ),
    term: 5,
  },
  compute: ({ amount, rate, senior, retirementBenefits }) => {
    const quarterly = amount * periodicRate(rate, 4);
    const quarters = 4 * term;
    const tdsAYear = tdsOfYear(4 * quarterly, senior);
    return {
      quarterlyIncome: quarterly,
      totalInterest: quarterly * quarters,
      investedAmount: amount,
      maturityValue: amount,
      tds: tdsAYear * term,
      byYear: () =>
        Array.from({ length: term }, (_, year) => ({
          year: year + 1,
          deposit: amount,
          interest: 4 * quarterly,
          paidSoFar: 4 * quarterly * (year + 1),
          tds: tdsAYear,
        })),
      byQuarter: () =>
        Array.from({ length: quarters }, (_, quarter) => ({
          year: Math.floor(quarter / 4) + 1,
          quarter: quarter + 1,
          deposit: amount,
          interest: quarterly,
          paidSoFar: quarterly * (quarter + 1),
        })),
      notes: [
        amount > most && 'aboveMaximum',
        amount % multiple !== 0 && 'notMultiple',
        !senior && retirementBenefits > 0 && amount > retirementBenefits && 'aboveBenefits',
        tdsAYear > 0 && (senior ? 'tds' : 'tdsBelow60'),
      ],
    };
  },
});
