// Ages and times of a line, and amounts for each month or year that are written as a time is.
import { words as language } from '#words/ask.ts';
import { UNITS_A_YEAR } from '../parse-duration.ts';
import { coefficientAt } from './amount.ts';
import { AGE_WORDS, type Counted, type Found } from './counted.ts';
import { IS_DAYS, IS_MONTHS, IS_YEARS, phraseLength, phrasesIn, setOf } from './number-words.ts';
import { isDigits, type Pieces, pieceAt } from './pieces.ts';
import { LEAST_AMOUNT } from './quantity.ts';

const AGE_BELOW = 120;
const MOST_YEARS = 200; // more "saal" is an amount for each
const MOST_MAHINE = 480; // more "mahina" is an amount for each; of "months" it takes `LEAST_AMOUNT` for that

const ENGLISH_YEARS = setOf(language.englishYears);
const MONTH_OR_MONTHS = phrasesIn(language.monthOrMonths);
const OLD_WORDS = phrasesIn(language.oldWords);
const OWNERS_AFTER_OLD = setOf(language.ownersAfterOld);
const AGE_PERHAPS = phrasesIn(language.agePerhaps);

/** Whether a number stands there that may be an age. */
function isAgeNext(pieces: Pieces, at: number): boolean {
  const next = coefficientAt(pieces, at);
  return next !== null && next.value < AGE_BELOW;
}

/** How many pieces behind an age say "old": of "72 years old", but not of "72 old regime". */
function oldWordsLength(pieces: Pieces, at: number): number {
  const words = phraseLength(pieces, at, OLD_WORDS);
  return OWNERS_AFTER_OLD.has(pieceAt(pieces, at + words)) ? 0 : words;
}

/** How many say "age", which usually stands before it: of "67 saal umar", but not of "10 saal umar 30". */
function ageWordsLength(pieces: Pieces, at: number): number {
  const words = phraseLength(pieces, at, AGE_WORDS);
  return isAgeNext(pieces, at + words) ? 0 : words;
}

const ageUntil = (end: number, value: number): Found => ({ number: { value, kind: 'age' }, end });

/** "age 30", "age 30 years old", "7 vayasu". */
export function readAge({ pieces, value, end, next, hasMultiple, isAged }: Counted): Found | null {
  if (hasMultiple || value >= AGE_BELOW) return null;
  if (isAged) {
    const last = IS_YEARS.test(next) ? end + 1 : end;
    return ageUntil(last + oldWordsLength(pieces, last), value);
  }
  const words = ageWordsLength(pieces, end);
  return words > 0 ? ageUntil(end + words, value) : null;
}

/**
 * Whether "mahina" says what the amount is for: "10000 mahina" is money, "6 mahina" a time. The readers of times leave it then, and
 * `readMoneyOrPlain` takes it, since "mahina" is one of the words for "per month" too.
 */
const isForMonth = ({ pieces, value, end }: Counted): boolean =>
  value > MOST_MAHINE && phraseLength(pieces, end, MONTH_OR_MONTHS) > 0;

/** "20 lakh saal ka", "40000 saal", "2000 mahinyala": more than people count, so an amount for each. But "300 years" is a time. */
export function readForEach(counted: Counted): Found | null {
  const { value, end, next, isMoney } = counted;
  // English says "a year" for an amount
  if ((isMoney || value > MOST_YEARS) && IS_YEARS.test(next) && !ENGLISH_YEARS.has(next))
    return { number: { value, kind: 'money', per: 'year' }, end: end + 1 };
  return !isMoney && value >= LEAST_AMOUNT && IS_MONTHS.test(next) && !isForMonth(counted)
    ? { number: { value, kind: 'money', per: 'month' }, end: end + 1 }
    : null;
}

/** "20 years", "5 saal 6 mahine", "18 months", "45 days"; an age where its word follows: "67 saal umar". */
export function readTime(counted: Counted): Found | null {
  const { pieces, value, end, next, isMoney } = counted;
  if (isMoney) return null;
  if (IS_YEARS.test(next)) return readYears(pieces, value, end + 1);
  if (IS_MONTHS.test(next) && !isForMonth(counted))
    return { number: { value: value / 12, kind: 'time' }, end: end + 1 };
  if (IS_DAYS.test(next))
    return { number: { value: value / UNITS_A_YEAR.days, kind: 'time', inDays: true }, end: end + 1 };
  return null;
}

/** Years, with months after them and what tells an age. */
function readYears(pieces: Pieces, years: number, at: number): Found {
  const isMonths = isDigits(pieceAt(pieces, at)) && IS_MONTHS.test(pieceAt(pieces, at + 1));
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
