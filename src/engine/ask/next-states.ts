// What can become of the next number of a line: an input takes it, it is the figure that a question is turned round for, or it has no
// place. Each is a state of the search with one number more.
import { AGE_ASIDE, CUSTOMARY, costOfMatch, HIDDEN, UNPLACED } from './costs.ts';
import { isNoValue, type Match, matchOf } from './match.ts';
import type { Quantity } from './quantity.ts';
import type { SearchSpace, State } from './search-space.ts';
import { type NumberAt, periodBefore } from './segments.ts';
import { choicesFor, type Fill, fillsOf, type Given, inputOf, isHiddenBy } from './slots.ts';
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

/** A number with the period that stands before its word, and the state in which that is used: "monthly salary 1.15 lakh". */
function withPeriodBefore({ tool, segments }: SearchSpace, state: State, { name, number, wordAt }: Match) {
  const mayHavePeriod = number.per === undefined && inputOf(tool, name).kind === 'currency';
  const before = mayHavePeriod && wordAt !== undefined ? periodBefore(segments, wordAt) : null;
  return before
    ? { start: withUsed(state, before.segment), periodic: { ...number, per: before.per } }
    : { start: state, periodic: number };
}

/** Whether an input is to have another value than it has. */
const contradicts = (inputs: Given, set: Given): boolean =>
  Object.entries(set).some(([name, value]) => Object.hasOwn(inputs, name) && inputs[name] !== value);

/** The ways in which an input may take a number, with the choices that show the input. */
function statesWithFills(space: SearchSpace, state: State, match: Match, choices: Given): readonly State[] {
  const { tool } = space;
  const { name, number, at, distance, wordAt } = match;
  const spec = inputOf(tool, name);
  const { start, periodic } = withPeriodBefore(space, state, match);
  const cost = state.cost + costOfMatch(space, state.placed, match);
  const side = wordAt === undefined ? 0 : Math.sign(wordAt - at);
  const mayBeCustomary = distance === 'nowhere' && (spec.kind === 'percent' || (spec.kind === 'years' && spec.age));
  const isOpenPeriod = spec.kind === 'currency' && spec.asked?.period === 'open';
  const stateWith = (fill: Fill): State => {
    const isCustomary = mayBeCustomary && fill.inputs[name] === spec.default;
    const period = isOpenPeriod ? (fill.isOtherPeriod ? 'other' : 'own') : null;
    return {
      ...start,
      inputs: { ...state.inputs, ...choices, ...fill.inputs },
      placed: [...state.placed, { input: name, number, distance, period, side }],
      cost: cost + fill.cost + (isCustomary ? CUSTOMARY : 0),
    };
  };
  return fillsOf(tool, name, periodic, distance !== 'nowhere')
    .filter((fill) => !contradicts(state.inputs, fill.inputs))
    .map(stateWith);
}

/** What becomes of a number for an input: the input takes it, or its word says that it is for an input that no line fills. */
function statesForInput(space: SearchSpace, state: State, match: Match): readonly State[] {
  const { tool } = space;
  const { name, number, distance, ownWord } = match;
  // a line does not fill rows in: the number has no place, but that costs nothing, since its word says that it is for them
  if (inputOf(tool, name).kind === 'rows') return ownWord ? [withUsed(withUnplaced(state, number, 0), ownWord)] : [];
  if (isNoValue(space, match)) return [];
  const choices = choicesFor(tool, name, state.inputs, distance !== 'nowhere');
  if (choices) return statesWithFills(space, state, match, choices);
  // what another choice hides changes nothing: years of service, for the government's leave
  const isHidden = ownWord !== undefined && isHiddenBy(tool, name, state.inputs);
  return isHidden ? [withUsed(withAside(state, number, HIDDEN), ownWord)] : [];
}

/** All that can become of the number at a place. */
export function statesAfterNumber(space: SearchSpace, state: State, numberAt: NumberAt): readonly State[] {
  const { tool, order, targets, isAgeTaken } = space;
  const { inputs, turned, cost } = state;
  const { number, at } = numberAt;
  if (number.kind === 'code') return [withAside(state, number, 0)];
  const isOpen = (name: string) => !Object.hasOwn(inputs, name) && turned?.turn.input !== name;
  const found: State[] = [];
  // "nsc 1 lakh 5 years": the scheme's own term says nothing new, so it is neither placed nor left over
  if (number.kind === 'time' && number.value === tool.ask?.term) found.push(state);
  // "i am 45", where the tool asks for no age
  if (!isAgeTaken && (number.kind === 'age' || number.perhapsAge))
    found.push(withAside(state, number, number.kind === 'age' ? 0 : AGE_ASIDE));
  for (const name of order)
    if (isOpen(name)) found.push(...statesForInput(space, state, matchOf(space, name, numberAt)));
  if (turned === null)
    for (const target of targets.get(at) ?? [])
      if (isOpen(target.turn.input)) found.push({ ...state, turned: target, cost: cost + target.cost });
  found.push(withUnplaced(state, number, UNPLACED));
  return found;
}
