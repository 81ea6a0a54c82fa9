// How the figures of a chart are written: the unit of an axis, a slice or a series, and the texts of its figures.
import { formatMonths, formatValue, rupeesInWords } from '#src/engine/format.ts';
import type { Column, Input, Output, TableRow, Tool } from '#src/engine/types.ts';

/** How a figure is written; each slice and each series has one. */
export interface Unit {
  readonly kind: Column['kind'];
  readonly decimals?: number | undefined;
  /** Of the x axis: it counts months, twelve to a year. */
  readonly months?: true;
  /** Of the x axis: its years are how long something takes, not an age or the number of a year. */
  readonly lasts?: true;
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

/** The unit of an output, an input or a column; a plain number where it has none. */
export function unitOf(spec: Output | Column | Input | undefined): Unit {
  if (!spec || spec.kind === 'choice' || spec.kind === 'toggle' || spec.kind === 'rows') return { kind: 'number' };
  const { kind, decimals }: Pick<Unit, 'kind' | 'decimals'> = spec;
  return { kind, decimals };
}

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

/** Where a row stands along the x axis: `Month 341 (28 years 5 months)`, `2 years 7 months`, `20 years`. */
export function saidAlong({ label, unit }: Axis, at: number | string): string {
  if (unit.kind === 'text') return String(at);
  if (unit.lasts) return formatMonths(Number(at) * 12);
  if (unit.kind === 'years' && !Number.isInteger(at)) return formatMonths(Number(at) * 12);
  const text = `${label} ${tooltipFigure(unit, at)}`;
  return unit.months && Number(at) >= 12 ? `${text} (${formatMonths(Number(at))})` : text;
}

/** The unit of the axis that these series share; a plain number if their units differ. */
export function axisUnit(series: readonly Series[]): Unit {
  const [first, ...others] = series.map(({ unit }) => unit);
  return first && others.every(({ kind }) => kind === first.kind) ? first : { kind: 'number' };
}

/** A figure in a tooltip, in the format of the page: rupees are whole. */
export function tooltipFigure(unit: Unit, value: number | string): string {
  return unit.kind === 'text' ? String(value) : formatValue({ label: '', ...unit, kind: unit.kind }, value);
}

/** A figure where there is little room: rupees in lakh or crore. */
export const shortFigure = (unit: Unit, value: number): string =>
  (unit.kind === 'currency' ? rupeesInWords(value) : null) ?? tooltipFigure(unit, value);
