import { dayNumber } from '#maths/calendar.ts';
import { words as messages } from '#words/validation.ts';
import { refuse } from './failure.ts';
import { formatNumber } from './format.ts';
import { formatInput } from './places.ts';
import type { CellInput, CellValue, Failure, Input, NumberInput, RowsInput, RowValue, Value } from './types.ts';
import { LARGEST } from './utilities.ts';

type Checked<V> = { ok: true; value: V } | Failure;

/** The upper limit of each kind unless a definition allows more. Numbers are often counts of rows, and too many would freeze the page. */
const MOST_OF_KIND: Readonly<Record<NumberInput['kind'], number>> = {
  currency: LARGEST,
  percent: LARGEST,
  years: 1000,
  number: 1_000_000,
};

/** What a control accepts, to end the sentence "… must be". */
export function allowed(spec: Input): string {
  switch (spec.kind) {
    case 'choice':
      return messages.allowed.oneOf(spec.options.map((option) => option.value).join(', '));
    case 'toggle':
      return messages.allowed.trueOrFalse;
    case 'text':
      return messages.allowed.text(formatNumber(LONGEST_TEXT));
    case 'date':
      return messages.allowed.day;
    case 'rows':
      return messages.allowed.rows(formatNumber(spec.min), formatNumber(spec.max));
    default:
      return spec.usual === undefined
        ? messages.allowed.aNumber
        : messages.allowed.aNumberBetween(formatNumber(spec.usual[0]), formatNumber(spec.usual[1]));
  }
}

/** The most that a numeric input accepts. */
export const mostOf = ({ kind, allowed }: NumberInput): number => allowed?.[1] ?? MOST_OF_KIND[kind];

/** The least that a numeric input accepts; an `open` end is not accepted itself. */
export function leastOf(spec: NumberInput): { readonly value: number; readonly open: boolean } {
  const [least] = spec.allowed ?? [];
  if (typeof least === 'object') return { value: least.above, open: true };
  return { value: least ?? (spec.negative === true ? -mostOf(spec) : 0), open: false };
}

/** Whether a number lies below what a numeric input accepts. */
export function isBelow(spec: NumberInput, value: number): boolean {
  const { value: least, open } = leastOf(spec);
  return value < least || (open && value === least);
}

/** The note that explains a number below what is allowed: all results are 0 then. Null where there is none, or no need of one. */
export const noteBelow = (spec: NumberInput, value: number): string | null =>
  typeof spec.negative === 'string' && value < leastOf(spec).value ? spec.negative : null;

/** Whether a number lies above what a numeric input accepts. */
export const isAbove = (spec: NumberInput, value: number): boolean => value > mostOf(spec);

/** The most characters that a text input accepts. */
export const LONGEST_TEXT = 60;

/** A text as messages quote it: one that is longer than an input accepts is cut. */
export const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

/** Whether a value is a day of the calendar written as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(dayNumber(value));
}

/** Whether a value is a calendar month written as YYYY-MM. */
export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

function checkCell(spec: CellInput, value: unknown, field: string): Checked<CellValue> {
  const wrong = () => refuse(field, messages.mustBe(spec.label, allowed(spec)));
  switch (spec.kind) {
    case 'choice':
      return spec.options.some((option) => option.value === value) ? { ok: true, value: value as CellValue } : wrong();
    case 'toggle':
      return typeof value === 'boolean' ? { ok: true, value } : wrong();
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_TEXT ? { ok: true, value } : wrong();
    case 'date':
      // a field for dates is empty until one is chosen
      if (value === '' && !spec.optional) return refuse(field, messages.mustBe(spec.label, messages.allowed.date));
      return isDay(value) || value === '' ? { ok: true, value } : wrong();
    default: {
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong();
      if (isBelow(spec, value) && typeof spec.negative !== 'string') return refuse(field, tooLow(spec, value));
      if (Math.abs(value) > LARGEST) return refuse(field, messages.tooLarge);
      if (spec.whole === true && !Number.isInteger(value)) return refuse(field, messages.mustBeWhole(spec.label));
      if (isAbove(spec, value)) return refuse(field, tooHigh(spec));
      return { ok: true, value: value === 0 ? 0 : value }; // -0 is 0
    }
  }
}

function tooLow(spec: NumberInput, value: number): string {
  const { value: least, open } = leastOf(spec);
  if (open) return messages.mustBeMoreThan(spec.label, formatInput(spec, least));
  if (value < 0 && least === 0) return messages.cannotBeNegative(spec.label);
  return messages.mustBeAtLeast(spec.label, formatInput(spec, least));
}

const tooHigh = (spec: NumberInput): string =>
  messages[spec.kind === 'years' ? 'canBeAtMostYears' : 'canBeAtMost'](spec.label, formatNumber(mostOf(spec)));

function checkRows(spec: RowsInput, value: unknown, field: string): Checked<readonly RowValue[]> {
  if (!Array.isArray(value) || value.length < spec.min || value.length > spec.max)
    return refuse(field, messages.mustBe(spec.label, allowed(spec)));
  const names = Object.keys(spec.columns);
  const rows: RowValue[] = [];
  for (const [index, raw] of value.entries()) {
    const at = `${field}.${index}`;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return refuse(at, messages.mustBe(spec.label, messages.allowed.row(names.join(', '))));
    const stray = Object.keys(raw).find((name) => !Object.hasOwn(spec.columns, name));
    if (stray !== undefined) return refuse(`${at}.${stray}`, messages.unknownInput(stray, names.join(', ')));
    const row: Record<string, CellValue> = {};
    for (const name of names) {
      const cell = spec.columns[name];
      if (!cell) continue;
      const cellValue: unknown = Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : cell.default;
      const checked = checkCell(cell, cellValue, `${at}.${name}`);
      if (!checked.ok) return checked;
      row[name] = checked.value;
    }
    rows.push(row);
  }
  return { ok: true, value: rows };
}

/**
 * Checks one untrusted value against its input.
 *
 * @param field the name in a refusal: `rate`, `loans.1.rate`
 */
export function checkValue(spec: Input, value: unknown, field: string): Checked<Value> {
  return spec.kind === 'rows' ? checkRows(spec, value, field) : checkCell(spec, value, field);
}
