import { roundHalfUp } from '#maths/rounding.ts';
import { LONGEST_FIGURE, parseNumber, plainText } from './parse-number.ts';
import { DAYS, MONTHS, YEARS } from './units.ts';

const NUMBER = String.raw`(\d[\d,]*(?:\.\d*)?|\.\d+)`;
const AND = '(?:,|and|&|और|व)';
const DURATION = new RegExp(
  `^([+-]?) *(?:${NUMBER} *(?:${YEARS})\\.?)?(?: *${AND}?)(?: *${NUMBER} *(?:${MONTHS})\\.?)?(?: *${AND}?)(?: *${NUMBER} *(?:${DAYS}|d))?$`.normalize(
    'NFC',
  ),
);
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** What a number without a unit counts in a box of a duration. */
export type DurationUnit = 'years' | 'months' | 'days';

/** How many of a unit make a year: banks in India count 365 days. */
export const UNITS_A_YEAR: Readonly<Record<DurationUnit, number>> = { years: 1, months: 12, days: 365 };

/** The count of a duration in a unit, if it is whole; null otherwise. */
export function wholeIn(unit: DurationUnit, years: number): number | null {
  const count = years * UNITS_A_YEAR[unit];
  return Math.abs(count - Math.round(count)) < 1e-6 ? Math.round(count) : null;
}

/**
 * Reads a duration as people type it: `18 months`, `1 year 6 months`, `1y 6m`, `1½ years`, `18 महीने`, and a plain number in
 * the unit that the box shows.
 *
 * @param unit what a number without a unit counts
 * @param takesDays whether days are read too: `444 days`, `1 year 79 days`
 * @returns years; null where the text is no duration
 */
export function parseDuration(text: string, unit: DurationUnit = 'years', takesDays = false): number | null {
  const typed = plainText(text);
  if (typed.length > LONGEST_FIGURE) return null;
  const plain = typed.replace(/(?<=\d) *([¼½¾])|[¼½¾]/g, (whole) => FRACTIONS[whole.trim()] ?? whole);
  const [, sign, years, months, days] = DURATION.exec(plain) ?? [];
  if (days !== undefined && !takesDays) return null;
  if (years === undefined && months === undefined && days === undefined) {
    // parseNumber accepts "years" after a figure too, but DURATION has matched such a text already
    const count = parseNumber(plain);
    return count === null ? null : count / UNITS_A_YEAR[unit];
  }
  const [inYears, inMonths, inDays] = [years, months, days].map((each) => parseNumber(each ?? '0'));
  if (inYears == null || inMonths == null || inDays == null) return null;
  // "1.5 years 6 months" may be two years or a slip
  const last = days !== undefined ? inYears + inMonths : months !== undefined ? inYears : 0;
  if (!Number.isInteger(last)) return null;
  const size = (inYears * 12 + inMonths) / 12 + inDays / UNITS_A_YEAR.days;
  return sign === '-' && size !== 0 ? -size : size;
}

/** Reads a duration as `parseDuration` does, a plain number as months. Returns months. */
export function readMonths(text: string): number | null {
  const years = parseDuration(text, 'months');
  return years === null ? null : roundHalfUp(years * 12, 6);
}
