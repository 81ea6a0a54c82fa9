import { daysBetween } from '#maths/calendar.ts';
import { filledValue } from '../../fill.ts';
import type { Column, NumberInput, Output } from '../../types.ts';

/** How a cell looks: a heading, the head of a column of figures, a cell to change, a remark, or a text of several lines. */
export type Look = 'title' | 'head' | 'figures' | 'change' | 'remark' | 'long';

export interface Cell {
  /** What it shows until it is calculated, and for good where it has no formula. A day is its number. */
  readonly value: string | number;
  /** In the language of spreadsheets, without the sign of equality; until the workbook is laid out with names in braces. */
  readonly formula?: string;
  /** A spreadsheet's number format, in English. */
  readonly format?: string;
  readonly look?: Look;
  /** The cells of this sheet with the texts that may be chosen in it: `$F$7:$G$7`. */
  readonly choices?: string;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** Rows that stay at the top while the others are scrolled. */
  readonly frozen: number;
  /** The rows that are printed. */
  readonly printed: number;
  /** The text in the first column whose row is a total; it moves as the table grows. */
  readonly totalLabel?: string;
}

/** 8.4 as the cell of a percentage holds it: 0.084. */
export const asShare = (percent: number): number => Number((percent / 100).toPrecision(15));

const decimalPart = (decimals: number): string => (decimals > 0 ? `.${'0'.repeat(decimals)}` : '');

/** A plain comma groups all digits by three, so from a lakh on each comma is a literal character. */
const grouped = (digits: number): string =>
  digits > 5 ? `${'##\\,'.repeat(Math.ceil((digits - 3) / 2))}##0` : '##,##0';

/**
 * Indian grouping of a figure that stays. A number format can have only two conditions, too few for all sizes: so the present
 * number of digits decides.
 */
function indian(value: number, before: string, decimals: number): string {
  const { length } = Math.abs(value).toFixed(decimals).split('.')[0] ?? '';
  const format = `${before}${grouped(length)}${decimalPart(decimals)}`;
  return `${format};-${format}`;
}

/** Indian grouping of a figure that follows the inputs: its two largest sizes are grouped right, others by three digits. */
function indianLive(value: number, before: string, decimals: number): string {
  if (value < 0) return indian(value, before, decimals);
  const format = (digits: number) => `${before}${grouped(digits)}${decimalPart(decimals)}`;
  return value >= 1e9
    ? `[>=1000000000]${format(10)};[>=10000000]${format(8)};${format(5)}`
    : `[>=10000000]${format(8)};[>=100000]${format(6)};${format(5)}`;
}

/** The words of units that stand in cells, by the kind of a figure: `{ months: 'months' }`. */
type UnitWords = Readonly<Partial<Record<string, string>>>;

/** A number with its unit: `20 years`. */
const withUnit = (unit: string): string => `General" ${unit}"`;

/** The number format of a figure; `live` where it follows the inputs. */
export function formatFor(spec: Output | Column, value: number, live = false, units: UnitWords = {}): string {
  const unit = units[spec.kind];
  if (unit !== undefined) return withUnit(unit);
  const decimals = 'decimals' in spec ? spec.decimals : undefined;
  const group = live ? indianLive : indian;
  if (spec.kind === 'currency') return group(value, '"₹"', decimals ?? (live || Number.isInteger(value) ? 0 : 2));
  if (spec.kind === 'percent') return `0${decimalPart(decimals ?? 2)}%`;
  if (live) return decimals === undefined ? 'General' : `0${decimalPart(decimals)}`;
  return indian(value, '', Number.isInteger(value) ? 0 : (decimals ?? 2));
}

/** The same format with words in place of 0. */
export const withoutZero = (format: string, words: string): string =>
  `${format.includes(';') ? format : `${format};-${format}`};"${words}"`;

/** A day, or a month as its first day: spreadsheets count the days since 30 December 1899. */
export const dayCell = (date: string): Cell => {
  const isMonth = date.length === 7;
  return {
    value: daysBetween('1899-12-30', isMonth ? `${date}-01` : date),
    format: isMonth ? 'mmm yyyy' : 'dd-mm-yyyy',
  };
};

/** A figure, a word or a day as a cell that does not follow anything. */
export function cellOf(spec: Output | Column, value: string | number, units: UnitWords = {}): Cell {
  if (typeof value === 'number')
    return { value: spec.kind === 'percent' ? asShare(value) : value, format: formatFor(spec, value, false, units) };
  if (value !== '' && (spec.kind === 'month' || spec.kind === 'date')) return dayCell(value);
  return { value: filledValue(spec, value) };
}

/** The number format of an input, with its unit: `20 years`, `8.4%`. */
export function formatOfInput(spec: NumberInput, value: number, units: UnitWords): string {
  if (spec.kind === 'percent') return '0.0##%';
  if (spec.kind === 'currency') return indianLive(value, '"₹"', Number.isInteger(value) ? 0 : 2);
  const unitOfNumber = spec.months ? units.months : undefined;
  const unit = spec.kind === 'years' ? units.years : unitOfNumber;
  return unit === undefined ? 'General' : withUnit(unit);
}

/** The start of a text, at most `most` characters, cut between words where possible. */
function startOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most + 1).lastIndexOf(' ');
  return whole > 0 ? text.slice(0, whole).trimEnd() : text.slice(0, most);
}

/** The longest name of a sheet that spreadsheets accept. */
export const MOST_SHEET_NAME = 31;

/** A sheet's name: at most 31 characters, without those that spreadsheets forbid, and unique. */
export function sheetName(title: string, taken: Set<string>): string {
  const plain = startOf(title.replace(/[\\/?*[\]:']/g, ' ').trim(), MOST_SHEET_NAME);
  let name = plain;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${startOf(plain, MOST_SHEET_NAME - 3)} ${count}`;
  taken.add(name.toLowerCase());
  return name;
}

/** A sheet within a formula: `Inputs!`, `'Year by year'!`. */
export const sheetInFormula = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? `${name}!` : `'${name}'!`);

/** The letters of a column, counted from 0. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** The width of a table's column: what is usual for its kind, and enough for the words of its head on up to three lines. */
export function columnWidth({ kind, label }: Column, texts: readonly (string | number)[]): number {
  if (kind === 'text') return Math.min(40, Math.max(12, ...texts.map((text) => String(text).length + 2)));
  const word = Math.max(...label.split(' ').map(({ length }) => length));
  const usual = { currency: 16, percent: 11, years: 9, number: 9, months: 11, date: 12, month: 11 }[kind];
  return Math.max(usual, word + 2, Math.ceil(label.length / 3) + 2);
}
