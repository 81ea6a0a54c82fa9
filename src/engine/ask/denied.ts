// What a line denies, in two steps. `withoutDeniedOptions` comes first, as the search space is made; `zeroesOf` reads its result, and
// its zeroes count more than options.
//
//   not salaried     an option that is on or off: it is turned off
//   not lumpsum      another option: it is taken out, since nobody knows what is meant instead
//   lumpsum nahi     the same, with the word after it
//   no tds           an amount: it is 0, where the word stands right before it
import type { CellValue, Tool } from '../types.ts';
import { inputOf, type LineInputs } from './inputs.ts';
import { cuesOf, has, settingsOf } from './segments.ts';
import type { Segment } from './vocabulary.ts';

/** A phrase that turns something on, as the one that turns it off: "salaried" of "not salaried". Null for any other phrase. */
function turnedOff(segment: Segment): Segment | null {
  const [setting, ...more] = settingsOf(segment).flatMap((inputs) => Object.entries(inputs));
  if (!setting || more.length > 0) return null;
  const [name, value] = setting;
  return value === true && 'roles' in segment
    ? { ...segment, roles: [{ kind: 'option', inputs: { [name]: false } }] }
    : null;
}

/** Where the option would stand that a negation at a place denies; -1 where none does. */
function deniedPlace(segments: readonly Segment[], at: number): number {
  if (has(segments[at], 'negation'))
    return segments.findIndex((segment, place) => place > at && !has(segment, 'filler'));
  return has(segments[at], 'negationAfter') ? at - 1 : -1;
}

/** A line without the options that it denies, and with toggles that it denies turned off. */
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
): { readonly inputs: LineInputs; readonly used: ReadonlySet<Segment> } {
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
