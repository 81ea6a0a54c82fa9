import { words as messages } from '#words/scenario.ts';
import { words as validation } from '#words/validation.ts';
import { formatNumber } from '../format.ts';
import { checkValue, expectedOf, shortened } from '../input-schema.ts';
import { freshRow } from '../places.ts';
import type { CellInput, CellValue, RowsInput, RowValue, Tool, Value, Values } from '../types.ts';
import { mapValues } from '../utilities.ts';
import { holds } from '../visibility.ts';
import { MARK, MOST_NAME, MOST_PINS, markOf, type Pin, type Scenario } from './scenario.ts';

/** Characters of a link's settings: far above the longest list of rows, far below what would slow a phone down. */
const LONGEST_LINK = 1_000_000;
/** How many sentences on what could not be read there are; later ones are left out. */
const MOST_UNREAD = 20;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const CELL = /^([a-zA-Z][a-zA-Z0-9]*)\.(\d{1,6})\.([a-zA-Z][a-zA-Z0-9]*)$/;
const PIN = /^~([1-9]\d{0,5})(?:\.(.*)|(~name))$/s;

/** Takes a sentence on what cannot be read. */
type Report = (why: string) => void;
type Read<V> = { readonly ok: true; readonly value: V } | { readonly ok: false; readonly why: string };
const refused = (why: string): Read<never> => ({ ok: false, why });

/** What a link gives for a name. */
interface Entry {
  readonly name: string;
  /** Null where it cannot be decoded. */
  readonly text: string | null;
  /** The name is in the link twice. */
  readonly twice: boolean;
}
/** The entries of one scenario: of inputs, of cells of rows, and of its own name. */
type Entries = Map<string, Entry>;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Groups the names of a link by scenario; 0 is the present one. */
function grouped(text: string, report: Report): Map<number, Entries> {
  const found = new Map<number, Entries>();
  for (const part of text.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const written = at < 0 ? part : part.slice(0, at);
    const name = decoded(written);
    if (name === null) {
      report(messages.link.broken(shortened(written)));
      continue;
    }
    const [, pin, rest, title] = PIN.exec(name) ?? [];
    const scenario = pin === undefined ? 0 : Number(pin);
    const entries: Entries = found.get(scenario) ?? new Map();
    found.set(scenario, entries);
    const key = rest ?? title ?? name;
    entries.set(key, { name: key, text: decoded(at < 0 ? '' : part.slice(at + 1)), twice: entries.has(key) });
  }
  return found;
}

/** Removes and returns the entry of an input. */
function taken(entries: Entries, name: string): Entry | null {
  const entry = entries.get(name);
  entries.delete(name);
  return entry ?? null;
}

/** Removes and returns the entries of the cells of a list. */
function cellsTaken(entries: Entries, list: string): Entries {
  const cells = new Map([...entries].filter(([name]) => CELL.exec(name)?.[1] === list));
  for (const name of cells.keys()) entries.delete(name);
  return cells;
}

/** The text of an entry, unless it is given twice or cannot be decoded. */
function textOf(entry: Entry, label: string): Read<string> {
  if (entry.twice) return refused(messages.link.twice(label));
  return entry.text === null ? refused(messages.link.broken(shortened(entry.name))) : { ok: true, value: entry.text };
}

/** The value that a text in a link means for a control, not yet checked. */
function meaning(spec: CellInput, text: string): Read<unknown> {
  switch (spec.kind) {
    case 'choice':
      // an unknown option is refused by the check, which lists the options
      return { ok: true, value: spec.options.find((option) => String(option.value) === text)?.value ?? text };
    case 'toggle':
      return text === '1' || text === '0'
        ? { ok: true, value: text === '1' }
        : refused(messages.link.notYesOrNo(spec.label));
    case 'text':
    case 'date':
      return { ok: true, value: text };
    default:
      return NUMBER.test(text) ? { ok: true, value: Number(text) } : refused(messages.link.notANumber(spec.label));
  }
}

function readCell(spec: CellInput, entry: Entry): Read<CellValue> {
  const text = textOf(entry, spec.label);
  if (!text.ok) return text;
  const meant = meaning(spec, text.value);
  if (!meant.ok) return meant;
  const checked = checkValue(spec, meant.value, entry.name);
  return checked.ok ? { ok: true, value: checked.value as CellValue } : refused(checked.message);
}

/** How many rows a link gives a list. */
function readCount(spec: RowsInput, count: Entry): Read<number> {
  const text = textOf(count, spec.label);
  if (!text.ok) return text;
  const size = /^\d{1,6}$/.test(text.value) ? Number(text.value) : Number.NaN;
  const isAllowed = size >= spec.min && size <= spec.max;
  return isAllowed ? { ok: true, value: size } : refused(validation.mustBe(spec.label, expectedOf(spec)));
}

/** A list of rows: as many as the link says, or else the default rows, with the cells that the link gives. */
function rowsOfEntry(
  spec: RowsInput,
  count: Entry | null,
  cells: Entries,
  at: string,
  report: Report,
): readonly RowValue[] {
  const size = count && readCount(spec, count);
  if (size && !size.ok) {
    // without a valid count it is unknown which rows there are, so all cells are ignored
    report(size.why);
    return spec.default;
  }
  const rows: Record<string, CellValue>[] = size
    ? Array.from({ length: size.value }, () => freshRow(spec))
    : spec.default.map((row) => ({ ...freshRow(spec), ...row }));
  for (const [index, row] of rows.entries())
    for (const [column, cell] of Object.entries(spec.columns)) {
      const entry = taken(cells, `${at}.${index}.${column}`);
      if (!entry) continue;
      const read = readCell(cell, entry);
      if (read.ok) row[column] = read.value;
      else report(read.why);
    }
  for (const name of cells.keys()) {
    const [, , index, column = ''] = CELL.exec(name) ?? [];
    if (Object.hasOwn(spec.columns, column) && Number(index) >= rows.length)
      report(messages.link.noRow(spec.label, messages.rows(formatNumber(rows.length))));
    else report(messages.link.unknown(shortened(name)));
  }
  return rows;
}

function readInputs(tool: Tool, entries: Entries, report: Report): Values {
  const values: Record<string, Value> = {};
  const named = new Set<string>();
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const entry = taken(entries, name);
    values[name] = spec.default;
    if (spec.kind === 'rows') {
      const cells = cellsTaken(entries, name);
      if (!entry && cells.size === 0) continue;
      values[name] = rowsOfEntry(spec, entry, cells, name, report);
      named.add(name);
    } else if (entry) {
      const read = readCell(spec, entry);
      if (read.ok) {
        values[name] = read.value;
        named.add(name);
      } else report(read.why);
    }
  }
  for (const name of entries.keys()) report(messages.link.unknown(shortened(name)));

  return mapValues(tool.inputs, (spec, name) => {
    if (holds(spec.showWhen, tool.inputs, (other) => values[other])) return values[name] as Value;
    if (named.has(name)) report(messages.link.notShown(spec.label));
    return spec.default;
  });
}

function readPin(tool: Tool, at: number, entries: Entries, report: Report): Pin {
  const entry = taken(entries, '~name');
  const values = readInputs(tool, entries, report);
  if (!entry) return { name: null, values };
  const name = `~${at}~name`;
  const text = textOf({ ...entry, name }, name);
  if (text.ok && text.value.length <= MOST_NAME) return { name: text.value.trim() === '' ? null : text.value, values };
  report(text.ok ? messages.link.nameTooLong(String(MOST_NAME)) : text.why);
  return { name: null, values };
}

/**
 * Reads the settings of a link: `rate=9&tenure=15&~1.rate=8`. Never throws. What cannot be read stays at its default and is
 * listed in `unread`; the rest applies.
 *
 * @param text what follows `#id?`, untrusted
 */
export function readScenario(tool: Tool, text: string): Scenario {
  const unread: string[] = [];
  const report: Report = (why) => {
    if (unread.length < MOST_UNREAD) unread.push(why);
  };
  if (text.length > LONGEST_LINK) {
    report(messages.link.tooLong);
    return { values: readInputs(tool, new Map(), report), pins: [], unread };
  }
  const found = grouped(text, report);
  const present: Entries = found.get(0) ?? new Map();
  const mark = taken(present, MARK);
  const values = readInputs(tool, present, report);
  const pins: Pin[] = [];
  for (const [at, entries] of [...found].sort(([one], [other]) => one - other)) {
    if (at === 0) continue;
    if (at <= MOST_PINS) pins.push(readPin(tool, at, entries, report));
    else report(messages.link.tooManyPins(String(MOST_PINS)));
  }
  // an input that could not be read is at its default too, so that the mark then says nothing
  if (mark && unread.length === 0 && markOf(tool, values, pins, text) !== mark.text)
    report(messages.link.otherDefaults);
  return { values, pins, unread };
}
