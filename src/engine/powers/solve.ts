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

/** A value of an input in its own unit, and the output there, rounded as the tool shows it. */
export interface Reached {
  readonly value: number;
  readonly output: number;
}

export interface Solution {
  readonly ok: true;
  readonly input: string;
  /** `flat`: the input does not change the output at all. */
  readonly outcome: 'one' | 'several' | 'none' | 'flat';
  /** In rising order. */
  readonly answers: readonly Reached[];
  /** Where there is no answer: the nearest outputs below and above the target, where there are any. */
  readonly nearest: readonly Reached[];
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
  const rank = ({ spec }: NumberPlace) => {
    if (spec.solve === 'first') return 0;
    return spec.kind === 'currency' ? 1 : 2;
  };
  const places = solvableInputs(tool, all).sort((one, other) => rank(one) - rank(other));
  return (places.find(changes) ?? places[0])?.path ?? '';
}

/** The answers of a solution, the nearest to a value first. */
export const nearestFirst = ({ answers }: Solution, present: number): Reached[] =>
  [...answers].sort((one, other) => Math.abs(one.value - present) - Math.abs(other.value - present));

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
  return { ok: true, input, ...(yield* searchFor(target, place, run)) };
}

/** A search as it goes on. Its points are whole numbers of the input's smallest unit: for a rate, 850 is 8.5%. */
interface Search {
  readonly run: (value: number) => Sample;
  readonly target: number;
  /** How many units make 1. */
  readonly units: number;
  /** The amount whose multiples alone the input takes; null for any value. */
  readonly multiple: number | null;
  /** The samples so far, by their points. */
  readonly known: Map<number, Sample>;
  runs: number;
}

function* searchFor(
  target: number,
  { spec, value: present }: NumberPlace,
  run: Search['run'],
): Generator<void, Omit<Solution, 'ok' | 'input'>> {
  const units = unitsPerOne(spec);
  const multiple = typeof spec.whole === 'number' ? spec.whole : null;
  const search: Search = { run, target, units, multiple, known: new Map(), runs: 0 };
  const { within, beyond } = pointsToTry(spec, present, units);
  for (const at of within) yield* sideAtPoint(search, at);
  // on either way as far as the tool gives figures
  for (const points of beyond) for (const at of points) if ((yield* sideAtPoint(search, at)) === 'refused') break;
  const answers = yield* answersIn(search, yield* stretchesOf(search));
  if (isFlat(search)) return { outcome: 'flat', answers: [], nearest: [] };
  const nearest = answers.length > 0 ? [] : nearestPoints(search, present * units);
  const oneOrNone = answers.length === 1 ? 'one' : 'none';
  return {
    outcome: answers.length > 1 ? 'several' : oneOrNone,
    answers: answers.map((at) => reachedAt(search, at)),
    nearest: nearest.map((at) => reachedAt(search, at)),
  };
}

const valueAt = ({ units, multiple }: Search, at: number): number => (multiple === null ? at / units : at * multiple);
const knownAt = ({ known }: Search, at: number): Sample => known.get(at) ?? REFUSED;
const reachedAt = (search: Search, at: number): Reached => ({
  value: valueAt(search, at),
  output: knownAt(search, at).figure,
});
const distanceAt = (search: Search, at: number): number => knownAt(search, at).raw - search.target;

/** Runs the tool at a value that need not be a point; once `MOST_RUNS` are used up every other value counts as refused. */
function* runAt(search: Search, value: number): Generator<void, Sample> {
  if (search.runs++ >= MOST_RUNS) return REFUSED;
  const sample = search.run(value);
  yield;
  return sample;
}

/** On which side of the target the output is at a point, by a run where the point is new. */
function* sideAtPoint(search: Search, at: number): Generator<void, Stretch['side']> {
  const sample = search.known.get(at) ?? (yield* runAt(search, valueAt(search, at)));
  search.known.set(at, sample);
  return sideOf(sample, search.target);
}

function sideOf({ raw }: Sample, target: number): Stretch['side'] {
  if (Number.isNaN(raw)) return 'refused';
  if (Math.abs(raw - target) <= Math.max(1, Math.abs(target)) * ROUNDING_ERROR) return 'at';
  return raw < target ? 'below' : 'above';
}

/** Every stretch between the first and the last known point; each change of side between two points is found by bisection. */
function* stretchesOf(search: Search): Generator<void, Stretch[]> {
  const points = [...search.known.keys()].sort((one, other) => one - other);
  const found: Stretch[] = [];
  let first = points[0] ?? 0;
  for (const [index, next] of points.slice(1).entries()) {
    let from = points[index] ?? first;
    let side = yield* sideAtPoint(search, from);
    while (side !== (yield* sideAtPoint(search, next))) {
      const last = yield* lastOfStretch(search, from, next);
      found.push({ side, first, last });
      first = last + 1;
      from = first;
      side = yield* sideAtPoint(search, from);
    }
  }
  const last = points.at(-1) ?? first;
  return [...found, { side: yield* sideAtPoint(search, last), first, last }];
}

/** The last point on the side of `from` before the side changes, by bisection up to a point on another side. */
function* lastOfStretch(search: Search, from: number, other: number): Generator<void, number> {
  const side = yield* sideAtPoint(search, from);
  let [last, after] = [from, other];
  while (after - last > 1) {
    const middle = Math.floor(last + (after - last) / 2);
    if ((yield* sideAtPoint(search, middle)) === side) last = middle;
    else after = middle;
  }
  return last;
}

/**
 * The answer where the output passes the target between a point and the one before it. On a curve, such as a rate, it is the nearer
 * one, and the middle between both tells that it is a curve: within one unit it hardly leaves the straight line, which a jump, such
 * as a tax that sets in, leaves by half of its height. Whole numbers have no middle that the tool accepts, and of multiples the
 * earlier may not reach the target: the later one is the answer.
 */
function* nearerPoint(search: Search, after: number): Generator<void, number> {
  const [before, there] = [distanceAt(search, after - 1), distanceAt(search, after)];
  if (search.multiple !== null || Math.abs(there) < Math.abs(before)) return after;
  const middle = (yield* runAt(search, (after - 0.5) / search.units)).raw - search.target;
  return Math.abs(middle - (before + there) / 2) <= Math.abs(there - before) / 4 ? after - 1 : after;
}

function* answersIn(search: Search, stretches: readonly Stretch[]): Generator<void, number[]> {
  const answers = new Set<number>();
  for (const [index, { side, first, last }] of stretches.entries()) {
    const before = stretches[index - 1]?.side ?? 'refused';
    const isPassed = side !== 'refused' && before !== 'refused' && before !== 'at';
    if (side === 'at') answers.add(before === 'refused' ? last : first);
    else if (isPassed) answers.add(yield* nearerPoint(search, first));
  }
  return [...answers];
}

/** Whether the input changes nothing, as far as the samples tell. */
function isFlat({ known }: Search): boolean {
  const figures = [...known.values()].map(({ raw }) => raw).filter(Number.isFinite);
  const highest = Math.max(...figures);
  const isSame = highest - Math.min(...figures) <= ROUNDING_ERROR * Math.max(1, Math.abs(highest));
  return figures.length > 1 && isSame;
}

/** The points at which the output is nearest to the target, below and above it; of several the one nearest to a present point. */
function nearestPoints(search: Search, present: number): number[] {
  return (['below', 'above'] as const).flatMap((side) => {
    const isOnSide = (at: number) => sideOf(knownAt(search, at), search.target) === side;
    const points = [...search.known.keys()].filter((at) => isOnSide(at) && Number.isFinite(distanceAt(search, at)));
    const least = Math.min(...points.map((at) => Math.abs(distanceAt(search, at))));
    const isNearest = (at: number) =>
      Math.abs(distanceAt(search, at)) - least <= ROUNDING_ERROR * Math.max(1, Math.abs(knownAt(search, at).raw));
    return points
      .filter(isNearest)
      .sort((one, other) => Math.abs(one - present) - Math.abs(other - present))
      .slice(0, 1);
  });
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
