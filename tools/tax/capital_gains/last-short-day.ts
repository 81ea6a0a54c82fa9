import { monthAfter } from '#maths/calendar.ts';

/**
 * The last day on which a sale is short-term, as ISO date: the same day of the month `months` later, or that month's last day.
 *
 * @param boughtOn ISO date (YYYY-MM-DD)
 * @param months up to which the law counts a sale as short-term
 */
export function lastShortDay(boughtOn: string, months: number): string {
  const month = monthAfter(boughtOn, months);
  const [year, number] = month.split('-').map((part) => Number(part));
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(boughtOn.slice(8)), days)).padStart(2, '0')}`;
}
