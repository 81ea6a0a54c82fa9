import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, usual: [10_000, 1_000_000], step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, usual: [3, 15], step: 0.1 },
    years: {
      kind: 'years',
      label: 'Years',
      default: 5,
      usual: [1, 20],
      step: 1,
      allowed: [0, 100],
      whole: true,
    },
  },
  outputs: {
    interest: { kind: 'currency', label: 'Interest' },
    total: { kind: 'currency', label: 'Total' },
    middle: { kind: 'years', label: 'Half of the time' },
  },
  tables: {
    byYear: {
      title: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'Year' },
        paid: { kind: 'currency', label: 'Amount', role: 'principal' },
        interest: { kind: 'currency', label: 'Interest so far', role: 'growth' },
        missing: { kind: 'currency', label: 'Missing to the goal' },
        low: { kind: 'currency', label: 'At 3% less' },
        less: { kind: 'currency', label: 'At 1% less' },
        more: { kind: 'currency', label: 'At 1% more' },
        high: { kind: 'currency', label: 'At 3% more' },
      },
    },
  },
  // #region shown
  charts: [
    {
      kind: 'donut',
      title: 'What the total is made of',
      slices: [
        { label: 'Amount', value: 'amount', role: 'principal' },
        { label: 'Interest', value: 'interest', role: 'growth' },
      ],
    },
    {
      kind: 'area',
      title: 'Amount and interest',
      table: 'byYear',
      x: 'year',
      series: ['paid', 'interest'],
      start: { year: 0, paid: 'amount', interest: 0 },
      stacked: true,
    },
    {
      kind: 'line',
      title: 'Interest by rate',
      table: 'byYear',
      x: 'year',
      series: ['less', 'more'],
      marks: [
        { x: 'middle', own: true, label: 'Half of your time' },
        { y: 20_000, label: 'Goal' },
        { once: 'interest', above: 10_000, label: '₹10,000 earned by year {x}' },
        { once: 'missing', below: 1, label: 'Goal reached in year {x}' },
      ],
    },
    {
      kind: 'fan',
      title: 'Where it may end',
      table: 'byYear',
      x: 'year',
      series: ['low', 'less', 'interest', 'more', 'high'],
    },
  ],
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { interest: 35_000 } }],
  compute: ({ amount, rate, years }) => ({
    interest: (amount * rate * years) / 100,
    total: amount * (1 + (rate * years) / 100),
    middle: years / 2,
    byYear: () =>
      Array.from({ length: years }, (_, index) => {
        const at = (percent: number) => (amount * percent * (index + 1)) / 100;
        return {
          year: index + 1,
          paid: amount,
          interest: at(rate),
          missing: Math.max(0, 20_000 - at(rate)),
          low: at(rate - 3),
          less: at(rate - 1),
          more: at(rate + 1),
          high: at(rate + 3),
        };
      }),
  }),
});
