import { useSyncExternalStore } from 'react';
import { isNegligible, roundHalfUp } from '#maths/basics.ts';
import { formatMonths } from '#src/engine/format.ts';
import type { Chart, Table, TableRow } from '#src/engine/types.ts';
import type { Rows } from './data.ts';
import { type Axis, tooltipFigure } from './units.ts';

// The reference lines of a chart: at a value, at an input, or from where something is so.

/** A reference line at a value of one of the axes. */
export interface Mark {
  readonly axis: 'x' | 'y';
  readonly at: number | string;
  readonly label: string;
  /** Where the visitor is: at an input, or at a result that says so. */
  readonly own?: true;
}

export type Figure = (name: string) => unknown;

export type DeclaredMark = NonNullable<Extract<Chart, { kind: 'line' }>['marks']>[number];

/** Where a mark stands; null where the chart does not reach it or it does not happen. */
export function placeOf(
  mark: DeclaredMark,
  rows: readonly TableRow[],
  { key, unit }: Axis,
  figure: Figure,
): Mark | null {
  if ('y' in mark) {
    const at = typeof mark.y === 'string' ? figure(mark.y) : mark.y;
    return typeof at === 'number' ? { axis: 'y', at, label: mark.label } : null;
  }
  const wanted = 'once' in mark ? rowOfCrossing(mark, rows, figure)?.[key] : mark.x;
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

/** The row in which a figure passes another one, the last time that it does: two lines may cross three times. */
function rowOfCrossing(
  mark: Extract<DeclaredMark, { once: string }>,
  rows: readonly TableRow[],
  figure: Figure,
): TableRow | undefined {
  const [other, sign] = 'above' in mark ? [mark.above, 1] : [mark.below, -1];
  const ahead = (row: TableRow | undefined) => {
    const limit = typeof other === 'string' ? (row?.[other] ?? figure(other)) : other;
    // no number where the row has no such figure, as the starting point may not
    return (Number(row?.[mark.once]) - Number(limit)) * sign;
  };
  return rows.filter((row, index) => ahead(row) > 0 && ahead(rows[index - 1]) <= 0).at(-1);
}

/** How large the texts of charts are beside those of a reader who asks for no larger ones. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / 16 : 1;
}

/** Between a text above a plot and its line, px. */
const GAP = 4;

/** Height of a line of text above a plot, px. */
const LINE = 18;

/** Height of one of the rows of these texts above a plot, px: with large text on a phone one needs several lines. */
export function rowHeight(texts: readonly string[]): number {
  const scale = textScale();
  // nearly the width of a chart on a phone, and less than that of any other
  const width = document.documentElement.clientWidth - 64;
  const longest = Math.max(0, ...texts.map(lengthOf)) * scale;
  return LINE * scale * (width > 0 ? Math.max(1, Math.ceil(longest / width)) : 1);
}

/** About how long a text is without larger text, px. Marks that take no room of their own, such as most vowel signs of Devanagari, are no letters. */
export const lengthOf = (text: string): number => text.replace(/\p{Mn}/gu, '').length * 6.6;

/** A line to a text above a plot: where it stands, and how long the text is. */
interface Line {
  readonly x: number;
  readonly length: number;
}

/** Texts in rows of their own, from the plot upwards: the one on top over its line, the others from a place at theirs. */
const inRows = <L extends Line>(lines: readonly L[], width: number, from: (line: Line) => number) =>
  lines.map((line, row) => {
    const start = row === lines.length - 1 ? line.x - line.length / 2 : from(line);
    return { ...line, row, start: Math.max(0, Math.min(start, width - line.length)) };
  });

/** Whether no line up to a text goes through another one. */
const isClear = (texts: ReturnType<typeof inRows>): boolean =>
  texts.every(({ row, start, length }) =>
    texts.every(({ row: above, x }) => above <= row || x <= start || x >= start + length),
  );

/**
 * Where the texts above a plot stand: the leftmost on top, and the others begin at their lines; where lines would then go through
 * texts, the rightmost on top, and the others end at their lines.
 */
export function placeTexts<L extends Line>(lines: readonly L[], width: number) {
  const fromLeft = lines.toSorted((one, other) => one.x - other.x);
  const beginning = inRows(fromLeft.toReversed(), width, ({ x }) => x + GAP);
  return isClear(beginning) ? beginning : inRows(fromLeft, width, ({ x, length }) => x - length - GAP);
}

/** Whether a row is one of those of which one may be best. */
export const competes = (best: Table['best'], row: TableRow): boolean =>
  Object.entries(best?.among ?? {}).every(([key, value]) => row[key] === value);

/** The row of a table that is best as the page shows the figures; null where rows are practically equal, or do not compete. */
export function bestRow(
  { best, columns }: Pick<Table, 'best' | 'columns'>,
  rows: readonly TableRow[],
): TableRow | null {
  if (!best) return null;
  const decimals = columns[best.column]?.kind === 'currency' ? 0 : 2;
  const sign = best.is === 'least' ? -1 : 1;
  const compete = rows.filter((row) => competes(best, row));
  const figures = compete.map((row) => sign * roundHalfUp(Number(row[best.column]), decimals));
  const most = Math.max(...figures);
  const near = figures.filter((figure) => isNegligible(most - figure, most));
  return figures.length > 1 && near.length === 1 ? (compete[figures.indexOf(most)] ?? null) : null;
}

/** The bar of the best row, and what is said of it; null where there is none, or where another bar has its name. */
export function bestBar({ rows, x, options }: Rows): Pick<Mark, 'at' | 'label'> | null {
  const found = options && bestRow(options.table, options.rows);
  const at = found && rows[options.rows.indexOf(found)]?.[x.key];
  if (!options?.table.best || at == null || rows.filter((row) => row[x.key] === at).length > 1) return null;
  return { at, label: options.table.best.label };
}

/** The point of a chart over axes that a pointer, a finger or a key is at: the table it draws and its value of the x axis. */
interface Pointed {
  readonly table: string;
  readonly at: number | string;
}

let pointed: Pointed | null = null;
const listeners = new Set<() => void>();

/** Tells the legends of a page which point is meant; null where none is. */
export function point(next: Pointed | null) {
  if (pointed?.table === next?.table && pointed?.at === next?.at) return;
  pointed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which point of the x axis is meant in the charts of this table; null where none is. */
export const usePointed = (table: string): Pointed['at'] | null =>
  useSyncExternalStore(
    subscribe,
    () => (pointed?.table === table ? pointed.at : null),
    () => null,
  );
