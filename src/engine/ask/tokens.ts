// A line cut into tokens: digits, words and signs, each word replaced by the hub's own word for it. `emi50L @8.5%` is
// emi, 50, l, @, 8.5, %.
import { words as language } from '#words/ask.ts';
import { cleanText, DAYS, MONTHS, MULTIPLES, PERCENT, RUPEES, YEARS } from '../parse.ts';
import { bySpelling, inDevanagari, isNear } from './spelling.ts';

export type Tokens = readonly string[];

// ---- lists of words ----

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

/** Phrases cut into words, the longest first, so that "per month" is found before "per". */
export type Phrases = readonly Tokens[];
export const phrasesIn = (text: string): Phrases =>
  list(text)
    .map((phrase) => phrase.split(' '))
    .sort((one, other) => other.length - one.length);

/** How many tokens from a place on make one of some phrases; 0 for none. */
export const phraseLength = (tokens: Tokens, at: number, phrases: Phrases): number =>
  phrases.find((phrase) => phrase.every((word, index) => tokens[at + index] === word))?.length ?? 0;

/** The words of a pattern of units, in which a letter may be optional at the end: `years?|yrs?` */
const wordsOfUnit = (pattern: string): readonly string[] =>
  pattern.split('|').flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : word));

export const NUMBERS = numbered(language.numbers);
export const FRACTIONS = numbered(language.fractions);
export const ADDED = numbered(language.added);
export const RATIOS = numbered(language.ratios);
/** The word for "rate" behind each word for "flat". */
export const FLAT = new Map(phrasesIn(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
const unit = (pattern: string): Phrases => phrasesIn(wordsOfUnit(pattern).join('|'));
export const UNITS = {
  years: unit(YEARS),
  months: unit(MONTHS),
  days: unit(DAYS),
  percent: unit(PERCENT),
  rupees: unit(`${RUPEES.replaceAll('\\.?', '')}|/-`),
  times: phrasesIn(language.times),
  lakhAYear: phrasesIn(language.lakhAYear),
  hundredAMonth: phrasesIn(language.hundredAMonth),
} as const;

// ---- periods ----

/** A period in months; 0 for one that is no whole number of them, which fits no input: a day, a week. */
export type Period = number;

/** Each period with its phrases: "per month", "har mahine", "monthly". */
export const PERIODS: readonly (readonly [Period, Phrases])[] = language.periods.map(({ months, each, alone }) => {
  const after = list(language.periodPrefixes).flatMap((prefix) => list(each).map((noun) => `${prefix} ${noun}`));
  return [months, phrasesIn([...after, ...list(alone)].join('|'))];
});
/** Their nouns, which a slash may stand before: 50000/year. */
const BEHIND_SLASH = language.periods.map(({ months, each }) => [months, phrasesIn(each)] as const);

/** The words of a period at a place, and the token after them. */
export function periodWordsAt(tokens: Tokens, at: number): { readonly per: Period; readonly end: number } | null {
  const hasSlash = tokens[at] === '/';
  const start = hasSlash ? at + 1 : at;
  for (const [per, phrases] of hasSlash ? [...PERIODS, ...BEHIND_SLASH] : PERIODS) {
    const length = phraseLength(tokens, start, phrases);
    if (length > 0) return { per, end: start + length };
  }
  return null;
}

/** Whether a word alone says what the number before it counts. */
export const isUnitWord = (word: string): boolean =>
  [...Object.values(UNITS), ...PERIODS.filter(([per]) => per === 1 || per === 12).map(([, phrases]) => phrases)].some(
    (phrases) => phrases.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );

// ---- words of other languages and spellings ----

/** Words of numbers and units of which other spellings are found: `lakhh`, `saaal`. */
const NUMBER_WORDS: readonly string[] = [
  ...[NUMBERS, FRACTIONS, ADDED, RATIOS, MULTIPLES].flatMap((numbers) => [...numbers.keys()]),
  ...[YEARS, MONTHS, DAYS, PERCENT].flatMap(wordsOfUnit),
  ...PERIODS.flatMap(([, phrases]) => phrases.flat()),
  ...UNITS.hundredAMonth.flat(),
];
const numberWord = bySpelling(NUMBER_WORDS.map((word) => [word, word] as const));

/** Words that stand behind a number, of which slips are found there: 7 yers. */
const BEHIND_NUMBERS = [...MULTIPLES.keys(), ...[YEARS, MONTHS, DAYS, PERCENT].flatMap(wordsOfUnit)].filter((word) =>
  /^[a-z]{4,}$/.test(word),
);
function withoutSlip(token: string, before: string): string {
  if (!/^[a-z]{4,}$/.test(token) || isUnitWord(token) || MULTIPLES.has(token)) return token;
  if (!beginsWithDigits(before) && !NUMBERS.has(before)) return token;
  // another letter makes another word: seal, core
  const isSlip = (word: string) => word.length !== token.length || [...word].sort().join() === [...token].sort().join();
  return BEHIND_NUMBERS.find((word) => word[0] === token[0] && isNear(word, token) && isSlip(word)) ?? token;
}

/** Words of other languages of India for loan, salary, interest, instalment, deposit and units, each with the hub's word. */
const OTHER_WORDS = list(language.otherWords).flatMap((entry) => {
  const [word = '', ...others] = entry.split(' ');
  return others.map((other) => [other, word] as const);
});
const otherWord = bySpelling(OTHER_WORDS);
/** Words that may carry a case ending, the longest first: varushathula, ಸಾಲಕ್ಕೆ. Shorter stems begin too many other words. */
const INFLECTED = OTHER_WORDS.filter(([other]) => other.length >= (/^[a-z]/.test(other) ? 5 : 3)).sort(
  ([one], [other]) => other.length - one.length,
);
const byStem = (word: string): string | undefined => INFLECTED.find(([stem]) => word.startsWith(stem))?.[1];

/** The hub's own word for a word of a line; the word itself, in Devanagari if it is in another script of India, where there is none. */
function hubWord(word: string): string {
  const inHindiLetters = inDevanagari(word);
  return (
    // whole words first, then those with a case ending
    otherWord(word) ??
    otherWord(inHindiLetters) ??
    numberWord(inHindiLetters) ??
    byStem(word) ??
    byStem(inHindiLetters) ??
    inHindiLetters
  );
}

// ---- cutting ----

/** The sign of an amount. Directly before digits it belongs to them: in "6 ₹20" to 20. */
export const RUPEE_SIGN = String.raw`(?:₹|rs\.?|inr)`;
const BEGINS_WITH_DIGITS = new RegExp(`^${RUPEE_SIGN}?\\.?\\d`);
export const beginsWithDigits = (text: string): boolean => BEGINS_WITH_DIGITS.test(text);
/** Whether a text has a letter: of a number such as rs500 this holds too, so ask `beginsWithDigits` first. */
export const isWord = (text: string): boolean => /\p{L}/u.test(text);

/** All that can be a token; the first that fits is taken. */
const TOKEN = new RegExp(
  [
    // the placeholder of a date (`withDatePlaceholders` in line.ts)
    String.raw`date\d{8}`,
    // a tax year: 2026-27
    String.raw`(?:19|20)\d\d-\d\d(?!\d)`,
    // 50,000 and ₹1.5 and .5
    String.raw`${RUPEE_SIGN}?\d+(?:[,.'’]\d+)*|\.\d+`,
    // a word, with the dots of p.m. and a.p.
    String.raw`\p{L}[\p{L}\p{M}]*(?:\.(?=\p{L}\.?(?!\p{L}))\p{L}\.?)*`,
    // 500/-, an arrow, a dash with space around it, and a comma between numbers, which keeps them apart
    String.raw`\/-|-+>| -+ |,(?= )`,
    // other signs, and digits that no script here has
    String.raw`[%‰‱@/*~-]|[\p{Sc}\p{Sm}\p{N}]`,
  ].join('|'),
  'gu',
);

/** What may be written right after digits as a multiple; c is none, since 80c is a section. */
const MULTIPLE = [...MULTIPLES.keys()].filter((word) => word !== 'c').join('|');
/** A number that is surely an amount: it has three digits at least, or a multiple. */
const SURE_AMOUNT = new RegExp(String.raw`\d{3,9}(?!\d)|\d[\d.]*(?:${MULTIPLE})(?![\p{L}\p{M}])`, 'uy');

/** Whether two adjacent tokens are one name, as 80c, form16 and a1 are; 5k is a number with its unit, sip5000 a word with its amount. */
function isOneName(before: string, token: string, text: string, at: number): boolean {
  if (beginsWithDigits(before)) return isWord(token) && (token === 'c' || !(MULTIPLES.has(token) || isUnitWord(token)));
  if (!isWord(before) || !beginsWithDigits(token)) return false;
  SURE_AMOUNT.lastIndex = at;
  // words of one or two letters are codes: dl1234
  return !(/^[a-z]{3,12}$/.test(before) && SURE_AMOUNT.test(text));
}

/** Wordings that would be cut wrong: "don't", and words that a sign joins, "basic+da", "half-yearly". */
const plain = (text: string): string =>
  text
    // "can't" and "won't" are about the person, not about something that is not wanted
    .replace(/(?<!\b(?:ca|wo))n['’]t\b/g, ' not')
    .replace(/([\p{L}\p{M}])(?:[+-]| \+ )(?=\p{L})/gu, '$1 ');

/** A line in small letters, without invisible characters. */
export const cleanLine = (text: string): string => plain(cleanText(text).toLowerCase());

/** Cuts a clean text into tokens. */
export function tokensOf(text: string): Tokens {
  const tokens: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const token = beginsWithDigits(found) || /^ -|>$/.test(found) ? found : found.replaceAll('.', '');
    const last = tokens.at(-1);
    if (last !== undefined && index === end && isOneName(last, token, text, index)) tokens[tokens.length - 1] += token;
    else tokens.push(token);
    end = index + found.length;
  }
  const words = tokens.map((token) => (isWord(token) && !beginsWithDigits(token) ? hubWord(token) : token));
  return words.map((token, at) => withoutSlip(token, words[at - 1] ?? ''));
}
