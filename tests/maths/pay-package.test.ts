import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayPackage, splitPay } from '#maths/pay-package.ts';
import { always } from '../always.ts';
import { payLaw } from './laws.ts';

const pay: PayPackage = {
  ...{ ctc: 1_200_000, basicShare: 0.5, hraShare: 0.4, pfBasis: 'capped', pfInCtc: true, gratuityShare: 0.0481 },
  ...{ npsShare: 0, variablePay: 0, wageRule: false, professionalTax: 2500, rentPaid: 0, section80C: 0 },
  ...{ otherDeductions: 0, childAllowances: 0 },
};
const metro = payLaw('metro');

describe('a year’s pay', () => {
  it('has lines and deductions that can be followed by hand', () => {
    const given = { ...pay, rentPaid: 20_000, section80C: 150_000, otherDeductions: 25_000, variablePay: 100_000 };
    const found = splitPay(given, metro);
    // 12% of 25,000 a month; 4.81% of 6 lakh; gross pay is what is left of 12 lakh
    expect(found).toMatchObject({ basic: 600_000, rentAllowance: 240_000, npsPart: 0 });
    if (!found.ok) return expect.fail('refused');
    expect(found.providentFund).toBeCloseTo(36_000, 6);
    expect(found.gratuityPart).toBeCloseTo(28_860, 6);
    expect(found.gross).toBeCloseTo(1_135_140, 6);
    expect(found.specialAllowance).toBeCloseTo(195_140, 6);
    // old: less 50,000, rent above a tenth of 6 lakh 1,80,000, professional tax, 1,50,000 of 80C in all, and 25,000
    expect(found.regimes.old).toMatchObject({ taxableIncome: 727_640, tax: 60_350 });
    expect(found.regimes.new).toMatchObject({ taxableIncome: 1_060_140, tax: 0 });
    expect(found.regimes.old.inHandYear).toBeCloseTo(1_135_140 - 36_000 - 2500 - 60_350, 6);
    expect(found.regimes.new.inHandMonth).toBeCloseTo((1_096_640 - 100_000) / 12, 6);
    // savings that leave room under 80C count with the fund
    const less = splitPay({ ...given, section80C: 100_000 }, metro);
    expect(less.ok && less.regimes.old.taxableIncome).toBe(727_640 + 14_000);
    const full = splitPay({ ...given, pfBasis: 'full', pfInCtc: false }, metro);
    expect(full.ok && [full.providentFund, full.gross]).toEqual([72_000, expect.closeTo(1_171_140, 6)]);
  });

  it('has children’s allowances within the special allowance, without tax in the old regime', () => {
    const [none, all, most] = [0, 288_000, 1_000_000].map((childAllowances) =>
      splitPay({ ...pay, childAllowances }, metro),
    );
    if (!none?.ok || !all?.ok || !most?.ok) return expect.fail('refused');
    expect(none.regimes.old.taxableIncome - all.regimes.old.taxableIncome).toBe(288_000);
    // 12 lakh less half, 2,40,000 of rent allowance, 36,000 of fund and 28,860 of gratuity
    expect(most.exemptAllowances).toBeCloseTo(295_140, 6);
    expect(none.regimes.old.taxableIncome - most.regimes.old.taxableIncome).toBe(295_140);
    expect(most.regimes.new).toEqual(none.regimes.new);
    expect(all.gross).toBe(none.gross);
  });

  it('is refused where its parts are more than the cost', () => {
    const full = { ...pay, basicShare: 0.7, hraShare: 0.5 };
    expect(splitPay(full, metro)).toEqual({ ok: false, field: 'basicShare', why: 'moreThanCost' });
    // parts that fill the cost to the rupee
    const exact = { ...pay, basicShare: 0.7, hraShare: 3 / 7, gratuityShare: 0, pfBasis: 'none' } as const;
    expect(splitPay(exact, metro)).toMatchObject({ ok: true, specialAllowance: expect.closeTo(0, 6) });
  });

  it('counts an employer’s NPS up to 14% of basic salary in the new regime and 10% in the old', () => {
    const [none, paid] = [splitPay(pay, metro), splitPay({ ...pay, npsShare: 0.14 }, metro)];
    if (!none.ok || !paid.ok) return expect.fail('refused');
    // 84,000 leave the gross pay; the new regime takes all of them off, the old one 60,000
    expect(none.regimes.new.taxableIncome - paid.regimes.new.taxableIncome).toBe(84_000);
    expect(none.regimes.old.taxableIncome - paid.regimes.old.taxableIncome).toBe(60_000);
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

  it('make what an employer pays above 7.5 lakh into the funds income in both regimes, not pay', () => {
    const large = { ...plain, ctc: 10_000_000, npsShare: 0.14 };
    const found = splitPay(large, metro);
    if (!found.ok) return expect.fail(found.why);
    // 12% and 14% of 50 lakh are 13 lakh
    expect(found.perquisite).toBeCloseTo(550_000, 6);
    const within = splitPay(large, { ...metro, fundsMost: 1_300_000 });
    if (!within.ok) return expect.fail(within.why);
    for (const regime of ['old', 'new'] as const)
      expect(found.regimes[regime].taxableIncome - within.regimes[regime].taxableIncome).toBe(550_000);
    expect(found.gross).toBe(within.gross);
  });
});
