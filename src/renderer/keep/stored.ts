import { checkValue, isDay } from '#src/engine/check-values.ts';
import { formatNumber } from '#src/engine/format.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { LARGEST } from '#src/engine/limits.ts';
import type { CellValue, Input, RowsInput, RowValue, Tool, Value } from '#src/engine/types.ts';
import { words as keepWords } from '#words/keep.ts';
import type { FormValues } from '../state/calculator.ts';

/** Results of one day. */
export interface Snapshot {
  /** YYYY-MM-DD in the visitor's own time zone. */
  readonly day: string;
  readonly outputs: Readonly<Record<string, number>>;
}

/** What is stored in this browser, and in an exported file. */
export interface Kept {
  readonly values: FormValues;
  readonly history: readonly Snapshot[];
}

/** A parsed text. */
export interface Reading {
  /** What can be used, with defaults for the rest; null where nothing can. */
  readonly kept: Kept | null;
  /** A sentence for each fault; empty where the text was read in full. */
  readonly faults: readonly string[];
}

/** Values as they are stored, and as a file holds them. */
interface Body extends Kept {
  readonly tool: string;
  readonly version: number;
}

export type Written =
  | {
      readonly ok: true;
      readonly body: Body;
      /** A sentence for each value that the tool refuses; an earlier value is written in its place. */
      readonly refused: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The longest text that is read. */
export const MOST_CHARACTERS = 1_000_000;
export const MOST_SNAPSHOTS = 4000;
/** Characters of an unknown name that are quoted. */
const MOST_NAME = 40;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const NOTHING: Readonly<Record<string, unknown>> = {};

/**
 * A value that the tool accepts. What it refuses is replaced by the fallback, and gets a sentence in `faults`.
 *
 * @param fallback a value that the tool accepts
 */
function accepted(spec: Input, value: unknown, fallback: Value, faults: string[]): Value {
  const checked = checkValue(spec, value, '');
  if (checked.ok) return checked.value;
  if (spec.kind === 'rows' && Array.isArray(value)) {
    const rows = acceptedRows(spec, value, fallback as readonly RowValue[], faults);
    if (rows.length >= spec.min) return rows;
  }
  faults.push(keepWords.wrong(spec.label, checked.message));
  return fallback;
}

function acceptedRows(spec: RowsInput, given: unknown[], fallback: readonly RowValue[], faults: string[]): RowValue[] {
  if (given.length > spec.max) faults.push(keepWords.tooManyRows(spec.label, formatNumber(spec.max)));
  const rows: RowValue[] = [];
  for (const [index, raw] of given.slice(0, spec.max).entries()) {
    const place = keepWords.row(spec.label, formatNumber(index + 1));
    if (!isRecord(raw)) {
      faults.push(keepWords.noRow(place));
      continue;
    }
    for (const name of Object.keys(raw))
      if (!Object.hasOwn(spec.columns, name)) faults.push(keepWords.unknown(name.slice(0, MOST_NAME)));
    const row: Record<string, CellValue> = {};
    for (const [name, cell] of Object.entries(spec.columns)) {
      // with rows added or removed, positions no longer match
      const before = fallback.length === given.length ? fallback[index]?.[name] : undefined;
      const value = own(raw, name);
      const checked = checkValue(cell, value === undefined ? cell.default : value, '');
      if (!checked.ok) faults.push(keepWords.wrong(place, checked.message));
      row[name] = checked.ok ? (checked.value as CellValue) : (before ?? cell.default);
    }
    rows.push(row);
  }
  return rows;
}

function acceptedValues(tool: Tool, given: Readonly<Record<string, unknown>>, before: FormValues, faults: string[]) {
  const values: Record<string, Value> = {};
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const value = own(given, name);
    const fallback = before[name] ?? (spec.default as Value);
    values[name] = value === undefined ? fallback : accepted(spec, value, fallback, faults);
  }
  return values;
}

function acceptedHistory(tool: Tool, given: unknown, faults: string[]): Snapshot[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    faults.push(keepWords.noSnapshots);
    return [];
  }
  const names = tool.keep?.history?.outputs ?? [];
  const byDay = new Map<string, Snapshot>();
  const twice = new Set<string>();
  let unread = 0;
  for (const raw of given) {
    const day = isRecord(raw) ? own(raw, 'day') : undefined;
    const outputs = isRecord(raw) ? own(raw, 'outputs') : undefined;
    const figures = isRecord(outputs) ? names.map((name) => [name, own(outputs, name)] as const) : null;
    if (!isDay(day) || !figures?.every(([, figure]) => isFigure(figure))) {
      unread++;
      continue;
    }
    if (byDay.has(day)) twice.add(day);
    // -0 is 0
    byDay.set(day, { day, outputs: Object.fromEntries(figures.map(([name, figure]) => [name, Number(figure) + 0])) });
  }
  if (unread > 0) faults.push(keepWords.unreadSnapshots(formatNumber(unread)));
  for (const day of twice) faults.push(keepWords.sameDay(formatDay(day)));
  const history = [...byDay.values()].sort((a, b) => a.day.localeCompare(b.day));
  if (history.length > MOST_SNAPSHOTS) faults.push(keepWords.tooManySnapshots(formatNumber(MOST_SNAPSHOTS)));
  return history.slice(-MOST_SNAPSHOTS);
}

const isFigure = (value: unknown) => typeof value === 'number' && Math.abs(value) <= LARGEST;

/**
 * What to store. `readKept` can always read it in full: a value that the tool refuses is replaced by the one before.
 *
 * @param before values that the tool accepts; its defaults where there are none
 */
export function writeKept(id: string, tool: Tool, { values, history }: Kept, before: FormValues = {}): Written {
  const refused: string[] = [];
  const body: Body = {
    tool: id,
    version: tool.keep?.version ?? 1,
    values: acceptedValues(tool, values, before, refused),
    history: acceptedHistory(tool, history, refused),
  };
  const isLong = JSON.stringify(body).length > MOST_CHARACTERS;
  return isLong ? { ok: false, message: keepWords.tooMuch } : { ok: true, body, refused };
}

/** Reads what is stored, or the text of a file; both untrusted. Never throws. */
export function readKept(id: string, tool: Tool, given: unknown): Reading {
  const none = (fault: string): Reading => ({ kept: null, faults: [fault] });
  if (typeof given === 'string' && given.length > MOST_CHARACTERS) return none(keepWords.tooLong);
  let body = given;
  try {
    if (typeof given === 'string') body = JSON.parse(given);
  } catch {
    return none(keepWords.notOurs);
  }
  if (!isRecord(body) || own(body, 'tool') !== id) return none(keepWords.notOurs);
  const faults: string[] = [];
  const values = valuesOfToday(tool, body, faults);
  for (const name of Object.keys(values))
    if (!Object.hasOwn(tool.inputs, name)) faults.push(keepWords.unknown(name.slice(0, MOST_NAME)));
  const kept: Kept = {
    values: acceptedValues(tool, values, {}, faults),
    history: acceptedHistory(tool, own(body, 'history'), faults),
  };
  // a missing value gets its default; if the text has other faults it may be there under another name, so it is reported
  if (faults.length > 0)
    for (const [name, { label }] of Object.entries(tool.inputs))
      if (values !== NOTHING && own(values, name) === undefined) faults.push(keepWords.missing(label));
  // no use if everything equals the defaults
  const useful =
    kept.history.length > 0 || JSON.stringify(kept.values) !== JSON.stringify(acceptedValues(tool, NOTHING, {}, []));
  return { kept: faults.length === 0 || useful ? kept : null, faults };
}

/** The values of a text of this version, unchecked. */
function valuesOfToday(tool: Tool, body: Record<string, unknown>, faults: string[]): Readonly<Record<string, unknown>> {
  const version = own(body, 'version');
  const today = tool.keep?.version ?? 1;
  const given = own(body, 'values');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) faults.push(keepWords.noVersion);
  else if (version > today) faults.push(keepWords.newer);
  else if (version < today) faults.push(keepWords.older);
  if (!isRecord(given)) {
    faults.push(keepWords.noValues);
    return NOTHING;
  }
  return given;
}

/** The history with a snapshot, which replaces an earlier one of the same day. */
export function withSnapshot(history: readonly Snapshot[], snapshot: Snapshot): Snapshot[] {
  return [...history.filter(({ day }) => day !== snapshot.day), snapshot].sort((a, b) => a.day.localeCompare(b.day));
}

/** All days of both histories; for a day in both, that of `later`. */
export const withHistory = (earlier: readonly Snapshot[], later: readonly Snapshot[]): Snapshot[] =>
  later.reduce<Snapshot[]>(withSnapshot, [...earlier]);
