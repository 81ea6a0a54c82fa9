// Where each number of a line goes: all ways are tried and costed, and hopeless ones cut early. In `emi 20 lakh 9% 5 saal` no number has
// a word of its input, so each place costs 3 (`COSTS.distance.nowhere`). The cheapest ways:
//
//   cost 9     20 lakh is the loan amount, 9% the rate and 5 saal the tenure
//   cost 9     20 lakh is the EMI (a target, 3) for which the loan is solved; so large a loan loses later, in `answer.ts`
//   cost 11    the first way, but 5 saal has no place (5), or 9% has none

import type { Input, Tool } from '../types.ts';
import { askedInputsOf } from './asked.ts';
import { COSTS, HOPELESS } from './costs.ts';
import type { Quantity } from './line.ts';
import { costOfLine, costOfMatch, type Distance, isExcluded, type Match, matchOf, periodBefore } from './match.ts';
import { isRateNoun } from './numbers.ts';
import { optionWaysOf, withoutDeniedOptions, zeroesOf } from './options.ts';
import { choicesFor, type Fill, fillsOf, inputOf, isAgeInput, type LineInputs, leftOf, takesAge } from './slots.ts';
import { type LineWants, type Target, targetsOf } from './targets.ts';
import { unreadOf } from './unread.ts';
import {
  canMean,
  cuesOf,
  isNumberSegment,
  type NumberAt,
  outputsOf,
  type Phrase,
  type PhraseAt,
  type Segment,
} from './vocabulary.ts';
import { wishesOf } from './wishes.ts';

/** What the search goes through: a line for a tool, with all that is found in it once. */
export interface SearchSpace extends LineWants {
  readonly phrases: readonly PhraseAt[];
  readonly numbers: readonly NumberAt[];
  /** The inputs of the tool, in its order. */
  readonly order: readonly string[];
  /** The results for which the number at a place may be the wanted figure. */
  readonly targets: ReadonlyMap<number, readonly Target[]>;
  readonly isAgeTaken: boolean;
}

function searchSpaceOf(tool: Tool, said: readonly Segment[]): SearchSpace {
  const segments = withoutDeniedOptions(said);
  const numbers = segments.flatMap((segment, at) => (isNumberSegment(segment) ? { number: segment.number, at } : []));
  const cues = new Map<string, readonly number[]>();
  for (const [at, segment] of segments.entries())
    for (const name of cuesOf(segment)) cues.set(name, [...(cues.get(name) ?? []), at]);
  const line = { tool, segments, cues, wishes: wishesOf(segments), askedInputs: askedInputsOf(tool, segments) };
  return {
    ...line,
    phrases: segments.flatMap((phrase, at) => (isNumberSegment(phrase) ? [] : { phrase, at })),
    numbers,
    order: Object.keys(tool.inputs),
    targets: new Map(numbers.map((each) => [each.at, targetsOf(line, each)])),
    isAgeTaken: takesAge(tool),
  };
}

/** A number with the input that it went to. */
export interface Placed {
  readonly input: string;
  readonly number: Quantity;
  /** How far its word is. */
  readonly distance: Distance;
  /** For an input whose period people leave out: `other` where it is tried as the one that neither the line nor the label names. */
  readonly period: 'own' | 'other' | null;
}

/** Some of a line's numbers with their places. */
export interface State {
  readonly inputs: LineInputs;
  readonly placed: readonly Placed[];
  /** The reversed question, whose target is one of the numbers. */
  readonly turned: Target | null;
  /** Numbers that no input took. */
  readonly unplaced: readonly Quantity[];
  /** Numbers that are known to be none of the tool's: the age of somebody, a flat's. */
  readonly aside: readonly Quantity[];
  /** Phrases that belong to a number, beside its input's own. */
  readonly used: ReadonlySet<Segment>;
  readonly cost: number;
}

// What can become of the next number of a line; each way is a next state of the search (`State`). It is
//
//   its own term   what every visitor of the tool knows: the 5 years of "nsc 1 lakh 5 years"
//   aside          known to be none of the tool's: "i am 45", where the tool asks for no age
//   placed         taken by an input
//   a target       the figure for which an input is solved: the 1 crore of "sip for 1 crore"
//   unplaced       none of these; such a line has no figure. That costs nothing where its word says that it is for rows

const withUsed = (state: State, segment: Segment): State => ({ ...state, used: new Set([...state.used, segment]) });

const withLeft = (state: State, left: 'aside' | 'unplaced', number: Quantity, cost: number): State => ({
  ...state,
  [left]: [...state[left], number],
  cost: state.cost + cost,
});

/** The number with the period before its word, if one stands there ("monthly salary 1.15 lakh"), and the state with that word as used. */
function withPeriodBefore({ tool, segments }: SearchSpace, state: State, { name, number, wordAt }: Match) {
  const mayHavePeriod = number.per === undefined && inputOf(tool, name).kind === 'currency';
  const before = mayHavePeriod && wordAt !== undefined ? periodBefore(segments, wordAt) : null;
  return before
    ? { start: withUsed(state, before.segment), withPeriod: { ...number, per: before.per } }
    : { start: state, withPeriod: number };
}

/** Whether `set` gives an input another value than it has. */
const contradicts = (inputs: LineInputs, set: LineInputs): boolean =>
  Object.entries(set).some(([name, value]) => Object.hasOwn(inputs, name) && inputs[name] !== value);

/** Whether a value is the usual one of a rate or an age, which is likely without any word. */
const isCustomary = (spec: Input, value: unknown): boolean =>
  (spec.kind === 'percent' || isAgeInput(spec)) && value === spec.default;

/** Which period was taken for an amount whose period people leave out (`period: 'open'`); null for other inputs. */
function periodOf(spec: Input, { isOtherPeriod }: Fill): Placed['period'] {
  if (spec.kind !== 'currency' || spec.asked?.period !== 'open') return null;
  return isOtherPeriod ? 'other' : 'own';
}

/** The ways in which an input may take a number, with the choices that show the input. */
function statesWithFills(space: SearchSpace, state: State, match: Match, choices: LineInputs): readonly State[] {
  const { tool } = space;
  const { name, number, distance, hasWord } = match;
  const spec = inputOf(tool, name);
  const { start, withPeriod } = withPeriodBefore(space, state, match);
  const cost = state.cost + costOfMatch(space, state.placed, match);
  const stateWith = (fill: Fill): State => ({
    ...start,
    inputs: { ...state.inputs, ...choices, ...fill.inputs },
    placed: [...state.placed, { input: name, number, distance, period: periodOf(spec, fill) }],
    cost: cost + fill.cost + (!hasWord && isCustomary(spec, fill.inputs[name]) ? COSTS.customary : 0),
  });
  return fillsOf(tool, name, withPeriod, hasWord)
    .filter((fill) => !contradicts(state.inputs, fill.inputs))
    .map(stateWith);
}

/** What becomes of a number for an input: the input takes it; or its word says that it is for rows. */
function statesForInput(space: SearchSpace, state: State, match: Match): readonly State[] {
  const { tool } = space;
  const { name, number, hasWord, ownWord } = match;
  // a line does not fill rows in. Its word says that the number is for them, so that leaving it unplaced is right and costs nothing
  if (inputOf(tool, name).kind === 'rows')
    return ownWord ? [withUsed(withLeft(state, 'unplaced', number, 0), ownWord)] : [];
  if (isExcluded(space, match)) return [];
  const wordElsewhere = hasWord ? 'somewhere' : 'nowhere';
  const choices = choicesFor(tool, name, state.inputs, ownWord ? 'beside' : wordElsewhere);
  return choices ? statesWithFills(space, state, match, choices) : [];
}

/** The number as the scheme's own term, or an option that a word sets ("gold 3% gst"): it is neither placed nor left over. */
function asSaid({ tool }: SearchSpace, state: State, { number: { kind, value } }: NumberAt): readonly State[] {
  const isOption = (name: string) => inputOf(tool, name).kind === 'choice' && state.inputs[name] === value;
  const isSaid = kind === 'percent' ? Object.keys(state.inputs).some(isOption) : value === tool.ask?.term;
  return isSaid && (kind === 'percent' || kind === 'time') ? [state] : [];
}

/** The number as an age, in a tool that asks for none. */
function asAge({ isAgeTaken }: SearchSpace, state: State, { number }: NumberAt): readonly State[] {
  // "till age 60" changes how long the line counts, and "20 years old" may be the loan
  if (isAgeTaken || number.isUntil || number.isPerhapsThing) return [];
  if (number.kind === 'age') return [withLeft(state, 'aside', number, 0)];
  return number.perhapsAge ? [withLeft(state, 'aside', number, COSTS.ageAside)] : [];
}

/** Whether an input has no value yet, nor is solved for. */
const isFree = ({ inputs, turned }: State, name: string): boolean =>
  !Object.hasOwn(inputs, name) && turned?.turn.input !== name;

/** The number in each input that has none yet. */
const asInput = (space: SearchSpace, state: State, numberAt: NumberAt): readonly State[] =>
  space.order
    .filter((name) => isFree(state, name))
    .flatMap((name) => statesForInput(space, state, matchOf(space, name, numberAt)));

/** The number as the figure for which an input is solved. */
function asTarget({ targets }: SearchSpace, state: State, { at }: NumberAt): readonly State[] {
  if (state.turned !== null) return [];
  return (targets.get(at) ?? [])
    .filter(({ turn }) => isFree(state, turn.input))
    .map((target) => ({ ...state, turned: target, cost: state.cost + target.cost }));
}

/** All that can become of the number at a place. */
function statesAfterNumber(space: SearchSpace, state: State, numberAt: NumberAt): readonly State[] {
  const { number } = numberAt;
  if (number.kind === 'code') return [withLeft(state, 'aside', number, 0)];
  // of readings that cost the same the first counts: the order matters
  return [
    ...asSaid(space, state, numberAt),
    ...asAge(space, state, numberAt),
    ...asInput(space, state, numberAt),
    ...asTarget(space, state, numberAt),
    withLeft(state, 'unplaced', number, COSTS.unplaced),
  ];
}

/** A way to read a line for a tool: all its numbers with their places, and what is left over. */
export interface Assignment extends Omit<State, 'used'> {
  /** Phrases that have no place. */
  readonly unread: readonly Phrase[];
  readonly namedOutputs: readonly string[];
  /** Rates that people usually leave out, and that the line names without a number: "step up sip". */
  readonly hinted: readonly string[];
  /** Whether a word that nobody knows may say what the target is, since no word of the result does. */
  readonly isTargetUnsure: boolean;
}

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
  // "7% interest" says a rate, and asks for no interest; "7% interest kitna" is another phrase
  const isNounOfRate = ({ phrase, at }: PhraseAt): boolean => {
    const before = segments[at - 1];
    return isRateNoun(phrase.words) && isNumberSegment(before) && before.number.kind === 'percent';
  };
  const asking = phrases.filter((each) => !isNounOfRate(each));
  const named = asking.flatMap(({ phrase, at }) =>
    outputsOf(phrase)
      // "base price 1000": the word of the number after it makes no choice, as that of taking GST out, which alone has a base
      .filter((output) => tool.outputs[output]?.showWhen === undefined || !isOfNextNumber({ phrase, at }))
      .filter((output) => !labels.has(tool.outputs[output]?.label ?? ''))
      .map((output) => ({ output, isName: phrase.isName && !turned?.words.includes(phrase) })),
  );
  const isOne = new Set(named.map(({ output }) => output)).size === 1;
  return [...new Set((isOne ? named : named.filter(({ isName }) => !isName)).map(({ output }) => output))];
}

/** Rates that are usually left out, of phrases that name them without a number. */
const hintedBy = (tool: Tool, numberless: readonly Phrase[]): readonly string[] =>
  numberless
    .filter((phrase) => !canMean(phrase, 'output', 'question', 'filler', 'option'))
    .flatMap(cuesOf)
    .filter((name) => inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet');

/** An assignment of all numbers, with what it leaves over. */
function finished(space: SearchSpace, state: State): Assignment {
  const { inputs, turned } = state;
  const phrases = space.phrases.map(({ phrase }) => phrase);
  const isGiven = (name: string) => Object.hasOwn(inputs, name) || turned?.turn.input === name;
  const numberless = phrases.filter((phrase) => cuesOf(phrase).length > 0 && !cuesOf(phrase).some(isGiven));
  const unread = unreadOf(space, state);
  return {
    ...state,
    unread,
    hinted: hintedBy(space.tool, numberless),
    namedOutputs: namedOutputsOf(space, state),
    isTargetUnsure: turned !== null && !turned.isExplicit && phrases.some((phrase) => canMean(phrase, 'unknown')),
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
  for (const inputs of optionWaysOf(tool, segments)) search(0, { ...start, inputs: { ...inputs, ...zeroes }, cost: 0 });
  return found.filter(({ cost }) => cost <= best + HOPELESS).sort((one, other) => one.cost - other.cost);
}
