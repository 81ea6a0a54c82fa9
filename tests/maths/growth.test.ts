import { describe, expect, it } from 'vitest';
import { grownTo, growth } from '#maths/growth.ts';

it('compound growth keeps its digits at tiny rates, where one plus the rate loses them', () => {
  expect(growth(1e-12, 240) / 2.4000000002868e-10).toBeCloseTo(1, 14);
  expect(growth(1e-13, 240) / 2.40000000002868e-11).toBeCloseTo(1, 14);
  expect(growth(1e-18, 240)).toBeCloseTo(2.4e-16, 30);
});

describe('an amount that grows', () => {
  it('stays nothing where it is nothing, at rates too high for the factor too', () => {
    expect(grownTo(0, 1e12, 1000)).toBe(0);
    expect(grownTo(1, 1e12, 1000)).toBe(Number.POSITIVE_INFINITY);
  });
});
