import { describe, expect, it } from 'vitest';
import { type ShopOffer, shopInstalments } from '#maths/shop-instalments.ts';

/** Two EMIs at 1% a month, by hand: 600/1.01 + 600/1.01² = 1182.2370. */
const offer: ShopOffer = {
  price: 1200,
  months: 2,
  rate: 0.01,
  discount: 'interest',
  taxRate: 0,
  fee: 0,
  cashDiscount: 0,
};

describe('instalments of a shop', () => {
  it('come to the price where the discount is as much as the interest', () => {
    const plan = shopInstalments(offer);
    expect(plan).toMatchObject({ emi: 600, uncovered: 0, extraPaid: 0, costRate: 0 });
    expect(plan.loan).toBeCloseTo(1182.237, 3);
    expect(plan.discountGiven).toBeCloseTo(17.763, 3);
    expect(plan.totalPaid).toBeCloseTo(1200, 9);
  });

  it('bear tax on the interest of each month, and the fee in the first', () => {
    const { byMonth, tax, extraPaid } = shopInstalments({ ...offer, taxRate: 0.18, fee: 118 });
    // 1% of 1182.237 and of 594.0594
    expect(byMonth.map(({ interest }) => interest)).toEqual([expect.closeTo(11.8224, 4), expect.closeTo(5.9406, 4)]);
    expect(byMonth.map(({ payment }) => payment)).toEqual([expect.closeTo(720.128, 3), expect.closeTo(601.0693, 4)]);
    expect(byMonth.at(-1)?.closing).toBe(0);
    expect(tax).toBeCloseTo(3.1973, 4);
    expect(extraPaid).toBeCloseTo(121.1973, 4);
  });

  it('cost what the shop does not cover, and less than nothing where it gives more', () => {
    // a loan of 1200: 1200 × 0.01 ÷ (1 − 1.01^−2) = 609.0149
    const uncovered = shopInstalments({ ...offer, discount: 0 });
    expect(uncovered.emi).toBeCloseTo(609.0149, 4);
    expect(uncovered.extraPaid).toBeCloseTo(18.02985, 4);
    expect(uncovered.costRate).toBeCloseTo(0.01, 12);
    expect(shopInstalments({ ...offer, discount: 100 })).toMatchObject({
      extraPaid: expect.closeTo(2 * 558.2637 - 1200, 3),
      costRate: expect.closeTo(-0.046747, 5),
    });
  });

  it('cost the discount that is given up', () => {
    // 600 v + 600 v² = 1100, so v = 0.943376
    expect(shopInstalments({ ...offer, cashDiscount: 100 })).toMatchObject({
      extraPaid: 100,
      costRate: expect.closeTo(0.060023, 5),
    });
  });
});
