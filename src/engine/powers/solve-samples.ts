// What a search for the value of an input knows of the output: the points at which it ran the tool. A point is a whole number of
// the input's smallest unit: for a rate, 850 is 8.5%.
import { ROUNDING_ERROR } from './moves.ts';

/** Runs of the tool that one search may take, beside that with the present values. */
export const MOST_RUNS = 2000;
/** Steps in the search for the highest or lowest figure between two points. */
const NARROWING = 40;

/** Work that pauses after each run of the tool. */
export type Steps<V> = Generator<void, V>;

/** The output at a value of the input. */
export interface Sample {
  /** Before rounding; NaN where the tool refuses. */
  readonly raw: number;
  /** As the tool shows it. */
  readonly shown: number;
}
export const REFUSED: Sample = { raw: Number.NaN, shown: Number.NaN };

export type Samples = ReturnType<typeof createSamples>;

/**
 * A cache of the tool's runs, with the searches for points that go over it.
 *
 * @param run runs the tool with a value of the input
 * @param valueAt the value of the input at a point
 */
export function createSamples(run: (value: number) => Sample, valueAt: (at: number) => number, target: number) {
  /** Figures that differ by less than this are equal. */
  const tolerance = Math.max(1, Math.abs(target)) * ROUNDING_ERROR;
  const known = new Map<number, Sample>();
  let runs = 0;

  const distance = ({ raw }: Sample): number => (Math.abs(raw - target) <= tolerance ? 0 : raw - target);
  const inOrder = () => [...known.keys()].sort((one, other) => one - other);
  const isRefused = (at: number) => Number.isNaN(side(at));

  /** Runs the tool at a value that need not be a point. */
  function* runAt(value: number): Steps<Sample> {
    // once so many are used up every other value counts as refused, so that the search ends
    if (runs >= MOST_RUNS) return REFUSED;
    runs++;
    const sample = run(value);
    yield;
    return sample;
  }

  /** How far the output is from the target at a point; NaN where the tool refuses. Runs the tool unless the point is known. */
  function* lookAt(at: number): Steps<number> {
    const sample = known.get(at) ?? (yield* runAt(valueAt(at)));
    known.set(at, sample);
    return distance(sample);
  }

  /** -1, 0 or 1 where the output is below, at or above the target; NaN where the tool refuses, and at a point that is not known. */
  const side = (at: number): number => Math.sign(distance(known.get(at) ?? REFUSED));

  /** The first point after `from`, up to `to`, for which `holds` is no longer true, by bisection: it holds at `from`, not at `to`. */
  function* firstWithout(from: number, to: number, holds: (at: number) => boolean): Steps<number> {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor(low + (high - low) / 2);
      yield* lookAt(middle);
      if (holds(middle)) low = middle;
      else high = middle;
    }
    return high;
  }

  /** Looks at the edges between points that the tool accepts and those that it refuses. */
  function* lookAtEdges(): Steps<void> {
    const points = inOrder();
    for (const [index, next] of points.slice(1).entries()) {
      const at = points[index] as number;
      if (isRefused(at) !== isRefused(next))
        yield* firstWithout(at, next, (point) => isRefused(point) === isRefused(at));
    }
  }

  /**
   * Looks for the highest (`way` 1) or the lowest output (`way` -1) around the highest or lowest one known, by ternary search. It finds
   * the peak where there is only one in reach, and no refused value.
   */
  function* lookForPeak(way: 1 | -1): Steps<void> {
    const points = inOrder().filter((at) => !isRefused(at));
    const height = (at: number) => way * (known.get(at) as Sample).raw;
    let best = 0;
    for (const [index, at] of points.entries()) if (height(at) > height(points[best] ?? at)) best = index;
    let low = points[Math.max(0, best - 1)] ?? 0;
    let high = points[Math.min(points.length - 1, best + 1)] ?? 0;
    for (let step = 0; step < NARROWING; step++) {
      const third = Math.floor((high - low) / 3);
      const [one, other] = [low + third, high - third];
      yield* lookAt(one);
      yield* lookAt(other);
      if (height(one) < height(other)) low = one;
      else high = other;
    }
  }

  const accepted = () => [...known].map(([at, { raw }]) => ({ at, raw })).filter(({ raw }) => Number.isFinite(raw));

  /** Whether the output is the same at every point. */
  function isFlat(): boolean {
    const figures = accepted().map(({ raw }) => raw);
    const highest = Math.max(...figures);
    return figures.length > 1 && highest - Math.min(...figures) <= ROUNDING_ERROR * Math.max(1, Math.abs(highest));
  }

  /**
   * The points at which the output is nearest to the target, below and above it.
   *
   * @param here of several with the same output, the one nearest to this point is given
   */
  function nearest(here: number): number[] {
    return [-1, 1].flatMap((way) => {
      const there = accepted().filter(({ at }) => side(at) === way);
      // below the target the highest, above it the lowest
      const best = way < 0 ? Math.max(...there.map(({ raw }) => raw)) : Math.min(...there.map(({ raw }) => raw));
      const isEqual = (raw: number) => Math.abs(raw - best) <= ROUNDING_ERROR * Math.max(1, Math.abs(best));
      const equals = there.filter(({ raw }) => isEqual(raw)).map(({ at }) => at);
      equals.sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
      return equals.slice(0, 1);
    });
  }

  return {
    target,
    runAt,
    lookAt,
    lookAtEdges,
    lookForPeak,
    firstWithout,
    side,
    isRefused,
    inOrder,
    isFlat,
    nearest,
    /** The value of the input and the output at a known point. */
    pairAt: (at: number) => ({ value: valueAt(at), output: (known.get(at) as Sample).shown }),
  };
}
