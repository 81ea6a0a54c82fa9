import { parseCsv } from 'hucre/csv';
import { checkValue, LONGEST_TEXT, shortened } from './input-schema.ts';
import { parseDay, parseDuration, parseNumber, plainText, readMonths } from './parse.ts';
import type { CellInput, CellValue, ChoiceInput, RowsInput, RowValue } from './types.ts';

/** A cell of a pasted list that could not be read: the line as a spreadsheet counts it, the column, and how the text in it begins. */
interface UnreadCell {
  readonly line: number;
  readonly column: string;
  readonly text: string;
  /** Why the input refuses the value; absent where the text is no value of this kind. */
  readonly message?: string;
}

export interface ReadRows {
  readonly rows: readonly RowValue[];
  readonly unread: readonly UnreadCell[];
  /** How many rows were read but have no room in the list. */
  readonly beyond: number;
}

/** An amount as accounts write it: one in brackets, or with a minus at its end, is below zero. */
function parseAmount(text: string): number | null {
  const plain = plainText(text);
  // "5,000.00 Cr" in a bank's statement is a credit, not five thousand crore
  const [, credited] = /^(.*\d) ?cr\.?$/.exec(plain) ?? [];
  if (credited !== undefined && (parseNumber(credited) ?? 0) >= 1000) return null;
  const [, held] = /^\((.*)\)$/.exec(plain) ?? /^([^-].*)-$/.exec(plain.endsWith('/-') ? '' : plain) ?? [];
  if (held === undefined) return parseNumber(plain);
  const size = parseNumber(held);
  if (size === null || size < 0) return null;
  return 0 - size;
}

const YES = ['yes', 'y', 'true', '1', 'हाँ', 'हां'];
const NO = ['no', 'n', 'false', '0', 'नहीं', ''];

/** The option that a text names by its value or its label; null for none. */
const optionNamed = ({ options }: ChoiceInput, plain: string): CellValue | null =>
  options.find(({ value, label }) => plainText(String(value)) === plain || plainText(label) === plain)?.value ?? null;

/** The value of a text in a column; null where it is none. */
function parseCell(spec: CellInput, text: string): CellValue | null {
  const plain = plainText(text);
  switch (spec.kind) {
    case 'text':
      return text.slice(0, LONGEST_TEXT);
    case 'date':
      return spec.optional && plain === '' ? '' : parseDay(text);
    case 'toggle':
      if (YES.includes(plain)) return true;
      return NO.includes(plain) ? false : null;
    case 'choice':
      return optionNamed(spec, plain);
    default:
      if (!spec.months && !spec.days) return parseAmount(text);
      return spec.kind === 'number' ? readMonths(text) : parseDuration(text, 'years', spec.days);
  }
}

/** The most parts that commas split a figure into: `1,00,00,00,00,00,00,000` has eight. */
const MOST_PARTS = 8;

/** Joins a grouped figure that its own commas have split: `1,00,000` without quotes around it. */
function joinGroups(cells: readonly string[], wanted: number): string[] {
  const joined: string[] = [];
  for (let at = 0; at < cells.length; ) {
    const isBeyond = joined.length + cells.length - at > wanted;
    let end = at + 1;
    if (isBeyond && /^[(₹ +-]*\d{1,3}$/.test(cells[at] ?? '')) {
      while (end < at + MOST_PARTS && /^\d{2,3}$/.test(cells[end] ?? '')) end++;
      if (/^\d{2,3}(\.\d*)?\)?$/.test(cells[end] ?? '')) end++;
    }
    const figure = cells.slice(at, end).join(',');
    const isFigure = /,\d{3}(\.\d*)?\)?$/.test(figure);
    joined.push(isFigure ? figure : (cells[at] ?? ''));
    at = isFigure ? end : at + 1;
  }
  return joined;
}

/** A line that is not empty, with its number as a spreadsheet counts it. */
interface Line {
  readonly cells: readonly string[];
  readonly number: number;
}

type Columns = readonly (readonly [string, CellInput])[];

/**
 * The position of each column in a line: by the headings in the first line, the same ones first, and else in the order of the page.
 * A line with a digit in it, or in which nothing names a column, has no headings.
 */
function positionsOf(columns: Columns, lines: readonly Line[]) {
  const positions = new Map<string, number>();
  const isFree = (at: number) => ![...positions.values()].includes(at);
  const headings = (lines[0]?.cells ?? []).map(plainText);
  const place = (isOf: (heading: string, known: string) => boolean) => {
    for (const [name, { label }] of columns) {
      const known = [name.toLowerCase(), plainText(label)];
      const at = headings.findIndex((heading, each) => isFree(each) && known.some((one) => isOf(heading, one)));
      if (at >= 0 && !positions.has(name)) positions.set(name, at);
    }
  };
  if (!headings.some((heading) => /\d/.test(heading))) {
    place((heading, known) => heading === known);
    place((heading, known) => heading !== '' && (known.includes(heading) || heading.includes(known)));
  }
  const hasHeadings = positions.size > 0;
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const all = Array.from({ length: width }, (_, at) => at);
  for (const [name] of columns) {
    const at = positions.has(name) ? undefined : all.find(isFree);
    if (at !== undefined) positions.set(name, at);
  }
  return { positions, hasHeadings };
}

function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const [head = ''] = text.trimStart().split('\n');
  // where commas divide the first line, a semicolon further down stands in a name
  const hasCommas = head.includes(',') && !head.includes(';');
  return text.includes(';') && !hasCommas ? ';' : ',';
}

/**
 * The lines of a pasted list or a CSV file that are not empty.
 *
 * @param columnCount how many cells a line without headings has
 */
function linesOf(text: string, columnCount: number): readonly Line[] {
  const delimiter = delimiterOf(text);
  // some programs write a space before a quote
  const lines = parseCsv(text.replace(/(^|[\t;,]) +"/gm, '$1"'), { delimiter })
    .map((cells, index) => ({ cells: cells.map((cell) => String(cell).trim()), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (delimiter !== ',') return lines;
  const head = lines[0]?.cells ?? [];
  const wanted = head.some((cell) => /\d/.test(cell)) ? columnCount : head.length;
  return lines.map(({ cells, number }) => ({ cells: joinGroups(cells, wanted), number }));
}

/** The values of a line, up to its first cell that cannot be read. */
function readLine(columns: Columns, positions: ReadonlyMap<string, number>, { cells, number }: Line) {
  const row: Record<string, CellValue> = {};
  for (const [name, cell] of columns) {
    const at = positions.get(name);
    const text = at === undefined ? undefined : (cells[at] ?? '');
    const value = text === undefined ? cell.default : parseCell(cell, text);
    const checked = value === null ? null : checkValue(cell, value, name);
    if (!checked?.ok) {
      const message = checked && { message: checked.message };
      return { row, wrong: { line: number, column: cell.label, text: shortened(text ?? ''), ...message } };
    }
    row[name] = checked.value as CellValue;
  }
  return { row, wrong: null };
}

/**
 * Reads rows copied from a spreadsheet (cells separated by tabs) or from a CSV file. The first line may hold the headings of the columns,
 * which otherwise stand in the order of the page; empty lines are skipped. A line with a cell that cannot be read is skipped and listed.
 */
export function readRows(spec: RowsInput, text: string): ReadRows {
  const columns = Object.entries(spec.columns);
  const lines = linesOf(text, columns.length);
  const { positions, hasHeadings } = positionsOf(columns, lines);
  const rows: RowValue[] = [];
  const unread: UnreadCell[] = [];
  for (const line of hasHeadings ? lines.slice(1) : lines) {
    const { row, wrong } = readLine(columns, positions, line);
    if (wrong) unread.push(wrong);
    else rows.push(row);
  }
  return { rows: rows.slice(0, spec.max), unread, beyond: Math.max(0, rows.length - spec.max) };
}
