import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, min: 10_000, max: 1_000_000, step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, min: 1, max: 15, step: 0.1, accepts: { atMost: 100 } },
    years: {
      kind: 'years',
      label: 'Years',
      default: 5,
      min: 1,
      max: 20,
      step: 1,
      accepts: { whole: true, atMost: 100 },
    },
    paidOut: { kind: 'toggle', label: 'Interest is paid out', default: false },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest of the first year' } },
  tables: {
    byYear: {
      title: 'Year by year',
      // #region shown
      columns: {
        year: { kind: 'years', label: 'Year', formula: '{row}' },
        interest: {
          kind: 'currency',
          label: 'Interest',
          formula: 'if({row} = 1, {amount}, {above.balance}) × {rate} ÷ 100',
          total: true,
        },
        balance: {
          kind: 'currency',
          label: 'Balance',
          formula: 'if({row} = 1, {amount}, {above.balance}) + {row.interest}',
        },
      },
      rowsWhile: '{row} ≤ {years}',
      formulasWhen: { paidOut: false },
      // #endregion
    },
  },
  basis: ['Interest is added once a year, or paid out at the end of each year.'],
  examples: [{ title: '₹1,00,000 at 7%', inputs: {}, outputs: { interest: 7000 } }],
  compute: ({ amount, rate, years, paidOut }) => {
    const growth = 1 + rate / 100;
    const before = (year: number) => (paidOut ? amount : amount * growth ** (year - 1));
    return {
      interest: (amount * rate) / 100,
      byYear: () =>
        Array.from({ length: years }, (_, index) => {
          const interest = (before(index + 1) * rate) / 100;
          return { year: index + 1, interest, balance: paidOut ? amount : before(index + 2) };
        }),
    };
  },
});
