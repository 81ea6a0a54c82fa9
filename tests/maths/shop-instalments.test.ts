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
  it('bear tax on the interest of each month, and the fee in the first', () => {
    const { byMonth, tax, extraPaid } = shopInstalments({ ...offer, taxRate: 0.18, fee: 118 });
    // 1% of 1182.237 and of 594.0594
    expect(byMonth.map(({ interest }) => interest)).toEqual([expect.closeTo(11.8224, 4), expect.closeTo(5.9406, 4)]);
    expect(byMonth.map(({ payment }) => payment)).toEqual([expect.closeTo(720.128, 3), expect.closeTo(601.0693, 4)]);
    expect(byMonth.at(-1)?.closing).toBe(0);
    expect(tax).toBeCloseTo(3.1973, 4);
    expect(extraPaid).toBeCloseTo(121.1973, 4);
  });
});
