import { monthAfter } from '#maths/calendar.ts';

/**
 * The last day on which a sale is short-term: the same day of the month the law's months later, or the last of that month.
 *
 * @param boughtOn ISO date (YYYY-MM-DD)
 */
export function lastShortDay(boughtOn: string, months: number): string {
  const month = monthAfter(boughtOn, months);
  const [year, number] = month.split('-').map(Number);
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(boughtOn.slice(8)), days)).padStart(2, '0')}`;
}
