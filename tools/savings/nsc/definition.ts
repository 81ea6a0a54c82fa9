import { defineTool } from '#engine';
import { growth, growthFactor, periodicRate } from '#maths/growth.ts';
import { savingsYears } from '#maths/savings.ts';
import { factNow } from '#rules';
import { purposes } from '../../asked.ts';
import content from './content.ts';

const term = factNow('nsc.term');

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Investment amount',
      asked: { words: 'deposit, invest, jama, nsc of, जमा, निवेश' },
      help: 'In multiples of {nsc.multiple}.',
      default: 100_000,
      usual: [1000, 10_000_000],
      step: 1000,
      whole: factNow('nsc.multiple'),
      chips: [10_000, 50_000, 100_000, 500_000],
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      help: 'The rate when you buy. Official rate: {nsc.rate}.',
      default: factNow('nsc.rate'),
      usual: [5, 10],
      step: 0.1,
    },
  },
  outputs: {
    maturityValue: {
      kind: 'currency',
      label: 'Maturity value',
      turns: [{ input: 'amount' }],
      better: 'higher',
      asked: 'maturity, maturity amount, kitna milega, kitna banega, मैच्योरिटी, 5 saal baad',
    },
    investedAmount: { kind: 'currency', label: 'Invested Amount', putIn: true },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'higher' },
  },
  tables: {
    byYear: {
      first: ['year', 'deposit', 'interest', 'closing'],
      title: 'Interest accrued year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        opening: { kind: 'currency', label: 'Opening value' },
        deposit: { kind: 'currency', label: 'Invested', role: 'principal' },
        interest: { kind: 'currency', label: 'Interest accrued', role: 'growth' },
        closing: { kind: 'currency', label: 'Closing value' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Your investment and its interest',
      slices: [
        { label: 'Invested Amount', value: 'investedAmount', role: 'principal' },
        { label: 'Total interest', value: 'totalInterest', role: 'growth' },
      ],
    },
    { kind: 'bars', title: 'Interest accrued each year', table: 'byYear', x: 'year', series: ['interest'] },
  ],
  story: [
    {
      text: '{amount} becomes {maturityValue} after five years. {totalInterest} of it is interest.',
      showWhen: { totalInterest: { above: 0 } },
    },
    { text: 'Enter an amount to see what it grows to.', showWhen: { amount: { below: 1 } } },
    { text: 'Without interest, you just get your money back.' },
  ],
  levers: [
    {
      text: 'On average you earn {yearly} a year, backed by the Government of India.',
      figures: { yearly: { kind: 'currency', of: 'totalInterest', by: 5 } },
      showWhen: { totalInterest: { above: 5 } },
    },
  ],
  basis: [
    'Interest compounds once a year for {nsc.term} years. You get it with the principal at the end ({nsc.term|source}).',
    'The interest of years 1 to 4 is treated as reinvested. So in the old regime you can claim it under section 80C (section 123 of the Income-tax Act 2025 from 1 April 2026). You cannot claim the last year’s interest.',
    'Official rate: {nsc.rate|official}. It was the same from {nsc.rate|since} to that quarter ({nsc.rate|source}). A certificate keeps the rate of the day you bought it.',
    'There is no TDS on the interest, but it is taxed at your slab rate. Section 80C allows at most {deduction.section80C} a year for everything under it.',
  ],
  examples: [
    {
      title: 'A certificate of ₹1 lakh at 7.7%',
      inputs: { amount: 100_000, rate: 7.7 },
      outputs: { maturityValue: 144_903, investedAmount: 100_000, totalInterest: 44_903 },
    },
    {
      title: 'A 2016 certificate: ₹10,000 at 8.1%',
      inputs: { amount: 10_000, rate: 8.1 },
      outputs: { maturityValue: 14_761 },
      source: 'the table of notification G.S.R. 354(E) of 29 March 2016, ₹147.61 for ₹100',
    },
  ],
  content,
  asks: [
    { text: 'How much must I invest to get {target}?', input: 'amount', output: 'maturityValue' },
    { text: 'How much must I invest to earn {target}?', input: 'amount', output: 'totalInterest' },
  ],
  working: [
    { id: 'maturityValue', label: 'Maturity value', formula: '{amount} × (1 + {rate} ÷ 100)^{nsc.term}' },
    { id: 'totalInterest', label: 'Total interest', formula: '{maturityValue} − {amount}' },
  ],
  headline: ['maturityValue'],
  related: ['fd', 'ppf', 'scss', 'tax_calculator'],
  rises: {
    maturityValue: ['amount', 'rate'],
    totalInterest: ['rate'],
  },
  sums: [{ total: 'maturityValue', parts: ['investedAmount', 'totalInterest'] }],
  ask: { idle: purposes.concat(', post office, डाकघर, dakghar'), term: 5 },
  compute: ({ amount, rate }) => {
    const yearly = periodicRate(rate, 1);
    const balance = (time: number) => amount * growthFactor(yearly, time);
    return {
      maturityValue: balance(term),
      investedAmount: amount,
      totalInterest: amount * growth(yearly, term),
      byYear: () => savingsYears(term, () => amount, balance),
    };
  },
});
