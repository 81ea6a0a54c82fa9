import { formatValue, shortRupees } from '#src/engine/format.ts';
import type { Chart, Column, Outcome, TableRow, Tool } from '#src/engine/types.ts';
import { words } from '../words.ts';

/** As many as there are colours. */
const MOST_SLICES = 6;

export interface Slice {
  readonly name: string;
  readonly value: number;
}

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly kind: Column['kind'];
}

/** What a chart draws, freed of the definition. */
export type ChartData =
  | { readonly slices: readonly Slice[] }
  | { readonly rows: readonly TableRow[]; readonly x: Series; readonly series: readonly Series[] };

export interface ChartProps {
  readonly chart: Chart;
  readonly data: ChartData;
}

/** The figures of a chart, or null where there is nothing to draw. */
export function dataOf(tool: Tool, chart: Chart, outcome: Outcome): ChartData | null {
  if (!outcome.ok) return null;
  if (chart.kind === 'donut')
    return slicesOf(chart.slices.map(({ label, value }) => [label, outcome.outputs[value] ?? outcome.values[value]]));
  const rows = outcome.table(chart.table);
  if (chart.kind === 'shares')
    return slicesOf(
      rows.map((row) => [textOf(tool.tables[chart.table]?.columns[chart.label], row[chart.label]), row[chart.value]]),
    );
  if (rows.length === 0) return null;
  const columns = tool.tables[chart.table]?.columns ?? {};
  const series = (key: string): Series => ({
    key,
    label: columns[key]?.label ?? key,
    kind: columns[key]?.kind ?? 'number',
  });
  const keys = chart.kind === 'fan' ? [chart.low, chart.middle, chart.high] : chart.series;
  const x = series(chart.x);
  const named = rows.map((row) => ({ ...row, [x.key]: textOf(columns[x.key], row[x.key]) }));
  return { rows: x.kind === 'text' ? named : rows, x, series: keys.map(series) };
}

function textOf(column: Column | undefined, value: number | string | undefined): string {
  return column && value !== undefined ? formatValue(column, value) : String(value);
}

function slicesOf(pairs: readonly (readonly [string, unknown])[]): ChartData | null {
  const all = pairs.map(([name, value]) => ({ name, value: Math.max(0, Number(value)) }));
  const slices = all.length <= MOST_SLICES ? all : withRest(all);
  return slices.some(({ value }) => value > 0) ? { slices } : null;
}

/** A tick of an axis: rupees in lakh and crore. */
export function tick(kind: Column['kind'], value: number): string {
  return kind === 'currency' ? shortRupees(value) : kind === 'percent' ? `${value}%` : String(value);
}

/** A figure in a tooltip, in whole rupees. */
export function tooltipFigure(kind: Column['kind'], value: number): string {
  return kind === 'text' ? String(value) : formatValue({ kind, label: '' }, value);
}

/** The largest slices and all others as one: more cannot be told apart. */
function withRest(all: readonly Slice[]): Slice[] {
  const largest = [...all].sort((a, b) => b.value - a.value);
  const rest = largest.splice(MOST_SLICES - 1).reduce((sum, { value }) => sum + value, 0);
  return [...largest, { name: words.otherSlices, value: rest }];
}
