// What a chart draws, from its definition and an outcome.
import { formatValue } from '#src/engine/format.ts';
import type { Chart, Column, Outcome, Output, Role, Success, Table, TableRow, Tool } from '#src/engine/types.ts';
import { holds, lookupIn } from '#src/engine/visibility.ts';
import { type Slices, slicesOf } from './donut-slices.ts';
import { coloursOf } from './look.tsx';
import { type DeclaredMark, type Figure, type Mark, placeOf } from './marks.ts';
import { type Axis, type Series, unitAlong, unitOf } from './units.ts';

export interface Rows {
  readonly rows: readonly TableRow[];
  readonly x: Axis;
  readonly series: readonly Series[];
  readonly marks: readonly Mark[];
  /** The rows of a table in which one may be best, with their table. */
  readonly options?: { readonly table: Table; readonly rows: readonly TableRow[] };
}

/** What a chart draws, without the definition. */
export type ChartData = Slices | Rows;

export interface ChartProps {
  readonly chart: Chart;
  readonly data: ChartData;
}

const roleOf = (spec: Column | undefined): Role | undefined => (spec && 'role' in spec ? spec.role : undefined);

type RowsChart = Exclude<Chart, { kind: 'donut' | 'shares' }>;

/** The figures of a chart, or null where there is nothing to draw. */
export function dataOf(tool: Tool, chart: Chart, outcome: Outcome): ChartData | null {
  if (!outcome.ok) return null;
  const figure: Figure = (name) => outcome.outputs[name] ?? outcome.values[name];
  if (chart.kind === 'donut')
    return slicesOf(
      chart.slices.map(({ label, value, role }) => ({
        name: label,
        value: Number(figure(value)),
        exact: outcome.raw[value],
        unit: unitOf(tool.outputs[value] ?? tool.inputs[value]),
        role,
      })),
    );
  const rows = fromStart(chart, outcome.shownTable(chart.table), figure);
  const columns = tool.tables[chart.table]?.columns ?? {};
  if (chart.kind === 'shares')
    return slicesOf(
      rows.map((row) => ({
        name: textOf(columns[chart.label], row[chart.label]),
        value: Number(row[chart.value]),
        unit: unitOf(columns[chart.value]),
      })),
    );
  return rowsOf(tool, chart, outcome, rows, figure);
}

/** The series of a chart over rows, with its x axis and its marks; null where all of them are 0. */
function rowsOf(
  tool: Tool,
  chart: RowsChart,
  outcome: Success,
  rows: readonly TableRow[],
  figure: Figure,
): Rows | null {
  const table = tool.tables[chart.table];
  const columns = table?.columns ?? {};
  // a column that the page leaves out is not drawn either
  const lookup = lookupIn(tool, outcome.values, outcome);
  const keys = chart.series.filter((key) => holds(columns[key]?.showWhen, tool.inputs, lookup));
  const largest = keys.map((key) => Math.max(...rows.map((row) => Math.abs(Number(row[key])))));
  if (rows.length === 0 || largest.every((size) => size === 0)) return null;
  const colours = coloursOfSeries(chart, keys, columns);
  const series = keys.map((key, index) => seriesOf(key, columns[key], colours[index]));
  const x = xAxisOf(tool, chart, rows);
  const isOfWords = x.unit.kind === 'text';
  const shown = (value: number | string | undefined) => textOf(columns[x.key], value);
  return {
    // rows of words stand under their shown names, and so do marks at them
    rows: isOfWords ? rows.map((row) => ({ ...row, [x.key]: shown(row[x.key]) })) : rows,
    x,
    // a series whose bars are all 0 needs no name in the legend
    series: series.filter((_, index) => chart.kind !== 'bars' || largest[index] !== 0),
    marks: marksOf(tool, chart, rows, x, figure).map((mark) =>
      isOfWords && mark.axis === 'x' ? { ...mark, at: shown(mark.at) } : mark,
    ),
    ...(table?.best && holds(table.best.showWhen, tool.inputs, lookup) && { options: { table, rows } }),
  };
}

/** The middle of a fan, whose columns are in order from the low to the high figures. */
export const middleOf = <Each>(series: readonly Each[]): Each | undefined => series[(series.length - 1) / 2];

export type Band = readonly [from: Series, to: Series];

/** The bands of a fan, from the outer one to the inner one. */
export const bandsOf = (series: readonly Series[]): readonly Band[] =>
  series.slice(0, Math.floor(series.length / 2)).flatMap((from, index): Band[] => {
    const to = series.at(-1 - index);
    return to ? [[from, to]] : [];
  });

/** The colour of each series; a fan is of one, that of its middle. */
function coloursOfSeries(
  chart: RowsChart,
  keys: readonly string[],
  columns: Readonly<Record<string, Column>>,
): readonly (string | undefined)[] {
  if (chart.kind !== 'fan') return coloursOf(keys.map((key) => roleOf(columns[key])));
  const [middle] = coloursOf([roleOf(columns[middleOf(keys) ?? ''])]);
  return keys.map(() => middle);
}

const marksIn = (chart: RowsChart): readonly DeclaredMark[] => ('marks' in chart ? (chart.marks ?? []) : []);

/** Whether a mark is where the visitor is: at an input, or at a result that says so. */
const isOwn = ({ inputs }: Tool, mark: DeclaredMark): boolean =>
  'x' in mark && typeof mark.x === 'string' && (mark.own ?? Object.hasOwn(inputs, mark.x));

/** The x axis. Its years are a time where a mark stands at an input that takes months too. */
function xAxisOf(tool: Tool, chart: RowsChart, rows: readonly TableRow[]): Axis {
  const column = tool.tables[chart.table]?.columns[chart.x];
  const lasts = marksIn(chart).some((mark) => {
    const input = 'x' in mark && typeof mark.x === 'string' ? tool.inputs[mark.x] : undefined;
    return input?.kind === 'years' && input.months === true && column?.kind === 'years';
  });
  const unit = { ...unitAlong(tool, chart.table, chart.x, rows), ...(lasts && { lasts }) };
  return { key: chart.x, label: column?.label ?? chart.x, unit };
}

/** The marks that the chart reaches, but for one at its end: a line that ends with what happens says so itself. */
function marksOf(tool: Tool, chart: RowsChart, rows: readonly TableRow[], x: Axis, figure: Figure): readonly Mark[] {
  const end = rows.at(-1)?.[x.key];
  return marksIn(chart).flatMap((mark) => {
    const placed = placeOf(mark, rows, x, figure);
    if (!placed || ('once' in mark && chart.kind !== 'bars' && placed.at === end)) return [];
    return isOwn(tool, mark) ? { ...placed, own: true } : placed;
  });
}

/** The rows of a chart, with its starting point first if it has one and the first row is later. */
function fromStart(
  chart: Exclude<Chart, { kind: 'donut' }>,
  rows: readonly TableRow[],
  figure: Figure,
): readonly TableRow[] {
  const [first] = rows;
  if (!first || !('start' in chart) || !chart.start) return rows;
  const named = Object.entries(chart.start).map(([key, at]) => [key, typeof at === 'string' ? Number(figure(at)) : at]);
  const start: TableRow = Object.fromEntries(named);
  return Number(start[chart.x]) < Number(first[chart.x]) ? [start, ...rows] : rows;
}

function textOf(column: Column | undefined, value: number | string | undefined): string {
  return column && value !== undefined ? formatValue(column, value) : String(value);
}

export const seriesOf = (key: string, spec: Output | Column | undefined, colour = ''): Series => ({
  key,
  label: spec?.label ?? key,
  unit: unitOf(spec),
  colour,
});

/** The figures of all series in a row together. */
export const sumOf = (series: readonly Series[], row: TableRow | undefined): number =>
  series.reduce((sum, { key }) => sum + Number(row?.[key] ?? 0), 0);
