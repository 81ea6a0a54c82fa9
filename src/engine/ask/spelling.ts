import { words as language } from '#words/ask.ts';

const RULES = language.spelling.split('|').map((rule) => rule.split(' '));
/** Shorter words are other words as soon as a letter changes: si, see. */
const LEAST = 4;

/** A key that the spellings of a word in Latin letters share: lakh and laakh, gaadi and gadi. */
export function spellingOf(word: string): string {
  if (word.length < LEAST || !/^[a-z]+$/.test(word)) return word;
  let key = word;
  for (const [from = '', to = ''] of RULES) key = key.replaceAll(from, to);
  return key.replace(/([a-z])\1+/g, '$1');
}

/** Finds the entry of a word, or of one that is spelled differently; the first of several. */
export function bySpelling<T>(entries: Iterable<readonly [string, T]>): (word: string) => T | undefined {
  const exact = new Map<string, T>();
  const keyed = new Map<string, T>();
  for (const [word, value] of entries) {
    if (!exact.has(word)) exact.set(word, value);
    const key = word.split(' ').map(spellingOf).join(' ');
    if (!keyed.has(key)) keyed.set(key, value);
  }
  return (word) => exact.get(word) ?? keyed.get(word.split(' ').map(spellingOf).join(' '));
}
