// What a line means, with the tools that it names: `sip nahi fd` is about a fixed deposit, so the words of the SIP are left out.
import { phraseLength, phrasesIn, setOf, UNITS } from '#src/engine/ask/amounts.ts';
import { kindOf, type Line, wordsOf } from '#src/engine/ask/line.ts';
import { isClosedWord, isComparedWord } from '#src/engine/ask/vocabulary.ts';
import { words as language } from '#words/ask.ts';
import type { Named, Naming } from './naming.ts';

/** The words of a number that name a tool: double, lpa; a rate per month is a moneylender's. */
function namesOfNumber(part: Line['parts'][number]): readonly string[] {
  if (typeof part === 'string') return [];
  if (part.kind === 'percent' && part.per === 1) return [language.rateAMonthNames];
  if (UNITS.lakhAYear.some((unit) => part.text.endsWith(unit.join(' ')))) return [language.lakhAYearNames];
  return part.kind === 'ratio' ? (part.text.match(/[\p{L}\p{M}]+/gu) ?? []) : [];
}

/** The kinds of a line's numbers: `money/1, percent, time`, where the 1 is a month. */
const kindsOf = (parts: Line['parts']): string =>
  parts
    .flatMap((part) => {
      if (typeof part === 'string') return [];
      return kindOf(part) === 'money' && part.per !== undefined ? `money/${part.per}` : kindOf(part);
    })
    .sort()
    .join(', ');

const WISHES = phrasesIn(`${language.wanted}|${language.wantedAfter}`);

/** Whether a line wishes for an amount, whatever for: "1 crore chahiye". */
function isWishForMoney(parts: Line['parts']): boolean {
  const words = parts.map((part) => (typeof part === 'string' ? part : ''));
  const hasMoney = parts.some((part) => typeof part === 'object' && part.kind === 'money');
  return hasMoney && words.some((_, at) => phraseLength(words, at, WISHES) > 0);
}

const NEGATIONS_BEHIND = phrasesIn(language.negationsAfter);
const NEGATIONS_BEFORE = setOf(language.notMeant);

/** The places of words that deny a tool, with those of its name, where the line names another: "sip nahi fd", "fd not sip". */
function deniedPlaces(words: readonly string[], named: readonly Named<unknown>[]): ReadonlySet<number> {
  const denied = new Set<number>();
  for (const [at, word] of words.entries()) {
    const behind = phraseLength(words, at, NEGATIONS_BEHIND);
    if (behind === 0 && !NEGATIONS_BEFORE.has(word)) continue;
    const step = behind > 0 ? -1 : 1;
    const tool = named.find(({ places }) => places.has(at + step));
    const hasOtherWord = ({ places }: Named<unknown>) => [...places].some((place) => !tool?.places.has(place));
    if (!tool || !named.some(hasOtherWord)) continue;
    for (let place = at; place < at + Math.max(1, behind); place++) denied.add(place);
    for (let place = at + step; tool.places.has(place); place += step) denied.add(place);
  }
  return denied;
}

/** A line with the tools that it names, the best first. */
interface NamedLine<T> {
  readonly line: Line;
  readonly named: readonly Named<T>[];
}

/** A line as it is meant, and as it was typed. */
export interface Meant<T> extends NamedLine<T> {
  readonly typed: NamedLine<T>;
  /** The words that were left out: of the denied tools, and those that deny them. */
  readonly denied: readonly string[];
}

/** A line without the words at some places, counted among the words alone. */
function withoutWords(line: Line, places: ReadonlySet<number>): Line {
  const parts: Line['parts'][number][] = [];
  let place = 0;
  for (const part of line.parts) {
    if (typeof part !== 'string' || !places.has(place)) parts.push(part);
    if (typeof part === 'string') place++;
  }
  return { ...line, parts };
}

const saysMore = (word: string): boolean => !isClosedWord(word) && !isComparedWord(word);

/** The tools that a line names, by all of its words. */
function namedIn<T>({ parts }: Line, naming: Naming<T>): readonly Named<T>[] {
  // a number may name a tool too, by words after all others: double, 2 rupaye saikda
  const words = [...parts.map((part) => (typeof part === 'string' ? part : null)), ...parts.flatMap(namesOfNumber)];
  const named = naming(words);
  if (named.length > 0) return named;
  if (isWishForMoney(parts)) return naming([language.wishNames]);
  const hasMore = parts.some((part) => typeof part === 'string' && saysMore(part));
  const names = hasMore ? undefined : language.amountNames[kindsOf(parts)];
  // nobody says which of them is meant
  return names === undefined ? [] : naming([...words, ...names.split(' ')]).map((each) => ({ ...each, isVague: true }));
}

const ALTERNATIVES = setOf(language.alternatives);

/** A line that chooses between two tools, as it would be for each alone: "fd ya rd 80000 7% 5 saal". Empty for any other line. */
export function alternativesOf<T>({ line, named }: NamedLine<T>, naming: Naming<T>): readonly Meant<T>[] {
  const words = wordsOf(line);
  const at = words.findIndex((word) => ALTERNATIVES.has(word));
  const before = words.findLastIndex((word, place) => place < at && saysMore(word));
  const after = words.findIndex((word, place) => place > at && saysMore(word));
  const toolOf = (place: number, other: number) => named.find(({ places }) => places.has(place) && !places.has(other));
  const [one, two] = [toolOf(before, after), toolOf(after, before)];
  // a tool whose name has the word compares them itself: rent or buy
  if (at === -1 || !one || !two || named.some(({ places }) => places.has(at))) return [];
  return [one, two].flatMap(({ tool, places }) => {
    const others = tool === one.tool ? two.places : one.places;
    const left = words.flatMap((word, place) =>
      isComparedWord(word) || (others.has(place) && !places.has(place)) ? place : [],
    );
    const alone = withoutWords(line, new Set(left));
    const rest = { line: alone, named: namedIn(alone, naming).filter((each) => each.tool === tool) };
    return { ...rest, typed: rest, denied: [] };
  });
}

/** The tools that a line names; if it denies some, those that it names without their words. */
export function meantBy<T>(line: Line, naming: Naming<T>): Meant<T> {
  const typed = { line, named: namedIn(line, naming) };
  const words = wordsOf(line);
  const places = deniedPlaces(words, typed.named);
  if (places.size === 0) return { ...typed, typed, denied: [] };
  const rest = withoutWords(line, places);
  return { line: rest, named: namedIn(rest, naming), typed, denied: words.filter((_, at) => places.has(at)) };
}
