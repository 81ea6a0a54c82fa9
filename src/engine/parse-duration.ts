import { roundHalfUp } from '#maths/basics.ts';
import { LONGEST_FIGURE, parseNumber, plainText } from './parse-number.ts';
import { DAYS, MONTHS, YEARS } from './units.ts';

/** A number with one of these units, or nothing. */
const part = (name: DurationUnit, units: string) =>
  String.raw`(?: *(?<${name}>\d[\d,]*(?:\.\d*)?|\.\d+) *(?:${units}))?`;
const AND = ' *(?:,|and|&|और|व)?'.normalize('NFC');
/** Words of which an abbreviation may end with a point. */
const pointed = (words: string) => String.raw`(?:${words})\.?`;
/** A sign and a part for each unit: `1 year 6 months`, `1.5y`, `-1 yr. and 79 days`. */
const DURATION = new RegExp(
  [
    '^(?<sign>[+-]?)',
    part('years', pointed(YEARS)),
    AND,
    part('months', pointed(MONTHS)),
    AND,
    part('days', `${DAYS}|d`),
    '$',
  ].join(''),
);

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
  const plain = plainText(text);
  if (plain.length > LONGEST_FIGURE) return null;
  const { sign, ...counts } = DURATION.exec(plain)?.groups ?? {};
  if (counts.days !== undefined && !takesDays) return null;
  const counted = Object.values(counts).filter((count) => count !== undefined);
  if (counted.length === 0) {
    // parseNumber accepts "years" after a figure too, as in "₹5 years", which is no duration
    const count = /\p{L}/u.test(plain) ? null : parseNumber(plain);
    return count === null ? null : count / UNITS_A_YEAR[unit];
  }
  // "1.5 years 6 months" may be two years or a slip
  if (counted.slice(0, -1).some((count) => !Number.isInteger(parseNumber(count)))) return null;
  const [years, months, days] = [counts.years, counts.months, counts.days].map((count = '0') => parseNumber(count));
  if (years == null || months == null || days == null) return null;
  // in months first, so that "1 year 1 month" is the very number that "13 months" is
  const size = (years * 12 + months) / 12 + days / UNITS_A_YEAR.days;
  return sign === '-' && size !== 0 ? -size : size;
}

/** Reads a duration as `parseDuration` does, a plain number as months. Returns months. */
export function readMonths(text: string): number | null {
  const years = parseDuration(text, 'months');
  return years === null ? null : roundHalfUp(years * 12, 6);
}
