import { describe, expect, it } from 'vitest';
import { grownTo, growth, monthsIn, periodicRate, rateOfGrowth } from '#maths/growth.ts';

it('compound growth keeps its digits at tiny rates, where one plus the rate loses them', () => {
  expect(growth(1e-12, 240) / 2.4000000002868e-10).toBeCloseTo(1, 14);
  expect(growth(1e-13, 240) / 2.40000000002868e-11).toBeCloseTo(1, 14);
  expect(growth(1e-18, 240)).toBeCloseTo(2.4e-16, 30);
});

it.each([
  [2, 5, 0.148698354997035],
  [0.5, 5, -0.12944943670387588],
  [1, 7, 0],
  [4, 2, 1],
])('the rate behind a growth: a factor of %d in %d years is a yearly %d', (factor, years, rate) => {
  expect(rateOfGrowth(factor, years)).toBeCloseTo(rate, 14);
});

describe('periods of a year', () => {
  it('takes a yearly percentage as an equal fraction of each period', () => {
    expect(periodicRate(12, 12)).toBeCloseTo(0.01, 15);
    expect(periodicRate(6.5, 4)).toBeCloseTo(0.01625, 15);
    expect(periodicRate(0, 12)).toBe(0);
  });

  it.each([
    [20, 240],
    [0, 0],
    [1.04, 12], // 12.48
    [2.625, 32], // 31.5
    [0.04, 0], // 0.48
    [1 / 24, 1], // 0.5
  ])('counts %d years as %d months, half a month up', (years, months) => {
    expect(monthsIn(years)).toBe(months);
  });
});

describe('an amount that grows', () => {
  it('becomes what the factor says', () => {
    expect(grownTo(100_000, 0.12, 10)).toBeCloseTo(310_584.82, 2);
  });

  it('stays nothing where it is nothing, at rates too high for the factor too', () => {
    expect(grownTo(0, 1e12, 1000)).toBe(0);
    expect(grownTo(1, 1e12, 1000)).toBe(Number.POSITIVE_INFINITY);
  });
});
