import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToMultiple, roundHalfUp, roundSignificant, sum } from '#maths/basics.ts';
import { always } from '../always.ts';

describe('rounding half up', () => {
  it.each([
    [61.5, 62],
    [61.49999999999999, 62], // 61.5 as binary arithmetic leaves it
    [(3000 * 8.2) / 400, 62], // a quarter of the senior citizens' scheme on 3,000
    [1000 * 1.15 ** 2, 1323], // two years of 15% inflation
    [61.49, 61],
    [61.499999999, 61],
    [0.5, 1],
    [2.4999, 2],
    [1e15 + 0.5, 1e15 + 1],
    [2 ** 52 + 1, 2 ** 52 + 1], // from here on half a rupee has no number of its own
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('gives whole rupees: %d becomes %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.1649999999999998, 2, 1.17],
    [14.869835499703502, 2, 14.87],
    [8.405599722912505, 3, 8.406],
    [8.4055, 3, 8.406],
    [83.1, 4, 83.1],
  ])('keeps decimals as a person reads them: %d at %d digits becomes %d', (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBe(rounded);
  });

  it('never gives a minus zero, which would be shown as -0', () => {
    for (const value of [-0, -0.2, -0.5, -1e-300]) expect(Object.is(roundHalfUp(value), 0)).toBe(true);
    expect(Object.is(roundHalfUp(-0.004, 2), 0)).toBe(true);
  });

  it('agrees with the decimal text of the value, snapped to 14 digits', () => {
    const near = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), fc.nat(3));
    const values = fc.oneof(
      fc.double({ min: -1e13, max: 1e13, noNaN: true }),
      // ties, and what binary arithmetic leaves of them
      near.map(([whole, places, ulps]) => ((whole + 0.5) / 10 ** places) * (1 + (ulps - 1) * Number.EPSILON)),
    );
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const [digits = '', exponent = '0'] = value.toExponential(13).split('e');
        const unit = 10n ** 40n;
        const places = Math.max(-40, Number(exponent) - 13 + decimals);
        const scaled = BigInt(digits.replace('.', '')) * 10n ** BigInt(40 + places);
        const floor = (number: bigint) => number / unit - (number % unit < 0n ? 1n : 0n);
        expect(roundHalfUp(value, decimals)).toBe(Number(`${floor(scaled + unit / 2n)}e-${decimals}`) + 0);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([5e-324, 1e-310, 1e21, 1e300, 1e307, 1.7e308, -1e307])('stays a number for %d, however odd', (value) => {
    for (const decimals of [0, 2, 6]) {
      const rounded = roundHalfUp(value, decimals);
      expect(rounded / value, `${decimals} decimals`).toBeCloseTo(Math.abs(value) < 1 ? 0 : 1, 12);
    }
  });
});

it.each([
  [0.0119047619, 6, 0.0119048],
  [88.123456, 6, 88.1235],
  [1234567.8, 6, 1234570],
  [0, 6, 0],
])(
  'rounding to significant digits gives an exchange rate as it is quoted: %d to %d digits is %d',
  (value, digits, rounded) => {
    expect(roundSignificant(value, digits)).toBe(rounded);
  },
);

const paise = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 1200, size: 'max' });

it('a total of amounts with paise is rounded as the exact total, ties included', () => {
  always([paise], (amounts) => {
    const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
    // half up, towards +∞: the floor of (paise + 50) ÷ 100
    const shifted = exact + 50n;
    const rupees = shifted / 100n - (shifted % 100n < 0n ? 1n : 0n);
    expect(roundHalfUp(sum(amounts.map((amount) => amount / 100)))).toBe(Number(rupees));
  });
});

it('small amounts are not lost beside large ones', () => {
  expect(sum([1, 1e100, 1, -1e100])).toBe(2);
  expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
});

it('nothing adds up to 0, and what is too large to infinity', () => {
  expect(sum([])).toBe(0);
  expect(sum([1e308, 1e308, 1e308])).toBe(Number.POSITIVE_INFINITY);
  expect(sum([-1e308, -1e308, -1e308])).toBe(Number.NEGATIVE_INFINITY);
});

it.each([
  [30_300, 100, 30_300],
  [30_299.999999999996, 100, 30_300],
  [30_299.99, 100, 30_200],
  [99, 100, 0],
  [0, 100, 0],
  [0.3, 0.1, 0.30000000000000004],
])('cutting to a multiple: %d to %d is %d', (value, step, cut) => {
  expect(cutToMultiple(value, step)).toBe(cut);
});
