import { roundHalfUp } from '#maths/rounding.ts';
import type { Table, TableRow } from './types.ts';

/** The row of a table that is best as the page shows the figures; null where rows are equal, or do not compete. */
export function bestRow(
  { best, columns }: Pick<Table, 'best' | 'columns'>,
  rows: readonly TableRow[],
  notes: readonly string[],
): TableRow | null {
  if (!best || (best.unless !== undefined && notes.includes(best.unless))) return null;
  const decimals = columns[best.column]?.kind === 'currency' ? 0 : 2;
  const wanted = Object.entries(best.among ?? {});
  const compete = rows.filter((row) => wanted.every(([key, value]) => row[key] === value));
  const figures = compete.map((row) => roundHalfUp(Number(row[best.column]), decimals));
  const first = best.is === 'least' ? Math.min(...figures) : Math.max(...figures);
  const [found, ...equal] = compete.filter((_, index) => figures[index] === first);
  return found && equal.length === 0 && compete.length > 1 ? found : null;
}
