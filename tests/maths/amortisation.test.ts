import fc from 'fast-check';
import { npv } from 'financial';
import { describe, expect, it } from 'vitest';
import { balanceAfter, impliedRate, impliedRateOf, signedRateOf } from '#maths/amortisation.ts';
import { instalment, instalmentsNeeded } from '#maths/annuity.ts';
import { periodicRate } from '#maths/growth.ts';
import { always } from '../always.ts';

const lakh = 100_000;

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
  it('gives a yearly 8.406% for 50 lakh over 20 years at 8.2% with a fee of 1.5%', () => {
    const emi = instalment(50 * lakh, periodicRate(8.2, 12), 240);
    expect(impliedRate(50 * lakh * 0.985, emi, 240) * 1200).toBeCloseTo(8.406, 3);
  });

  it('undoes the instalment', () => {
    always([fc.double({ min: 1e-5, max: 0.5, noNaN: true }), fc.integer({ min: 2, max: 420 })], (rate, months) => {
      const found = impliedRate(10 * lakh, instalment(10 * lakh, rate, months), months);
      expect(Math.abs(found - rate)).toBeLessThan(1e-9);
    });
  });

  it('is nothing where the payments only just return the amount', () => {
    expect(impliedRate(1200, 100, 12)).toBeCloseTo(0, 12);
  });

  it('doubles in one period where the one payment is three times the amount', () => {
    expect(impliedRate(100, 300, 1)).toBeCloseTo(2, 12);
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

  it('is the same for equal payments, one by one or in closed form', () => {
    expect(impliedRateOf(1_000_000, Array(240).fill(8678.23))).toBeCloseTo(impliedRate(1_000_000, 8678.23, 240), 14);
    expect(impliedRateOf(1200, Array(12).fill(100))).toBeCloseTo(0, 12);
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
