// Where each number of a line goes: all ways are tried and costed, and hopeless ones cut early. In `emi 20 lakh 9% 5 saal` no number has
// a word of its input, so each place costs 3 (`AWAY.nowhere`). The cheapest ways:
//
//   cost 9     20 lakh is the loan amount, 9% the rate and 5 saal the tenure
//   cost 9     20 lakh is the EMI (a target, 3) for which the loan is solved; so large a loan is ruled out later, in `answer.ts`
//   cost 11    the first way, but 5 saal has no place (5), or 9% has none
import type { CellValue, Tool } from '../types.ts';
import type { Quantity } from './quantity.ts';
import { optionsOf, zeroesOf } from './said-options.ts';
import { type Placed, type SearchSpace, type State, searchSpaceOf } from './search-space.ts';
import {
  AWAY,
  cuesOf,
  has,
  isForBetween,
  type NumberAt,
  nearestWord,
  outputsOf,
  periodBefore,
  type Words,
} from './segments.ts';
import {
  choicesFor,
  type Fill,
  fillsOf,
  type Given,
  inputOf,
  isHiddenBy,
  leftOf,
  takesWithoutWord,
  unitOf,
} from './slots.ts';
import type { Target } from './targets.ts';
import { unreadOf } from './unread.ts';
import type { Segment } from './vocabulary.ts';

/** A way to read a line for a tool: all its numbers with their places, and what is left over. */
export interface Assignment extends Omit<State, 'used'> {
  /** Phrases that have no place. */
  readonly unread: readonly Segment[];
  readonly namedOutputs: readonly string[];
  /** Inputs that are usually left out, of which the line has the word and no number: "step up sip". */
  readonly hinted: readonly string[];
  /** Whether a word that nobody knows may say what the target is, since no word of the result does. */
  readonly isTargetUnsure: boolean;
}

// what makes a way of reading a line less likely, beside the distance of words (`AWAY`); what is below 0 makes it likelier
const UNPLACED = 5; // a number without a place
const UNREAD = 2; // a phrase that is left over
const HIDDEN = 2.5; // a number whose input another choice hides
const AGE_ASIDE = 6; // a time that may be an age, where the tool asks for none
const TIME_ASIDE = 6; // a time is left aside, and a number without a unit is the time
const NOT_AS_RATE = 2; // a plain number after "at" is no rate
const NUMBERS_SWAPPED = 1.5; // numbers without words that stand in another order than the inputs of the page
const WHERE_ORDER_TELLS = 2; // so many times that, where a definition says that people keep the order
const CUSTOMARY = -1.5; // the customary value of an input, for a number without a word
const OTHER_PERIOD = 1; // the other period than the label's, once for the line
const MIXED_PERIODS = 2; // one amount is for a month and another for a year, though the line says neither
const MIXED_SIDES = 1; // some words stand before their numbers and some behind them
const NUMBERLESS_WORD = 1; // a word of an input that takes no number: "step up sip"
const WANTED_INPUT = 3; // an input that is wanted for what the number says: "lump sum needed for 50 lakh", "ctc for 1 lakh in hand"

/**
 * A state that costs this much more than the best assignment so far that leaves nothing over is given up. The numbers to come may
 * still make it cheaper (`CUSTOMARY`), but in no likely line by this much.
 */
const HOPELESS = 6;
/** A line with more numbers has too many ways to try. */
const MOST_NUMBERS = 6;

/** A number, and an input that may take it. */
interface Match extends NumberAt {
  readonly name: string;
  /** The place of the input's nearest word, and what its distance costs. */
  readonly wordAt: number | undefined;
  readonly away: number;
  /** That word, where it is the number's own. */
  readonly ownWord: Segment | undefined;
  /** Whether "at" says that the number is a rate, which the input takes. */
  readonly isRate: boolean;
}

function matchOf({ tool, segments, cues, wishes }: SearchSpace, name: string, { number, at }: NumberAt): Match {
  const nearest = nearestWord(segments, at, cues.get(name) ?? [], wishes.settled);
  const wordAt = nearest.place;
  const isRate =
    number.perhapsRate === true && inputOf(tool, name).kind === 'percent' && takesWithoutWord(tool, name, 'percent');
  // "at 8.5" needs no word
  const away = isRate ? Math.min(AWAY.across, nearest.away) : nearest.away;
  const ownWord = wordAt !== undefined && away < AWAY.elsewhere ? segments[wordAt] : undefined;
  return { number, at, name, wordAt, away, ownWord, isRate };
}

/** Whether a number can be no value of an input, whatever its size. */
function isNoValue({ tool, askedInputs }: SearchSpace, { name, number, away }: Match): boolean {
  return (
    (away === AWAY.nowhere && !takesWithoutWord(tool, name, number.kind)) ||
    // "step up sip 12%" says that there is one, not how much
    (away === AWAY.elsewhere && inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet') ||
    // what the line asks for it does not give: "what ctc leaves 1 lakh"
    (askedInputs.has(name) && away !== AWAY.beside)
  );
}

/** What a number without a word costs for those like it that stand before it in the line and whose inputs come later on the page. */
function costOfOrder({ tool, order }: SearchSpace, placed: readonly Placed[], { name, number }: Match): number {
  const isLater = (other: Placed) =>
    other.away === AWAY.nowhere &&
    unitOf(other.number) === unitOf(number) &&
    order.indexOf(other.input) > order.indexOf(name);
  const times = tool.ask?.order ? WHERE_ORDER_TELLS : 1;
  return placed.filter(isLater).length * times * NUMBERS_SWAPPED;
}

/** Whether the line wants an input, or a result beside it, for what the number says: "lump sum needed for 50 lakh". */
function isWantedFor({ segments, wishes }: SearchSpace, { name, at, wordAt }: Match): boolean {
  if (wishes.goals.has(at)) return true;
  const isResults = [at - 1, at + 1].some((place) => outputsOf(segments[place]).length > 0);
  return (wishes.inputs.has(name) || isResults) && isForBetween(segments, wordAt ?? at, at);
}

/** What it costs that an input takes a number, by where they stand in the line. */
function costOfMatch(space: SearchSpace, placed: readonly Placed[], match: Match): number {
  const { number, away, isRate } = match;
  return (
    away +
    (away === AWAY.nowhere ? costOfOrder(space, placed, match) : 0) +
    (isWantedFor(space, match) ? WANTED_INPUT : 0) +
    (number.perhapsRate && !isRate ? NOT_AS_RATE : 0)
  );
}

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
function fillIn(space: SearchSpace, state: State, match: Match, choices: Given): readonly State[] {
  const { tool } = space;
  const { name, number, at, away, wordAt } = match;
  const spec = inputOf(tool, name);
  const { start, periodic } = withPeriodBefore(space, state, match);
  const cost = state.cost + costOfMatch(space, state.placed, match);
  const side = wordAt === undefined ? 0 : Math.sign(wordAt - at);
  const mayBeCustomary = away === AWAY.nowhere && (spec.kind === 'percent' || (spec.kind === 'years' && spec.age));
  const isOpenPeriod = spec.kind === 'currency' && spec.asked?.period === 'open';
  const stateWith = (fill: Fill): State => {
    const isCustomary = mayBeCustomary && fill.inputs[name] === spec.default;
    const period = isOpenPeriod ? (fill.isOtherPeriod ? 'other' : 'own') : null;
    return {
      ...start,
      inputs: { ...state.inputs, ...choices, ...fill.inputs },
      placed: [...state.placed, { input: name, number, away, period, side }],
      cost: cost + fill.cost + (isCustomary ? CUSTOMARY : 0),
    };
  };
  return fillsOf(tool, name, periodic, away < AWAY.nowhere)
    .filter((fill) => !contradicts(state.inputs, fill.inputs))
    .map(stateWith);
}

/** What becomes of a number for an input: the input takes it, or its word says that it is for an input that no line fills. */
function placeIn(space: SearchSpace, state: State, match: Match): readonly State[] {
  const { tool } = space;
  const { name, number, away, ownWord } = match;
  // a line does not fill rows in: the number has no place, but that costs nothing, since its word says that it is for them
  if (inputOf(tool, name).kind === 'rows') return ownWord ? [withUsed(withUnplaced(state, number, 0), ownWord)] : [];
  if (isNoValue(space, match)) return [];
  const choices = choicesFor(tool, name, state.inputs, away < AWAY.nowhere);
  if (choices) return fillIn(space, state, match, choices);
  // what another choice hides changes nothing: years of service, for the government's leave
  const isHidden = ownWord !== undefined && isHiddenBy(tool, name, state.inputs);
  return isHidden ? [withUsed(withAside(state, number, HIDDEN), ownWord)] : [];
}

/** All that can become of the number at a place. */
function placesFor(space: SearchSpace, state: State, numberAt: NumberAt): readonly State[] {
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
  for (const name of order) if (isOpen(name)) found.push(...placeIn(space, state, matchOf(space, name, numberAt)));
  if (turned === null)
    for (const target of targets.get(at) ?? [])
      if (isOpen(target.turn.input)) found.push({ ...state, turned: target, cost: cost + target.cost });
  found.push(withUnplaced(state, number, UNPLACED));
  return found;
}

/** The outputs that a line names; its own name says less than another word. */
function namedOutputsOf({ phrases }: SearchSpace, turned: Target | null): readonly string[] {
  const named = phrases.flatMap(({ phrase }) =>
    outputsOf(phrase).map((output) => ({ output, isName: phrase.isName && !turned?.words.includes(phrase) })),
  );
  const isOne = new Set(named.map(({ output }) => output)).size === 1;
  return [...new Set((isOne ? named : named.filter(({ isName }) => !isName)).map(({ output }) => output))];
}

/** What an amount for the other period than its label's costs: more beside one for its own, since several are usually for one. */
function costOfPeriods({ tool }: SearchSpace, { placed }: State): number {
  const hasOwnPeriod = ({ input, period }: Placed) =>
    period === 'own' || (period === null && inputOf(tool, input).kind === 'currency');
  if (!placed.some(({ period }) => period === 'other')) return 0;
  return OTHER_PERIOD + (placed.some(hasOwnPeriod) ? MIXED_PERIODS : 0);
}

/** What it costs that some words stand before their numbers and some behind. */
function costOfSides({ placed }: State): number {
  const sides = new Set(placed.map(({ side }) => side));
  return sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0;
}

/** What it costs that a plain number is the time and a real one is left aside: "3 bachche, fd 5 saal ka" is no fd for 3 years. */
function costOfSwappedTime({ tool }: SearchSpace, { placed, aside }: State): number {
  const isPlainTime = ({ input, number }: Placed) => number.kind === 'plain' && inputOf(tool, input).kind === 'years';
  return aside.some(({ kind }) => kind === 'time') && placed.some(isPlainTime) ? TIME_ASIDE : 0;
}

/** The inputs of a line with those that are as others where it does not say them. */
function withSame({ same }: SearchSpace, inputs: Given): Given {
  const found = same.filter(([name, other]) => !Object.hasOwn(inputs, name) && Object.hasOwn(inputs, other));
  return { ...inputs, ...Object.fromEntries(found.map(([name, other]) => [name, inputs[other] as CellValue])) };
}

/** Inputs that are usually left out, of phrases that name them without a number. */
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
    namedOutputs: namedOutputsOf(space, turned),
    isTargetUnsure: turned !== null && !turned.isExplicit && phrases.some((phrase) => has(phrase, 'unknown')),
    cost:
      state.cost +
      costOfPeriods(space, state) +
      costOfSides(state) +
      costOfSwappedTime(space, state) +
      numberless.length * NUMBERLESS_WORD +
      unread.length * UNREAD,
  };
}

/** All assignments of a line's numbers to the slots of a tool that are not hopeless, the likeliest first. */
export function assignmentsOf(tool: Tool, line: readonly Segment[]): readonly Assignment[] {
  const space = searchSpaceOf(tool, line);
  const { numbers, segments } = space;
  if (numbers.length > MOST_NUMBERS) return [];
  const found: Assignment[] = [];
  /** What the best costs so far, of those that leave nothing over. */
  let best = Number.POSITIVE_INFINITY;
  const placeFrom = (index: number, state: State): void => {
    if (state.cost > best + HOPELESS) return;
    const number = numbers[index];
    if (number) {
      for (const next of placesFor(space, state, number)) placeFrom(index + 1, next);
      return;
    }
    const assignment = finished(space, state);
    found.push(assignment);
    if (assignment.unplaced.length === 0 && assignment.unread.length === 0) best = Math.min(best, assignment.cost);
  };
  const { inputs: zeroes, used } = zeroesOf(tool, segments);
  const start = { placed: [], turned: null, unplaced: [], aside: [], used };
  for (const { inputs, cost } of optionsOf(tool, segments))
    placeFrom(0, { ...start, inputs: { ...inputs, ...zeroes }, cost });
  return found
    .filter(({ cost }) => cost <= best + HOPELESS || best === Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost);
}
