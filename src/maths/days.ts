/** The length of each month in a common year. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * A day of the calendar as a count, so that days can be subtracted without clocks and time zones. 1 January of the
 * year 0 is 0.
 *
 * @param day ISO date (YYYY-MM-DD)
 * @returns NaN where there is no such day
 */
export function dayNumber(day: string): number {
  const [, years, months, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const [year, month, dayOfMonth] = [Number(years), Number(months), Number(date)];
  const length = (monthLengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  if (!(dayOfMonth >= 1 && dayOfMonth <= length)) return Number.NaN;
  const leapDays = Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400);
  const before =
    monthLengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + (month > 2 && isLeap(year) ? 1 : 0);
  return 365 * year + leapDays + before + dayOfMonth - 1;
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
