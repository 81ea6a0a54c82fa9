import { dayNumber } from './days.ts';
import { type Refusal, refusal } from './refusal.ts';
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
/** The rounding error of adding up to a hundred terms, relative to their sizes. */
const ROUNDING_ERROR = 4e-15;

/** An amount, and its years after the first one. */
interface Term {
  readonly years: number;
  readonly amount: number;
}

/** The terms' value at a yearly growth of e^x, scaled so that no power overflows: only its sign and its zeros matter. */
function valueAt(x: number, terms: readonly Term[]): { value: number; size: number } {
  const origin = (x < 0 ? terms.at(-1)?.years : terms[0]?.years) ?? 0;
  let [value, size] = [0, 0];
  for (const { years, amount } of terms) {
    const worth = amount * Math.exp(-x * (years - origin));
    value += worth;
    size += Math.abs(worth);
  }
  return { value, size };
}

/**
 * All x from `low` to `high` at which Σ amount·e^(−x·years) is 0, in rising order. Multiplied by e^(x·τ), with τ between
 * two amounts of different sign, the sum has a derivative with one change of sign fewer. Between two zeros of that derivative
 * the sum crosses zero at most once, so no zero is missed, however close two are.
 */
function zeros(terms: readonly Term[], low: number, high: number): number[] {
  const change = terms.findIndex(({ amount }, index) => amount * (terms[index - 1]?.amount ?? 0) < 0);
  if (change < 0) return [];
  const split = ((terms[change - 1]?.years ?? 0) + (terms[change]?.years ?? 0)) / 2;
  const slopes = terms.map(({ years, amount }) => ({ years, amount: amount * (split - years) }));
  // a sum within the rounding error is 0: two zeros may coincide
  const sum = (x: number) => {
    const { value, size } = valueAt(x, terms);
    return Math.abs(value) <= ROUNDING_ERROR * size ? 0 : value;
  };
  const found = rootsAmong(sum, [low, ...zeros(slopes, low, high), high]);
  return found.filter((x, index) => index === 0 || x - (found[index - 1] ?? x) > 1e-9);
}

export interface InternalRate {
  readonly ok: true;
  /** A year, as a fraction; of several the one nearest 10%. */
  readonly rate: number;
  /** Every rate that fits, in rising order. */
  readonly rates: readonly number[];
}

/**
 * The yearly rate at which dated flows have a present value of 0: Σ amount/(1 + rate)^(days since the first/365) = 0, as
 * spreadsheets define XIRR. The search is above −99.99% and up to 10,000%; flows may be in any order, and those of one day
 * add up. Refuses `flows` without money in both directions (`oneSign`) and where no such rate fits (`noRate`).
 */
export function internalRate(flows: readonly Flow[]): InternalRate | Refusal<'flows', 'oneSign' | 'noRate'> {
  if (!flows.some(({ amount }) => amount < 0) || !flows.some(({ amount }) => amount > 0))
    return refusal('flows', 'oneSign');
  const byDay = new Map<number, number>();
  for (const { date, amount } of flows) byDay.set(dayNumber(date), (byDay.get(dayNumber(date)) ?? 0) + amount);
  const days = [...byDay].filter(([, amount]) => amount !== 0).sort(([one], [other]) => one - other);
  const first = days[0]?.[0] ?? 0;
  const terms = days.map(([day, amount]) => ({ years: (day - first) / YEAR, amount }));
  // shifted by a trillionth, so that the range includes the most and excludes the least
  const [low, high] = [Math.log1p(LEAST_RATE) + 1e-12, Math.log1p(MOST_RATE) + 1e-12];
  const rates = zeros(terms, low, high).map((x) => Math.min(MOST_RATE, Math.expm1(x)));
  const [rate] = rates.toSorted((one, other) => Math.abs(one - USUAL_RATE) - Math.abs(other - USUAL_RATE));
  return rate === undefined ? refusal('flows', 'noRate') : { ok: true, rate, rates };
}

/** Sums of the flows as entered, in rupees, and the days from the first to the last. */
export function flowTotals(flows: readonly Flow[]): { invested: number; received: number; days: number } {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const days = flows.map(({ date }) => dayNumber(date));
  return {
    invested: sum(flows.map(({ amount }) => Math.max(0, -amount))),
    received: sum(flows.map(({ amount }) => Math.max(0, amount))),
    days: flows.length === 0 ? 0 : Math.max(...days) - Math.min(...days),
  };
}
