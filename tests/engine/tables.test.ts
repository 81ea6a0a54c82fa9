import { describe, expect, it } from 'vitest';
import { type Inputs, list, madeUp, ran } from '../made-up.ts';

let made = 0;
const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100 },
    items: list('Item', { cost: { kind: 'currency', label: 'Cost', default: 1 } }, { max: 5, default: [{ cost: 2 }] }),
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  tables: {
    byYear: {
      title: 'Years',
      columns: {
        year: { kind: 'years', label: 'Year' },
        cost: { kind: 'currency', label: 'Cost' },
        rate: { kind: 'percent', label: 'Rate', decimals: 3 },
        band: { kind: 'text', label: 'Band' },
      },
    },
  },
  notes: { scaled: 'The shares were scaled.' },
  basis: ['As given.', { text: 'Only for more.', showWhen: { amount: 200 } }],
  compute: ({ amount, items }, live) => ({
    total: items.reduce((sum, { cost }) => sum + cost, amount) * (live?.factor ?? 1),
    byYear: () => {
      made++;
      return [
        { year: 1, cost: amount / 3, rate: 8.40559, band: 'low' },
        { year: 1.5, cost: 0.125, rate: 8.4055, band: '9' },
        { year: 2, cost: -0.004, rate: 0, band: 'high' },
      ];
    },
    notes: amount > 150 ? ['scaled'] : [],
  }),
});

const run = (raw: Inputs = {}) => ran(tool, raw);

describe('tables', () => {
  it('are worked out when first asked for, and once', () => {
    made = 0;
    const outcome = run();
    expect(made).toBe(0);
    const rows = outcome.table('byYear');
    expect(made).toBe(1);
    expect(outcome.table('byYear')).toBe(rows);
    expect(made).toBe(1);
  });

  it('keep the paise of money in files, half up, and the decimals that a column names', () => {
    expect(run({ amount: 100 }).table('byYear')).toEqual([
      { year: 1, cost: 33.33, rate: 8.406, band: 'low' },
      { year: 1.5, cost: 0.13, rate: 8.406, band: '9' },
      { year: 2, cost: 0, rate: 0, band: 'high' },
    ]);
  });

  it('leave money for a page as it was computed, and round the rest', () => {
    expect(run({ amount: 100 }).shownTable('byYear')).toEqual([
      { year: 1, cost: 100 / 3, rate: 8.406, band: 'low' },
      { year: 1.5, cost: 0.125, rate: 8.406, band: '9' },
      { year: 2, cost: -0.004, rate: 0, band: 'high' },
    ]);
  });
});

describe('notes and live figures', () => {
  it('are those that compute names', () => {
    expect(run({ amount: 100 }).notes).toEqual([]);
    expect(run({ amount: 200 }).notes).toEqual(['scaled']);
  });

  it('are none where compute names none', () => {
    const silent = madeUp({
      inputs: {},
      outputs: { one: { kind: 'number', label: 'One' } },
      compute: () => ({ one: 1 }),
    });
    expect(silent.run({})).toMatchObject({ ok: true, notes: [] });
  });

  it('reach compute only once they have arrived', () => {
    expect(tool.run({})).toMatchObject({ outputs: { total: 102 } });
    expect(tool.run({}, null)).toMatchObject({ outputs: { total: 102 } });
    expect(tool.run({}, { factor: 2 })).toMatchObject({ outputs: { total: 204 } });
  });
});
