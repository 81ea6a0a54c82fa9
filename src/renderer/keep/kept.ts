import { checkValue, isDay } from '#src/engine/check-values.ts';
import type { Tool, Value } from '#src/engine/types.ts';
import type { FormValues } from '../calculator.ts';
import { words } from '../words.ts';

/** Results of one day. */
export interface Snapshot {
  /** YYYY-MM-DD in the visitor's own time zone. */
  readonly day: string;
  readonly outputs: Readonly<Record<string, number>>;
}

/** What stays in this browser, and what an exported file holds. */
export interface Kept {
  readonly values: FormValues;
  readonly history: readonly Snapshot[];
}

type Read = { readonly ok: true; readonly kept: Kept } | { readonly ok: false; readonly message: string };

/** Longer texts are no budget and no list of assets. */
const MOST_CHARACTERS = 1_000_000;
const MOST_SNAPSHOTS = 4000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export function writeKept(id: string, tool: Tool, { values, history }: Kept): string {
  return JSON.stringify({ tool: id, version: tool.keep?.version, values, history });
}

/** Reads a kept or imported text, trusting nothing in it. Refuses as a whole; never throws. */
export function readKept(id: string, tool: Tool, text: string): Read {
  const refuse = (message: string): Read => ({ ok: false, message });
  if (text.length > MOST_CHARACTERS) return refuse(words.keep.tooLong);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(words.keep.notOurs);
  }
  if (!isRecord(body) || own(body, 'tool') !== id) return refuse(words.keep.notOurs);
  const version = own(body, 'version');
  const today = tool.keep?.version ?? 1;
  let given = own(body, 'values');
  if (!Number.isInteger(version) || !isRecord(given)) return refuse(words.keep.notOurs);
  if (Number(version) > today) return refuse(words.keep.newer);
  try {
    if (Number(version) < today && tool.keep?.migrate) given = tool.keep.migrate(given, Number(version));
  } catch {
    return refuse(words.keep.notOurs);
  }
  if (!isRecord(given)) return refuse(words.keep.notOurs);

  const values: Record<string, Value> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(tool.inputs, name)) return refuse(words.keep.unknown(name.slice(0, 40)));
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const value = own(given, name);
    const checked = checkValue(spec, value === undefined ? spec.default : value, name);
    if (!checked.ok) return refuse(words.keep.wrong(checked.message));
    values[name] = checked.value;
  }
  const history = readHistory(tool, own(body, 'history') ?? []);
  return history ? { ok: true, kept: { values, history } } : refuse(words.keep.notOurs);
}

function readHistory(tool: Tool, given: unknown): Snapshot[] | null {
  if (!Array.isArray(given) || given.length > MOST_SNAPSHOTS) return null;
  const names = tool.keep?.history?.outputs ?? [];
  const history: Snapshot[] = [];
  for (const snapshot of given) {
    if (!isRecord(snapshot)) return null;
    const day = own(snapshot, 'day');
    const outputs = own(snapshot, 'outputs');
    if (!isDay(day) || !isRecord(outputs)) return null;
    const figures = names.map((name) => [name, own(outputs, name)] as const);
    if (!figures.every(([, figure]) => typeof figure === 'number' && Number.isFinite(figure))) return null;
    history.push({ day, outputs: Object.fromEntries(figures) as Record<string, number> });
  }
  return history.sort((a, b) => a.day.localeCompare(b.day));
}

/** A snapshot of today in place of an earlier one of the same day. */
export function withSnapshot(history: readonly Snapshot[], snapshot: Snapshot): Snapshot[] {
  return [...history.filter(({ day }) => day !== snapshot.day), snapshot].sort((a, b) => a.day.localeCompare(b.day));
}

/** Today in the visitor's own time zone. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
