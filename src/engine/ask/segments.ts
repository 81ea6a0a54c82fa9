// What stands beside what in a line. A segment is a number, or a phrase with all that it can mean for a tool: a cue names an input, an
// output a result, and a noun is either.
import { words as language } from '#words/ask.ts';
import type { Tool } from '../types.ts';
import type { Quantity } from './quantity.ts';
import { type Given, inputOf } from './slots.ts';
import type { Role, Segment } from './vocabulary.ts';

/** How far the word of an input stands from a number: only words that say nothing lie across, something else lies before `elsewhere`. */
export type Distance = (typeof DISTANCES)[number];
/** The nearest first. */
const DISTANCES = ['beside', 'across', 'elsewhere', 'nowhere'] as const;
/** What a distance costs. */
export const COST_OF: Readonly<Record<Distance, number>> = { beside: 0, across: 1, elsewhere: 2.5, nowhere: 3 };
/** Whether a word at this distance is the number's own. */
export const isOwn = (distance: Distance): boolean => distance === 'beside' || distance === 'across';

const PREPOSITIONS = new Set(language.prepositions.split('|'));
const WITHIN = new Set(language.within.split('|'));

export type Words = Extract<Segment, { readonly words: string }>;
type Numbered = Extract<Segment, { readonly number: Quantity }>;

/** A number of a line with its place. */
export interface NumberAt {
  readonly number: Quantity;
  readonly at: number;
}

/** A phrase of a line with its place. */
export interface PhraseAt {
  readonly phrase: Words;
  readonly at: number;
}

export const isNumber = (segment: Segment | undefined): segment is Numbered =>
  segment !== undefined && 'number' in segment;
export const has = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  rolesOf(segment).some(({ kind }) => kinds.includes(kind));
/** Whether a phrase is one of some words. */
export const isOneOf = (segment: Segment | undefined, words: ReadonlySet<string>): boolean =>
  segment !== undefined && 'words' in segment && words.has(segment.words);
export const isName = (segment: Segment | undefined): boolean =>
  segment !== undefined && 'isName' in segment && segment.isName;
export const rolesOf = (segment: Segment | undefined): readonly Role[] =>
  segment && 'roles' in segment ? segment.roles : [];
export const cuesOf = (segment: Segment | undefined): readonly string[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'cue' ? role.input : []));
export const outputsOf = (segment: Segment | undefined): readonly string[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'output' ? role.output : []));
/** What each option that a phrase may name sets. */
export const settingsOf = (segment: Segment): readonly Given[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'option' ? [role.inputs] : []));
/** Whether a phrase may stand between a number and its word: "loan ka please 5 lakh". */
const saysNothingBetween = (segment: Segment | undefined): boolean =>
  has(segment, 'filler', 'maybeWanted', 'unknown', 'bank') ||
  (!has(segment, 'cue', 'output') &&
    (isName(segment) || has(segment, 'sure', 'question', 'option', 'perMonth', 'perYear')));
export const isNoun = (segment: Segment | undefined): boolean =>
  segment !== undefined && !isNumber(segment) && !has(segment, 'filler') && has(segment, 'cue', 'output');

const isDay = (segment: Segment | undefined): boolean => isNumber(segment) && segment.number.kind === 'date';

/** Whether a word's number is one of rows, which a line does not fill in: "prepay 2 lakh". */
export const isOfRows = (tool: Tool, segment: Segment): boolean =>
  cuesOf(segment).some((name) => inputOf(tool, name).kind === 'rows');

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
 * @param settled words of wishes that say nothing beyond this
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
  // "bought 10 may 2022 4 lakh": a day and an amount may have one word
  const mayShareWord = (other: Segment | undefined) => isNumber(other) && isDay(other) !== isDay(segments[at]);
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
  return isOneOf(segments[at], WITHIN) && isNumber(time) && time.number.kind === 'time';
}

/** Whether "for" stands behind a noun and before a number: "lump sum needed for 50 lakh". */
export const isForBetween = (segments: readonly Segment[], word: number, at: number): boolean =>
  segments.slice(word, at).some((segment) => has(segment, 'maybeWanted'));
