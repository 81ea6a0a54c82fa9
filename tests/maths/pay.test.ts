import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayPackage, splitPay } from '#maths/pay-package.ts';
import { type LeaveLaw, leavePay, type UnusedLeave } from '#maths/tax-laws.ts';
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

/** Typed from the law: section 10(10AA)(ii) of the Act of 1961 and the notification of 24 May 2023. */
const leaveLaw: LeaveLaw = { days: 30, months: 10, taxFree: 2_500_000 };
const plain: UnusedLeave = {
  employer: 'private',
  occasion: 'leaving',
  salary: 60_000, // 2,000 a day
  averageSalary: 0,
  leaveDays: 180,
  leavePerYear: 30,
  years: 10,
  received: 0,
  dayBase: 30,
  exemptionUsed: 0,
};

// by hand: 180 days are 3,60,000
it.each<[string, Partial<UnusedLeave>, { amount: number; exempt: number }]>([
  ['is tax-free within the limits', {}, { amount: 360_000, exempt: 360_000 }],
  ['counts 80 of 180 days where 40 a year were earned', { leavePerYear: 40 }, { amount: 360_000, exempt: 160_000 }],
  ['adds no days where fewer than 30 a year were earned', { leavePerYear: 15 }, { amount: 360_000, exempt: 360_000 }],
  ['never counts fewer than no days', { leavePerYear: 60 }, { amount: 360_000, exempt: 0 }],
  ['counts 30 days for each full year', { years: 4.9 }, { amount: 360_000, exempt: 240_000 }],
  ['counts no days before a full year', { years: 0.9 }, { amount: 360_000, exempt: 0 }],
  ['takes the limit from the average salary', { averageSalary: 30_000 }, { amount: 360_000, exempt: 180_000 }],
  ['has a month of 30 days in the limit, however it is paid', { dayBase: 26 }, { amount: 415_384.62, exempt: 360_000 }],
  ['takes the amount that was paid', { received: 100_000 }, { amount: 100_000, exempt: 100_000 }],
  ['has what is left of the limit', { exemptionUsed: 2_400_000 }, { amount: 360_000, exempt: 100_000 }],
  ['has no limit below 0', { exemptionUsed: 9_000_000 }, { amount: 360_000, exempt: 0 }],
  ['is taxed in service', { occasion: 'inService', employer: 'government' }, { amount: 360_000, exempt: 0 }],
  ['is tax-free for a family', { occasion: 'death', salary: 900_000 }, { amount: 5_400_000, exempt: 5_400_000 }],
  ['is tax-free from a government', { employer: 'government', years: 0 }, { amount: 360_000, exempt: 360_000 }],
])('pay for unused leave %s', (_title, changed, { amount, exempt }) => {
  const pay = leavePay({ ...plain, ...changed }, leaveLaw);
  expect(pay.amount).toBeCloseTo(amount, 2);
  expect(pay.exempt).toBeCloseTo(exempt, 6);
  expect(pay.taxable).toBeCloseTo(amount - exempt, 2);
});
