// What a line's options set in a tool: "new regime", "not salaried", "no tds".
import type { CellInput, CellValue, Tool } from '../types.ts';
import { cuesOf, has, isNumber, rolesOf } from './segments.ts';
import { type Given, inputOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';

/** Options that are named in another order than the inputs of the page. */
const OPTIONS_SWAPPED = 1.5;

/** A way in which the options of a line can be meant. */
interface Options {
  readonly inputs: Given;
  readonly cost: number;
}

/** The values of a choice, in the order of its options, or of a toggle, the usual one first. */
function valuesOf(spec: CellInput): readonly CellValue[] {
  if (spec.kind === 'toggle') return [spec.default, !spec.default];
  return spec.kind === 'choice' ? spec.options.map(({ value }) => value) : [];
}

/** With each value of a choice that changes the answer and that the line leaves out: GST added, or contained. */
function withEither(tool: Tool, all: readonly Options[]): readonly Options[] {
  let ways = all;
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind !== 'rows' && spec.asked?.left === 'either')
      ways = ways.flatMap(({ inputs, cost }) =>
        Object.hasOwn(inputs, name)
          ? [{ inputs, cost }]
          : valuesOf(spec).map((value) => ({ inputs: { ...inputs, [name]: value }, cost })),
      );
  return ways;
}

/** Options with the place, in the order of the page, of the input that was set last. */
interface OrderedOptions extends Options {
  readonly last: number;
}

/**
 * Every way in which the options of a line can be meant. A way costs more where an option that can be meant in several ways comes
 * in another order than its input. Empty if two options contradict each other.
 */
export function optionsOf(tool: Tool, segments: readonly Segment[]): readonly Options[] {
  const order = Object.keys(tool.inputs);
  const hasDates = segments.some((segment) => isNumber(segment) && segment.number.kind === 'date');
  // "long term" sets a day of purchase, but the dates of a line count instead
  const mayBeSet = ([name]: readonly [string, CellValue]) => !hasDates || inputOf(tool, name).kind !== 'date';
  let ways: readonly OrderedOptions[] = [{ inputs: {}, cost: 0, last: -1 }];
  for (const segment of segments) {
    const options = settingsOf(segment).map((inputs) => Object.fromEntries(Object.entries(inputs).filter(mayBeSet)));
    if (options.length === 0) continue;
    ways = ways.flatMap(({ inputs, last, cost }) =>
      options.flatMap((option) => {
        const agrees = Object.entries(option).every(([name, value]) => (inputs[name] ?? value) === value);
        const places = Object.keys(option).map((name) => order.indexOf(name));
        const place = places.length === 0 ? last : Math.max(...places);
        const swapped = options.length > 1 && place < last ? OPTIONS_SWAPPED : 0;
        return agrees ? [{ inputs: { ...inputs, ...option }, last: place, cost: cost + swapped }] : [];
      }),
    );
  }
  return withEither(tool, ways);
}

/** What each option that a phrase may name sets. */
const settingsOf = (segment: Segment): readonly Given[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'option' ? [role.inputs] : []));

/** The phrase of a toggle that a line denies, turned off: "not salaried". Null for any other option: nobody knows what is meant instead. */
function turnedOff(segment: Segment): Segment | null {
  if (!('roles' in segment)) return null;
  const [setting, ...more] = settingsOf(segment).flatMap((inputs) => Object.entries(inputs));
  if (!setting || more.length > 0) return null;
  const [name, value] = setting;
  return value === true ? { ...segment, roles: [{ kind: 'option', inputs: { [name]: false } }] } : null;
}

/** Where the option would stand that a negation at a place denies; -1 where none does. */
function deniedPlace(segments: readonly Segment[], at: number): number {
  if (has(segments[at], 'negation'))
    return segments.findIndex((segment, place) => place > at && !has(segment, 'filler'));
  return has(segments[at], 'negationAfter') ? at - 1 : -1;
}

/** A line without the options that it denies: "not lumpsum", "lumpsum nahi". */
export function withoutDeniedOptions(segments: readonly Segment[]): readonly Segment[] {
  const removed = new Set<number>();
  const replaced = new Map<number, Segment>();
  for (const at of segments.keys()) {
    const place = deniedPlace(segments, at);
    const option = segments[place];
    if (!option || !has(option, 'option')) continue;
    removed.add(at);
    const off = turnedOff(option);
    if (off) replaced.set(place, off);
    else removed.add(place);
  }
  return segments.flatMap((segment, at) => (removed.has(at) ? [] : (replaced.get(at) ?? segment)));
}

/** Amounts that a line says are zero, and the words that say so: "no tds". */
export function zeroesOf(
  tool: Tool,
  segments: readonly Segment[],
): { readonly inputs: Given; readonly used: ReadonlySet<Segment> } {
  const inputs: Record<string, CellValue> = {};
  const used = new Set<Segment>();
  for (const [at, segment] of segments.entries()) {
    const noun = segments[at + 1];
    const name = cuesOf(noun).find((cue) => inputOf(tool, cue).kind === 'currency');
    if (!has(segment, 'negation') || name === undefined || !noun) continue;
    inputs[name] = 0;
    used.add(segment).add(noun);
  }
  return { inputs, used };
}
