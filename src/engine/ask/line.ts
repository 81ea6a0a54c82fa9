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

/** "5 more years" → "5 years": the word says nothing. */
const MORE = new RegExp(String.raw`(?<=\d) +(?:${language.beforeUnits}) +(?=${YEARS}|${MONTHS})`, 'gu');
/** "emi 4 8L" → "emi for 8L". */
const [FOUR = '', FOR = ''] = language.digitAsWord.split(' ');
const FOUR_AS_FOR = new RegExp(String.raw`(?<=[\p{L}%] )${FOUR}(?= ${SIGN}?\d)`, 'gu');
/** "10000 har saal 10% badhake" → "10000 step up 10%": the period is of the rise. */
const RISE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${language.everyYear.normalize('NFC')}) (${SIGN}?\d[\d.,]* ?(?:${PERCENT})?) (?:${language.rises.normalize('NFC')})(?![\p{L}\p{M}])`,
  'gu',
);
const WORD_FOR_EVERY = new Map(
  phrasesIn(language.everyMonths).map(([number = '', ...words]) => [number, words.join(' ')]),
);
/** "har 3 mahine" → "quarterly": it is not a time, but how often. */
const EVERY_MONTHS = new RegExp(
  String.raw`(?<!\p{L})(?:${language.every.normalize('NFC')}) (${[...WORD_FOR_EVERY.keys()].join('|')}) (?:${MONTHS})(?![\p{L}\p{M}])`,
  'gu',
);

/** "8.5% - 20 years" → "8.5% 20 years", but "8% - 9%" is a range. */
const DASH_AFTER_PERCENT = new RegExp(String.raw`(?<=%) +-+ +(?!\d[\d.]* ?(?:${PERCENT}))`, 'gu');

/** A line in small letters, in which what does not mean what its words and numbers say is rewritten. */
const normalised = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    // "don't" → "do not"
    .replace(/n['’]t\b/g, ' not')
    .replace(MORE, ' ')
    .replace(FOUR_AS_FOR, FOR)
    .replace(RISE, `${language.stepUp} $1`)
    // "after tax - 8 lakh" → "after tax 8 lakh", "20 years -> emi" → "20 years emi"
    .replace(/-+>|(?<=\p{L}) +-+ +/gu, ' ')
    .replace(DASH_AFTER_PERCENT, ' ')
    // "basic+da" and "basic + da" → "basic da", "half-yearly" → "half yearly"
    .replace(/(\p{L})(?:[+-]| \+ )(?=\p{L})/gu, '$1 ')
    // after the line above, which turns "every-three" into "every three"
    .replace(EVERY_MONTHS, (_, number: string) => WORD_FOR_EVERY.get(number) ?? '');

const ORDINAL = `(?:${language.ordinals})`;
const ORDINAL_AFTER_DIGIT = new RegExp(String.raw`(?<=\d)${ORDINAL}`, 'u');
const MONTH_NUMBERS = numbered(language.monthNames);
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].join('|');
/** A whole date: 10 May 2022, 10/5/2022, 2022-05-10. */
const DATE = new RegExp(
  String.raw`(?<![\d.,/-])(?:\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES}),? +(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d{1,2}-\d{1,2})(?![\d/-])`,
  'gu',
);
/** A day of a month, perhaps with its year: 15 December, 1 jan 2020. */
const DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES})(?![\p{L}\p{M}])(?:,? +(?:19|20)\d\d(?!\d))?`,
  'gu',
);
/** What has digits and is not an amount. */
const NOT_AN_AMOUNT = new RegExp(
  [
    // addresses
    String.raw`https?:\S+|www\.\S+|\S+@\S+\.\S+`,
    // other dates: 31/02/2026, 5/10/22
    String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)`,
    // a PAN: abcde1234f
    String.raw`(?<![a-z])[a-z]{5}\d{4}[a-z](?![a-z])`,
    // exponents: 1e5
    String.raw`\d[\d,.]*e[+-]?\d+`,
    // telephone numbers
    String.raw`(?<![\d.])\d{10,}|\+91[\d ]*|\+ ?(?:\d ?){10,}`,
  ].join('|'),
  'giu',
);

/** A text with a code such as date20220510 in the place of each whole date, and the dates by their codes. */
function withCodesOfDates(text: string) {
  const dates = new Map<string, Quantity>();
  const dated = text.replace(DATE, (found) => {
    const day = parseDay(found.replace(ORDINAL_AFTER_DIGIT, ''), (name) => MONTH_NUMBERS.get(name) ?? 0);
    if (day === null) return found;
    const code = `date${day.replaceAll('-', '')}`;
    dates.set(code, { text: found, value: Number.NaN, kind: 'date', day });
    return ` ${code} `;
  });
  return { dated, dates };
}

/** A text without what has digits and is not an amount, such as telephone numbers and days without a year, and what was removed. */
function withoutOtherDigits(text: string) {
  const removed: string[] = [];
  const remove = (found: string) => {
    removed.push(found);
    return ' ';
  };
  return { amounts: text.replace(NOT_AN_AMOUNT, remove).replace(DAY, remove), removed };
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

/** Whether the "flat" at a piece is a rate and not a home: "14% flat", "loan flat 14%", "tempo 8 lakh flat 9%". */
function isFlatRate(pieces: readonly string[], at: number, before: Part | undefined): boolean {
  const number = typeof before === 'object' ? before : null;
  if (number?.kind === 'percent') return true;
  const isOfLoan = FLAT_RATE_AFTER.has(pieceAt(pieces, at - 1));
  const isCheap = number?.kind === 'money' && number.value < CHEAPEST_HOME;
  return (isOfLoan || isCheap) && quantityAt(pieces, at + 1)?.number.kind === 'percent';
}

/** The words at a piece that begins no number. None for a sign; a "flat" that is a rate gets "rate" after it. */
function wordsAt(pieces: readonly string[], at: number, before: Part | undefined): readonly string[] {
  const piece = pieceAt(pieces, at);
  if (piece === '@') return [AT_WORD];
  if (piece !== '%' && !isWord(piece) && !/\d/.test(piece)) return [];
  const rate = FLAT_RATE.get(piece);
  if (rate === undefined || pieceAt(pieces, at + 1) === rate) return [piece];
  return isFlatRate(pieces, at, before) ? [piece, rate] : [piece];
}

/** Whether a number ends a range, which could mean either end: 10-15 lakh, 10 to 15 lakh, 5/10. */
function endsRange(previous: string, parts: readonly Part[]): boolean {
  if (previous === '-') return true;
  if (!BETWEEN.has(previous)) return false;
  // a word between them, such as "to", is a part itself, and a sign is none
  const first = parts.at(isWord(previous) ? -2 : -1);
  if (typeof first !== 'object') return false;
  // "from 50000 to 1.2 lakh" is two amounts, but the 10 of "10 to 15 lakh" stands for 10 lakh
  return !isWord(previous) || (first.kind === 'plain' && first.value < LEAST_AMOUNT);
}

/** The words and numbers that pieces make, and those among them that cannot be used. */
function partsOf(pieces: readonly string[], dates: ReadonlyMap<string, Quantity>) {
  const parts: Part[] = [];
  const unusable: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieceAt(pieces, at);
    const dateOrCode = dates.get(piece) ?? codeAt(pieces, at);
    const found = dateOrCode ? null : quantityAt(pieces, at);
    if (dateOrCode) {
      parts.push(dateOrCode);
      at++;
    } else if (found) {
      const { number, end } = found;
      const text = pieces.slice(at, end).join(' ');
      const previous = pieceAt(pieces, at - 1);
      if (!Number.isFinite(number.value) || endsRange(previous, parts)) unusable.push(text);
      const perhapsRate = AT.has(previous) && number.kind === 'plain' && number.value < LEAST_AGE;
      parts.push({ ...number, text, ...(perhapsRate && { perhapsRate }) });
      at = end;
    } else {
      if (UNREADABLE.has(piece) || UNREADABLE_SIGNS.has(piece)) unusable.push(piece);
      parts.push(...wordsAt(pieces, at, parts.at(-1)));
      at++;
    }
  }
  return { parts, unusable };
}

/** Cuts a line into words and numbers. */
export function readLine(text: string): Line {
  const clean = normalised(text);
  // whole dates first, since the other patterns take them for no amounts
  const { dated, dates } = withCodesOfDates(clean.slice(0, LONGEST_LINE));
  const { amounts, removed } = withoutOtherDigits(dated);
  const { parts, unusable } = partsOf(piecesOf(amounts), dates);
  const unreadable = [...removed, ...unusable];
  const readable = clean.length <= LONGEST_LINE && unreadable.length === 0;
  const numbers = parts.flatMap((part) => (typeof part === 'string' ? [] : part.text));
  return { text, parts, readable, unreadable: readable ? [] : [...new Set([...unreadable, ...numbers])] };
}

/** The words of a line, without its numbers. */
export const wordsOf = ({ parts }: Line): readonly string[] => parts.filter((part) => typeof part === 'string');

/** The line with amounts that stand together as amounts of their own: 1 crore and 50 thousand; the last has the period. Null without any. */
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
