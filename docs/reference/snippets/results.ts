import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    owned: { kind: 'currency', label: 'You own', default: 500_000 },
    owed: { kind: 'currency', label: 'You owe', default: 200_000 },
    saved: { kind: 'currency', label: 'You save a month', default: 10_000, allowed: [{ above: 0 }] },
    from: { kind: 'date', label: 'From', default: '2026-04-01', min: '2000-01-01', max: '2060-12-31' },
  },
  // #region shown
  outputs: {
    worth: {
      kind: 'currency',
      label: 'Net worth',
      labels: [{ text: 'You owe more than you own by', showWhen: { worth: { below: 0 } }, unsigned: true }],
      better: 'higher',
    },
    share: { kind: 'percent', label: 'Your own share', decimals: 1, gauge: [30, 60, 100] },
    change: { kind: 'currency', label: 'Change in a year', signed: true, putIn: true },
    debtFree: { kind: 'months', label: 'Time until your debts are paid', short: 'Until debt-free' },
    perRupee: { kind: 'number', label: 'Owed for each rupee owned', decimals: 3, emphasis: 'quiet' },
    state: { kind: 'text', label: 'Your debts', values: { none: 'None', low: 'Low', high: 'High' } },
    start: { kind: 'date', label: 'Counted from', showWhen: { owed: { above: 0 } } },
    first: { kind: 'month', label: 'First month' },
  },
  headline: ['worth', 'share'],
  figure: 'worth',
  // #endregion
  basis: ['What you own less what you owe, without interest.'],
  examples: [{ title: '₹5 lakh owned and ₹2 lakh owed', inputs: {}, outputs: { worth: 300_000, share: 60 } }],
  compute: ({ owned, owed, saved, from }) => ({
    worth: owned - owed,
    share: owned > owed ? ((owned - owed) / owned) * 100 : 0,
    change: saved * 12,
    debtFree: saved > 0 ? Math.ceil(owed / saved) : 0,
    perRupee: owned > 0 ? owed / owned : 0,
    state: owed === 0 ? 'none' : owed < owned / 2 ? 'low' : 'high',
    start: from,
    first: from.slice(0, 7),
  }),
});
