import { roundSignificant } from '#maths/basics.ts';

/** A number without binary rounding errors: 0.1 + 0.2 becomes 0.3. */
export const clean = (value: number): number => roundSignificant(value, 12);

/** The numbers that people think in around a size above 0, rising: 1, 2, 2.5, 5 and 10 times a power of ten, the first at most the size. */
export function roundNumbers(size: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 2.5, 5, 10].map((factor) => clean(factor * power));
}
