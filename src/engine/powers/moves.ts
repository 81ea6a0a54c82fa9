import { isAbove, isBelow } from '../input-schema.ts';
import { isForbidden } from '../notes.ts';
import { complete, type Given, type NumberPlace, numberPlaces, unitsPerOne, withValue } from '../places.ts';
import type { LiveFigures, NumberInput, Tool, Values } from '../types.ts';
import { clean, roundNumbers } from '../utilities.ts';

/** An input at another value, and a result then. */
export interface Side {
  readonly value: number;
  /** Rounded as the tool shows it. */
  readonly figure: number;
  /** Before rounding. */
  readonly raw: number;
}

/** The effect of one input. */
export interface Bar {
  readonly place: NumberPlace;
  /** A step less; null where that is not usual or the tool gives no figure for it. */
  readonly down: Side | null;
  /** A step more, or null. */
  readonly up: Side | null;
  /** The larger of both, before rounding. */
  readonly effect: number;
}

/** How much each input moves the tool's figure. */
export interface Moves {
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

/** Whether a number that is not set says how large a step from 0 would be: ₹10 of a balance says nothing. */
const saysStep = ({ kind, moveBy, step, whole, default: usually }: NumberInput): boolean =>
  kind === 'years' || usually !== 0 || (moveBy ?? step ?? whole) !== undefined;

/** Whether a value is within an input's usual range, or at least no farther from it than the present one. */
export const isUsual = (
  { spec: { usual = [-Infinity, Infinity] }, value: present }: NumberPlace,
  value: number,
): boolean => value >= Math.min(usual[0], present) && value <= Math.max(usual[1], present);

/** A result with an input at another value; null where the definition or the tool does not allow that. */
export function sideAt(
  tool: Tool,
  values: Values,
  { path, spec }: NumberPlace,
  value: number,
  output: string,
  live: LiveFigures | null,
): Side | null {
  if (isBelow(spec, value) || isAbove(spec, value)) return null;
  const outcome = tool.run(withValue(values, path, value), live);
  if (!outcome.ok || isForbidden(tool, outcome, path)) return null;
  return { value, figure: Number(outcome.outputs[output]), raw: outcome.raw[output] ?? Number.NaN };
}

/**
 * How the tool's figure changes when each number that is shown, and set, is moved one step down and up, within its usual range.
 * Pauses after the two runs for each number.
 *
 * @returns null where the tool has no figure or refuses these inputs
 */
export function* movesSteps(tool: Tool, values: Given, live: LiveFigures | null = null): Generator<void, Moves | null> {
  const output = tool.figure;
  const all = complete(tool, values);
  const outcome = tool.run(all, live);
  if (output === null || !outcome.ok) return null;
  const raw = outcome.raw[output] ?? Number.NaN;
  const present = Number(outcome.outputs[output]);
  const bars: Bar[] = [];
  const unchanged: NumberPlace[] = [];
  for (const place of numberPlaces(tool, all)) {
    if (place.value === 0 && (place.spec.unset || !saysStep(place.spec))) continue;
    const moveBy = moveByOf(place);
    const side = (value: number) => (isUsual(place, value) ? sideAt(tool, all, place, value, output, live) : null);
    const down = side(clean(place.value - moveBy));
    const up = side(clean(place.value + moveBy));
    yield;
    const sides = [down, up].filter((side) => side !== null);
    if (sides.length === 0) continue;
    const effect = Math.max(...sides.map((side) => Math.abs(side.raw - raw)));
    const isSame = effect <= ROUNDING_ERROR * Math.abs(raw) && sides.every(({ figure }) => figure === present);
    if (isSame) unchanged.push(place);
    else bars.push({ place, down, up, effect });
  }
  bars.sort((one, other) => other.effect - one.effect);
  return { output, present, bars, unchanged };
}
