import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import type { Meta, Tool } from '#src/engine/types.ts';
import { abilities, cover } from './cover.ts';
import { tools } from './tools.ts';

const meta: Meta = { id: 'any', path: '/any', title: 'Any', icon: 'wallet', description: '', metaDescription: '' };
const years = { kind: 'years', label: 'Years', default: 5, min: 1, max: 10, step: 1 } as const;
const sum = { kind: 'currency', label: 'Sum' } as const;
const table = { title: 'By year', columns: { year: { kind: 'number', label: 'Year' }, sum } } as const;
const plain: Tool = defineTool({
  inputs: { years },
  outputs: { sum, twice: sum },
  tables: { byYear: table },
  charts: [{ kind: 'line', title: 'Sums', table: 'byYear', x: 'year', series: ['sum'] }],
  notes: { long: 'That is long.' },
  basis: ['A made-up tool.'],
  examples: [{ title: 'The defaults', inputs: {}, outputs: { sum: 10 } }],
  compute: () => ({ sum: 10, twice: 20, byYear: () => [], notes: [] }),
});
const entry = (id: string, more: object = {}) => ({ id, meta, tool: { ...plain, ...more } as Tool });
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const options = (count: number) => Array.from({ length: count }, (_, value) => ({ value, label: `Option ${value}` }));
const withInput = (input: object) => ({ inputs: { years, other: { label: 'Other', ...input } } });
const withTable = (more: object) => ({ tables: { byYear: { ...table, ...more } } });

describe('the tools that browsers visit in npm test', () => {
  it('show together every ability that any tool of the catalogue has, and are no more than half of the tools', () => {
    const shown = abilities(tools);
    const of = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => [...(shown.get(id) ?? [])]))].sort();
    const chosen = idsOf(cover(tools));
    expect(of(chosen)).toEqual(of(idsOf(tools)));
    expect(chosen.length).toBeLessThan(tools.length / 2);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  it('have every kind of input, chart and panel, found here without asking for abilities', () => {
    const kinds = (all: readonly { tool: Tool }[]) =>
      [
        ...new Set(
          all.flatMap(({ tool }) => [
            ...Object.values(tool.inputs).map(({ kind }) => `input ${kind}`),
            ...tool.charts.map(({ kind }) => `chart ${kind}`),
            ...(['keep', 'live', 'insight'] as const).filter((panel) => tool[panel] !== null),
          ]),
        ),
      ].sort();
    expect(kinds(cover(tools))).toEqual(kinds(tools));
  });

  it('are the same ones in whatever order the tools come', () => {
    expect(idsOf(cover([...tools].reverse()))).toEqual(idsOf(cover(tools)));
  });

  it.each<[string, object]>([
    ['another kind of input', withInput({ kind: 'date', default: '' })],
    ['rows', withInput({ kind: 'rows', columns: { years } })],
    ['a kind of cell', withInput({ kind: 'rows', columns: { day: { kind: 'date', label: 'Day' } } })],
    ['a duration in months', withInput({ ...years, months: true })],
    ['values to press', withInput({ ...years, chips: [1, 2] })],
    ['no slider', { inputs: { years: { kind: 'years', label: 'Years', default: 5 } } }],
    ['radio buttons', withInput({ kind: 'choice', options: options(4), default: 0 })],
    ['a list of options', withInput({ kind: 'choice', options: options(5), default: 0 })],
    ['a toggle', withInput({ kind: 'toggle', default: true })],
    ['an input under More options', withInput({ ...years, more: true })],
    ['an input for some values only', withInput({ ...years, showWhen: { years: 5 } })],
    ['a kind of chart', { charts: [{ kind: 'area', title: 'Sums', table: 'byYear', x: 'year', series: ['sum'] }] }],
    ['several charts', { charts: [...plain.charts, ...plain.charts] }],
    ['no chart', { charts: [] }],
    ['an open table', withTable({ open: true })],
    ['a table with a finer view', { tables: { byYear: table, byMonth: { ...table, finerOf: 'byYear' } } }],
    ['several tables', { tables: { byYear: table, other: table } }],
    ['no table', { tables: {} }],
    ['stored values', { keep: { version: 1 } }],
    ['a history', { keep: { version: 1, history: { title: 'So far', outputs: ['sum'] } } }],
    ['live figures', { live: { label: 'Rates', sources: [] } }],
    ['an insight', { insight: { title: 'Insight', about: 'About it' } }],
    ['a button that exchanges inputs', { swaps: [{ label: 'Swap', inputs: ['years', 'years'] }] }],
    ['a note at a result', { notes: { long: { text: 'That is long.', at: 'sum' } } }],
    ['a working', { working: [{ id: 'sum', label: 'Sum', formula: '{years} × 2' }] }],
    ['two figures shown large', { headline: ['sum', 'twice'] }],
    ['a headline in words', { outputs: { ...plain.outputs, sum: { kind: 'text', label: 'Sum' } } }],
  ])('have one with %s where a tool has it', (_, more) => {
    const entries = ['a', 'b', 'c'].map((id) => entry(id));
    expect(cover(entries)).toHaveLength(1);
    expect(idsOf(cover([...entries, entry('z', more)]))).toContain('z');
  });

  it('have one of those with the longest labels and the widest tables', () => {
    const entries = ['a', 'b', 'c', 'd'].map((id) => entry(id));
    const label = 'A label that is much longer than those of all other tools';
    const column = { kind: 'number', label: 'Year' } as const;
    for (const more of [
      { inputs: { years: { ...years, label } } },
      { outputs: { sum: { ...sum, label }, twice: sum } },
      withTable({ columns: { a: column, b: column, c: column, d: column } }),
    ]) {
      const three = ['x', 'y', 'z'].map((id) => entry(id, more));
      expect(idsOf(cover([...entries, ...three]))).toContain('x');
    }
  });

  it('are not more for what looks the same', () => {
    const other = entry('z', {
      rises: [{ output: 'sum', with: 'years' }],
      sums: [{ total: 'sum', parts: ['a', 'b'] }],
    });
    const renamed = entry('y', { inputs: { months: { ...years, solve: false, was: ['years'], label: 'Other' } } });
    expect(cover([entry('a'), other, renamed])).toHaveLength(1);
  });
});
