// A line as it is typed, as words and numbers. `Home loan 4 50L @8.5% 20 years from 10/5/2022` is
//
//   home, loan, for, 50 lakh, at, 8.5%, 20 years, from, 10 May 2022
//
// First everything with digits that is not an amount is taken out, then the line is cut (`tokens.ts`), then numbers are read
// (`numbers.ts`, whose values come from `amounts.ts`).
import { words as language } from '#words/ask.ts';
import { MULTIPLES, parseDay } from '../parse.ts';
import { isUnitWord, numbered, type Period, phraseLength, phrasesIn, setOf, type Tokens } from './amounts.ts';
import { LEAST_AMOUNT, partsAt } from './numbers.ts';
import { cleanLine, isWord, tokensOf } from './tokens.ts';

/** A number of a line. */
export interface Quantity {
  /** As it was typed, but for capitals, spaces and words of other languages: `50 lakh`. */
  readonly text: string;
  /** Rupees, percent, years (of days too), a ratio or a plain number; of a date no number. */
  readonly value: number;
  /** `plain` where nothing shows what it counts; `ratio` for double; `age` for years of a life; `code` for a name, as of a flat. */
  readonly kind: 'money' | 'percent' | 'time' | 'age' | 'ratio' | 'date' | 'code' | 'plain';
  /** The day of a date, YYYY-MM-DD. */
  readonly day?: string;
  /** For how many months it is; 0 for a period that fits no input. */
  readonly per?: Period;
  /** It may be two amounts, since nothing stands between them: `1 crore 20 lakh`. */
  readonly isSum?: true;
  /** A time that is said in days, which only an input that may be in days takes. */
  readonly inDays?: true;
  /** An age too, where the tool asks for one: `3 saal ki`. */
  readonly perhapsAge?: true;
  /** An age that may be of a thing: `5 years old`. */
  readonly isPerhapsThing?: true;
  /** An age until which the line counts: `till age 60`. */
  readonly isUntil?: true;
}

/** What a number counts: a large one without a unit is an amount. */
export const kindOf = ({ kind, value }: Quantity): Quantity['kind'] =>
  kind === 'plain' && value >= LEAST_AMOUNT ? 'money' : kind;

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

/** More is not even looked at, since some patterns take its length squared. */
const LONGEST_TEXT = 1000;
/** Of a longer line only the words up to here are read, and no number, since its end may change everything. */
export const LONGEST_LINE = 160;

const UNREADABLE = setOf(language.unreadable);
/** Signs that make a number more than a plain amount: + × ‰ $, and digits of scripts that the hub does not read. */
const UNREADABLE_SIGN = /^(?:[*‰‱~]|(?![₹|])[\p{Sc}\p{Sm}]|(?!\d)\p{N})$/u;
const PEOPLE = phrasesIn(language.people);
const CODES = setOf(language.codes);
const COPULAS = setOf(language.copulas);
const BETWEEN = setOf(language.between);
const UNTIL = setOf(language.untilAge);
const UNTIL_AFTER = setOf(language.untilAfter);
const [AT = ''] = setOf(language.at);

/** A number that no tool takes, since it is a name or counts people: flat no 402, cibil 760, 3 bachche. */
function codeAt(tokens: Tokens, at: number): Quantity | null {
  const [token = '', next = ''] = [tokens[at], tokens[at + 1]];
  const hasUnit = MULTIPLES.has(next) || isUnitWord(next) || next === '%';
  const name = COPULAS.has(tokens[at - 1] ?? '') ? tokens[at - 2] : tokens[at - 1];
  const isNamed = CODES.has(name ?? '') && !hasUnit && /^\d{1,6}$/.test(token);
  const isOfPeople = phraseLength(tokens, at + 1, PEOPLE) > 0 && /^\d{1,2}$/.test(token);
  return isNamed || isOfPeople ? { text: token, value: Number(token), kind: 'code' } : null;
}

/** The words at a token that begins no number: "at" for "@", and none for other signs but "%". */
const wordsAt = (token: string): readonly string[] => {
  if (token === '@') return [AT];
  return token === '%' || isWord(token) || /\d/.test(token) ? [token] : [];
};

/** Whether a number ends a range, which could mean either end: 10-15 lakh, 10 to 15 lakh, 5/10. */
function endsRange(previous: string, parts: readonly Part[], number: Quantity): boolean {
  // it may be a minus too, and no number is below 0
  if (previous === '-') return true;
  const isWordBetween = BETWEEN.has(previous);
  // the word is a part itself, and a sign is none
  const first = parts.at(isWordBetween ? -2 : -1);
  if (typeof first !== 'object') return false;
  const isSmall = first.kind === 'plain' && first.value < LEAST_AMOUNT;
  if (previous === '/') return true;
  // "8% - 9%" is a range, and "8.5% - 20 years" is none
  if (previous.trim() === '-') return kindOf(first) === kindOf(number) || (isSmall && number.kind !== 'percent');
  // "from 50000 to 1.2 lakh" is two amounts, but the 10 of "10 to 15 lakh" stands for 10 lakh
  return isWordBetween && isSmall && number.kind !== 'age';
}

/** The words and numbers that tokens make, and those among them that cannot be used. */
function partsOf(tokens: Tokens, dates: ReadonlyMap<string, Quantity>) {
  const parts: Part[] = [];
  const unreadable: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const dateOrCode = dates.get(token) ?? codeAt(tokens, at);
    const found = dateOrCode ? { parts: [dateOrCode], end: at + 1 } : partsAt(tokens, at, parts.at(-1));
    const [number] = found?.parts ?? [];
    if (typeof number === 'object' && !dateOrCode)
      if (!Number.isFinite(number.value) || endsRange(tokens[at - 1] ?? '', parts, number))
        unreadable.push(number.text);
    if (!found && (UNREADABLE.has(token) || UNREADABLE_SIGN.test(token))) unreadable.push(token);
    parts.push(...(found?.parts ?? wordsAt(token)));
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
  const clean = cleanLine(text.slice(0, LONGEST_TEXT));
  // whole dates first: the patterns of other digits would take them out of the line
  const { dated, dates } = withDatePlaceholders(clean.slice(0, LONGEST_LINE));
  const other = withoutOtherDigits(dated);
  const { parts, unreadable: notRead } = partsOf(tokensOf(other.rest), dates);
  const unreadable = [...other.unreadable, ...notRead];
  const readable = text.length <= LONGEST_TEXT && clean.length <= LONGEST_LINE && unreadable.length === 0;
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
  const years: Quantity = { text: `${first.text}–${last.text}`, value: last.value - first.value, kind: 'time' };
  return {
    ...line,
    parts: line.parts.filter((part) => part === last || !isAge(part)).map((part) => (part === last ? years : part)),
  };
}

// What has digits but is not an amount: dates, which become placeholders, and telephone numbers, addresses and the like, which are removed.

const ORDINAL = `(?:${language.ordinals})`;
const ORDINAL_AFTER_DIGIT = new RegExp(String.raw`(?<=\d)${ORDINAL}`, 'u');
const MONTH_NUMBERS = numbered(language.monthNames);
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].join('|');
const YEAR = String.raw`(?:19|20)\d\d`;
const WHOLE_DATES = [
  // 10 May 2022, 10th may, 2022
  String.raw`\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES}),? +${YEAR}`,
  // 10/5/2022, 10.05.2022
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${YEAR}`,
  // 2022-05-10
  String.raw`${YEAR}-\d{1,2}-\d{1,2}`,
];
const DATE = new RegExp(String.raw`(?<![\d.,/-])(?:${WHOLE_DATES.join('|')})(?![\d/-])`, 'gu');
/** A day without its year, 15 December; and a date that no calendar has, 31 feb 2020, which is left over. */
const DAY = new RegExp(
  String.raw`(?<![\d.,])\d{1,2}${ORDINAL}? +(?:${MONTH_NAMES})(?![\p{L}\p{M}])(?:,? +${YEAR}(?!\d))?`,
  'gu',
);
/** What has digits and is not an amount. */
const NOT_AN_AMOUNT = new RegExp(
  [
    // addresses
    String.raw`https?:\S+|www\.\S+|\S+@\S+\.\p{L}\S*`,
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

/** A text with a placeholder such as date20220510 for each whole date, and the dates by their placeholders. */
function withDatePlaceholders(text: string) {
  const dates = new Map<string, Quantity>();
  const dated = text.replace(DATE, (found) => {
    const day = parseDay(found.replace(ORDINAL_AFTER_DIGIT, ''), (name) => MONTH_NUMBERS.get(name) ?? 0);
    if (day === null) return found;
    const placeholder = `date${day.replaceAll('-', '')}`;
    dates.set(placeholder, { text: found, value: Number.NaN, kind: 'date', day });
    return ` ${placeholder} `;
  });
  return { dated, dates };
}

/** A text without everything else that has digits but is not an amount, and what was removed. Dates are placeholders by now. */
function withoutOtherDigits(text: string) {
  const unreadable: string[] = [];
  const remove = (found: string) => {
    unreadable.push(found);
    return ' ';
  };
  return { rest: text.replace(NOT_AN_AMOUNT, remove).replace(DAY, remove), unreadable };
}
