import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayPackage, splitPay } from '#maths/pay-package.ts';
import { payLaw } from '#tools/tax/salary/law.ts';
import { always } from '../always.ts';

const pay: PayPackage = {
  ...{ ctc: 1_200_000, basicShare: 0.5, hraShare: 0.4, pfBasis: 'capped', pfInCtc: true, gratuityShare: 0.0481 },
  ...{ npsShare: 0, variablePay: 0, wageRule: false, professionalTax: 2500, rentPaid: 0, section80C: 0 },
  ...{ otherDeductions: 0, childAllowances: 0 },
};
const metro = payLaw('metro');

describe('a year’s pay', () => {
  it('is refused where its parts are more than the cost', () => {
    const full = { ...pay, basicShare: 0.7, hraShare: 0.5 };
    expect(splitPay(full, metro)).toEqual({ ok: false, field: 'basicShare', why: 'moreThanCost' });
    // parts that fill the cost to the rupee
    const exact = { ...pay, basicShare: 0.7, hraShare: 3 / 7, gratuityShare: 0, pfBasis: 'none' } as const;
    expect(splitPay(exact, metro)).toMatchObject({ ok: true, specialAllowance: expect.closeTo(0, 6) });
  });
});

describe('wages under the Code on Social Security', () => {
  const plain = { ...pay, hraShare: 0, pfBasis: 'full', wageRule: true, professionalTax: 0 } as const;
  const packages = fc.record({
    ctc: fc.integer({ min: 100_000, max: 20_000_000 }),
    basicShare: fc.integer({ min: 10, max: 70 }).map((percent) => percent / 100),
    gratuityShare: fc.integer({ min: 0, max: 481 }).map((part) => part / 10_000),
    pfBasis: fc.constantFrom('capped' as const, 'full' as const, 'none' as const),
    pfInCtc: fc.boolean(),
    wageRule: fc.boolean(),
  });

  it('are never below half of all pay, nor below basic, and no more than needed', () => {
    always([packages], (given) => {
      const found = splitPay({ ...plain, ...given }, metro);
      if (!found.ok) return;
      const { wages, basic, providentFund, gratuityPart } = found;
      if (!given.wageRule) {
        expect(wages).toBe(basic);
        return;
      }
      // what the employer spends, with the fund and without gratuity (section 2(88))
      const allPay = given.ctc + (given.pfInCtc ? 0 : providentFund) - gratuityPart;
      expect(wages / Math.max(basic, allPay / 2)).toBeCloseTo(1, 9);
    });
  });
});
