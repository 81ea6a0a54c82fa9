// A line as it is typed, cut into words and numbers: `Home loan 4 50L @8.5% 20 more years`.
//
//   normalised   home loan for 50l @8.5% 20 years                   what is no plain word or number is rewritten
//   piecesOf     home, loan, for, 50, l, @, 8.5, %, 20, years       what is no amount is taken out, and whole dates become codes
//   partsOf      home, loan, for, 50 lakh, at, 8.5%, 20 years
import { words as language } from '#words/ask.ts';
import { parseDay } from '../parse-day.ts';
import { cleanText } from '../parse-number.ts';
import { MONTHS, MULTIPLES, PERCENT, YEARS } from '../units.ts';
import { isUnitWord, numbered, phrasesIn, setOf } from './number-words.ts';
import { isWord, pieceAt, piecesOf, SIGN } from './pieces.ts';
import { LEAST_AMOUNT, type Quantity, quantityAt } from './quantity.ts';

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
/** Below it "flat" is a rate and no home. */
const CHEAPEST_HOME = 1_500_000;
/** From here on "at 40" may be an age. */
const LEAST_AGE = 40;

const UNREADABLE = setOf(language.unreadable);
/** Signs beside which a number is no plain amount. */
const UNREADABLE_SIGNS = new Set('+*×÷=<>~$€£¥');
const PEOPLE = setOf(language.people);
const CODES = setOf(language.codes);
const COPULAS = setOf(language.copulas);
const BETWEEN = setOf(`${language.between}|/`);
const AT = setOf(language.at);
const [AT_WORD = ''] = AT;
/** The word that goes on after the first of its kind: flat, rate. */
const FLAT_RATE = new Map(phrasesIn(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
const FLAT_RATE_AFTER = setOf(language.flatRateAfter);

/** "5 more years": the word says nothing. */
const MORE = new RegExp(String.raw`(?<=\d) +(?:${language.beforeUnits}) +(?=${YEARS}|${MONTHS})`, 'gu');
/** "emi 4 8L": for, where a number follows. */
const [DIGIT = '', DIGIT_SAYS = ''] = language.digitAsWord.split(' ');
const FOR = new RegExp(String.raw`(?<=[\p{L}%] )${DIGIT}(?= ${SIGN}?\d)`, 'gu');
/** "10000 har saal 10% badhake": the period is of the rise. */
const RISE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${language.everyYear.normalize('NFC')}) (${SIGN}?\d[\d.,]* ?(?:${PERCENT})?) (?:${language.rises.normalize('NFC')})(?![\p{L}\p{M}])`,
  'gu',
);
const EVERY = new Map(phrasesIn(language.everyMonths).map(([number = '', ...how]) => [number, how.join(' ')]));
/** "har 3 mahine" is no time but how often: quarterly. */
const EVERY_MONTHS = new RegExp(
  String.raw`(?<!\p{L})(?:${language.every.normalize('NFC')}) (${[...EVERY.keys()].join('|')}) (?:${MONTHS})(?![\p{L}\p{M}])`,
  'gu',
);

/** A line in small letters, with what has another meaning than its words and numbers rewritten. Only the last step needs one before it. */
const normalised = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    // don't
    .replace(/n['’]t\b/g, ' not')
    .replace(MORE, ' ')
    .replace(FOR, DIGIT_SAYS)
    .replace(RISE, `${language.stepUp} $1`)
    // "after tax - 8 lakh", "20 years -> emi"
    .replace(/-+>|(?<=\p{L}) +-+ +/gu, ' ')
    // basic+da, basic + da, half-yearly
    .replace(/(\p{L})(?:[+-]| \+ )(?=\p{L})/gu, '$1 ')
    // last, since "every-three months" has its sign no more
    .replace(EVERY_MONTHS, (_, number: string) => EVERY.get(number) ?? '');

const ORDINAL = `(?:${language.ordinals})`;
const IS_ORDINAL = new RegExp(String.raw`(?<=\d)${ORDINAL}`, 'u');
const MONTH_NUMBERS = numbered(language.monthNames);
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].join('|');
/** A whole date: 10 May 2022, 10/5/2022, 2022-05-10. */
const DATE = new RegExp(
  String.raw`(?<![\d.,/-])(?:\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES}),? +(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d{1,2}-\d{1,2})(?![\d/-])`,
  'gu',
);
/** A day of a month, perhaps with its year: 15 December, 1 jan 2020. */
const DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES})(?![\p{L}\p{M}])(?:,? +(?:19|20)\d\d)?`,
  'gu',
);
/** Addresses, dates, numbers with letters of a name (a PAN), exponents, telephone numbers: none of them is an amount. */
const NO_AMOUNT =
  /https?:\S+|www\.\S+|\S+@\S+\.\S+|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)|[a-z]{5}\d{4}[a-z](?![a-z])|\d[\d,.]*e[+-]?\d+|(?<![\d.])\d{10,}|\+ ?\d[\d ]*/giu;

/** A text with a code such as date20220510 in the place of each whole date, and the dates by their codes. */
function withCodesOfDates(text: string) {
  const dates = new Map<string, Quantity>();
  const dated = text.replace(DATE, (found) => {
    const day = parseDay(found.replace(IS_ORDINAL, ''), (name) => MONTH_NUMBERS.get(name) ?? 0);
    if (day === null) return found;
    const code = `date${day.replaceAll('-', '')}`;
    dates.set(code, { text: found, value: Number.NaN, kind: 'date', day });
    return ` ${code} `;
  });
  return { dated, dates };
}

/** A text without what has digits and is no amount, such as telephone numbers and days without a year, and what that was. */
function withoutNoAmounts(text: string) {
  const removed: string[] = [];
  const remove = (found: string) => {
    removed.push(found);
    return ' ';
  };
  return { amounts: text.replace(NO_AMOUNT, remove).replace(DAY, remove), removed };
}

/** A number that is a name, or counts people: flat no 402, cibil 760, 3 bachche. */
function codeAt(pieces: readonly string[], at: number): Quantity | null {
  const piece = pieceAt(pieces, at);
  const next = pieceAt(pieces, at + 1);
  const hasUnit = MULTIPLES.has(next) || isUnitWord(next) || next === '%';
  const before = COPULAS.has(pieceAt(pieces, at - 1)) ? at - 2 : at - 1;
  const isNamed = CODES.has(pieceAt(pieces, before)) && !hasUnit && /^\d{1,6}$/.test(piece);
  const isOfPeople = PEOPLE.has(next) && /^\d{1,2}$/.test(piece);
  return isNamed || isOfPeople ? { text: piece, value: Number(piece), kind: 'code' } : null;
}

/** The words at a piece that begins no number: itself, and "rate" after the "flat" of "14% flat" and "loan flat 14%", which is no home. */
function wordsAt(pieces: readonly string[], at: number, before: Part | undefined): readonly string[] {
  const word = pieceAt(pieces, at);
  if (word === '@') return [AT_WORD];
  if (!isWord(word) && !/\d/.test(word)) return word === '%' ? [word] : [];
  const rate = FLAT_RATE.get(word);
  if (rate === undefined || pieceAt(pieces, at + 1) === rate) return [word];
  const number = typeof before === 'object' ? before : null;
  // "tempo 8 lakh flat 9%"
  const isCheap = number?.kind === 'money' && number.value < CHEAPEST_HOME;
  const isOfLoan = FLAT_RATE_AFTER.has(pieceAt(pieces, at - 1)) || isCheap;
  const isRate = number?.kind === 'percent' || (isOfLoan && quantityAt(pieces, at + 1)?.number.kind === 'percent');
  return isRate ? [word, rate] : [word];
}

/** Whether a number ends a range, of which nobody knows what is meant: 10-15 lakh, 10 to 15 lakh, 5/10. */
function endsRange(previous: string, parts: readonly Part[]): boolean {
  if (previous === '-') return true;
  const first = parts.at(isWord(previous) ? -2 : -1);
  if (!BETWEEN.has(previous) || typeof first !== 'object') return false;
  // "from 50000 to 1.2 lakh" is none
  return !isWord(previous) || (first.kind === 'plain' && first.value < LEAST_AMOUNT);
}

/** The words and numbers that pieces make, and those among them that cannot be used. */
function partsOf(pieces: readonly string[], dates: ReadonlyMap<string, Quantity>) {
  const parts: Part[] = [];
  const unusable: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieceAt(pieces, at);
    const dateOrCode = dates.get(piece) ?? codeAt(pieces, at);
    const found = dateOrCode ? null : quantityAt(pieces, at);
    if (dateOrCode) parts.push(dateOrCode);
    else if (found) {
      const { number, end } = found;
      const text = pieces.slice(at, end).join(' ');
      const previous = pieceAt(pieces, at - 1);
      if (!Number.isFinite(number.value) || endsRange(previous, parts)) unusable.push(text);
      const perhapsRate = AT.has(previous) && number.kind === 'plain' && number.value < LEAST_AGE;
      parts.push({ ...number, text, ...(perhapsRate && { perhapsRate }) });
    } else {
      if (UNREADABLE.has(piece) || UNREADABLE_SIGNS.has(piece)) unusable.push(piece);
      parts.push(...wordsAt(pieces, at, parts.at(-1)));
    }
    at = found?.end ?? at + 1;
  }
  return { parts, unusable };
}

/** Cuts a line into words and numbers. */
export function readLine(text: string): Line {
  const clean = normalised(text);
  // whole dates first, since the other patterns take them for no amounts
  const { dated, dates } = withCodesOfDates(clean.slice(0, LONGEST_LINE));
  const { amounts, removed } = withoutNoAmounts(dated);
  const { parts, unusable } = partsOf(piecesOf(amounts), dates);
  const unreadable = [...removed, ...unusable];
  const readable = clean.length <= LONGEST_LINE && unreadable.length === 0;
  const numbers = parts.flatMap((part) => (typeof part === 'string' ? [] : part.text));
  return { text, parts, readable, unreadable: readable ? [] : [...new Set([...unreadable, ...numbers])] };
}

/** The words of a line, without its numbers. */
export const wordsOf = ({ parts }: Line): readonly string[] => parts.filter((part) => typeof part === 'string');

/** The line with amounts that stand together as amounts of their own: the last has the period. Null where there are none. */
export function splitAmounts(line: Line): Line | null {
  if (!line.parts.some((part) => typeof part === 'object' && part.amounts)) return null;
  const parts = line.parts.flatMap((part): readonly Part[] => {
    if (typeof part === 'string' || !part.amounts) return [part];
    const { per, amounts } = part;
    const last = amounts.at(-1);
    return amounts.map((each) => ({ ...each, kind: 'money', ...(per && each === last && { per }) }));
  });
  return { ...line, parts };
}
