import { formatNumber } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Compared } from '#src/engine/powers/compare.ts';
import type { Chart, Column, Rule, TableRow, Tool } from '#src/engine/types.ts';
import { isSame, labelOf, lookupIn } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { type ChartProps, middleOf, type Rows, seriesOf } from '../../charts/data.ts';
import { coloursOf } from '../../charts/look.tsx';
import { unitAlong } from '../../charts/units.ts';

const words = panelWords.compare;

/** Rows of several tables along one axis, in the order of the axis. */
function alongside({ key, unit }: Rows['x'], tables: readonly (readonly TableRow[])[]): TableRow[] {
  const places = new Map<number | string, TableRow>();
  for (const row of tables.flat()) places.set(row[key] ?? '', { ...places.get(row[key] ?? ''), ...row });
  const rows = [...places.values()];
  if (unit.kind === 'text') return rows;
  return rows.sort(({ [key]: a = '' }, { [key]: b = '' }) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)),
  );
}

/** The column in which scenarios differ: amounts paid in are mostly the same in all of them. */
const mainColumn = (columns: Readonly<Record<string, Column>>, keys: readonly string[]): string | undefined => {
  const isPutIn = (spec: Column | undefined) => spec !== undefined && 'role' in spec && spec.role === 'principal';
  return keys.find((key) => !isPutIn(columns[key])) ?? keys[0];
};

/**
 * The first chart along numbers, days or months that is shown in every scenario, with the column in which they differ; null where there
 * is none.
 */
function lineOf(tool: Tool, columns: readonly Compared[]) {
  const isShown = (part: { readonly showWhen?: Rule | undefined }) =>
    columns.every(({ values, outcome }) => isPartShown(tool, part, values, outcome));
  const found = tool.charts.find(
    (chart): chart is Extract<Chart, { x: unknown }> =>
      'x' in chart && tool.tables[chart.table]?.columns[chart.x]?.kind !== 'text' && isShown(chart),
  );
  if (!found) return null;
  const specs = tool.tables[found.table]?.columns ?? {};
  const all = found.kind === 'fan' ? [middleOf(found.series) ?? ''] : found.series;
  const shown = all.filter((each) => isShown(specs[each] ?? {}));
  const figuresOf = ({ outcome }: Compared, key: string) =>
    outcome.ok ? outcome.shownTable(found.table).map((row) => row[key]) : [];
  const differing = shown.filter((key) =>
    columns.some((column) => !isSame(figuresOf(column, key), figuresOf(columns[0] as Compared, key))),
  );
  const key = mainColumn(specs, differing.length > 0 ? differing : shown);
  return key === undefined ? null : { ...found, key };
}

/** A line for each scenario, or a bar if the tool has no such chart; null where there is nothing to compare. */
export function comparedChart(tool: Tool, all: readonly Compared[]): ChartProps | null {
  const columns = all.flatMap((column, index) => {
    if (!column.outcome.ok) return [];
    // scenarios with the same name get a number
    const twice = all.some(({ name }, other) => other !== index && name === column.name);
    const name = twice ? words.numbered(column.name, formatNumber(index + 1)) : column.name;
    return [{ ...column, name, outcome: column.outcome }];
  });
  if (columns.length < 2) return null;
  const line = lineOf(tool, columns);
  const colours = coloursOf(columns.map(() => undefined));
  if (line) {
    const specs = tool.tables[line.table]?.columns ?? {};
    const rows = columns.flatMap(({ outcome }) => outcome.shownTable(line.table));
    const unit = unitAlong(tool, line.table, line.x, rows);
    const x = { key: 'at', label: specs[line.x]?.label ?? '', unit };
    const keyOf = (index: number) => `of ${index}`;
    const tables = columns.map(({ outcome }, index) =>
      outcome.shownTable(line.table).map(({ [line.x]: at = '', [line.key]: value }) => ({
        at,
        ...(value !== undefined && { [keyOf(index)]: value }),
      })),
    );
    const main = specs[line.key];
    return {
      chart: {
        kind: 'line',
        title: words.chart(main?.label ?? ''),
        table: line.table,
        x: line.x,
        series: columns.map((_, index) => keyOf(index)),
      },
      data: {
        rows: alongside(x, tables),
        x,
        series: columns.map(({ name }, index) => ({
          ...seriesOf(keyOf(index), main, colours[index]),
          label: name,
        })),
        marks: [],
      },
    };
  }
  const { figure } = tool;
  const spec = figure === null ? undefined : tool.outputs[figure];
  if (figure === null || !spec) return null;
  const last = columns.at(-1);
  const label = last ? labelOf(spec, tool.inputs, lookupIn(tool, last.values, last.outcome)) : spec.label;
  return {
    chart: { kind: 'bars', title: words.chart(label), table: '', x: '', series: ['figure'] },
    data: {
      rows: columns.map(({ name, outcome }) => ({ at: name, figure: outcome.outputs[figure] ?? 0 })),
      x: { key: 'at', label: '', unit: { kind: 'text' } },
      series: [{ ...seriesOf('figure', spec, colours[0]), label }],
      marks: [],
    },
  };
}
