// What can become of the next number of a line; each way is a next state of the search (`State` in search-space.ts). It is
//
//   its own term   what every visitor of the tool knows: the 5 years of "nsc 1 lakh 5 years"
//   aside          known to be none of the tool's: "i am 45", where the tool asks for no age; or for an input that is hidden
//   placed         taken by an input
//   a target       the figure for which an input is solved: the 1 crore of "sip for 1 crore"
//   unplaced       none of these; such a line has no figure. That costs nothing where its word says that it is for rows
import type { Input } from '../types.ts';
import { AGE_ASIDE, CUSTOMARY, costOfMatch, HIDDEN, UNPLACED } from './costs.ts';
import { choicesFor, inputOf, isAgeInput, isHiddenBy, type LineInputs } from './inputs.ts';
import { isExcluded, type Match, matchOf } from './match.ts';
import { periodBefore } from './neighbours.ts';
import type { Quantity } from './quantity.ts';
import type { Placed, SearchSpace, State } from './search-space.ts';
import type { NumberAt } from './segments.ts';
import { type Fill, fillsOf } from './slots.ts';
import type { Segment } from './vocabulary.ts';

const withUsed = (state: State, segment: Segment): State => ({ ...state, used: new Set([...state.used, segment]) });

const withAside = (state: State, number: Quantity, cost: number): State => ({
  ...state,
  aside: [...state.aside, number],
  cost: state.cost + cost,
});

const withUnplaced = (state: State, number: Quantity, cost: number): State => ({
  ...state,
  unplaced: [...state.unplaced, number],
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
const periodOf = (spec: Input, { isOtherPeriod }: Fill): Placed['period'] =>
  spec.kind === 'currency' && spec.asked?.period === 'open' ? (isOtherPeriod ? 'other' : 'own') : null;

/** The ways in which an input may take a number, with the choices that show the input. */
function statesWithFills(space: SearchSpace, state: State, match: Match, choices: LineInputs): readonly State[] {
  const { tool } = space;
  const { name, number, at, distance, hasWord, wordAt } = match;
  const spec = inputOf(tool, name);
  const { start, withPeriod } = withPeriodBefore(space, state, match);
  const cost = state.cost + costOfMatch(space, state.placed, match);
  const side = wordAt === undefined ? 0 : Math.sign(wordAt - at);
  const stateWith = (fill: Fill): State => ({
    ...start,
    inputs: { ...state.inputs, ...choices, ...fill.inputs },
    placed: [...state.placed, { input: name, number, distance, period: periodOf(spec, fill), side }],
    cost: cost + fill.cost + (!hasWord && isCustomary(spec, fill.inputs[name]) ? CUSTOMARY : 0),
  });
  return fillsOf(tool, name, withPeriod, hasWord)
    .filter((fill) => !contradicts(state.inputs, fill.inputs))
    .map(stateWith);
}

/** What becomes of a number for an input: the input takes it; or its word says that it is for rows, or for an input that is hidden. */
function statesForInput(space: SearchSpace, state: State, match: Match): readonly State[] {
  const { tool } = space;
  const { name, number, hasWord, ownWord } = match;
  // a line does not fill rows in. Its word says that the number is for them, so that leaving it unplaced is right and costs nothing
  if (inputOf(tool, name).kind === 'rows') return ownWord ? [withUsed(withUnplaced(state, number, 0), ownWord)] : [];
  if (isExcluded(space, match)) return [];
  const word = ownWord ? 'beside' : hasWord ? 'somewhere' : 'nowhere';
  const choices = choicesFor(tool, name, state.inputs, word);
  if (choices) return statesWithFills(space, state, match, choices);
  // what another choice hides changes nothing: years of service, for the government's leave
  const isHidden =
    ownWord !== undefined && isHiddenBy(tool, name, state.inputs) && fillsOf(tool, name, number, hasWord).length > 0;
  return isHidden ? [withUsed(withAside(state, number, HIDDEN), ownWord)] : [];
}

/** The number as the scheme's own term: the state stays as it is, with the number neither placed nor left over. */
const asOwnTerm = ({ tool }: SearchSpace, state: State, { number }: NumberAt): readonly State[] =>
  number.kind === 'time' && number.value === tool.ask?.term ? [state] : [];

/** The number as an age of which the tool knows nothing. */
function asAge({ isAgeTaken }: SearchSpace, state: State, { number }: NumberAt): readonly State[] {
  if (isAgeTaken) return [];
  // "till age 60" changes how long the line counts
  if (number.isUntil) return [];
  if (number.kind === 'age') return [withAside(state, number, 0)];
  return number.perhapsAge ? [withAside(state, number, AGE_ASIDE)] : [];
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
export function statesAfterNumber(space: SearchSpace, state: State, numberAt: NumberAt): readonly State[] {
  const { number } = numberAt;
  if (number.kind === 'code') return [withAside(state, number, 0)];
  // of readings that cost the same the first counts: the order matters
  return [
    ...asOwnTerm(space, state, numberAt),
    ...asAge(space, state, numberAt),
    ...asInput(space, state, numberAt),
    ...asTarget(space, state, numberAt),
    withUnplaced(state, number, UNPLACED),
  ];
}
