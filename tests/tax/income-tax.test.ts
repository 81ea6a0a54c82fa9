import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTax, type TaxRules } from '#maths/tax-by-slabs.ts';
import { houseIncome, letOutIncome } from '#maths/tax-laws.ts';
import { always } from '../always.ts';
import { type Age, type Year, years } from './oracle.ts';
import { taxOn } from './run.ts';

const lakh = 100_000;
const on = Number.POSITIVE_INFINITY;

/** The old regime of those below 60, up to the surcharge of 15%. */
const old: TaxRules = {
  slabs: [
    { upTo: 2.5 * lakh, rate: 0 },
    { upTo: 5 * lakh, rate: 5 },
    { upTo: 10 * lakh, rate: 20 },
    { upTo: on, rate: 30 },
  ],
  rebateLimit: 5 * lakh,
  rebateMost: 12_500,
  hasRebateRelief: false,
  surcharge: [
    { upTo: 50 * lakh, rate: 0 },
    { upTo: 100 * lakh, rate: 10 },
    { upTo: on, rate: 15 },
  ],
  cess: 4,
  roundTo: 10,
};

/** The new regime for assessment year 2024-25, as far as 9 lakh. */
const withRelief: TaxRules = {
  ...old,
  slabs: [
    { upTo: 3 * lakh, rate: 0 },
    { upTo: 6 * lakh, rate: 5 },
    { upTo: on, rate: 10 },
  ],
  rebateLimit: 7 * lakh,
  rebateMost: 25_000,
  hasRebateRelief: true,
};

// each figure by hand: 20% of short-term gains, 12.5% of others, a surcharge of at most 10% on them
describe('gains with rates of their own', () => {
  const rules = { rates: { short: 20, other: 12.5, equity: 12.5 }, equityFree: 125_000, surchargeMost: 10 };
  const withGains = (normal: number, changed: object, law: TaxRules = old) => {
    const gains = { short: 0, other: 0, equity: 0, ...changed };
    return incomeTax(normal + gains.short + gains.other + gains.equity, law, { gains, rules });
  };
  it('use what other income leaves of the slab without tax, the dearest first', () => {
    const found = withGains(lakh, { short: lakh, other: lakh });
    expect(found).toMatchObject({ nilUsed: 1.5 * lakh, gains: { short: 0, other: 6250, equity: 0 } });
    const taxedFromTheStart = { ...old, slabs: [{ upTo: on, rate: 5 }] };
    expect(withGains(0, { other: 4 * lakh }, taxedFromTheStart)).toMatchObject({
      nilUsed: 0,
      gains: { other: 50_000 },
    });
    // 2.5 lakh of the 4 lakh of equity are left, 1.25 lakh of them without tax
    expect(withGains(lakh, { equity: 4 * lakh })).toMatchObject({ nilUsed: 1.5 * lakh, gains: { equity: 15_625 } });
    // at other rates another order: a lakh of others at 20%, then half a lakh of equity; 25,000 of that lie above 1.25 lakh
    const gains = { short: lakh, other: lakh, equity: 2 * lakh };
    const dearOthers = { ...rules, rates: { short: 10, other: 20, equity: 12.5 } };
    expect(incomeTax(5 * lakh, old, { gains, rules: dearOthers }).gains).toEqual({
      short: 10_000,
      other: 0,
      equity: 3125,
    });
  });
  it('have the rebate of the old regime, and count in the relief of the new one', () => {
    // 2,500 in the slabs, 4,000 and 6,250 on gains
    expect(withGains(3 * lakh, { short: 20_000, other: 50_000 })).toMatchObject({ rebate: 12_500 });
    // 12.5% of the 25,000 above 1.25 lakh, which the rebate leaves
    expect(withGains(3 * lakh, { equity: 1.5 * lakh })).toMatchObject({ rebate: 2500, beforeCess: 3125 });
    // 16,000 in the slabs and 12,500 on the gain; 10,000 lie above the limit
    expect(withGains(6.1 * lakh, { other: lakh }, withRelief)).toMatchObject({ rebateRelief: 16_000 });
  });
  it('are what the relief of the surcharge takes off where there is no other income', () => {
    // 5,95,000 and 10% of it; 5,93,750 at 50 lakh, and 10,000 above
    expect(withGains(0, { other: 50.1 * lakh }).surchargeRelief).toBeCloseTo(50_750, 6);
    // 9,52,000 and 10% of it; 9,50,000 at 50 lakh
    expect(withGains(0, { short: 50.1 * lakh }).surchargeRelief).toBeCloseTo(87_200, 6);
  });
  it('leave the surcharge on other income above a crore to that income, and its relief too', () => {
    // 28,27,500 at 15% and 12,500 at 10%; at a crore 28,12,500 and 12,500, both at 10%, and 50,000 above
    const found = withGains(100.5 * lakh, { other: lakh });
    expect(found.surcharge).toBeCloseTo(425_375, 6);
    expect(found.surchargeRelief).toBeCloseTo(107_875, 6);
  });
});

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

type Figures = readonly (readonly [taxable: number, tax: number])[];

const oldFigures: Figures = [
  [500_000, 0],
  [500_010, 13_000],
  [1_000_000, 117_000],
  [1_500_000, 273_000],
  [5_000_000, 1_365_000],
  [5_100_000, 1_469_000],
  [10_100_000, 3_321_500],
];
const from2025: Figures = [
  [1_200_000, 0],
  [1_250_000, 52_000],
  [1_500_000, 109_200],
  [2_500_000, 343_200],
  [5_050_000, 1_175_200],
  [10_000_010, 2_951_530],
  [50_000_000, 18_954_000],
];
const now: Record<Year, Figures> = {
  '2024-25': [
    [700_000, 0],
    [710_000, 10_400],
    [715_000, 15_600],
    [1_000_000, 62_400],
    [1_500_000, 156_000],
    [5_100_000, 1_352_000],
    [60_000_000, 23_010_000],
  ],
  '2025-26': [
    [710_000, 10_400],
    [1_000_000, 52_000],
    [1_500_000, 145_600],
    [5_100_000, 1_341_600],
  ],
  '2026-27': from2025,
  'TY2026-27': from2025,
};

describe.each(years)('published figures of %s', (year) => {
  it.each(oldFigures)('old regime, taxable %d → %d', (taxable, tax) => {
    expect(taxOn(taxable, 'old', year)).toBe(tax);
  });
  it.each<[Age, number]>([
    ['60to79', 114_400],
    ['80plus', 104_000],
  ])('old regime, taxable 10 lakh, %s → %d', (age, tax) => {
    expect(taxOn(1_000_000, 'old', year, age)).toBe(tax);
  });
  it.each(now[year])('new regime, taxable %d → %d', (taxable, tax) => {
    expect(taxOn(taxable, 'new', year)).toBe(tax);
  });
});

// the statute's 37% above 5 crore in the old regime, and its relief. By hand: tax in the slabs at 5 crore is
// 1,48,12,500, with 25% 1,85,15,625; ₹10 more is at most ₹10 more before cess. At 6 crore 1,78,12,500 × 1.37 × 1.04
describe.each(years)('the highest surcharge of the old regime in %s', (year) => {
  it.each([
    [50_000_000, 19_256_250],
    [50_000_010, 19_256_260],
    [53_000_000, 22_376_250],
    [60_000_000, 25_379_250],
  ])('taxable %d → %d', (taxable, tax) => {
    expect(taxOn(taxable, 'old', year)).toBe(tax);
  });
});
