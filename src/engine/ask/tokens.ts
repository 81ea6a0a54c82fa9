// A line cut into tokens: digits, words and signs, each word replaced by the hub's own word for it. `emi50L @8.5%` is
// emi, 50, l, @, 8.5, %.
import { words as language } from '#words/ask.ts';
import { cleanText, DAYS, MONTHS, MULTIPLES, PERCENT, YEARS } from '../parse.ts';
import {
  ADDED,
  beginsWithDigits,
  FRACTIONS,
  isUnitWord,
  list,
  NUMBERS,
  PERIODS,
  RATIOS,
  RUPEE_SIGN,
  type Tokens,
  UNITS,
  wordsOfUnit,
} from './amounts.ts';

// ---- spellings of a word, and other scripts of India ----

const RULES = language.spelling.split('|').map((rule) => rule.split(' '));
/** In shorter words one letter makes another word: si, see. */
const LEAST_LETTERS = 4;

/** Makes a function that replaces letters. */
const letterReplacer = (letters: Readonly<Record<string, string>>): ((text: string) => string) => {
  const any = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
  return (text) => text.replace(any, (letter) => letters[letter] ?? letter);
};

/** Vowels of Devanagari whose length is often written wrong, and marks that are often left out. */
const withoutLength = letterReplacer({
  '\u0940': '\u093f', // ी → ि
  '\u0942': '\u0941', // ू → ु
  '\u0901': '\u0902', // ँ → ं
  '\u0908': '\u0907', // ई → इ
  '\u090a': '\u0909', // ऊ → उ
  '\u093c': '', // the dot under ज़
});

/**
 * The other scripts of India. Unicode has their letters in the order of Devanagari, in blocks of 128, so that `& 0x7f` is the
 * place of a letter in its block.
 */
const INDIC = /[\u0980-\u0d7f]/g;
/** Letters at the end of a block, where each script has its own. */
const withoutOwnLetters = letterReplacer({
  '\u09f0': 'र', // Assamese
  '\u09f1': 'व',
  '\u0a70': '\u0902', // Gurmukhi: ਇੰ is इं
  '\u0a71': '', // Gurmukhi marks that a consonant is double
  '\u0d7a': 'ण', // Malayalam consonants that end a word
  '\u0d7b': 'न',
  '\u0d7c': 'र',
  '\u0d7d': 'ल',
  '\u0d7e': 'ळ',
});
/** Short e and o, which Hindi does not have. */
const withHindiVowels = letterReplacer({
  '\u090e': '\u090f',
  '\u0912': '\u0913',
  '\u0946': '\u0947',
  '\u094a': '\u094b',
});

/** A text in other scripts of India as Devanagari: ਲੋਨ and લોન are लोन. */
export const inDevanagari = (text: string): string =>
  withHindiVowels(
    withoutOwnLetters(text).replace(INDIC, (letter) =>
      String.fromCodePoint(0x900 + ((letter.codePointAt(0) ?? 0) & 0x7f)),
    ),
  )
    // languages of the south mark that a word ends in a consonant
    .replace(/\u094d(?![\p{L}\p{M}])/gu, '');

/** A key that the spellings of a word share: lakh and laakh, gaadi and gadi, पीपीएफ and पिपिएफ. */
function spellingOf(word: string): string {
  if (/^[\u0900-\u097f]+$/.test(word)) return withoutLength(word);
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) return word;
  let key = word;
  for (const [from = '', to = ''] of RULES) key = key.replaceAll(from, to);
  return key.replace(/([a-z])\1+/g, '$1');
}

const keyOf = (phrase: string) => phrase.split(' ').map(spellingOf).join(' ');

/** Finds the entry of a word, or of one that is spelled differently; the first of several. */
export function bySpelling<T>(entries: Iterable<readonly [string, T]>): (word: string) => T | undefined {
  const exact = new Map<string, T>();
  const keyed = new Map<string, T>();
  for (const [word, value] of entries) {
    if (!exact.has(word)) exact.set(word, value);
    const key = keyOf(word);
    if (!keyed.has(key)) keyed.set(key, value);
  }
  return (word) => exact.get(word) ?? keyed.get(keyOf(word));
}

/** Finds the word of a list that a word is, or is another spelling of. */
export const wordBySpelling = (words: Iterable<string>): ((word: string) => string | undefined) =>
  bySpelling([...words].map((word) => [word, word] as const));

/** Whether one letter more, less, changed or swapped makes a word the other. */
export function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, left] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === left ||
    rest === left.slice(1) ||
    rest.slice(1) === left.slice(1) ||
    (rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2))
  );
}

// ---- words of other languages ----

/** Words of numbers and units that are found in other spellings too: `lakhh`, `saaal`. */
const NUMBER_WORDS: readonly string[] = [
  ...[NUMBERS, FRACTIONS, ADDED, RATIOS, MULTIPLES].flatMap((numbers) => [...numbers.keys()]),
  ...[YEARS, MONTHS, DAYS, PERCENT].flatMap(wordsOfUnit),
  ...PERIODS.flatMap(([, phrases]) => phrases.flat()),
  ...UNITS.hundredAMonth.flat(),
];
const numberWord = wordBySpelling(NUMBER_WORDS);

/** Words that follow a number, where typing slips of them are found: 7 yers. */
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
