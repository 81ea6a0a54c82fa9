// A number of a line, from the pieces that make it. `monthly 5 hazar rs` and `saadhe saat %` are read in four steps:
//
//   coefficientAt   5                               7.5
//   amountAt        5000, with its multiple         7.5
//   countedAt       5000 after its period           7.5, with no period before it
//   the readers     money for each month            a rate: the first of `READERS` to which the words after it mean something
import { words as language } from '#words/ask.ts';
import { rounded } from './amount.ts';
import { type Counted, countedAt, type Found } from './counted.ts';
import {
  HUNDRED_A_MONTH,
  LAKH_A_YEAR,
  PERCENTS,
  phraseLength,
  RATIOS,
  RUPEES_WORD,
  setOf,
  TIMES_WORD,
} from './number-words.ts';
import { INTEREST, isOfAmountBehind, periodAt, ratePeriodAt } from './periods.ts';
import { type Pieces, pieceAt } from './pieces.ts';
import { readAge, readTime } from './read-time.ts';

const RATE_BELOW = 60; // from here on "11 taka" is money and no rate
const TAKA = setOf(language.percentOrRupees);
const COPULAS = setOf(language.copulas);

/** "3x", "2 guna". */
const readRatio = ({ value, end, next, hasMultiple }: Counted): Found | null =>
  !hasMultiple && TIMES_WORD.test(next) ? { number: { value, kind: 'ratio' }, end: end + 1 } : null;

/** "2 rupaye saikda", which private lenders say for 2% a month. */
function readSaikda({ pieces, value, end, hasMultiple }: Counted): Found | null {
  const words = phraseLength(pieces, end, HUNDRED_A_MONTH);
  if (words === 0 || hasMultiple) return null;
  const after = ratePeriodAt(pieces, end + words);
  return { number: { value, kind: 'percent', per: 'month' }, end: after.per === 'month' ? after.end : end + words };
}

/** How many pieces after an amount say percent: "11 taka" is a rate, "5000 taka" money. */
const percentLength = ({ pieces, value, end, next, hasMultiple }: Counted): number =>
  TAKA.has(next) && !hasMultiple && value < RATE_BELOW ? 1 : phraseLength(pieces, end, PERCENTS);

/**
 * Whether the period before a percentage is of something else: in "har mahine 8% fd" it is no period of the rate. Then the period is a
 * word of the line, and the percentage is read at its own place.
 */
function isPeriodOfOther(counted: Counted): boolean {
  const { pieces, end, perBefore } = counted;
  const words = percentLength(counted);
  return perBefore !== undefined && words > 0 && !INTEREST.has(pieceAt(pieces, end + words));
}

/** "8.5%", "2% mahina", "monthly 2% interest"; only where a period before it is its own (`isPeriodOfOther`). */
function readRate(counted: Counted): Found | null {
  const { pieces, value, end, perBefore } = counted;
  const words = percentLength(counted);
  if (words === 0) return null;
  const behind = ratePeriodAt(pieces, end + words);
  const isPeriodBehind = perBefore === undefined && !isOfAmountBehind(pieces, behind);
  const { per, end: last } = isPeriodBehind ? behind : { per: perBefore, end: end + words };
  return { number: { value, kind: 'percent', ...(per && { per }) }, end: last };
}

/** "12 lpa", "12 lakh lpa". */
function readLakhAYear({ pieces, value, end, hasMultiple }: Counted): Found | null {
  const words = phraseLength(pieces, end, LAKH_A_YEAR);
  return words === 0
    ? null
    : { number: { value: hasMultiple ? value : rounded(value * 1e5), kind: 'money', per: 'year' }, end: end + words };
}

/** Money, perhaps for a period, where anything shows it: "50 lakh", "5000 rs monthly"; else a plain number. */
function readMoneyOrPlain({ pieces, value, end, next, amounts, perBefore, isMoney, hasComma }: Counted): Found {
  const hasRupees = TAKA.has(next) || RUPEES_WORD.test(next) || next === '/-';
  let after = hasRupees ? end + 1 : end;
  // "55 hazar hai mahine ki"
  if (COPULAS.has(pieceAt(pieces, after)) && periodAt(pieces, after + 1).per !== undefined) after++;
  const { per, end: last } = perBefore ? { per: perBefore, end: after } : periodAt(pieces, after);
  const kind = isMoney || hasRupees || per !== undefined || hasComma ? 'money' : 'plain';
  return { number: { value, kind, ...(per && { per }), ...(amounts.length > 1 && { amounts }) }, end: last };
}

/**
 * What makes a number of an amount by the words around it. The first that finds something counts, so each that is for longer words
 * comes before the one that their first words are for; the others could stand anywhere.
 */
const READERS: readonly ((counted: Counted) => Found | null)[] = [
  readAge, // before readTime: "age 30 years"
  readRatio,
  readSaikda, // before readMoneyOrPlain: "2 rupaye saikda"
  readRate, // before readMoneyOrPlain: "11 taka"
  readLakhAYear,
  readTime,
  readMoneyOrPlain, // takes whatever is left
];

/** The number that begins at a piece, and the piece after it; null where none begins. */
export function quantityAt(pieces: Pieces, at: number): Found | null {
  const ratio = RATIOS.get(pieceAt(pieces, at));
  if (ratio !== undefined) return { number: { value: ratio, kind: 'ratio' }, end: at + 1 };
  const counted = countedAt(pieces, at);
  if (!counted || isPeriodOfOther(counted)) return null;
  for (const read of READERS) {
    const found = read(counted);
    if (found) return found;
  }
  return null;
}
