// Where an output reaches a target between the points that a search for the value of an input has looked at.
import { rootSteps } from '#maths/roots.ts';
import type { Samples, Steps } from './solve-samples.ts';

/**
 * Every point at which the output reaches the target, in rising order. Where two neighbours are below (<), at (=) or above (>) the
 * target, or refused by the tool (x):
 *
 *   < >   it crosses between them: `crossing`, then the nearer of two units
 *   < =   the second
 *   = =   neither, unless the output equals the target from the beginning: then the last that does
 *   = x   the same
 *
 * @param middleOf the value of the input in the middle of a point and the one before; null where it takes multiples of a unit alone
 * @returns `hasGap`: whether the tool refuses a point between two neighbours that it accepts, so that the other side may need a look
 */
export function* crossings(
  samples: Samples,
  middleOf: ((after: number) => number) | null,
  target: number,
): Steps<{ readonly answers: number[]; readonly hasGap: boolean }> {
  const { lookAt, side, isRefused, firstWithout } = samples;
  const answers = new Set<number>();
  let hasGap = false;
  // whether the output has equalled the target since the tool began to give figures
  let isEqualSinceStart = true;
  const points = samples.inOrder();
  for (const [index, at] of points.entries()) {
    if (isRefused(at)) {
      isEqualSinceStart = true;
      continue;
    }
    if (side(at) !== 0) isEqualSinceStart = false;
    // beyond the last point the tool counts as refusing
    const next = points[index + 1] ?? Number.NaN;
    if (isRefused(next)) {
      if (isEqualSinceStart) answers.add(at);
    } else if (side(at) === 0) {
      if (isEqualSinceStart && side(next) !== 0)
        answers.add((yield* firstWithout(at, next, (point) => side(point) === 0)) - 1);
    } else yield* between(at, next);
  }
  return { answers: [...answers], hasGap };

  /** Adds the answers between two points, of which there may be several. */
  function* between(at: number, next: number): Steps<void> {
    for (let from = at; side(from) !== side(next) && side(from) !== 0; ) {
      const reached = yield* crossing(from, next);
      if (isRefused(reached)) {
        hasGap = true;
        return;
      }
      if (side(reached) === 0) answers.add(reached);
      else answers.add(yield* unitAt(reached));
      from = reached;
    }
  }

  /** The first point after `from`, up to `to`, on another side of the target than `from`. */
  function* crossing(from: number, to: number): Steps<number> {
    let [low, high] = [from, to];
    const start = side(from);
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
   * Of two neighbours with the target between them: the nearer one if the output is continuous, or else the later. Between two
   * whole numbers there is no output: the tool refuses the middle. Of multiples it is the later, since a rounded one may not reach it.
   */
  function* unitAt(after: number): Steps<number> {
    if (middleOf === null) return after;
    const [before, there] = [yield* lookAt(after - 1), yield* lookAt(after)];
    const middle = (yield* samples.runAt(middleOf(after))).raw - target;
    const isContinuous = Math.abs(middle - (before + there) / 2) <= Math.abs(there - before) / 4;
    return isContinuous && Math.abs(before) <= Math.abs(there) ? after - 1 : after;
  }
}
