import { expect, it } from 'vitest';
import { fail } from '#engine';
import { compare } from '#src/engine/powers/compare.ts';
import type { Chart, Column, Tool } from '#src/engine/types.ts';
import type { ChartProps } from '#src/renderer/charts/data.ts';
import { comparedChart } from '#src/renderer/powers/compare/chart.ts';
import { madeUp } from '../made-up.ts';

const inputs = {
  amount: { kind: 'currency', label: 'Amount', default: 100 },
  years: { kind: 'years', label: 'Years', default: 2, usual: [1, 5], step: 1, whole: true },
} as const;
/** Figures along a scale of any kind, from `from` on; amounts above 1,000 are refused. */
const along = (charts: readonly Chart[], at: Column = { kind: 'number', label: 'Year' }) =>
  madeUp({
    inputs: { ...inputs, from: { kind: 'number', label: 'From', default: 1 } },
    outputs: {
      total: {
        kind: 'currency',
        label: 'Total',
        labels: [{ text: 'Total of much', showWhen: { amount: { above: 500 } } }],
      },
    },
    tables: {
      yearly: {
        title: 'By year',
        columns: {
          at,
          put: { kind: 'currency', label: 'Put in', role: 'principal' },
          real: { kind: 'currency', label: 'In today’s money', showWhen: { years: { above: 3 } } },
          low: { kind: 'currency', label: 'Low' },
          worth: { kind: 'percent', label: 'Worth', decimals: 3 },
          earned: { kind: 'currency', label: 'Earned', role: 'interest' },
        },
      },
    },
    charts,
    refusals: { much: 'Too much.' },
    compute: ({ amount, years, from }: Record<'amount' | 'years' | 'from', number>) =>
      amount > 1000
        ? fail('amount', 'much')
        : {
            total: amount,
            yearly: () =>
              Array.from({ length: years }, (_, index) => ({
                at: (at.kind === 'number' ? from + index : `2026-0${from + index}`) as never,
                put: 1,
                real: 2,
                low: 3,
                worth: 4,
                earned: 5,
              })),
          },
  } as never) as unknown as Tool;
const of = (tool: Tool, ...all: Record<string, number | string>[]) =>
  comparedChart(
    tool,
    compare(
      tool,
      all.map(({ name, ...values }, index) => ({ name: String(name ?? `S${index + 1}`), values })),
    ).columns,
  );
const rowsOf = (drawn: ChartProps | null) => (drawn && 'rows' in drawn.data ? drawn.data.rows : []);
const namesOf = (drawn: ChartProps | null) =>
  drawn && 'rows' in drawn.data ? drawn.data.series.map(({ label }) => label) : [];
const base = { title: 'x', table: 'yearly', x: 'at' } as const;
const line = (...series: string[]): Chart => ({ kind: 'line', ...base, series });

it('a chart over time has a line and a colour for each scenario, and a shorter one ends before the others', () => {
  const drawn = of(along([line('put', 'worth')]), { years: 2 }, { years: 1 });
  const rows = [
    { at: 1, 'of 0': 4, 'of 1': 4 },
    { at: 2, 'of 0': 4 },
  ];
  const unit = { kind: 'percent', decimals: 3 };
  const series = [0, 1].map((index) => ({ key: `of ${index}`, label: `S${index + 1}`, unit }));
  expect(drawn).toMatchObject({
    chart: { kind: 'line', title: 'Worth in each scenario', table: 'yearly', x: 'at', series: ['of 0', 'of 1'] },
    data: { rows, x: { key: 'at', label: 'Year', unit: { kind: 'number' } }, series, marks: [] },
  });
  const colours = drawn && 'series' in drawn.data ? drawn.data.series.map(({ colour }) => colour) : [];
  expect(new Set(colours).size).toBe(2);
});

it.each<[string, Chart, string]>([
  ['of areas', { kind: 'area', ...base, series: ['put', 'worth'] }, 'Worth'],
  ['of bars', { kind: 'bars', ...base, series: ['earned', 'worth'] }, 'Earned'],
  ['of a fan, by its middle', { kind: 'fan', ...base, series: ['low', 'worth', 'earned'] }, 'Worth'],
  ['of what is put in alone', line('put'), 'Put in'],
])('a chart of scenarios over time takes the figures of the tool’s chart %s', (_kind, chart, label) => {
  expect(of(along([chart]), {}, {})?.chart).toMatchObject({ kind: 'line', title: `${label} in each scenario` });
});

it.each<[string, readonly Chart[], Column | undefined]>([
  ['one of shares', [{ kind: 'shares', title: 'x', table: 'yearly', label: 'at', value: 'worth' }], undefined],
  ['along names', [line('worth')], { kind: 'text', label: 'Name' }],
  ['hidden in one scenario', [{ ...line('worth'), showWhen: { years: 2 } }], undefined],
  ['of a hidden column', [line('real')], undefined],
])('scenarios are not compared over time by a chart that is %s', (_kind, charts, at) => {
  expect(of(along(charts, at), { years: 2 }, { years: 3 })?.chart.kind).toBe('bars');
});

it('a chart over time goes along all years or months of the scenarios in their order', () => {
  const years = of(along([line('worth')]), { years: 2, from: 9 }, { years: 2, from: 2 }, { years: 1, from: 10 });
  expect(rowsOf(years).map(({ at }) => at)).toEqual([2, 3, 9, 10]);
  const months = along([line('worth')], { kind: 'month', label: 'Month' });
  const found = rowsOf(of(months, { years: 2, from: 7 }, { years: 2, from: 2 })).map(({ at }) => at);
  expect(found).toEqual([2, 3, 7, 8].map((month) => `2026-0${month}`));
});

it('a chart over time leaves out a scenario without a result, and numbers those of one name by their place', () => {
  const tool = along([line('worth')]);
  const same = { name: 'Mine' };
  expect(namesOf(of(tool, same, { amount: 2000 }, same, { name: 'Other' }))).toEqual(['Mine (1)', 'Mine (3)', 'Other']);
  expect(of(tool, {}, { amount: 2000 })).toBeNull();
});

it('scenarios are bars with the label that the last one has, where the tool has no chart over time', () => {
  const drawn = of(along([]), { amount: 1 }, { amount: 2 }, { amount: 600 });
  expect(drawn).toMatchObject({
    chart: { kind: 'bars', title: 'Total of much in each scenario', series: ['figure'] },
    data: {
      x: { unit: { kind: 'text' } },
      series: [{ key: 'figure', label: 'Total of much', unit: { kind: 'currency' } }],
    },
  });
  expect(rowsOf(drawn).map(({ at, figure }) => [at, figure])).toEqual([
    ['S1', 1],
    ['S2', 2],
    ['S3', 600],
  ]);
});

it('nothing is drawn of one scenario alone, nor of a tool whose results are words', () => {
  expect(of(along([]), {})).toBeNull();
  const words = madeUp({
    inputs,
    outputs: { said: { kind: 'text', label: 'Said' } },
    compute: () => ({ said: 'yes' }),
  });
  expect(of(words, {}, {})).toBeNull();
});
