import { at, defineTool } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { growth, periodicRate } from '#maths/growth.ts';
import { purposes } from '../../asked.ts';
import { interestParts } from '../interest.ts';
import content from './content.ts';

export default defineTool({
  inputs: {
    principal: {
      ...interestParts.principal,
      asked: { words: 'principal, amount, mool, mooldhan, मूलधन, राशि, invest' },
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      asked: {
        words: 'return, rate, interest, byaj, byaaj, sood, सूद, interest rate, rate of interest, ब्याज दर, दर, ब्याज',
        left: 'needed',
      },
      default: 7,
      usual: [1, 30],
      step: 0.1,
    },
    years: interestParts.years,
    frequency: {
      kind: 'choice',
      label: 'Compounding',
      options: [
        {
          value: 1,
          label: 'Annually',
          asked:
            'compounded yearly, compounded annually, yearly compounding, annual compounding, yearly, annually, सालाना',
        },
        {
          value: 2,
          label: 'Half-Yearly',
          asked:
            'compounded half yearly, half yearly compounding, half yearly, semi annually, chhamahi, छमाही, अर्धवार्षिक, ardhvarshik',
        },
        {
          value: 4,
          label: 'Quarterly',
          asked: 'compounded quarterly, quarterly compounding, quarterly, तिमाही',
        },
        { value: 12, label: 'Monthly', asked: 'compounded monthly, monthly compounding, monthly, मासिक' },
      ],
      default: 1,
    },
  },
  outputs: {
    totalAmount: {
      kind: 'currency',
      label: 'Total amount',
      turns: [{ input: 'years', free: ['principal'] }, { input: 'rate', free: ['principal'] }, { input: 'principal' }],
      asked:
        'total amount, becomes how much, become how much, grows to how much, kitna hoga, kitna banega, maturity, final amount, कुल राशि',
    },
    interest: {
      kind: 'currency',
      label: 'Interest earned',
      asked:
        'interest, total interest, interest kitna, kitna interest, how much interest, kitna byaj, byaj, sood, ब्याज, सूद, kul byaj',
    },
  },
  tables: {
    byYear: {
      first: ['year', 'earned', 'balance', 'simple'],
      title: 'Growth year by year',
      tab: 'Yearly',
      columns: {
        ...interestParts.columns,
        balance: { kind: 'currency', label: 'Balance at year end' },
        simple: { kind: 'currency', label: 'Simple interest so far', role: 'growth' },
        gain: { kind: 'currency', label: 'Gain by compounding', role: 'growth' },
      },
    },
  },
  charts: [
    interestParts.donut,
    {
      kind: 'area',
      title: 'Principal, simple interest and what compounding adds',
      table: 'byYear',
      x: 'year',
      series: ['invested', 'simple', 'gain'],
      start: { year: 0, invested: 'principal', simple: 0, gain: 0 },
      stacked: true,
      marks: [
        { once: 'total', above: 'principal', label: 'Doubled in year {x}' },
        { once: 'gain', above: 'principal', label: 'More gain than principal: year {x}' },
      ],
    },
  ],
  story: [
    {
      text: '{principal} becomes {totalAmount} in {years}, of which {interest} is interest.',
      showWhen: { interest: { above: 0 } },
    },
    { text: 'Nothing grows with these figures.' },
  ],
  levers: [
    {
      text: 'Leaving it for {years} adds {by.totalAmount} and takes it to {totalAmount}.',
      set: { years: '{years} + 5' },
      moves: { totalAmount: 'up' },
    },
  ],
  basis: [
    {
      text: 'Interest is added to the balance once a year, so you earn exactly {rate} a year. Added every month, it would be {rate|effective}.',
      showWhen: { frequency: 1 },
    },
    { text: 'Half of the yearly rate is added to the balance every six months.', showWhen: { frequency: 2 } },
    { text: 'A quarter of the yearly rate is added to the balance every three months.', showWhen: { frequency: 4 } },
    {
      text: 'One twelfth of the yearly rate is added to the balance every month, so {rate} becomes {rate|effective} a year.',
      showWhen: { frequency: 12 },
    },
    'The rate stays the same, and you add or take out nothing. Tax on the interest is not deducted.',
  ],
  examples: [
    {
      title: '₹1 lakh at 7%, interest added once a year',
      inputs: {},
      outputs: { totalAmount: 140_255, interest: 40_255 },
    },
    {
      title: 'The same, with interest added every month',
      inputs: { frequency: 12 },
      outputs: { totalAmount: 141_763, interest: 41_763 },
    },
    {
      title: 'A National Savings Certificate: ₹1 lakh at 7.7%',
      inputs: { rate: 7.7 },
      outputs: { totalAmount: 144_903 },
      source: 'a National Savings Certificate of ₹1 lakh at that rate',
    },
  ],
  content,
  asks: [
    { text: 'In how many years does it become {target}?', input: 'years', output: 'totalAmount' },
    { text: 'How much must I invest to get {target}?', input: 'principal', output: 'totalAmount' },
    { text: 'Which rate makes it {target}?', input: 'rate', output: 'totalAmount' },
  ],
  working: [
    { id: 'periodRate', label: 'Interest rate per period', formula: '{rate} ÷ {frequency} ÷ 100' },
    { id: 'periods', label: 'Number of times interest is added', formula: '{frequency} × {years}' },
    { id: 'totalAmount', label: 'Total amount', formula: '{principal} × (1 + {periodRate})^{periods}' },
    { id: 'interest', label: 'Interest earned', formula: '{totalAmount} − {principal}' },
  ],
  ask: { idle: [purposes, 'compound interest'].join(', ') },
  related: ['simple_interest', 'fd', 'sip_lumpsum', 'inflation', 'cagr'],
  compute: ({ principal, rate, years, frequency }) => {
    const interestAfter = (time: number) => principal * growth(periodicRate(rate, frequency), frequency * time);
    const interest = interestAfter(years);
    return {
      totalAmount: principal + interest,
      interest,
      byYear: () =>
        wholeYears(years).map((year, index, ends) => {
          const total = interestAfter(year);
          const simple = principal * periodicRate(rate, 1) * year;
          return {
            year,
            invested: principal,
            earned: total - interestAfter(at(ends, index - 1) ?? 0),
            total,
            balance: principal + total,
            simple,
            gain: total - simple,
          };
        }),
    };
  },
});
