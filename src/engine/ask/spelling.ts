// Spellings of a word, and other scripts of India.
import { words as language } from '#words/ask.ts';

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
