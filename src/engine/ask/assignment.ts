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
import { AWAY, cuesOf, has, isForBetween, type NumberAt, nearestWord, outputsOf, periodBefore } from './segments.ts';
import { choicesFor, fillsOf, type Given, inputOf, isHiddenBy, leftOf, takesWithoutWord, unitOf } from './slots.ts';
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
const NUMBERLESS_WORD = 1; // a word of an input that takes no number, since it also names the tool
const WANTED_INPUT = 3; // an input that is wanted for what the number says: "lump sum needed for 50 lakh", "ctc for 1 lakh in hand"

/**
 * A state that costs so much more than the best whole assignment is given up. The numbers to come may still take something off, as
 * customary values and options do, but in no likely line so much.
 */
const HOPELESS = 6;
/** Of more numbers there are too many ways to try. */
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

/** What a number costs that has no word, where another without one stands before it and belongs behind it. */
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

/** A state in which no input has taken a number. */
const without = (state: State, number: Quantity, list: 'aside' | 'unplaced', cost: number): State => ({
  ...state,
  [list]: [...state[list], number],
  cost: state.cost + cost,
});

const withUsed = (state: State, segment: Segment): State => ({ ...state, used: new Set([...state.used, segment]) });

/** The ways in which an input may take a number, with the choices that show the input. */
function fillIn(space: SearchSpace, state: State, match: Match, choices: Given): readonly State[] {
  const { tool, segments } = space;
  const { name, number, at, away, wordAt } = match;
  const spec = inputOf(tool, name);
  // "monthly salary 1.15 lakh": the period stands before the word
  const isWithoutPeriod = number.per === undefined && spec.kind === 'currency';
  const before = isWithoutPeriod && wordAt !== undefined ? periodBefore(segments, wordAt) : null;
  const start = before ? withUsed(state, before.segment) : state;
  const withPeriod = before ? { ...number, per: before.per } : number;
  const cost = state.cost + costOfMatch(space, state.placed, match);
  const mayBeCustomary = away === AWAY.nowhere && (spec.kind === 'percent' || (spec.kind === 'years' && spec.age));
  const isOpenPeriod = spec.kind === 'currency' && spec.asked?.period === 'open';
  const side = wordAt === undefined ? 0 : Math.sign(wordAt - at);
  return fillsOf(tool, name, withPeriod, away < AWAY.nowhere).flatMap((fill): State[] => {
    const set = { ...choices, ...fill.inputs };
    if (Object.entries(set).some(([other, value]) => (state.inputs[other] ?? value) !== value)) return [];
    const isCustomary = mayBeCustomary && fill.inputs[name] === spec.default;
    const period = isOpenPeriod ? (fill.isOtherPeriod ? 'other' : 'own') : null;
    return [
      {
        ...start,
        inputs: { ...state.inputs, ...set },
        placed: [...state.placed, { input: name, number, away, period, side }],
        isUnsure: state.isUnsure || fill.isUnsure === true,
        cost: cost + fill.cost + (isCustomary ? CUSTOMARY : 0),
      },
    ];
  });
}

/** What becomes of a number for an input: the input takes it, or its word says that it is for an input that no line fills. */
function placeIn(space: SearchSpace, state: State, match: Match): readonly State[] {
  const { tool } = space;
  const { name, number, away, ownWord } = match;
  // a line does not fill rows in: the number has no place, but that costs nothing, since its word says that it is for them
  if (inputOf(tool, name).kind === 'rows')
    return ownWord ? [withUsed(without(state, number, 'unplaced', 0), ownWord)] : [];
  if (isNoValue(space, match)) return [];
  const choices = choicesFor(tool, name, state.inputs, away < AWAY.nowhere);
  if (choices) return fillIn(space, state, match, choices);
  // what another choice hides changes nothing: years of service, for the government's leave
  const isHidden = ownWord !== undefined && isHiddenBy(tool, name, state.inputs);
  return isHidden ? [withUsed(without(state, number, 'aside', HIDDEN), ownWord)] : [];
}

/** All that can become of the number at a place. */
function placesFor(space: SearchSpace, state: State, numberAt: NumberAt): readonly State[] {
  const { tool, order, targets, isAgeTaken } = space;
  const { inputs, turned, cost } = state;
  const { number, at } = numberAt;
  const isFree = (name: string) => !Object.hasOwn(inputs, name) && turned?.turn.input !== name;
  const found: State[] = [];
  // "nsc 1 lakh 5 years": what the scheme sets anyway is neither placed nor left over, and no list has it
  if (number.kind === 'time' && number.value === tool.ask?.term) found.push(state);
  if (number.kind === 'code') return [without(state, number, 'aside', 0)];
  // "i am 45", where the tool asks for no age
  if (!isAgeTaken && (number.kind === 'age' || number.perhapsAge))
    found.push(without(state, number, 'aside', number.kind === 'age' ? 0 : AGE_ASIDE));
  for (const name of order) if (isFree(name)) found.push(...placeIn(space, state, matchOf(space, name, numberAt)));
  if (turned === null)
    for (const target of targets.get(at) ?? [])
      if (isFree(target.turn.input)) found.push({ ...state, turned: target, cost: cost + target.cost });
  found.push(without(state, number, 'unplaced', UNPLACED));
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

/** What the whole of an assignment costs beside its numbers: other periods, words on both sides, words without a number. */
function costOfWhole({ tool }: SearchSpace, { placed, aside }: State, numberless: number): number {
  const periods = new Set(placed.flatMap(({ period }) => period ?? []));
  // several amounts are usually for one period
  const hasMore = placed.some(({ input, period }) => period === null && inputOf(tool, input).kind === 'currency');
  const isMixed = periods.has('own') || hasMore;
  const sides = new Set(placed.map(({ side }) => side));
  // "3 bachche, fd 5 saal ka": the time is no age
  const isPlainTime = ({ input, number }: Placed) => number.kind === 'plain' && inputOf(tool, input).kind === 'years';
  const isTimeSwapped = aside.some(({ kind }) => kind === 'time') && placed.some(isPlainTime);
  return (
    (periods.has('other') ? OTHER_PERIOD + (isMixed ? MIXED_PERIODS : 0) : 0) +
    (sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0) +
    numberless * NUMBERLESS_WORD +
    (isTimeSwapped ? TIME_ASIDE : 0)
  );
}

/** The inputs of a line with those that are as others where it does not say them. */
function withSame({ same }: SearchSpace, inputs: Given): Given {
  const found = same.filter(([name, other]) => !Object.hasOwn(inputs, name) && Object.hasOwn(inputs, other));
  return { ...inputs, ...Object.fromEntries(found.map(([name, other]) => [name, inputs[other] as CellValue])) };
}

/** An assignment of all numbers, with what it leaves over. */
function finished(space: SearchSpace, state: State): Assignment {
  const { tool } = space;
  const { turned } = state;
  const phrases = space.phrases.map(({ phrase }) => phrase);
  const inputs = space.same.length === 0 ? state.inputs : withSame(space, state.inputs);
  // their input has no number: "step up sip"
  const isGiven = (name: string) => Object.hasOwn(inputs, name) || turned?.turn.input === name;
  const numberless = phrases.filter((phrase) => cuesOf(phrase).length > 0 && !cuesOf(phrase).some(isGiven));
  const hinted = numberless
    .filter((phrase) => !has(phrase, 'output', 'question', 'filler', 'option'))
    .flatMap(cuesOf)
    .filter((name) => inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet');
  // what nobody knows may say what an amount is, where no word of the result does
  const isAmountUnsure = turned !== null && !turned.isExplicit && phrases.some((phrase) => has(phrase, 'unknown'));
  const unread = unreadOf(space, state);
  return {
    ...state,
    inputs,
    unread,
    hinted,
    namedOutputs: namedOutputsOf(space, turned),
    isUnsure: state.isUnsure || isAmountUnsure,
    cost: state.cost + costOfWhole(space, state, numberless.length) + unread.length * UNREAD,
  };
}

/** All assignments of a line's numbers to the slots of a tool that are not hopeless, the likeliest first. */
export function assignmentsOf(tool: Tool, line: readonly Segment[]): readonly Assignment[] {
  const space = searchSpaceOf(tool, line);
  const { numbers, segments } = space;
  if (numbers.length > MOST_NUMBERS) return [];
  const found: Assignment[] = [];
  /** What the best costs of those that leave nothing over. */
  let best = Number.POSITIVE_INFINITY;
  const go = (index: number, state: State): void => {
    if (state.cost > best + HOPELESS) return;
    const number = numbers[index];
    if (number) {
      for (const next of placesFor(space, state, number)) go(index + 1, next);
      return;
    }
    const assignment = finished(space, state);
    found.push(assignment);
    if (assignment.unplaced.length === 0 && assignment.unread.length === 0) best = Math.min(best, assignment.cost);
  };
  const { inputs: zeroes, used } = zeroesOf(tool, segments);
  const start = { placed: [], turned: null, unplaced: [], aside: [], used, isUnsure: false };
  for (const { inputs, cost } of optionsOf(tool, segments)) go(0, { ...start, inputs: { ...inputs, ...zeroes }, cost });
  return found
    .filter(({ cost }) => cost <= best + HOPELESS || best === Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost);
}
