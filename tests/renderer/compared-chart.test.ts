import { expect, it } from 'vitest';
import { defineTool } from '#engine';
import { compare } from '#src/engine/powers/comparison.ts';
import { comparedChart } from '#src/renderer/powers/compared-chart.ts';

const inputs = {
  amount: { kind: 'currency', label: 'Amount', default: 100 },
  years: { kind: 'years', label: 'Years', default: 2, min: 1, max: 5, step: 1, whole: true },
} as const;
const growing = defineTool({
  inputs,
  outputs: { total: { kind: 'currency', label: 'Total' } },
  tables: {
    yearly: {
      title: 'By year',
      columns: {
        year: { kind: 'number', label: 'Year' },
        put: { kind: 'currency', label: 'Put in', role: 'principal' },
        worth: { kind: 'currency', label: 'Worth' },
      },
    },
  },
  charts: [{ kind: 'line', title: 'Growth', table: 'yearly', x: 'year', series: ['put', 'worth'] }],
  basis: ['As given.'],
  examples: [],
  compute: ({ amount, years }) => ({
    total: amount * (1 + years),
    yearly: () =>
      Array.from({ length: years }, (_, index) => ({ year: index + 1, put: amount, worth: amount * (index + 2) })),
  }),
});
const plain = defineTool({
  inputs,
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['As given.'],
  examples: [],
  compute: ({ amount, years }) => ({ total: amount * (1 + years) }),
});
const columnsOf = (tool: typeof growing, ...all: object[]) =>
  compare(
    tool,
    all.map((values, index) => ({ name: `S${index + 1}`, values: values as Record<string, number> })),
  ).columns;

it('draws a line for each scenario along its own years, in colours that differ', () => {
  const drawn = comparedChart(growing, columnsOf(growing, { years: 3 }, { amount: 200 }));
  expect(drawn?.chart).toMatchObject({ kind: 'line', title: 'Worth in each scenario' });
  const data = drawn?.data;
  if (!data || !('rows' in data)) throw new Error('no rows');
  // what is put in is no line; the shorter scenario ends before the other
  expect(data.rows).toEqual([
    { at: 1, 'of 0': 200, 'of 1': 400 },
    { at: 2, 'of 0': 300, 'of 1': 600 },
    { at: 3, 'of 0': 400 },
  ]);
  expect(data.series.map(({ label }) => label)).toEqual(['S1', 'S2']);
  expect(new Set(data.series.map(({ colour }) => colour)).size).toBe(2);
});

it('draws a bar for each where the tool has no chart over time, and nothing for one alone', () => {
  const drawn = comparedChart(plain, columnsOf(plain, {}, { amount: 200 }));
  expect(drawn?.chart.kind).toBe('bars');
  expect(drawn?.data).toMatchObject({
    rows: [
      { at: 'S1', figure: 300 },
      { at: 'S2', figure: 600 },
    ],
  });
  expect(comparedChart(plain, columnsOf(plain, {}))).toBe(null);
});
