import { words as messages } from '#words/scenario.ts';
import { refuse } from '../failure.ts';
import { leastOf, mostOf } from '../input-schema.ts';
import { complete, type Given, type NumberPlace, unitsPerOne, withValue } from '../places.ts';
import type { Failure, LiveFigures, Tool, Values } from '../types.ts';
import { isNumberResult } from '../utilities.ts';
import { moveByOf, ROUNDING_ERROR, type Side, sideAt } from './moves.ts';
import { solvableInputs, type Wanted } from './questions.ts';

/** Runs of the tool that one search may take, beside that with the present values. */
export const MOST_RUNS = 2000;
/** How many points are tried in the usual range, and one more at its end. */
const SAMPLES = 96;
/** In a range with no more units than this, every unit is tried. */
const FEW_UNITS = 400;
/** The highest rate that is tried where the usual range ends below it. */
const MOST_PERCENT = 100_000;
/** An amount to begin with where neither a usual range nor the values say how large an input may be. */
const SOME_AMOUNT = 500;

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

/**
 * The input with which a search for an output starts, of those that change the output:
 * 1. the one that the definition declares (`solve: 'first'`);
 * 2. else the first amount of money, which people decide on, not on a rate or an age;
 * 3. else the first.
 */
export function firstToSolve(tool: Tool, values: Given, output: string, live: LiveFigures | null = null): string {
  const all = complete(tool, values);
  const figure = (given: Values) => {
    const outcome = tool.run(given, live);
    return outcome.ok ? (outcome.raw[output] ?? Number.NaN) : Number.NaN;
  };
  const present = figure(all);
  // a small step may change nothing, as of money that lasts for ever: the ends of its slider are tried too
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

/** The output at a value of the input; NaN where the tool refuses. */
type Sample = Pick<Side, 'figure' | 'raw'>;
const REFUSED: Sample = { figure: Number.NaN, raw: Number.NaN };
/** Neighbouring points at which the output is on the same side of the target. */
interface Stretch {
  readonly side: 'below' | 'at' | 'above' | 'refused';
  readonly first: number;
  readonly last: number;
}

/**
 * Searches for the values of an input at which an output reaches a target, on figures before rounding. Pauses after each run
 * of the tool, so that a page stays responsive. It takes at most `MOST_RUNS` of them.
 *
 * It samples the usual range and beyond it as far as the tool gives figures, and halves the distance of two samples between which the
 * output passes the target. A peak between two samples is not seen. Where the output is continuous, the answer is the nearest unit (a
 * rupee, 0.01 percent, a month, 0.01 of a plain number); where it jumps, or only multiples are taken, the later of the two units
 * between which it passes the target. Where the output equals the target over an interval, the answer is its first value, or its
 * last one, such as the highest income without tax, if the output equals the target from the beginning.
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
  const run = (value: number): Sample => sideAt(tool, all, place, value, output, live) ?? REFUSED;
  return { ok: true, input, ...(yield* search(run, place, target)) };
}

/** The search itself. Its points are whole numbers of the input's smallest unit: for a rate, 850 is 8.5%. */
function* search(
  run: (value: number) => Sample,
  { spec, value: present }: NumberPlace,
  target: number,
): Generator<void, Omit<Solution, 'ok' | 'input'>> {
  const units = unitsPerOne(spec);
  const multiple = typeof spec.whole === 'number' ? spec.whole : null;
  const valueAt = (at: number) => (multiple === null ? at / units : at * multiple);
  /** Figures that differ by less than this are equal. */
  const tolerance = Math.max(1, Math.abs(target)) * ROUNDING_ERROR;
  const known = new Map<number, Sample>();
  let runs = 0;

  /** Runs the tool at a value that need not be a point; once `MOST_RUNS` are used up every other value counts as refused. */
  function* runAt(value: number): Generator<void, Sample> {
    if (runs++ >= MOST_RUNS) return REFUSED;
    const sample = run(value);
    yield;
    return sample;
  }
  function* sideAt(at: number): Generator<void, Stretch['side']> {
    const sample = known.get(at) ?? (yield* runAt(valueAt(at)));
    known.set(at, sample);
    return sideOf(sample);
  }
  function sideOf({ raw }: Sample): Stretch['side'] {
    if (Number.isNaN(raw)) return 'refused';
    if (Math.abs(raw - target) <= tolerance) return 'at';
    return raw < target ? 'below' : 'above';
  }
  const knownAt = (at: number) => known.get(at) ?? REFUSED;
  const distanceAt = (at: number) => knownAt(at).raw - target;

  /** Every stretch between the first and the last known point; each change of side between two points is found by bisection. */
  function* stretches(): Generator<void, Stretch[]> {
    const points = [...known.keys()].sort((one, other) => one - other);
    const found: Stretch[] = [];
    let first = points[0] ?? 0;
    for (const [index, next] of points.slice(1).entries()) {
      let from = points[index] ?? first;
      for (let side = yield* sideAt(from); side !== (yield* sideAt(next)); side = yield* sideAt(from)) {
        let end = next;
        // of a stretch at the target that something comes before only the first point is an answer
        const isEndWanted = side !== 'at' || (found.at(-1)?.side ?? 'refused') === 'refused';
        while (isEndWanted && end - from > 1) {
          const middle = Math.floor(from + (end - from) / 2);
          if ((yield* sideAt(middle)) === side) from = middle;
          else end = middle;
        }
        found.push({ side, first, last: from });
        first = from = end;
      }
    }
    const last = points.at(-1) ?? first;
    return [...found, { side: yield* sideAt(last), first, last }];
  }

  /**
   * The answer where the output passes the target between a point and the one before it. On a curve, such as a rate, it is the nearer
   * one, and the middle between both tells that it is a curve: within one unit it hardly leaves the straight line, which a jump, such
   * as a tax that sets in, leaves by half of its height. Whole numbers have no middle that the tool accepts, and of multiples the
   * earlier may not reach the target: the later one is the answer.
   */
  function* nearerPoint(after: number): Generator<void, number> {
    const [before, there] = [distanceAt(after - 1), distanceAt(after)];
    if (multiple !== null || Math.abs(there) < Math.abs(before)) return after;
    const middle = (yield* runAt((after - 0.5) / units)).raw - target;
    return Math.abs(middle - (before + there) / 2) <= Math.abs(there - before) / 4 ? after - 1 : after;
  }

  function* answersIn(all: readonly Stretch[]): Generator<void, number[]> {
    const answers = new Set<number>();
    for (const [index, { side, first, last }] of all.entries()) {
      const before = all[index - 1]?.side ?? 'refused';
      if (side === 'at') answers.add(before === 'refused' ? last : first);
      else if (side !== 'refused' && before !== 'refused' && before !== 'at') answers.add(yield* nearerPoint(first));
    }
    return [...answers];
  }

  /** The points at which the output is nearest to the target, below and above it; of several the one nearest to the present value. */
  function nearest(): number[] {
    const fromHere = (at: number) => Math.abs(at - present * units);
    return (['below', 'above'] as const).flatMap((side) => {
      const there = [...known.keys()].filter((at) => sideOf(knownAt(at)) === side && Number.isFinite(distanceAt(at)));
      const best = Math.min(...there.map((at) => Math.abs(distanceAt(at))));
      const isBest = (at: number) =>
        Math.abs(distanceAt(at)) - best <= ROUNDING_ERROR * Math.max(1, Math.abs(knownAt(at).raw));
      return there
        .filter(isBest)
        .sort((one, other) => fromHere(one) - fromHere(other))
        .slice(0, 1);
    });
  }

  const { within, beyond } = pointsToTry(spec, present, units);
  for (const at of within) yield* sideAt(at);
  // on either way as far as the tool gives figures
  for (const points of beyond) for (const at of points) if ((yield* sideAt(at)) === 'refused') break;
  const answers = yield* answersIn(yield* stretches());
  const figures = [...known.values()].map(({ raw }) => raw).filter(Number.isFinite);
  const highest = Math.max(...figures);
  const isFlat = highest - Math.min(...figures) <= ROUNDING_ERROR * Math.max(1, Math.abs(highest));
  if (figures.length > 1 && isFlat) return { outcome: 'flat', answers: [], reached: [], nearest: [] };
  return {
    outcome: answers.length === 0 ? 'none' : answers.length === 1 ? 'one' : 'several',
    answers: answers.map(valueAt),
    reached: answers.map((at) => knownAt(at).figure),
    nearest: answers.length > 0 ? [] : nearest().map((at) => ({ value: valueAt(at), output: knownAt(at).figure })),
  };
}

/**
 * The points that a search tries, each a whole number of units.
 *
 * @param present the value that the input has now
 * @param units how many units make 1
 * @returns `within`: some of the usual range, evenly spaced, or all of a few, and the present value with its neighbours; `beyond`: two
 *   lists, down at half the last point until 0 and then at twice, and up, each at twice the last
 */
function pointsToTry(spec: NumberPlace['spec'], present: number, units: number) {
  const isSmall = spec.kind === 'percent' || spec.kind === 'years';
  const [low, high] = spec.usual ?? [0, isSmall ? 100 : 2 * Math.max(present, spec.default, SOME_AMOUNT)];
  const [lowest, highest] = [Math.min(low, present), Math.max(high, present)];
  // a rate is tried up to MOST_PERCENT, and beyond the safe integers a double holds no single unit
  const reach = spec.kind === 'percent' ? Math.max(MOST_PERCENT, -lowest, highest) : Number.POSITIVE_INFINITY;
  const farthest = Math.min(reach * units, Number.MAX_SAFE_INTEGER);
  const least = Math.ceil(Math.max(leastOf(spec).value * units, -farthest));
  const most = Math.floor(Math.min(mostOf(spec) * units, farthest));
  const clamp = (at: number) => Math.min(most, Math.max(least, at));
  const [from, to] = [clamp(Math.floor(lowest * units)), clamp(Math.ceil(highest * units))];
  const count = to - from <= FEW_UNITS ? to - from : SAMPLES;
  const even = Array.from({ length: count + 1 }, (_, at) => Math.round(from + ((to - from) * at) / (count || 1)));
  const here = Math.round(present * units);
  const down: number[] = [];
  for (let at = from; at > least; down.push(at))
    at = Math.max(least, at > 0 ? Math.floor(at / 2) : Math.min(-1, at * 2));
  const up: number[] = [];
  for (let at = to; at < most; up.push(at)) at = Math.min(most, Math.max(1, at * 2));
  return { within: [...even, here - 1, here, here + 1], beyond: [down, up] };
}
