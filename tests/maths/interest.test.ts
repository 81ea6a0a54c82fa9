import fc from 'fast-check';
import { fv, nper, npv } from 'financial';
import { describe, expect, it } from 'vitest';
import { balanceAfter, impliedRate, impliedRateOf, signedRateOf } from '#maths/amortisation.ts';
import {
  futureValue,
  futureValueDue,
  instalment,
  instalmentsNeeded,
  presentValue,
  steppedFutureValueDue,
  steppedPayments,
} from '#maths/annuity.ts';
import { grownTo, growth } from '#maths/growth.ts';
import { always } from '../always.ts';

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

describe('a balance in closed form', () => {
  it('is the loan at the start, nothing after the last instalment and after that', () => {
    expect(balanceAfter(lakh, 0.01, 12, 0)).toBeCloseTo(lakh, 8);
    expect(balanceAfter(lakh, 0.01, 12, 12)).toBe(0);
    expect(balanceAfter(lakh, 0.01, 12, 20)).toBe(0);
    expect(balanceAfter(lakh, 0, 12, 3)).toBe(75_000);
    expect(balanceAfter(lakh, 0, 12, 20)).toBe(0);
  });

  it('ends a fraction of a period early where the last instalment is a smaller one', () => {
    // 1,000 at 10% with 400 a period: 700, 370, 7 and then nothing
    const left = instalmentsNeeded(1000, 0.1, 400);
    const owed = [1, 2, 3, 4].map((paid) => balanceAfter(1000, 0.1, left, paid));
    for (const [index, balance] of [700, 370, 7, 0].entries()) expect(owed[index]).toBeCloseTo(balance, 9);
  });
});

describe('the rate that payments imply', () => {
  it('undoes the instalment', () => {
    always([fc.double({ min: 1e-5, max: 0.5, noNaN: true }), fc.integer({ min: 2, max: 420 })], (rate, months) => {
      const found = impliedRate(10 * lakh, instalment(10 * lakh, rate, months), months);
      expect(Math.abs(found - rate)).toBeLessThan(1e-9);
    });
  });

  it('is that of the library for payments that differ', () => {
    const payment = fc.integer({ min: 1, max: 1_000_000 });
    always([fc.array(payment, { minLength: 2, maxLength: 60 }), fc.integer({ min: 1, max: 99 })], (paid, part) => {
      const amount = (paid.reduce((sum, each) => sum + each, 0) * part) / 100;
      const rate = impliedRateOf(amount, paid);
      // the library's own search may fail, so its present value judges
      expect(npv(rate, [-amount, ...paid]) / amount).toBeCloseTo(0, 9);
    });
  });

  it('does not exist where the payments return less than the amount', () => {
    expect(impliedRate(1200, 99, 12)).toBeNaN();
    expect(impliedRateOf(1200, [1000, 199])).toBeNaN();
  });
  it('is below 0 where the payments return less, and is found for one payment or many', () => {
    expect(signedRateOf(100, [110])).toBeCloseTo(0.1, 12);
    expect(signedRateOf(100, [90])).toBeCloseTo(-0.1, 12);
    expect(signedRateOf(100, [50, 50])).toBe(0);
    // 40 v + 40 v² = 100, so v = (√11 − 1) ÷ 2
    expect(signedRateOf(100, [40, 40])).toBeCloseTo(2 / (Math.sqrt(11) - 1) - 1, 12);
    expect(signedRateOf(100, [1e-7])).toBeCloseTo(-1, 8);
    expect(signedRateOf(1_000_000, Array(240).fill(8678.23))).toBeCloseTo(impliedRate(1_000_000, 8678.23, 240), 13);
  });
});
