import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100_000, usual: [10_000, 1_000_000], step: 10_000 },
    rate: { kind: 'percent', label: 'Rate a year', default: 7, usual: [1, 15], step: 0.1, allowed: [0, 100] },
    years: {
      kind: 'years',
      label: 'Years',
      default: 5,
      usual: [1, 20],
      step: 1,
      allowed: [0, 100],
      whole: true,
    },
    paidOut: { kind: 'toggle', label: 'Interest is paid out', default: false },
  },
  outputs: { interest: { kind: 'currency', label: 'Interest of the first year' } },
  // #region shown
  tables: {
    byYear: {
      title: 'Year by year',
      sheet: 'By year',
      tab: 'Yearly',
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
      first: ['year', 'balance'],
    },
    byMonth: {
      title: 'Month by month',
      tab: 'Monthly',
      finerOf: 'byYear',
      sections: { by: 'year', caption: 'Year {value}' },
      columns: {
        year: { kind: 'years', label: 'Year' },
        month: { kind: 'month', label: 'Month' },
        state: { kind: 'text', label: 'Goal', values: { under: 'Not yet', reached: 'Reached' }, under: 'month' },
        change: { kind: 'percent', label: 'Change so far', decimals: 1, signed: true },
      },
      open: true,
    },
  },
  // #endregion
  basis: ['Interest is added once a year, or paid out at the end of each year.'],
  examples: [{ title: '₹1,00,000 at 7%', inputs: {}, outputs: { interest: 7000 } }],
  compute: ({ amount, rate, years, paidOut }) => {
    const growth = 1 + rate / 100;
    const before = (year: number) => (paidOut ? amount : amount * growth ** (year - 1));
    return {
      interest: (amount * rate) / 100,
      // #region shown
      byYear: () =>
        Array.from({ length: years }, (_, index) => {
          const interest = (before(index + 1) * rate) / 100;
          return { year: index + 1, interest, balance: paidOut ? amount : before(index + 2) };
        }),
      // #endregion
      byMonth: () =>
        Array.from({ length: years * 12 }, (_, index) => {
          const year = Math.floor(index / 12) + 1;
          const change = paidOut ? 0 : (growth ** (year - 1) - 1) * 100;
          const month = `${2026 + year}-${String((index % 12) + 1).padStart(2, '0')}`;
          return { year, month, state: change < 20 ? ('under' as const) : ('reached' as const), change };
        }),
    };
  },
});
