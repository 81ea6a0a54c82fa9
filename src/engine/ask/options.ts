// What the options of a line set: "new regime", "salaried". A phrase can have several meanings, so there are several ways to mean all the
// options of a line, and each is tried with its numbers: in `100 dollar in euro` either may be `from` or `to`.
import type { CellInput, CellValue, Tool } from '../types.ts';
import { inputOf, type LineInputs } from './slots.ts';
import { canMean, cuesOf, isNumberSegment, type Segment, settingsOf } from './vocabulary.ts';

/** The values of a choice, in the order of its options, or of a toggle, the usual one first. */
function valuesOf(spec: CellInput): readonly CellValue[] {
  if (spec.kind === 'toggle') return [spec.default, !spec.default];
  return spec.kind === 'choice' ? spec.options.map(({ value }) => value) : [];
}

/** The ways, each with every value of an input whose values all count where a line leaves it out (`either`): GST added, or contained. */
function withEachUnsaidValue(tool: Tool, ways: readonly LineInputs[]): readonly LineInputs[] {
  let all: readonly LineInputs[] = ways;
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind !== 'rows' && spec.asked?.left === 'either')
      all = all.flatMap((inputs): readonly LineInputs[] =>
        Object.hasOwn(inputs, name)
          ? [inputs]
          : valuesOf(spec).map((value): LineInputs => ({ ...inputs, [name]: value })),
      );
  return all;
}

/**
 * What a phrase sets by each of its meanings. "Long term" sets a day of purchase; beside the dates of a line that does not count, and
 * nothing is left of that meaning.
 */
function meaningsOf(tool: Tool, segment: Segment, hasDates: boolean): readonly LineInputs[] {
  const counts = ([name]: readonly [string, CellValue]) => !hasDates || inputOf(tool, name).kind !== 'date';
  return settingsOf(segment).map((inputs) => Object.fromEntries(Object.entries(inputs).filter(counts)));
}

/** Whether a meaning contradicts nothing that a way sets. */
const fits = (way: LineInputs, meaning: LineInputs): boolean =>
  Object.entries(meaning).every(([name, value]) => (way[name] ?? value) === value);

/** Every way in which the options of a line can be meant. None if two of them contradict each other: then the line has no reading. */
export function optionWaysOf(tool: Tool, segments: readonly Segment[]): readonly LineInputs[] {
  const hasDates = segments.some((segment) => isNumberSegment(segment) && segment.number.kind === 'date');
  let ways: readonly LineInputs[] = [{}];
  for (const segment of segments) {
    const meanings = meaningsOf(tool, segment, hasDates);
    if (meanings.length === 0) continue;
    ways = ways.flatMap((way) =>
      meanings.filter((meaning) => fits(way, meaning)).map((meaning) => ({ ...way, ...meaning })),
    );
  }
  return withEachUnsaidValue(tool, ways);
}

// What a line denies, in two steps. `withoutDeniedOptions` comes first, as the search space is made; `zeroesOf` reads its result, and
// its zeroes count more than options.
//
//   not salaried     an option that is on or off: it is turned off
//   not lumpsum      another option: it is taken out, since nobody knows what is meant instead
//   lumpsum nahi     the same, with the word after it
//   no tds           an amount: it is 0, where the word stands right before it

/** A phrase that turns something on, as the one that turns it off: "salaried" of "not salaried". Null for any other phrase. */
function turnedOff(segment: Segment): Segment | null {
  const [setting, ...more] = settingsOf(segment).flatMap((inputs) => Object.entries(inputs));
  if (segment.kind === 'number' || !setting || more.length > 0) return null;
  const [name, value] = setting;
  return value === true ? { ...segment, roles: [{ kind: 'option', inputs: { [name]: false } }] } : null;
}

/** Where the option would stand that a negation at a place denies; -1 where none does. */
function deniedPlace(segments: readonly Segment[], at: number): number {
  if (canMean(segments[at], 'negation'))
    return segments.findIndex((segment, place) => place > at && !canMean(segment, 'filler'));
  return canMean(segments[at], 'negationAfter') ? at - 1 : -1;
}

/** A line without the options that it denies, and with toggles that it denies turned off. */
export function withoutDeniedOptions(segments: readonly Segment[]): readonly Segment[] {
  const removed = new Set<number>();
  const replaced = new Map<number, Segment>();
  for (const at of segments.keys()) {
    const place = deniedPlace(segments, at);
    const option = segments[place];
    if (!option || !canMean(option, 'option')) continue;
    removed.add(at);
    const off = turnedOff(option);
    if (off) replaced.set(place, off);
    else removed.add(place);
  }
  return segments.flatMap((segment, at) => (removed.has(at) ? [] : (replaced.get(at) ?? segment)));
}

/** Amounts that a line says are zero, and the words that say so: "no tds". */
export function zeroesOf(tool: Tool, segments: readonly Segment[]) {
  const inputs: Record<string, CellValue> = {};
  const used = new Set<Segment>();
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    const name = cuesOf(next).find((cue) => inputOf(tool, cue).kind === 'currency');
    if (!canMean(segment, 'negation') || name === undefined || !next) continue;
    inputs[name] = 0;
    used.add(segment).add(next);
  }
  return { inputs, used };
}
