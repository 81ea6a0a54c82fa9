import { words as locale } from '#words/format.ts';
import { isDay } from './check-values.ts';
import { plainText } from './parse-number.ts';

/** A year of two digits means 1980 to 2079. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 80 ? 20 : 19}${year}`);

/** The number of a month by its name in the hub's language, whole or cut; 0 for none. */
function monthNumber(name: string): number {
  const at = locale.shortMonths.findIndex((short) => name.startsWith(short.toLowerCase()));
  return at >= 0 && locale.months[at]?.toLowerCase().startsWith(name) ? at + 1 : 0;
}

/**
 * Reads a day as spreadsheets in India write it: `2026-04-01`, `01-04-2026`, `1/4/26`, `1 Apr 2026`. The day stands before the
 * month.
 *
 * @param monthOf the number of a month by its name, from 1; 0 for none
 * @returns YYYY-MM-DD; null where the text is no day of the calendar
 */
export function parseDay(text: string, monthOf: (name: string) => number = monthNumber): string | null {
  // spreadsheets may add a time of day
  const plain = plainText(text).replace(/[t ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?z?$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain);
  const named = /^(\d{1,2})[-/. ]?([a-z]{3,9}|[\p{Script=Devanagari}]{2,9})[-/., ]+(\d{4}|\d{2})$/u.exec(plain);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : numbers
      ? [numbers[3], numbers[2], numbers[1]]
      : [named?.[3], String(monthOf(named?.[2] ?? '-')), named?.[1]];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
