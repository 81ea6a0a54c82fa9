// "Flat" is a home in "loan for a flat of 50 lakh" and a rate in "14% flat". There the reader adds "rate", as the tools' words have it.
import { words as language } from '#words/ask.ts';
import { phrasesIn, setOf } from './number-words.ts';
import { type Pieces, pieceAt } from './pieces.ts';
import type { Quantity } from './quantity.ts';
import { quantityAt } from './read-number.ts';

/** An amount below it, beside "flat", buys no home. */
const CHEAPEST_HOME = 1_500_000;

/** The word for "rate" after each word for "flat". */
const RATE_BEHIND = new Map(phrasesIn(language.flatRate).map(([flat = '', rate = '']) => [flat, rate]));
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
