import { describe, expect, it } from 'vitest';
import { type Independence, independence } from '#maths/independence.ts';

/** Without rates everything can be counted: 10 a month for two years, 100 saved and 5 more each month. */
const still: Independence = {
  months: 24,
  spending: 10,
  saved: 100,
  saving: 5,
  stepUp: 0,
  preReturn: 0,
  postReturn: 0,
  priceRise: 0,
  withdrawalRate: 0.5,
  coastMonths: 12,
};
/** The default of the page in tools of others: 50,000 a month from 30 to 90. */
const usual: Independence = {
  months: 720,
  spending: 50_000,
  saved: 1_000_000,
  saving: 40_000,
  stepUp: 0.05,
  preReturn: 0.11,
  postReturn: 0.08,
  priceRise: 0.06,
  withdrawalRate: 0.035,
  coastMonths: 360,
};
const planOf = (plan: Independence) => {
  const worked = independence(plan);
  if (worked === null) throw new Error('the rates are too high');
  return worked;
};

describe('without rates', () => {
  it('the money is enough in month 10: 150 for the 14 months that are left', () => {
    expect(planOf(still)).toMatchObject({ after: 10, neededThen: 140, needed: 140, neededNow: 240 });
  });

  it('half a paisa less is enough, and a paisa less is not', () => {
    expect(planOf({ ...still, saved: 239.996 }).after).toBe(0);
    expect(planOf({ ...still, saved: 239.99 }).after).toBe(1);
  });

  it('a rate of 50% asks for two years of spending', () => {
    expect(planOf({ ...still, saved: 200 })).toMatchObject({ byRate: 240, rateAfter: 8 });
    expect(planOf(still).rateAfter).toBeNull();
  });

  it('120 are enough in a year, and 100 with 5 a month are that after four', () => {
    expect(planOf(still)).toMatchObject({ coast: 120, coastAfter: 4 });
    expect(planOf({ ...still, coastMonths: 24 })).toMatchObject({ coast: 0, coastAfter: null });
  });

  it('never enough is null and 0', () => {
    const never = planOf({ ...still, saved: 0, saving: 0 });
    expect(never).toMatchObject({ after: null, neededThen: 0, needed: 0, coastAfter: null });
    expect(never.byYear().map(({ balance, spent }) => [balance, spent])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('the years say what is paid in, spent and left', () => {
    expect(planOf(still).byYear()).toEqual([
      { year: 1, paidIn: 50, spent: 20, growth: 0, balance: 130, needed: 120 },
      { year: 2, paidIn: 0, spent: 120, growth: 0, balance: 10, needed: 0 },
    ]);
  });

  it('another spending has a month of its own', () => {
    expect(planOf(still).freeWith(20)).toEqual({ after: 16, neededThen: 160, needed: 160 });
  });
});

describe('with rates', () => {
  const monthly = (rate: number) => (1 + rate) ** (1 / 12);
  /** What is left at the end if the work stops after some months, spending paid at each month’s start. */
  const leftAfter = (balance: number, from: number) => {
    let left = balance;
    for (let month = from; month < usual.months; month++)
      left = (left - usual.spending * monthly(usual.priceRise) ** month) * monthly(usual.postReturn);
    return left;
  };
  const savedUntil = (months: number) => {
    let saved = usual.saved;
    for (let month = 0; month < months; month++)
      saved = (saved + usual.saving * 1.05 ** Math.floor(month / 12)) * monthly(usual.preReturn);
    return saved;
  };

  it('each year’s balance is that of a count month by month', () => {
    const plan = planOf(usual);
    const years = plan.byYear();
    expect(years).toHaveLength(60);
    expect(years[9]?.balance).toBeCloseTo(savedUntil(120), 3);
    expect(years[59]?.balance).toBeCloseTo(leftAfter(savedUntil(plan.after ?? 0), plan.after ?? 0), 1);
    for (const [index, { paidIn, spent, growth, balance }] of years.entries())
      expect((years[index - 1]?.balance ?? usual.saved) + paidIn - spent + growth).toBeCloseTo(balance, 3);
  });

  it('rates too high for so many months have no plan', () => {
    expect(independence({ ...usual, priceRise: 1e8 })).toBeNull();
  });
});
