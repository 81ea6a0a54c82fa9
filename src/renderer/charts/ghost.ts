import { isPartShown } from '#src/engine/places.ts';
import type { Chart, Column, Outcome, TableRow, Tool, Values } from '#src/engine/types.ts';
import { type ChartData, dataOf, middleOf, type Rows } from './data.ts';

/** The column of rows that has the ghost; no column of a table has such a name. */
const KEY = '~ghost';

/** Rows of several tables along one axis, in the order of the axis. */
export function alongside({ key, unit }: Rows['x'], tables: readonly (readonly TableRow[])[]): TableRow[] {
  const places = new Map<number | string, TableRow>();
  for (const row of tables.flat()) places.set(row[key] ?? '', { ...places.get(row[key] ?? ''), ...row });
  const rows = [...places.values()];
  if (unit.kind === 'text') return rows;
  return rows.sort(({ [key]: a = '' }, { [key]: b = '' }) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)),
  );
}

/** The column in which scenarios differ: amounts paid in are mostly the same in all of them. */
export const mainColumn = (columns: Readonly<Record<string, Column>>, keys: readonly string[]): string | undefined => {
  const isPutIn = (spec: Column | undefined) => spec !== undefined && 'role' in spec && spec.role === 'principal';
  return keys.find((key) => !isPutIn(columns[key])) ?? keys[0];
};

interface Kept {
  readonly name: string;
  readonly values: Values;
  readonly outcome: Outcome;
}

/** A chart as a scenario draws it: with the starting point of the one that it shows of the same table, since a lump sum starts with all of it. */
function chartFor(tool: Tool, chart: Chart, { values, outcome }: Kept): Chart {
  const isOwn = (other: Chart) =>
    'table' in chart && 'table' in other && other.table === chart.table && isPartShown(tool, other, values, outcome);
  if (!('start' in chart) || isOwn(chart)) return chart;
  const { start, ...rest } = chart;
  const own = tool.charts.find(isOwn);
  return own && 'start' in own && own.start ? { ...rest, start: own.start } : rest;
}

/** A chart over time or names with the main line of another scenario: of stacked series their sum. */
export function withGhost(tool: Tool, chart: Chart, data: ChartData | null, kept: Kept): ChartData | null {
  const { name, outcome } = kept;
  if (!data || !('rows' in data) || !('x' in chart)) return data;
  const other = dataOf(tool, chartFor(tool, chart, kept), outcome);
  if (!other || !('rows' in other)) return data;
  const { x } = data;
  const keys = other.series.map(({ key }) => key);
  const main = chart.kind === 'fan' ? middleOf(keys) : mainColumn(tool.tables[chart.table]?.columns ?? {}, keys);
  const series = other.series.find(({ key }) => key === main);
  if (!series) return data;
  const drawn = 'stacked' in chart && chart.stacked ? keys : [series.key];
  const ghost = other.rows.map((row) => ({
    [x.key]: row[x.key] ?? '',
    [KEY]: drawn.reduce((sum, key) => sum + Number(row[key] ?? 0), 0),
  }));
  return {
    ...data,
    rows: alongside(x, [data.rows, ghost]),
    ghost: { ...series, key: KEY, label: name, colour: 'var(--colour-fg)' },
  };
}
