import { roundHalfUp } from '#maths/rounding.ts';
import { parseNumber, plainText } from './parse-number.ts';
import { MONTHS, YEARS } from './units.ts';

const NUMBER = String.raw`(\d[\d,]*(?:\.\d*)?|\.\d+)`;
const AND = '(?:,|and|&|और|व)';
const DURATION = new RegExp(
  `^([+-]?) *(?:${NUMBER} *(?:${YEARS})\\.?)?(?: *${AND}?)(?: *${NUMBER} *(?:${MONTHS})\\.?)?$`.normalize('NFC'),
);
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/**
 * Reads a duration as people type it: `18 months`, `1 year 6 months`, `1y 6m`, `1½ years`, `18 महीने`, and a plain number in
 * the unit that the box shows.
 *
 * @param unit what a number without a unit counts
 * @returns years; null where the text is no duration
 */
export function parseDuration(text: string, unit: 'years' | 'months' = 'years'): number | null {
  const plain = plainText(text).replace(/(?<=\d) *([¼½¾])|[¼½¾]/g, (whole) => FRACTIONS[whole.trim()] ?? whole);
  const [, sign, years, months] = DURATION.exec(plain) ?? [];
  if (years === undefined && months === undefined) {
    // parseNumber accepts "years" after a figure too, but DURATION has matched such a text already
    const count = parseNumber(plain);
    return count === null || unit === 'years' ? count : count / 12;
  }
  const [whole, rest] = [parseNumber(years ?? '0'), parseNumber(months ?? '0')];
  // "1.5 years 6 months" may be two years or a slip
  if (whole === null || rest === null || (months !== undefined && !Number.isInteger(whole))) return null;
  const size = (whole * 12 + rest) / 12;
  return sign === '-' && size !== 0 ? -size : size;
}

/** Reads a duration as `parseDuration` does, a plain number as months. Returns months. */
export function readMonths(text: string): number | null {
  const years = parseDuration(text, 'months');
  return years === null ? null : roundHalfUp(years * 12, 6);
}
