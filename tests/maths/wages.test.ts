import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayPackage, splitPay } from '#maths/pay-package.ts';
import { always } from '../always.ts';
import { payLaw } from './laws.ts';

const law = payLaw('metro');
const pay: PayPackage = {
  ...{ ctc: 1_200_000, basicShare: 0.3, hraShare: 0, pfBasis: 'full', pfInCtc: false, gratuityShare: 0.0481 },
  ...{ npsShare: 0, variablePay: 0, wageRule: true, professionalTax: 0, rentPaid: 0, section80C: 0 },
  otherDeductions: 0,
};

describe('wages under the Code on Social Security', () => {
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
      const found = splitPay({ ...pay, ...given }, law);
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

  it('make what an employer pays above 7.5 lakh into the funds income in both regimes, not pay', () => {
    const large = { ...pay, ctc: 10_000_000, basicShare: 0.5, pfInCtc: true, npsShare: 0.14 };
    const found = splitPay(large, law);
    if (!found.ok) return expect.fail(found.why);
    // 12% and 14% of 50 lakh are 13 lakh
    expect(found.perquisite).toBeCloseTo(550_000, 6);
    const within = splitPay(large, { ...law, fundsMost: 1_300_000 });
    if (!within.ok) return expect.fail(within.why);
    for (const regime of ['old', 'new'] as const)
      expect(found.regimes[regime].taxableIncome - within.regimes[regime].taxableIncome).toBe(550_000);
    expect(found.gross).toBe(within.gross);
  });
});
