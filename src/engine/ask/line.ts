// A line as it is typed, cut into words and numbers: `Home loan 4 50L @8.5% 20 more years from 10/5/2022`.
//
//   rewritten             home loan for 50l @8.5% 20 years from 10/5/2022
//   withDatePlaceholders  home loan for 50l @8.5% 20 years from date20220510
//   withoutOtherDigits    the same: no telephone number or the like is in it
//   piecesOf              home, loan, for, 50, l, @, 8.5, %, 20, years, from, date20220510
//   withMonthBeforeFlat   the same: no "2% flat per month" is in it
//   partsOf               home, loan, for, 50 lakh, at, 8.5%, 20 years, from, 10 May 2022
//   withEndsMarked        the same: no age ends a time in it, as that of "age 25 to age 60" and "till age 60" does
//
// For a tool that asks for no age, `agesAsYears` makes the years of "age 25 to age 60" a time.
// `splitAmounts` makes another reading of some lines, with two amounts where partsOf reads one: 1 crore 50 thousand.
import { words as language } from '#words/ask.ts';
import { MULTIPLES } from '../units.ts';
import { missingRate, withMonthBeforeFlat } from './flat-rate.ts';
import { isUnitWord, setOf } from './number-words.ts';
import { withDatePlaceholders, withoutOtherDigits } from './other-digits.ts';
import { isWord, type Pieces, pieceAt, piecesOf } from './pieces.ts';
import { LEAST_AMOUNT, type Quantity } from './quantity.ts';
import { quantityAt } from './read-number.ts';
import { rewritten } from './rewrites.ts';

/** A part of a line: a word in small letters, or a number. */
export type Part = string | Quantity;

/** A line cut into words and numbers. */
export interface Line {
  /** As it was typed. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** Whether all numbers can be read. Where not, no number of the line is used. */
  readonly readable: boolean;
  /** Where its numbers cannot be used: they, and what makes them so, such as "million", a telephone number or an address. */
  readonly unreadable: readonly string[];
}

/** Of a longer line only the words up to here are read, and no number, since its end may change everything. */
export const LONGEST_LINE = 160;
/** "at 8.5" may be a rate; from here on it may be an age, as in "at 40". */
const LEAST_AGE = 40;

const UNREADABLE = setOf(language.unreadable);
/** Signs beside which a number is no plain amount. */
const UNREADABLE_SIGNS = new Set('+*×÷=<>~$€£¥');
const PEOPLE = setOf(language.people);
const CODES = setOf(language.codes);
const COPULAS = setOf(language.copulas);
const BETWEEN = setOf(`${language.between}|/`);
const UNTIL = setOf(language.untilAge);
const UNTIL_AFTER = setOf(language.untilAfter);
const AT = setOf(language.at);
const [AT_WORD = ''] = AT;

/** A number that is no value of any tool, since it is a name or counts people: flat no 402, cibil 760, 3 bachche. */
function codeAt(pieces: Pieces, at: number): Quantity | null {
  const piece = pieceAt(pieces, at);
  const next = pieceAt(pieces, at + 1);
  const hasUnit = MULTIPLES.has(next) || isUnitWord(next) || next === '%';
  const before = COPULAS.has(pieceAt(pieces, at - 1)) ? at - 2 : at - 1;
  const isNamed = CODES.has(pieceAt(pieces, before)) && !hasUnit && /^\d{1,6}$/.test(piece);
  const isOfPeople = PEOPLE.has(next) && /^\d{1,2}$/.test(piece);
  return isNamed || isOfPeople ? { text: piece, value: Number(piece), kind: 'code' } : null;
}

/**
 * The words at a piece that begins no number: "at" for "@", and none for other signs but "%". After a "flat" that is about a rate,
 * "rate" is added where the line leaves it out.
 */
function wordsAt(pieces: Pieces, at: number, before: Part | undefined): readonly string[] {
  const piece = pieceAt(pieces, at);
  if (piece === '@') return [AT_WORD];
  if (piece !== '%' && !isWord(piece) && !/\d/.test(piece)) return [];
  return [piece, ...missingRate(pieces, at, typeof before === 'object' ? before : null)];
}

/** Whether a number ends a range, which could mean either end: 10-15 lakh, 10 to 15 lakh, 5/10. */
function endsRange(previous: string, parts: readonly Part[]): boolean {
  // it may be a minus too, and no number is below 0: the dashes that say neither were taken out (`rewritten`)
  if (previous === '-') return true;
  if (!BETWEEN.has(previous)) return false;
  // a word between them, such as "to", is a part itself, and a sign is none
  const first = parts.at(isWord(previous) ? -2 : -1);
  if (typeof first !== 'object') return false;
  // "from 50000 to 1.2 lakh" is two amounts, but the 10 of "10 to 15 lakh" stands for 10 lakh
  return !isWord(previous) || (first.kind === 'plain' && first.value < LEAST_AMOUNT);
}

/** The number that begins at a piece, and the piece after it; null where none begins. */
function numberAt(pieces: Pieces, at: number): { readonly number: Quantity; readonly end: number } | null {
  const found = quantityAt(pieces, at);
  if (!found) return null;
  const { number, end } = found;
  const perhapsRate = AT.has(pieceAt(pieces, at - 1)) && number.kind === 'plain' && number.value < LEAST_AGE;
  return { number: { ...number, text: pieces.slice(at, end).join(' '), ...(perhapsRate && { perhapsRate }) }, end };
}

/** The words and numbers that pieces make, and those among them that cannot be used. */
function partsOf(pieces: Pieces, dates: ReadonlyMap<string, Quantity>) {
  const parts: Part[] = [];
  const unreadable: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieceAt(pieces, at);
    const dateOrCode = dates.get(piece) ?? codeAt(pieces, at);
    const found = dateOrCode ? null : numberAt(pieces, at);
    if (dateOrCode) parts.push(dateOrCode);
    else if (found) {
      const { number } = found;
      if (!Number.isFinite(number.value) || endsRange(pieceAt(pieces, at - 1), parts)) unreadable.push(number.text);
      parts.push(number);
    } else {
      if (UNREADABLE.has(piece) || UNREADABLE_SIGNS.has(piece)) unreadable.push(piece);
      parts.push(...wordsAt(pieces, at, parts.at(-1)));
    }
    at = found?.end ?? at + 1;
  }
  return { parts, unreadable };
}

const isOneOf = (part: Part | undefined, words: ReadonlySet<string>) => typeof part === 'string' && words.has(part);
const isAge = (part: Part | undefined): part is Quantity => typeof part === 'object' && part.kind === 'age';

/** Parts with the ages marked until which the line counts: "to age 60", "60 ki umar tak". */
const withEndsMarked = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, at) =>
    isAge(part) && (isOneOf(parts[at - 1], UNTIL) || isOneOf(parts[at + 1], UNTIL_AFTER))
      ? { ...part, isUntil: true }
      : part,
  );

/** Cuts a line into words and numbers. */
export function readLine(text: string): Line {
  const clean = rewritten(text);
  // whole dates first: the patterns of other digits would take them out of the line
  const { dated, dates } = withDatePlaceholders(clean.slice(0, LONGEST_LINE));
  const other = withoutOtherDigits(dated);
  const { parts, unreadable: notRead } = partsOf(withMonthBeforeFlat(piecesOf(other.rest)), dates);
  const unreadable = [...other.unreadable, ...notRead];
  const readable = clean.length <= LONGEST_LINE && unreadable.length === 0;
  const numberTexts = parts.flatMap((part) => (typeof part === 'string' ? [] : part.text));
  return {
    text,
    parts: withEndsMarked(parts),
    readable,
    unreadable: readable ? [] : [...new Set([...unreadable, ...numberTexts])],
  };
}

/** The words of a line, without its numbers. */
export const wordsOf = ({ parts }: Line): readonly string[] => parts.filter((part) => typeof part === 'string');

/**
 * The line for a tool that asks for no age: "age 25 to age 60" and "i am 30, sip 10000 till 55" are times. "Till 60" alone stays an
 * age, which such a tool has no use for, and so do three different ages, since one of them may be of somebody else.
 */
export function agesAsYears(line: Line): Line {
  const ages = line.parts.filter(isAge);
  const last = ages.at(-1);
  const [first, ...others] = ages.slice(0, -1);
  if (!first || !last?.isUntil || first.value >= last.value) return line;
  if ([first, ...others].some(({ value, isUntil }) => isUntil || value !== first.value)) return line;
  const years: Quantity = { text: last.text, value: last.value - first.value, kind: 'time' };
  return {
    ...line,
    parts: line.parts.flatMap((part): readonly Part[] => (part === last ? [years] : isAge(part) ? [] : [part])),
  };
}

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
