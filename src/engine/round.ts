import { roundHalfUp } from '#maths/basics.ts';
import { isDay, isMonth } from '#maths/calendar.ts';
import { words as messages } from '#words/validation.ts';
import { asText, broken, refuse } from './failure.ts';
import type { Column, Failure, NoteFigure, Output, TableRow } from './types.ts';
import { LARGEST } from './utilities.ts';

function roundFigure(id: string, spec: NoteFigure, value: unknown): number | string | Failure {
  if (spec.kind === 'date' && value === '')
    return broken(`compute gives no day as ${id}, which must be ${messages.allowed.day}`);
  return roundResult(id, { label: id, ...spec }, value);
}

/** Rounds the figures that a note or a refusal declares, or says why one is missing. */
export function roundFigures(
  of: 'note' | 'refusal',
  id: string,
  declared: Readonly<Record<string, NoteFigure>>,
  given: Readonly<Record<string, unknown>> = {},
): { ok: true; figures: Record<string, number | string> } | Failure {
  const figures: Record<string, number | string> = {};
  for (const [name, spec] of Object.entries(declared)) {
    const value = roundFigure(`{${name}} of the ${of} ${id}`, spec, given[name]);
    if (typeof value === 'object') return value;
    figures[name] = value;
  }
  return { ok: true, figures };
}

const gives = (id: string, value: unknown, wanted: string) =>
  `compute gives ${asText(value)} as ${id}, which must be ${wanted}`;

/** Rounds one result, or says why there is none. */
export function roundResult(id: string, spec: Output, value: unknown): number | string | Failure {
  if (spec.kind === 'text') return typeof value === 'string' ? value : broken(gives(id, value, 'a text'));
  if (spec.kind === 'date')
    return value === '' || isDay(value) ? value : broken(gives(id, value, messages.allowed.day));
  if (spec.kind === 'month')
    return value === '' || isMonth(value) ? value : broken(gives(id, value, messages.allowed.month));
  if (typeof value !== 'number') return broken(gives(id, value, 'a number'));
  // extreme inputs can cause this too, so the message tells the visitor what to do
  if (!Number.isFinite(value))
    return { ...refuse(null, messages.tooLarge), reason: gives(id, value, 'a finite number') };
  if (Math.abs(value) > LARGEST) return refuse(null, messages.tooLarge);
  return roundHalfUp(value, decimalsOf(spec, 0));
}

/**
 * The decimals of a figure, by default none for months and two for the rest.
 *
 * @param moneyDecimals those of money without any of its own; null leaves it as it is
 */
function decimalsOf<Decimals extends number | null>(spec: Output | Column, moneyDecimals: Decimals): number | Decimals {
  if ('decimals' in spec && spec.decimals !== undefined) return spec.decimals;
  if (spec.kind === 'currency') return moneyDecimals;
  return spec.kind === 'months' ? 0 : 2;
}

/**
 * Rows of a table, with numbers rounded to the decimals of their column. Throws where compute gives no list of rows.
 *
 * @param toPaise whether money without decimals of its own is rounded to paise, for a file; a page writes whole rupees, which
 *   must come from the figure itself: 0.4954 is ₹0, but rounded to paise first it would be ₹1
 */
export function roundRows(
  columns: Readonly<Record<string, Column>>,
  makeRows: unknown,
  toPaise: boolean,
): readonly TableRow[] {
  if (makeRows === undefined) throw new Error('compute gives no such table');
  if (typeof makeRows !== 'function') throw new Error('compute gives no function that gives its rows');
  const rows = (makeRows as () => readonly TableRow[])();
  if (!Array.isArray(rows)) throw new Error('compute gives no list of rows');
  return rows.map((row) => {
    const rounded: Record<string, number | string> = {};
    for (const id in columns) {
      const value = row[id];
      const decimals = decimalsOf(columns[id] as Column, toPaise ? 2 : null);
      const isNumber = typeof value === 'number' && Number.isFinite(value);
      if (!isNumber) rounded[id] = String(value ?? '');
      else rounded[id] = decimals === null ? value : roundHalfUp(value, decimals);
    }
    return rounded;
  });
}
