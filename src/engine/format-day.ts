import { words as locale } from '#words/format.ts';

/** 2026-11-21 as 21 November 2026. */
export function formatDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return locale.day(date, String(locale.months[month - 1]), year);
}

/** 2027-04 as Apr 2027. */
export function formatMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return locale.month(String(locale.shortMonths[number - 1]), year);
}
