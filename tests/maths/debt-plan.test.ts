import fc from 'fast-check';
import { nper } from 'financial';
import { describe, expect, it } from 'vitest';
import { type Debt, payOffDebts } from '#maths/debt-plan.ts';
import { always } from '../always.ts';

const debt = fc.record({
  balance: fc.integer({ min: 1000, max: 1_000_000 }),
  rate: fc.integer({ min: 0, max: 48 }).map((percent) => percent / 1200),
  share: fc.integer({ min: 5, max: 20 }),
});
/** Debts whose minimum covers their interest, so that each ends. */
const debts = fc
  .array(debt, { minLength: 1, maxLength: 6 })
  .map((list): Debt[] => list.map(({ share, ...each }) => ({ ...each, minimum: (each.balance * share) / 100 })));
const extras = fc.integer({ min: 0, max: 50_000 });
const minimums = (list: readonly Debt[]) => list.reduce((total, each) => total + each.minimum, 0);

const two: Debt[] = [
  { balance: 1000, rate: 0.01, minimum: 100 },
  { balance: 500, rate: 0.02, minimum: 50 },
];

describe('several debts', () => {
  it('are paid in the order of their rates: 1,010 and 510 become 910 and 110 with 500 a month, and then 0 at once', () => {
    const plan = payOffDebts(two, 500, 'avalanche', 1200);
    // by hand: 20 of interest, 150 of minimums, 350 more to the debt at 2%
    expect(plan.months[0]).toEqual({ interest: 20, paid: 500, closing: 1020, first: [1] });
    // 9.10 + 2.20 of interest; the second debt ends with 112.20, and the first gets 387.80
    expect(plan.months[1]).toMatchObject({ interest: expect.closeTo(11.3, 9), paid: 500, first: [1, 0] });
    expect(plan.months[1]?.closing).toBeCloseTo(531.3, 9);
    // 10 + 2.20 of the second debt, all else of the first
    expect(plan.ends).toEqual([
      { index: 1, month: 2, interest: expect.closeTo(12.2, 9) },
      { index: 0, month: 4, interest: expect.closeTo(10 + 9.1 + 5.313 + 0.36613, 9) },
    ]);
    expect(plan.months[2]).toMatchObject({ first: [0], closing: expect.closeTo(36.613, 9) });
    expect(plan).toMatchObject({ left: [0, 0], interest: expect.closeTo(20 + 11.3 + 5.313 + 0.36613, 9) });
    expect(plan.months).toHaveLength(4);
  });
  it('are paid in the order of their balances after interest and minimums, and of equal ones the dearer first', () => {
    const first = (one: Debt, other: Debt) => payOffDebts([one, other], 400, 'snowball', 1).months[0]?.first[0];
    const dearer = { balance: 1000, rate: 0.03, minimum: 130 };
    expect(first({ balance: 1000, rate: 0.01, minimum: 100 }, dearer)).toBe(1);
    expect(first({ balance: 1000, rate: 0.01, minimum: 110 }, dearer)).toBe(1);
    expect(first({ balance: 1000, rate: 0.01, minimum: 111 }, dearer)).toBe(0);
  });
  it('of one rate are paid from the smallest on, whatever the list says', () => {
    const same = [900, 300, 600].map((balance) => ({ balance, rate: 0.01, minimum: 10 }));
    expect(payOffDebts(same, 200, 'avalanche', 1).months[0]?.first).toEqual([1]);
  });
  it('with minimums alone take as long, and cost as much, as each of them by itself', () => {
    always([debts], (list) => {
      const plan = payOffDebts(list, null, 'avalanche', 1200);
      const terms = list.map((each) => nper(each.rate, -each.minimum, each.balance));
      fc.pre(terms.every((term) => Math.abs(term - Math.round(term)) > 1e-6));
      expect(plan.months).toHaveLength(Math.ceil(Math.max(...terms)));
      expect(plan.ends.map(({ month }) => month)).toEqual(terms.map(Math.ceil).toSorted((one, other) => one - other));
    });
  });
  it('cost no more by the highest rate than by the smallest balance, nor that more than the minimums', () => {
    always([debts, extras], (list, extra) => {
      const budget = minimums(list) + extra;
      const cost = (of: number | null, order: 'avalanche' | 'snowball') => payOffDebts(list, of, order, 1200).interest;
      expect(cost(budget, 'avalanche')).toBeLessThanOrEqual(cost(budget, 'snowball') + 0.01);
      expect(cost(budget, 'snowball')).toBeLessThanOrEqual(cost(null, 'snowball') + 0.01);
    });
  });
  it('take the whole budget every month but the last, which pays what is left', () => {
    always([debts, extras], (list, extra) => {
      const budget = minimums(list) + extra;
      const { months, interest, left, ends } = payOffDebts(list, budget, 'snowball', 1200);
      for (const { paid } of months.slice(0, -1)) expect(paid).toBeCloseTo(budget, 2);
      const owed = list.reduce((total, each) => total + each.balance, 0);
      expect(months.reduce((total, month) => total + month.paid, 0)).toBeCloseTo(owed + interest, 2);
      expect(ends.reduce((total, each) => total + each.interest, 0)).toBeCloseTo(interest, 2);
      expect(left.every((each) => each === 0)).toBe(true);
    });
  });
  it('that outgrow their payments are left where the months end; none at all take no month', () => {
    const plan = payOffDebts([{ balance: 1000, rate: 0.05, minimum: 10 }, ...two], null, 'avalanche', 100);
    expect(plan.months).toHaveLength(100);
    expect(plan.left.map((each) => each > 0)).toEqual([true, false, false]);
    const nothing = payOffDebts([{ balance: 0, rate: 0.05, minimum: 10 }], 0, 'snowball', 100);
    expect(nothing).toEqual({ months: [], interest: 0, left: [0], ends: [] });
  });
});
