import type { CellValue, Tool } from '../types.ts';
import { cuesOf, has, isNumber } from './segments.ts';
import { type Given, inputOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';

/** Options that are named in another order than the inputs of the page. */
const OPTIONS_SWAPPED = 1.5;

/** What the options of a line set, one entry for each way in which they can be meant, in the order of the inputs where that tells. */
export function optionsOf(
  tool: Tool,
  segments: readonly Segment[],
): readonly { readonly inputs: Given; readonly cost: number }[] {
  const order = Object.keys(tool.inputs);
  // "long term" with its dates
  const hasDates = segments.some((segment) => isNumber(segment) && segment.number.kind === 'date');
  const isSet = ([name]: readonly [string, CellValue]) => !hasDates || inputOf(tool, name).kind !== 'date';
  let all: readonly { readonly inputs: Given; readonly last: number; readonly cost: number }[] = [
    { inputs: {}, last: -1, cost: 0 },
  ];
  for (const segment of segments) {
    const options: Given[] = [];
    if ('roles' in segment)
      for (const role of segment.roles)
        if (role.kind === 'option') options.push(Object.fromEntries(Object.entries(role.inputs).filter(isSet)));
    if (options.length === 0) continue;
    all = all.flatMap(({ inputs, last, cost }) =>
      options.flatMap((option) => {
        const isFree = Object.entries(option).every(([name, value]) => (inputs[name] ?? value) === value);
        const at = Math.max(...Object.keys(option).map((name) => order.indexOf(name)));
        const later = options.length > 1 && at < last ? OPTIONS_SWAPPED : 0;
        return isFree ? [{ inputs: { ...inputs, ...option }, last: at, cost: cost + later }] : [];
      }),
    );
  }
  // a choice that changes the answer, and that people leave out
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind === 'choice' && spec.asked?.left === 'either')
      all = all.flatMap((each) =>
        Object.hasOwn(each.inputs, name)
          ? [each]
          : spec.options.map(({ value }) => ({ ...each, inputs: { ...each.inputs, [name]: value } })),
      );
  return all;
}

/** An option that a line denies is the other one: "not salaried". Null where there is more than one other. */
function opposite(segment: Segment): Segment | null {
  if (!('roles' in segment)) return null;
  const options = segment.roles.flatMap((role) => (role.kind === 'option' ? Object.entries(role.inputs) : []));
  const [option, ...more] = options;
  if (!option || more.length > 0 || option[1] !== true) return null;
  return { ...segment, roles: [{ kind: 'option', inputs: { [option[0]]: false } }] };
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
