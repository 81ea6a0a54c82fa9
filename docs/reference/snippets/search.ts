import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    principal: {
      kind: 'currency',
      label: 'Amount',
      asked: { words: 'mool, rakam', sure: 'today, aaj' },
      default: 100_000,
      usual: [10_000, 1_000_000],
      step: 10_000,
    },
    rate: {
      kind: 'percent',
      label: 'Rate per year',
      per: 'year',
      asked: { left: 'needed', times: { month: { by: 12, set: { often: true }, most: 3 } }, period: 'open' },
      default: 7,
      usual: [1, 15],
      step: 0.1,
    },
    grace: { kind: 'number', label: 'Days without interest', default: 0, asked: { words: 'grace, days' } },
    hold: { kind: 'number', label: 'Days until it is paid out', default: 0, asked: { open: false } },
    years: {
      kind: 'years',
      label: 'Years',
      default: 5,
      usual: [1, 20],
      step: 1,
      months: true,
      asked: { months: true },
    },
    often: { kind: 'toggle', label: 'Paid each month', default: false },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total', asked: 'kul rakam', turns: [{ input: 'years', free: ['principal'] }] },
    interest: {
      kind: 'currency',
      label: 'Interest',
      asked: 'byaj',
      turns: [{ input: 'rate', weak: true }],
    },
  },
  ask: {
    answers: [
      { output: 'interest', to: 'total', unsaid: 'years', given: { often: true } },
      { output: 'total', or: 'interest' },
    ],
    term: 5,
    idle: 'ghar, for the house',
    unsure: 'in interest',
    sets: [{ words: 'for a decade', inputs: { years: 10 } }],
  },
  // #endregion
  basis: ['Simple interest: the rate is taken of the first amount, year after year.'],
  examples: [{ title: '₹1,00,000 at 7% for 5 years', inputs: {}, outputs: { total: 135_000, interest: 35_000 } }],
  compute: ({ principal, rate, years, often, grace, hold }) => ({
    interest: (principal * rate * (often ? 1 / 12 : years - (grace - hold) / 365)) / 100,
    total: principal * (1 + (rate * years) / 100),
  }),
});
