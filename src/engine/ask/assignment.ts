// Where each number of a line goes: all ways are tried and costed, and hopeless ones cut early. In `emi 20 lakh 9% 5 saal` no number has
// a word of its input, so each place costs 3 (`COST_OF.nowhere`). The cheapest ways:
//
//   cost 9     20 lakh is the loan amount, 9% the rate and 5 saal the tenure
//   cost 9     20 lakh is the EMI (a target, 3) for which the loan is solved; so large a loan loses later, in `answer.ts`
//   cost 11    the first way, but 5 saal has no place (5), or 9% has none
import type { CellValue, Tool } from '../types.ts';
import { costOfLine } from './costs.ts';
import { zeroesOf } from './denied.ts';
import { inputOf, type LineInputs, leftOf } from './inputs.ts';
import { statesAfterNumber } from './next-states.ts';
import { optionWaysOf } from './said-options.ts';
import { type SearchSpace, type State, searchSpaceOf } from './search-space.ts';
import { cuesOf, has, isNumberSegment, outputsOf, type PhraseAt, type Words } from './segments.ts';
import { unreadOf } from './unread.ts';
import type { Segment } from './vocabulary.ts';

/** A way to read a line for a tool: all its numbers with their places, and what is left over. */
export interface Assignment extends Omit<State, 'used'> {
  /** Phrases that have no place. */
  readonly unread: readonly Segment[];
  readonly namedOutputs: readonly string[];
  /** Rates that are usually left out, of which the line has the word and no number: "step up sip". */
  readonly hinted: readonly string[];
  /** Whether a word that nobody knows may say what the target is, since no word of the result does. */
  readonly isTargetUnsure: boolean;
}

/**
 * A state that costs this much more than the best assignment so far that leaves nothing over is given up. Later numbers may still make
 * it cheaper (`CUSTOMARY`, and `OPTION` of an input's options), but in no likely line by this much.
 */
const HOPELESS = 6;
/** A line with more numbers has too many ways to try. */
const MOST_NUMBERS = 6;

/** The outputs that a line names; a word that names the tool too says less than another one. */
function namedOutputsOf({ tool, segments, phrases }: SearchSpace, { placed, turned }: State): readonly string[] {
  // "processing fee 2%": the label is the input's here, though a result has the same
  const labels = new Set(placed.map(({ input }) => inputOf(tool, input).label));
  const isOfNextNumber = ({ phrase, at }: PhraseAt): boolean => {
    const next = segments[at + 1];
    const place = placed.find(({ number }) => isNumberSegment(next) && number === next.number);
    return place !== undefined && cuesOf(phrase).includes(place.input);
  };
  const named = phrases.flatMap(({ phrase, at }) =>
    outputsOf(phrase)
      // "base price 1000": the word of the number after it makes no choice, as that of taking GST out, which alone has a base
      .filter((output) => tool.outputs[output]?.showWhen === undefined || !isOfNextNumber({ phrase, at }))
      .filter((output) => !labels.has(tool.outputs[output]?.label ?? ''))
      .map((output) => ({ output, isName: phrase.isName && !turned?.words.includes(phrase) })),
  );
  const isOne = new Set(named.map(({ output }) => output)).size === 1;
  return [...new Set((isOne ? named : named.filter(({ isName }) => !isName)).map(({ output }) => output))];
}

/** The inputs of a line with those that are as others where it does not say them. */
function withSame({ same }: SearchSpace, inputs: LineInputs): LineInputs {
  const found = same.filter(([name, other]) => !Object.hasOwn(inputs, name) && Object.hasOwn(inputs, other));
  return { ...inputs, ...Object.fromEntries(found.map(([name, other]) => [name, inputs[other] as CellValue])) };
}

/** Rates that are usually left out, of phrases that name them without a number. */
const hintedBy = (tool: Tool, numberless: readonly Words[]): readonly string[] =>
  numberless
    .filter((phrase) => !has(phrase, 'output', 'question', 'filler', 'option'))
    .flatMap(cuesOf)
    .filter((name) => inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet');

/** An assignment of all numbers, with what it leaves over. */
function finished(space: SearchSpace, state: State): Assignment {
  const { turned } = state;
  const phrases = space.phrases.map(({ phrase }) => phrase);
  const inputs = space.same.length === 0 ? state.inputs : withSame(space, state.inputs);
  const isGiven = (name: string) => Object.hasOwn(inputs, name) || turned?.turn.input === name;
  const numberless = phrases.filter((phrase) => cuesOf(phrase).length > 0 && !cuesOf(phrase).some(isGiven));
  const unread = unreadOf(space, state);
  return {
    ...state,
    inputs,
    unread,
    hinted: hintedBy(space.tool, numberless),
    namedOutputs: namedOutputsOf(space, state),
    isTargetUnsure: turned !== null && !turned.isExplicit && phrases.some((phrase) => has(phrase, 'unknown')),
    cost: state.cost + costOfLine(space, state, numberless.length, unread.length),
  };
}

/**
 * All assignments of a line's numbers to the inputs of a tool that are not hopeless, the likeliest first. Of those that cost the same
 * the one that was tried first comes first (`statesAfterNumber`).
 */
export function assignmentsOf(tool: Tool, line: readonly Segment[]): readonly Assignment[] {
  const space = searchSpaceOf(tool, line);
  const { numbers, segments } = space;
  if (numbers.length > MOST_NUMBERS) return [];
  const found: Assignment[] = [];
  /** What the best costs so far, of those that leave nothing over. */
  let best = Number.POSITIVE_INFINITY;
  const search = (index: number, state: State): void => {
    if (state.cost > best + HOPELESS) return;
    const number = numbers[index];
    if (number) {
      for (const next of statesAfterNumber(space, state, number)) search(index + 1, next);
      return;
    }
    const assignment = finished(space, state);
    found.push(assignment);
    if (assignment.unplaced.length === 0 && assignment.unread.length === 0) best = Math.min(best, assignment.cost);
  };
  const { inputs: zeroes, used } = zeroesOf(tool, segments);
  const start = { placed: [], turned: null, unplaced: [], aside: [], used };
  for (const { inputs, cost } of optionWaysOf(tool, segments))
    search(0, { ...start, inputs: { ...inputs, ...zeroes }, cost });
  return found.filter(({ cost }) => cost <= best + HOPELESS).sort((one, other) => one.cost - other.cost);
}
