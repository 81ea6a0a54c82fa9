// The ticks of a chart's axes: where they stand and how they are written.
import { formatDay, formatMonth, MINUS, shortDuration, shortRupees } from '#src/engine/format.ts';
import { clean, roundNumbers } from '#src/engine/utilities.ts';
import type { Rows } from './data.ts';
import type { Unit } from './units.ts';

/** A tick of an axis: rupees in lakh and crore. */
export function tick({ kind, lasts }: Unit, value: number | string): string {
  if (lasts && typeof value === 'number') return shortDuration(value * 12);
  if (kind === 'month' || kind === 'date') return formatMonth(String(value));
  if (typeof value === 'string') return value;
  const sign = value < 0 ? MINUS : '';
  const size = Math.abs(value);
  if (kind === 'currency') return `${sign}₹${shortRupees(size)}`;
  if (kind === 'months') return `${sign}${shortDuration(size)}`;
  return `${sign}${clean(size)}${kind === 'percent' ? '%' : ''}`;
}

/** Ticks of the x axis that recharts may choose from, and how they are written if not as figures of their unit. */
interface Ticks {
  readonly at: readonly number[];
  readonly text?: (value: number) => string;
}

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) of which at most so many cover this length. */
function roundStep(length: number, most: number, whole: boolean): number {
  const least = length / most;
  const step = roundNumbers(least).find((each) => each >= least * (1 - 1e-9) && (!whole || Number.isInteger(each)));
  return step ?? 1;
}

/** As many steps as the y axis has at most. */
export const STEPS = 5;

/** The y axis: 0 and all figures, from one round figure to another. */
export function roundDomain(range: readonly [number, number], kind: Unit['kind']): [number, number] {
  const ticks = roundTicks(range, kind, STEPS);
  return [ticks[0] ?? 0, ticks.at(-1) ?? 0];
}

/** Ticks of an axis of figures with 0 and all of them, so many steps at most: the first and the last are its ends. */
export function roundTicks(
  [least, most]: readonly [number, number],
  kind: Unit['kind'],
  steps: number,
): readonly number[] {
  const low = Math.min(0, least);
  // if all figures are 0 the axis still needs a length
  const high = Math.max(0, most) || (low === 0 ? 1 : 0);
  const step = roundStep(high - low, steps, ['currency', 'months', 'years'].includes(kind));
  return multiples(step, Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step);
}

/** Multiples of a step from `first` to `last`, or both ends where there are fewer than two. */
function multiples(step: number, first: number, last: number): readonly number[] {
  const start = Math.ceil(first / step - 1e-9);
  const count = Math.floor(last / step + 1e-9) - start + 1;
  // by multiplication, because a sum of steps collects rounding errors
  if (count > 1) return Array.from({ length: count }, (_, index) => clean((start + index) * step));
  return [first, last];
}

/** An axis that counts months has ticks at whole years if it is longer than this. */
const MOST_MONTHS = 36;

/** Round values along the x axis; undefined where every row may have a tick. */
export function ticksAlong({ rows, x }: Rows, bars: boolean): Ticks | undefined {
  const values = rows.map((row) => row[x.key]);
  const [first, last] = [values[0], values.at(-1)];
  if (isTimed({ rows, x }, bars)) return dayTicks(Date.parse(String(first)), Date.parse(String(last)));
  if (typeof first !== 'number' || typeof last !== 'number' || first >= last) return undefined;
  if (x.unit.months && !bars && last - first > MOST_MONTHS) {
    const at = multiples(12 * roundStep((last - first) / 12, 6, true), first, last);
    return { at, text: (months) => (months === 0 ? '0' : shortDuration(months)) };
  }
  const at = multiples(roundStep(last - first, 10, x.unit.kind !== 'percent'), first, last);
  if (!bars) return { at };
  const atBars = at.filter((value) => values.includes(value));
  return atBars.length > 1 ? { at: atBars } : undefined;
}

/** Whether rows stand as far apart as their days are: under a curve, but not under bars. */
export const isTimed = ({ rows, x }: Pick<Rows, 'rows' | 'x'>, bars: boolean): boolean =>
  x.unit.kind === 'date' && !bars && rows[0]?.[x.key] !== rows.at(-1)?.[x.key];

/** Ticks at the beginnings of years, or of months where there are too few, or at both ends. Times are in milliseconds. */
function dayTicks(first: number, last: number): Ticks {
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  const monthOf = (time: number) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth();
  for (const months of [12, 1]) {
    const at = [];
    for (let month = Math.ceil(monthOf(first) / months) * months; month <= monthOf(last); month += months)
      at.push(Date.UTC(Math.floor(month / 12), month % 12));
    const within = at.filter((time) => time >= first);
    if (within.length > 1)
      return { at: within, text: (time) => (months === 12 ? iso(time).slice(0, 4) : formatMonth(iso(time))) };
  }
  return { at: [first, last], text: (time) => formatDay(iso(time)) };
}
