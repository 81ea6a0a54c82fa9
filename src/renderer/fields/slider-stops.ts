// The values at which a logarithmic slider stops.
import type { NumberInput } from '#src/engine/types.ts';

/** A range of amounts has a logarithmic slider from here on: where its end is this many times its start. */
const WIDE = 50;

/** The stops of an input's slider, where that is logarithmic: equal moves then multiply the amount. */
export function stopsOf({ kind, usual: [min, max] = [0, 0], step = 1 }: NumberInput): readonly number[] | undefined {
  return kind === 'currency' && min > 0 && max >= WIDE * min ? roundStops(min, max, step) : undefined;
}

/** The stops within each power of ten: 1 to 2 by tenths, 2 to 5 by quarters, 5 to 10 by halves. */
const WITHIN = [
  ...Array.from({ length: 10 }, (_, index) => 1 + index / 10),
  ...Array.from({ length: 12 }, (_, index) => 2 + index / 4),
  ...Array.from({ length: 10 }, (_, index) => 5 + index / 2),
];

/** Both bounds, and between them round values that are multiples of the step. */
export function roundStops(min: number, max: number, step: number): readonly number[] {
  const stops = new Set([min]);
  for (let power = 10 ** Math.floor(Math.log10(min)); power < max; power *= 10)
    for (const factor of WITHIN) {
      const value = Math.round((factor * power) / step) * step;
      if (value > min && value < max) stops.add(value);
    }
  return [...stops.add(max)];
}

/** The index of the stop nearest to a value; of two that are equally near, the upper one. */
export function nearestStop(stops: readonly number[], value: number): number {
  const upper = stops.findIndex((stop) => stop >= value);
  if (upper === -1) return stops.length - 1;
  if (upper === 0) return 0;
  const toLower = value - Number(stops[upper - 1]);
  const toUpper = Number(stops[upper]) - value;
  return toLower < toUpper ? upper - 1 : upper;
}
