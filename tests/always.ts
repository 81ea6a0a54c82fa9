import fc from 'fast-check';
import { runs } from './thorough.ts';

type Arbitraries<Values> = { [K in keyof Values]: fc.Arbitrary<Values[K]> };
/** Throws, or gives false, where something does not hold. */
type Check<Values extends unknown[]> = (...values: Values) => unknown;

const property = <Values extends [unknown, ...unknown[]]>(of: Arbitraries<Values>, check: Check<Values>) =>
  fc.property<Values>(...of, (...values) => check(...values) !== false);

/** What must hold for a hundred random values of each kind. */
export const always = <Values extends [unknown, ...unknown[]]>(of: Arbitraries<Values>, check: Check<Values>): void =>
  fc.assert(property(of, check));

/** What must hold in so many tries; in `npm test` in a fifth of them. */
export const alwaysIn = <Values extends [unknown, ...unknown[]]>(
  count: number,
  of: Arbitraries<Values>,
  check: Check<Values>,
): void => fc.assert(property(of, check), runs(count));
