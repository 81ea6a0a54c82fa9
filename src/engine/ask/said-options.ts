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

/** The values of a choice or a toggle, the usual one first. */
function valuesOf(spec: CellInput): readonly CellValue[] {
  if (spec.kind === 'toggle') return [spec.default, !spec.default];
  return spec.kind === 'choice' ? spec.options.map(({ value }) => value) : [];
}

/** With each value of a choice that changes the answer and that the line leaves out: GST added, or contained. */
function withEither(tool: Tool, all: readonly Options[]): readonly Options[] {
  let each = all;
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind !== 'rows' && spec.asked?.left === 'either')
      each = each.flatMap(({ inputs, cost }) =>
        Object.hasOwn(inputs, name)
          ? [{ inputs, cost }]
          : valuesOf(spec).map((value) => ({ inputs: { ...inputs, [name]: value }, cost })),
      );
  return each;
}

/** What the options of a line set, one entry for each way in which they can be meant, in the order of the inputs where that tells. */
export function optionsOf(tool: Tool, segments: readonly Segment[]): readonly Options[] {
  const order = Object.keys(tool.inputs);
  // "long term" with its dates
  const hasDates = segments.some((segment) => isNumber(segment) && segment.number.kind === 'date');
  const isSet = ([name]: readonly [string, CellValue]) => !hasDates || inputOf(tool, name).kind !== 'date';
  /** With the place, in the order of the page, of the input that was set last. */
  let all: readonly (Options & { readonly last: number })[] = [{ inputs: {}, cost: 0, last: -1 }];
  for (const segment of segments) {
    const options = settingsOf(segment).map((inputs) => Object.fromEntries(Object.entries(inputs).filter(isSet)));
    if (options.length === 0) continue;
    all = all.flatMap(({ inputs, last, cost }) =>
      options.flatMap((option) => {
        const isFree = Object.entries(option).every(([name, value]) => (inputs[name] ?? value) === value);
        const at = Math.max(...Object.keys(option).map((name) => order.indexOf(name)));
        const swapped = options.length > 1 && at < last ? OPTIONS_SWAPPED : 0;
        return isFree ? [{ inputs: { ...inputs, ...option }, last: at, cost: cost + swapped }] : [];
      }),
    );
  }
  return withEither(tool, all);
}

/** What each option that a phrase may name sets. */
const settingsOf = (segment: Segment): readonly Given[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'option' ? [role.inputs] : []));

/** A toggle that a line denies is off: "not salaried". Null for an option of a choice: what else is meant nobody knows. */
function opposite(segment: Segment): Segment | null {
  if (!('roles' in segment)) return null;
  const [toggle, ...more] = settingsOf(segment).flatMap((inputs) => Object.entries(inputs));
  if (!toggle || more.length > 0 || toggle[1] !== true) return null;
  return { ...segment, roles: [{ kind: 'option', inputs: { [toggle[0]]: false } }] };
}

/** A line without the options that it denies: "not lumpsum", "lumpsum nahi". */
export function withoutDeniedOptions(segments: readonly Segment[]): readonly Segment[] {
  const denied = new Set<number>();
  const others = new Map<number, Segment>();
  for (const [at, segment] of segments.entries()) {
    let noun = has(segment, 'negationAfter') ? at - 1 : -1;
    if (has(segment, 'negation')) noun = segments.findIndex((other, place) => place > at && !has(other, 'filler'));
    const option = segments[noun];
    if (!option || !has(option, 'option')) continue;
    const other = opposite(option);
    denied.add(at);
    if (other) others.set(noun, other);
    else denied.add(noun);
  }
  return segments.flatMap((segment, at) => (denied.has(at) ? [] : (others.get(at) ?? segment)));
}

/** The amounts that a line says there are none of, each with its words: "no tds". */
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
