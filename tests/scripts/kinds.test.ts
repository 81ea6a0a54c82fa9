import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import type { Tool } from '#src/engine/types.ts';
import { chartKinds, fieldKinds, outcomeKinds, schemaKinds, tableKinds } from '../../scripts/build/kinds.mjs';

const basis = ['A made-up tool.'];
const examples = [{ title: 'The defaults', inputs: {}, outputs: { sum: 10 } }];
const years = { kind: 'years', label: 'Years', default: 5, min: 1, max: 10 } as const;
const sum = { kind: 'currency', label: 'Sum' } as const;

const plain: Tool = defineTool({
  inputs: {
    years,
    mode: {
      kind: 'choice',
      label: 'Mode',
      default: 'a',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    fee: { kind: 'currency', label: 'Fee', default: 1, showWhen: { mode: 'b' } },
  },
  outputs: { sum },
  notes: {
    long: 'That is long.',
    none: { text: 'Nobody has this.', at: 'sum' },
  },
  charts: [{ kind: 'line', title: 'Sums', table: 'byYear', x: 'year', series: ['sum'] }],
  tables: {
    byYear: { title: 'By year', columns: { year: { kind: 'number', label: 'Year' }, sum } },
    byMonth: {
      title: 'By month',
      finerOf: 'byYear',
      sections: { by: 'year', caption: 'Year {value}' },
      columns: { year: { kind: 'number', label: 'Year' }, sum },
    },
  },
  basis,
  examples,
  compute: (values) => ({
    sum: values.years * 2,
    byYear: () => Array.from({ length: Math.floor(values.years) }, (_, index) => ({ year: index + 1, sum: index + 1 })),
    byMonth: () => [],
    notes: [...(values.years > 12 ? (['long'] as const) : []), ...(values.mode === 'b' ? (['none'] as const) : [])],
  }),
});
const entries = [{ id: 'plain', tool: plain }];
const named = (kinds: readonly { title: string; at: unknown }[], title: string) =>
  kinds.find((kind) => kind.title === title);

describe('what the gallery shows', () => {
  it('has every kind of input and chart that a definition may have', async () => {
    const kinds = await schemaKinds();
    expect(kinds.inputs).toEqual(expect.arrayContaining(['currency', 'choice', 'date', 'rows']));
    const fields = fieldKinds(entries, kinds.inputs);
    for (const kind of kinds.inputs)
      expect(
        fields.some(({ title }) => title.startsWith(kind)),
        kind,
      ).toBe(true);
    const charts = chartKinds(entries, kinds.charts);
    for (const kind of kinds.charts)
      expect(
        charts.some(({ title }) => title === kind),
        kind,
      ).toBe(true);
  });

  it('is found in the definitions, with the values that bring it into sight', async () => {
    const fields = fieldKinds(entries, ['years', 'currency', 'choice', 'date']);
    expect(named(fields, 'years with a slider')?.at).toMatchObject({ id: 'plain', name: 'years' });
    expect(named(fields, 'currency without a slider')?.at).toMatchObject({ name: 'fee', values: { mode: 'b' } });
    expect(named(fields, 'choice as radio buttons')?.at).toMatchObject({ name: 'mode' });
    expect(named(chartKinds(entries, ['line']), 'line')?.at).toMatchObject({ id: 'plain', index: 0 });
    const tables = tableKinds(entries);
    expect(named(tables, 'with a finer view')?.at).toMatchObject({ name: 'byYear' });
    expect(named(tables, 'in sections')?.at).toMatchObject({ name: 'byYear', finer: 'byMonth' });
  });

  it.each([
    ['one of several values', { mode: ['b', 'c'] }, { mode: 'b' }],
    ['another value than the default', { mode: { not: 'a' } }, { mode: 'b' }],
    ['a number above one', { years: { above: 7 } }, { years: 10 }],
    ['one of two rules', [{ mode: 'b' }, { years: 9 }], { mode: 'b' }],
    ['what holds from the start', { mode: { not: 'b' } }, {}],
  ])('brings into sight what waits for %s', (_, offerWhen, values) => {
    const { mode, years } = plain.inputs;
    const day = { kind: 'text', label: 'Day', default: '', offerWhen } as const;
    const tool = { ...plain, inputs: { years, mode, day } } as Tool;
    const [found] = fieldKinds([{ id: 'waits', tool }], ['text']);
    expect(found?.at).toMatchObject({ name: 'day' });
    expect(found?.at?.values).toEqual(values);
  });

  it('is a list with rows rather than an empty one, and an input or chart in sight rather than one that waits or is folded away', () => {
    const columns = { cost: { kind: 'currency', label: 'Cost', default: 1 } } as const;
    const list = { kind: 'rows', label: 'List', item: 'item', columns, default: [] } as const;
    const folded = { ...plain, inputs: { empty: list, folded: { ...years, more: true } } } as unknown as Tool;
    const waiting = { ...plain, charts: plain.charts.map((chart) => ({ ...chart, showWhen: { mode: 'b' } })) } as Tool;
    const full = { ...plain, inputs: { full: { ...list, default: [{ cost: 5 }] }, years } } as unknown as Tool;
    const several = [
      { id: 'folded', tool: folded },
      { id: 'waiting', tool: waiting },
      { id: 'full', tool: full },
    ];
    const fields = fieldKinds(several, ['rows', 'currency', 'years']);
    expect(named(fields, 'rows')?.at).toMatchObject({ id: 'full', name: 'full' });
    expect(named(fields, 'currency in a row of a list')?.at).toMatchObject({ id: 'full', cell: true });
    expect(named(fields, 'years with a slider')?.at).toMatchObject({ id: 'waiting' });
    expect(named(chartKinds(several.slice(1), ['line']), 'line')?.at).toMatchObject({ id: 'full' });
    expect(named(chartKinds(several.slice(1, 2), ['line']), 'line')?.at).toMatchObject({ values: { mode: 'b' } });
  });

  it('names a kind that no tool has', () => {
    const fields = fieldKinds(entries, ['date', 'choice']);
    expect(named(fields, 'date')).toEqual({ title: 'date', at: null });
    expect(named(fields, 'choice as a select')?.at).toBe(null);
    expect(named(tableKinds(entries), 'in one piece')?.at).toBe(null);
  });

  it('finds values that are refused, unusual, noted and drawn as nothing', async () => {
    const found = await outcomeKinds(entries);
    expect(found.refused).toMatchObject({ name: 'years', values: { years: -1 } });
    expect(found.outside).toMatchObject({ name: 'years', values: { years: 15 } });
    expect(found.note).toMatchObject({ values: { years: 15 } });
    expect(found.noteAtFigure).toMatchObject({ name: 'sum', values: { mode: 'b' } });
    expect(found.emptyChart).toMatchObject({ index: 0, values: { years: 0 } });
    expect(found.emptyTable).toMatchObject({ name: 'byYear', values: { years: 0 } });
  });
});
