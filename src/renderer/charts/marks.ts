// The reference lines of a chart: at a value, at an input, or where something first happens.
import { roundHalfUp } from '#maths/basics.ts';
import { formatMonths } from '#src/engine/format.ts';
import type { Chart, TableRow } from '#src/engine/types.ts';
import { type Axis, tooltipFigure } from './unit.ts';

/** A reference line at a value of one of the axes. */
export interface Mark {
  readonly axis: 'x' | 'y';
  readonly at: number | string;
  readonly label: string;
  /** Where the visitor is: at an input, or at a result that says so. */
  readonly own?: true;
}

/** A result or an input by its name. */
export type Figure = (name: string) => unknown;

/** A mark as a definition declares it. */
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
  mark: Extract<DeclaredMark, { first: string }>,
  rows: readonly TableRow[],
  figure: Figure,
): TableRow | undefined {
  const [other, sign] = 'above' in mark ? [mark.above, 1] : [mark.below, -1];
  const ahead = (row: TableRow | undefined) => {
    const limit = typeof other === 'string' ? (row?.[other] ?? figure(other)) : other;
    // no number where the row has no such figure, as the starting point may not
    return (Number(row?.[mark.first]) - Number(limit)) * sign;
  };
  return rows.find((row, index) => ahead(row) > 0 && ahead(rows[index - 1]) <= 0);
}
