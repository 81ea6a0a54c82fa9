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

/** Shorter words begin too many others, most of all in Latin letters. */
const LEAST_LATIN = 5;
const LEAST_OTHER = 3;
/** The words that may have the ending of a case, the longest first: varushathula, ಸಾಲಕ್ಕೆ. */
const INFLECTED = OTHER_WORDS.filter(
  ([other]) => other.length >= (/^[a-z]/.test(other) ? LEAST_LATIN : LEAST_OTHER),
).sort(([one], [other]) => other.length - one.length);
const withoutEnding = (word: string): string | undefined => INFLECTED.find(([begin]) => word.startsWith(begin))?.[1];

/** The word that the hub reads for one of a line: a word of another language, another spelling, else the word itself. */
export function hubWord(word: string): string {
  const hindi = inDevanagari(word);
  return (
    otherWord(word) ?? otherWord(hindi) ?? numberWord(hindi) ?? withoutEnding(word) ?? withoutEnding(hindi) ?? hindi
  );
}
