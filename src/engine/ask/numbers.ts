import { words as language } from '#words/ask.ts';
import { parseDay } from '../parse-day.ts';
import { UNITS_A_YEAR } from '../parse-duration.ts';
import { cleanText, parseNumber } from '../parse-number.ts';
import { DAYS, MONTHS, MULTIPLES, PERCENT, RUPEES, YEARS } from '../units.ts';
import { bySpelling, inDevanagari } from './spelling.ts';

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

/** A part of a line: a word in small letters, or a number. */
export type Part = string | Quantity;

/** A line cut into words and numbers. */
export interface Line {
  /** As it was typed. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** Whether all numbers can be read. Where not, no number of the line is used. */
  readonly readable: boolean;
  /** The numbers as they were typed, where they cannot be used. */
  readonly unreadable: readonly string[];
}

/** Of a longer line only the words are read: its end may change everything. */
export const LONGEST_LINE = 160;

const list = (text: string): readonly string[] => text.normalize('NFC').split('|');
const phrases = (text: string) => list(text).map((phrase) => phrase.split(' '));
/** `2 do two|3 teen three` as spellings with their numbers. */
const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map(
    list(text).flatMap((entry) => {
      const [value, ...spellings] = entry.split(' ');
      return spellings.map((word) => [word, Number(value)] as const);
    }),
  );

const NUMBERS = numbered(language.numbers);
const ALSO_WORDS = new Set(list(language.alsoWords));
const FRACTIONS = numbered(language.fractions);
const ADDED = numbered(language.added);
const RATIOS = numbered(language.ratios);
const UNREADABLE = new Set(list(language.unreadable));
const INTEREST = new Set(list(language.interest));
const GENITIVES = new Set(list(language.genitives));
const PEOPLE = new Set(list(language.people));
const CODES = new Set(list(language.codes));
const COPULAS = new Set(list(language.copulas));
const BETWEEN = new Set([...list(language.between), '/']);

/** A unit's phrases, the longest first. */
const unit = (text: string) => phrases(text).sort((one, other) => other.length - one.length);
const PERCENTS = unit(PERCENT);
const LAKH_A_YEAR = unit(language.lakhAYear);
const HUNDRED_A_MONTH = unit(language.hundredAMonth);
const TAKA = new Set(list(language.percentOrRupees));
const PER_MONTH = unit(language.perMonth);
const PER_YEAR = unit(language.perYear);
const NO_PERIOD_BEFORE = new Set(list(language.noPeriodBefore));
const NO_PERIOD_AFTER = new Set(list(language.noPeriodAfter));
const OF_PAYOUT = new Set(list(language.ofPayout));
const PER_OTHER = unit(language.perOther);
const AGE_BEFORE = unit(language.ageBefore);
const AGE_AFTER = unit(language.ageAfter);
const NO_AGE_BEFORE = new Set(list(language.noAgeBefore));
const AGE_PERHAPS = unit(language.agePerhaps);
/** The word that goes on after the first of its kind: flat, rate. */
const FLAT_RATE = new Map(phrases(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
const FLAT_RATE_AFTER = new Set(list(language.flatRateAfter));
const MONTH_OR_MONTHS = unit(language.monthOrMonths);
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
const IS_PERCENT = whole(PERCENT);
const IS_YEARS = whole(YEARS);
const IS_MONTHS = whole(MONTHS);
const IS_DAYS = whole(DAYS);
const IS_RUPEES = whole(RUPEES);
const IS_TIMES = whole(language.times);
/** Before digits without space it belongs to them: in "6 ₹20" to 20. */
const SIGN = String.raw`(?:₹|rs\.?|inr)`;
const BEGINS_WITH_DIGITS = new RegExp(`^${SIGN}?\\.?\\d`);
const HAS_SIGN = new RegExp(`^${SIGN}\\d`);
const IS_AMOUNT = new RegExp(`^${SIGN}?[\\d.,'’]+$`);
const IS_NAMED = /^[a-z]{3,12}\d{3,9}$/;

/** The words of a pattern of units: `years?|yrs?` */
const wordsOfUnit = (pattern: string): readonly string[] =>
  pattern.split('|').flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : word));
/** Words of numbers and units, each as itself, so that other spellings of them are found. */
const standardWord = bySpelling(
  [
    ...[NUMBERS, FRACTIONS, ADDED, RATIOS, MULTIPLES].flatMap((words) => [...words.keys()]),
    ...[YEARS, MONTHS, DAYS, PERCENT].flatMap(wordsOfUnit),
    ...[language.perMonth, language.perYear, language.hundredAMonth].flatMap((all) => all.split(/[| ]/)),
  ].map((word) => [word, word] as const),
);
/** Words of other languages of India for loan, salary, interest, instalment, deposit and units, with the word that the hub reads. */
const OTHER_WORDS = list(language.otherWords).flatMap((entry) => {
  const [word = '', ...others] = entry.split(' ');
  return others.map((other) => [other, word] as const);
});
const otherWord = bySpelling(OTHER_WORDS);
/** Endings of cases follow the word: varushathula, ಸಾಲಕ್ಕೆ. In Latin letters a short one begins other words too. */
const INFLECTED = OTHER_WORDS.filter(([other]) => other.length > (/^[a-z]/.test(other) ? 4 : 2)).sort(
  ([one], [other]) => other.length - one.length,
);

/** The hub's word for one of another language that has an ending. */
const fromInflected = (word: string): string | undefined => INFLECTED.find(([begin]) => word.startsWith(begin))?.[1];

/** A word as the hub knows it. */
function known(word: string): string {
  if (!isWord(word)) return word;
  const hindi = inDevanagari(word);
  return (
    otherWord(word) ?? otherWord(hindi) ?? standardWord(hindi) ?? fromInflected(word) ?? fromInflected(hindi) ?? hindi
  );
}

/** Addresses, dates, numbers with letters of a name (a PAN), exponents, telephone numbers: none of them is an amount. */
const NO_AMOUNT =
  /https?:\S+|www\.\S+|\S+@\S+\.\S+|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)|[a-z]{5}\d{4}[a-z](?![a-z])|\d[\d,.]*e[+-]?\d+|(?<![\d.])\d{10,}|\+ ?\d[\d ]*/giu;
const ORDINAL = `(?:${language.ordinals})`;
const IS_ORDINAL = new RegExp(String.raw`(?<=\d)${ORDINAL}`, 'u');
const MONTH_NUMBERS = numbered(language.monthNames);
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].join('|');
/** A day of a month, perhaps with its year: 15 December, 1 jan 2020. */
const DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES})(?![\p{L}\p{M}])(?:,? +(?:19|20)\d\d)?`,
  'gu',
);
/** A whole date: 10 May 2022, 10/5/2022, 2022-05-10. */
const DATE = new RegExp(
  String.raw`(?<![\d.,/-])(?:\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES}),? +(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d{1,2}-\d{1,2})(?![\d/-])`,
  'gu',
);
/** "emi 4 8L": for, where a number follows. */
const [DIGIT = '', DIGIT_SAYS = ''] = language.digitAsWord.split(' ');
const FOR = new RegExp(String.raw`(?<=[\p{L}%] )${DIGIT}(?= ${SIGN}?\d)`, 'gu');
/** "5 more years": the word says nothing. */
const MORE = new RegExp(String.raw`(?<=\d) +(?:${language.beforeUnits}) +(?=${YEARS}|${MONTHS})`, 'gu');
const EVERY = new Map(
  list(language.everyMonths).map((entry) => [entry.split(' ')[0] ?? '', entry.slice(entry.indexOf(' ') + 1)]),
);
/** "har 3 mahine" is no time but how often: quarterly. */
const EVERY_MONTHS = new RegExp(
  String.raw`(?<!\p{L})(?:${language.every.normalize('NFC')}) (${[...EVERY.keys()].join('|')}) (?:${MONTHS})(?![\p{L}\p{M}])`,
  'gu',
);
/** "10000 har saal 10% badhake": the period is of the rise. */
const RISE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${language.everyYear.normalize('NFC')}) (${SIGN}?\d[\d.,]* ?(?:${PERCENT})?) (?:${language.rises.normalize('NFC')})(?![\p{L}\p{M}])`,
  'gu',
);
/** Sections, forms and tax years are names: 80c, 26AS, 2026-27; a calendar year too. */
const PIECE = new RegExp(
  String.raw`date\d{8}|(?:19|20)\d\d-\d\d(?!\d)|${SIGN}?\d+(?:[,.'’]\d+)*|\.\d+|\p{L}[\p{L}\p{M}]*(?:\.(?=\p{L}\.?(?!\p{L}))\p{L}\.?)*|\/-|,(?= )|[₹$€£¥%@∞/+*×÷=<>~-]`,
  'gu',
);

interface Piece {
  readonly text: string;
  /** Whether nothing stands between this piece and the one before it. */
  readonly joined: boolean;
}

const isDigits = (text: string) => BEGINS_WITH_DIGITS.test(text);
const isWord = (text: string) => /\p{L}/u.test(text);
const pieceAt = (pieces: readonly string[], at: number) => pieces[at] ?? '';

/** Cuts a text into digits, words and signs; the name of a section such as `80c` is a word. */
function piecesOf(text: string): readonly string[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(PIECE)) {
    const text = isDigits(found[0]) ? found[0] : found[0].replaceAll('.', '');
    const piece = { text, joined: found.index === end };
    end = found.index + found[0].length;
    const last = pieces.at(-1);
    const isUnit = piece.text !== 'c' && (MULTIPLES.has(piece.text) || isUnitWord(piece.text));
    if (last && piece.joined && isDigits(last.text) && isWord(piece.text) && !isUnit)
      pieces[pieces.length - 1] = { text: last.text + piece.text, joined: last.joined };
    // sip5000 is two; a code such as a1 is one
    else if (
      last &&
      piece.joined &&
      isWord(last.text) &&
      isDigits(piece.text) &&
      !IS_NAMED.test(last.text + piece.text)
    )
      pieces[pieces.length - 1] = { text: last.text + piece.text, joined: last.joined };
    else pieces.push(piece);
  }
  return pieces.map((piece) => (isDigits(piece.text) ? piece.text : known(piece.text)));
}

const isUnitWord = (word: string) =>
  [IS_PERCENT, IS_YEARS, IS_MONTHS, IS_DAYS, IS_RUPEES, IS_TIMES].some((is) => is.test(word)) ||
  [LAKH_A_YEAR, HUNDRED_A_MONTH, PER_MONTH, PER_YEAR].some((all) => all.some(([only, more]) => only === word && !more));

/** How many pieces from here on make one of the phrases; 0 for none. */
const length = (pieces: readonly string[], at: number, all: readonly (readonly string[])[]): number =>
  all.find((phrase) => phrase.every((word, index) => pieces[at + index] === word))?.length ?? 0;

/** More of them is no time, but an amount for each. */
const MOST_YEARS = 200;
const MOST_MONTHS = 480;
const LEAST_AMOUNT = 1000;
const MOST_AGE = 120;
/** Below it "flat" is a rate and no home. */
const CHEAPEST_HOME = 1_500_000;
/** From here on "at 40" may be an age. */
const LEAST_AGE = 40;
/** A larger rate is none. */
const MOST_RATE = 60;

/** A number that is a name, or counts people: flat no 402, cibil 760, 3 bachche. */
function isCode(pieces: readonly string[], at: number): boolean {
  if (PEOPLE.has(pieceAt(pieces, at + 1)) && /^\d{1,2}$/.test(pieceAt(pieces, at))) return true;
  const before = COPULAS.has(pieceAt(pieces, at - 1)) ? at - 2 : at - 1;
  if (!CODES.has(pieceAt(pieces, before)) || !/^\d{1,6}$/.test(pieceAt(pieces, at))) return false;
  const next = pieceAt(pieces, at + 1);
  return !MULTIPLES.has(next) && !isUnitWord(next) && next !== '%';
}

/** A calendar year is a name; 2000 is an amount. */
const isYear = (text: string) => /^(?:19[5-9]\d|20\d\d)$/.test(text) && text !== '2000';

/** A coefficient such as `12,500`, `pachas`, `twenty five`, `saadhe saat`, and where it ends; null where there is none. */
function coefficient(pieces: readonly string[], at: number): { readonly value: number; readonly end: number } | null {
  const piece = pieceAt(pieces, at);
  if (isDigits(piece)) {
    if (!IS_AMOUNT.test(piece) || isYear(piece)) return null;
    return { value: parseNumber(piece) ?? Number.NaN, end: at + 1 };
  }
  const fraction = FRACTIONS.get(piece);
  const next = pieceAt(pieces, at + 1);
  // "half yearly" is no amount
  const isPeriod = [PER_MONTH, PER_YEAR].some((all) => length(pieces, at + 1, all) > 0);
  if (fraction !== undefined)
    return MULTIPLES.has(next) || (isUnitWord(next) && !isPeriod) ? { value: fraction, end: at + 1 } : null;
  const added = ADDED.get(piece);
  if (added !== undefined) {
    if (MULTIPLES.has(next)) return { value: 1 + added, end: at + 1 };
    const number = NUMBERS.get(next) ?? (isDigits(next) ? parseNumber(next) : null);
    return number === null ? null : { value: number + added, end: at + 2 };
  }
  const named = NUMBERS.get(piece);
  if (named === undefined) return null;
  const ones = NUMBERS.get(next) ?? 10;
  // English says twenty five
  if (piece.endsWith('ty') && ones < 10) return { value: named + ones, end: at + 2 };
  return ALSO_WORDS.has(piece) && !MULTIPLES.has(next) && !isUnitWord(next) ? null : { value: named, end: at + 1 };
}

/** An amount with its multiples, which fall: `1 crore 20 lakh`. */
function amount(pieces: readonly string[], at: number) {
  const first = coefficient(pieces, at);
  if (!first) return null;
  const amounts: { text: string; value: number }[] = [];
  let above = Number.POSITIVE_INFINITY;
  let end = at;
  for (let found: typeof first | null = first; found; found = coefficient(pieces, end)) {
    // "do sau" is 200, and "teen sau pachas" is no way to write an amount
    const size = MULTIPLES.get(pieceAt(pieces, found.end));
    if (size === undefined || size >= above) break;
    const text = pieces.slice(end, found.end + 1).join(' ');
    amounts.push({ text, value: Number((found.value * size).toPrecision(15)) });
    above = size;
    end = found.end + 1;
  }
  const value = Number(amounts.reduce((sum, each) => sum + each.value, 0).toPrecision(15));
  return end === at ? { ...first, hasMultiple: false, amounts } : { value, end, hasMultiple: true, amounts };
}

/** What an amount is for, from the words at a place. */
function period(
  pieces: readonly string[],
  at: number,
  isRate = false,
): { readonly per?: Quantity['per']; readonly end: number } {
  const slash = pieces[at] === '/' ? 1 : 0;
  for (const [per, all] of [
    ['month', PER_MONTH],
    ['year', PER_YEAR],
    ['other', PER_OTHER],
  ] as const) {
    const words = length(pieces, at + slash, all);
    if (words === 0) continue;
    const end = at + slash + words;
    // the period of a result: "18 lakh monthly in hand", "8% har mahine kitna"
    const isOfResult =
      !/^(?:per|a|each|every|pm|pa)$/.test(pieceAt(pieces, at + slash)) &&
      NO_PERIOD_AFTER.has(pieceAt(pieces, end)) &&
      // "2% mahina byaj"
      !(isRate && INTEREST.has(pieceAt(pieces, end)) && !OF_PAYOUT.has(pieceAt(pieces, at)));
    return isOfResult ? { end: at } : { per, end };
  }
  if (slash && IS_YEARS.test(pieceAt(pieces, at + 1))) return { per: 'year', end: at + 2 };
  return { end: at };
}

/** What a rate is for: "11% har mahine 12000" says that of the amount. */
function periodOfRate(pieces: readonly string[], at: number): ReturnType<typeof period> {
  const found = period(pieces, at, true);
  const next = found.per && amount(pieces, found.end + (IS_RUPEES.test(pieceAt(pieces, found.end)) ? 1 : 0));
  return next && next.value >= LEAST_AMOUNT ? { end: at } : found;
}

/** The number that begins at a piece, and where it ends; null where none does. */
function quantity(
  pieces: readonly string[],
  at: number,
): { readonly read: Omit<Quantity, 'text'>; readonly end: number } | null {
  const piece = pieceAt(pieces, at);
  const ratio = RATIOS.get(piece);
  if (ratio !== undefined) return { read: { value: ratio, kind: 'ratio' }, end: at + 1 };
  const age = length(pieces, at, AGE_BEFORE);
  const rupees = IS_RUPEES.test(piece) ? 1 : 0;
  const before = period(pieces, at);
  const isBefore = before.per !== undefined && !NO_PERIOD_BEFORE.has(pieceAt(pieces, at - 1));
  // "mahine ke 6000"
  const genitive = isBefore && GENITIVES.has(pieceAt(pieces, before.end)) ? 1 : 0;
  const amountAt = before.end + genitive;
  const start = isBefore ? amountAt + (IS_RUPEES.test(pieceAt(pieces, amountAt)) ? 1 : 0) : at + age + rupees;
  const found = amount(pieces, start);
  if (!found) return null;
  const { value, end, hasMultiple, amounts } = found;
  const several = amounts.length > 1 && { amounts };
  const next = pieceAt(pieces, end);
  // "7 vayasu"
  const behind = hasMultiple || value >= MOST_AGE ? 0 : length(pieces, end, AGE_BEFORE);
  if (age === 0 && behind > 0 && !isAgeNext(pieces, end + behind))
    return { read: { value, kind: 'age' }, end: end + behind };
  if (age > 0 && !hasMultiple && value < MOST_AGE) {
    const years = IS_YEARS.test(next) ? 1 : 0;
    return { read: { value, kind: 'age' }, end: end + years + ageAfter(pieces, end + years) };
  }
  if (!hasMultiple && IS_TIMES.test(next)) return { read: { value, kind: 'ratio' }, end: end + 1 };
  const saikda = length(pieces, end, HUNDRED_A_MONTH);
  if (saikda > 0) {
    const after = period(pieces, end + saikda, true);
    return { read: { value, kind: 'percent', per: 'month' }, end: after.per === 'month' ? after.end : end + saikda };
  }
  // "11 taka" is a rate, "5000 taka" money
  const isTaka = TAKA.has(next);
  const percent = isTaka && !hasMultiple && value < MOST_RATE ? 1 : length(pieces, end, PERCENTS);
  if (percent > 0) {
    const { per, end: last } = periodOfRate(pieces, end + percent);
    if (isBefore) {
      // "monthly 2% interest"; else the period is of something else
      const isOfRate = INTEREST.has(pieceAt(pieces, end + percent));
      return isOfRate
        ? { read: { value, kind: 'percent', ...(before.per && { per: before.per }) }, end: end + percent }
        : null;
    }
    return { read: { value, kind: 'percent', ...(per && { per }) }, end: last };
  }
  if (length(pieces, end, LAKH_A_YEAR) > 0)
    return { read: { value: value * 1e5, kind: 'money', per: 'year' }, end: end + 1 };
  const isMoney = hasMultiple || rupees === 1 || HAS_SIGN.test(pieceAt(pieces, start));
  const months = length(pieces, end, MONTH_OR_MONTHS) > 0 && (isMoney || value > MOST_MONTHS);
  // "20 lakh saal ka", "40000 saal"
  if ((isMoney || value > MOST_YEARS) && IS_YEARS.test(next) && !/^years?$/.test(next))
    return { read: { value, kind: 'money', per: 'year' }, end: end + 1 };
  // "2000 mahinyala"
  if (!isMoney && !months && value >= LEAST_AMOUNT && IS_MONTHS.test(next))
    return { read: { value, kind: 'money', per: 'month' }, end: end + 1 };
  if (!isMoney && IS_YEARS.test(next)) return time(pieces, value, end + 1);
  if (!isMoney && !months && IS_MONTHS.test(next)) return { read: { value: value / 12, kind: 'time' }, end: end + 1 };
  if (!isMoney && IS_DAYS.test(next))
    return { read: { value: value / UNITS_A_YEAR.days, kind: 'time', inDays: true }, end: end + 1 };
  const afterRupees = isTaka || IS_RUPEES.test(next) || next === '/-' ? 1 : 0;
  // "55 hazar hai mahine ki"
  const copula = COPULAS.has(pieceAt(pieces, end + afterRupees)) ? 1 : 0;
  const isPeriodNext = copula === 1 && period(pieces, end + afterRupees + 1).per !== undefined;
  const after = end + afterRupees + (isPeriodNext ? 1 : 0);
  const { per, end: last } = isBefore ? { per: before.per, end: after } : period(pieces, after);
  const kind =
    isMoney || afterRupees === 1 || per !== undefined || /,/.test(pieceAt(pieces, start)) ? 'money' : 'plain';
  return { read: { value, kind, ...(per && { per }), ...several }, end: last };
}

/** How many pieces behind an age belong to it: "72 years old", but not "72 old regime". */
const ageAfter = (pieces: readonly string[], at: number): number => {
  const words = length(pieces, at, AGE_AFTER);
  return NO_AGE_BEFORE.has(pieceAt(pieces, at + words)) ? 0 : words;
};

/** Whether a number stands there that may be an age. */
const isAgeNext = (pieces: readonly string[], at: number): boolean =>
  (coefficient(pieces, at)?.value ?? MOST_AGE) < MOST_AGE;

/** Years, with months after them and what tells an age. */
function time(pieces: readonly string[], years: number, at: number) {
  const left = isDigits(pieceAt(pieces, at)) && IS_MONTHS.test(pieceAt(pieces, at + 1)) ? Number(pieces[at]) : 12;
  const months = left < 12 ? left : null;
  const value = months === null ? years : (years * 12 + months) / 12;
  const end = months === null ? at : at + 2;
  const after = ageAfter(pieces, end);
  const before = after > 0 ? 0 : length(pieces, end, AGE_BEFORE);
  // "67 saal umar", but not "10 saal umar 30"
  const old = before > 0 && !isAgeNext(pieces, end + before) ? before : after;
  if (old > 0) return { read: { value, kind: 'age' as const }, end: end + old };
  const perhapsAge = length(pieces, end, AGE_PERHAPS) > 0;
  return { read: { value, kind: 'time' as const, ...(perhapsAge && { perhapsAge }) }, end };
}

/** A word, and "rate" after the "flat" of "14% flat" and "loan flat 14%", which is no home. */
function asRate(word: string, pieces: readonly string[], at: number, before: Part | undefined): readonly string[] {
  const rate = FLAT_RATE.get(word);
  const next = pieceAt(pieces, at + 1);
  const isPercent = (part: Part | Omit<Quantity, 'text'> | undefined) =>
    typeof part === 'object' && part.kind === 'percent';
  // "tempo 8 lakh flat 9%"
  const isCheap = typeof before === 'object' && before.kind === 'money' && before.value < CHEAPEST_HOME;
  const isBehind = FLAT_RATE_AFTER.has(pieceAt(pieces, at - 1)) || isCheap;
  const isAhead = isBehind && isPercent(quantity(pieces, at + 1)?.read);
  const isRate = isPercent(before) || isAhead;
  return rate === undefined || !isRate || next === rate ? [word] : [word, rate];
}

/** The words of a line, without its numbers. */
export const wordsOf = ({ parts }: Line): readonly string[] => parts.filter((part) => typeof part === 'string');

/** The line with amounts that stand together as amounts of their own: the last has the period. Null where there are none. */
export function splitAmounts(line: Line): Line | null {
  if (!line.parts.some((part) => typeof part === 'object' && part.amounts)) return null;
  const parts = line.parts.flatMap((part): readonly Part[] => {
    if (typeof part === 'string' || !part.amounts) return [part];
    const { per, amounts } = part;
    return amounts.map((amount, at) => ({
      ...{ ...amount, kind: 'money' as const },
      ...(per && at === amounts.length - 1 && { per }),
    }));
  });
  return { ...line, parts };
}

/** Cuts a line into words and numbers: `emi 50 lakh 8.5 20 years`, `pachas hazaar ka 2 rupaye saikda byaj`. */
export function readLine(text: string): Line {
  const clean = cleanText(text)
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .replace(MORE, ' ')
    .replace(FOR, DIGIT_SAYS)
    .replace(RISE, `${language.stepUp} $1`)
    // "after tax - 8 lakh", "20 years -> emi"
    .replace(/-+>|(?<=\p{L}) +-+ +/gu, ' ')
    // basic+da, basic + da, half-yearly
    .replace(/(\p{L})(?:[+-]| \+ )(?=\p{L})/gu, '$1 ')
    .replace(EVERY_MONTHS, (_, number: string) => EVERY.get(number) ?? '');
  const unreadable: string[] = [];
  // a date is a code until its turn comes: date20220510
  const dates = new Map<string, Quantity>();
  const dated = clean.slice(0, LONGEST_LINE).replace(DATE, (text) => {
    const day = parseDay(text.replace(IS_ORDINAL, ''), (name) => MONTH_NUMBERS.get(name) ?? 0);
    if (day === null) return text;
    const code = `date${day.replaceAll('-', '')}`;
    dates.set(code, { text, value: Number.NaN, kind: 'date', day });
    return ` ${code} `;
  });
  const pieces = piecesOf(
    [NO_AMOUNT, DAY].reduce(
      (text, pattern) =>
        text.replace(pattern, (found) => {
          unreadable.push(found);
          return ' ';
        }),
      dated,
    ),
  );
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieceAt(pieces, at);
    const date = dates.get(piece);
    if (date !== undefined) {
      parts.push(date);
      at++;
      continue;
    }
    if (isCode(pieces, at)) {
      parts.push({ text: piece, value: Number(piece), kind: 'code' });
      at++;
      continue;
    }
    const found = quantity(pieces, at);
    if (!found) {
      if (UNREADABLE.has(piece)) unreadable.push(piece);
      if (isWord(piece) || /\d/.test(piece)) parts.push(...asRate(piece, pieces, at, parts.at(-1)));
      else if (piece === '@') parts.push(language.at.slice(0, 2));
      else if ('+*×÷=<>~$€£¥'.includes(piece)) unreadable.push(piece);
      else if (piece === '%') parts.push(piece);
      at++;
      continue;
    }
    const typed = pieces.slice(at, found.end).join(' ');
    const previous = pieceAt(pieces, at - 1);
    const beforeThat = parts.at(isWord(previous) ? -2 : -1);
    // 10-15 lakh, 10 to 15 lakh, 5/10: which of them is meant?
    const isRange =
      BETWEEN.has(previous) &&
      typeof beforeThat === 'object' &&
      // "from 50000 to 1.2 lakh" is none
      ((beforeThat.kind === 'plain' && beforeThat.value < LEAST_AMOUNT) || !isWord(previous));
    if (!Number.isFinite(found.read.value) || isRange || previous === '-') unreadable.push(typed);
    const perhapsRate =
      found.read.kind === 'plain' && found.read.value < LEAST_AGE && (previous === '@' || previous === 'at');
    parts.push({ ...found.read, text: typed, ...(perhapsRate && { perhapsRate }) });
    at = found.end;
  }
  const numbers = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
  const readable = clean.length <= LONGEST_LINE && unreadable.length === 0;
  return { text, parts, readable, unreadable: readable ? [] : [...new Set([...unreadable, ...numbers])] };
}
