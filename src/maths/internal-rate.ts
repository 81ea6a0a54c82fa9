import { adder, type Refusal, refusal, sum } from './basics.ts';
import { dayNumber } from './calendar.ts';
import { rootsAmong } from './roots.ts';

/** Money on a day, in rupees: below 0 what is paid in, above 0 what comes back. */
export interface Flow {
  /** ISO date (YYYY-MM-DD). */
  readonly date: string;
  readonly amount: number;
}

/** The range of the search, as fractions a year: above the least, up to the most. */
const LEAST_RATE = -0.9999;
const MOST_RATE = 100;
/** If several rates fit, the one nearest this is taken. */
const USUAL_RATE = 0.1;
const YEAR = 365;
/** The rounding error of a sum of worths, relative to their sizes. */
const ROUNDING_ERROR = 4e-15;
/** Two rates whose logarithms are nearer than this are one. */
const APART = 1e-6;
/** Narrower stretches are not divided further, and after the most divisions none is. */
const NARROW = 1e-9;
const MOST_DIVISIONS = 5000;

/** An amount, and its distance in years from one end of the flows. */
interface Term {
  readonly years: number;
  readonly amount: number;
}

/** Σ amount·e^(−x·years), where a sum within its rounding error is 0: two zeros may coincide. */
function worthAt(x: number, terms: readonly Term[]): number {
  const add = adder();
  let [worth, size] = [0, 0];
  for (const { years, amount } of terms) {
    const each = amount * Math.exp(-x * years);
    worth = add(each);
    size += Math.abs(each);
  }
  return Math.abs(worth) <= ROUNDING_ERROR * size ? 0 : worth;
}

/** The derivative of that sum. */
const slopeAt = (x: number, terms: readonly Term[]): number =>
  sum(terms.map(({ years, amount }) => -amount * years * Math.exp(-x * years)));

/** The sum at a point, its first three derivatives without their signs, and the most that the fourth can be from there on. */
function derivativesAt(x: number, terms: readonly Term[]): readonly [number, number, number, number, number] {
  let [worth, first, second, third, fourth] = [0, 0, 0, 0, 0];
  for (const { years, amount } of terms) {
    const each = amount * Math.exp(-x * years);
    worth += each;
    first += each * years;
    second += each * years ** 2;
    third += each * years ** 3;
    fourth += Math.abs(each) * years ** 4;
  }
  return [Math.abs(worth), Math.abs(first), Math.abs(second), Math.abs(third), fourth];
}

/**
 * All x from 0 to `high` at which Σ amount·e^(−x·years) is 0, for years of 0 and more. The range is divided until Taylor's
 * formula says of each stretch that the sum, its derivative or its second derivative is not 0 there: then it has no zero, at
 * most one, or at most one on each side of the derivative's zero. So none is missed, however close two are.
 */
function zeros(terms: readonly Term[], high: number): number[] {
  const worth = (x: number) => worthAt(x, terms);
  let divisions = 0;
  const within = (low: number, end: number, derivatives: ReturnType<typeof derivativesAt>): number[] => {
    const [value, first, second, third, fourth] = derivatives;
    const wide = end - low;
    if (value > wide * (first + (wide / 2) * (second + (wide / 3) * (third + (wide / 4) * fourth)))) return [];
    const oneWay = first > wide * (second + (wide / 2) * (third + (wide / 3) * fourth));
    if (oneWay || wide < NARROW || divisions > MOST_DIVISIONS) return rootsAmong(worth, [low, end]);
    if (second > wide * (third + (wide / 2) * fourth))
      return rootsAmong(worth, [low, ...rootsAmong((x) => slopeAt(x, terms), [low, end]), end]);
    divisions++;
    const middle = low + wide / 2;
    return [...within(low, middle, derivatives), ...within(middle, end, derivativesAt(middle, terms))];
  };
  return within(0, high, derivativesAt(0, terms));
}

interface InternalRate {
  readonly ok: true;
  /** A year, as a fraction; of several the one nearest 10%. */
  readonly rate: number;
  /** Every rate that fits, in rising order. */
  readonly rates: readonly number[];
}

/** The days on which money moved, in order, with what it came to in rupees. */
function daysOf(flows: readonly Flow[]): (readonly [day: number, amount: number])[] {
  const byDay = new Map<number, number>();
  for (const { date, amount } of flows) byDay.set(dayNumber(date), (byDay.get(dayNumber(date)) ?? 0) + amount);
  return [...byDay].filter(([, amount]) => amount !== 0).sort(([one], [other]) => one - other);
}

/**
 * The yearly rate at which dated flows have a present value of 0: Σ amount/(1 + rate)^(days since the first/365) = 0, as
 * spreadsheets define XIRR. The search is above −99.99% and up to 10,000%; flows may be in any order, and those of one day
 * add up. Refuses `flows` without money in both directions (`nothingPaid`, `nothingReceived`) and where no such rate fits (`noRate`).
 */
export function internalRate(
  flows: readonly Flow[],
): InternalRate | Refusal<'flows', 'nothingPaid' | 'nothingReceived' | 'noRate'> {
  if (!flows.some(({ amount }) => amount < 0)) return refusal('flows', 'nothingPaid');
  if (!flows.some(({ amount }) => amount > 0)) return refusal('flows', 'nothingReceived');
  const days = daysOf(flows);
  const [first] = days[0] ?? [];
  const [last] = days.at(-1) ?? [];
  // everything came back on its own day
  if (first === undefined || last === undefined) return refusal('flows', 'noRate');
  // shifted by a trillionth, so that the range includes the most and excludes the least
  const [low, high] = [Math.log1p(LEAST_RATE) + 1e-12, Math.log1p(MOST_RATE) + 1e-12];
  // gains count from the first day and losses from the last one, so that no power overflows
  const termsBy = (daysFrom: (day: number) => number): readonly Term[] =>
    days.map(([day, amount]) => ({ years: daysFrom(day) / YEAR, amount }));
  const losses = zeros(
    termsBy((day) => last - day),
    -low,
  );
  const gains = zeros(
    termsBy((day) => day - first),
    high,
  );
  const found = [...losses.map((x) => -x).reverse(), ...gains];
  const rates = found
    .filter((x, index) => index === 0 || x - (found[index - 1] ?? x) > APART)
    .map((x) => Math.min(MOST_RATE, Math.expm1(x)));
  const [rate] = rates.toSorted((one, other) => Math.abs(one - USUAL_RATE) - Math.abs(other - USUAL_RATE));
  return rate === undefined ? refusal('flows', 'noRate') : { ok: true, rate, rates };
}

/** Sums of the flows as entered, in rupees, and the days from the first to the last. */
export function flowTotals(flows: readonly Flow[]): { invested: number; received: number; days: number } {
  const days = flows.map(({ date }) => dayNumber(date));
  return {
    invested: sum(flows.map(({ amount }) => Math.max(0, -amount))),
    received: sum(flows.map(({ amount }) => Math.max(0, amount))),
    days: flows.length === 0 ? 0 : Math.max(...days) - Math.min(...days),
  };
}

/** Whether on the first day on which money moved more came back than was paid in: the money was borrowed. */
export function isBorrowed(flows: readonly Flow[]): boolean {
  const [first] = daysOf(flows);
  return first !== undefined && first[1] > 0;
}
