// Wordings that would be misread as they stand, rewritten before a line is cut: `Home loan 4 50L 20 more years` becomes
// `home loan for 50l 20 years`. tests/ask/rewrites.test.ts has each rule with what it changes and what it leaves.
import { words as language } from '#words/ask.ts';
import { cleanText } from '../parse-number.ts';
import { DAYS, MONTHS, MULTIPLES, PERCENT, RUPEES, YEARS } from '../units.ts';
import { phrasesIn } from './number-words.ts';
import { RUPEE_SIGN } from './pieces.ts';

/** What is replaced in a line in lower case, and with what. A function gets the match and its one group, which `from` must have then. */
interface Rewrite {
  readonly from: RegExp;
  readonly to: string | ((found: string, group: string | undefined) => string);
}

/** Letters as `cleanText` composes them. */
const composed = (words: string): string => words.normalize('NFC');
/** One of some words of the language. */
const oneOf = (words: string): string => `(?:${composed(words)})`;
/** Where no letter stands before, or after: a vowel sign is no letter, but goes on a word too. */
const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}])`;
const WORD_ENDS = String.raw`(?![\p{L}\p{M}])`;
const NUMBER = String.raw`${RUPEE_SIGN}?\d[\d.,]*`;

/** The rules below expect single spaces. */
const SPACES: Rewrite = { from: / {2,}/g, to: ' ' };

/** "don't" → "do not"; "can't" and "won't" stay: they are about the person, not about something that is not wanted */
const NOT: Rewrite = { from: /(?<!\b(?:ca|wo))n['’]t\b/g, to: ' not' };

/** What may be written right after digits as a multiple; c is none, since 80c is a section. */
const MULTIPLE = [...MULTIPLES.keys()].filter((word) => word !== 'c').join('|');
/** A number that is surely an amount: it has three digits at least, or a multiple. */
const SURE_AMOUNT = String.raw`\d{3,9}(?!\d)|\d[\d.]*(?:${MULTIPLE})${WORD_ENDS}`;
/** A permanent account number: abcde1234f */
const PAN = String.raw`[a-z]{5}\d{4}[a-z](?![a-z])`;
/**
 * "sip5000" → "sip 5000", "emi50l" → "emi 50l". Form16 and 80c stay, a PAN, rs500, whose letters are a sign, and words of one or two
 * letters, since most of those are codes: dl1234
 */
const WORD_WITH_AMOUNT: Rewrite = {
  from: new RegExp(String.raw`(?<![\p{L}\d])(?!${RUPEE_SIGN}|${PAN})([a-z]{3,12})(?=${SURE_AMOUNT})`, 'gu'),
  to: '$1 ',
};

/** "5 more years" → "5 years" */
const MORE_YEARS: Rewrite = {
  from: new RegExp(String.raw`(?<=\d) ${oneOf(language.beforeUnits)} (?=(?:${YEARS}|${MONTHS})${WORD_ENDS})`, 'gu'),
  to: ' ',
};

// Each lookbehind is written after its dash, so that it is tried at dashes alone.
/** A dash between two numbers that count the same: "10 lakh - 15 lakh", "8% - 9%". */
const RANGE = [`(?:${[...MULTIPLES.keys()].join('|')}|${RUPEES})`, `(?:${PERCENT})`, `(?:${YEARS})`, `(?:${MONTHS})`]
  .map((unit) => String.raw` -+ (?<=\d(?: ?${unit})+ -+ )(?=${NUMBER}(?: ?${unit})+${WORD_ENDS})`)
  .join('|');
/** "-> emi" */
const ARROW = ' ?-+> ?';
/** "after tax - 8 lakh" */
const DASH_BEHIND_WORD = String.raw` -+ (?<=[\p{L}\p{M}%] -+ )`;
/** "after tax - 8 lakh" → "after tax 8 lakh", "8.5% - 20 years -> emi" → "8.5% 20 years emi"; a range is found first, and stays */
const DASHES: Rewrite = {
  from: new RegExp(`(${RANGE})|${ARROW}|${DASH_BEHIND_WORD}`, 'gu'),
  to: (found, range) => (range === undefined ? ' ' : found),
};

/** "basic+da" and "basic + da" → "basic da", "half-yearly" → "half yearly" */
const JOINED_WORDS: Rewrite = { from: /([\p{L}\p{M}])(?:[+-]| \+ )(?=\p{L})/gu, to: '$1 ' };

const [FOUR = '', FOR = ''] = composed(language.digitAsWord).split(' ');
/** "emi 4 8L" → "emi for 8L"; "emi 4 years" stays */
const FOUR_IS_FOR: Rewrite = {
  from: new RegExp(String.raw`(?<=[\p{L}\p{M}%] )${FOUR}(?= ${RUPEE_SIGN}?\d)`, 'gu'),
  to: FOR,
};

/** What rises, and the word for it: "10% badhake", "1000 increase". */
const RISE = `(${NUMBER} ?(?:${PERCENT})?) ${oneOf(language.rises)}`;
/** "10000 har saal 10% badhake" → "10000 step up 10%": the period is of the rise */
const RISE_AFTER_PERIOD: Rewrite = {
  from: new RegExp(`${WORD_BEGINS}${oneOf(language.everyYear)} ${RISE}${WORD_ENDS}`, 'gu'),
  to: `${language.stepUp} $1`,
};

/** "1000 increase every year" → "step up 1000" */
const RISE_BEFORE_PERIOD: Rewrite = {
  from: new RegExp(`${WORD_BEGINS}${RISE} ${oneOf(language.everyYear)}${WORD_ENDS}`, 'gu'),
  to: `${language.stepUp} $1`,
};

/** `3` → `quarterly` */
const WORD_FOR_EVERY = new Map(
  phrasesIn(language.everyMonths).map(([number = '', ...words]) => [number, words.join(' ')]),
);
/** "har 3 mahine" → "quarterly": no time, but how often */
const EVERY_MONTHS: Rewrite = {
  from: new RegExp(
    `${WORD_BEGINS}${oneOf(language.every)} (${[...WORD_FOR_EVERY.keys()].join('|')}) (?:${MONTHS})${WORD_ENDS}`,
    'gu',
  ),
  to: (_found, number = '') => WORD_FOR_EVERY.get(number) ?? '',
};

const AGE_WORD = oneOf(language.ageWords);
const UNTIL = oneOf(language.untilAge);
/** Digits that may be an age: no decimals, multiple or percent sign follow; a comma that ends the phrase may. */
const AGE = String.raw`(\d{1,2})(?!\d|[.,]\d|%| ?(?:${[...MULTIPLES.keys(), PERCENT].join('|')})${WORD_ENDS})`;
// the first word of each list is the one written
const [AGE_NAME = ''] = language.ageWordsAfter.split('|');
const [TO = ''] = language.untilAge.split('|');
const NOW = oneOf(language.nowWords);
/** "umar 25 se 60" and "now 25 till 60" → "age 25 to age 60" */
const AGE_RANGE: Rewrite = {
  from: new RegExp(
    String.raw`${WORD_BEGINS}(?:${AGE_WORD}|${NOW}(?= [2-7]\d )) (\d{1,2}) (?:(?:${YEARS}) )?${UNTIL} (?:${AGE_WORD} )?${AGE}`,
    'gu',
  ),
  to: `${AGE_NAME} $1 ${TO} ${AGE_NAME} $2`,
};
/** "till 60 age 25" → "age 25 to age 60" */
const UNTIL_AGE: Rewrite = {
  from: new RegExp(`${WORD_BEGINS}${UNTIL} (?:${AGE_WORD} )?${AGE},? (?:${AGE_WORD}|${NOW}) ${AGE}`, 'gu'),
  to: `${AGE_NAME} $2 ${TO} ${AGE_NAME} $1`,
};

/** "till 60" → "till age 60"; "till 60 months" and "till 60 years" stay */
const BARE_AGE_AFTER_TILL: Rewrite = {
  from: new RegExp(
    `${WORD_BEGINS}(${composed(language.untilPlain)}) ${AGE}(?! ?(?:${YEARS}|${MONTHS}|${DAYS})${WORD_ENDS})`,
    'gu',
  ),
  to: `$1 ${AGE_NAME} $2`,
};
/** "60 tak" → "age 60 tak"; a smaller number may be a time */
const BARE_AGE_BEFORE_TAK: Rewrite = {
  from: new RegExp(
    String.raw`(?<![\d.,])(?<!${AGE_WORD} )([4-7]\d)(?= ${oneOf(language.untilAfter)}${WORD_ENDS})`,
    'gu',
  ),
  to: `${AGE_NAME} $1`,
};

/** In this order: words are split before the rules that need them apart, as of "8.5% - 4 50l" and "har-saal 10% badhake". */
const REWRITES = [
  SPACES,
  NOT,
  WORD_WITH_AMOUNT,
  MORE_YEARS,
  DASHES,
  JOINED_WORDS,
  FOUR_IS_FOR,
  RISE_AFTER_PERIOD,
  RISE_BEFORE_PERIOD,
  EVERY_MONTHS,
  AGE_RANGE,
  UNTIL_AGE,
  BARE_AGE_AFTER_TILL,
  BARE_AGE_BEFORE_TAK,
];

/** A line in lower case, without wordings that would be misread. */
export const rewritten = (text: string): string =>
  REWRITES.reduce(
    // the two kinds of `to` are two signatures of `replace`
    (line, { from, to }) => (typeof to === 'string' ? line.replace(from, to) : line.replace(from, to)),
    cleanText(text).toLowerCase(),
  );
