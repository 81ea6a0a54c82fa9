// The words of numbers, units and periods, and the value of a number, in digits or in words, without what it counts: `5 hazar` is 5000,
// `saadhe saat` 7.5, `1 crore 20 lakh` one amount.
import { words as language } from '#words/ask.ts';
import { DAYS, MONTHS, MULTIPLES, PERCENT, parseNumber, RUPEES, YEARS } from '../parse.ts';

export type Tokens = readonly string[];

// ---- lists of words ----

/** The entries of a list as the words of a language write it: `loan|karz`. */
export const list = (text: string): readonly string[] => text.normalize('NFC').split('|');
export const setOf = (text: string): ReadonlySet<string> => new Set(list(text));
/** `2 do two|3 teen three` as spellings with their numbers. */
export const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map(
    list(text).flatMap((entry) => {
      const [value, ...spellings] = entry.split(' ');
      return spellings.map((word) => [word, Number(value)] as const);
    }),
  );

/** Phrases cut into words, the longest first, so that "per month" is found before "per". */
export type Phrases = readonly Tokens[];
export const phrasesIn = (text: string): Phrases =>
  list(text)
    .map((phrase) => phrase.split(' '))
    .sort((one, other) => other.length - one.length);

/** How many tokens from a place on make one of some phrases; 0 for none. */
export const phraseLength = (tokens: Tokens, at: number, phrases: Phrases): number =>
  phrases.find((phrase) => phrase.every((word, index) => tokens[at + index] === word))?.length ?? 0;

/** The words of a pattern of units, in which a letter may be optional at the end: `years?|yrs?` */
export const wordsOfUnit = (pattern: string): readonly string[] =>
  pattern.split('|').flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : word));

export const NUMBERS = numbered(language.numbers);
export const FRACTIONS = numbered(language.fractions);
export const ADDED = numbered(language.added);
export const RATIOS = numbered(language.ratios);
/** The word for "rate" behind each word for "flat". */
export const FLAT = new Map(phrasesIn(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
const unit = (pattern: string): Phrases => phrasesIn(wordsOfUnit(pattern).join('|'));
export const UNITS = {
  years: unit(YEARS),
  months: unit(MONTHS),
  days: unit(DAYS),
  percent: unit(PERCENT),
  rupees: unit(`${RUPEES.replaceAll('\\.?', '')}|/-`),
  times: phrasesIn(language.times),
  lakhAYear: phrasesIn(language.lakhAYear),
  hundredAMonth: phrasesIn(language.hundredAMonth),
} as const;

// ---- periods ----

/** A period in months; 0 for a day or a week, which fits no input. */
export type Period = number;

/** Each period with its phrases: "per month", "har mahine", "monthly". */
export const PERIODS: readonly (readonly [Period, Phrases])[] = language.periods.map(({ months, each, alone }) => {
  const after = list(language.periodPrefixes).flatMap((prefix) => list(each).map((noun) => `${prefix} ${noun}`));
  return [months, phrasesIn([...after, ...list(alone)].join('|'))];
});
/** Their nouns, which a slash may stand before: 50000/year. */
const BEHIND_SLASH = language.periods.map(({ months, each }) => [months, phrasesIn(each)] as const);

/** The words of a period at a place, and the token after them. */
export function periodWordsAt(tokens: Tokens, at: number): { readonly per: Period; readonly end: number } | null {
  const hasSlash = tokens[at] === '/';
  const start = hasSlash ? at + 1 : at;
  for (const [per, phrases] of hasSlash ? [...PERIODS, ...BEHIND_SLASH] : PERIODS) {
    const length = phraseLength(tokens, start, phrases);
    if (length > 0) return { per, end: start + length };
  }
  return null;
}

/** Whether a word alone says what the number before it counts. */
export const isUnitWord = (word: string): boolean =>
  [...Object.values(UNITS), ...PERIODS.filter(([per]) => per === 1 || per === 12).map(([, phrases]) => phrases)].some(
    (phrases) => phrases.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );

// ---- amounts ----

/** The sign of an amount. Directly before digits it belongs to them: in "6 ₹20" to 20. */
export const RUPEE_SIGN = String.raw`(?:₹|rs\.?|inr)`;
const BEGINS_WITH_DIGITS = new RegExp(`^${RUPEE_SIGN}?\\.?\\d`);
/** Whether a token begins a number in digits: `₹1.5`, but also `80c`. */
export const beginsWithDigits = (text: string): boolean => BEGINS_WITH_DIGITS.test(text);
/** Number words that are common words too: "do" and "char". */
const ALSO_WORDS = setOf(language.alsoWords);
const ENGLISH_TENS = setOf(language.englishTens);
/** `and a half` with 0.5. */
const AND_FRACTIONS = [...numbered(language.andFractions.replaceAll(' ', '_').replaceAll('=', ' '))].map(
  ([words, value]) => [phrasesIn(words.replaceAll('_', ' ')), value] as const,
);
/** Only digits and the signs between them: 80c and a1 are names. */
const IS_PLAIN = new RegExp(`^${RUPEE_SIGN}?[\\d.,'’]+$`);
/** A calendar year is a name; 2000 is an amount. */
const isCalendarYear = (text: string) => /^(?:19[5-9]\d|20\d\d)$/.test(text) && text !== '2000';

/** A value and the token after it. */
interface Coefficient {
  readonly value: number;
  readonly end: number;
}

/** A number without its multiple, in digits or in words; null where there is none. */
function coefficientAt(tokens: Tokens, at: number): Coefficient | null {
  const token = tokens[at] ?? '';
  const isInDigits = beginsWithDigits(token);
  if (isInDigits && (!IS_PLAIN.test(token) || isCalendarYear(token))) return null;
  // NaN, such as of "1,2", makes the line's numbers unreadable
  const found = isInDigits ? { value: parseNumber(token) ?? Number.NaN, end: at + 1 } : numberInWords(tokens, at);
  if (!found) return isInDigits ? null : fractionInWords(tokens, at);
  // "six and a half"
  for (const [phrases, fraction] of AND_FRACTIONS) {
    const length = phraseLength(tokens, found.end, phrases);
    if (length > 0) return { value: found.value + fraction, end: found.end + length };
  }
  // "do" and "ten" are numbers before a multiple or a unit
  const next = tokens[found.end] ?? '';
  const isWordToo = found.end === at + 1 && ALSO_WORDS.has(token);
  return isWordToo && !MULTIPLES.has(next) && !isUnitWord(next) ? null : found;
}

/** `pachas`, `twenty five`. */
function numberInWords(tokens: Tokens, at: number): Coefficient | null {
  const [token = '', next = ''] = [tokens[at], tokens[at + 1]];
  const value = NUMBERS.get(token);
  if (value === undefined) return null;
  const ones = NUMBERS.get(next) ?? Number.POSITIVE_INFINITY;
  return ENGLISH_TENS.has(token) && ones < 10 ? { value: value + ones, end: at + 2 } : { value, end: at + 1 };
}

/** `dedh lakh`, `saadhe saat`, `sava lakh`. */
function fractionInWords(tokens: Tokens, at: number): Coefficient | null {
  const [token = '', next = ''] = [tokens[at], tokens[at + 1]];
  const fraction = FRACTIONS.get(token);
  if (fraction !== undefined) {
    // "half yearly" is no amount, but "dedh mahina" is one
    const isTime = [UNITS.months, UNITS.years].some((unit) => phraseLength(tokens, at + 1, unit) > 0);
    const isHowOften = !isTime && periodWordsAt(tokens, at + 1) !== null;
    return MULTIPLES.has(next) || (isUnitWord(next) && !isHowOften) ? { value: fraction, end: at + 1 } : null;
  }
  const added = ADDED.get(token);
  if (added === undefined) return null;
  // "sava lakh" is 1.25 lakh, "sava do lakh" 2.25
  if (MULTIPLES.has(next)) return { value: 1 + added, end: at + 1 };
  const number = NUMBERS.get(next) ?? (beginsWithDigits(next) ? parseNumber(next) : null);
  return number === null ? null : { value: number + added, end: at + 2 };
}

/** A number without its binary rounding error: 2.3 × 1 lakh is 229999.99999999997 for the computer. */
export const rounded = (value: number): number => Number(value.toPrecision(15));

/** A number with its multiples. */
export interface Amount extends Coefficient {
  readonly at: number;
  readonly hasMultiple: boolean;
  /** The last of the amounts that it is the sum of: the 20 lakh of `1 crore 20 lakh`. */
  readonly last?: number;
}

/** The amount that begins at a token, with its multiples, which fall: `1 crore 20 lakh`. */
export function amountAt(tokens: Tokens, at: number): Amount | null {
  const first = coefficientAt(tokens, at);
  if (!first) return null;
  let sum = 0;
  let last: number | undefined;
  let end = at;
  let above = Number.POSITIVE_INFINITY;
  for (let part: Coefficient | null = first; part; part = coefficientAt(tokens, end)) {
    // of "teen sau pachas" 300 is the amount: "pachas" has no multiple, so it is left to be a number of its own
    const multiple = MULTIPLES.get(tokens[part.end] ?? '');
    if (multiple === undefined || multiple >= above) break;
    const value = part.value * multiple;
    if (sum > 0) last = value;
    sum += value;
    above = multiple;
    end = part.end + 1;
  }
  if (end === at) return { ...first, at, hasMultiple: false };
  return { value: rounded(sum), at, end, hasMultiple: true, ...(last !== undefined && { last }) };
}
