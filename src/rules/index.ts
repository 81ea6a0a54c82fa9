import { facts } from './all.ts';
import { appliedOn, type Dated, type Fact, isConfirmedFor, type Lookup, samePeriod, valueOn } from './fact.ts';
import { today } from './today.ts';

export type { Band, Confirmation, Dated, Fact, FactUnit, FactValue } from './fact.ts';
export { confirmationOf, confirmedUntil, isConfirmedFor, valueOn } from './fact.ts';
export { facts };

export type FactId = keyof typeof facts;
type ValueOf<Id extends FactId> = (typeof facts)[Id]['values'][number]['value'];
type Widened<V> = V extends number
  ? number
  : V extends string
    ? string
    : V extends readonly string[]
      ? readonly string[]
      : V extends readonly number[]
        ? readonly number[]
        : V;

/**
 * The day whose facts apply. It is read once, as this file loads: so a page, a command or a check gives the same figures in every
 * run, past midnight too.
 */
const appliedDay = today();

/** The value of a fact that applies today, with its date and source. */
export const datedNow = (fact: Fact): Dated => appliedOn(fact, appliedDay);

/** The value of a fact that applies today, in the fact's unit (rupees, percent a year, years). */
export function factNow<Id extends FactId>(id: Id): Widened<ValueOf<Id>> {
  return datedNow(facts[id] as Fact).value as Widened<ValueOf<Id>>;
}

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

/**
 * The period around today in which what was built today stays right: from the day `since`, before the day `until`. Within it no
 * fact changes its value and no financial year ends.
 *
 * @param alsoEnding days of every year, as MM-DD, after which it ends too: a page may name the next of them
 */
export const periodOfTodaysFacts = (alsoEnding: readonly string[] = []) =>
  samePeriod(Object.values(facts), appliedDay, [...alsoEnding, yearNow.last.slice(5)]);

/** The value of a fact on an ISO day, or why there is none; up to today the newest one, where nobody has confirmed it again. */
export function factOn<Id extends FactId>(id: Id, day: string): Lookup<Widened<ValueOf<Id>>> {
  return valueOn(facts[id] as Fact, day, appliedDay) as Lookup<Widened<ValueOf<Id>>>;
}

/** The facts whose newest value has not been confirmed for an ISO day: someone should look them up again. */
export function overdue(day: string): (Fact & { id: string; dated: Dated })[] {
  return Object.entries(facts as Record<string, Fact>)
    .filter(([, fact]) => !isConfirmedFor(fact, day))
    .map(([id, fact]) => ({ ...fact, id, dated: fact.values.at(-1) ?? fact.values[0] }));
}
