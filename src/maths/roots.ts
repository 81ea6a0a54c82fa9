/**
 * Where a function crosses zero between two ends at which its signs differ, by bisection. Where the function jumps over zero, the point of
 * the jump.
 *
 * @param tolerance how near the answer must be; 0 for as near as numbers allow
 * @returns NaN where the signs at the ends do not differ, or the function has no value
 */
export function rootBetween(f: (x: number) => number, low: number, high: number, tolerance = 0): number {
  const [atLow, atHigh] = [f(low), f(high)];
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (Math.sign(atLow) !== -Math.sign(atHigh)) return Number.NaN;
  const near = Math.max(tolerance, Number.EPSILON * Math.max(Math.abs(low), Math.abs(high)), Number.MIN_VALUE);
  let [left, right] = [low, high];
  while (right - left > near) {
    const middle = left + (right - left) / 2;
    const atMiddle = f(middle);
    if (atMiddle === 0) return middle;
    if (Number.isNaN(atMiddle)) return Number.NaN;
    if (atMiddle < 0 === atLow < 0) left = middle;
    else right = middle;
  }
  return left + (right - left) / 2;
}

/**
 * Every crossing of zero between two neighbours of a list of points, in rising order. A point at which the function is 0 counts
 * as one.
 *
 * @param points in rising order
 */
export function rootsAmong(f: (x: number) => number, points: readonly number[]): number[] {
  const found: number[] = [];
  let before = Number.NaN;
  for (const [index, point] of points.entries()) {
    const here = f(point);
    if (here === 0) found.push(point);
    else if (Math.sign(before) * Math.sign(here) < 0) found.push(rootBetween(f, points[index - 1] ?? point, point));
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
