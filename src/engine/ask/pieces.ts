// A line cut into pieces: digits, words and signs.
import { MULTIPLES } from '../units.ts';
import { isUnitWord } from './number-words.ts';
import { hubWord } from './other-words.ts';

/** The sign of an amount. Directly before digits it belongs to them: in "6 ₹20" to 20. */
export const RUPEE_SIGN = String.raw`(?:₹|rs\.?|inr)`;
const BEGINS_WITH_DIGITS = new RegExp(`^${RUPEE_SIGN}?\\.?\\d`);

/** All that can be a piece; the first that fits is taken. */
const PIECE = new RegExp(
  [
    // the placeholder of a date (`withDatePlaceholders`)
    String.raw`date\d{8}`,
    // a tax year: 2026-27
    String.raw`(?:19|20)\d\d-\d\d(?!\d)`,
    // 50,000 and ₹1.5 and .5
    String.raw`${RUPEE_SIGN}?\d+(?:[,.'’]\d+)*|\.\d+`,
    // a word, with the dots of p.m. and a.p.
    String.raw`\p{L}[\p{L}\p{M}]*(?:\.(?=\p{L}\.?(?!\p{L}))\p{L}\.?)*`,
    // 500/-
    String.raw`\/-`,
    // a comma between numbers keeps them apart
    ',(?= )',
    '[₹$€£¥%@∞/+*×÷=<>~-]',
  ].join('|'),
  'gu',
);

/** A line cut into pieces. */
export type Pieces = readonly string[];

export const isDigits = (text: string): boolean => BEGINS_WITH_DIGITS.test(text);
/** Whether a text has a letter: of a number such as rs500 this holds too, so ask `isDigits` first. */
export const isWord = (text: string): boolean => /\p{L}/u.test(text);
export const pieceAt = (pieces: Pieces, at: number): string => pieces[at] ?? '';

/** Whether two adjacent pieces are one name, as 80c and a1 are; 5k is a number with its unit. */
function isOneName(before: string, piece: string): boolean {
  // c is crore in "5 c", but 80c is a section
  const isUnit = piece !== 'c' && (MULTIPLES.has(piece) || isUnitWord(piece));
  return (isDigits(before) && isWord(piece) && !isUnit) || (isWord(before) && isDigits(piece));
}

/** Cuts a text into digits, words and signs, each word replaced by the hub's own word for it. */
export function piecesOf(text: string): Pieces {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(PIECE)) {
    const piece = isDigits(found) ? found : found.replaceAll('.', '');
    const last = pieces.at(-1);
    if (last !== undefined && index === end && isOneName(last, piece)) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
    end = index + found.length;
  }
  return pieces.map((piece) => (isWord(piece) && !isDigits(piece) ? hubWord(piece) : piece));
}
