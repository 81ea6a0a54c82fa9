import { words as messages } from '#words/scenario.ts';
import { refuse } from '../failure.ts';
import { isNumberResult } from '../kinds.ts';
import { isForbidden } from '../notes.ts';
import { complete, type Given, type NumberPlace, unitsPerOne, withValue } from '../places.ts';
import type { Failure, LiveFigures, Tool, Values } from '../types.ts';
import { moveByOf, ROUNDING_ERROR } from './moves.ts';
import { solvableInputs, type Wanted } from './questions.ts';
import { crossings } from './solve-crossings.ts';
import { pointsBeyond, pointsWithin, searchRange } from './solve-range.ts';
import { createSamples, REFUSED, type Sample, type Steps } from './solve-samples.ts';

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

/**
 * Searches for the values of an input at which an output reaches a target, on figures before rounding. Pauses after each run
 * of the tool, so that a page stays responsive. It takes at most `MOST_RUNS` of them.
 *
 * It samples the usual range and widens it as long as the tool gives figures. Where the output is continuous, the answer is the
 * nearest unit (a rupee, 0.01 percent, a month, 0.01 of a plain number); where it jumps, or only multiples are taken, the later of
 * the two units between which it passes the target. Where the output equals the target over an interval, the answer is its first
 * value, or its last one if the output equals the target from the beginning.
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
  return { ok: true, input, ...(yield* search(run, place, target)) };
}

/**
 * The search itself: it looks at some points and at the edges of what the tool refuses, then where the output crosses the target
 * between them. Behind what the tool refuses, and for peaks and dips that lie between two points, it looks once more.
 */
function* search(
  run: (value: number) => Sample,
  { spec, value: present }: NumberPlace,
  target: number,
): Steps<Omit<Solution, 'ok' | 'input'>> {
  const units = unitsPerOne(spec);
  const multiple = typeof spec.whole === 'number' ? spec.whole : null;
  const valueAt = (at: number) => (multiple === null ? at / units : at * multiple);
  const samples = createSamples(run, valueAt, target);
  const middleOf = multiple === null ? (after: number) => (after - 0.5) / units : null;
  function* findAnswers() {
    yield* samples.lookAtEdges();
    return yield* crossings(samples, middleOf);
  }

  const { usual, least, most } = searchRange(spec, present, units);
  for (const at of pointsWithin(usual, Math.round(present * units))) yield* samples.lookAt(at);
  // on either way as far as the tool gives figures
  for (const points of pointsBeyond(usual, least, most))
    for (const at of points) if (Number.isNaN(yield* samples.lookAt(at))) break;

  let { answers, hasGap } = yield* findAnswers();
  // the other side of what the tool refuses may reach the target too; its edges are looked at now, so one more pass is enough
  if (hasGap) ({ answers } = yield* findAnswers());
  if (answers.length === 0) {
    // so may a peak or a dip between two points
    yield* samples.lookForPeak(1);
    yield* samples.lookForPeak(-1);
    ({ answers } = yield* findAnswers());
  }
  if (samples.isFlat()) return { outcome: 'flat', answers: [], reached: [], nearest: [] };
  const nearest = answers.length > 0 ? [] : samples.nearest(present * units).map(samples.pairAt);
  const pairs = answers.map(samples.pairAt);
  return {
    outcome: pairs.length === 0 ? 'none' : pairs.length === 1 ? 'one' : 'several',
    answers: pairs.map(({ value }) => value),
    reached: pairs.map(({ output }) => output),
    nearest,
  };
}
