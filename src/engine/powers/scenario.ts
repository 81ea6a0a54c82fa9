import { complete, formatInput, type Given, isShown, numberPlaces } from '../places.ts';
import type { CellValue, RowsInput, RowValue, Tool, Value, Values } from '../types.ts';
import { isSame } from '../visibility.ts';

/** How many scenarios can be pinned. */
export const MOST_PINS = 3;
/** Characters of a pin's name. */
export const MOST_NAME = 60;

/** A scenario kept for comparison. */
export interface Pin {
  /** As the visitor named it; null to make a name from its values. */
  readonly name: string | null;
  readonly values: Values;
}

/** What a link says. */
export interface Scenario {
  /** All inputs; defaults where the link has none, or one that could not be read. */
  readonly values: Values;
  readonly pins: readonly Pin[];
  /** What was left at its default because it could not be read, each in a whole sentence for the visitor. */
  readonly unread: readonly string[];
}

/** Percent-encoded; a lone surrogate, which cannot be encoded, becomes the replacement character. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const textOfCell = (value: CellValue): string => encoded(String(typeof value === 'boolean' ? Number(value) : value));

function* rowsIn(name: string, spec: RowsInput, rows: readonly RowValue[], all: boolean): Generator<string> {
  yield `${name}=${rows.length}`;
  for (const [index, row] of rows.entries())
    for (const [column, cell] of Object.entries(spec.columns)) {
      const value = row[column] ?? cell.default;
      if (all || value !== cell.default) yield `${name}.${index}.${column}=${textOfCell(value)}`;
    }
}

function* inputsIn(tool: Tool, given: Given, all: boolean): Generator<string> {
  const values = complete(tool, given);
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const value = values[name] as Value;
    if (!isShown(tool, values, name) || (!all && isSame(value, spec.default))) continue;
    if (spec.kind === 'rows') yield* rowsIn(name, spec, value as readonly RowValue[], all);
    else yield `${name}=${textOfCell(value as CellValue)}`;
  }
}

/**
 * The settings of a link, which follow `#id?`: `rate=9&tenure=15`. Empty where all inputs have their defaults.
 *
 * @param values inputs that the tool accepts; those left out have their defaults
 * @param all writes every input that is shown, so that the link means the same after a default has changed; otherwise only
 *   what differs from the defaults
 */
export function writeScenario(
  tool: Tool,
  values: Given,
  { all = false, pins = [] }: { readonly all?: boolean; readonly pins?: readonly Pin[] } = {},
): string {
  const parts = [...inputsIn(tool, values, all)];
  for (const [index, pin] of pins.slice(0, MOST_PINS).entries()) {
    const of = `~${index + 1}`;
    const differing = [...inputsIn(tool, pin.values, all)];
    // a pin that equals the defaults must still appear in the link
    if (pin.name !== null || differing.length === 0) parts.push(`${of}~name=${encoded(pin.name ?? '')}`);
    parts.push(...differing.map((part) => `${of}.${part}`));
  }
  return parts.join('&');
}

/** Settings up to this length have every input that is shown. */
const SHORT = 200;
/** The name under which a link has the mark of the inputs that it leaves out. No input's name has this sign. */
export const MARK = '~v';

/** A short checksum of the inputs that are shown, but not named by a link's settings; null where it names all. */
export function markOf(tool: Tool, values: Given, pins: readonly Pin[], settings: string): string | null {
  const nameIn = (part: string) => decodeURIComponent(part.replace(/=.*/s, ''));
  const named = new Set(settings.split('&').map(nameIn));
  const leftOut = writeScenario(tool, values, { all: true, pins })
    .split('&')
    .filter((part) => !named.has(nameIn(part)));
  if (leftOut.length === 0) return null;
  let sum = 0;
  for (const letter of leftOut.join('&')) sum = (sum * 31 + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}

/**
 * The settings of a link that others open, perhaps years later: all inputs that are shown, if these are few, so that it gives
 * the same figures when a default (a rate set by law) has changed; otherwise what differs from the defaults, with a mark of the
 * others, so that the page can say that their defaults are no longer the same.
 */
export function lastingSettings(tool: Tool, values: Given, pins: readonly Pin[]): string {
  const all = writeScenario(tool, values, { all: true, pins });
  if (all.length <= SHORT) return all;
  const short = writeScenario(tool, values, { pins });
  const mark = markOf(tool, values, pins, short);
  return [short, mark === null ? '' : `${MARK}=${mark}`].filter(Boolean).join('&');
}

/**
 * The figures by which people recognise a scenario, as text: its first amount, rate and time, `₹50 lakh, 8.5%, 20 years`, or else
 * its first number. Null where no input is a number.
 */
export function inShort(tool: Tool, values: Values): string | null {
  const numbers = numberPlaces(tool, values).filter(({ path }) => Object.hasOwn(tool.inputs, path));
  const amount = numbers.find(({ spec }) => spec.kind === 'currency');
  // a yearly rise that nobody entered tells nothing
  const rate = numbers.find(({ spec, value }) => spec.kind === 'percent' && !(value === 0 && spec.default === 0));
  const time = numbers.find(({ spec }) => spec.kind === 'years' && !spec.age);
  const places = amount ? [amount, rate, time] : [numbers[0]];
  const texts = places.flatMap((place) => (place ? [formatInput(place.spec, place.value)] : []));
  return texts.length === 0 ? null : texts.join(', ');
}
