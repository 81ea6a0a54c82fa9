import { words as language } from '#words/ask.ts';
import type { Tool } from '../types.ts';
import type { Quantity } from './quantity.ts';
import { inputOf } from './slots.ts';
import type { Role, Segment } from './vocabulary.ts';

// A segment is a number of a line, or a phrase with all that it can mean for a tool: a cue names an input, an output a result, a noun
// is either, and a closed word says nothing of its own. These functions say what stands beside what.
/** What a number costs by where the word of its slot stands. */
export const AWAY = { beside: 0, across: 1, elsewhere: 2.5, nowhere: 3 };

const PREPOSITIONS = new Set(language.prepositions.split('|'));
const WITHIN = new Set(language.within.split('|'));

export type Words = Extract<Segment, { readonly words: string }>;
export type Numbered = Extract<Segment, { readonly number: Quantity }>;

export const isNumber = (segment: Segment | undefined): segment is Numbered =>
  segment !== undefined && 'number' in segment;
export const has = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  segment !== undefined && 'roles' in segment && segment.roles.some(({ kind }) => kinds.includes(kind));
/** Whether a phrase is one of some words. */
export const isOneOf = (segment: Segment | undefined, words: ReadonlySet<string>): boolean =>
  segment !== undefined && 'words' in segment && words.has(segment.words);
export const isName = (segment: Segment | undefined): boolean =>
  segment !== undefined && 'isName' in segment && segment.isName;
export const cuesOf = (segment: Segment | undefined): readonly string[] =>
  segment && 'roles' in segment ? segment.roles.flatMap((role) => (role.kind === 'cue' ? role.input : [])) : [];
export const outputsOf = (segment: Segment | undefined): readonly string[] =>
  segment && 'roles' in segment ? segment.roles.flatMap((role) => (role.kind === 'output' ? role.output : [])) : [];
/** Words that say nothing of their own: they may stand between a number and its word. */
export const isClosed = (segment: Segment | undefined): boolean =>
  has(segment, 'filler', 'maybeWanted', 'unknown', 'bank') ||
  (!has(segment, 'cue', 'output') &&
    (isName(segment) || has(segment, 'sure', 'question', 'option', 'perMonth', 'perYear')));
export const isNoun = (segment: Segment | undefined): boolean =>
  segment !== undefined && !isNumber(segment) && !has(segment, 'filler') && has(segment, 'cue', 'output');

/** Whether a word's number is one of rows, which a line does not fill in: "prepay 2 lakh". */
export const isOfRows = (tool: Tool, segment: Segment): boolean =>
  cuesOf(segment).some((name) => inputOf(tool, name).kind === 'rows');

/** The next place on a side that is no closed word; -1 past the ends. */
export function next(segments: readonly Segment[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (isClosed(segments[at])) at += step;
  return at >= 0 && at < segments.length ? at : -1;
}

/**
 * How far a word stands from a number.
 *
 * @param settled words of wishes that belong to a noun, and say no more than a closed word
 */
export function awayFrom(
  segments: readonly Segment[],
  at: number,
  word: number,
  settled?: ReadonlySet<Segment>,
): number {
  const step = word > at ? 1 : -1;
  // "9.5% to 8.5%": it is about what follows
  if (word > at && isOneOf(segments[word], PREPOSITIONS)) return AWAY.elsewhere;
  const isDate = (place: number) => {
    const segment = segments[place];
    return isNumber(segment) && segment.number.kind === 'date';
  };
  // "bought 10 may 2022 4 lakh": a day and an amount may have one word
  const isApart = (place: number) => isNumber(segments[place]) && isDate(place) !== isDate(at);
  for (let between = at + step; between !== word; between += step)
    if (!isClosed(segments[between]) && !isApart(between) && !settled?.has(segments[between] as Segment))
      return AWAY.elsewhere;
  return Math.abs(word - at) === 1 ? AWAY.beside : AWAY.across;
}

/** What an amount is for, where that stands before its noun: "monthly salary 1.15 lakh". */
export function periodBefore(segments: readonly Segment[], word: number) {
  const segment = segments[word - 1];
  if (!segment || !has(segment, 'perMonth', 'perYear')) return null;
  return { segment, per: has(segment, 'perMonth') ? ('month' as const) : ('year' as const) };
}

/** The noun on one side of a number, past words that say nothing. */
export function nounBeside(segments: readonly Segment[], from: number, step: 1 | -1): Segment | undefined {
  let at = from + step;
  while (has(segments[at], 'filler', 'maybeWanted') && !isNoun(segments[at]) && !isName(segments[at])) at += step;
  return isNoun(segments[at]) || isName(segments[at]) ? segments[at] : undefined;
}

/** Whether "in 10 years" stands there. */
export function isWithin(segments: readonly Segment[], at: number): boolean {
  const time = segments[at + 1];
  return isOneOf(segments[at], WITHIN) && isNumber(time) && time.number.kind === 'time';
}

/** Whether "for" stands between a noun and a number: "lump sum needed for 50 lakh". */
export const isFor = (segments: readonly Segment[], word: number, at: number): boolean =>
  segments.slice(word, at).some((segment) => has(segment, 'maybeWanted'));
