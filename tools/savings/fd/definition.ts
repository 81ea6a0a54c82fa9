import { defineTool } from '#engine';
import { growth, growthFactor, periodicRate } from '#maths/growth.ts';
import { savingsYears } from '#maths/savings.ts';
import content from './content.ts';
import { working } from './working.ts';

export default defineTool({
  inputs: {
    amount: {
      kind: 'currency',
      label: 'Deposit amount',
      default: 100_000,
      min: 10_000,
      max: 10_000_000,
      step: 10_000,
      chips: [100_000, 500_000, 1_000_000, 2_500_000],
    },
    rate: { kind: 'percent', label: 'Interest rate a year', default: 7, min: 1, max: 15, step: 0.1 },
    years: { kind: 'years', label: 'Time period', default: 5, min: 1, max: 20, step: 1, months: true },
    frequency: {
      kind: 'choice',
      label: 'Compounding',
      help: 'How often interest is added to the deposit. Most banks in India do so every quarter.',
      options: [
        { value: 1, label: 'Annually' },
        { value: 2, label: 'Half-yearly' },
        { value: 4, label: 'Quarterly' },
        { value: 12, label: 'Monthly' },
      ],
      default: 4,
    },
  },
  outputs: {
    maturityValue: { kind: 'currency', label: 'Maturity value' },
    investedAmount: { kind: 'currency', label: 'Amount deposited' },
    totalInterest: { kind: 'currency', label: 'Total interest' },
  },
  tables: {
    byYear: {
      title: 'Growth year by year',
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
  charts: [
    {
      kind: 'donut',
      title: 'What you deposit and what it earns',
      slices: [
        { label: 'Deposit', value: 'investedAmount', role: 'principal' },
        { label: 'Interest', value: 'totalInterest', role: 'interest' },
      ],
    },
    { kind: 'area', title: 'Growth over time', table: 'byYear', x: 'year', series: ['closing'] },
  ],
  basis: [
    'A cumulative deposit: interest is added to the deposit at the end of every period and paid out at maturity.',
    'The rate is fixed for the whole time. Tax on the interest is not taken off.',
  ],
  examples: [
    {
      title: '₹1,00,000 for 5 years at 7%, compounded quarterly',
      inputs: { amount: 100_000, rate: 7, years: 5, frequency: 4 },
      outputs: { maturityValue: 141_478, investedAmount: 100_000, totalInterest: 41_478 },
    },
    {
      title: 'The same deposit, compounded once a year',
      inputs: { amount: 100_000, rate: 7, years: 5, frequency: 1 },
      outputs: { maturityValue: 140_255, totalInterest: 40_255 },
    },
    {
      title: 'The same deposit, compounded monthly',
      inputs: { amount: 100_000, rate: 7, years: 5, frequency: 12 },
      outputs: { maturityValue: 141_763, totalInterest: 41_763 },
    },
  ],
  content,
  working,
  compute: ({ amount, rate, years, frequency }) => {
    const periodic = periodicRate(rate, frequency);
    const balance = (time: number) => amount * growthFactor(periodic, frequency * time);
    return {
      maturityValue: balance(years),
      investedAmount: amount,
      totalInterest: amount * growth(periodic, frequency * years),
      byYear: () => savingsYears(years, () => amount, balance),
    };
  },
});
