import { rootSteps } from '#maths/roots.ts';
import { words as messages } from '#words/scenario.ts';
import { refuse } from '../failure.ts';
import { isNumberResult } from '../kinds.ts';
import { isForbidden } from '../notes.ts';
import { complete, type Given, type NumberPlace, unitsPerOne, withValue } from '../places.ts';
import type { Failure, LiveFigures, Tool, Values } from '../types.ts';
import { moveByOf, ROUNDING_ERROR } from './moves.ts';
import { solvableInputs, type Wanted } from './questions.ts';
import { outward, range, samples } from './solve-range.ts';

export interface Solution {
  readonly ok: true;
  readonly input: string;
  /** `flat`: the input does not change the output at all. */
  readonly outcome: 'one' | 'several' | 'none' | 'flat';
  /** Values of the input in its own unit, in rising order. */
  readonly answers: readonly number[];
  /** The output at each answer, rounded as the tool shows it. */
  readonly reached: readonly number[];
  /** Where there is no answer: the nearest outputs below and above the target, where there are any. */
  readonly nearest: readonly { readonly value: number; readonly output: number }[];
}

/** Runs of the tool that one search may take, beside that with the present values. */
export const MOST_RUNS = 2000;
/** Steps in the search for the highest or lowest figure between two samples. */
const NARROWING = 40;

/**
 * The input with which a search for an output starts: of those that change it, the one that the definition declares, else the
 * first amount of money, which people decide on, not on a rate or an age; else the first.
 */
export function firstToSolve(tool: Tool, values: Given, output: string, live: LiveFigures | null = null): string {
  const all = complete(tool, values);
  const figure = (given: Values) => {
    const outcome = tool.run(given, live);
    return outcome.ok ? (outcome.raw[output] ?? Number.NaN) : Number.NaN;
  };
  const present = figure(all);
  // far away too: money that lasts for ever does so with a little more withdrawn
  const changes = (place: NumberPlace) =>
    [place.value + moveByOf(place), place.value - moveByOf(place), ...(place.spec.usual ?? [])].some((value) => {
      const there = figure(withValue(all, place.path, value));
      return Math.abs(there - present) > ROUNDING_ERROR * Math.max(1, Math.abs(present));
    });
  const rank = ({ spec }: NumberPlace) => (spec.solve === 'first' ? 0 : spec.kind === 'currency' ? 1 : 2);
  const places = solvableInputs(tool, all).sort((one, other) => rank(one) - rank(other));
  return (places.find(changes) ?? places[0])?.path ?? '';
}

/** The answers of a solution, the nearest to a value first. */
export const nearestFirst = ({ answers }: Solution, present: number): number[] =>
  [...answers].sort((one, other) => Math.abs(one - present) - Math.abs(other - present));

/** The result of work that pauses between its steps, in one go. */
export function inOneGo<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** {@link solveSteps} in one go. */
export const solve = (tool: Tool, values: Given, wanted: Wanted, live: LiveFigures | null = null): Solution | Failure =>
  inOneGo(solveSteps(tool, values, wanted, live));

/**
 * Searches for the values of an input at which an output reaches a target, on figures before rounding. Pauses after each run
 * of the tool, so that a page stays responsive. The search takes at most {@link MOST_RUNS} runs.
 *
 * It samples the usual range and widens it as long as the tool gives figures. Where the output is continuous, the answer is
 * the nearest unit (a rupee, 0.01 percent, a month, 0.01 of a plain number); where it jumps, or only multiples are taken, the
 * first unit that reaches the target. Where the output equals the target over an interval, the answer is its first value, or its
 * last one if the output equals the target from the beginning.
 *
 * @param values inputs; those left out have their defaults
 * @returns a failure where there is no such input or output, or the tool refuses the other inputs
 */
export function* solveSteps(
  tool: Tool,
  values: Given,
  { input, output, target }: Wanted,
  live: LiveFigures | null = null,
): Generator<void, Solution | Failure> {
  const all = complete(tool, values);
  const present = tool.run(values, live);
  // the present value of the input that is searched for may be one that the tool refuses
  if (!present.ok && (present.field !== input || present.broken)) return present;
  const places = solvableInputs(tool, all);
  const place = places.find(({ path }) => path === input);
  if (!place && !present.ok) return present;
  if (!place) return refuse(input, messages.solve.noInput(input, places.map(({ path }) => path).join(', ')));
  if (!Object.hasOwn(tool.outputs, output) || !isNumberResult(tool.outputs[output])) {
    const have = Object.keys(tool.outputs).filter((name) => isNumberResult(tool.outputs[name]));
    return refuse(output, messages.solve.noOutput(output, have.join(', ')));
  }
  if (!Number.isFinite(target)) return refuse(null, messages.solve.noTarget);
  const run = (value: number): Sample => {
    const outcome = tool.run(withValue(all, input, value), live);
    if (!outcome.ok || isForbidden(tool, outcome, input)) return REFUSED;
    return { raw: outcome.raw[output] ?? Number.NaN, shown: Number(outcome.outputs[output]) };
  };
  const tolerance = Math.max(1, Math.abs(target)) * ROUNDING_ERROR;
  return { ok: true, input, ...(yield* search(run, place, target, tolerance)) };
}

interface Sample {
  /** The output before rounding; NaN where the tool refuses. */
  readonly raw: number;
  readonly shown: number;
}
const REFUSED: Sample = { raw: Number.NaN, shown: Number.NaN };
type Steps<V> = Generator<void, V>;

/**
 * The search itself: it samples, finds the edges of what the tool refuses, then where the output crosses the target; once more behind
 * gaps, and then at peaks and dips. Points (`at`) are whole numbers of units: 850 is 8.5 percent.
 */
function* search(
  run: (value: number) => Sample,
  { spec, value: present }: NumberPlace,
  target: number,
  tolerance: number,
): Steps<Omit<Solution, 'ok' | 'input'>> {
  const units = unitsPerOne(spec);
  const unit = typeof spec.whole === 'number' ? spec.whole : undefined;
  const valueAt = (at: number): number => (unit === undefined ? at / units : at * unit);
  const fromTarget = (raw: number): number => (Math.abs(raw - target) <= tolerance ? 0 : raw - target);
  const known = new Map<number, Sample>();
  let runs = 0;
  const counted = (value: number): Sample => {
    // then every other point counts as refused, so that the search ends
    if (runs >= MOST_RUNS) return REFUSED;
    runs++;
    return run(value);
  };
  function* lookAt(at: number): Steps<number> {
    let sample = known.get(at);
    if (!sample) {
      sample = counted(valueAt(at));
      known.set(at, sample);
      yield;
    }
    return fromTarget(sample.raw);
  }
  /** Below, at or above the target; NaN where the tool refuses, and where `lookAt` has not been. */
  const side = (at: number): number => Math.sign(fromTarget(known.get(at)?.raw ?? Number.NaN));

  const { core, least, most } = range(spec, present, units);
  for (const at of samples(core, Math.round(present * units))) yield* lookAt(at);
  for (const way of outward(core, least, most)) for (const at of way) if (Number.isNaN(yield* lookAt(at))) break;
  yield* findEdges();

  /** Whether the tool refuses a point between two samples that it accepts. */
  let hasGap = false;
  let answers = yield* findCrossings();
  if (hasGap) {
    // the other side of what the tool refuses may reach the target too
    yield* findEdges();
    answers = yield* findCrossings();
  }
  if (answers.length === 0) {
    // a peak or a dip between two samples may reach the target
    yield* narrow(1);
    yield* narrow(-1);
    // the tool may have refused a value that `narrow` tried
    yield* findEdges();
    answers = yield* findCrossings();
  }
  const seen = [...known].filter(([, { raw }]) => Number.isFinite(raw)).map(([at, { raw }]) => ({ at, raw }));
  const highest = Math.max(...seen.map(({ raw }) => raw));
  const lowest = Math.min(...seen.map(({ raw }) => raw));
  const isFlat = seen.length > 1 && highest - lowest <= ROUNDING_ERROR * Math.max(1, Math.abs(highest));
  const pairAt = (at: number) => ({ value: valueAt(at), output: (known.get(at) as Sample).shown });
  if (isFlat) return { outcome: 'flat', answers: [], reached: [], nearest: [] };
  if (answers.length === 0) return { outcome: 'none', answers: [], reached: [], nearest: nearest().map(pairAt) };
  const each = answers.map(pairAt);
  return {
    outcome: each.length === 1 ? 'one' : 'several',
    answers: each.map(({ value }) => value),
    reached: each.map(({ output }) => output),
    nearest: [],
  };

  function sorted(): number[] {
    return [...known.keys()].sort((one, other) => one - other);
  }

  /** Samples the points at the edges between values that the tool accepts and values that it refuses. */
  function* findEdges(): Steps<void> {
    const points = sorted();
    for (const [index, next] of points.slice(1).entries()) {
      const at = points[index] as number;
      if (Number.isNaN(side(at)) === Number.isNaN(side(next))) continue;
      const hasFigure = !Number.isNaN(side(at));
      yield* firstOther(at, next, (point) => !Number.isNaN(side(point)) === hasFigure);
    }
  }

  /** The first point after `from`, up to `to`, for which `as` no longer holds, by bisection. */
  function* firstOther(from: number, to: number, as: (at: number) => boolean): Steps<number> {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor(low + (high - low) / 2);
      yield* lookAt(middle);
      if (as(middle)) low = middle;
      else high = middle;
    }
    return high;
  }

  /**
   * Every point at which the output reaches the target, in rising order. Where samples are below (<), at (=) or above (>) the target,
   * and x where the tool refuses:
   *
   *   < >   >   it crosses between them: `crossing`, then the nearer unit
   *   < =   =   the first that is equal
   *   = =   >   equal from the beginning: the last that is
   *   = =   x   equal to the end: the same
   */
  function* findCrossings(): Steps<number[]> {
    const found = new Set<number>();
    const points = sorted();
    // whether the output has equalled the target since the tool began to give figures
    let isEqualSinceStart = true;
    for (const [index, at] of points.entries()) {
      if (Number.isNaN(side(at))) {
        isEqualSinceStart = true;
        continue;
      }
      // beyond the last point the tool gives no figures
      const next = points[index + 1] ?? Number.NaN;
      if (side(at) !== 0) isEqualSinceStart = false;
      if (Number.isNaN(side(next))) {
        if (isEqualSinceStart) found.add(at);
        continue;
      }
      if (side(at) === side(next)) continue;
      if (side(at) === 0) {
        if (isEqualSinceStart) found.add((yield* firstOther(at, next, (point) => side(point) === 0)) - 1);
        continue;
      }
      // between two points the output may cross the target several times
      for (let from = at; side(from) !== side(next) && side(from) !== 0; ) {
        const reached = yield* crossing(from, next);
        if (side(reached) === 0) found.add(reached);
        else if (side(reached) === -side(from)) found.add(yield* unitAt(reached));
        if (Number.isNaN(side(reached))) {
          hasGap = true;
          break;
        }
        from = reached;
      }
    }
    return [...found];
  }

  /** The first point after `from`, up to `to`, on another side of the target than `from`. */
  function* crossing(from: number, to: number): Steps<number> {
    let [low, high] = [from, to];
    const start = side(from);
    const steps = rootSteps(from, to, yield* lookAt(from), yield* lookAt(to), 0.5);
    for (let step = steps.next(); !step.done; ) {
      const at = Math.round(step.value);
      const value = yield* lookAt(at);
      if (side(at) === start) low = at;
      else high = at;
      step = steps.next(value);
    }
    return yield* firstOther(low, high, (point) => side(point) === start);
  }

  /**
   * Of two neighbours with the target between them: the nearer one if the output is continuous, or else the later. Between two
   * whole numbers there is no output: the tool refuses the middle. Of multiples it is the later, since a rounded one may not reach it.
   */
  function* unitAt(after: number): Steps<number> {
    if (unit !== undefined) return after;
    const [one, other] = [yield* lookAt(after - 1), yield* lookAt(after)];
    const middle = counted((after - 0.5) / units).raw - target;
    yield;
    const continuous = Math.abs(middle - (one + other) / 2) <= Math.abs(other - one) / 4;
    return continuous && Math.abs(one) <= Math.abs(other) ? after - 1 : after;
  }

  /** The points whose outputs are nearest to the target, below and above it; of equal ones that nearest to the present value. */
  function nearest(): number[] {
    const here = present * units;
    return [-1, 1].flatMap((way) => {
      const there = seen.filter(({ at }) => side(at) === way);
      const shortest = Math.min(...there.map(({ raw }) => Math.abs(raw - target)));
      const equals = there.filter(({ raw }) => Math.abs(raw - target) - shortest <= tolerance).map(({ at }) => at);
      equals.sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
      return equals.slice(0, 1);
    });
  }

  /** Ternary search for the highest (`way` 1) or lowest output between two samples. */
  function* narrow(way: 1 | -1): Steps<void> {
    const points = sorted().filter((at) => !Number.isNaN(side(at)));
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
}
