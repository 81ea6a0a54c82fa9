// The words of numbers, units and periods, as the lists in which a line is looked up.
import { words as language } from '#words/ask.ts';
import { DAYS, MONTHS, MULTIPLES, PERCENT, RUPEES, YEARS } from '../units.ts';

const list = (text: string): readonly string[] => text.normalize('NFC').split('|');
export const setOf = (text: string): ReadonlySet<string> => new Set(list(text));
/** `2 do two|3 teen three` as spellings with their numbers. */
export const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map(
    list(text).flatMap((entry) => {
      const [value, ...spellings] = entry.split(' ');
      return spellings.map((word) => [word, Number(value)] as const);
    }),
  );

/** Phrases cut into words. */
export type Phrases = readonly (readonly string[])[];
/** The phrases of a list, the longest first, so that "per month" is found before "per". */
export const phrasesIn = (text: string): Phrases =>
  list(text)
    .map((phrase) => phrase.split(' '))
    .sort((one, other) => other.length - one.length);

/** How many pieces from a place on make one of some phrases; 0 for none. */
export const phraseLength = (pieces: readonly string[], at: number, phrases: Phrases): number =>
  phrases.find((phrase) => phrase.every((word, index) => pieces[at + index] === word))?.length ?? 0;

export const NUMBERS = numbered(language.numbers);
export const FRACTIONS = numbered(language.fractions);
export const ADDED = numbered(language.added);
export const RATIOS = numbered(language.ratios);

/** A pattern that takes a word as a whole. */
const wordOf = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
const PERCENT_WORD = wordOf(PERCENT);
export const YEARS_WORD = wordOf(YEARS);
export const MONTHS_WORD = wordOf(MONTHS);
export const DAYS_WORD = wordOf(DAYS);
export const RUPEES_WORD = wordOf(RUPEES);
export const TIMES_WORD = wordOf(language.times);

export const PERCENTS = phrasesIn(PERCENT);
export const PER_MONTH = phrasesIn(language.perMonth);
export const PER_YEAR = phrasesIn(language.perYear);
export const LAKH_A_YEAR = phrasesIn(language.lakhAYear);
export const HUNDRED_A_MONTH = phrasesIn(language.hundredAMonth);

/** Whether a word alone says what the number before it counts. */
export const isUnitWord = (word: string): boolean =>
  [PERCENT_WORD, YEARS_WORD, MONTHS_WORD, DAYS_WORD, RUPEES_WORD, TIMES_WORD].some((pattern) => pattern.test(word)) ||
  [LAKH_A_YEAR, HUNDRED_A_MONTH, PER_MONTH, PER_YEAR].some((phrases) =>
    phrases.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );

/** The words of a pattern of units, in which a letter may be optional at the end: `years?|yrs?` */
const wordsOfUnit = (pattern: string): readonly string[] =>
  pattern.split('|').flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : word));

/** Words of numbers and units of which other spellings are found: `lakhh`, `saaal`. */
export const NUMBER_WORDS: readonly string[] = [
  ...[NUMBERS, FRACTIONS, ADDED, RATIOS, MULTIPLES].flatMap((numbers) => [...numbers.keys()]),
  ...[YEARS, MONTHS, DAYS, PERCENT].flatMap(wordsOfUnit),
  ...[language.perMonth, language.perYear, language.hundredAMonth].flatMap((all) => all.split(/[| ]/)),
];
