import fc from 'fast-check';
import { expect } from 'vitest';
import { leastOf, mostOf } from '#src/engine/input-schema.ts';
import type { CellInput, DateInput, Failure, Input, NumberInput, RowsInput, Success, Tool } from '#src/engine/types.ts';
import { alwaysIn } from '../always.ts';
import { toolById } from '../tools.ts';

export type Raw = Readonly<Record<string, unknown>>;

const paise = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
/** A day from the first to the last that a date may usually be, or of a century and more. */
function dayOf({ min = '1970-01-01', max = '2079-07-08' }: DateInput): fc.Arbitrary<string> {
  const number = (day: string) => Date.parse(day) / 86_400_000;
  return fc
    .integer({ min: number(min), max: number(max) })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
}

/** Steps of a slider as decimals, so that 0.1 three times is 0.3. */
function onSlider(min: number, max: number, step: number): fc.Arbitrary<number> {
  return fc.nat(Math.round((max - min) / step)).map((steps) => Number((min + steps * step).toFixed(9)));
}

function usualNumber(spec: NumberInput): fc.Arbitrary<number> {
  const { kind, usual: [min, max] = [], whole } = spec;
  if (min !== undefined && max !== undefined) {
    const { step = (max - min) / 100 } = spec;
    const slider = fc.oneof(fc.constantFrom(min, max), onSlider(min, max, step));
    if (kind !== 'currency' || whole === true) return slider;
    return fc.oneof(
      slider,
      fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100),
    );
  }
  if (kind === 'currency' || kind === 'number') {
    const size = whole === true ? fc.nat(1000) : fc.oneof(paise(1000), paise(Math.min(10_000_000, mostOf(spec))));
    return leastOf(spec).value < 0
      ? fc.oneof(
          size,
          size.map((each) => 0 - each),
        )
      : size;
  }
  return kind === 'percent' ? fc.integer({ min: 0, max: 3000 }).map((part) => part / 100) : fc.nat(60);
}

function usualCell(spec: CellInput): fc.Arbitrary<unknown> {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options.map(({ value }) => value));
  if (spec.kind === 'toggle') return fc.boolean();
  if (spec.kind === 'text') return fc.string({ unit: 'grapheme', maxLength: 10 }).filter(({ length }) => length <= 60);
  return spec.kind === 'date' ? dayOf(spec) : usualNumber(spec);
}

const rowOf = ({ columns }: RowsInput, cell: (spec: CellInput) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.entries(columns).map(([name, spec]) => [name, cell(spec)])), {
    requiredKeys: [],
  });

const MANY_ROWS = 100;

/** Usual values: on the slider, within bounds with paise, any option, any allowed number of rows. */
export function usual(spec: Input): fc.Arbitrary<unknown> {
  if (spec.kind !== 'rows') return usualCell(spec);
  const rows = (maxLength: number) =>
    fc.array(rowOf(spec, usualCell), { minLength: spec.min, maxLength, size: 'max' as const });
  // lists of a thousand rows are made now and then: making them takes longer than what is tried with them
  return spec.max <= MANY_ROWS
    ? rows(spec.max)
    : fc.oneof({ arbitrary: rows(MANY_ROWS), weight: 19 }, { arbitrary: rows(spec.max), weight: 1 });
}

const extremes = [
  ...[0, 5e-324, 1e-300, 1e-15, 1e-12, 1e-9, 0.001, 0.005, 0.1 + 0.2, 1 / 3, 0.5, 1, 1.005, 99.999999],
  ...[1e9, 1e12, 999_999_999_999_999, 2 ** 53 - 1, 2 ** 53 + 2, 1e18, 1e30, 1e100, 1e200, 1e300, Number.MAX_VALUE],
];

/** Whether a definition allows this refusal of usual inputs; otherwise it is a fault. */
export const mayRefuse = (_: Tool, { refusal, broken }: Failure): boolean => refusal !== undefined && !broken;

/** At the bounds, just outside, far outside, zero, tiny, huge and below zero. */
export function edgesOf({ usual: [min, max] = [0, 100], step = 1 }: NumberInput): number[] {
  const bounds = [
    min - step,
    min - 1e-9,
    min,
    min + 1e-9,
    max - 1e-9,
    max,
    max + 1e-9,
    max + step,
    max * 2,
    max * 1000,
  ];
  return [...bounds, ...extremes, ...extremes.map((each) => -each)];
}

function oddNumber(spec: NumberInput): fc.Arbitrary<number> {
  const edges = edgesOf(spec);
  return fc.oneof(
    { arbitrary: fc.constantFrom(...edges.filter((each) => each >= 0)), weight: 4 },
    { arbitrary: fc.double({ min: 0, max: (spec.usual?.[1] ?? 100) * 10, noNaN: true }), weight: 2 },
    fc.constantFrom(...edges),
    fc.double(),
  );
}

const texts = [
  '',
  ' ',
  '1000',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u0000',
  '₹1,000',
  'x'.repeat(61),
];
const strange = fc.constantFrom<unknown>(null, true, 5, '5', [], {}, [[]], Number.NaN, 5n, () => 5, Symbol('five'));

function oddCell(spec: CellInput): fc.Arbitrary<unknown> {
  if (spec.kind === 'choice') return fc.oneof(usualCell(spec), fc.constantFrom<unknown>(...texts, 3, -1));
  if (spec.kind === 'toggle') return fc.oneof(usualCell(spec), fc.constantFrom<unknown>('true', 0, 1));
  if (spec.kind === 'text') return fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 80 }));
  if (spec.kind === 'date') return fc.oneof(fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', ''), fc.string());
  return oddNumber(spec);
}

/** Wrong values that somebody may enter. */
export function odd(spec: Input): fc.Arbitrary<unknown> {
  if (spec.kind !== 'rows') return oddCell(spec);
  const mixed = (cell: CellInput) => fc.oneof({ arbitrary: usualCell(cell), weight: 3 }, oddCell(cell));
  return fc.oneof(
    fc.array(rowOf(spec, mixed), { minLength: spec.min, maxLength: Math.min(spec.max, 5) }),
    fc.array(rowOf(spec, oddCell), { maxLength: spec.max + 1 }),
    fc.array(fc.oneof(rowOf(spec, usualCell), strange), { maxLength: 3 }),
  );
}

export const anything = (spec: Input): fc.Arbitrary<unknown> => fc.oneof(usual(spec), odd(spec), strange);

/** Inputs of a tool, each drawn as asked; now and then one is left out. */
export function inputsOf(tool: Tool, draw: (spec: Input) => fc.Arbitrary<unknown>, all = false): fc.Arbitrary<Raw> {
  const model = Object.fromEntries(Object.entries(tool.inputs).map(([name, spec]) => [name, draw(spec)]));
  return fc.record(model, all ? {} : { requiredKeys: [] });
}

/** Usual inputs, of which one to three are odd. */
export function mostlyUsual(tool: Tool, draw: (spec: Input) => fc.Arbitrary<unknown> = odd): fc.Arbitrary<Raw> {
  return fc
    .tuple(
      inputsOf(tool, usual),
      inputsOf(tool, draw, true),
      fc.subarray(Object.keys(tool.inputs), { minLength: 1, maxLength: Math.min(3, Object.keys(tool.inputs).length) }),
    )
    .map(([base, others, names]) => ({ ...base, ...Object.fromEntries(names.map((name) => [name, others[name]])) }));
}

/** Exchange rates for the one kind of tool that asks for figures from outside: made up, units for one rupee. */
export const live = {
  INR: 1,
  USD: 0.0125,
  EUR: 0.01,
  GBP: 0.0091,
  JPY: 1.7,
  AED: 0.046,
  SGD: 0.016,
  AUD: 0.018,
  CAD: 0.017,
};

export type Row = Readonly<Record<string, number | string>>;

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
export const column = (rows: readonly Row[], name: string): number[] => rows.map((row) => Number(row[name]));

/** What a tool gives, or null where it may refuse these inputs. */
export function gives(id: string, inputs: Raw): Success | null {
  const tool = toolById(id);
  const outcome = tool.run(inputs);
  if (outcome.ok) return outcome;
  return mayRefuse(tool, outcome) ? null : expect.fail(outcome.message);
}

/** The same without stages: at random, their shares do not come to the whole loan. */
export const run = (id: string, inputs: Raw): Success | null =>
  gives(id, 'stages' in toolById(id).inputs ? { ...inputs, stages: [] } : inputs);

/** Checks what a tool gives for usual inputs, except those in `fixed`; where it may refuse, nothing is checked. */
export function forUsual(id: string, check: (outcome: Success) => void, fixed: Raw = {}, count = 60): void {
  alwaysIn(count, [inputsOf(toolById(id), usual)], (raw) => {
    const outcome = run(id, { ...raw, ...fixed });
    if (outcome) check(outcome);
  });
}

/** Compares a tool for usual inputs with itself where some of them are others. */
export function both(id: string, one: Raw, other: Raw, check: (one: Success, other: Success) => void): void {
  alwaysIn(100, [inputsOf(toolById(id), usual)], (raw) => {
    const [first, second] = [run(id, { ...raw, ...one }), run(id, { ...raw, ...other })];
    if (first && second) check(first, second);
  });
}

/** A figure before it is rounded. */
export const figure = ({ raw }: Success, name: string): number => raw[name] ?? expect.fail(`no ${name}`);

/** Fails where a figure is above the same one of another run by more than a billionth of its size. */
export function atMost(name: string, low: Success, high: Success): void {
  const [one, other] = [figure(low, name), figure(high, name)];
  if (!(one <= other + 1e-9 * Math.max(1, Math.abs(other))))
    expect.fail(`${name}: ${one} is above ${other} with ${JSON.stringify(high.values)}`);
}
