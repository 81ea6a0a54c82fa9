import { mostOf } from '../check-values.ts';
import {
  clean,
  complete,
  type Given,
  leastOf,
  type NumberPlace,
  numberPlaces,
  unitsPerOne,
  withValue,
} from '../places.ts';
import type { LiveFigures, Tool, Values } from '../types.ts';

/** An input at another value, and the tool's figure then; null where it gives none. */
export interface Side {
  readonly value: number;
  /** Rounded as the tool shows it. */
  readonly figure: number | null;
}

/** The effect of one input. */
export interface Bar {
  readonly place: NumberPlace;
  readonly nudge: number;
  readonly down: Side;
  readonly up: Side;
}

export interface Moves {
  /** The output that the effects are on. */
  readonly output: string;
  /** Its present figure, rounded. */
  readonly present: number;
  /** The inputs that change it, the largest effect first. */
  readonly bars: readonly Bar[];
  /** The inputs that do not change it. */
  readonly unchanged: readonly NumberPlace[];
}

/** The figure for values around those of two inputs. */
export interface Grid {
  readonly output: string;
  readonly rows: Axis;
  readonly columns: Axis;
  /** By row and column, rounded; null where the tool gives none. */
  readonly cells: readonly (readonly (number | null)[])[];
}
export interface Axis {
  readonly place: NumberPlace;
  /** Five values in rising order. */
  readonly values: readonly number[];
  /** The index of the present value among them. */
  readonly present: number;
}

/** Values on either side of the present one in a grid. */
const AROUND = 2;
const GRID = 2 * AROUND + 1;
/** A relative difference up to this is a binary rounding error. */
const ROUNDING_ERROR = 1e-9;

/**
 * How far an input is moved: as its definition says; otherwise one percentage point for percents of 2 and more, one year
 * for years, a tenth of the value for the rest, or the slider's step where the value is 0. A whole number for whole inputs.
 */
export function nudgeOf({ spec, value }: NumberPlace): number {
  const size = Math.abs(value);
  if (spec.nudge !== undefined) return spec.nudge;
  if (spec.kind === 'years') return 1;
  if (spec.kind === 'percent' && size >= 2) return 1;
  const tenth = size === 0 ? (spec.step ?? 1 / unitsPerOne(spec)) : clean(size / 10);
  return spec.accepts?.whole ? Math.max(1, Math.round(tenth)) : tenth;
}

/** Whether an input may have a value by its definition; the tool may still refuse it. */
function isPossible({ spec }: NumberPlace, value: number): boolean {
  const least = leastOf(spec);
  return (least.open ? value > least.value : value >= least.value) && value <= mostOf(spec);
}

/** {@link movesSteps} in one go. */
export function movesOf(tool: Tool, values: Given, live: LiveFigures | null = null): Moves | null {
  const steps = movesSteps(tool, values, live);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * How the tool's figure changes when each number that is shown is moved one nudge down and up. Pauses after the two runs for each
 * number.
 *
 * @returns null where the tool has no figure or refuses these inputs
 */
export function* movesSteps(tool: Tool, values: Given, live: LiveFigures | null = null): Generator<void, Moves | null> {
  const output = tool.figure;
  const all = complete(tool, values);
  const outcome = tool.run(all, live);
  if (output === null || !outcome.ok) return null;
  const present = outcome.raw[output] ?? Number.NaN;
  const shown = Number(outcome.outputs[output]);
  const moving: (Bar & { readonly width: number })[] = [];
  const unchanged: NumberPlace[] = [];
  for (const place of numberPlaces(tool, all)) {
    const nudge = nudgeOf(place);
    const [down, up] = [
      lookAt(tool, all, place, clean(place.value - nudge), output, live),
      lookAt(tool, all, place, clean(place.value + nudge), output, live),
    ];
    yield;
    const seen = [down, up].flatMap(({ raw, side }) => (raw === null ? [] : [{ raw, figure: side.figure }]));
    const width = Math.max(0, ...seen.map(({ raw }) => Math.abs(raw - present)));
    const isSame = width <= ROUNDING_ERROR * Math.abs(present) && seen.every(({ figure }) => figure === shown);
    if (isSame && seen.length > 0) unchanged.push(place);
    else moving.push({ place, nudge, down: down.side, up: up.side, width });
  }
  moving.sort((one, other) => other.width - one.width);
  return {
    output,
    present: shown,
    bars: moving.map(({ width: _, ...bar }) => bar),
    unchanged,
  };
}

function lookAt(
  tool: Tool,
  values: Values,
  place: NumberPlace,
  value: number,
  output: string,
  live: LiveFigures | null,
): { readonly side: Side; readonly raw: number | null } {
  const outcome = isPossible(place, value) ? tool.run(withValue(values, place.path, value), live) : null;
  if (!outcome?.ok) return { side: { value, figure: null }, raw: null };
  return { side: { value, figure: Number(outcome.outputs[output]) }, raw: outcome.raw[output] ?? Number.NaN };
}

/** Five values around the present one, a nudge apart; shifted up or down where some of them are not possible. */
function axisOf(place: NumberPlace): Axis {
  const nudge = nudgeOf(place);
  const at = (steps: number) => clean(place.value + steps * nudge);
  let first = -AROUND;
  while (first < 0 && !isPossible(place, at(first))) first++;
  while (first > 1 - GRID && !isPossible(place, at(first + GRID - 1)) && isPossible(place, at(first - 1))) first--;
  return { place, values: Array.from({ length: GRID }, (_, index) => at(first + index)), present: 0 - first };
}

/** {@link gridSteps} in one go. */
export function grid(
  tool: Tool,
  values: Given,
  rows: string,
  columns: string,
  live: LiveFigures | null = null,
): Grid | null {
  const steps = gridSteps(tool, values, rows, columns, live);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * The tool's figure for five values of one input by five of another. Pauses after each run of the tool.
 *
 * @param rows the path of an input or cell: `rate`, `loans.0.rate`
 * @param columns the path of another one
 * @returns null where the tool has no figure, or there are no two such inputs
 */
export function* gridSteps(
  tool: Tool,
  values: Given,
  rows: string,
  columns: string,
  live: LiveFigures | null = null,
): Generator<void, Grid | null> {
  const output = tool.figure;
  const all = complete(tool, values);
  const places = numberPlaces(tool, all);
  const [down, across] = [rows, columns].map((path) => places.find((place) => place.path === path));
  if (output === null || !down || !across || down === across) return null;
  const axes = { rows: axisOf(down), columns: axisOf(across) };
  const cells: (number | null)[][] = [];
  for (const value of axes.rows.values) {
    const moved = isPossible(down, value) ? withValue(all, down.path, value) : null;
    const row: (number | null)[] = [];
    for (const other of axes.columns.values) {
      row.push(moved ? lookAt(tool, moved, across, other, output, live).side.figure : null);
      yield;
    }
    cells.push(row);
  }
  return { output, ...axes, cells };
}
