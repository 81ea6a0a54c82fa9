// How a table is divided into columns and sections, and what its cells say.
import { filledValue } from '#src/engine/fill.ts';
import { formatNumber, shortDuration, withDecimals } from '#src/engine/format.ts';
import type { Column, Table, TableRow } from '#src/engine/types.ts';

export interface ShownColumn {
  readonly id: string;
  readonly spec: Column;
  /** Whether a phone shows it only in an opened row. */
  readonly isFolded: boolean;
  /** Whether its cells are words, which align to the start. */
  readonly isText: boolean;
  /** The columns whose cells stand below those of this one. */
  readonly under: readonly (readonly [id: string, Column])[];
}
export type Columns = readonly ShownColumn[];

/** How many columns a phone shows where the table does not say which. */
export const PHONE_COLUMNS = 4;

/** A text that begins with a figure, as in a column of amounts, rates and durations. */
const FIGURE = /^[−-]?₹?\d/;

/** Whether all cells of a column of texts are figures, which align to the end. */
const hasFigures = (rows: readonly TableRow[], id: string) =>
  rows.length > 0 && rows.every((row) => FIGURE.test(String(row[id])));

/** A table's columns on the page: those that stand under another one, or start sections, are none of them. */
export function columnsOf({ columns, first, sections }: Table, rows: readonly TableRow[]): Columns {
  const all = Object.entries(columns);
  const main = all.filter(([id, { under }]) => under === undefined && id !== sections?.by);
  const shown = new Set(first ?? main.slice(0, PHONE_COLUMNS).map(([id]) => id));
  return main.map(([id, spec], index) => ({
    id,
    spec,
    isFolded: index > 0 && !shown.has(id),
    // the first column names its rows, even by figures
    isText: spec.kind === 'text' && (index === 0 || !hasFigures(rows, id)),
    under: all.filter(([, { under }]) => under === id),
  }));
}

/** Whether a table with its title is only as wide as text is: two columns far apart are hard to read across. */
export const isTextWide = ({ columns, sections }: Table): boolean =>
  !sections && Object.values(columns).filter(({ under }) => under === undefined).length <= 2;
/** The width of such a table. */
export const TEXT_WIDTH = '42rem';

export const tableWidth = (table: Table): string | undefined => (isTextWide(table) ? TEXT_WIDTH : undefined);

/** How many decimals all cells of a column have: those that it declares, where one of them has any. */
export const decimalsOf = (spec: Column, rows: readonly TableRow[], id: string): number =>
  'decimals' in spec && rows.some((row) => Number(row[id]) % 1 !== 0) ? (spec.decimals ?? 0) : 0;

/** What a cell says; no text where the row has no value. */
export function cellText(spec: Column, value: number | string | undefined, decimals = 0): string {
  if (value === undefined) return '';
  // years and months in words would not fit in a column
  if (spec.kind === 'years' && typeof value === 'number')
    return value % 1 === 0 ? formatNumber(value) : shortDuration(value * 12);
  return typeof value === 'number' ? withDecimals(filledValue(spec, value), decimals) : filledValue(spec, value);
}

/** The pieces in which a table is drawn: its sections, each with the rows of one value of a column, or the whole. */
export function partsOf({ sections, title }: Table, rows: readonly TableRow[]) {
  if (!sections) return [{ caption: title, rows }];
  const { by, caption } = sections;
  return [...new Set(rows.map((row) => row[by] ?? ''))].map((value) => ({
    caption: caption.replace('{value}', typeof value === 'number' ? formatNumber(value) : value),
    rows: rows.filter((row) => (row[by] ?? '') === value),
  }));
}
