import { rootSteps } from '#maths/roots.ts';
import { words as messages } from '#words/scenario.ts';
import { mostOf } from '../check-values.ts';
import { isNumberResult } from '../kinds.ts';
import type { Failure, LiveFigures, Tool } from '../types.ts';
import { labelOf, namedIn } from '../visibility.ts';
import {
  complete,
  type Given,
  isPartShown,
  leastOf,
  type NumberPlace,
  numberPlaces,
  solvable,
  unitsAOne,
  withValue,
} from './places.ts';

/** What is wanted: this output at this figure, by changing this input or cell. */
export interface Wanted {
  /** `rate`, or `loans.0.rate`. */
  readonly input: string;
  readonly output: string;
  readonly target: number;
}

export interface Solution {
  readonly ok: true;
  readonly input: string;
  /** `flat`: the input does not change the output at all. */
  readonly outcome: 'one' | 'several' | 'none' | 'flat';
  /** Values of the input in its own unit, in rising order. */
  readonly answers: readonly number[];
  /** The output at each answer, rounded as the tool shows it. */
  readonly reached: readonly number[];
  /** Without an answer: where the output comes nearest to the target from below and from above, as far as it does. */
  readonly nearest: readonly { readonly value: number; readonly output: number }[];
}

/** Runs of the tool that one search may take. */
export const MOST_RUNS = 2000;
/** Places that are looked at between the ends of the usual range. */
const LOOKS = 96;
/** Every unit of a range with fewer than these is looked at. */
const FEW_UNITS = 400;
/** A difference of this share of the target is dust of binary sums. */
const DUST = 1e-9;
/** The highest rate that is looked at where the usual range does not go further. */
const MOST_PERCENT = 100_000;
/** Steps by which the highest or lowest figure between two looks is narrowed down. */
const NARROWING = 40;

/** Inputs and cells that can be solved for with these values. */
export const solvableInputs = (tool: Tool, values: Given): NumberPlace[] =>
  numberPlaces(tool, complete(tool, values)).filter(({ spec }) => solvable(spec));

/** Outputs that can be wanted: those that are shown and are numbers. */
export function solvableOutputs(tool: Tool, values: Given): { readonly name: string; readonly label: string }[] {
  const all = complete(tool, values);
  return Object.entries(tool.outputs)
    .filter(([, spec]) => isNumberResult(spec) && isPartShown(tool, spec, all))
    .map(([name, spec]) => ({ name, label: labelOf(spec, tool.inputs, namedIn(tool, all)) }));
}

/** The answers of a solution, the nearest to a value first. */
export const nearestFirst = ({ answers }: Solution, present: number): number[] =>
  [...answers].sort((one, other) => Math.abs(one - present) - Math.abs(other - present));

/** Searches in one go. See {@link solveSteps}. */
export function solve(tool: Tool, values: Given, wanted: Wanted, live: LiveFigures | null = null): Solution | Failure {
  const steps = solveSteps(tool, values, wanted, live);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * Searches for the values of an input at which an output reaches a target, on figures before rounding. Every run of the tool
 * is one step, so that a page can stop in between. The search takes at most {@link MOST_RUNS} runs.
 *
 * It looks at the usual range and widens it as long as the tool answers. Where the output moves continuously, the answer is
 * the unit (a rupee, 0.01 percent, a month, 0.01 of a plain number) that comes nearest; where it goes in steps, the first
 * that has reached the target. Of a stretch on which the output is the target, the answer is the first value, or the last
 * where the stretch has no beginning.
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
  // the input that is searched for may have a value that the tool refuses
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
  const run = (value: number): Look => {
    const outcome = tool.run(withValue(all, input, value), live);
    if (!outcome.ok) return NOWHERE;
    return { raw: outcome.raw[output] ?? Number.NaN, shown: Number(outcome.outputs[output]) };
  };
  const dust = Math.max(1, Math.abs(target)) * DUST;
  const found = yield* search(run, place, target, dust);
  return { ok: true, input, ...found };
}

const refuse = (field: string | null, message: string): Failure => ({ ok: false, field, message });

interface Look {
  /** The output before rounding; NaN where the tool refuses. */
  readonly raw: number;
  readonly shown: number;
}
const NOWHERE: Look = { raw: Number.NaN, shown: Number.NaN };
type Steps<V> = Generator<void, V>;

/** The search proper. Places are whole numbers of units: 850 is 8.5 percent. */
function* search(
  run: (value: number) => Look,
  { spec, value: present }: NumberPlace,
  target: number,
  dust: number,
): Steps<Omit<Solution, 'ok' | 'input'>> {
  const units = unitsAOne(spec);
  const known = new Map<number, Look>();
  let runs = 0;
  const counted = (value: number): Look => {
    if (runs >= MOST_RUNS) return NOWHERE;
    runs++;
    return run(value);
  };
  function* lookAt(at: number): Steps<number> {
    let look = known.get(at);
    if (!look) {
      look = counted(at / units);
      known.set(at, look);
      yield;
    }
    return off(look.raw);
  }
  const off = (raw: number): number => (Math.abs(raw - target) <= dust ? 0 : raw - target);
  /** Below, at or above the target; NaN where the tool refuses. */
  const side = (at: number): number => Math.sign(off(known.get(at)?.raw ?? Number.NaN));

  const { core, least, most } = range(spec, present, units);
  for (const at of looks(core, Math.round(present * units), least, most)) yield* lookAt(at);
  for (const way of outward(core, least, most)) for (const at of way) if (Number.isNaN(yield* lookAt(at))) break;
  yield* findEdges();

  let answers = yield* findCrossings();
  if (answers.length === 0) {
    // a peak or a dip between two looks may reach the target
    yield* narrow(1);
    yield* narrow(-1);
    answers = yield* findCrossings();
  }
  const seen = [...known].filter(([, { raw }]) => Number.isFinite(raw)).map(([at, { raw }]) => ({ at, raw }));
  const highest = Math.max(...seen.map(({ raw }) => raw));
  const lowest = Math.min(...seen.map(({ raw }) => raw));
  const flat = seen.length > 1 && highest - lowest <= DUST * Math.max(1, Math.abs(highest));
  const told = (at: number) => ({ value: at / units, output: known.get(at)?.shown ?? Number.NaN });
  if (flat) return { outcome: 'flat', answers: [], reached: [], nearest: [] };
  if (answers.length === 0) return { outcome: 'none', answers: [], reached: [], nearest: nearest().map(told) };
  const each = answers.map(told);
  return {
    outcome: each.length === 1 ? 'one' : 'several',
    answers: each.map(({ value }) => value),
    reached: each.map(({ output }) => output),
    nearest: [],
  };

  function sorted(): number[] {
    return [...known.keys()].sort((one, other) => one - other);
  }

  /** Looks at the last places at which the tool answers, beside those at which it refuses. */
  function* findEdges(): Steps<void> {
    const places = sorted();
    for (const [index, at] of places.entries()) {
      const next = places[index + 1];
      if (next === undefined || Number.isNaN(side(at)) === Number.isNaN(side(next))) continue;
      const answersAt = !Number.isNaN(side(at));
      yield* firstOther(at, next, (place) => !Number.isNaN(side(place)) === answersAt);
    }
  }

  /** The first place after `from`, up to `to`, that is not as `from` is, by halving. */
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

  /** Every place at which the output reaches the target, in rising order. */
  function* findCrossings(): Steps<number[]> {
    const found = new Set<number>();
    const places = sorted();
    // whether the output has been the target since it has one
    let fromStart = true;
    for (const [index, at] of places.entries()) {
      if (Number.isNaN(side(at))) {
        fromStart = true;
        continue;
      }
      const next = places[index + 1];
      const alone = next === undefined || Number.isNaN(side(next));
      if (side(at) !== 0) fromStart = false;
      if (alone) {
        if (side(at) === 0 && fromStart && (index === 0 || Number.isNaN(side(places[index - 1] ?? at)))) found.add(at);
        continue;
      }
      if (side(at) === side(next)) continue;
      if (side(at) === 0) {
        if (fromStart) found.add((yield* firstOther(at, next, (place) => side(place) === 0)) - 1);
        continue;
      }
      // it may have crossed once on the way and come back
      for (let from = at; side(from) !== side(next) && side(from) !== 0; ) {
        const reached = yield* crossing(from, next);
        if (side(reached) === 0) found.add(reached);
        else if (side(reached) === -side(from)) found.add(yield* unitAt(reached));
        if (Number.isNaN(side(reached))) break;
        from = reached;
      }
    }
    return [...found].sort((one, other) => one - other);
  }

  /** The first place after `from`, up to `to`, that is on another side of the target than `from`. */
  function* crossing(from: number, to: number): Steps<number> {
    let [low, high] = [from, to];
    const start = side(from);
    const steps = rootSteps(from, to, yield* lookAt(from), yield* lookAt(to), 0.5);
    for (let step = steps.next(); !step.done && high - low > 1; ) {
      const at = Math.min(high - 1, Math.max(low + 1, Math.round(step.value)));
      const value = yield* lookAt(at);
      if (side(at) === start) low = at;
      else high = at;
      step = steps.next(value);
    }
    return yield* firstOther(low, high, (place) => side(place) === start);
  }

  /** Of two neighbours with the target between them the nearer, where the output is continuous, or else the later. */
  function* unitAt(after: number): Steps<number> {
    if (spec.whole) return after;
    const [one, other] = [yield* lookAt(after - 1), yield* lookAt(after)];
    const middle = counted((after - 0.5) / units).raw - target;
    yield;
    const continuous = Math.abs(middle - (one + other) / 2) <= Math.abs(other - one) / 4;
    return continuous && Math.abs(one) <= Math.abs(other) ? after - 1 : after;
  }

  /** The places that come nearest to the target from below and from above; of equals that nearest to the present value. */
  function nearest(): number[] {
    const here = present * units;
    return [-1, 1].flatMap((way) => {
      const of = seen.filter(({ at }) => side(at) === way);
      const least = Math.min(...of.map(({ raw }) => Math.abs(raw - target)));
      const equals = of.filter(({ raw }) => Math.abs(raw - target) - least <= dust).map(({ at }) => at);
      equals.sort((one, other) => Math.abs(one - here) - Math.abs(other - here));
      return equals.slice(0, 1);
    });
  }

  /** Narrows down where the output is highest (`way` 1) or lowest between two looks. */
  function* narrow(way: 1 | -1): Steps<void> {
    const places = sorted().filter((at) => !Number.isNaN(side(at)));
    const height = (at: number) => way * (known.get(at)?.raw ?? Number.NaN);
    let best = 0;
    for (const [index, at] of places.entries()) if (height(at) > height(places[best] ?? at)) best = index;
    let low = places[Math.max(0, best - 1)] ?? 0;
    let high = places[Math.min(places.length - 1, best + 1)] ?? 0;
    for (let step = 0; step < NARROWING && high - low > 2; step++) {
      const third = Math.floor((high - low) / 3);
      const [one, other] = [low + third, high - third];
      yield* lookAt(one);
      yield* lookAt(other);
      if (height(one) < height(other)) low = one;
      else high = other;
    }
  }
}

/** The usual range in units, with the present value in it, and the ends beyond which nothing is looked at. */
function range(spec: NumberPlace['spec'], present: number, units: number) {
  const { value, open } = leastOf(spec);
  // nobody means a rate beyond this; so far out, sums of fractions have no units either
  const farthest = (usual: number) =>
    units * (spec.kind === 'percent' ? Math.min(mostOf(spec), Math.max(MOST_PERCENT, usual)) : mostOf(spec));
  const least = Math.max(
    open ? Math.floor(value * units) + 1 : Math.ceil(value * units),
    Math.ceil(Math.max(-farthest(-Math.min(spec.min ?? 0, present)), Number.MIN_SAFE_INTEGER)),
  );
  const most = Math.floor(Math.min(farthest(Math.max(spec.max ?? 0, present)), Number.MAX_SAFE_INTEGER));
  const usual = spec.kind === 'percent' || spec.kind === 'years' ? 100 : 2 * Math.max(present, spec.default, 500);
  const within = (at: number) => Math.min(most, Math.max(least, at));
  const core = [
    within(Math.floor(Math.min(spec.min ?? 0, present) * units)),
    within(Math.ceil(Math.max(spec.max ?? usual, present) * units)),
  ] as const;
  return { core, least, most };
}

/** Places in the usual range: each, or enough to see how the output moves, and the present value with its neighbours. */
function looks([from, to]: readonly [number, number], present: number, least: number, most: number): number[] {
  const count = to - from <= FEW_UNITS ? to - from : LOOKS;
  const even = Array.from({ length: count + 1 }, (_, index) => Math.round(from + ((to - from) * index) / (count || 1)));
  const near = [present - 1, present, present + 1].filter((at) => at >= least && at <= most);
  return [...new Set([...even, ...near])];
}

/** Places beyond the usual range, each twice as far as the one before: down to 0, below it, and up. */
function outward([from, to]: readonly [number, number], least: number, most: number): number[][] {
  const down: number[] = [];
  for (let at = Math.floor(from / 2); at > Math.max(0, least); at = Math.floor(at / 2)) down.push(at);
  if (from > Math.max(0, least)) down.push(Math.max(0, least));
  for (let at = Math.min(-1, from * 2); at > least; at *= 2) down.push(at);
  if (least < Math.min(0, from)) down.push(least);
  const up: number[] = [];
  for (let at = Math.max(1, to * 2); at < most; at *= 2) up.push(at);
  if (most > to) up.push(most);
  return [down, up];
}
