// "Flat" is a home in "loan for a flat of 50 lakh" and a rate in "14% flat". There the reader adds "rate", as the tools' words have it,
// and moves a month to the percentage that it is about: "2% flat per month" is read as "2% per month flat rate".
import { words as language } from '#words/ask.ts';
import { PERCENTS, phrasesIn, setOf } from './number-words.ts';
import { INTEREST, isOfAmountBehind, periodAt } from './periods.ts';
import { type Pieces, pieceAt } from './pieces.ts';
import type { Quantity } from './quantity.ts';
import { quantityAt } from './read-number.ts';

/** An amount below it, beside "flat", buys no home. */
const CHEAPEST_HOME = 1_500_000;
/** Up to so many percent a flat rate is one of a month: no lender has so low a one for a year. */
const MOST_A_MONTH = 3;

/** The word for "rate" after each word for "flat". */
const RATE_BEHIND = new Map(phrasesIn(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
/** The last word of each that says percent. */
const PERCENT_ENDS = new Set(PERCENTS.map((words) => words.at(-1)));
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
 * Pieces with the month behind "flat" moved to its percentage, where that is so small that it is no rate of a year:
 *
 *   2% flat per month          2% per month flat
 *   5% flat per month          5% flat per month, : it may be of the EMI. With the comma it stays a word of its own, for which the
 *                              tools have no use, so there is no figure
 *   12% flat monthly 12000     unchanged: the month is the amount's
 */
export function withMonthBeforeFlat(pieces: Pieces): Pieces {
  const flat = pieces.findIndex((piece, at) => RATE_BEHIND.has(piece) && PERCENT_ENDS.has(pieces[at - 1]));
  if (flat < 0) return pieces;
  const start = INTEREST.has(pieceAt(pieces, flat + 1)) ? flat + 2 : flat + 1;
  const period = periodAt(pieces, start);
  if (period.per !== 'month' || isOfAmountBehind(pieces, period)) return pieces;
  const words = pieces.slice(flat, start);
  const month = pieces.slice(start, period.end);
  const isOfMonth = Number(pieces[flat - 2]) <= MOST_A_MONTH;
  // the comma keeps the month from being read with a number behind it: "flat monthly 12 months"
  const moved = isOfMonth ? [...month, ...words] : [...words, ...month, ','];
  return [...pieces.slice(0, flat), ...moved, ...pieces.slice(period.end)];
}
