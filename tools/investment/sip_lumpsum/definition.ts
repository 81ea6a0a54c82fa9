import { defineTool } from '#engine';
import { growthFactor, monthsIn, periodicRate } from '#maths/growth.ts';
import { wholeYears } from '#maths/periods.ts';
import { planAfter } from '#maths/plan.ts';
import content from './content.ts';
import { working } from './working.ts';

export default defineTool({
  inputs: {
    investmentType: {
      kind: 'choice',
      label: 'How you invest',
      options: [
        { value: 'SIP', label: 'SIP' },
        { value: 'LumpSum', label: 'Lump sum' },
      ],
      default: 'SIP',
    },
    monthlyAmount: {
      kind: 'currency',
      label: 'Monthly investment',
      default: 5000,
      min: 500,
      max: 100_000,
      step: 500,
      chips: [1000, 5000, 10_000, 25_000],
      showWhen: { investmentType: 'SIP' },
    },
    lumpSumAmount: {
      kind: 'currency',
      label: 'One-time investment',
      default: 100_000,
      min: 10_000,
      max: 10_000_000,
      step: 10_000,
      chips: [50_000, 100_000, 500_000, 1_000_000],
      showWhen: { investmentType: 'LumpSum' },
    },
    returnRate: {
      kind: 'percent',
      label: 'Expected return a year',
      help: 'Your own assumption. No fund promises a return.',
      default: 12,
      min: 1,
      max: 30,
      step: 0.5,
    },
    years: { kind: 'years', label: 'Time period', default: 10, min: 1, max: 40, step: 1, months: true },
  },
  outputs: {
    totalValue: { kind: 'currency', label: 'Total value' },
    investedAmount: { kind: 'currency', label: 'Invested amount' },
    estimatedReturns: { kind: 'currency', label: 'Estimated returns' },
  },
  tables: {
    byYear: {
      title: 'Growth year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        invested: { kind: 'currency', label: 'Invested so far', role: 'principal' },
        returns: { kind: 'currency', label: 'Returns so far', role: 'interest' },
        value: { kind: 'currency', label: 'Value at year end' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you put in and what it earned',
      slices: [
        { label: 'Invested Amount', value: 'investedAmount', role: 'principal' },
        { label: 'Estimated Returns', value: 'estimatedReturns', role: 'returns' },
      ],
    },
    {
      kind: 'area',
      title: 'Growth over time',
      table: 'byYear',
      x: 'year',
      series: ['invested', 'returns'],
      stacked: true,
    },
  ],
  basis: [
    {
      text: 'Each instalment is paid at the start of the month and earns one twelfth of the yearly return every month. {returnRate} a year is then {returnRate|effective} with the growth within the year, while a lump sum earns exactly {returnRate} a year.',
      showWhen: { investmentType: 'SIP' },
    },
    {
      text: 'The amount is invested once and the return compounds once a year, so it earns exactly {returnRate} a year. A SIP earns one twelfth of the return every month, which comes to {returnRate|effective} a year.',
      showWhen: { investmentType: 'LumpSum' },
    },
    'The return is your assumption. Taxes and fund charges are not taken off.',
  ],
  examples: [
    {
      title: '₹5,000 a month for 10 years at 12%',
      inputs: {},
      outputs: { totalValue: 1_161_695, investedAmount: 600_000, estimatedReturns: 561_695 },
    },
    {
      title: '₹5,000 a month for one year at 12%',
      inputs: { years: 1 },
      outputs: { totalValue: 64_047 },
      source: 'the start-of-month convention most banks publish',
    },
    {
      title: '₹1,00,000 once, for 10 years at 12%',
      inputs: { investmentType: 'LumpSum' },
      outputs: { totalValue: 310_585, estimatedReturns: 210_585 },
    },
  ],
  content,
  working,
  insight: {
    title: 'AI insight',
    about:
      'An educational note on this investment, written by a generative AI service. It can be wrong and is no advice.',
    prompt: ({ investmentType, monthlyAmount, lumpSumAmount, returnRate, years }) => {
      const kind = investmentType === 'SIP' ? 'Systematic Investment Plan (SIP)' : 'lump sum investment';
      const amount = investmentType === 'SIP' ? `₹${monthlyAmount} every month` : `₹${lumpSumAmount} once`;
      return [
        `Write an educational note for a person in India about a ${kind} of ${amount} for ${years} years with an expected return of ${returnRate}% a year.`,
        `Begin with exactly this sentence: "Here is an educational look at your ${kind}."`,
        'Suggest 2-3 categories of mutual funds to read about, with one reason each.',
        'It is for education only: give no advice and promise no returns.',
        'Use fewer than 150 words of plain text, without markdown.',
      ].join('\n');
    },
  },
  compute: ({ investmentType, monthlyAmount, lumpSumAmount, returnRate, years }) => {
    const plan = { monthly: monthlyAmount, rate: periodicRate(returnRate, 12), stepUp: 0, existing: 0 };
    const after = (time: number) =>
      investmentType === 'SIP'
        ? planAfter(plan, monthsIn(time))
        : { invested: lumpSumAmount, value: lumpSumAmount * growthFactor(periodicRate(returnRate, 1), time) };
    const { invested, value } = after(years);
    return {
      totalValue: value,
      investedAmount: invested,
      estimatedReturns: value - invested,
      byYear: () =>
        wholeYears(years).map((year) => {
          const then = after(year);
          return { year, invested: then.invested, returns: then.value - then.invested, value: then.value };
        }),
    };
  },
});
