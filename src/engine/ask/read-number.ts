// A number of a line, from the pieces that make it. `monthly 5 hazar rs` and `saadhe saat %` are read in four steps:
//
//   coefficientAt   5                               7.5
//   amountAt        5000, with its multiple         7.5
//   countedAt       5000 behind its period          7.5, with no period before it
//   the readers     money for each month            a rate: the first of `READERS` to which the words behind mean something
import { words as language } from '#words/ask.ts';
import { UNITS_A_YEAR } from '../parse-duration.ts';
import { PERCENT } from '../units.ts';
import { amountAt, coefficientAt, rounded } from './amount.ts';
import {
  HUNDRED_A_MONTH,
  IS_DAYS,
  IS_MONTHS,
  IS_RUPEES,
  IS_TIMES,
  IS_YEARS,
  LAKH_A_YEAR,
  phraseLength,
  phrasesIn,
  RATIOS,
  setOf,
} from './number-words.ts';
import { INTEREST, isOfAmountBehind, periodAt, ratePeriodAt, rupeesLength } from './periods.ts';
import { isDigits, type Pieces, pieceAt, SIGN } from './pieces.ts';
import { LEAST_AMOUNT, type Quantity } from './quantity.ts';

const MOST_YEARS = 200; // more of them is no time, but an amount for each
const MOST_MAHINE = 480; // more "mahina" is an amount for each; of "months" it takes `LEAST_AMOUNT` for that
const MOST_AGE = 120;
const MOST_RATE = 60; // from here on "11 taka" is money and no rate

// money and rates
const HAS_SIGN = new RegExp(`^${SIGN}\\d`);
const TAKA = setOf(language.percentOrRupees);
const PERCENTS = phrasesIn(PERCENT);
// periods
const OWNERS_BEFORE_PERIOD = setOf(language.ownersBeforePeriod);
const GENITIVES = setOf(language.genitives);
const COPULAS = setOf(language.copulas);
const ENGLISH_YEARS = setOf(language.englishYears);
const MONTH_OR_MONTHS = phrasesIn(language.monthOrMonths);
// ages
const AGE_WORDS = phrasesIn(language.ageWords);
const OLD_WORDS = phrasesIn(language.oldWords);
const OWNERS_AFTER_OLD = setOf(language.ownersAfterOld);
const AGE_PERHAPS = phrasesIn(language.agePerhaps);

/** What a number says, without its text, and the piece after it. */
interface Found {
  readonly number: Omit<Quantity, 'text'>;
  readonly end: number;
}

/** An amount, with what stands before it; what stands behind it says what it counts. */
interface Counted {
  readonly pieces: Pieces;
  readonly value: number;
  readonly end: number;
  /** The piece behind it. */
  readonly next: string;
  readonly hasMultiple: boolean;
  readonly amounts: NonNullable<Quantity['amounts']>;
  /** Whether the word of an age stands before it: "age 30". */
  readonly isAged: boolean;
  /** A period that stands before it: "monthly 5000". */
  readonly perBefore: Quantity['per'];
  /** Whether the word or the sign of rupees before it, or its multiple, shows that it is money. */
  readonly isMoney: boolean;
  readonly hasComma: boolean;
}

/** What stands before an amount, and the piece at which the amount itself begins. */
interface Prefix extends Pick<Counted, 'isAged' | 'perBefore'> {
  readonly start: number;
  readonly hasRupees: boolean;
}

/** Skips the words before an amount: "age 30", "rs 5000", "mahine ke rs 6000". */
function prefixAt(pieces: Pieces, at: number): Prefix {
  const { per, end } = periodAt(pieces, at);
  const perBefore = OWNERS_BEFORE_PERIOD.has(pieceAt(pieces, at - 1)) ? undefined : per;
  const age = perBefore ? 0 : phraseLength(pieces, at, AGE_WORDS);
  if (age > 0) return { start: at + age, isAged: true, perBefore, hasRupees: false };
  const hasGenitive = perBefore !== undefined && GENITIVES.has(pieceAt(pieces, end));
  const behindPeriod = (perBefore ? end : at) + (hasGenitive ? 1 : 0);
  const rupees = rupeesLength(pieces, behindPeriod);
  return { start: behindPeriod + rupees, isAged: false, perBefore, hasRupees: rupees > 0 };
}

/** The amount that begins at a piece, or behind the word of an age, a period or rupees there. */
function countedAt(pieces: Pieces, at: number): Counted | null {
  const { start, isAged, perBefore, hasRupees } = prefixAt(pieces, at);
  const found = amountAt(pieces, start);
  if (!found) return null;
  const first = pieceAt(pieces, start);
  const isMoney = found.hasMultiple || hasRupees || HAS_SIGN.test(first);
  const hasComma = first.includes(',');
  return { pieces, ...found, next: pieceAt(pieces, found.end), isAged, perBefore, isMoney, hasComma };
}

/** Whether a number stands there that may be an age. */
function isAgeNext(pieces: Pieces, at: number): boolean {
  const next = coefficientAt(pieces, at);
  return next !== null && next.value < MOST_AGE;
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
function readAge({ pieces, value, end, next, hasMultiple, isAged }: Counted): Found | null {
  if (hasMultiple || value >= MOST_AGE) return null;
  if (isAged) {
    const last = IS_YEARS.test(next) ? end + 1 : end;
    return ageUntil(last + oldWordsLength(pieces, last), value);
  }
  const words = ageWordsLength(pieces, end);
  return words > 0 ? ageUntil(end + words, value) : null;
}

/** "3x", "2 guna". */
const readRatio = ({ value, end, next, hasMultiple }: Counted): Found | null =>
  !hasMultiple && IS_TIMES.test(next) ? { number: { value, kind: 'ratio' }, end: end + 1 } : null;

/** "2 rupaye saikda", which private lenders say for 2% a month. */
function readSaikda({ pieces, value, end }: Counted): Found | null {
  const words = phraseLength(pieces, end, HUNDRED_A_MONTH);
  if (words === 0) return null;
  const after = ratePeriodAt(pieces, end + words);
  return { number: { value, kind: 'percent', per: 'month' }, end: after.per === 'month' ? after.end : end + words };
}

/** How many pieces behind an amount say percent: "11 taka" is a rate, "5000 taka" money. */
const percentLength = ({ pieces, value, end, next, hasMultiple }: Counted): number =>
  TAKA.has(next) && !hasMultiple && value < MOST_RATE ? 1 : phraseLength(pieces, end, PERCENTS);

/** "8.5%", "2% mahina", "monthly 2% interest". */
function readRate(counted: Counted): Found | null {
  const { pieces, value, end, perBefore } = counted;
  const words = percentLength(counted);
  if (words === 0) return null;
  const behind = ratePeriodAt(pieces, end + words);
  const isItsPeriod = perBefore === undefined && !isOfAmountBehind(pieces, behind);
  const { per, end: last } = isItsPeriod ? behind : { per: perBefore, end: end + words };
  return { number: { value, kind: 'percent', ...(per && { per }) }, end: last };
}

/** Whether the period before a percentage is of something else: in "har mahine 8% fd" it is no period of the rate. */
function isPeriodOfOther(counted: Counted): boolean {
  const { pieces, end, perBefore } = counted;
  const words = percentLength(counted);
  return perBefore !== undefined && words > 0 && !INTEREST.has(pieceAt(pieces, end + words));
}

/** "12 lpa". */
function readLakhAYear({ pieces, value, end }: Counted): Found | null {
  const words = phraseLength(pieces, end, LAKH_A_YEAR);
  return words === 0 ? null : { number: { value: rounded(value * 1e5), kind: 'money', per: 'year' }, end: end + words };
}

/**
 * Whether "mahina" says what the amount is for: "10000 mahina" is money, "6 mahina" a time. The readers of times leave it then, and
 * `readMoney` takes it, since "mahina" is one of the words for "per month" too.
 */
const isForMonth = ({ pieces, value, end }: Counted): boolean =>
  value > MOST_MAHINE && phraseLength(pieces, end, MONTH_OR_MONTHS) > 0;

/** "20 lakh saal ka", "40000 saal", "2000 mahinyala": more than people count, so an amount for each. */
function readForEach(counted: Counted): Found | null {
  const { value, end, next, isMoney } = counted;
  // English says "a year" for that
  if ((isMoney || value > MOST_YEARS) && IS_YEARS.test(next) && !ENGLISH_YEARS.has(next))
    return { number: { value, kind: 'money', per: 'year' }, end: end + 1 };
  return !isMoney && value >= LEAST_AMOUNT && IS_MONTHS.test(next) && !isForMonth(counted)
    ? { number: { value, kind: 'money', per: 'month' }, end: end + 1 }
    : null;
}

/** "20 years", "5 saal 6 mahine", "18 months", "45 days"; an age where its word follows: "67 saal umar". */
function readTime(counted: Counted): Found | null {
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

/** Money, perhaps for a period, where anything shows it: "50 lakh", "5000 rs monthly"; else a plain number. */
function readMoney({ pieces, value, end, next, amounts, perBefore, isMoney, hasComma }: Counted): Found {
  const hasRupees = TAKA.has(next) || IS_RUPEES.test(next) || next === '/-';
  let after = hasRupees ? end + 1 : end;
  // "55 hazar hai mahine ki"
  if (COPULAS.has(pieceAt(pieces, after)) && periodAt(pieces, after + 1).per !== undefined) after++;
  const { per, end: last } = perBefore ? { per: perBefore, end: after } : periodAt(pieces, after);
  const kind = isMoney || hasRupees || per !== undefined || hasComma ? 'money' : 'plain';
  return { number: { value, kind, ...(per && { per }), ...(amounts.length > 1 && { amounts }) }, end: last };
}

/** What makes a number of an amount by the words around it. The first that finds something counts. */
const READERS: readonly ((counted: Counted) => Found | null)[] = [
  readAge, // before times: "age 30 years"
  readRatio,
  readSaikda, // before money: "2 rupaye saikda"
  readRate,
  readLakhAYear,
  readForEach, // before times: "40000 saal"
  readTime,
  readMoney, // takes whatever is left
];

/** The number that begins at a piece, and the piece after it; null where none begins. */
export function quantityAt(pieces: Pieces, at: number): Found | null {
  const ratio = RATIOS.get(pieceAt(pieces, at));
  if (ratio !== undefined) return { number: { value: ratio, kind: 'ratio' }, end: at + 1 };
  const counted = countedAt(pieces, at);
  // then the period is a word of the line, and the percentage is read at its own place
  if (!counted || isPeriodOfOther(counted)) return null;
  for (const read of READERS) {
    const found = read(counted);
    if (found) return found;
  }
  return null;
}
