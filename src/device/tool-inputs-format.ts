// What a tool stores of its inputs, checked as it is written and as it is read, in the browser and in files. Each function whose name
// begins with `accepted` adds a sentence for each fault to `faults`.
import * as z from 'zod/mini';
import { checkValue, isDay } from '#src/engine/check-values.ts';
import { formatNumber } from '#src/engine/format.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { LARGEST } from '#src/engine/limits.ts';
import type { CellValue, Input, RowsInput, RowValue, Tool, Value } from '#src/engine/types.ts';
import { words } from '#words/storage.ts';
import { isRecord } from './entry.ts';

/** The values of a tool's inputs, by their names. */
export type InputValues = Readonly<Record<string, Value>>;

/** Results of one day. */
export interface Snapshot {
  /** YYYY-MM-DD in the visitor's own time zone. */
  readonly day: string;
  readonly outputs: Readonly<Record<string, number>>;
}

/** What is stored for a tool in this browser, and in an exported file. */
export interface StoredInputs {
  readonly values: InputValues;
  readonly history: readonly Snapshot[];
}

export interface InputsReading {
  /** What can be used, with defaults for the rest; null where nothing can. */
  readonly inputs: StoredInputs | null;
  /** A sentence for each fault; empty where the text was read in full. */
  readonly faults: readonly string[];
}

/** Values as they are stored, and as a file holds them. */
export interface InputsBody extends StoredInputs {
  readonly tool: string;
  readonly version: number;
}

export type WrittenInputs =
  | {
      readonly ok: true;
      readonly body: InputsBody;
      /** A sentence for each value that the tool refuses; an earlier value is written in its place. */
      readonly refused: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The longest text that is read. */
const LONGEST_TEXT = 1_000_000;
export const MOST_SNAPSHOTS = 4000;
/** So many characters of an unknown name are quoted. */
const LONGEST_NAME = 40;

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
  faults.push(words.wrong(spec.label, checked.message));
  return fallback;
}

function acceptedRows(spec: RowsInput, given: unknown[], fallback: readonly RowValue[], faults: string[]): RowValue[] {
  if (given.length > spec.max) faults.push(words.tooManyRows(spec.label, formatNumber(spec.max)));
  const rows: RowValue[] = [];
  for (const [index, raw] of given.slice(0, spec.max).entries()) {
    const place = words.row(spec.label, formatNumber(index + 1));
    if (!isRecord(raw)) {
      faults.push(words.noRow(place));
      continue;
    }
    for (const name of Object.keys(raw))
      if (!Object.hasOwn(spec.columns, name)) faults.push(words.unknown(name.slice(0, LONGEST_NAME)));
    const row: Record<string, CellValue> = {};
    for (const [name, cell] of Object.entries(spec.columns)) {
      // with rows added or removed, positions no longer match
      const before = fallback.length === given.length ? fallback[index]?.[name] : undefined;
      const value = own(raw, name);
      const checked = checkValue(cell, value === undefined ? cell.default : value, '');
      if (!checked.ok) faults.push(words.wrong(place, checked.message));
      row[name] = checked.ok ? (checked.value as CellValue) : (before ?? cell.default);
    }
    rows.push(row);
  }
  return rows;
}

function acceptedValues(tool: Tool, given: Readonly<Record<string, unknown>>, before: InputValues, faults: string[]) {
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
    faults.push(words.noSnapshots);
    return [];
  }
  const schema = snapshotOf(tool);
  const byDay = new Map<string, Snapshot>();
  const repeatedDays = new Set<string>();
  let unread = 0;
  for (const raw of given) {
    const snapshot = z.safeParse(schema, raw).data;
    if (!snapshot) {
      unread++;
      continue;
    }
    if (byDay.has(snapshot.day)) repeatedDays.add(snapshot.day);
    byDay.set(snapshot.day, snapshot);
  }
  if (unread > 0) faults.push(words.unreadSnapshots(formatNumber(unread)));
  for (const day of repeatedDays) faults.push(words.sameDay(formatDay(day)));
  const history = [...byDay.values()].sort((a, b) => a.day.localeCompare(b.day));
  if (history.length > MOST_SNAPSHOTS) faults.push(words.tooManySnapshots(formatNumber(MOST_SNAPSHOTS)));
  return history.slice(-MOST_SNAPSHOTS);
}

const figure = z.pipe(
  z.number().check(z.gte(-LARGEST), z.lte(LARGEST)),
  // -0 is 0
  z.transform((value) => value + 0),
);

/** A snapshot of a tool: only where all of its figures can be read. */
const snapshotOf = (tool: Tool) =>
  z.object({
    day: z.string().check(z.refine(isDay)),
    outputs: z.object(Object.fromEntries((tool.keep?.history?.outputs ?? []).map((name) => [name, figure]))),
  });

/**
 * What to store. `readStoredInputs` can always read it in full: a value that the tool refuses is replaced by the one before.
 *
 * @param before values that the tool accepts; its defaults where there are none
 */
export function writeInputs(
  id: string,
  tool: Tool,
  { values, history }: StoredInputs,
  before: InputValues = {},
): WrittenInputs {
  const refused: string[] = [];
  const body: InputsBody = {
    tool: id,
    version: tool.keep?.version ?? 1,
    values: acceptedValues(tool, values, before, refused),
    history: acceptedHistory(tool, history, refused),
  };
  const isLong = JSON.stringify(body).length > LONGEST_TEXT;
  return isLong ? { ok: false, message: words.tooMuch } : { ok: true, body, refused };
}

/**
 * Reads what is stored, or the text of a file; both untrusted. Never throws.
 *
 * @param present of a file: what it is read into, which stays where a value is missing or refused. Without it that gets its default
 */
export function readStoredInputs(id: string, tool: Tool, given: unknown, present?: InputValues): InputsReading {
  const unusable = (fault: string): InputsReading => ({ inputs: null, faults: [fault] });
  if (typeof given === 'string' && given.length > LONGEST_TEXT) return unusable(words.tooLong);
  let body = given;
  try {
    if (typeof given === 'string') body = JSON.parse(given);
  } catch {
    return unusable(words.notOurs);
  }
  if (!isRecord(body) || own(body, 'tool') !== id) return unusable(words.notOurs);
  const faults: string[] = [];
  const values = uncheckedValues(tool, body, faults);
  for (const name of Object.keys(values))
    if (!Object.hasOwn(tool.inputs, name)) faults.push(words.unknown(name.slice(0, LONGEST_NAME)));
  const inputs: StoredInputs = {
    values: acceptedValues(tool, values, present ?? {}, faults),
    history: acceptedHistory(tool, own(body, 'history'), faults),
  };
  // a value that is missing where there are other faults may have been stored under another name, so it is reported. Without them it is
  // one that a later release has added; but a file may have been edited
  if (faults.length > 0 || present)
    for (const [name, { label }] of Object.entries(tool.inputs))
      if (values !== NOTHING && own(values, name) === undefined) faults.push(words.missing(label));
  // no use if nothing of it is read
  const useful =
    inputs.history.length > 0 ||
    JSON.stringify(inputs.values) !== JSON.stringify(acceptedValues(tool, NOTHING, present ?? {}, []));
  return { inputs: faults.length === 0 || useful ? inputs : null, faults };
}

/** The values as they are given, unchecked; a version that is not the present one is reported. */
function uncheckedValues(
  tool: Tool,
  body: Record<string, unknown>,
  faults: string[],
): Readonly<Record<string, unknown>> {
  const version = own(body, 'version');
  const current = tool.keep?.version ?? 1;
  const given = own(body, 'values');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) faults.push(words.noVersion);
  else if (version > current) faults.push(words.newer);
  else if (version < current) faults.push(words.older);
  if (!isRecord(given)) {
    faults.push(words.noValues);
    return NOTHING;
  }
  return given;
}

/** All days of both histories, in their order; for a day in both, the snapshot of `later`. */
export function withHistory(earlier: readonly Snapshot[], later: readonly Snapshot[]): readonly Snapshot[] {
  const byDay = new Map([...earlier, ...later].map((snapshot) => [snapshot.day, snapshot]));
  return [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day));
}
