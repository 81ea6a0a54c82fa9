// The value of a number, in digits or in words, without what it counts: `5 hazar` is 5000, `saadhe saat` 7.5, `1 crore 20 lakh` one amount.
import { words as language } from '#words/ask.ts';
import { parseNumber } from '../parse-number.ts';
import { MULTIPLES } from '../units.ts';
import {
  ADDED,
  FRACTIONS,
  isUnitWord,
  MONTHS_WORD,
  NUMBERS,
  PER_MONTH,
  PER_YEAR,
  phraseLength,
  setOf,
  YEARS_WORD,
} from './number-words.ts';
import { isDigits, type Pieces, pieceAt, RUPEE_SIGN } from './pieces.ts';
import type { Quantity } from './quantity.ts';

/** Number words that are common words too: "do" and "char". */
const ALSO_WORDS = setOf(language.alsoWords);
const ENGLISH_TENS = setOf(language.englishTens);
/** Only digits and the signs between them: 80c and a1 are names. */
const IS_PLAIN = new RegExp(`^${RUPEE_SIGN}?[\\d.,'’]+$`);

/** A calendar year is a name; 2000 is an amount. */
const isCalendarYear = (text: string) => /^(?:19[5-9]\d|20\d\d)$/.test(text) && text !== '2000';

/** A value and the piece after it. */
interface Coefficient {
  readonly value: number;
  readonly end: number;
}

/** A number without its multiple, in digits or in words; null where there is none. */
export function coefficientAt(pieces: Pieces, at: number): Coefficient | null {
  const piece = pieceAt(pieces, at);
  if (!isDigits(piece)) return coefficientInWords(pieces, at);
  if (!IS_PLAIN.test(piece) || isCalendarYear(piece)) return null;
  // NaN, such as of "1,2", makes the line's numbers unreadable
  return { value: parseNumber(piece) ?? Number.NaN, end: at + 1 };
}

/** `pachas`, `twenty five`, `dedh`, `saadhe saat`. */
function coefficientInWords(pieces: Pieces, at: number): Coefficient | null {
  const [piece, next] = [pieceAt(pieces, at), pieceAt(pieces, at + 1)];
  const fraction = FRACTIONS.get(piece);
  if (fraction !== undefined) {
    // "half yearly" is no amount, but "dedh mahina" is one
    const isTime = MONTHS_WORD.test(next) || YEARS_WORD.test(next);
    const isHowOften = !isTime && [PER_MONTH, PER_YEAR].some((all) => phraseLength(pieces, at + 1, all) > 0);
    return MULTIPLES.has(next) || (isUnitWord(next) && !isHowOften) ? { value: fraction, end: at + 1 } : null;
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
  const ones = NUMBERS.get(next);
  if (ENGLISH_TENS.has(piece) && ones !== undefined && ones < 10) return { value: value + ones, end: at + 2 };
  return ALSO_WORDS.has(piece) && !MULTIPLES.has(next) && !isUnitWord(next) ? null : { value, end: at + 1 };
}

/** A product or a sum as it is written: 2.3 × 1 lakh is 229999.99999999997 for the computer. */
export const rounded = (value: number): number => Number(value.toPrecision(15));

/** A number with its multiples, and those amounts of which it is made. */
interface Amount extends Coefficient {
  readonly hasMultiple: boolean;
  readonly amounts: NonNullable<Quantity['amounts']>;
}

/** The amount that begins at a piece, with its multiples, which fall: `1 crore 20 lakh`. */
export function amountAt(pieces: Pieces, at: number): Amount | null {
  const first = coefficientAt(pieces, at);
  if (!first) return null;
  const amounts: { text: string; value: number }[] = [];
  let above = Number.POSITIVE_INFINITY;
  /** Where the next part begins, if there is one. */
  let start = at;
  for (let part: Coefficient | null = first; part; part = coefficientAt(pieces, start)) {
    // of "teen sau pachas" 300 is the amount: "pachas" has no multiple, so it is left to be a number of its own
    const multiple = MULTIPLES.get(pieceAt(pieces, part.end));
    if (multiple === undefined || multiple >= above) break;
    const text = pieces.slice(start, part.end + 1).join(' ');
    amounts.push({ text, value: rounded(part.value * multiple) });
    above = multiple;
    start = part.end + 1;
  }
  if (amounts.length === 0) return { ...first, hasMultiple: false, amounts };
  const value = rounded(amounts.reduce((sum, each) => sum + each.value, 0));
  return { value, end: start, hasMultiple: true, amounts };
}
