import { roundHalfUp } from '#maths/rounding.ts';
import { formatValue, shortRupees } from '#src/engine/format.ts';
import type { Chart, Column, Input, Outcome, Output, TableRow, Tool } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { words } from '../words.ts';

/** As many as there are colours. */
const MOST_SLICES = 6;

/** How a figure is written: each slice and each series has its own. */
export interface Unit {
  readonly kind: Column['kind'];
  readonly decimals?: number;
  readonly significant?: number;
}

export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
}

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly unit: Unit;
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
    return slicesOf(
      chart.slices.map(({ label, value }) => ({
        name: label,
        value: Number(outcome.outputs[value] ?? outcome.values[value]),
        unit: unitOf(tool.outputs[value] ?? tool.inputs[value]),
      })),
    );
  const rows = outcome.table(chart.table);
  const columns = tool.tables[chart.table]?.columns ?? {};
  if (chart.kind === 'shares')
    return slicesOf(
      rows.map((row) => ({
        name: textOf(columns[chart.label], row[chart.label]),
        value: Number(row[chart.value]),
        unit: unitOf(columns[chart.value]),
      })),
    );
  if (rows.length === 0) return null;
  const series = (key: string): Series => ({ key, label: columns[key]?.label ?? key, unit: unitOf(columns[key]) });
  const all = chart.kind === 'fan' ? [chart.low, chart.middle, chart.high] : chart.series;
  // a column that the page leaves out is not drawn either
  const keys = all.filter((key) => holds(columns[key]?.showWhen, tool.inputs, (name) => outcome.values[name]));
  const x = series(chart.x);
  const named = rows.map((row) => ({ ...row, [x.key]: textOf(columns[x.key], row[x.key]) }));
  return { rows: x.unit.kind === 'text' ? named : rows, x, series: keys.map(series) };
}

function textOf(column: Column | undefined, value: number | string | undefined): string {
  return column && value !== undefined ? formatValue(column, value) : String(value);
}

/** The unit of an output, an input or a column; a plain number where it has none. */
export function unitOf(spec: Output | Column | Input | undefined): Unit {
  switch (spec?.kind) {
    case 'currency':
    case 'percent':
    case 'years':
    case 'number': {
      const { kind } = spec;
      const decimals = 'decimals' in spec ? spec.decimals : undefined;
      const significant = 'significant' in spec ? spec.significant : undefined;
      return { kind, ...(decimals !== undefined && { decimals }), ...(significant !== undefined && { significant }) };
    }
    case 'text':
      return { kind: 'text' };
    default:
      return { kind: 'number' };
  }
}

function slicesOf(all: readonly Slice[]): ChartData | null {
  const drawn = all.map((slice) => ({ ...slice, value: Math.max(0, slice.value) }));
  const slices = drawn.length <= MOST_SLICES ? drawn : withRest(drawn);
  return slices.some(({ value }) => value > 0) ? { slices } : null;
}

/** The unit of an axis that these series share: a plain number where they have several, which each of them keeps. */
export function axisUnit(series: readonly Series[]): Unit {
  const [first, ...others] = series.map(({ unit }) => unit);
  return first && others.every(({ kind }) => kind === first.kind) ? first : { kind: 'number' };
}

/** A tick of an axis: rupees in lakh and crore. */
export function tick({ kind }: Unit, value: number): string {
  if (kind === 'currency') return shortRupees(value);
  // a tenth is 0.30000000000000004 after three steps in binary
  const plain = String(roundHalfUp(value, 10));
  return kind === 'percent' ? `${plain}%` : plain;
}

/** A figure in a tooltip, as the page writes it elsewhere: rupees are whole. */
export function tooltipFigure(unit: Unit, value: number): string {
  return unit.kind === 'text' ? String(value) : formatValue({ label: '', ...unit, kind: unit.kind }, value);
}

/** The figure that a tooltip shows for a series, found by what it is drawn from; a band has two, of its first series. */
export function seriesFigure(series: readonly Series[], drawnFrom: unknown, value: unknown): string {
  const { unit } = series.find(({ key }) => key === drawnFrom) ?? series[0] ?? { unit: { kind: 'number' } };
  const figures: unknown[] = Array.isArray(value) ? value : [value];
  return figures.map((figure) => tooltipFigure(unit, Number(figure))).join(' – ');
}

/** The largest slices and all others as one: more cannot be told apart. */
function withRest(all: readonly Slice[]): Slice[] {
  const largest = [...all].sort((a, b) => b.value - a.value);
  const rest = largest.splice(MOST_SLICES - 1);
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [...largest, { name: words.otherSlices, value, unit: all[0]?.unit ?? { kind: 'number' } }];
}
