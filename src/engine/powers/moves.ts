import { isAbove, isBelow } from '../input-schema.ts';
import { isForbidden } from '../notes.ts';
import { complete, type Given, type NumberPlace, numberPlaces, unitsPerOne, withValue } from '../places.ts';
import type { LiveFigures, Tool, Values } from '../types.ts';
import { clean, roundNumbers } from '../utilities.ts';

/** An input at another value, and the tool's figure then. */
export interface Side {
  readonly value: number;
  /** Rounded as the tool shows it. */
  readonly figure: number;
}

/** The effect of one input. */
export interface Bar {
  readonly place: NumberPlace;
  /** A step less; null where the tool gives no figure for it. */
  readonly down: Side | null;
  /** A step more, or null. */
  readonly up: Side | null;
}

export interface Moves {
  /** The output that the effects are on. */
  readonly output: string;
  /** Its present figure, rounded. */
  readonly present: number;
  /** The inputs that change it, the largest effect first; without those for which neither step gives a figure. */
  readonly bars: readonly Bar[];
  /** The inputs that do not change it. */
  readonly unchanged: readonly NumberPlace[];
}

/** From as many years on a step is five years; a larger count moves by a tenth. */
const MANY = 20;
/** A relative difference up to this is a binary rounding error. */
export const ROUNDING_ERROR = 1e-9;

/**
 * How far an input is moved, in steps that people think in: as its definition says; otherwise one percentage point for percents
 * of 2 and more, a year, or five from 20 years on, 1 for a count of up to 20, and else about a tenth as people say it: 1, 2, 2.5 or
 * 5 with zeros, or a multiple that a law asks. Where the value is 0, the slider's step, or a tenth of the usual value.
 */
export function moveByOf({ spec, value }: NumberPlace): number {
  const size = Math.abs(value);
  if (spec.moveBy !== undefined) return spec.moveBy;
  if (spec.kind === 'years') return size >= MANY ? 5 : 1;
  if (spec.kind === 'percent' && size >= 2) return 1;
  const isCount = spec.kind === 'number' && (spec.whole === true || Number.isInteger(size));
  if (isCount && size > 0 && size <= MANY) return 1;
  const tenth = size === 0 ? (spec.step ?? roundTenth(spec.default || 100 / unitsPerOne(spec))) : roundTenth(size);
  const whole = spec.whole === true ? 1 : (spec.whole ?? null);
  return whole === null ? tenth : Math.max(1, Math.round(tenth / whole)) * whole;
}

/** About a tenth of a size, as people say it: 1,00,000 of 12,34,567. */
function roundTenth(size: number): number {
  const far = (step: number) => Math.abs(Math.log((step * 10) / Math.abs(size)));
  return roundNumbers(Math.abs(size) / 10).reduce((best, step) => (far(step) < far(best) ? step : best));
}

/** Whether an input may have a value by its definition; the tool may still refuse it. */
const isPossible = ({ spec }: NumberPlace, value: number): boolean => !isBelow(spec, value) && !isAbove(spec, value);

/**
 * How the tool's figure changes when each number that is shown, and set, is moved one step down and up. Pauses after the two runs for
 * each number.
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
    if (place.spec.unset && place.value === 0) continue;
    const moveBy = moveByOf(place);
    const [below, above] = [clean(place.value - moveBy), clean(place.value + moveBy)];
    const down = lookAt(tool, all, place, below, output, live);
    const up = lookAt(tool, all, place, above, output, live);
    yield;
    const seen = [down, up].filter((look) => look !== null);
    if (seen.length === 0) continue;
    const width = Math.max(...seen.map(({ raw }) => Math.abs(raw - present)));
    const isSame = width <= ROUNDING_ERROR * Math.abs(present) && seen.every(({ figure }) => figure === shown);
    if (isSame) unchanged.push(place);
    else moving.push({ place, down: sideOf(below, down), up: sideOf(above, up), width });
  }
  moving.sort((one, other) => other.width - one.width);
  return {
    output,
    present: shown,
    bars: moving.map(({ width: _, ...bar }) => bar),
    unchanged,
  };
}

interface Look {
  readonly figure: number;
  /** Before rounding. */
  readonly raw: number;
}

/** The figure after an input is moved; null where it cannot have the value. */
function lookAt(
  tool: Tool,
  values: Values,
  place: NumberPlace,
  value: number,
  output: string,
  live: LiveFigures | null,
): Look | null {
  if (!isPossible(place, value)) return null;
  const outcome = tool.run(withValue(values, place.path, value), live);
  if (!outcome.ok || isForbidden(tool, outcome, place.path)) return null;
  return { figure: Number(outcome.outputs[output]), raw: outcome.raw[output] ?? Number.NaN };
}

const sideOf = (value: number, look: Look | null): Side | null => look && { value, figure: look.figure };
