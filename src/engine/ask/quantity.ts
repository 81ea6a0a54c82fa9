// A number of a line, from the pieces that make it. `monthly 5 hazar rs` and `saadhe saat %` are read in four steps:
//
//   coefficientAt   5                               7.5
//   amountAt        5000, with its multiple         7.5
//   countedAt       5000 behind its period          7.5, with no period before it
//   the readers     money for each month            a rate: the first of `READERS` to which the words behind mean something
import { words as language } from '#words/ask.ts';
import { UNITS_A_YEAR } from '../parse-duration.ts';
import { parseNumber } from '../parse-number.ts';
import { MULTIPLES, PERCENT } from '../units.ts';
import {
  ADDED,
  FRACTIONS,
  HUNDRED_A_MONTH,
  IS_DAYS,
  IS_MONTHS,
  IS_RUPEES,
  IS_TIMES,
  IS_YEARS,
  isUnitWord,
  LAKH_A_YEAR,
  NUMBERS,
  PER_MONTH,
  PER_YEAR,
  phraseLength,
  phrasesIn,
  RATIOS,
  setOf,
} from './number-words.ts';
import { isDigits, pieceAt, SIGN } from './pieces.ts';

/** A number of a line. */
export interface Quantity {
  /** As it was typed: `50 lakh`. */
  readonly text: string;
  /** Rupees, percent, years, a ratio or a plain number. */
  readonly value: number;
  /** `plain` where nothing shows what it counts; `ratio` for double; `age` for years of a life; `code` for the number of a flat. */
  readonly kind: 'money' | 'percent' | 'time' | 'age' | 'ratio' | 'date' | 'code' | 'plain';
  /** The day of a date, YYYY-MM-DD; its value is no number. */
  readonly day?: string;
  /** What it is for: a month, a year, or another time, which fits no input. */
  readonly per?: 'month' | 'year' | 'other';
  /** A time in days, which only an input that may be in days takes. */
  readonly inDays?: true;
  /** An age too, where the tool asks for one: `3 saal ki`. */
  readonly perhapsAge?: true;
  /** It stands after "at" and is plain: a rate, where nothing else takes it. */
  readonly perhapsRate?: true;
  /** The amounts of which it is made, where nothing stands between them: `2 lakh` and `10k`. */
  readonly amounts?: readonly { readonly text: string; readonly value: number }[];
}

/** From here on a number without a unit is an amount, and no rate or time. */
export const LEAST_AMOUNT = 1000;
const MOST_YEARS = 200; // more of them is no time, but an amount for each
const MOST_MONTHS = 480;
const MOST_AGE = 120;
const MOST_RATE = 60; // from here on "11 taka" is money and no rate

// numbers
const ALSO_WORDS = setOf(language.alsoWords);
const ENGLISH_TENS = setOf(language.englishTens);
const IS_AMOUNT = new RegExp(`^${SIGN}?[\\d.,'’]+$`);
// money and rates
const HAS_SIGN = new RegExp(`^${SIGN}\\d`);
const TAKA = setOf(language.percentOrRupees);
const PERCENTS = phrasesIn(PERCENT);
const INTEREST = setOf(language.interest);
const OF_PAYOUT = setOf(language.ofPayout);
// periods
const PERIODS = [
  ['month', PER_MONTH],
  ['year', PER_YEAR],
  ['other', phrasesIn(language.perOther)],
] as const;
const PERIOD_PREFIXES = setOf(language.periodPrefixes);
const NO_PERIOD_BEFORE = setOf(language.noPeriodBefore);
const NO_PERIOD_AFTER = setOf(language.noPeriodAfter);
const GENITIVES = setOf(language.genitives);
const COPULAS = setOf(language.copulas);
const ENGLISH_YEARS = setOf(language.englishYears);
const MONTH_OR_MONTHS = phrasesIn(language.monthOrMonths);
// ages
const AGE_BEFORE = phrasesIn(language.ageBefore);
const AGE_AFTER = phrasesIn(language.ageAfter);
const AGE_PERHAPS = phrasesIn(language.agePerhaps);
const NO_AGE_BEFORE = setOf(language.noAgeBefore);

type Pieces = readonly string[];
/** What a number says, without its text, and the piece after it. */
interface Found {
  readonly number: Omit<Quantity, 'text'>;
  readonly end: number;
}

/** A calendar year is a name; 2000 is an amount. */
const isCalendarYear = (text: string) => /^(?:19[5-9]\d|20\d\d)$/.test(text) && text !== '2000';

/** A value and the piece after it. */
interface Coefficient {
  readonly value: number;
  readonly end: number;
}

/** A number without its multiple, in digits or in words; null where there is none. */
function coefficientAt(pieces: Pieces, at: number): Coefficient | null {
  const piece = pieceAt(pieces, at);
  if (!isDigits(piece)) return coefficientInWords(pieces, at);
  if (!IS_AMOUNT.test(piece) || isCalendarYear(piece)) return null;
  return { value: parseNumber(piece) ?? Number.NaN, end: at + 1 };
}

/** `pachas`, `twenty five`, `dedh`, `saadhe saat`. */
function coefficientInWords(pieces: Pieces, at: number): Coefficient | null {
  const [piece, next] = [pieceAt(pieces, at), pieceAt(pieces, at + 1)];
  const fraction = FRACTIONS.get(piece);
  if (fraction !== undefined) {
    // "half yearly" is no amount
    const isPeriod = [PER_MONTH, PER_YEAR].some((all) => phraseLength(pieces, at + 1, all) > 0);
    return MULTIPLES.has(next) || (isUnitWord(next) && !isPeriod) ? { value: fraction, end: at + 1 } : null;
  }
  const added = ADDED.get(piece);
  if (added !== undefined) {
    // "sava lakh" is 1.25 lakh, "sava do lakh" 2.25
    if (MULTIPLES.has(next)) return { value: 1 + added, end: at + 1 };
    const number = NUMBERS.get(next) ?? (isDigits(next) ? parseNumber(next) : null);
    return number === null ? null : { value: number + added, end: at + 2 };
  }
  const value = NUMBERS.get(piece);
  if (value === undefined) return null;
  const ones = NUMBERS.get(next) ?? 10;
  if (ENGLISH_TENS.has(piece) && ones < 10) return { value: value + ones, end: at + 2 };
  // "do" and "char" are common words too
  return ALSO_WORDS.has(piece) && !MULTIPLES.has(next) && !isUnitWord(next) ? null : { value, end: at + 1 };
}

/** A product or a sum as it is written: 2.3 × 1 lakh is 229999.99999999997 for the computer. */
const rounded = (value: number): number => Number(value.toPrecision(15));

/** An amount with its multiples, which fall: `1 crore 20 lakh`. */
function amountAt(pieces: Pieces, at: number) {
  const first = coefficientAt(pieces, at);
  if (!first) return null;
  const amounts: { text: string; value: number }[] = [];
  let above = Number.POSITIVE_INFINITY;
  let end = at;
  for (let part: Coefficient | null = first; part; part = coefficientAt(pieces, end)) {
    // "do sau" is 200, and "teen sau pachas" is no way to write an amount
    const multiple = MULTIPLES.get(pieceAt(pieces, part.end));
    if (multiple === undefined || multiple >= above) break;
    const text = pieces.slice(end, part.end + 1).join(' ');
    amounts.push({ text, value: rounded(part.value * multiple) });
    above = multiple;
    end = part.end + 1;
  }
  if (amounts.length === 0) return { ...first, hasMultiple: false, amounts };
  const value = rounded(amounts.reduce((sum, each) => sum + each.value, 0));
  return { value, end, hasMultiple: true, amounts };
}

/** A period and the piece after it. */
interface Period {
  readonly per?: Quantity['per'];
  readonly end: number;
}

const behindSlash = (pieces: Pieces, at: number): number => (pieces[at] === '/' ? at + 1 : at);

/** The words of a period at a place, whatever follows them. */
function periodWordsAt(pieces: Pieces, at: number): Period | null {
  for (const [per, phrases] of PERIODS) {
    const words = phraseLength(pieces, at, phrases);
    if (words > 0) return { per, end: at + words };
  }
  return null;
}

/** What an amount is for, from the words at a place; none where they are about a result: "18 lakh monthly in hand". */
function periodAt(pieces: Pieces, at: number): Period {
  const start = behindSlash(pieces, at);
  const found = periodWordsAt(pieces, start);
  if (found) {
    const isOfResult = NO_PERIOD_AFTER.has(pieceAt(pieces, found.end)) && !PERIOD_PREFIXES.has(pieceAt(pieces, start));
    return isOfResult ? { end: at } : found;
  }
  // "50000/year"
  return start > at && IS_YEARS.test(pieceAt(pieces, start)) ? { per: 'year', end: start + 1 } : { end: at };
}

/** What a rate is for: "2% mahina byaj" is for a month, but "8% monthly interest" says how often the interest comes. */
function ratePeriodAt(pieces: Pieces, at: number): Period {
  const found = periodWordsAt(pieces, behindSlash(pieces, at));
  const isOfRate = found && INTEREST.has(pieceAt(pieces, found.end)) && !OF_PAYOUT.has(pieceAt(pieces, at));
  return isOfRate ? found : periodAt(pieces, at);
}

const rupeesLength = (pieces: Pieces, at: number): number => (IS_RUPEES.test(pieceAt(pieces, at)) ? 1 : 0);

/** Whether the period behind a rate is of the amount that follows: "11% har mahine 12000". */
function isOfAmountBehind(pieces: Pieces, { per, end }: Period): boolean {
  const amount = per === undefined ? null : amountAt(pieces, end + rupeesLength(pieces, end));
  return amount !== null && amount.value >= LEAST_AMOUNT;
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
  const perBefore = NO_PERIOD_BEFORE.has(pieceAt(pieces, at - 1)) ? undefined : per;
  const age = perBefore ? 0 : phraseLength(pieces, at, AGE_BEFORE);
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
const isAgeNext = (pieces: Pieces, at: number): boolean => (coefficientAt(pieces, at)?.value ?? MOST_AGE) < MOST_AGE;

/** How many pieces behind an age belong to it: "72 years old", but not "72 old regime". */
function ageAfter(pieces: Pieces, at: number): number {
  const words = phraseLength(pieces, at, AGE_AFTER);
  return NO_AGE_BEFORE.has(pieceAt(pieces, at + words)) ? 0 : words;
}

/** The same for a word that usually stands before an age: "67 saal umar", but not "10 saal umar 30". */
function ageWordAfter(pieces: Pieces, at: number): number {
  const words = phraseLength(pieces, at, AGE_BEFORE);
  return isAgeNext(pieces, at + words) ? 0 : words;
}

const ageUntil = (end: number, value: number): Found => ({ number: { value, kind: 'age' }, end });

/** "age 30", "age 30 years old", "7 vayasu". */
function readAge({ pieces, value, end, next, hasMultiple, isAged }: Counted): Found | null {
  if (hasMultiple || value >= MOST_AGE) return null;
  if (isAged) {
    const last = IS_YEARS.test(next) ? end + 1 : end;
    return ageUntil(last + ageAfter(pieces, last), value);
  }
  const words = ageWordAfter(pieces, end);
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

/** Whether "mahina" says what the amount is for: "10000 mahina" is money, "6 mahina" a time. */
const isForMonth = ({ pieces, value, end }: Counted): boolean =>
  value > MOST_MONTHS && phraseLength(pieces, end, MONTH_OR_MONTHS) > 0;

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
  const old = ageAfter(pieces, end);
  if (old > 0) return ageUntil(end + old, value);
  const words = ageWordAfter(pieces, end);
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

/**
 * What makes a number of an amount by the words around it, in the order in which they are tried. A longer meaning comes before the one
 * that its first words have: "2 rupaye saikda" before rupees, "40000 saal" before years.
 */
const READERS = [readAge, readRatio, readSaikda, readRate, readLakhAYear, readForEach, readTime];

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
  // whatever is left
  return readMoney(counted);
}
