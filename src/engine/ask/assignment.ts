// Where each number of a line goes: all ways are tried and costed, and hopeless ones cut early.
import type { CellValue, Tool } from '../types.ts';
import type { Quantity } from './quantity.ts';
import { optionsOf, withoutDenied, zeroesOf } from './said-options.ts';
import {
  AWAY,
  awayFrom,
  cuesOf,
  has,
  isFor,
  isName,
  isNumber,
  type Numbered,
  outputsOf,
  periodBefore,
  type Words,
} from './segments.ts';
import {
  choicesFor,
  fillsOf,
  type Given,
  inputOf,
  isHiddenBy,
  isOpen,
  LARGE,
  leftOf,
  takesAge,
  unitOf,
} from './slots.ts';
import type { Segment } from './vocabulary.ts';
import { askedFor, type Target, type Turned, targetsOf, wishesOf } from './wishes.ts';

/** A number with the input that it went to. */
export interface Placed {
  readonly input: string;
  readonly number: Quantity;
  /** What the distance to its word costs. */
  readonly away: number;
}

/** A way to read a line for a tool: where each number goes. */
export interface Assignment {
  readonly inputs: Given;
  readonly placed: readonly Placed[];
  readonly turned: Turned | null;
  /** Words and numbers that have no place. */
  readonly unread: readonly Segment[];
  readonly unplaced: readonly Quantity[];
  /** Ages, where the tool asks for none. */
  readonly aside: readonly Quantity[];
  /** The outputs that the line names. */
  readonly asked: readonly string[];
  /** Inputs that are usually left out, of which the line has the word and no number: "step up sip". */
  readonly hinted: readonly string[];
  /** An amount may be for a month or for a year, and only one of them can be calculated; or nothing says what it is. */
  readonly isUnsure: boolean;
  readonly cost: number;
}

const UNUSED = 5;
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
const OUT_OF_ORDER = 1.5;
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
const IDLE_WORD = 1;
/** An input that is wanted for what the number says: "lump sum needed for 50 lakh", "ctc for 1 lakh in hand". */
const ASKED_FOR = 3;
/** Assignments that cost so much more than the best are not looked at; it is more than customary values and options can take off again. */
const HOPELESS = 6;
const MOST_NUMBERS = 6;

/** A line for a tool, with what is found in it once for all assignments. */
interface Line {
  readonly tool: Tool;
  readonly segments: readonly Segment[];
  readonly words: readonly Words[];
  /** The places of the numbers. */
  readonly numbers: readonly number[];
  /** The inputs of the tool, in its order. */
  readonly order: readonly string[];
  /** Inputs that are as another one where a line does not say them, each with that. */
  readonly same: readonly (readonly [string, string])[];
  /** The places of each input's words. */
  readonly cues: ReadonlyMap<string, readonly number[]>;
  readonly wishes: ReturnType<typeof wishesOf>;
  readonly asked: ReturnType<typeof askedFor>;
  readonly targets: ReadonlyMap<number, readonly Target[]>;
  readonly isAgeTaken: boolean;
}

function lineOf(tool: Tool, said: readonly Segment[]): Line {
  const segments = withoutDenied(said);
  const numbers = [...segments.keys()].filter((at) => isNumber(segments[at]));
  const cues = new Map<string, readonly number[]>();
  for (const [at, segment] of segments.entries())
    for (const name of cuesOf(segment)) cues.set(name, [...(cues.get(name) ?? []), at]);
  const wishes = wishesOf(segments);
  const asked = askedFor(tool, segments);
  return {
    ...{ tool, segments, numbers, cues, wishes, asked },
    words: segments.filter((segment): segment is Words => !isNumber(segment)),
    order: Object.keys(tool.inputs),
    same: Object.entries(tool.inputs).flatMap(([name, { asked: { like } = {} }]) =>
      like === undefined ? [] : [[name, like] as const],
    ),
    targets: new Map(numbers.map((at) => [at, targetsOf(tool, segments, at, { wishes, asked, cues })])),
    isAgeTaken: takesAge(tool),
  };
}

/** Some of a line's numbers with their places. */
interface State {
  readonly inputs: Given;
  readonly placed: readonly (Placed & {
    /** For an input whose period people leave out: whether it is the one that the label names. */
    readonly period: 'own' | 'other' | null;
    /** Where its word stands: before it (-1), behind it (1), or nowhere. */
    readonly side: number;
  })[];
  readonly turned: Target | null;
  readonly unplaced: readonly Quantity[];
  readonly aside: readonly Quantity[];
  readonly used: ReadonlySet<Segment>;
  readonly isUnsure: boolean;
  readonly cost: number;
}

/** The word of an input that stands nearest to a number, and what that distance costs. */
function nearest({ segments, cues, wishes }: Line, name: string, at: number) {
  const places = cues.get(name) ?? [];
  const distances = places.map((word) => awayFrom(segments, at, word, wishes.settled));
  const away = Math.min(AWAY.nowhere, ...distances);
  const word = places[distances.indexOf(away)];
  return { away, word, cue: word === undefined ? undefined : segments[word] };
}

/** What a number costs that has no word, where another without one stands before it and belongs behind it. */
function costOfOrder({ tool, order }: Line, placed: State['placed'], name: string, number: Quantity): number {
  const isLater = (other: Placed) =>
    other.away === AWAY.nowhere &&
    unitOf(other.number) === unitOf(number) &&
    order.indexOf(other.input) > order.indexOf(name);
  const times = tool.ask?.order ? WHERE_ORDER_TELLS : 1;
  return placed.filter(isLater).length * times * OUT_OF_ORDER;
}

/** A state in which a number is left aside. */
const leftAside = (state: State, number: Quantity, cost: number): State => ({
  ...state,
  aside: [...state.aside, number],
  cost: state.cost + cost,
});

/** Whether the number at a place can be no value of an input, whatever its size. */
function isNoValue({ tool, asked }: Line, name: string, number: Quantity, away: number): boolean {
  const { kind } = inputOf(tool, name);
  return (
    (away === AWAY.nowhere && !isOpen(tool, name, number.kind)) ||
    // "step up sip 12%" says that there is one, not how much
    (away === AWAY.elsewhere && kind === 'percent' && leftOf(tool, name) === 'quiet') ||
    // what the line asks for it does not give: "what ctc leaves 1 lakh"
    (asked.has(name) && away !== AWAY.beside)
  );
}

/** Whether the line wants an input, or a result beside it, for what the number says: "lump sum needed for 50 lakh". */
function isWantedFor({ segments, wishes }: Line, name: string, at: number, word: number | undefined): boolean {
  if (wishes.goals.has(at)) return true;
  const isResults = [at - 1, at + 1].some((place) => outputsOf(segments[place]).length > 0);
  return (wishes.nouns.has(name) || isResults) && isFor(segments, word ?? at, at);
}

/** The ways in which an input may take the number at a place. */
function placeIn(line: Line, state: State, name: string, at: number): readonly State[] {
  const { tool, segments } = line;
  const { inputs } = state;
  const { number } = segments[at] as Numbered;
  const spec = inputOf(tool, name);
  const near = nearest(line, name, at);
  const { word, cue } = near;
  // "at 8.5" needs no word
  const isRate = number.perhapsRate === true && spec.kind === 'percent' && isOpen(tool, name, 'percent');
  const away = isRate ? Math.min(AWAY.across, near.away) : near.away;
  const hasCue = away < AWAY.elsewhere && cue !== undefined;
  // a line does not fill rows in: the number has its word, and no place
  if (spec.kind === 'rows')
    return hasCue ? [{ ...state, unplaced: [...state.unplaced, number], used: new Set([...state.used, cue]) }] : [];
  if (isNoValue(line, name, number, away)) return [];
  const isTold = away < AWAY.nowhere;
  const choices = choicesFor(tool, name, inputs, isTold);
  // what another choice hides changes nothing: years of service, for the government's leave
  if (choices === null)
    return hasCue && isHiddenBy(tool, name, inputs)
      ? [{ ...leftAside(state, number, HIDDEN), used: new Set([...state.used, cue]) }]
      : [];
  const said = word === undefined ? null : periodBefore(segments, word);
  const isSaid = said !== null && number.per === undefined && spec.kind === 'currency';
  const cost =
    away +
    (away === AWAY.nowhere ? costOfOrder(line, state.placed, name, number) : 0) +
    (isWantedFor(line, name, at, word) ? ASKED_FOR : 0) +
    (number.perhapsRate && !isRate ? NOT_AS_RATE : 0);
  const isUsual = spec.kind === 'percent' || (spec.kind === 'years' && spec.age);
  const isOpenPeriod = spec.kind === 'currency' && spec.asked?.period === 'open';
  return fillsOf(tool, name, isSaid ? { ...number, per: said.per } : number, isTold).flatMap((fill): State[] => {
    const given = { ...choices, ...fill.given };
    if (Object.entries(given).some(([other, value]) => (inputs[other] ?? value) !== value)) return [];
    const isCustomary = away === AWAY.nowhere && isUsual && fill.given[name] === spec.default;
    const period = isOpenPeriod ? (fill.isOtherPeriod ? 'other' : 'own') : null;
    const side = word === undefined ? 0 : Math.sign(word - at);
    return [
      {
        ...state,
        used: isSaid ? new Set([...state.used, said.segment]) : state.used,
        inputs: { ...inputs, ...given },
        placed: [...state.placed, { input: name, number, away, period, side }],
        isUnsure: state.isUnsure || fill.isUnsure,
        cost: state.cost + cost + fill.cost + (isCustomary ? CUSTOMARY : 0),
      },
    ];
  });
}

/** All that can become of the number at a place. */
function placesFor(line: Line, state: State, at: number): readonly State[] {
  const { tool, segments, order, targets, isAgeTaken } = line;
  const { inputs, turned, cost } = state;
  const { number } = segments[at] as Numbered;
  const isFree = (name: string) => !Object.hasOwn(inputs, name) && turned?.turn.input !== name;
  const found: State[] = [];
  // "nsc 1 lakh 5 years": what the scheme sets anyway needs no place
  if (number.kind === 'time' && number.value === tool.ask?.term) found.push(state);
  if (number.kind === 'code') return [leftAside(state, number, 0)];
  // "i am 45", where the tool asks for no age
  if (!isAgeTaken && (number.kind === 'age' || number.perhapsAge))
    found.push(leftAside(state, number, number.kind === 'age' ? 0 : AGE_ASIDE));
  for (const name of order) if (isFree(name)) found.push(...placeIn(line, state, name, at));
  if (turned === null)
    for (const target of targets.get(at) ?? [])
      if (isFree(target.turn.input)) found.push({ ...state, turned: target, cost: cost + target.cost });
  found.push({ ...state, unplaced: [...state.unplaced, number], cost: cost + UNUSED });
  return found;
}

/** The periods of these inputs, of the results that a line asks for and of the tool's main ones: a word such as "monthly" is about one of them. */
function periodsOf(tool: Tool, inputs: readonly string[], asked: readonly string[]): ReadonlySet<string> {
  const results = [...tool.headline, ...asked].map((name) => tool.outputs[name]);
  const specs = [...inputs.map((name) => inputOf(tool, name)), ...results];
  // a rate is per year where its definition says nothing else
  const perOf = (spec: (typeof specs)[number]) =>
    spec && 'per' in spec && spec.per ? spec.per : spec?.kind === 'percent' ? 'year' : [];
  return new Set(specs.flatMap(perOf));
}

/** Whether a word names the tool: "flat" alone does not, though it names what a home loan buys. */
function isToolsName({ segments }: Line, segment: Words): boolean {
  const at = segments.indexOf(segment);
  return segment.isName && (!has(segment, 'changing') || isName(segments[at - 1]) || isName(segments[at + 1]));
}

/** Whether a word that nobody knows stands behind a small number: it may say what is counted. */
function isUnit({ segments }: Line, segment: Words): boolean {
  const before = segments[segments.indexOf(segment) - 1];
  return has(segment, 'unknown') && isNumber(before) && before.number.kind === 'plain' && before.number.value < LARGE;
}

/** Whether a word that nobody knows is what a question asks for: "kitne ke barabar". */
function isAskedFor({ segments }: Line, segment: Words): boolean {
  if (!has(segment, 'unknown')) return false;
  const at = segments.indexOf(segment);
  return [1, -1].some((step) => {
    let place = at + step;
    while (has(segments[place], 'genitive') || (has(segments[place], 'filler') && !has(segments[place], 'question')))
      place += step;
    return has(segments[place], 'question');
  });
}

/** Whether a word says that the number behind it is a name: "token no 57". */
function isOfCode({ segments }: Line, segment: Words): boolean {
  const behind = segments[segments.indexOf(segment) + 1];
  return isNumber(behind) && behind.number.kind === 'code';
}

/** Whether a word belongs to a number that has a place: its cue, its period, its lender. */
function isOfNumber(
  segment: Words,
  inputs: readonly string[],
  placed: readonly Placed[],
  periods: () => ReadonlySet<string>,
) {
  return (
    cuesOf(segment).some((name) => inputs.includes(name)) ||
    (has(segment, 'bank') && placed.some(({ number }) => number.kind === 'percent')) ||
    (has(segment, 'perMonth') && periods().has('month')) ||
    (has(segment, 'perYear') && periods().has('year'))
  );
}

/** Whether a word belongs to the question that is turned round: what is asked for, or the wish. */
const isOfTurned = (segment: Words, turned: Target | null): boolean =>
  turned !== null &&
  (cuesOf(segment).includes(turned.turn.input) ||
    has(segment, 'wanted', 'wantedAfter', 'timeAsked', 'rateAsked', 'amountAsked'));

/** Whether a word needs no number: it chooses, asks, names a result, or says nothing. */
const needsNoNumber = (segment: Words): boolean =>
  has(segment, 'filler', 'option', 'output', 'question', 'sure', 'maybeWanted', 'unknown');

/** The words of a line that an assignment leaves over. */
function unreadOf(line: Line, { placed, turned, used }: State): readonly Words[] {
  const { tool, words, wishes } = line;
  const inputs = placed.map(({ input }) => input);
  const results = [...words.flatMap(outputsOf), ...(tool.ask?.answers ?? []).map(({ output }) => output)];
  const periods = () => periodsOf(tool, [...inputs, ...(turned ? [turned.turn.input] : [])], results);
  const isUsed = (segment: Words) =>
    used.has(segment) ||
    wishes.settled.has(segment) ||
    isToolsName(line, segment) ||
    needsNoNumber(segment) ||
    isOfCode(line, segment) ||
    isOfNumber(segment, inputs, placed, periods) ||
    isOfTurned(segment, turned);
  return words.filter((segment) => !isUsed(segment) || isUnit(line, segment) || isAskedFor(line, segment));
}

/** The outputs that a line names; its own name says less than another word. */
function askedOutputs({ words }: Line, turned: Target | null): readonly string[] {
  const named = words.flatMap((segment) =>
    outputsOf(segment).map((output) => ({ output, isName: segment.isName && !turned?.uses.includes(segment) })),
  );
  const isOne = new Set(named.map(({ output }) => output)).size === 1;
  return [...new Set((isOne ? named : named.filter(({ isName }) => !isName)).map(({ output }) => output))];
}

/** What the whole of an assignment costs beside its numbers: other periods, words on both sides, words without a number. */
function costOfWhole({ tool }: Line, { placed }: State, idle: readonly Words[]): number {
  const meant = new Set(placed.flatMap(({ period }) => period ?? []));
  // several amounts are usually for one period
  const hasMore = placed.some(({ input, period }) => period === null && inputOf(tool, input).kind === 'currency');
  const isMixed = meant.has('own') || hasMore;
  const sides = new Set(placed.map(({ side }) => side));
  return (
    (meant.has('other') ? OTHER_PERIOD + (isMixed ? MIXED_PERIODS : 0) : 0) +
    (sides.has(1) && sides.has(-1) ? MIXED_SIDES : 0) +
    idle.length * IDLE_WORD
  );
}

/** The inputs of a line with those that are as others where it does not say them. */
function withSame({ same }: Line, inputs: Given): Given {
  const found = same.filter(([name, other]) => !Object.hasOwn(inputs, name) && Object.hasOwn(inputs, other));
  return { ...inputs, ...Object.fromEntries(found.map(([name, other]) => [name, inputs[other] as CellValue])) };
}

/** An assignment of all numbers, with what it leaves over. */
function finished(line: Line, state: State): Assignment {
  const { tool, words } = line;
  const { placed, turned, unplaced, aside } = state;
  const inputs = line.same.length === 0 ? state.inputs : withSame(line, state.inputs);
  const isGiven = (name: string) => Object.hasOwn(inputs, name) || turned?.turn.input === name;
  const idle = words.filter((word) => cuesOf(word).length > 0 && !cuesOf(word).some(isGiven));
  const hinted = idle
    .filter((word) => !has(word, 'output', 'question', 'filler', 'option'))
    .flatMap((word) =>
      cuesOf(word).filter((name) => inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet'),
    );
  // what nobody knows may say what an amount is, where no word of the result does
  const isUntold = turned !== null && !turned.isTold && words.some((segment) => has(segment, 'unknown'));
  const unread = unreadOf(line, state);
  // "3 bachche, fd 5 saal ka": the time is no age
  const isTimeAside = aside.some(({ kind }) => kind === 'time');
  const isPlainTime = placed.some(
    ({ input, number }) => number.kind === 'plain' && inputOf(tool, input).kind === 'years',
  );
  const swapped = isTimeAside && isPlainTime ? TIME_ASIDE : 0;
  return {
    ...{ inputs, placed, turned, unread, unplaced, aside, hinted },
    asked: askedOutputs(line, turned),
    isUnsure: state.isUnsure || isUntold,
    cost: state.cost + costOfWhole(line, state, idle) + unread.length * UNREAD + swapped,
  };
}

/** All assignments of a line's numbers to the slots of a tool that are not hopeless, the likeliest first. */
export function assignmentsOf(tool: Tool, said: readonly Segment[]): readonly Assignment[] {
  const line = lineOf(tool, said);
  const { numbers, segments } = line;
  if (numbers.length > MOST_NUMBERS) return [];
  const found: Assignment[] = [];
  /** What the best costs of those that leave nothing over. */
  let best = Number.POSITIVE_INFINITY;
  const go = (index: number, state: State): void => {
    if (state.cost > best + HOPELESS) return;
    const at = numbers[index];
    if (at !== undefined) {
      for (const next of placesFor(line, state, at)) go(index + 1, next);
      return;
    }
    const assignment = finished(line, state);
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
