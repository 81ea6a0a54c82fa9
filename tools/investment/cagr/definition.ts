import { at, defineTool } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { rateOfGrowth } from '#maths/growth.ts';
import content from './content.ts';

export default defineTool({
  inputs: {
    initialValue: {
      kind: 'currency',
      label: 'Initial value',
      asked: {
        words:
          'invested, initial, bought, bought for, bought at, kharida tha, invest, investment, start, from, kharida, lagaya, initial value, buy',
      },
      default: 100_000,
      usual: [1000, 10_000_000],
      step: 1000,
      chips: [50_000, 100_000, 500_000, 1_000_000],
      allowed: [{ above: 0 }],
      negative: 'notPositive',
    },
    finalValue: {
      kind: 'currency',
      label: 'Final value',
      asked: {
        words: 'final, sold, sold for, sold at, final value, now, abhi, end, becha, current value, sell',
      },
      help: 'Add back dividends and payouts if you want to include them.',
      default: 200_000,
      usual: [1000, 50_000_000],
      step: 1000,
      chips: [100_000, 200_000, 500_000, 1_000_000],
      allowed: [{ above: 0 }],
      negative: 'notPositive',
    },
    years: {
      kind: 'years',
      label: 'Time period',
      asked: { words: 'ago, pehle, saal pehle, पहले, after, baad, बाद' },
      default: 5,
      usual: [1, 40],
      step: 1,
      months: true,
      allowed: [{ above: 0 }],
      negative: 'notPositive',
    },
  },
  outputs: {
    cagr: {
      kind: 'percent',
      label: 'CAGR',
      asked:
        'at what rate, what rate, which rate, kis rate, kitna percent, kitne percent, कितने प्रतिशत, percent, प्रतिशत, बढ़त, badhat, badhi, annual growth, yearly growth, yearly return, return, returns, growth, what return, annual return, kitna return, return kitna, रिटर्न, growth rate',
    },
  },
  tables: {
    byYear: {
      title: 'Steady growth year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        change: { kind: 'currency', label: 'Change in the year' },
        value: { kind: 'currency', label: 'Value at year end', role: 'growth' },
      },
    },
  },
  notes: {
    notPositive: { text: 'A growth rate needs two values and a period above 0, so we show 0.', kind: 'careful' },
    shortPeriod: {
      text: 'The period is under a year. The figure assumes the same pace of growth for a full year.',
      kind: 'careful',
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'Steady growth at the CAGR',
      table: 'byYear',
      x: 'year',
      series: ['value'],
      start: { year: 0, value: 'initialValue' },
      marks: [{ y: 'initialValue', label: 'Starting value' }],
    },
  ],
  story: [
    {
      text: '{initialValue} became {finalValue} in {years}, as if it had grown {cagr} every year.',
      showWhen: { cagr: { above: 0 } },
    },
    { text: '{initialValue} shrank to {finalValue} in {years}.', showWhen: { cagr: { below: 0 } } },
    {
      text: 'It stayed about the same.',
      showWhen: { initialValue: { above: 0 }, finalValue: { above: 0 }, years: { above: 0 } },
    },
    { text: 'Enter two values and a period to see the yearly growth.' },
  ],
  levers: [
    {
      text: 'It gained {yearly} a year on average. With compounding, {cagr} a year is enough for that.',
      figures: { yearly: { kind: 'currency', of: 'finalValue', less: 'initialValue', by: 'years' } },
      showWhen: { cagr: { above: 0 }, years: { above: 1 } },
    },
  ],
  basis: [
    'The one yearly rate that takes the initial value to the final value, compounded once a year.',
    'Only the two values matter. We ignore ups and downs between them, and money you add or take out.',
  ],
  examples: [
    { title: 'Money that doubled in five years: ₹1 lakh to ₹2 lakh', inputs: {}, outputs: { cagr: 14.87 } },
    {
      title: 'A fund that lost half: ₹2 lakh to ₹1 lakh in 5 years',
      inputs: { initialValue: 200_000, finalValue: 100_000 },
      outputs: { cagr: -12.94 },
    },
  ],
  content,
  ask: {
    idle: 'shares, share, stock, lagaye the, thi, the, mila, plot, zameen, land, property, jewellery, zevar, जमीन, worth, now worth, li thi, became, become, ban gaya, ban gaye, ho gaya, ho gaye, grew, grew to, investment, my, value',
  },
  asks: [
    {
      text: 'What must the final value be for a return of {target} a year?',
      input: 'finalValue',
      output: 'cagr',
      target: 12,
    },
    { text: 'How long can it take at a return of {target} a year?', input: 'years', output: 'cagr', target: 12 },
  ],
  working: [
    { id: 'factor', label: 'How many times the initial value', formula: '{finalValue} ÷ {initialValue}' },
    { id: 'cagr', label: 'CAGR', formula: '({factor}^(1 ÷ {years}) − 1) × 100' },
  ],
  related: ['xirr', 'sip_lumpsum', 'compound_interest', 'inflation'],
  compute: ({ initialValue, finalValue, years }) => {
    // no growth rate exists here: the result is 0, and the note says why
    if (initialValue === 0 || finalValue === 0 || years === 0)
      return { cagr: 0, byYear: () => [], notes: ['notPositive'] };
    const factor = finalValue / initialValue;
    const valueAt = (time: number) => initialValue * factor ** (time / years);
    return {
      cagr: rateOfGrowth(factor, years) * 100,
      byYear: () =>
        wholeYears(years).map((year, index, ends) => {
          const value = valueAt(year);
          return { year, change: value - valueAt(at(ends, index - 1) ?? 0), value };
        }),
      notes: years < 1 ? ['shortPeriod'] : [],
    };
  },
});
