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

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
const IS_PERCENT = whole(PERCENT);
export const IS_YEARS = whole(YEARS);
export const IS_MONTHS = whole(MONTHS);
export const IS_DAYS = whole(DAYS);
export const IS_RUPEES = whole(RUPEES);
export const IS_TIMES = whole(language.times);

export const PER_MONTH = phrasesIn(language.perMonth);
export const PER_YEAR = phrasesIn(language.perYear);
export const LAKH_A_YEAR = phrasesIn(language.lakhAYear);
export const HUNDRED_A_MONTH = phrasesIn(language.hundredAMonth);

/** Whether a word alone says what the number before it counts. */
export const isUnitWord = (word: string): boolean =>
  [IS_PERCENT, IS_YEARS, IS_MONTHS, IS_DAYS, IS_RUPEES, IS_TIMES].some((is) => is.test(word)) ||
  [LAKH_A_YEAR, HUNDRED_A_MONTH, PER_MONTH, PER_YEAR].some((all) => all.some(([only, more]) => only === word && !more));

/** The words of a pattern of units: `years?|yrs?` */
const wordsOfUnit = (pattern: string): readonly string[] =>
  pattern.split('|').flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : word));

/** All words of numbers and units, so that other spellings of them are found. */
export const NUMBER_WORDS: readonly string[] = [
  ...[NUMBERS, FRACTIONS, ADDED, RATIOS, MULTIPLES].flatMap((words) => [...words.keys()]),
  ...[YEARS, MONTHS, DAYS, PERCENT].flatMap(wordsOfUnit),
  ...[language.perMonth, language.perYear, language.hundredAMonth].flatMap((all) => all.split(/[| ]/)),
];
