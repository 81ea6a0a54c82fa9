import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProvidentFund, type ProvidentFundLaw, providentFund } from '#maths/provident-fund.ts';
import { always } from '../always.ts';

/** Typed from the schemes of 2026 and the notifications of the wage ceiling. */
const law: ProvidentFundLaw = {
  ...{ ceiling: 25_000, pastCeiling: 15_000, ceilingBefore2014: 6500, share: 0.12, pensionShare: 0.0833 },
  ...{ pensionAge: 58, pensionMonths: 60, pensionDivisor: 70, leastService: 10, roundedMonths: 6 },
  ...{ bonusFrom: 20, bonusYears: 2, mostService: 35, leastPension: 1000, earliestPension: 50, earlyCut: 0.04 },
  ...{ taxedAbove: 250_000 },
};
const member: ProvidentFund = {
  ...{ basic: 40_000, rise: 0, currentAge: 46, retirementAge: 58, openingBalance: 0, pfBasis: 'full', vpf: 0 },
  ...{ rate: 0.0825 / 12, pensionMember: true, pastService: 0, serviceBefore2014: 0, taxRate: 0 },
};
function result(changed: Partial<ProvidentFund>) {
  const found = providentFund({ ...member, ...changed }, law);
  if (!found.ok) throw new Error(found.why);
  return found;
}

describe('the pension of a member', () => {
  it('counts each part of the service up to the ceiling of its time', () => {
    // 12 years here: 25,000 × 12; 6 × 15,000 and 2 × 6,500 before; 20 years count as 22
    const payYears = 25_000 * 12 + 15_000 * 6 + 6500 * 2;
    expect(result({ pastService: 8, serviceBefore2014: 2 }).pension).toBeCloseTo((payYears * 22) / 20 / 70, 6);
    // pay below a ceiling counts as it is
    const low = 10_000 * 18 + 6500 * 2;
    expect(result({ basic: 10_000, pastService: 8, serviceBefore2014: 2 }).pension).toBeCloseTo(
      (low * 22) / 20 / 70,
      6,
    );
  });

  it('rests on the pay of today where no more service is added', () => {
    const served = { currentAge: 58, retirementAge: 60, pastService: 20 };
    expect(result(served).pension).toBeCloseTo((15_000 * 22) / 70, 6);
    expect(result({ ...served, basic: 10_000 }).pension).toBeCloseTo((10_000 * 22) / 70, 6);
  });

  // means of 60 months worked out by hand: (36 × 15,000 + 24 × 25,000) ÷ 60 = 19,000, and so on
  it.each([
    [{ currentAge: 56, rise: 0.06, pastService: 20 }, 19_000, 5268],
    [{ currentAge: 57, basic: 30_000, pastService: 20, serviceBefore2014: 8 }, 17_000, 3896],
    [{ currentAge: 55, pastService: 15, serviceBefore2014: 3 }, 21_000, 3750],
    // below today's ceiling, from 22,000 on: (12 × 15,000 + 12 × (22,000 + 24,200 + 25,000 + 25,000)) ÷ 60
    [{ currentAge: 54, basic: 22_000, rise: 0.1, pastService: 12 }, 22_240, 3842],
    // and below that of the years before
    [{ currentAge: 57, basic: 12_000, pastService: 30, serviceBefore2014: 17 }, 12_000, 4235],
    // five years to go: nothing of the time before is among the last 60 months
    [{ currentAge: 53, pastService: 10 }, 25_000, 3929],
  ])('of %o rests on a mean that reaches back to pay up to the earlier ceiling', (given, mean, pension) => {
    const found = result(given);
    expect(found.meanPay).toBeCloseTo(mean, 6);
    expect(Math.round(found.pension)).toBe(pension);
  });

  it('is at least 1,000 once ten years are served, and nothing before', () => {
    expect(result({ basic: 5000 }).pension).toBe(1000);
    expect(result({ basic: 5000, currentAge: 49 }).pension).toBe(0);
  });

  it('is due from nine years and six months on, of the years as they are', () => {
    const twoToGo = { currentAge: 56, rise: 0.06 };
    // (2 × 19,000 + 7.5 × 15,000) ÷ 70
    expect(result({ ...twoToGo, pastService: 7.5 }).pension).toBeCloseTo(150_500 / 70, 6);
    expect(result({ ...twoToGo, pastService: 7.5 }).service).toBe(9.5);
    expect(result({ ...twoToGo, pastService: 7 + 5 / 12 })).toMatchObject({ pension: 0, service: 0 });
  });

  it.each([
    [49, 0],
    [50, 0.68],
    [57, 0.96],
    [58, 0],
  ])('that begins at %d is %d of the full one', (retirementAge, part) => {
    const found = result({ currentAge: 40, retirementAge, pastService: 15 });
    expect(found.pension).toBeGreaterThan(1000);
    expect(found.earlyPension).toBeCloseTo(found.pension * part, 6);
  });

  it('is refused more years before 2014 than years in the scheme', () => {
    const refused = { ok: false, field: 'serviceBefore2014', why: 'moreThanPast' };
    expect(providentFund({ ...member, pastService: 3, serviceBefore2014: 3.5 }, law)).toEqual(refused);
    expect(providentFund({ ...member, pastService: 3, serviceBefore2014: 3 }, law).ok).toBe(true);
  });

  const service = fc.record({
    basic: fc.integer({ min: 1000, max: 200_000 }),
    rise: fc.integer({ min: 0, max: 15 }).map((percent) => percent / 100),
    currentAge: fc.integer({ min: 30, max: 57 }),
    pastService: fc.integer({ min: 0, max: 20 }),
  });
  it('rises with service, until no more years count', () => {
    always([service], (given) => {
      fc.pre(58 - given.currentAge + given.pastService + 1 + law.bonusYears <= law.mostService);
      const more = { ...given, pastService: given.pastService + 1 };
      expect(result(more).pension).toBeGreaterThanOrEqual(result(given).pension - 1e-6);
    });
  });
  it('is never higher where it begins early', () => {
    always([service, fc.integer({ min: 31, max: 60 })], (given, retirementAge) => {
      fc.pre(retirementAge > given.currentAge);
      const found = result({ ...given, retirementAge });
      expect(found.earlyPension).toBeLessThanOrEqual(found.pension);
    });
  });
});

describe('the taxed account', () => {
  it('takes own payments above 2.5 lakh of twelve months, from the month in which they pass it', () => {
    // 30,000 a month: 2,40,000 after eight, 20,000 of the ninth is above, and 30,000 of each of the last three
    const { byYear } = result({ basic: 250_000, retirementAge: 48 });
    expect(byYear[0]?.taxedPayments).toBeCloseTo(110_000, 6);
    // the first 20,000 earn for three months, the others for two, one and none
    const first = (0.0825 / 12) * (20_000 * 3 + 30_000 * 2 + 30_000);
    expect(byYear[0]?.taxedInterest).toBeCloseTo(first, 6);
    expect(byYear[1]?.taxedInterest).toBeCloseTo(first + 0.0825 * (110_000 + first), 6);
  });

  it('has none for payments up to the limit, and its tax is not taken from the balance', () => {
    expect(result({ basic: 173_611 }).taxedInterest).toBe(0);
    const [untaxed, taxed] = [result({ basic: 250_000 }), result({ basic: 250_000, taxRate: 0.312 })];
    expect(taxed.interestTax).toBeCloseTo(0.312 * untaxed.taxedInterest, 6);
    expect(taxed.corpus).toBe(untaxed.corpus);
  });
});
