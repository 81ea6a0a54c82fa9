/** κ₁ of the method: how far the first steps may move from the straight line's zero, relative to the range. */
const SPREAD = 0.2;
/** n₀ of the method: how many more steps than bisection it may take. */
const EXTRA_STEPS = 1;
/** The distance of two neighbouring numbers next to 1. */
const ULP = 2 ** -52;

/**
 * Where a function crosses zero between two ends at which its signs differ, by the ITP method (Oliveira and Takahashi,
 * 2020): about as fast as the secant method if the function is smooth, and a step or two slower than bisection if not. Where
 * the function jumps over zero, the point of the jump.
 *
 * @param tolerance how near the answer must be; 0 for as near as numbers allow
 * @returns NaN where the signs at the ends do not differ, or the function has no value
 */
export function rootBetween(f: (x: number) => number, low: number, high: number, tolerance = 0): number {
  const steps = rootSteps(low, high, f(low), f(high), tolerance);
  let step = steps.next(0);
  while (!step.done) step = steps.next(f(step.value));
  return step.value;
}

/**
 * The steps of {@link rootBetween}, for a function that is too slow for one go: yields the next point, and gets the function's
 * value there.
 *
 * @param atLow the function's value at `low`
 * @param atHigh the same at `high`
 */
export function* rootSteps(
  low: number,
  high: number,
  atLow: number,
  atHigh: number,
  tolerance = 0,
): Generator<number, number, number> {
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  // with this factor every function rises from below 0 to above 0
  const rising = Math.sign(atHigh);
  let [left, right, below, above] = [low, high, rising * atLow, rising * atHigh];
  if (!(below < 0)) return Number.NaN;
  const near = Math.max(tolerance / 2, (ULP * Math.max(Math.abs(low), Math.abs(high))) / 2, Number.MIN_VALUE);
  const most = Math.ceil(Math.log2((high - low) / (2 * near))) + EXTRA_STEPS;
  for (let step = 0; right - left > 2 * near; step++) {
    const x = nextPoint(
      left,
      right,
      below,
      above,
      near * 2 ** (most - step),
      (SPREAD * (right - left) ** 2) / (high - low),
    );
    const y = rising * (yield x);
    if (y === 0) return x;
    if (y > 0) [right, above] = [x, y];
    else if (y < 0) [left, below] = [x, y];
    else return Number.NaN;
  }
  return left + (right - left) / 2;
}

/** Interpolate, truncate, project: the straight line's zero, moved towards the middle, within the bound of bisection. */
function nextPoint(left: number, right: number, below: number, above: number, reach: number, draw: number): number {
  const middle = left + (right - left) / 2;
  const straight = (above * left - below * right) / (above - below);
  const toMiddle = Math.sign(middle - straight);
  const truncated = draw <= Math.abs(middle - straight) ? straight + toMiddle * draw : middle;
  const room = Math.max(0, reach - (right - left) / 2);
  const x = Math.abs(truncated - middle) <= room ? truncated : middle - toMiddle * room;
  return x > left && x < right ? x : middle;
}

/**
 * Every crossing of zero between two neighbours of a list of points, in rising order. A point at which the function is 0 counts
 * as one.
 *
 * @param points in rising order
 * @param tolerance as in {@link rootBetween}
 */
export function rootsAmong(f: (x: number) => number, points: readonly number[], tolerance = 0): number[] {
  const found: number[] = [];
  let before = Number.NaN;
  for (const [index, point] of points.entries()) {
    const here = f(point);
    if (here === 0) found.push(point);
    else if (Math.sign(before) * Math.sign(here) < 0)
      found.push(rootBetween(f, points[index - 1] ?? point, point, tolerance));
    before = here;
  }
  return found;
}

/**
 * The least whole number from 0 to `most`, rounded up, for which a condition holds, by bisection, or null where it holds for none. Once it
 * holds, the condition must hold for all larger numbers.
 */
export function leastWhole(most: number, holds: (candidate: number) => boolean): number | null {
  let found = Math.ceil(most);
  if (!holds(found)) return null;
  if (holds(0)) return 0;
  let short = 0;
  for (;;) {
    const middle = short + Math.floor((found - short) / 2);
    // neighbours: above 2^53 they differ by more than 1
    if (middle === short || middle === found) return found;
    if (holds(middle)) found = middle;
    else short = middle;
  }
}
