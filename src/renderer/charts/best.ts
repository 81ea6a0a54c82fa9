import { roundHalfUp } from '#maths/basics.ts';
import type { Table, TableRow } from '#src/engine/types.ts';
import type { Rows } from './data.ts';
import type { Mark } from './marks.ts';

/** The row of a table that is best as the page shows the figures; null where rows are equal, or do not compete. */
export function bestRow(
  { best, columns }: Pick<Table, 'best' | 'columns'>,
  rows: readonly TableRow[],
  notes: readonly string[],
): TableRow | null {
  if (!best || (best.unless !== undefined && notes.includes(best.unless))) return null;
  const decimals = columns[best.column]?.kind === 'currency' ? 0 : 2;
  const sign = best.is === 'least' ? -1 : 1;
  const wanted = Object.entries(best.among ?? {});
  const compete = rows.filter((row) => wanted.every(([key, value]) => row[key] === value));
  const figures = compete.map((row) => sign * roundHalfUp(Number(row[best.column]), decimals));
  const at = figures.indexOf(Math.max(...figures));
  return figures.length > 1 && at === figures.lastIndexOf(figures[at] ?? 0) ? (compete[at] ?? null) : null;
}

/** The bar of the best row, and what is said of it; null where there is none, or where another bar has its name. */
export function bestBar({ rows, x, options }: Rows): Pick<Mark, 'at' | 'label'> | null {
  const found = options && bestRow(options.table, options.rows, options.notes);
  const at = found && rows[options.rows.indexOf(found)]?.[x.key];
  if (!options?.table.best || at == null || rows.filter((row) => row[x.key] === at).length > 1) return null;
  return { at, label: options.table.best.label };
}

/** Which bar is the one that a chart is about: the best, or in one of one series that of its only mark along the x axis; -1 where none is. */
export function markedRow(data: Rows, best = bestBar(data)): number {
  const { rows, x, series, marks } = data;
  const [mark, ...others] = marks.filter(({ axis }) => axis === 'x');
  const at = best?.at ?? (series.length === 1 && others.length === 0 ? mark?.at : undefined);
  return rows.findIndex((row) => row[x.key] === at);
}
