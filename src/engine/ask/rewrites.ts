// What a line says otherwise than its words and numbers do, rewritten before it is cut: `Home loan 4 50L 20 more years` becomes
// `home loan for 50l 20 years`.
import { words as language } from '#words/ask.ts';
import { cleanText } from '../parse-number.ts';
import { MONTHS, PERCENT, YEARS } from '../units.ts';
import { phrasesIn } from './number-words.ts';
import { SIGN } from './pieces.ts';

/** What is replaced in a line in small letters, and by what. */
interface Rewrite {
  readonly from: RegExp;
  readonly to: string | ((found: string, number: string) => string);
}

const spelled = (words: string): string => words.normalize('NFC');
/** Where no word goes on. */
const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}])`;
const WORD_ENDS = String.raw`(?![\p{L}\p{M}])`;
const NUMBER = String.raw`${SIGN}?\d[\d.,]*`;

const [FOUR = '', FOR = ''] = language.digitAsWord.split(' ');
/** `3` → `quarterly` */
const WORD_FOR_EVERY = new Map(
  phrasesIn(language.everyMonths).map(([number = '', ...words]) => [number, words.join(' ')]),
);

/** In this order: each sees what those before it left. */
const REWRITES: readonly Rewrite[] = [
  // "don't" → "do not"
  { from: /n['’]t\b/g, to: ' not' },
  // "5 more years" → "5 years"
  { from: new RegExp(String.raw`(?<=\d) +(?:${language.beforeUnits}) +(?=${YEARS}|${MONTHS})`, 'gu'), to: ' ' },
  // "emi 4 8L" → "emi for 8L", but "emi 4 years" stays
  { from: new RegExp(String.raw`(?<=[\p{L}%] )${FOUR}(?= ${SIGN}?\d)`, 'gu'), to: FOR },
  // "10000 har saal 10% badhake" → "10000 step up 10%": the period is of the rise
  {
    from: new RegExp(
      `${WORD_BEGINS}(?:${spelled(language.everyYear)}) (${NUMBER} ?(?:${PERCENT})?) (?:${spelled(language.rises)})${WORD_ENDS}`,
      'gu',
    ),
    to: `${language.stepUp} $1`,
  },
  // "after tax - 8 lakh" → "after tax 8 lakh", "20 years -> emi" → "20 years emi", but "10 - 15 lakh" stays
  { from: /-+>|(?<=\p{L}) +-+ +/gu, to: ' ' },
  // "8.5% - 20 years" → "8.5% 20 years", but "8% - 9%" stays
  { from: new RegExp(String.raw`(?<=%) +-+ +(?!\d[\d.]* ?(?:${PERCENT}))`, 'gu'), to: ' ' },
  // "basic+da" and "basic + da" → "basic da", "half-yearly" → "half yearly"
  { from: /(\p{L})(?:[+-]| \+ )(?=\p{L})/gu, to: '$1 ' },
  // "har 3 mahine" → "quarterly", no time but how often; "every-three months" is "every three months" by now
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:${spelled(language.every)}) (${[...WORD_FOR_EVERY.keys()].join('|')}) (?:${MONTHS})${WORD_ENDS}`,
      'gu',
    ),
    to: (_found, number) => WORD_FOR_EVERY.get(number) ?? '',
  },
];

/** A line in small letters, in which what does not mean what its words and numbers say is rewritten. */
export const rewritten = (text: string): string =>
  REWRITES.reduce(
    // the two kinds of `to` are two signatures of `replace`
    (line, { from, to }) => (typeof to === 'string' ? line.replace(from, to) : line.replace(from, to)),
    cleanText(text).toLowerCase(),
  );
