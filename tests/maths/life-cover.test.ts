import { describe, expect, it } from 'vitest';
import { worthOfMonths } from '#maths/annuity.ts';
import { familySum } from '#maths/life-cover.ts';

const family = {
  ...{ spending: 1000, years: 2, spouseIncome: 0, spouseYears: 0, goals: [], priceRise: 0.1, safeReturn: 0.1 },
};

describe('what a family needs', () => {
  it('is spending times months where money earns as much as prices rise', () => {
    expect(worthOfMonths(1000, 24, 0.1, 0.1)).toBe(24_000);
    expect(familySum(family)).toMatchObject({ living: 24_000, goals: 0 });
  });

  it('falls with what money earns above prices, and rises below them', () => {
    // two months at 1% a month: 100 + 100 ÷ 1.01
    expect(worthOfMonths(100, 2, 0, 1.01 ** 12 - 1)).toBeCloseTo(100 + 100 / 1.01, 9);
    expect(worthOfMonths(100, 2, 1.01 ** 12 - 1, 0)).toBeCloseTo(201, 9);
    expect(worthOfMonths(0, 2, 1e12, 0)).toBe(0);
  });

  it('is less by the income of a spouse for as long as it is earned, up to the spending', () => {
    expect(familySum({ ...family, spouseIncome: 400, spouseYears: 1 }).living).toBe(24_000 - 12 * 400);
    expect(familySum({ ...family, spouseIncome: 5000, spouseYears: 1 }).living).toBe(12_000);
    expect(familySum({ ...family, spouseIncome: 5000, spouseYears: 9 }).living).toBe(0);
  });

  it('has each goal at its day’s price, less what money earns until then', () => {
    const goals = [
      { cost: 1000, years: 2 },
      { cost: 500, years: 0 },
    ];
    // 1000 × 1.1² ÷ 1.21 and 1000 × 1.21 ÷ 1.44
    expect(familySum({ ...family, goals }).goals).toBeCloseTo(1500, 9);
    expect(familySum({ ...family, goals, safeReturn: 0.2 }).goals).toBeCloseTo(500 + 1210 / 1.44, 9);
  });

  it('is used up to the last rupee, year by year', () => {
    const goals = [
      { cost: 1000, years: 4 },
      { cost: 500, years: 0 },
    ];
    const given = { ...family, goals, safeReturn: 0.2, spouseIncome: 400, spouseYears: 1 };
    const { living, goals: today, byYear } = familySum(given);
    const rows = byYear();
    expect(rows.map(({ year, goals }) => [year, Math.round(goals)])).toEqual([
      [1, 500],
      [2, 0],
      [3, 0],
      [4, 1464],
    ]);
    expect(rows[0]?.opening).toBeCloseTo(living + today, 9);
    expect(rows.at(-1)?.closing).toBe(0);
    // month by month, without closed forms
    let money = living + today - 500;
    for (let month = 0; month < 48; month++) {
      const spent = month < 12 ? 600 : month < 24 ? 1000 : 0;
      money = (money - spent * 1.1 ** (month / 12)) * 1.2 ** (1 / 12);
      if (month === 47) money -= 1000 * 1.1 ** 4;
      if (month % 12 === 11) expect(rows[(month - 11) / 12]?.closing).toBeCloseTo(money, 6);
    }
  });

  it('is nothing where nothing is spent and nothing planned', () => {
    const none = familySum({ ...family, years: 0 });
    expect(none).toMatchObject({ living: 0, goals: 0 });
    expect(none.byYear()).toEqual([]);
  });
});
