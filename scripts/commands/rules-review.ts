// npm run rules:review [-- YYYY-MM-DD]: lists the facts whose newest value is not confirmed for that day (default: today).
// Exits with 1 if a confirmation is overdue by more than a quarter, with 2 if the argument is not a day.
import { isDay } from '../../src/maths/calendar.ts';
import { facts, overdue } from '../../src/rules/index.ts';
import { endWithReader, isMain } from '../build/project.ts';

/** The days of the longest quarter, in milliseconds. */
const QUARTER = 92 * 86_400_000;

/**
 * The report on overdue facts.
 *
 * @param day ISO date (YYYY-MM-DD)
 * @returns a line for each fact, and how many are overdue by more than a quarter
 */
export function review(due: ReturnType<typeof overdue>, day: string) {
  let late = 0;
  const lines = due.map(({ id, label, confirmed, dated }) => {
    const isLate = Date.parse(day) - Date.parse(confirmed.until) > QUARTER;
    if (isLate) late++;
    return `${isLate ? 'LATE ' : ''}${id}: ${label}, in force since ${dated.from}, last confirmed ${confirmed.words} (to ${confirmed.until}). Source: ${dated.source}`;
  });
  return { lines, late };
}

function main() {
  endWithReader();
  const [day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
  if (!isDay(day)) {
    console.error(`rules:review: ${JSON.stringify(day)} is not a day written as YYYY-MM-DD`);
    process.exitCode = 2;
    return;
  }
  const { lines, late } = review(overdue(day), day);
  for (const line of lines) console.log(line);
  console.log(`${lines.length} of ${Object.keys(facts).length} facts are due for review on ${day}.`);
  if (late === 0) return;
  console.error(`rules:review: ${late} of them are overdue by more than a quarter`);
  process.exitCode = 1;
}

if (isMain(import.meta.url)) main();
