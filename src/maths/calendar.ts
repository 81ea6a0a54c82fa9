/** Milliseconds of a day, of which each in UTC has as many. */
const DAY = 86_400_000;

/**
 * A day of the calendar as a count, so that days can be subtracted. 1 January 1970 is 0.
 *
 * @param day ISO date (YYYY-MM-DD)
 * @returns NaN where there is no such day
 */
export function dayNumber(day: string): number {
  const time = new Date(`${day}T00:00Z`).getTime();
  // some browsers take 30 February for a day of March
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
  return isDay ? time / DAY : Number.NaN;
}

/** Whether a value is a day of the calendar written as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(dayNumber(value));
}

/** Whether a value is a calendar month written as YYYY-MM. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
}

/**
 * Days from one day to another, below 0 where the second is the earlier one.
 *
 * @param from ISO date (YYYY-MM-DD)
 * @param to ISO date (YYYY-MM-DD)
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The calendar month, as `2027-04`, that is `count` months after the month of a day.
 *
 * @param from a day or a month as `2026-04-05` or `2026-04`
 * @param count whole months
 */
export function monthAfter(from: string, count: number): string {
  const [year, month] = from.split('-').map(Number);
  const months = Number(year) * 12 + Number(month) - 1 + count;
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`;
}

/** The Indian financial year of a month or a day, April to March: `2027-04` and `2028-03-31` are in `2027-28`. */
export function financialYear(month: string): string {
  const begins = Number(monthAfter(month, -3).slice(0, -3));
  return `${pad(begins, 4)}-${pad((begins + 1) % 100, 2)}`;
}

const pad = (figure: number, digits: number): string => String(figure).padStart(digits, '0');
