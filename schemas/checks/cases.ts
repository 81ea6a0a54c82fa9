import { LONGEST_TEXT, leastOf, mostOf } from '#src/engine/input-schema.ts';
import { freshRow } from '#src/engine/places.ts';
import type { CellInput, Example, Input, NumberInput, Rule, Tool, Wanted } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { alternativesOf, holds, matches } from '#src/engine/visibility.ts';
import { checkSet, type Mistakes, type Subject, shown } from './mistake.ts';

export type Raw = Readonly<Record<string, unknown>>;

/**
 * How far values are from what people enter. Usual: within the bounds, any option. Near: 0, a hundredth, ten times the upper
 * bound. Far: typing errors, and what testers try.
 */
type Reach = 'usual' | 'near' | 'far';

/** Inputs for one run of a tool. */
export interface Case {
  /** The inputs in words: `with amount 0`. */
  readonly path: string;
  readonly given: Raw;
  readonly reach: Reach;
}

/** The defaults, the examples and what visitors may enter. */
export function* everyCase(tool: Tool): Generator<Case> {
  yield { path: 'defaults', given: {}, reach: 'usual' };
  for (const [index, { inputs }] of tool.examples.entries())
    yield { path: `examples[${index}]`, given: inputs, reach: 'usual' };
  yield* casesOf(tool);
}

/** The defaults, the examples and what visitors usually enter. */
export const usualCases = (tool: Tool): readonly Case[] =>
  [...everyCase(tool)].filter(({ reach }) => reach === 'usual');

/** How many mixes of usual and of odd inputs are tried before something is taken for never so. */
const MIXES = 300;

/** What visitors may enter beside inputs that are given. */
export function* situations(tool: Tool, given: Raw): Generator<Raw> {
  for (const { given: others } of everyCase(tool)) yield { ...others, ...given };
  const random = randomFrom(4);
  for (let index = 0; index < MIXES; index++)
    yield { ...(index % 2 === 0 ? usualMix : oddMix)(tool.inputs, random), ...given };
}

/** The value that an input has in given ones: its default where it is not given. */
export const valueIn =
  (given: Raw, inputs: Tool['inputs']) =>
  (name: string): unknown =>
    Object.hasOwn(given, name) && given[name] !== undefined ? given[name] : inputs[name]?.default;

type Trial = readonly [value: unknown, reach: Reach];

/** The numbers of mixes of usual and of odd values with which every tool is run. */
const USUAL_MIXES = 40;
const ODD_MIXES = 20;

/** What visitors may enter: each input at its bounds, alone and with the others at theirs, every option, and mixes. */
export function* casesOf({ inputs }: Tool): Generator<Case> {
  const least = edge(inputs, 0);
  const most = edge(inputs, 1);
  for (const [name, spec] of Object.entries(inputs)) {
    const shows = showing(spec.showWhen, inputs);
    for (const [value, reach] of trialsOf(spec)) {
      yield caseOf({ ...shows, [name]: value }, reach);
      yield caseOf({ ...least, ...shows, [name]: value }, reach, 'the other inputs at their least');
      // a near value may be too much with all other inputs at their most
      const over = reach === 'usual' ? 'usual' : 'far';
      yield caseOf({ ...most, ...shows, [name]: value }, over, 'the other inputs at their most');
    }
  }
  const zero = Object.entries(inputs).flatMap(([name, spec]) => (isNumberInput(spec) ? [[name, 0] as const] : []));
  yield caseOf(Object.fromEntries(zero), 'near');
  const random = randomFrom(1);
  for (let index = 0; index < USUAL_MIXES; index++) yield caseOf(usualMix(inputs, random), 'usual');
  for (let index = 0; index < ODD_MIXES; index++) yield caseOf(oddMix(inputs, random), 'far');
}

const mix = (inputs: Tool['inputs'], draw: (spec: Input) => unknown): Raw =>
  Object.fromEntries(Object.entries(inputs).map(([name, spec]) => [name, draw(spec)]));

/** A usual value of every input. */
export const usualMix = (inputs: Tool['inputs'], random: () => number): Raw =>
  mix(inputs, (spec) => usual(spec, random));

/** A usual value of some inputs, and one that testers would try of the others. */
export const oddMix = (inputs: Tool['inputs'], random: () => number): Raw =>
  mix(inputs, (spec) => {
    if (random() < 0.5) return usual(spec, random);
    const trials = trialsOf(spec);
    return trials[Math.floor(random() * trials.length)]?.[0];
  });

function caseOf(given: Raw, reach: Reach, others?: string): Case {
  const entries = Object.entries(given);
  // the tested input is the last
  const named = others === undefined ? entries : entries.slice(-1);
  const text = named.map(([name, value]) => `${name} ${shown(value)}`).join(', ');
  const short = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return { path: `with ${short}${others === undefined ? '' : ` and ${others}`}`, given, reach };
}

/** Every number at its `min` or `max`, if it has one. */
function edge(inputs: Tool['inputs'], end: 0 | 1): Raw {
  const ends = Object.entries(inputs).map(
    ([name, spec]) => [name, isNumberInput(spec) ? spec.usual?.[end] : undefined] as const,
  );
  return Object.fromEntries(ends.filter(([, value]) => value !== undefined));
}

/** The values of inputs for which a rule holds (of several the first), and for which the inputs that it names show. */
export function showing(rule: Rule | undefined, inputs: Tool['inputs']): Raw {
  const given: Record<string, unknown> = {};
  for (const [name, wanted] of Object.entries(alternativesOf(rule)[0] ?? {}))
    if (Object.hasOwn(inputs, name))
      Object.assign(given, showing(inputs[name]?.showWhen, inputs), { [name]: fitting(inputs[name], wanted) });
  return given;
}

/** A value that a rule wants. */
function fitting(spec: Input | undefined, wanted: Wanted): unknown {
  if (Array.isArray(wanted)) return wanted[0];
  if (typeof wanted !== 'object' || spec === undefined) return wanted;
  const trials = [spec.default, ...trialsOf(spec).map(([value]) => value)];
  return trials.find((value) => matches(wanted, value)) ?? spec.default;
}

/** Values to try for an input, with their reach. */
export function trialsOf(spec: Input): readonly Trial[] {
  if (spec.kind !== 'rows') return cellTrials(spec);
  const row = freshRow(spec);
  const rows = spec.default.length > 0 ? spec.default : [row];
  const counts = [spec.min, spec.max].map((count): Trial => {
    return [Array.from({ length: count }, (_, index) => spec.default[index] ?? row), 'usual'];
  });
  const [first = row, ...rest] = rows;
  const cells = Object.entries(spec.columns).flatMap(([name, cell]) =>
    cellTrials(cell).map(([value, reach]): Trial => [[{ ...first, [name]: value }, ...rest], reach]),
  );
  return spec.max === 0 ? counts : [...counts, ...cells];
}

function cellTrials(spec: CellInput): readonly Trial[] {
  switch (spec.kind) {
    case 'choice':
      return spec.options.map(({ value }) => [value, 'usual']);
    case 'toggle':
      return [
        [true, 'usual'],
        [false, 'usual'],
      ];
    case 'text':
      return [
        ['', 'near'],
        ['ज'.repeat(LONGEST_TEXT), 'usual'],
      ];
    case 'date':
      return [
        [spec.min ?? '1950-01-01', spec.min === undefined ? 'near' : 'usual'],
        [spec.max ?? '2100-12-31', spec.max === undefined ? 'near' : 'usual'],
        ['2024-02-29', 'near'],
        ...(spec.optional ? [['', 'usual'] satisfies Trial] : []),
      ];
    default:
      return numberTrials(spec);
  }
}

const isUsual = ({ usual: range }: NumberInput, value: number): boolean =>
  range !== undefined && value >= range[0] && value <= range[1];

function numberTrials(spec: NumberInput): readonly Trial[] {
  const { usual: [min, max] = [], default: start, whole, negative } = spec;
  const below = negative !== undefined || leastOf(spec).value < 0;
  const most = max ?? Math.max(1, start);
  const near = [min ?? 0, most, 0, 10 * most, ...(whole === true ? [] : [0.01]), ...(below ? [-most, -10 * most] : [])];
  const far = [1e9, 1e15, mostOf(spec), ...(whole === true ? [] : [1e-9, 5e-324]), ...(below ? [-1e9, -1e15] : [])];
  return [
    ...[...new Set(near)].map((value): Trial => [value, isUsual(spec, value) ? 'usual' : 'near']),
    ...far.map((value): Trial => [value, isUsual(spec, value) ? 'usual' : 'far']),
  ];
}

/** A random whole number from 0 to `most`. */
const upTo = (most: number, random: () => number): number => Math.floor(random() * (most + 1));

/** A usual value: on the slider, any option, as many rows as there may be. */
function usual(spec: Input, random: () => number): unknown {
  switch (spec.kind) {
    case 'rows':
      return Array.from({ length: spec.min + upTo(Math.min(spec.max - spec.min, 10), random) }, () =>
        Object.fromEntries(Object.entries(spec.columns).map(([name, cell]) => [name, usual(cell, random)])),
      );
    case 'choice':
      return spec.options[upTo(spec.options.length - 1, random)]?.value;
    case 'toggle':
      return random() < 0.5;
    case 'text':
    case 'date':
      return spec.default;
    default: {
      const { usual: [min, max] = [], step, default: start } = spec;
      if (min === undefined || max === undefined || step === undefined) return start;
      return Number((min + upTo(Math.round((max - min) / step), random) * step).toFixed(9));
    }
  }
}

/** A clock and a source of random numbers. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly seed: number;
}

/** Runs a function with a stopped clock and repeatable random numbers, and restores both. */
export function inWorld<T>({ now, seed }: World, run: () => T): T {
  const real = { Date: globalThis.Date, random: Math.random };
  globalThis.Date = new Proxy(real.Date, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now] : args, made),
    apply: (target) => new target(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  Math.random = randomFrom(seed);
  try {
    return run();
  } finally {
    globalThis.Date = real.Date;
    Math.random = real.random;
  }
}

/** Random numbers from 0 to below 1, repeatable by a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Inputs that examples give. The compiler knows the names of results, and the runs compare their figures. */
export function* checkExamples({ tool }: Subject): Mistakes {
  for (const [index, example] of tool.examples.entries()) yield* checkGiven(`examples[${index}].inputs`, example, tool);
}

/** What is wrong with the inputs of an example: unknown ones, impossible values, and hidden ones, which have no effect. */
export function* checkGiven(path: string, { inputs: given }: Example, { inputs }: Tool): Mistakes {
  const value = valueIn(given, inputs);
  for (const name of Object.keys(given)) {
    const wrong = [...checkSet(path, name, value(name), inputs)];
    yield* wrong;
    if (wrong.length === 0 && !holds(inputs[name]?.showWhen, inputs, value))
      yield {
        path: `${path}.${name}`,
        message: 'is hidden by the other inputs, so its value has no effect; leave it out',
      };
  }
}
