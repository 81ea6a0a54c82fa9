// What an amount or a rate is for, by the words of a period beside it: a month, a year, or another time.
import { words as language } from '#words/ask.ts';
import { amountAt } from './amount.ts';
import { PER_MONTH, PER_YEAR, phraseLength, phrasesIn, RUPEES_WORD, setOf, YEARS_WORD } from './number-words.ts';
import { type Pieces, pieceAt } from './pieces.ts';
import { LEAST_AMOUNT, type Quantity } from './quantity.ts';

const PERIODS = [
  ['month', PER_MONTH],
  ['year', PER_YEAR],
  ['other', phrasesIn(language.perOther)],
] as const;
const PERIOD_PREFIXES = setOf(language.periodPrefixes);
const OWNERS_AFTER_PERIOD = setOf(language.ownersAfterPeriod);
export const INTEREST = setOf(language.interest);
const OF_PAYOUT = setOf(language.ofPayout);

/** A period and the piece after it. */
interface Period {
  /** Undefined where no period of the number stands there; then `end` is the place that was looked at. */
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
export function periodAt(pieces: Pieces, at: number): Period {
  const start = behindSlash(pieces, at);
  const found = periodWordsAt(pieces, start);
  if (found) {
    const isOfResult =
      OWNERS_AFTER_PERIOD.has(pieceAt(pieces, found.end)) && !PERIOD_PREFIXES.has(pieceAt(pieces, start));
    return isOfResult ? { end: at } : found;
  }
  // "50000/year"
  return start > at && YEARS_WORD.test(pieceAt(pieces, start)) ? { per: 'year', end: start + 1 } : { end: at };
}

/** What a rate is for: "2% mahina byaj" is for a month, but "8% monthly interest" says how often the interest comes. */
export function ratePeriodAt(pieces: Pieces, at: number): Period {
  const found = periodWordsAt(pieces, behindSlash(pieces, at));
  const isOfRate = found && INTEREST.has(pieceAt(pieces, found.end)) && !OF_PAYOUT.has(pieceAt(pieces, at));
  return isOfRate ? found : periodAt(pieces, at);
}

export const rupeesLength = (pieces: Pieces, at: number): number => (RUPEES_WORD.test(pieceAt(pieces, at)) ? 1 : 0);

/** Whether the period after a rate is of the amount that follows: "11% har mahine 12000". */
export function isOfAmountBehind(pieces: Pieces, { per, end }: Period): boolean {
  const amount = per === undefined ? null : amountAt(pieces, end + rupeesLength(pieces, end));
  return amount !== null && amount.value >= LEAST_AMOUNT;
}
