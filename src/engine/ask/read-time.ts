// Ages and times of a line, and amounts for each month or year that are written as a time is.
import { words as language } from '#words/ask.ts';
import { UNITS_A_YEAR } from '../parse-duration.ts';
import { MULTIPLES } from '../units.ts';
import { coefficientAt } from './amount.ts';
import type { Counted, Found } from './counted.ts';
import { DAYS_WORD, isUnitWord, MONTHS_WORD, phraseLength, phrasesIn, setOf, YEARS_WORD } from './number-words.ts';
import { periodAt } from './periods.ts';
import { isDigits, type Pieces, pieceAt } from './pieces.ts';
import { LEAST_AMOUNT } from './quantity.ts';

/** An age is less. */
const AGE_BELOW = 120;
/** More "saal" are an amount for each. */
const MOST_YEARS = 200;
/** More "mahina" are an amount for each. */
const MOST_MAHINE = 480;

const ENGLISH_YEARS = setOf(language.englishYears);
const MONTH_OR_MONTHS = phrasesIn(language.monthOrMonths);
const OLD_WORDS = phrasesIn(language.oldWords);
const OWNERS_AFTER_OLD = setOf(language.ownersAfterOld);
const AGE_WORDS_AFTER = phrasesIn(language.ageWordsAfter);
const AGE_PERHAPS = phrasesIn(language.agePerhaps);

/** Whether a number stands there that may be an age: not 15 lakh, nor 8%; "30 monthly 50000" may be. */
function isAgeNext(pieces: Pieces, at: number): boolean {
  const next = coefficientAt(pieces, at);
  if (next === null || next.value >= AGE_BELOW) return false;
  const unit = pieceAt(pieces, next.end);
  const isOfAge = !isUnitWord(unit) || YEARS_WORD.test(unit) || periodAt(pieces, next.end).per !== undefined;
  return unit !== '%' && !MULTIPLES.has(unit) && isOfAge;
}

/** How many pieces after an age say "old": of "72 years old", but not of "72 old regime". */
function oldWordsLength(pieces: Pieces, at: number): number {
  const words = phraseLength(pieces, at, OLD_WORDS);
  return OWNERS_AFTER_OLD.has(pieceAt(pieces, at + words)) ? 0 : words;
}

/** How many say "age", which usually stands before it: of "67 saal umar", but not of "10 saal umar 30". */
function ageWordsLength(pieces: Pieces, at: number): number {
  const words = phraseLength(pieces, at, AGE_WORDS_AFTER);
  return isAgeNext(pieces, at + words) ? 0 : words;
}

const ageUntil = (end: number, value: number): Found => ({ number: { value, kind: 'age' }, end });

/** "age 30", "age 30 years old", "7 vayasu". */
export function readAge({ pieces, value, end, next, hasMultiple, isAged }: Counted): Found | null {
  if (hasMultiple || value >= AGE_BELOW) return null;
  if (isAged) {
    const last = YEARS_WORD.test(next) ? end + 1 : end;
    return ageUntil(last + oldWordsLength(pieces, last), value);
  }
  const words = ageWordsLength(pieces, end);
  return words > 0 ? ageUntil(end + words, value) : null;
}

/**
 * What the word of a time after an amount means. Many of them are an amount for each, and so is money; but English says "a year" then:
 *
 *   20 saal, 300 years          years          40000 saal, 20 lakh saal   forYear
 *   6 mahina, 500 months        months         2000 months                forMonth
 *   45 days                     days           10000 mahina               nothing: "mahina" is a word for "per month", so that
 *                                              `readMoneyOrPlain` takes it
 */
function timeWordBehind(counted: Counted): 'years' | 'months' | 'days' | 'forYear' | 'forMonth' | null {
  const { pieces, value, end, next, isMoney } = counted;
  if (YEARS_WORD.test(next)) {
    if ((isMoney || value > MOST_YEARS) && !ENGLISH_YEARS.has(next)) return 'forYear';
    return isMoney ? null : 'years';
  }
  if (isMoney) return null;
  if (MONTHS_WORD.test(next)) {
    if (value > MOST_MAHINE && phraseLength(pieces, end, MONTH_OR_MONTHS) > 0) return null;
    return value >= LEAST_AMOUNT ? 'forMonth' : 'months';
  }
  return DAYS_WORD.test(next) ? 'days' : null;
}

/** "20 years", "5 saal 6 mahine", "18 months", "45 days"; an age where its word follows, "67 saal umar"; an amount for each, "40000 saal". */
export function readTime(counted: Counted): Found | null {
  const { pieces, value } = counted;
  const end = counted.end + 1;
  switch (timeWordBehind(counted)) {
    case 'years':
      return readYears(pieces, value, end);
    case 'months':
      return { number: { value: value / 12, kind: 'time' }, end };
    case 'days':
      return { number: { value: value / UNITS_A_YEAR.days, kind: 'time', inDays: true }, end };
    case 'forYear':
      return { number: { value, kind: 'money', per: 'year' }, end };
    case 'forMonth':
      return { number: { value, kind: 'money', per: 'month' }, end };
    default:
      return null;
  }
}

/** Years, with months after them and what tells an age. */
function readYears(pieces: Pieces, years: number, at: number): Found {
  const isMonths = isDigits(pieceAt(pieces, at)) && MONTHS_WORD.test(pieceAt(pieces, at + 1));
  const months = isMonths ? Number(pieces[at]) : null;
  // "10 years 14 months" says two times
  const isOneTime = months !== null && months < 12;
  const value = isOneTime ? (years * 12 + months) / 12 : years;
  const end = isOneTime ? at + 2 : at;
  const old = oldWordsLength(pieces, end);
  if (old > 0) return ageUntil(end + old, value);
  const words = ageWordsLength(pieces, end);
  if (words > 0) return ageUntil(end + words, value);
  const perhapsAge = phraseLength(pieces, end, AGE_PERHAPS) > 0;
  return { number: { value, kind: 'time', ...(perhapsAge && { perhapsAge }) }, end };
}
