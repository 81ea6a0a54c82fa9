// A number of a line beside an input that may take it: how far the input's word is, whether the number can be meant for it, and what that
// costs.
import { words as language } from '#words/ask.ts';
import type { Input, Output } from '../types.ts';
import { setOf } from './amounts.ts';
import type { Placed, SearchSpace, State } from './assignment.ts';
import { COSTS } from './costs.ts';
import { kindOf, type Quantity } from './line.ts';
import { inputOf, leftOf, monthsOf, takesWithoutWord } from './slots.ts';
import {
  canMean,
  isName,
  isNoun,
  isNumberSegment,
  isOneOf,
  type NumberAt,
  outputsOf,
  type Segment,
} from './vocabulary.ts';

/**
 * How far a word stands from a number, the nearest first:
 *
 *   beside      right before or after it: "loan 5 lakh"
 *   across      with only words between that say nothing there: "loan ka please 5 lakh"; and a day and an amount may share a word
 *   elsewhere   with something else between; or it is a preposition after it, which is about what follows
 *   nowhere     the line has no such word
 */
const DISTANCES = ['beside', 'across', 'elsewhere', 'nowhere'] as const;
export type Distance = (typeof DISTANCES)[number];
/** Whether a word at this distance is the number's own. */
export const isOwn = (distance: Distance): boolean => distance === 'beside' || distance === 'across';

const PREPOSITIONS = setOf(language.prepositions);
const WITHIN = setOf(language.within);

/** Whether a phrase says nothing between a number and its word. */
function saysNothingBetween(segment: Segment | undefined): boolean {
  // "loan ka please 5 lakh", "loan sbi 5 lakh"
  if (canMean(segment, 'filler', 'maybeWanted', 'unknown', 'bank')) return true;
  // the word of another input or result may be that of the number
  if (canMean(segment, 'cue', 'output')) return false;
  // "salary monthly 50000"
  return isName(segment) || canMean(segment, 'sure', 'question', 'option', 'perMonth', 'perYear');
}

const isOfKind = (segment: Segment | undefined, kind: Quantity['kind']): boolean =>
  isNumberSegment(segment) && segment.number.kind === kind;

/** The next place on a side where something stands that may be what a wish is about; -1 past the ends. */
export function nextTelling(segments: readonly Segment[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (saysNothingBetween(segments[at])) at += step;
  return at >= 0 && at < segments.length ? at : -1;
}

/** The noun that is a number's own. Questions, options and unknown words keep it from the number, though a wish passes them. */
export function nounBeside(segments: readonly Segment[], from: number, step: 1 | -1): Segment | undefined {
  let at = from + step;
  while (canMean(segments[at], 'filler', 'maybeWanted') && !isNoun(segments[at]) && !isName(segments[at])) at += step;
  return isNoun(segments[at]) || isName(segments[at]) ? segments[at] : undefined;
}

/**
 * How far a word stands from a number.
 *
 * @param settled words of wishes that say nothing but their wish (`Wishes.settled`); none while the wishes themselves are read
 */
export function distanceOf(
  segments: readonly Segment[],
  at: number,
  word: number,
  settled?: ReadonlySet<Segment>,
): Distance {
  const step = word > at ? 1 : -1;
  // "9.5% to 8.5%": it is about what follows
  if (word > at && isOneOf(segments[word], PREPOSITIONS)) return 'elsewhere';
  // a day, or the age of a person, may have one word with an amount: "bought 10 may 2022 4 lakh", "parents age 62 premium 35000"
  const mayShareWord = (other: Segment | undefined) =>
    isNumberSegment(other) &&
    (['date', 'age'] as const).some((kind) => isOfKind(other, kind) !== isOfKind(segments[at], kind));
  for (let place = at + step; place !== word; place += step) {
    const between = segments[place];
    if (!saysNothingBetween(between) && !mayShareWord(between) && !(between && settled?.has(between)))
      return 'elsewhere';
  }
  return Math.abs(word - at) === 1 ? 'beside' : 'across';
}

/** The nearest of some words to a number, such as an input's. */
export function nearestWord(
  segments: readonly Segment[],
  at: number,
  words: readonly number[],
  settled: ReadonlySet<Segment>,
) {
  const distances = words.map((word) => distanceOf(segments, at, word, settled));
  const distance = DISTANCES.find((each) => distances.includes(each)) ?? 'nowhere';
  return { distance, place: words[distances.indexOf(distance)] };
}

/** What an amount is for, where that stands before its noun: "monthly salary 1.15 lakh". */
export function periodBefore(segments: readonly Segment[], word: number) {
  const segment = segments[word - 1];
  if (!segment || !canMean(segment, 'perMonth', 'perYear')) return null;
  return { segment, per: canMean(segment, 'perMonth') ? 1 : 12 };
}

/** Whether "in 10 years" stands there. */
export function isWithin(segments: readonly Segment[], at: number): boolean {
  const time = segments[at + 1];
  return isOneOf(segments[at], WITHIN) && isNumberSegment(time) && time.number.kind === 'time';
}

/** Whether "for" stands after a noun and before a number: "lump sum needed for 50 lakh". False where the number comes first. */
export const isForBetween = (segments: readonly Segment[], word: number, at: number): boolean =>
  segments.slice(word, at).some((segment) => canMean(segment, 'maybeWanted'));

/** A number, and an input that may take it. */
export interface Match extends NumberAt {
  readonly name: string;
  /** The place of the input's nearest word; undefined where the line has none. */
  readonly wordAt: number | undefined;
  readonly distance: Distance;
  /** Whether the line has a word of the input. */
  readonly hasWord: boolean;
  /** The input's word, if it belongs to this number. */
  readonly ownWord: Segment | undefined;
}

/** How far an input's nearest word stands from a number. */
export function matchOf({ segments, cues, wishes }: SearchSpace, name: string, { number, at }: NumberAt): Match {
  const { place: wordAt, distance } = nearestWord(segments, at, cues.get(name) ?? [], wishes.settled);
  const ownWord = wordAt !== undefined && isOwn(distance) ? segments[wordAt] : undefined;
  return { number, at, name, wordAt, distance, hasWord: distance !== 'nowhere', ownWord };
}

/** Whether a number cannot be meant for an input, whatever its size. */
export function isExcluded(space: SearchSpace, { name, at, distance, hasWord }: Match): boolean {
  const { tool } = space;
  return (
    (!hasWord && !takesWithoutWord(tool, name)) ||
    // "step up sip 12%" says that the sip rises, not by how much: 12% is the return
    (distance === 'elsewhere' && inputOf(tool, name).kind === 'percent' && leftOf(tool, name) === 'quiet') ||
    // "what ctc leaves 1 lakh in hand": the amount is of the result beside it
    (space.askedInputs.has(name) &&
      distance !== 'beside' &&
      [at - 1, at + 1].some((place) => outputsOf(space.segments[place]).length > 0))
  );
}

/** What a number without a word costs, for each like it that stands before it in the line and whose input comes later on the page. */
function costOfOrder({ order }: SearchSpace, placed: readonly Placed[], { name, number }: Match): number {
  const isLater = (other: Placed) =>
    other.distance === 'nowhere' &&
    kindOf(other.number) === kindOf(number) &&
    order.indexOf(other.input) > order.indexOf(name);
  return placed.filter(isLater).length * COSTS.swapped;
}

/** Whether a number stands between the word of a result and that of its input: "in hand 1 lakh ctc". */
const isAfterResult = ({ segments }: SearchSpace, { at, wordAt }: Match): boolean =>
  wordAt !== undefined && wordAt > at && outputsOf(segments[at - 1]).length > 0;

/** Whether a number after the word of a result has the period of that result, and not that of the input whose word follows. */
function hasPeriodOfResult(space: SearchSpace, match: Match): boolean {
  const { tool, segments } = space;
  const { name, number, at } = match;
  if (number.per === undefined || !isAfterResult(space, match)) return false;
  const periodOf = (spec: Input | Output | undefined) => monthsOf(spec && 'per' in spec ? spec.per : undefined);
  const isOfResult = outputsOf(segments[at - 1]).some((output) => periodOf(tool.outputs[output]) === number.per);
  return isOfResult && periodOf(inputOf(tool, name)) !== number.per;
}

/** What it costs that an input takes a number, by where they stand in the line. */
export function costOfMatch(space: SearchSpace, placed: readonly Placed[], match: Match): number {
  const { distance, hasWord } = match;
  return (
    COSTS.distance[distance] +
    (space.askedInputs.has(match.name) && distance !== 'beside' ? COSTS.askedFor : 0) +
    (hasWord ? 0 : costOfOrder(space, placed, match)) +
    (hasPeriodOfResult(space, match) ? COSTS.resultsPeriod : 0)
  );
}

/** What it costs that an amount is for the other period than its label's. */
function costOfPeriods({ tool }: SearchSpace, { placed }: State): number {
  const hasOwnPeriod = ({ input, period }: Placed) =>
    period === 'own' || (period === null && inputOf(tool, input).kind === 'currency');
  if (!placed.some(({ period }) => period === 'other')) return 0;
  return COSTS.otherPeriod + (placed.some(hasOwnPeriod) ? COSTS.mixedPeriods : 0);
}

/**
 * What a line costs as a whole, once all its numbers have their places.
 *
 * @param numberless how many phrases name an input that takes no number
 * @param unread how many phrases are left over
 */
export const costOfLine = (space: SearchSpace, state: State, numberless: number, unread: number): number =>
  costOfPeriods(space, state) + numberless * COSTS.numberlessWord + unread * COSTS.unread;
