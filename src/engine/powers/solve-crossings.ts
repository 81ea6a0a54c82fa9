// Where an output reaches a target between the points that a search for the value of an input has looked at.
import { rootSteps } from '#maths/roots.ts';
import type { Samples, Steps } from './solve-samples.ts';

/**
 * Every point at which the output reaches the target, in rising order. Of two points that were looked at one after the other, the
 * first and the second sign say whether each is below (<), at (=) or above (>) the target, or refused by the tool (x):
 *
 *   < >  and  > <    where it crosses, perhaps several times: each time the nearer of two units
 *   < =  and  > =    the first that is equal, and crossings before it
 *   = <  and  = >    none; but on a plateau at the target with which the range starts, its last point
 *   = x              none; but on such a plateau the point itself
 *   = =              none: the plateau goes on
 *   < x  and  > x    none: the edge is known already (`lookAtEdges`)
 *   x with any       none: the range starts again after it
 *
 * After the last point the table goes on as if the next one were refused. So an output that is at the target everywhere has the last point
 * as its one answer; `solve` asks for that case itself (`isFlat`).
 *
 * A plateau at the target is one answer: the value at which the target is reached first. Where the range begins on the plateau it is the
 * last value on it, such as the highest income without tax.
 *
 * @param middleOf the value of the input half a unit before a point; null where it takes multiples of a unit alone
 * @returns `hasGap`: whether a refused point turned up between two accepted ones. Its near edge is known then; after `lookAtEdges` a second
 *   pass finds what lies on its far side
 */
export function* crossings(
  samples: Samples,
  middleOf: ((after: number) => number) | null,
): Steps<{ readonly answers: number[]; readonly hasGap: boolean }> {
  const { lookAt, side, isRefused, firstWithout } = samples;
  const answers = new Set<number>();
  let hasGap = false;
  // since the first point, or since the last refused point
  let isEqualSinceStart = true;
  const points = samples.inOrder();
  for (const [index, at] of points.entries()) {
    if (isRefused(at)) {
      isEqualSinceStart = true;
      continue;
    }
    if (side(at) !== 0) isEqualSinceStart = false;
    // NaN, for the point after the last one, is never known and so counts as refused
    const next = points[index + 1] ?? Number.NaN;
    if (isRefused(next)) {
      if (isEqualSinceStart) answers.add(at);
    } else if (side(at) === 0) {
      // all points are whole units, so the last one on the plateau is the one before the first that is not
      if (isEqualSinceStart && side(next) !== 0)
        answers.add((yield* firstWithout(at, next, (point) => side(point) === 0)) - 1);
    } else {
      const found = yield* between(at, next);
      for (const answer of found.answers) answers.add(answer);
      hasGap ||= found.hasGap;
    }
  }
  return { answers: [...answers], hasGap };

  // the steps of the loop, which share `samples`

  /** The answers between two points, up to where the tool refuses one. */
  function* between(
    at: number,
    next: number,
  ): Steps<{ readonly answers: readonly number[]; readonly hasGap: boolean }> {
    const found: number[] = [];
    for (let from = at; side(from) !== side(next) && side(from) !== 0; ) {
      const reached = yield* crossing(from, next);
      if (isRefused(reached)) return { answers: found, hasGap: true };
      found.push(side(reached) === 0 ? reached : yield* nearerPoint(reached));
      from = reached;
    }
    return { answers: found, hasGap: false };
  }

  /**
   * The first point after `from`, up to `to`, that is not on the side of `from`: it is at the target, beyond it, or refused. The side of a
   * refused point is NaN, so that it narrows from above as one beyond does.
   */
  function* crossing(from: number, to: number): Steps<number> {
    let [low, high] = [from, to];
    const start = side(from);
    // the method brings `low`, which is on the side of the start, and `high`, which is not, close together. Its own answer is not taken:
    // it asks for values between points, and each is rounded to a point here
    const steps = rootSteps(from, to, yield* lookAt(from), yield* lookAt(to), 0.5);
    for (let step = steps.next(); !step.done; ) {
      const at = Math.round(step.value);
      const distance = yield* lookAt(at);
      if (side(at) === start) low = at;
      else high = at;
      step = steps.next(distance);
    }
    return yield* firstWithout(low, high, (point) => side(point) === start);
  }

  /**
   * The answer where the target lies between a unit and the one before it:
   * - on a curve, such as a rate, whichever is nearer: the middle between both tells that it is one;
   * - at a jump, such as a tax that sets in, the later one;
   * - for multiples (a deposit in steps of 500) the later one, since the earlier may not reach the target;
   * - for whole numbers the later one too: the tool refuses their middle, and NaN does not count as a curve.
   */
  function* nearerPoint(after: number): Steps<number> {
    if (middleOf === null) return after;
    const [atBefore, atAfter] = [yield* lookAt(after - 1), yield* lookAt(after)];
    const middle = (yield* samples.runAt(middleOf(after))).raw - samples.target;
    // within one unit a curve hardly leaves the straight line between both, and a jump leaves it by half of its height: a quarter tells
    // them apart
    const isContinuous = Math.abs(middle - (atBefore + atAfter) / 2) <= Math.abs(atAfter - atBefore) / 4;
    return isContinuous && Math.abs(atBefore) <= Math.abs(atAfter) ? after - 1 : after;
  }
}
