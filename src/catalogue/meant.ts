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
const isWishForMoney = (parts: Line['parts']): boolean =>
  parts.some((part) => typeof part === 'object' && part.kind === 'money') &&
  parts.some(
    (_, at) =>
      phraseLength(
        parts.map((part) => (typeof part === 'string' ? part : '')),
        at,
        WISHES,
      ) > 0,
  );

const NEGATIONS_BEHIND = phrasesIn(language.negationsAfter);
const NEGATIONS_BEFORE = setOf(language.notMeant);

/** The places of words that deny a tool, with those of its name, where the line names another: "sip nahi fd", "fd not sip". */
function deniedPlaces(words: readonly string[], named: readonly Named<unknown>[]): ReadonlySet<number> {
  const denied = new Set<number>();
  for (const [at, word] of words.entries()) {
    const behind = phraseLength(words, at, NEGATIONS_BEHIND);
    const step = behind > 0 ? -1 : NEGATIONS_BEFORE.has(word) ? 1 : 0;
    const tool = step === 0 ? undefined : named.find(({ places }) => places.has(at + step));
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

/** The tools that a line names; if it denies some, those that it names without their words. */
export function meantBy<T>(line: Line, naming: Naming<T>): Meant<T> {
  // a number may name a tool too, by words after all others: double, 2 rupaye saikda
  const namedIn = ({ parts }: Line) => {
    const words = [...parts.map((part) => (typeof part === 'string' ? part : null)), ...parts.flatMap(namesOfNumber)];
    const named = naming(words);
    if (named.length > 0) return named;
    if (isWishForMoney(parts)) return naming([language.wishNames]);
    const saysMore = (part: Line['parts'][number]) =>
      typeof part === 'string' && !isClosedWord(part) && !isComparedWord(part);
    const names = parts.some(saysMore) ? undefined : language.amountNames[kindsOf(parts)];
    // nobody says which of them is meant
    return names === undefined
      ? []
      : naming([...words, ...names.split(' ')]).map((each) => ({ ...each, isVague: true }));
  };
  const typed = { line, named: namedIn(line) };
  const words = wordsOf(line);
  const places = deniedPlaces(words, typed.named);
  if (places.size === 0) return { ...typed, typed, denied: [] };
  const rest = withoutWords(line, places);
  return { line: rest, named: namedIn(rest), typed, denied: words.filter((_, at) => places.has(at)) };
}
