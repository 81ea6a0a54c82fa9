import { facts } from './all.ts';
import { type Dated, type Fact, isConfirmedFor, type Lookup, samePeriod, valueOn } from './fact.ts';
import { appliedDay, datedNow, yearNow } from './now.ts';

export type { Band, Confirmation, Dated, Fact, FactUnit, FactValue } from './fact.ts';
export { confirmationOf, confirmedUntil, isConfirmedFor, valueOn } from './fact.ts';
export { datedNow, yearNow } from './now.ts';
export { facts };

/** The name of a fact: `ppf.rate`. */
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

/** The value of a fact that applies today, in the fact's unit (rupees, percent a year, years). */
export function factNow<Id extends FactId>(id: Id): Widened<ValueOf<Id>> {
  return datedNow(facts[id] as Fact).value as Widened<ValueOf<Id>>;
}

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
