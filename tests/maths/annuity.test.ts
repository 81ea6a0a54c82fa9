import fc from 'fast-check';
import { fv, nper } from 'financial';
import { describe, expect, it } from 'vitest';
import {
  futureValue,
  futureValueDue,
  instalment,
  instalmentsNeeded,
  presentValue,
  steppedFutureValueDue,
  steppedPayments,
} from '#maths/annuity.ts';
import { growthFactor, periodicRate } from '#maths/growth.ts';
import { always } from '../always.ts';

const lakh = 100_000;
const crore = 10_000_000;
const rates = fc.double({ min: 0, max: 0.05, noNaN: true });
const counts = fc.integer({ min: 1, max: 480 });

it('payments at the start of each period are worth the sum of every payment grown by itself', () => {
  always([rates, fc.integer({ min: 0, max: 120 })], (rate, count) => {
    let sum = 0;
    for (let left = count; left > 0; left--) sum += (1 + rate) ** left;
    expect(futureValueDue(rate, count)).toBeCloseTo(sum, 6);
  });
});

describe('the equated instalment', () => {
  it.each([
    [10 * lakh, 8.5, 240, 8678.23],
    [50 * lakh, 9, 180, 50_713.33],
    [50 * lakh, 8.5, 240, 43_391.16],
  ])('of %d at %d%% over %d months is the published %d', (principal, rate, months, emi) => {
    expect(instalment(principal, periodicRate(rate, 12), months)).toBeCloseTo(emi, 2);
  });

  it('without interest is the loan in equal parts', () => {
    expect(instalment(1200, 0, 12)).toBe(100);
    expect(presentValue(0, 240)).toBe(240);
    expect(futureValueDue(0, 240)).toBe(240);
  });

  it('approaches its limit without a jump as the rate goes to zero', () => {
    for (const rate of [1e-6, 1e-9, 1e-12, 1e-15]) {
      expect(futureValueDue(rate, 480) / (480 * (1 + (481 / 2) * rate))).toBeCloseTo(1, 7);
      expect(presentValue(rate, 480) / (480 * (1 - (481 / 2) * rate))).toBeCloseTo(1, 7);
    }
  });

  it('repays exactly the loan that it is worth', () => {
    always([fc.integer({ min: 1, max: crore }), rates, counts], (principal, rate, count) => {
      const emi = instalment(principal, rate, count);
      expect((emi * presentValue(rate, count)) / principal).toBeCloseTo(1, 12);
      expect(emi * count).toBeGreaterThanOrEqual(principal * (1 - 1e-12));
    });
  });
});

it('payments at the end of each period grow to what the library says', () => {
  always([fc.double({ min: 1e-4, max: 0.05, noNaN: true }), counts], (rate, count) => {
    expect(futureValue(rate, count) / fv(rate, count, -1, 0)).toBeCloseTo(1, 10);
  });
  expect(futureValue(0, 240)).toBe(240);
  expect(futureValue(1e-15, 240)).toBeCloseTo(240, 9);
});

describe('the number of instalments', () => {
  it('is that of the library', () => {
    always([fc.double({ min: 1e-3, max: 0.03, noNaN: true }), counts], (rate, count) => {
      const payment = instalment(10 * lakh, rate, count) * 1.07;
      const found = instalmentsNeeded(10 * lakh, rate, payment);
      expect(found / nper(rate, -payment, 10 * lakh)).toBeCloseTo(1, 9);
    });
  });

  it('undoes the instalment, at rates next to nothing too', () => {
    for (const rate of [0, 1e-15, 1e-12, 1e-6, 0.01])
      expect(instalmentsNeeded(50 * lakh, rate, instalment(50 * lakh, rate, 240))).toBeCloseTo(240, 8);
  });

  it('has no end where the payment is the interest or less', () => {
    expect(instalmentsNeeded(lakh, 0.01, 1000)).toBe(Number.POSITIVE_INFINITY);
    expect(instalmentsNeeded(lakh, 0.01, 999)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('payments raised every year', () => {
  it('gives 50,395 a month for a goal of 1 crore in 12 years, 6% inflation, 12% return, 5% step-up', () => {
    const goal = crore * growthFactor(0.06, 12);
    expect(Math.round(goal / steppedFutureValueDue(0.01, 144, 0.05))).toBe(50_395);
  });

  it('is the sum of every month grown by itself', () => {
    always(
      [rates, fc.integer({ min: 0, max: 240 }), fc.double({ min: 0, max: 0.25, noNaN: true })],
      (rate, months, rise) => {
        let [sum, paid] = [0, 0];
        for (let month = 0; month < months; month++) {
          paid += (1 + rise) ** Math.floor(month / 12);
          sum += (1 + rise) ** Math.floor(month / 12) * (1 + rate) ** (months - month);
        }
        expect(steppedFutureValueDue(rate, months, rise) / (sum || 1)).toBeCloseTo(months === 0 ? 0 : 1, 10);
        expect(steppedPayments(months, rise)).toBeCloseTo(paid, 6);
      },
    );
  });
});
