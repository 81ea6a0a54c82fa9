// Where a search for the value of an input looks: points, which are whole numbers of units (850 is 8.5 percent), in the usual range
// first, then ever farther out.
import { leastOf, mostOf } from '../check-values.ts';
import type { NumberPlace } from '../places.ts';

/** Samples between the ends of the usual range. */
const SAMPLES = 96;
/** In a range with no more units than this, every unit is sampled. */
const FEW_UNITS = 400;
/** The highest rate that is tried where the usual range ends below it. */
const MOST_PERCENT = 100_000;
/** Where neither a usual range nor the values say how large an input may be. */
const SOME_AMOUNT = 500;

/**
 * The points of a search.
 *
 * @returns `core`: the usual range, widened to the present value; `least` and `most`: the first and the last that may be tried
 */
export function range(spec: NumberPlace['spec'], present: number, units: number) {
  const [lower, upper] = [leastOf(spec), mostOf(spec)];
  const [from, to] = spec.usual ?? [
    0,
    spec.kind === 'percent' || spec.kind === 'years' ? 100 : 2 * Math.max(present, spec.default, SOME_AMOUNT),
  ];
  // a rate is tried up to MOST_PERCENT either way, or as far as its usual range and its present value reach
  const farthest = (reach: number) =>
    units * (spec.kind === 'percent' ? Math.min(upper.value, Math.max(MOST_PERCENT, reach)) : upper.value);
  const first = lower.value * units;
  // beyond the safe integers a double cannot hold single units
  const last = Math.min(farthest(Math.max(spec.usual?.[1] ?? 0, present)), Number.MAX_SAFE_INTEGER);
  const farthestDown = Math.max(-farthest(-Math.min(from, present)), Number.MIN_SAFE_INTEGER);
  const least = Math.max(lower.open ? Math.floor(first) + 1 : Math.ceil(first), Math.ceil(farthestDown));
  // an open limit is left out, unless the search ends before it
  const most = upper.open && last === upper.value * units ? Math.ceil(last) - 1 : Math.floor(last);
  const within = (at: number) => Math.min(most, Math.max(least, at));
  const core = [
    within(Math.floor(Math.min(from, present) * units)),
    within(Math.ceil(Math.max(to, present) * units)),
  ] as const;
  return { core, least, most };
}

/** Points in the usual range: every one, or enough to see how the output moves, and the present value with its neighbours. */
export function samples([from, to]: readonly [number, number], present: number): number[] {
  const count = to - from <= FEW_UNITS ? to - from : SAMPLES;
  const even = Array.from({ length: count + 1 }, (_, index) => Math.round(from + ((to - from) * index) / (count || 1)));
  // a neighbour beyond what the tool accepts is refused by it
  return [...even, present - 1, present, present + 1];
}

/** Points beyond the usual range, each twice as far as the one before: down to 0, below it, and up. */
export function outward([from, to]: readonly [number, number], least: number, most: number): number[][] {
  const down: number[] = [];
  for (let at = from; at > least; ) {
    at = Math.max(least, at > 0 ? Math.floor(at / 2) : Math.min(-1, at * 2));
    down.push(at);
  }
  const up: number[] = [];
  for (let at = to; at < most; ) {
    at = Math.min(most, Math.max(1, at * 2));
    up.push(at);
  }
  return [down, up];
}
