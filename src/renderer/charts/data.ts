import { roundHalfUp } from '#maths/rounding.ts';
import { formatMonths, formatNumber, formatValue, rupeesInWords } from '#src/engine/format.ts';
import type { Chart, Column, Input, Outcome, Output, Role, Table, TableRow, Tool } from '#src/engine/types.ts';
import { holds, lookupIn } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { coloursOf } from './look.ts';

/** As many as there are colours. */
const MOST_SLICES = 6;

/** How a figure is written; each slice and each series has one. */
export interface Unit {
  readonly kind: Column['kind'];
  readonly decimals?: number | undefined;
  readonly significant?: number | undefined;
  /** Of the x axis: it counts months, twelve to a year. */
  readonly months?: true;
  /** Of the x axis: its years are how long something takes, not an age or the number of a year. */
  readonly lasts?: true;
}

export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly colour: string;
  /** Percent of all slices, a whole number: each is rounded as it is elsewhere on the page, so together they may be 99 or 101. */
  readonly share: number;
}

/** What the x axis shows: a column of the rows. */
export interface Axis {
  readonly key: string;
  readonly label: string;
  readonly unit: Unit;
}

export interface Series extends Axis {
  readonly colour: string;
}

/** A reference line at a value of one of the axes. */
export interface Mark {
  readonly axis: 'x' | 'y';
  readonly at: number | string;
  readonly label: string;
  /** Where the visitor is: at an input, or at a result that says so. */
  readonly own?: true;
}

export interface Rows {
  readonly rows: readonly TableRow[];
  readonly x: Axis;
  readonly series: readonly Series[];
  /** The main line of a scenario that is kept. */
  readonly ghost?: Series;
  readonly marks: readonly Mark[];
  /** The rows of a table in which one may be best, with their table and the notes on it. */
  readonly options?: { readonly table: Table; readonly rows: readonly TableRow[]; readonly notes: readonly string[] };
}

export interface Slices {
  readonly slices: readonly Slice[];
  /** All slices together; null where a loss or different units leave them without a sum. */
  readonly total: string | null;
}

/** What a chart draws, without the definition. */
export type ChartData = Slices | Rows;

export interface ChartProps {
  readonly chart: Chart;
  readonly data: ChartData;
}

const roleOf = (spec: Column | undefined): Role | undefined => (spec && 'role' in spec ? spec.role : undefined);

/** The figures of a chart, or null where there is nothing to draw. */
export function dataOf(tool: Tool, chart: Chart, outcome: Outcome): ChartData | null {
  if (!outcome.ok) return null;
  const figure = (name: string) => outcome.outputs[name] ?? outcome.values[name];
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
  if (rows.length === 0) return null;
  const all = chart.kind === 'fan' ? fanColumns(chart) : chart.series;
  // a column that the page leaves out is not drawn either
  const keys = all.filter((key) => holds(columns[key]?.showWhen, tool.inputs, lookupIn(tool, outcome.values, outcome)));
  const largest = keys.map((key) => Math.max(...rows.map((row) => Math.abs(Number(row[key])))));
  if (largest.every((size) => size === 0)) return null;
  // a fan is of one colour, that of its middle
  const colours =
    chart.kind === 'fan'
      ? keys.map(() => coloursOf([roleOf(columns[chart.middle])])[0])
      : coloursOf(keys.map((key) => roleOf(columns[key])));
  const series = keys.map((key, index) => seriesOf(key, columns[key], colours[index]));
  const marked = 'marks' in chart ? (chart.marks ?? []) : [];
  // an input that takes months too is a time
  const lasts = marked.some((mark) => {
    const input = 'x' in mark && typeof mark.x === 'string' ? tool.inputs[mark.x] : undefined;
    return input?.kind === 'years' && input.months === true && columns[chart.x]?.kind === 'years';
  });
  const unit = { ...unitAlong(tool, chart.table, chart.x, rows), ...(lasts && { lasts }) };
  const x = { key: chart.x, label: columns[chart.x]?.label ?? chart.x, unit };
  const named = rows.map((row) => ({ ...row, [x.key]: textOf(columns[x.key], row[x.key]) }));
  const table = tool.tables[chart.table];
  return {
    rows: x.unit.kind === 'text' ? named : rows,
    x,
    // a series whose bars are all 0 needs no name in the legend
    series: series.filter((_, index) => chart.kind !== 'bars' || largest[index] !== 0),
    marks: marked.flatMap((mark) => {
      const placed = placeOf(mark, rows, x, figure);
      // a line that ends with what happens says so itself
      if (!placed || ('first' in mark && chart.kind !== 'bars' && placed.at === rows.at(-1)?.[x.key])) return [];
      const own = 'x' in mark && typeof mark.x === 'string' && (mark.own ?? Object.hasOwn(tool.inputs, mark.x));
      // rows of words stand under their shown names
      const at = placed.axis === 'x' && x.unit.kind === 'text' ? textOf(columns[x.key], placed.at) : placed.at;
      return { ...placed, at, ...(own && { own }) };
    }),
    ...(table?.best && { options: { table, rows, notes: outcome.notes } }),
  };
}

type AnyMark = NonNullable<Extract<Chart, { kind: 'line' }>['marks']>[number];

/** Where a mark stands; null where the chart does not reach it or it does not happen. */
function placeOf(
  mark: AnyMark,
  rows: readonly TableRow[],
  { key, unit }: Axis,
  figure: (name: string) => unknown,
): Mark | null {
  if ('y' in mark) {
    const at = typeof mark.y === 'string' ? figure(mark.y) : mark.y;
    return typeof at === 'number' ? { axis: 'y', at, label: mark.label } : null;
  }
  const wanted = 'first' in mark ? firstRow(mark, rows, figure)?.[key] : mark.x;
  const meant = 'x' in mark && typeof wanted === 'string' ? figure(wanted) : wanted;
  // as rows are rounded: an input of 7 months is no number of two decimals
  const at = typeof meant === 'number' ? roundHalfUp(meant, unit.decimals ?? 2) : meant;
  const isReached =
    typeof at === 'number'
      ? Number(rows[0]?.[key]) <= at && at <= Number(rows.at(-1)?.[key])
      : rows.some((row) => row[key] === at);
  if (!isReached || (typeof at !== 'number' && typeof at !== 'string')) return null;
  return {
    axis: 'x',
    at,
    label: mark.label.replace('{x}', unit.months ? formatMonths(Number(at)) : tooltipFigure(unit, at)),
  };
}

/** The first row in which a figure has passed another one, and had not in the row before. */
function firstRow(
  mark: Extract<AnyMark, { first: string }>,
  rows: readonly TableRow[],
  figure: (name: string) => unknown,
): TableRow | undefined {
  const [other, sign] = 'above' in mark ? [mark.above, 1] : [mark.below, -1];
  const ahead = (row: TableRow | undefined) => {
    const limit = typeof other === 'string' ? (row?.[other] ?? figure(other)) : other;
    // no number where the row has no such figure, as the starting point may not
    return (Number(row?.[mark.first]) - Number(limit)) * sign;
  };
  return rows.find((row, index) => ahead(row) > 0 && ahead(rows[index - 1]) <= 0);
}

/** What a fan draws: the band, its middle, and the darker band if there is one. */
function fanColumns({ low, middle, high, innerLow, innerHigh }: Extract<Chart, { kind: 'fan' }>): readonly string[] {
  const outer = [low, middle, high];
  return innerLow === undefined || innerHigh === undefined ? outer : [...outer, innerLow, innerHigh];
}

/** The rows of a chart, with its starting point first if it has one and the first row is later. */
function fromStart(
  chart: Exclude<Chart, { kind: 'donut' }>,
  rows: readonly TableRow[],
  figure: (name: string) => unknown,
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

/** The unit of an output, an input or a column; a plain number where it has none. */
export function unitOf(spec: Output | Column | Input | undefined): Unit {
  if (!spec || spec.kind === 'choice' || spec.kind === 'toggle' || spec.kind === 'rows') return { kind: 'number' };
  const { kind, decimals, significant }: Pick<Unit, 'kind' | 'decimals' | 'significant'> = spec;
  return { kind, decimals, significant };
}

/** A figure or a column as a series under this key. */
export const seriesOf = (key: string, spec: Output | Column | undefined, colour = ''): Series => ({
  key,
  label: spec?.label ?? key,
  unit: unitOf(spec),
  colour,
});

/** The unit of an x axis: a column counts months where its table has sections of twelve of them. */
export function unitAlong({ tables }: Tool, table: string, key: string, rows: readonly TableRow[]): Unit {
  const { columns = {}, sections } = tables[table] ?? {};
  const unit = unitOf(columns[key]);
  const by = sections?.by ?? key;
  const counted =
    unit.kind === 'number' &&
    by !== key &&
    // a point before the first row is in no section
    rows.every((row) => row[by] === undefined || row[by] === Math.ceil(Number(row[key]) / 12));
  return counted ? { ...unit, months: true } : unit;
}

/** Where a row stands along the x axis: `Month 341 (28 years 5 months)`, `Year 2.58 (2 years 7 months)`, `20 years`. */
export function saidAlong({ label, unit }: Axis, at: number | string): string {
  if (unit.kind === 'text') return String(at);
  if (unit.lasts) return formatMonths(Number(at) * 12);
  const isPart = unit.kind === 'years' && !Number.isInteger(at);
  const text = `${label} ${isPart ? formatNumber(Number(at)) : tooltipFigure(unit, at)}`;
  if (!isPart && !(unit.months && Number(at) >= 12)) return text;
  return `${text} (${formatMonths(Number(at) * (isPart ? 12 : 1))})`;
}

interface Part extends Omit<Slice, 'colour' | 'share'> {
  readonly role?: Role | undefined;
  /** The figure before it was rounded, where it is a result. */
  readonly exact?: number | undefined;
}

function slicesOf(all: readonly Part[]): Slices | null {
  const positive = all.map((part) => ({ ...part, value: Math.max(0, part.value) }));
  const parts = positive.length <= MOST_SLICES ? positive : withRest(positive);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (!(sum > 0)) return null;
  const colours = coloursOf(parts.map(({ role }) => role));
  const [unit] = parts.map((part) => part.unit);
  const summed = all.every(({ value }) => value >= 0) && parts.every((part) => part.unit.kind === unit?.kind);
  return {
    slices: parts
      .map(({ role: _, exact: __, ...part }, index) => ({
        ...part,
        colour: colours[index] ?? '',
        share: roundHalfUp((part.value / sum) * 100, 0),
      }))
      // a slice of 0 is left out, unless there are only two
      .filter(({ value }) => value > 0 || parts.length <= 2),
    // rounded once, as the result that it equals: a sum of rounded slices may be a rupee off
    total:
      unit && summed
        ? shortFigure(
            unit,
            all.reduce((total, part) => total + (part.exact ?? part.value), 0),
          )
        : null,
  };
}

/** The unit of the axis that these series share; a plain number if their units differ. */
export function axisUnit(series: readonly Series[]): Unit {
  const [first, ...others] = series.map(({ unit }) => unit);
  return first && others.every(({ kind }) => kind === first.kind) ? first : { kind: 'number' };
}

/** The figures of all series in a row together. */
export const sumOf = (series: readonly Series[], row: TableRow | undefined): number =>
  series.reduce((sum, { key }) => sum + Number(row?.[key] ?? 0), 0);

/** A figure in a tooltip, in the format of the page: rupees are whole. */
export function tooltipFigure(unit: Unit, value: number | string): string {
  return unit.kind === 'text' ? String(value) : formatValue({ label: '', ...unit, kind: unit.kind }, value);
}

/** A figure where there is little room: rupees in lakh or crore. */
export const shortFigure = (unit: Unit, value: number): string =>
  (unit.kind === 'currency' ? rupeesInWords(value) : null) ?? tooltipFigure(unit, value);

/** The share of a slice as people say it: `32%`, and never 0% of something. */
export const shareText = ({ share, value }: Slice): string =>
  share === 0 && value > 0 ? words.underOnePercent : tooltipFigure({ kind: 'percent' }, share);

/** Letters that fit beside a name. */
const NAMED = 10;

/** A figure of a slice beside its name: crores in words. */
export function sliceFigure({ unit, value }: Slice): string {
  const exact = tooltipFigure(unit, value);
  return exact.length > NAMED ? shortFigure(unit, value) : exact;
}

/** The largest slices and all others as one: more cannot be told apart. */
function withRest(all: readonly Part[]): Part[] {
  const largest = [...all].sort((a, b) => b.value - a.value);
  const rest = largest.splice(MOST_SLICES - 1);
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [...largest, { name: words.otherSlices, role: 'neutral', value, unit: all[0]?.unit ?? { kind: 'number' } }];
}
