import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundHalfUp } from '#maths/rounding.ts';
import { adder, sum } from '#maths/sum.ts';
import { always } from '../always.ts';

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

it('450 times ₹1,000.97 is ₹4,50,436.50, where adding plainly ends a hair below it', () => {
  const months = Array.from({ length: 450 }, () => 1000.97);
  expect(sum(months)).toBe(450_436.5);
  expect(months.reduce((total, month) => total + month, 0)).toBeLessThan(450_436.5);
});

it('small amounts are not lost beside large ones', () => {
  expect(sum([1, 1e100, 1, -1e100])).toBe(2);
  expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
});

it('each call of an adder returns the total so far', () => {
  const add = adder();
  expect([0.25, 0.5, 1000].map(add)).toEqual([0.25, 0.75, 1000.75]);
});

it('nothing adds up to 0, and what is too large to infinity', () => {
  expect(sum([])).toBe(0);
  expect(sum([1e308, 1e308, 1e308])).toBe(Number.POSITIVE_INFINITY);
  expect(sum([-1e308, -1e308, -1e308])).toBe(Number.NEGATIVE_INFINITY);
});
