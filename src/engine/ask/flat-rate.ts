// "Flat" is a home in "loan for a flat of 50 lakh" and a rate in "14% flat". There the reader adds "rate", as the tools' words have it,
// and moves a period to the percentage that it is about: "2% flat per month" is read as "2% per month flat rate".
import { words as language } from '#words/ask.ts';
import { PERCENT } from '../units.ts';
import { phrasesIn, setOf } from './number-words.ts';
import { INTEREST, periodAt } from './periods.ts';
import { type Pieces, pieceAt } from './pieces.ts';
import type { Quantity } from './quantity.ts';
import { quantityAt } from './read-number.ts';

/** An amount below it, beside "flat", buys no home. */
const CHEAPEST_HOME = 1_500_000;

/** The word for "rate" after each word for "flat". */
const RATE_BEHIND = new Map(phrasesIn(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
/** The last word of each that says percent. */
const PERCENT_ENDS = new Set(phrasesIn(PERCENT).map((words) => words.at(-1)));
const OWNERS = setOf(language.ownersAfterPeriod);
const OF_LOAN = setOf(language.flatRateAfter);

/**
 * Whether the "flat" at a piece is a rate: "14% flat", "loan flat 14%", "tempo 8 lakh flat 9%".
 *
 * @param before the number right before it
 */
function isRate(pieces: Pieces, at: number, before: Quantity | null): boolean {
  if (before?.kind === 'percent') return true;
  const isOfLoan = OF_LOAN.has(pieceAt(pieces, at - 1));
  const isCheap = before?.kind === 'money' && before.value < CHEAPEST_HOME;
  return (isOfLoan || isCheap) && quantityAt(pieces, at + 1)?.number.kind === 'percent';
}

/** The word "rate", where a piece is a "flat" that is a rate and has no "rate" after it; nothing else. */
export function missingRate(pieces: Pieces, at: number, before: Quantity | null): readonly string[] {
  const rate = RATE_BEHIND.get(pieceAt(pieces, at));
  const isMissing = rate !== undefined && pieceAt(pieces, at + 1) !== rate && isRate(pieces, at, before);
  return isMissing ? [rate] : [];
}

/**
 * Pieces with the period behind "flat" moved to its percentage: "2% flat rate per month", "2% flat/month". A bare word such as
 * "monthly" stays, and so does a period with its owner behind it, since both may be of the EMI: "14% flat per month emi".
 */
export function withPeriodBeforeFlat(pieces: Pieces): Pieces {
  const flat = pieces.findIndex((piece, at) => RATE_BEHIND.has(piece) && PERCENT_ENDS.has(pieces[at - 1]));
  if (flat < 0) return pieces;
  const start = INTEREST.has(pieceAt(pieces, flat + 1)) ? flat + 2 : flat + 1;
  const { per, end } = periodAt(pieces, start);
  if (per === undefined || OWNERS.has(pieceAt(pieces, end))) return pieces;
  const flatRate = pieces.slice(flat, start);
  const period = pieces.slice(start, end);
  // the comma keeps it from being read as the period of a number behind it: "flat monthly 12 months"
  const isBare = period.length === 1 && period[0] !== 'pm';
  const words = isBare ? [...flatRate, ...period, ','] : [...period, ...flatRate];
  return [...pieces.slice(0, flat), ...words, ...pieces.slice(end)];
}
