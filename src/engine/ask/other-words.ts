// Words of other languages and spellings, as the words that the hub reads: `kadan` is loan, `laakh` lakh.
import { words as language } from '#words/ask.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { bySpelling, inDevanagari } from './spelling.ts';

const numberWord = bySpelling(NUMBER_WORDS.map((word) => [word, word] as const));

/** Words of other languages of India for loan, salary, interest, instalment, deposit and units, each with the hub's word. */
const OTHER_WORDS = language.otherWords
  .normalize('NFC')
  .split('|')
  .flatMap((entry) => {
    const [word = '', ...others] = entry.split(' ');
    return others.map((other) => [other, word] as const);
  });
const otherWord = bySpelling(OTHER_WORDS);

/** Shorter stems begin too many other words, most of all in Latin letters. */
const LEAST_LATIN_STEM = 5;
const LEAST_OTHER_STEM = 3;
/** Words that may carry a case ending, the longest first: varushathula, ಸಾಲಕ್ಕೆ. */
const INFLECTED = OTHER_WORDS.filter(
  ([other]) => other.length >= (/^[a-z]/.test(other) ? LEAST_LATIN_STEM : LEAST_OTHER_STEM),
).sort(([one], [other]) => other.length - one.length);
const byStem = (word: string): string | undefined => INFLECTED.find(([stem]) => word.startsWith(stem))?.[1];

/** The hub's own word for a word of a line; the word itself, in Devanagari if it is in another script of India, where there is none. */
export function hubWord(word: string): string {
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
