import type { NumberInput } from '#src/engine/types.ts';

/** How many times its start the end of a range of amounts is from which on its slider is logarithmic. */
const WIDE = 50;

/** The stops of an input's slider, where that is logarithmic: equal moves multiply an amount of a wide range. */
export function stopsOf({ kind, usual: [min, max] = [0, 0], step = 1 }: NumberInput): readonly number[] | undefined {
  return kind === 'currency' && min > 0 && max >= WIDE * min ? roundStops(min, max, step) : undefined;
}

/** The stops of a logarithmic slider within each power of ten, each a twentieth to an eighth above the one before. */
const WITHIN = [
  ...Array.from({ length: 10 }, (_, index) => 1 + index / 10),
  ...Array.from({ length: 12 }, (_, index) => 2 + index / 4),
  ...Array.from({ length: 10 }, (_, index) => 5 + index / 2),
];

/** The stops of a logarithmic slider: both bounds, and round values between them that are multiples of the step. */
export function roundStops(min: number, max: number, step: number): readonly number[] {
  const stops = new Set([min]);
  for (let power = 10 ** Math.floor(Math.log10(min)); power < max; power *= 10)
    for (const factor of WITHIN) {
      const value = Math.round((factor * power) / step) * step;
      if (value > min && value < max) stops.add(value);
    }
  return [...stops.add(max)];
}

/** The index of the stop nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : stops.length - 1;
  return value - Number(stops[above - 1]) < Number(stops[above]) - value ? above - 1 : above;
}
