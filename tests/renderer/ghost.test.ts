import { expect, it } from 'vitest';
import { complete } from '#src/engine/places.ts';
import type { Chart, Tool } from '#src/engine/types.ts';
import { dataOf } from '#src/renderer/charts/data.ts';
import { withGhost } from '#src/renderer/charts/ghost.ts';
import { madeUp } from '../made-up.ts';

const tool = (charts: readonly Chart[], names = false) =>
  madeUp({
    inputs: {
      years: { kind: 'years', label: 'Years', default: 2, whole: true },
      worth: { kind: 'currency', label: 'Worth', default: 10 },
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    tables: {
      yearly: {
        title: 'By year',
        columns: {
          at: names ? { kind: 'text', label: 'Name' } : { kind: 'number', label: 'Year' },
          put: { kind: 'currency', label: 'Put in', role: 'principal' },
          worth: { kind: 'currency', label: 'Worth' },
          high: { kind: 'currency', label: 'High' },
        },
      },
    },
    charts,
    compute: ({ years, worth }: Record<'years' | 'worth', number>) => ({
      total: worth,
      yearly: () =>
        Array.from({ length: years }, (_, index) => ({
          at: (names ? `Loan ${years - index}` : index + 1) as never,
          put: 1,
          worth,
          high: 99,
        })),
    }),
  } as never) as unknown as Tool;
const base = { title: 'x', table: 'yearly', x: 'at' } as const;
const drawn = (chart: Chart, kept: Record<string, number>, names = false) => {
  const made = tool([chart], names);
  return withGhost(made, chart, dataOf(made, chart, made.run({})), {
    name: 'SBI',
    values: complete(made, kept),
    outcome: made.run(kept),
  });
};
const ghostOf = (data: ReturnType<typeof drawn>) => {
  if (!data || !('rows' in data) || !data.ghost) return null;
  const { ghost, rows, x } = data;
  return rows.map((row) => [row[x.key], row[ghost.key]]);
};
const each = (figure: number) => [
  [1, figure],
  [2, figure],
];

it.each<[string, Chart, number]>([
  ['a line that is not what is paid in', { kind: 'line', ...base, series: ['put', 'worth'] }, 7],
  ['the line of what is paid in, if there is no other', { kind: 'area', ...base, series: ['put'] }, 1],
  ['the top of stacked areas', { kind: 'area', ...base, series: ['put', 'worth'], stacked: true }, 8],
  ['the top of stacked bars', { kind: 'bars', ...base, series: ['put', 'worth'], stacked: true }, 8],
  ['the middle of a fan', { kind: 'fan', ...base, series: ['put', 'worth', 'high'] }, 7],
])('the ghost of a chart is %s', (_what, chart, figure) => {
  expect(ghostOf(drawn(chart, { worth: 7 }))).toEqual(each(figure));
});

it('the ghost has the name of what is kept, and its own length along the axis', () => {
  const chart: Chart = { kind: 'line', ...base, series: ['worth'] };
  const data = drawn(chart, { worth: 7, years: 3 });
  expect(data).toMatchObject({ ghost: { label: 'SBI', unit: { kind: 'currency' } } });
  expect(ghostOf(data)).toEqual([...each(7), [3, 7]]);
  expect(data && 'rows' in data ? data.rows.map(({ worth }) => worth) : []).toEqual([10, 10, undefined]);
  expect(ghostOf(drawn(chart, { worth: 7, years: 1 }))).toEqual([
    [1, 7],
    [2, undefined],
  ]);
});

it('names along an axis stay in their order', () => {
  const chart: Chart = { kind: 'bars', ...base, series: ['worth'] };
  expect(ghostOf(drawn(chart, { worth: 7 }, true))).toEqual([
    ['Loan 2', 7],
    ['Loan 1', 7],
  ]);
});

it('there is no ghost in a ring, nor of a scenario without figures', () => {
  const shares: Chart = { kind: 'shares', title: 'x', table: 'yearly', label: 'at', value: 'worth' };
  expect(ghostOf(drawn(shares, { worth: 7 }, true))).toBe(null);
  expect(ghostOf(drawn({ kind: 'line', ...base, series: ['worth'] }, { worth: -1 }))).toBe(null);
});

it('the ghost starts as the chart that its scenario shows', () => {
  const once = { years: { above: 2 } } as const;
  const atOnce: Chart = { kind: 'area', ...base, series: ['worth'], start: { at: 0, worth: 'total' }, showWhen: once };
  const bit: Chart = { kind: 'area', ...base, series: ['worth'], start: { at: 0, worth: 0 }, showWhen: { years: 2 } };
  const startOf = (charts: readonly Chart[]) => {
    const made = tool(charts);
    const kept = { years: 2, worth: 7 };
    const present = dataOf(made, atOnce, made.run({ years: 3 }));
    const data = withGhost(made, atOnce, present, {
      name: 'SBI',
      values: complete(made, kept),
      outcome: made.run(kept),
    });
    return ghostOf(data)?.[0];
  };
  expect(startOf([atOnce, bit])).toEqual([0, 0]);
  expect(startOf([atOnce])).toEqual([0, undefined]);
});
