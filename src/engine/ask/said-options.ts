// What the options of a line set: "new regime", "salaried". A phrase can have several meanings, so there are several ways to mean all the
// options of a line, and each is tried with its numbers. For `100 dollar in euro`, where either may be `from` or `to`:
//
//   from dollar to euro    cost 0      in the order of the page
//   from euro to dollar    cost 1.5    in another (`OPTIONS_SWAPPED`)
import type { CellInput, CellValue, Tool } from '../types.ts';
import { inputOf, type LineInputs } from './inputs.ts';
import { isNumberSegment, settingsOf } from './segments.ts';
import type { Segment } from './vocabulary.ts';

/** What it costs that a phrase with several meanings comes in another order than its input has on the page. */
const OPTIONS_SWAPPED = 1.5;

/** A way in which all the options of a line can be meant. */
interface OptionWay {
  readonly inputs: LineInputs;
  readonly cost: number;
}

/** A way to mean the options so far. */
interface OrderedWay extends OptionWay {
  /** Where the input that was set last stands on the page, counted from 0; -1 where none is set. */
  readonly lastInput: number;
}

/** The values of a choice, in the order of its options, or of a toggle, the usual one first. */
function valuesOf(spec: CellInput): readonly CellValue[] {
  if (spec.kind === 'toggle') return [spec.default, !spec.default];
  return spec.kind === 'choice' ? spec.options.map(({ value }) => value) : [];
}

/** The ways, each with every value of an input whose values all count where a line leaves it out (`either`): GST added, or contained. */
function withEachUnsaidValue(tool: Tool, ways: readonly OptionWay[]): readonly OptionWay[] {
  let all = ways;
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind !== 'rows' && spec.asked?.left === 'either')
      all = all.flatMap(({ inputs, cost }) =>
        Object.hasOwn(inputs, name)
          ? [{ inputs, cost }]
          : valuesOf(spec).map((value) => ({ inputs: { ...inputs, [name]: value }, cost })),
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

/** A way with one more phrase in one of its meanings; null where it says something else than the way does already. */
function extended(
  { inputs, cost, lastInput }: OrderedWay,
  meaning: LineInputs,
  isAmbiguous: boolean,
  order: readonly string[],
): OrderedWay | null {
  const set = Object.entries(meaning);
  if (set.some(([name, value]) => (inputs[name] ?? value) !== value)) return null;
  const place = set.length === 0 ? lastInput : Math.max(...set.map(([name]) => order.indexOf(name)));
  const isSwapped = isAmbiguous && place < lastInput;
  return { inputs: { ...inputs, ...meaning }, cost: cost + (isSwapped ? OPTIONS_SWAPPED : 0), lastInput: place };
}

/** Every way in which the options of a line can be meant. None if two of them contradict each other: then the line has no reading. */
export function optionWaysOf(tool: Tool, segments: readonly Segment[]): readonly OptionWay[] {
  const order = Object.keys(tool.inputs);
  const hasDates = segments.some((segment) => isNumberSegment(segment) && segment.number.kind === 'date');
  let ways: readonly OrderedWay[] = [{ inputs: {}, cost: 0, lastInput: -1 }];
  for (const segment of segments) {
    const meanings = meaningsOf(tool, segment, hasDates);
    if (meanings.length === 0) continue;
    const isAmbiguous = meanings.length > 1;
    ways = ways.flatMap((way) => meanings.flatMap((meaning) => extended(way, meaning, isAmbiguous, order) ?? []));
  }
  return withEachUnsaidValue(tool, ways);
}
