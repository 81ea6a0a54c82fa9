// Where each number of a line goes: all ways are tried and costed, and hopeless ones cut early.
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
import { choicesFor, fillsOf, type Given, inputOf, isHiddenBy, isOpen, leftOf, unitOf } from './slots.ts';
import type { Target, Turned } from './targets.ts';
import { unreadOf } from './unread.ts';
import type { Segment } from './vocabulary.ts';

/** A way to read a line for a tool: where each number goes. */
export interface Assignment {
  readonly inputs: Given;
  readonly placed: readonly Placed[];
  readonly turned: Turned | null;
  /** Words and numbers that have no place. */
  readonly unread: readonly Segment[];
  readonly unplaced: readonly Quantity[];
  /** Numbers that are known to be none of the tool's: an age, where it asks for none. */
  readonly aside: readonly Quantity[];
  readonly namedOutputs: readonly string[];
  /** Inputs that are usually left out, of which the line has the word and no number: "step up sip". */
  readonly hinted: readonly string[];
  /** An amount may be for a month or for a year, and only one of them can be calculated; or nothing says what it is. */
  readonly isUnsure: boolean;
  readonly cost: number;
}

// What makes a way of reading a line less likely, beside the distance of words (`AWAY`); what is below 0 makes it likelier.
/** A number without a place. */
const UNPLACED = 5;
/** A phrase that is left over. */
const UNREAD = 2;
/** A number whose input another choice hides. */
const HIDDEN = 2.5;
/** A time that may be an age, where the tool asks for none. */
const AGE_ASIDE = 6;
/** A time is left aside, and a number without a unit is the time. */
const TIME_ASIDE = 6;
/** A plain number after "at" is a rate. */
const NOT_AS_RATE = 2;
/** Numbers without words that stand in another order than the inputs of the page. */
const NUMBERS_SWAPPED = 1.5;
/** So many times that, where a definition says that people keep the order. */
const WHERE_ORDER_TELLS = 2;
/** The customary value of an input, for a number without a word. */
const CUSTOMARY = -1.5;
/** The other period than the label's, once for the line. */
const OTHER_PERIOD = 1;
/** One amount is for a month and another for a year, though the line says neither. */
const MIXED_PERIODS = 2;
/** Some words stand before their numbers and some behind them. */
const MIXED_SIDES = 1;
/** A word of an input that takes no number, since it also names the tool. */
const NUMBERLESS_WORD = 1;
/** An input that is wanted for what the number says: "lump sum needed for 50 lakh", "ctc for 1 lakh in hand". */
const WANTED_INPUT = 3;
/**
 * A state that costs so much more than the best whole assignment is given up. The numbers to come may still take something off, as
 * customary values and options do, but in no likely line so much.
 */
const HOPELESS = 6;
/** Of more numbers there are too many ways to try. */
const MOST_NUMBERS = 6;

/** What a number costs that has no word, where another without one stands before it and belongs behind it. */
function costOfOrder({ tool, order }: SearchSpace, placed: State['placed'], name: string, number: Quantity): number {
  const isLater = (other: Placed) =>
    other.away === AWAY.nowhere &&
    unitOf(other.number) === unitOf(number) &&
    order.indexOf(other.input) > order.indexOf(name);
  const times = tool.ask?.order ? WHERE_ORDER_TELLS : 1;
  return placed.filter(isLater).length * times * NUMBERS_SWAPPED;
}

/** A state in which a number is left aside. */
const leftAside = (state: State, number: Quantity, cost: number): State => ({
  ...state,
  aside: [...state.aside, number],
  cost: state.cost + cost,
});

/** A state in which a number has no place. */
const leftUnplaced = (state: State, number: Quantity, cost: number): State => ({
  ...state,
  unplaced: [...state.unplaced, number],
  cost: state.cost + cost,
});

const withUsed = (state: State, segment: Segment): State => ({ ...state, used: new Set([...state.used, segment]) });

/** Whether the number at a place can be no value of an input, whatever its size. */
function isNoValue({ tool, askedInputs }: SearchSpace, name: string, number: Quantity, away: number): boolean {
  const { kind } = inputOf(tool, name);
  return (
    (away === AWAY.nowhere && !isOpen(tool, name, number.kind)) ||
    // "step up sip 12%" says that there is one, not how much
    (away === AWAY.elsewhere && kind === 'percent' && leftOf(tool, name) === 'quiet') ||
    // what the line asks for it does not give: "what ctc leaves 1 lakh"
    (askedInputs.has(name) && away !== AWAY.beside)
  );
}

/** Whether the line wants an input, or a result beside it, for what the number says: "lump sum needed for 50 lakh". */
function isWantedFor({ segments, wishes }: SearchSpace, name: string, at: number, cueAt: number | undefined): boolean {
  if (wishes.goals.has(at)) return true;
  const isResults = [at - 1, at + 1].some((place) => outputsOf(segments[place]).length > 0);
  return (wishes.inputs.has(name) || isResults) && isForBetween(segments, cueAt ?? at, at);
}

/** The ways in which an input may take the number at a place. */
function placeIn(space: SearchSpace, state: State, name: string, { number, at }: NumberAt): readonly State[] {
  const { tool, segments, cues, wishes } = space;
  const { inputs } = state;
  const spec = inputOf(tool, name);
  const near = nearestWord(segments, at, cues.get(name) ?? [], wishes.settled);
  const cueAt = near.place;
  // "at 8.5" needs no word
  const isRate = number.perhapsRate === true && spec.kind === 'percent' && isOpen(tool, name, 'percent');
  const away = isRate ? Math.min(AWAY.across, near.away) : near.away;
  const cueNear = away < AWAY.elsewhere && cueAt !== undefined ? segments[cueAt] : undefined;
  // a line does not fill rows in: the number has no place, but that costs nothing, since its word says that it is for them
  if (spec.kind === 'rows') return cueNear ? [withUsed(leftUnplaced(state, number, 0), cueNear)] : [];
  if (isNoValue(space, name, number, away)) return [];
  const hasCueAnywhere = away < AWAY.nowhere;
  const choices = choicesFor(tool, name, inputs, hasCueAnywhere);
  // what another choice hides changes nothing: years of service, for the government's leave
  if (choices === null)
    return cueNear && isHiddenBy(tool, name, inputs) ? [withUsed(leftAside(state, number, HIDDEN), cueNear)] : [];
  const isWithoutPeriod = number.per === undefined && spec.kind === 'currency';
  // "monthly salary 1.15 lakh": the period stands before the word
  const said = cueAt === undefined || !isWithoutPeriod ? null : periodBefore(segments, cueAt);
  const before = said === null ? state : withUsed(state, said.segment);
  const cost =
    away +
    (away === AWAY.nowhere ? costOfOrder(space, state.placed, name, number) : 0) +
    (isWantedFor(space, name, at, cueAt) ? WANTED_INPUT : 0) +
    (number.perhapsRate && !isRate ? NOT_AS_RATE : 0);
  const isUsual = spec.kind === 'percent' || (spec.kind === 'years' && spec.age);
  const isOpenPeriod = spec.kind === 'currency' && spec.asked?.period === 'open';
  const withPeriod = said === null ? number : { ...number, per: said.per };
  return fillsOf(tool, name, withPeriod, hasCueAnywhere).flatMap((fill): State[] => {
    const given = { ...choices, ...fill.given };
    if (Object.entries(given).some(([other, value]) => (inputs[other] ?? value) !== value)) return [];
    const isCustomary = away === AWAY.nowhere && isUsual && fill.given[name] === spec.default;
    const period = isOpenPeriod ? (fill.isOtherPeriod ? 'other' : 'own') : null;
    const side = cueAt === undefined ? 0 : Math.sign(cueAt - at);
    return [
      {
        ...before,
        inputs: { ...inputs, ...given },
        placed: [...state.placed, { input: name, number, away, period, side }],
        isUnsure: state.isUnsure || fill.isUnsure,
        cost: state.cost + cost + fill.cost + (isCustomary ? CUSTOMARY : 0),
      },
    ];
  });
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
  if (number.kind === 'code') return [leftAside(state, number, 0)];
  // "i am 45", where the tool asks for no age
  if (!isAgeTaken && (number.kind === 'age' || number.perhapsAge))
    found.push(leftAside(state, number, number.kind === 'age' ? 0 : AGE_ASIDE));
  for (const name of order) if (isFree(name)) found.push(...placeIn(space, state, name, numberAt));
  if (turned === null)
    for (const target of targets.get(at) ?? [])
      if (isFree(target.turn.input)) found.push({ ...state, turned: target, cost: cost + target.cost });
  found.push(leftUnplaced(state, number, UNPLACED));
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
function costOfWhole({ tool }: SearchSpace, { placed }: State, numberless: readonly Words[]): number {
  const meant = new Set(placed.flatMap(({ period }) => period ?? []));
  // several amounts are usually for one period
  const hasMore = placed.some(({ input, period }) => period === null && inputOf(tool, input).kind === 'currency');
  const isMixed = meant.has('own') || hasMore;
  const sides = new Set(placed.map(({ side }) => side));
  return (
    (meant.has('other') ? OTHER_PERIOD + (isMixed ? MIXED_PERIODS : 0) : 0) +
    (sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0) +
    numberless.length * NUMBERLESS_WORD
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
  const phrases = space.phrases.map(({ phrase }) => phrase);
  const { placed, turned, unplaced, aside } = state;
  const inputs = space.same.length === 0 ? state.inputs : withSame(space, state.inputs);
  const isGiven = (name: string) => Object.hasOwn(inputs, name) || turned?.turn.input === name;
  // their input has no number: "step up sip"
  const numberless = phrases.filter((phrase) => cuesOf(phrase).length > 0 && !cuesOf(phrase).some(isGiven));
  const hinted = numberless
    .filter((phrase) => !has(phrase, 'output', 'question', 'filler', 'option'))
    .flatMap((phrase) =>
      cuesOf(phrase).filter((name) => inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet'),
    );
  // what nobody knows may say what an amount is, where no word of the result does
  const isUntold = turned !== null && !turned.isExplicit && phrases.some((phrase) => has(phrase, 'unknown'));
  const unread = unreadOf(space, state);
  // "3 bachche, fd 5 saal ka": the time is no age
  const isTimeAside = aside.some(({ kind }) => kind === 'time');
  const isPlainTime = placed.some(
    ({ input, number }) => number.kind === 'plain' && inputOf(tool, input).kind === 'years',
  );
  const swapped = isTimeAside && isPlainTime ? TIME_ASIDE : 0;
  return {
    inputs,
    placed,
    turned,
    unread,
    unplaced,
    aside,
    hinted,
    namedOutputs: namedOutputsOf(space, turned),
    isUnsure: state.isUnsure || isUntold,
    cost: state.cost + costOfWhole(space, state, numberless) + unread.length * UNREAD + swapped,
  };
}

/** All assignments of a line's numbers to the slots of a tool that are not hopeless, the likeliest first. */
export function assignmentsOf(tool: Tool, said: readonly Segment[]): readonly Assignment[] {
  const space = searchSpaceOf(tool, said);
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
