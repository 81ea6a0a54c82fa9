import { appliedOn, type Dated, type Fact } from './fact.ts';

/**
 * The day whose facts apply. It is read once, as this file loads: so a page, a command or a check gives the same figures in every
 * run, past midnight too.
 */
export const appliedDay = today();

/** The value of a fact that applies today, with its date and source. */
export const datedNow = (fact: Fact): Dated => appliedOn(fact, appliedDay);

/** Which of these days of every year, MM-DD, comes next; today is one of them. */
export const comesNext = (days: readonly string[]): string | undefined => {
  const sorted = [...days].sort();
  return sorted.find((each) => each >= appliedDay.slice(5)) ?? sorted[0];
};

const yearBegan = Number(appliedDay.slice(0, 4)) - (appliedDay.slice(5) < '04-01' ? 1 : 0);
/** The first day of the financial year before today's, and the first and the last of today's, as ISO dates. */
export const yearNow = {
  before: `${yearBegan - 1}-04-01`,
  first: `${yearBegan}-04-01`,
  last: `${yearBegan + 1}-03-31`,
} as const;

/** Today in the visitor's time zone, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The facts that are loaded, by their names. Definitions load all of them (`all.ts`); a page without a calculator loads none, and has none
 * in its texts.
 */
export const known: Record<string, Fact> = {};
