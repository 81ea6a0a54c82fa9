import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastWhole, rootBetween, rootsAmong } from '#maths/roots.ts';
import { always } from '../always.ts';

/** The root and how often the function was called. */
function counted(f: (x: number) => number, low: number, high: number, tolerance = 0) {
  let calls = 0;
  const asked = (x: number) => {
    calls++;
    return f(x);
  };
  return { root: rootBetween(asked, low, high, tolerance), calls };
}

describe('a root between two ends', () => {
  it.each<[string, (x: number) => number, number, number, number]>([
    ['x² − 2', (x) => x * x - 2, 0, 2, Math.SQRT2],
    ['cos x − x', (x) => Math.cos(x) - x, 0, 1, 0.7390851332151607],
    ['x³ − x − 2, the published example of halving', (x) => x ** 3 - x - 2, 1, 2, 1.5213797068045676],
    ['a falling line', (x) => 3 - x, 0, 10, 3],
    ['e^x − 10', (x) => Math.exp(x) - 10, -700, 700, Math.log(10)],
    ['a flat foot: (x − 1)⁹', (x) => (x - 1) ** 9, 0, 5, 1],
    ['a pole-like wall', (x) => Math.atan(1e9 * (x - 0.3)), 0, 1, 0.3],
    ['e^x − 10, which is too large for a number at one end', (x) => Math.exp(x) - 10, -800, 800, Math.log(10)],
    ['tiny numbers', (x) => x - 1e-200, 0, 1e-190, 1e-200],
  ])('of %s', (_name, f, low, high, root) => {
    expect(Math.abs(rootBetween(f, low, high) - root)).toBeLessThanOrEqual(1e-12 * Math.max(1e-188, Math.abs(root)));
  });

  it('is an end where the function is 0 there', () => {
    expect(rootBetween((x) => x, 0, 5)).toBe(0);
    expect(rootBetween((x) => x - 5, 0, 5)).toBe(5);
    expect(rootBetween(() => 0, 2, 5)).toBe(2);
  });

  it('is as near as the numbers at the ends allow, and no step is taken for more', () => {
    always([fc.double({ min: 1e-9, max: 0.999, noNaN: true })], (at) => {
      const { root, calls } = counted((x) => (x < at ? -7 : 1), 0, 1);
      // numbers just below 1 are 2^-53 apart
      expect(Math.abs(root - at)).toBeLessThanOrEqual(2 ** -53);
      expect(calls).toBeLessThanOrEqual(2 + 52);
    });
    expect(counted((x) => (x < 1e-9 ? -7 : 1), 0, 1).calls).toBeLessThanOrEqual(2 + 52);
    expect(counted((x) => x - 1 / 3, 0, 1, 1 / 1024).calls).toBe(2 + 10);
  });

  it('does not exist where both ends have one sign, or where there is no value', () => {
    expect(rootBetween((x) => x * x + 1, -1, 1)).toBeNaN();
    expect(rootBetween((x) => (x > 0 && x < 1 ? Number.NaN : x - 0.5), 0, 1)).toBeNaN();
    expect(rootBetween(() => Number.NaN, 0, 1)).toBeNaN();
  });
});

describe('roots among points', () => {
  const f = (x: number) => (x - 1) * (x - 2) * (x - 5);
  it('are one for each change of sign, in rising order', () => {
    const roots = rootsAmong(f, [0, 1.5, 3, 10]);
    expect(roots).toHaveLength(3);
    for (const [index, root] of [1, 2, 5].entries()) expect(roots[index]).toBeCloseTo(root, 12);
  });
  it('count a point that is one itself once', () => {
    expect(rootsAmong(f, [0, 1, 1.5])).toEqual([1]);
    expect(rootsAmong((x) => x * x, [-1, 0, 1])).toEqual([0]);
  });
  it('are none where the sign does not change', () => {
    expect(rootsAmong(f, [6, 7, 8])).toEqual([]);
    expect(rootsAmong(f, [])).toEqual([]);
  });
});

describe('the least whole number', () => {
  it.each([
    [0, 100],
    [1, 100],
    [7, 100],
    [99, 100],
    [100, 100],
    [100, 99.2],
  ])('is %d where that is the first up to %d', (first, most) => {
    expect(leastWhole(most, (each) => each >= first)).toBe(first);
  });
  it('is none where none holds', () => {
    expect(leastWhole(100, () => false)).toBeNull();
    expect(leastWhole(0, (each) => each > 0)).toBeNull();
  });
  it('is found where whole numbers are further apart than 1', () => {
    for (const first of [2 ** 53 + 2, 2 ** 53 + 4]) expect(leastWhole(2 ** 54, (each) => each >= first)).toBe(first);
  });
});
