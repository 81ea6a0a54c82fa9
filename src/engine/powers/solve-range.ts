// Where a search for the value of an input looks. Its points are whole numbers of the input's smallest unit: for a rate, 850 is 8.5%.
import { leastOf, mostOf } from '../check-values.ts';
import type { NumberPlace } from '../places.ts';

/** How many points are tried in the usual range, and one more at its end. */
const SAMPLES = 96;
/** In a range with no more units than this, every unit is tried. */
const FEW_UNITS = 400;
/** The highest rate that is tried where the usual range ends below it. */
const MOST_PERCENT = 100_000;
/** An amount to begin with where neither a usual range nor the values say how large an input may be. */
const SOME_AMOUNT = 500;

/**
 * The points that a search may try.
 *
 * @param present the value that the input has now
 * @param units how many units make 1
 * @returns `usual`: the usual range, widened to the present value; `least` and `most`: the first and the last point of all
 */
export function searchRange(spec: NumberPlace['spec'], present: number, units: number) {
  const [from, to] = spec.usual ?? [
    0,
    spec.kind === 'percent' || spec.kind === 'years' ? 100 : 2 * Math.max(present, spec.default, SOME_AMOUNT),
  ];
  const [lower, upper] = [leastOf(spec), mostOf(spec)];
  const pointOf = (value: number) => value * units;
  /** How far from 0 the search goes, in points, either way. A rate is tried up to MOST_PERCENT, or `reach` where that is farther. */
  const farthest = (reach: number) => {
    const value = spec.kind === 'percent' ? Math.min(upper.value, Math.max(MOST_PERCENT, reach)) : upper.value;
    // beyond the safe integers a double cannot hold single units
    return Math.min(pointOf(value), Number.MAX_SAFE_INTEGER);
  };
  const farthestUp = farthest(Math.max(to, present));
  const farthestDown = farthest(-Math.min(from, present));
  const first = Math.max(pointOf(lower.value), -farthestDown);
  // a limit that the tool does not accept itself is left out
  const least = lower.open && first === pointOf(lower.value) ? Math.floor(first) + 1 : Math.ceil(first);
  const most = upper.open && farthestUp === pointOf(upper.value) ? Math.ceil(farthestUp) - 1 : Math.floor(farthestUp);
  const clamp = (at: number) => Math.min(most, Math.max(least, at));
  const usual = [
    clamp(Math.floor(pointOf(Math.min(from, present)))),
    clamp(Math.ceil(pointOf(Math.max(to, present)))),
  ] as const;
  return { usual, least, most };
}

/** The first points to try: every one of the usual range or some, evenly spaced; and the present value with its neighbours. */
export function pointsWithin([from, to]: readonly [number, number], present: number): number[] {
  const count = to - from <= FEW_UNITS ? to - from : SAMPLES;
  const even = Array.from({ length: count + 1 }, (_, index) => Math.round(from + ((to - from) * index) / (count || 1)));
  // a neighbour beyond what the tool accepts is refused by it
  return [...even, present - 1, present, present + 1];
}

/** Points to try beyond the usual range, in two lists: down, at half the last one until 0 and then at twice; and up, each at twice the last. */
export function pointsBeyond([from, to]: readonly [number, number], least: number, most: number): number[][] {
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
