import { describe, expect, it } from 'vitest';
import { incomeTax, type TaxRules } from '#maths/tax-by-slabs.ts';

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
