import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseIncome, letOutIncome } from '#maths/tax-laws.ts';
import { always } from '../always.ts';

/** Typed from the product's page on depth. */
const REPAIRS = 0.3;
const CAPS = { old: { ownInterest: 200_000, loss: 200_000 }, new: { ownInterest: 0, loss: 0 } };

describe('income from houses', () => {
  it('counts nothing below 0 before interest, where municipal tax is more than the rent', () => {
    expect(letOutIncome({ rent: 10_000, municipalTax: 30_000, interest: 5000 }, REPAIRS)).toBe(-5000);
  });
  it('takes off at most 2 lakh in the old regime, with the home one lives in', () => {
    expect(houseIncome(-50_000, 120_000, CAPS.old)).toBe(-170_000);
    expect(houseIncome(-150_000, 120_000, CAPS.old)).toBe(-200_000);
    expect(houseIncome(300_000, 900_000, CAPS.old)).toBe(100_000);
  });
  it('takes nothing off in the new regime, where the home one lives in has no interest', () => {
    expect(houseIncome(-50_000, 120_000, CAPS.new)).toBe(0);
    expect(houseIncome(300_000, 900_000, CAPS.new)).toBe(300_000);
  });
  it('never falls with rent, and never rises with interest or municipal tax', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 });
    always([amount, amount, amount, amount, amount], (rent, municipalTax, interest, own, more) => {
      for (const caps of [CAPS.old, CAPS.new]) {
        const of = (changed: object, ownInterest = own) =>
          houseIncome(letOutIncome({ rent, municipalTax, interest, ...changed }, REPAIRS), ownInterest, caps);
        expect(of({ rent: rent + more })).toBeGreaterThanOrEqual(of({}));
        expect(of({ interest: interest + more })).toBeLessThanOrEqual(of({}));
        expect(of({ municipalTax: municipalTax + more })).toBeLessThanOrEqual(of({}));
        expect(of({}, own + more)).toBeLessThanOrEqual(of({}));
      }
    });
  });
});
