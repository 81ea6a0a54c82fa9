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
import { always } from '../always.ts';

const lakh = 100_000;
const rates = fc.double({ min: 0, max: 0.05, noNaN: true });
const counts = fc.integer({ min: 1, max: 480 });

describe('the equated instalment', () => {
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
