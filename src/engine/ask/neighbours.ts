// What stands beside what in a line: how far a number's word is, and what is before and after it.
import { words as language } from '#words/ask.ts';
import { setOf } from './number-words.ts';
import type { Quantity } from './quantity.ts';
import { has, isName, isNoun, isNumberSegment, isOneOf } from './segments.ts';
import type { Segment } from './vocabulary.ts';

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
/** What a distance costs. */
export const COST_OF: Readonly<Record<Distance, number>> = { beside: 0, across: 1, elsewhere: 2.5, nowhere: 3 };
/** Whether a word at this distance is the number's own. */
export const isOwn = (distance: Distance): boolean => distance === 'beside' || distance === 'across';

const PREPOSITIONS = setOf(language.prepositions);
const WITHIN = setOf(language.within);

/** Whether a phrase says nothing between a number and its word. */
function saysNothingBetween(segment: Segment | undefined): boolean {
  // "loan ka please 5 lakh", "loan sbi 5 lakh"
  if (has(segment, 'filler', 'maybeWanted', 'unknown', 'bank')) return true;
  // the word of another input or result may be that of the number
  if (has(segment, 'cue', 'output')) return false;
  // "salary monthly 50000"
  return isName(segment) || has(segment, 'sure', 'question', 'option', 'perMonth', 'perYear');
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
  while (has(segments[at], 'filler', 'maybeWanted') && !isNoun(segments[at]) && !isName(segments[at])) at += step;
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
  if (!segment || !has(segment, 'perMonth', 'perYear')) return null;
  return { segment, per: has(segment, 'perMonth') ? ('month' as const) : ('year' as const) };
}

/** Whether "in 10 years" stands there. */
export function isWithin(segments: readonly Segment[], at: number): boolean {
  const time = segments[at + 1];
  return isOneOf(segments[at], WITHIN) && isNumberSegment(time) && time.number.kind === 'time';
}

/** Whether "for" stands after a noun and before a number: "lump sum needed for 50 lakh". False where the number comes first. */
export const isForBetween = (segments: readonly Segment[], word: number, at: number): boolean =>
  segments.slice(word, at).some((segment) => has(segment, 'maybeWanted'));
