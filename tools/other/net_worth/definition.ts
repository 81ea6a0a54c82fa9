import { defineTool } from '#engine';
import content from './content.ts';

const kinds = [
  { value: 'cash', label: 'Cash' },
  { value: 'deposits', label: 'FDs and RDs' },
  { value: 'providentFund', label: 'EPF, PPF, NPS' },
  { value: 'fundsShares', label: 'Funds, shares' },
  { value: 'gold', label: 'Gold' },
  { value: 'property', label: 'Property' },
  { value: 'vehicles', label: 'Vehicles' },
  { value: 'other', label: 'Other' },
] as const;

/** Kinds that can be turned into money within days. */
const liquid: readonly string[] = ['cash', 'deposits', 'fundsShares'];

export default defineTool({
  inputs: {
    assets: {
      kind: 'rows',
      label: 'What you own',
      item: 'Asset {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        kind: { kind: 'choice', label: 'Type', options: kinds, default: 'cash' },
        value: { kind: 'currency', label: 'Current value', default: 0 },
      },
      min: 0,
      max: 60,
      default: [
        { name: 'Savings account', kind: 'cash', value: 200_000 },
        { name: 'Fixed deposit', kind: 'deposits', value: 500_000 },
        { name: 'EPF and PPF', kind: 'providentFund', value: 800_000 },
        { name: 'Mutual funds', kind: 'fundsShares', value: 600_000 },
        { name: 'Gold', kind: 'gold', value: 400_000 },
        { name: 'House', kind: 'property', value: 6_000_000 },
        { name: 'Car', kind: 'vehicles', value: 500_000 },
      ],
    },
    liabilities: {
      kind: 'rows',
      label: 'What you owe',
      item: 'Loan {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        outstanding: { kind: 'currency', label: 'Outstanding amount', default: 0 },
      },
      min: 0,
      max: 60,
      default: [
        { name: 'Home loan', outstanding: 3_500_000 },
        { name: 'Car loan', outstanding: 250_000 },
        { name: 'Credit card', outstanding: 30_000 },
      ],
    },
  },
  outputs: {
    netWorth: {
      kind: 'currency',
      label: 'Net worth',
      labels: [{ text: 'You owe more than you own by', showWhen: { netWorth: { below: 0 } }, unsigned: true }],
    },
    totalAssets: { kind: 'currency', label: 'Total assets' },
    totalLiabilities: { kind: 'currency', label: 'Total liabilities' },
    debtToAssets: { kind: 'percent', label: 'Debt to assets' },
    liquidAssets: { kind: 'currency', label: 'Liquid assets' },
  },
  tables: {
    assetsByKind: {
      title: 'Assets by type',
      columns: {
        kind: {
          kind: 'text',
          label: 'Type',
          values: Object.fromEntries(kinds.map(({ value, label }) => [value, label])),
        },
        value: { kind: 'currency', label: 'Value' },
        share: { kind: 'percent', label: 'Share of assets' },
      },
    },
  },
  notes: {
    belowZero: { text: 'You owe more than you own, so your net worth is below zero.', kind: 'careful' },
    noAssets: 'Without assets there is no debt to assets ratio, so we show 0%.',
  },
  charts: [{ kind: 'shares', title: 'What you own, by type', table: 'assetsByKind', label: 'kind', value: 'value' }],
  story: [
    { text: 'You own {netWorth} more than you owe.', showWhen: { netWorth: { above: 0 } } },
    {
      text: 'You owe {gap} more than you own.',
      showWhen: { netWorth: { below: 0 } },
      figures: { gap: { kind: 'currency', of: 'netWorth', times: -1 } },
    },
    { text: 'You owe exactly as much as you own.' },
  ],
  levers: [
    {
      text: 'For every ₹100 you own, you owe {owed}.',
      figures: { owed: { kind: 'currency', of: 'debtToAssets' } },
      showWhen: { debtToAssets: { above: 1, below: 100 } },
    },
  ],
  basis: [
    'Net worth is the value of all your assets today less all you owe today, at the values you enter.',
    'Liquid assets are cash, deposits, mutual funds and shares. Tax, exit charges and selling costs are not deducted.',
  ],
  examples: [
    {
      title: 'A family with a home and a home loan',
      inputs: {},
      outputs: {
        netWorth: 5_220_000,
        totalAssets: 9_000_000,
        totalLiabilities: 3_780_000,
        debtToAssets: 42,
        liquidAssets: 1_300_000,
      },
    },
    {
      title: 'A first job: ₹50,000 in the bank and an education loan',
      inputs: {
        assets: [{ name: 'Savings account', kind: 'cash', value: 50_000 }],
        liabilities: [{ name: 'Education loan', outstanding: 400_000 }],
      },
      outputs: {
        netWorth: -350_000,
        totalAssets: 50_000,
        totalLiabilities: 400_000,
        debtToAssets: 800,
        liquidAssets: 50_000,
      },
    },
  ],
  content,
  ask: {
    answers: [],
    idle: 'ghar, house, home, flat, car, gold, sona, fd, ppf, epf, mutual fund, cash, bank, loan, home loan, car loan, घर, लोन',
  },
  noWorking: 'The figures are sums of your rows: what you own minus what you owe.',
  keep: { history: { title: 'Net worth over time', outputs: ['netWorth', 'totalAssets', 'totalLiabilities'] } },
  related: ['financial_health', 'budget_planner', 'life_cover', 'fire', 'xirr'],
  compute: ({ assets, liabilities }) => {
    const total = (rows: typeof assets) => rows.reduce((sum, row) => sum + row.value, 0);
    const totalAssets = total(assets);
    const totalLiabilities = liabilities.reduce((sum, row) => sum + row.outstanding, 0);
    return {
      netWorth: totalAssets - totalLiabilities,
      totalAssets,
      totalLiabilities,
      debtToAssets: totalAssets > 0 ? (totalLiabilities / totalAssets) * 100 : 0,
      liquidAssets: total(assets.filter((row) => liquid.includes(row.kind))),
      assetsByKind: () =>
        kinds
          .map(({ value: kind }) => ({ kind, value: total(assets.filter((row) => row.kind === kind)) }))
          .filter((row) => row.value > 0)
          .map((row) => ({ ...row, share: (row.value / totalAssets) * 100 })),
      notes: [
        ...(totalLiabilities > totalAssets ? (['belowZero'] as const) : []),
        ...(totalAssets === 0 && totalLiabilities > 0 ? (['noAssets'] as const) : []),
      ],
    };
  },
});
