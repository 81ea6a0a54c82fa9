/** The unit of a fact's value, by which it is formatted. */
export type FactUnit =
  | 'percent'
  | 'rupees'
  | 'years'
  /** A year counted from the start: the third. */
  | 'nthYear'
  | 'months'
  | 'days'
  | 'index'
  /** A plain number, as the label says. */
  | 'number'
  | 'day'
  | 'year'
  | 'cities'
  | 'states'
  | 'loans'
  | 'slabs'
  | 'caps';

/** Income or loan bands: each holds up to `upTo` rupees (Infinity for the last) and carries a rate in percent. */
export interface Band {
  upTo: number;
  rate: number;
}

/**
 * A number, a day on which a rule changes (ISO, unit `day`), a year's name (`2026-27`, unit `year`), names, bands, or numbers in an
 * order that the label describes.
 */
export type FactValue = number | string | readonly string[] | readonly Band[] | readonly number[];

/** A value and the day from which it holds. */
export interface Dated<V extends FactValue = FactValue> {
  /** ISO date (YYYY-MM-DD). */
  from: string;
  /** ISO date of the last day, where the value lapsed without a successor. */
  until?: string;
  value: V;
  /** The name of the law, notification or body it comes from. */
  source: string;
  /** The section, rule or clause, where there is one. */
  section?: string;
}

/** A legal or official figure with its history. Lists are in order of `from`, oldest first. */
export interface Fact<V extends FactValue = FactValue> {
  label: string;
  unit: FactUnit;
  values: readonly [Dated<V>, ...Dated<V>[]];
  /**
   * `until` is the last ISO date for which the newest value counts as confirmed. `words` say when or for which period it was
   * confirmed, and name what was read if that was not the official text.
   */
  confirmed: { until: string; words: string };
}

/** A value that held on a day, and whether it was confirmed for it; or a sentence that says why there is none. */
export type Lookup<V extends FactValue> =
  | { ok: true; dated: Dated<V>; confirmed: boolean }
  | { ok: false; message: string };

const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The value that held on a day. Fails before the first known day, after a value that lapsed, and after the day up to which the
 * newest one was confirmed, unless that day has come: then the newest value holds, unconfirmed, until somebody looks it up again.
 *
 * @param day ISO date (YYYY-MM-DD)
 * @param today the day of the visit
 */
export function valueOn<V extends FactValue>(fact: Fact<V>, day: string, today = ''): Lookup<V> {
  const dated = fact.values.findLast((value) => value.from <= day);
  const unknown = (when: string): Lookup<V> => ({ ok: false, message: `${fact.label}: no value is known ${when}.` });
  if (!dated) return unknown(`before ${inWords(fact.values[0].from)}`);
  if (dated.until !== undefined && day > dated.until) return unknown(`after ${inWords(dated.until)}`);
  const confirmed = dated !== fact.values.at(-1) || dated.until !== undefined || isConfirmedFor(fact, day);
  return confirmed || day <= today ? { ok: true, dated, confirmed } : unknown(`after ${inWords(fact.confirmed.until)}`);
}

/**
 * The value that applies on a day: the newest that has begun, whether or not it is still confirmed, or the oldest where none
 * has begun.
 *
 * @param day ISO date (YYYY-MM-DD)
 */
export function appliedOn<V extends FactValue>(fact: Fact<V>, day: string): Dated<V> {
  return fact.values.findLast(({ from }) => from <= day) ?? fact.values[0];
}

/**
 * The days between which the same values apply as on a day, and the same one of `yearly`, days of every year as MM-DD, comes next:
 * from `since` on, before `until`; `until` is null where nothing changes.
 */
export function samePeriod(
  all: readonly Fact[],
  day: string,
  yearly: readonly string[] = [],
): { since: string; until: string | null } {
  const year = Number(day.slice(0, 4));
  const passed = [year - 1, year, year + 1].flatMap((each) =>
    yearly.map((monthDay) => dayAfter(`${each}-${monthDay}`)),
  );
  const days = [...all.flatMap(({ values }) => values.map(({ from }) => from)), ...passed].sort();
  return { since: days.findLast((from) => from <= day) ?? '', until: days.find((from) => from > day) ?? null };
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Whether the newest value was confirmed for an ISO day. */
export function isConfirmedFor(fact: Fact, day: string): boolean {
  return day <= fact.confirmed.until;
}

/** The last ISO day for which all of the facts are confirmed. At least one fact is needed. */
export function confirmedUntil(all: readonly Fact[]): string {
  return all.map(({ confirmed }) => confirmed.until).reduce((one, other) => (other < one ? other : one));
}

/** How far facts are confirmed, as a page may claim it. */
export interface Confirmation {
  /** The ISO day up to which every fact is confirmed but those that are behind. */
  readonly until: string;
  /** The few that are confirmed for a shorter time than all others, with the label of one of them; null for none. */
  readonly behind: { readonly count: number; readonly until: string; readonly label: string } | null;
}

/** How far facts are confirmed: of a few that a new quarter is waiting for the claim about all others says nothing. */
export function confirmationOf(all: readonly Fact[]): Confirmation {
  const until = confirmedUntil(all);
  const behind = all.filter(({ confirmed }) => confirmed.until === until);
  const others = all.filter((fact) => !behind.includes(fact));
  const [first] = behind;
  if (!first || 2 * behind.length >= all.length) return { until, behind: null };
  return { until: confirmedUntil(others), behind: { count: behind.length, until, label: first.label } };
}
