import { daysBetween } from '#maths/days.ts';
import type { Entered } from '#src/device/recent-tools.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { today } from '#src/rules/today.ts';
import { words } from '#words/shell.ts';

/** When figures were left, in words: today, yesterday, 3 days ago, 2 October 2026. Null where it is not known. */
export function whenLeft({ at }: Pick<Entered, 'at'>, now = new Date()): string | null {
  if (at === 0) return null;
  const day = today(new Date(at));
  return words.recent.when(daysBetween(day, today(now)), formatDay(day));
}
