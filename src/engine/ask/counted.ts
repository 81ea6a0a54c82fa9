// An amount with what stands before it: `age 30`, `rs 5000`, `mahine ke rs 6000`. The readers say what it counts, by what stands after it.
import { words as language } from '#words/ask.ts';
import { amountAt } from './amount.ts';
import { phraseLength, phrasesIn, setOf } from './number-words.ts';
import { periodAt, rupeesLength } from './periods.ts';
import { type Pieces, pieceAt, RUPEE_SIGN } from './pieces.ts';
import type { Quantity } from './quantity.ts';

const HAS_SIGN = new RegExp(`^${RUPEE_SIGN}\\d`);
const OWNERS_BEFORE_PERIOD = setOf(language.ownersBeforePeriod);
const GENITIVES = setOf(language.genitives);
const AGE_WORDS = phrasesIn(language.ageWords);

/** What a number says, without its text, and the piece after it. */
export interface Found {
  readonly number: Omit<Quantity, 'text'>;
  readonly end: number;
}

/** An amount, with what stands before it. */
export interface Counted {
  readonly pieces: Pieces;
  readonly value: number;
  readonly end: number;
  /** The piece after it. */
  readonly next: string;
  readonly hasMultiple: boolean;
  readonly amounts: NonNullable<Quantity['amounts']>;
  /** Whether the word of an age stands before it: "age 30". */
  readonly isAged: boolean;
  /** A period that stands before it: "monthly 5000". */
  readonly perBefore: Quantity['per'];
  /** Whether the word or the sign of rupees before it, or its multiple, shows that it is money. */
  readonly isMoney: boolean;
  /** A comma between its digits shows that it is money. */
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
  if (age > 0) return { start: at + age, isAged: true, perBefore: undefined, hasRupees: false };
  const hasGenitive = perBefore !== undefined && GENITIVES.has(pieceAt(pieces, end));
  const behindPeriod = (perBefore ? end : at) + (hasGenitive ? 1 : 0);
  const rupees = rupeesLength(pieces, behindPeriod);
  return { start: behindPeriod + rupees, isAged: false, perBefore, hasRupees: rupees > 0 };
}

/** The amount that begins at a piece, or after the word of an age, a period or rupees there. */
export function countedAt(pieces: Pieces, at: number): Counted | null {
  const { start, isAged, perBefore, hasRupees } = prefixAt(pieces, at);
  const found = amountAt(pieces, start);
  if (!found) return null;
  const first = pieceAt(pieces, start);
  const isMoney = found.hasMultiple || hasRupees || HAS_SIGN.test(first);
  const hasComma = first.includes(',');
  return { pieces, ...found, next: pieceAt(pieces, found.end), isAged, perBefore, isMoney, hasComma };
}
