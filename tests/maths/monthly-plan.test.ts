import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Goal, goalPlan } from '#maths/goal.ts';
import { heldUpToAYear, planAfter } from '#maths/monthly-plan.ts';
import { type Retirement, retirementPlan } from '#maths/retirement-plan.ts';
import { always } from '../always.ts';

const percent = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 1000);
const rupees = (most: number) => fc.integer({ min: 0, max: most });
const plans = fc.record({
  monthly: rupees(100_000),
  rate: percent(2),
  stepUp: percent(25),
  existing: rupees(10_000_000),
});

describe('a monthly plan', () => {
  it('grows each month from what it was, so the last twelve instalments are what those added', () => {
    always([plans, fc.integer({ min: 1, max: 300 })], (plan, count) => {
      const young = Math.min(12, count);
      const before = planAfter(plan, count - young);
      const [all, short] = [planAfter(plan, count), heldUpToAYear(plan, count)];
      const grown = before.value * (1 + plan.rate) ** young;
      expect((grown + short.value) / (all.value || 1)).toBeCloseTo(all.value ? 1 : 0, 9);
      expect((before.invested + short.invested) / (all.invested || 1)).toBeCloseTo(all.invested ? 1 : 0, 9);
    });
  });
});

const planned = (goal: Goal) => goalPlan(goal) ?? expect.fail('no plan');

describe('a goal', () => {
  it('has years whose sums can be followed by hand', () => {
    // without growth: 12 × 10,000 and 12 × 11,000 with the 20,000 there; a year later 21,000 a month would be needed
    const goal = { targetToday: 272_000, years: 2, priceRise: 0, savings: 20_000, returnRate: 0, stepUp: 0.1 } as const;
    const plan = planned({ ...goal, convention: 'nominal' });
    expect(plan.gap).toBe(252_000);
    expect(plan.requiredSip).toBeCloseTo(10_000, 8);
    expect(plan.delayCost).toBeCloseTo(11_000, 8);
    const [first, second] = plan.byYear();
    expect(first).toMatchObject({ year: 1, costThen: 272_000 });
    expect(first?.sip).toBeCloseTo(10_000, 8);
    expect(first?.invested).toBeCloseTo(140_000, 6);
    expect(first?.corpus).toBeCloseTo(140_000, 6);
    expect(second).toMatchObject({ year: 2, costThen: 272_000 });
    expect(second?.sip).toBeCloseTo(11_000, 8);
    expect(second?.invested).toBeCloseTo(272_000, 6);
    expect(second?.corpus).toBeCloseTo(272_000, 6);
    const rising = planned({ ...goal, targetToday: 100_000, priceRise: 0.1, convention: 'nominal' });
    for (const [index, cost] of [110_000, 121_000].entries())
      expect(rising.byYear()[index]?.costThen).toBeCloseTo(cost, 6);
    expect(planned({ ...goal, years: 1, convention: 'nominal' }).delayCost).toBe(0);
  });

  it('has no plan at rates too high for so many years', () => {
    const goal = { targetToday: 1, priceRise: 0, savings: 0, stepUp: 0.1, convention: 'nominal' } as const;
    expect(goalPlan({ ...goal, years: 1000, returnRate: 100 })).toBeNull();
  });

  it('may be fees over several years, each at its price then, for which the money lasts to the last rupee', () => {
    const goal = { targetToday: 300, years: 2, priceRise: 0.1, savings: 0, returnRate: 0.2 } as const;
    const { futureGoal, neededThen, gap, payments } = planned({
      ...goal,
      stepUp: 0,
      convention: 'nominal',
      payments: 3,
    });
    // 100 a year today: 121, 133.1 and 146.41, of which the later ones are covered by 110.916… and 101.673…
    expect(futureGoal).toBeCloseTo(400.51, 9);
    expect(neededThen).toBeCloseTo(121 + 133.1 / 1.2 + 146.41 / 1.44, 9);
    expect(gap).toBe(neededThen);
    let money = neededThen;
    for (const [index, { year, payment, left }] of payments().entries()) {
      money = (index === 0 ? money : money * 1.2) - payment;
      expect(year).toBe(2 + index);
      expect(left).toBeCloseTo(money, 9);
    }
    expect(money).toBeCloseTo(0, 9);
    const rich = planned({ ...goal, savings: 1000, stepUp: 0, convention: 'nominal', payments: 3 });
    expect(rich.gap).toBe(0);
    expect(rich.payments().at(-1)?.left).toBeCloseTo((1000 * 1.44 - neededThen) * 1.44, 6);
  });
});

const base: Retirement = {
  saving: 30,
  retired: 25,
  expenses: 50_000,
  otherIncome: 0,
  priceRise: 0.06,
  preReturn: 0.12,
  postReturn: 0.07,
  existing: 0,
  stepUp: 0,
  convention: 'nominal',
};

describe('a retirement', () => {
  it('has no plan at rates too high for so many years', () => {
    expect(retirementPlan({ ...base, preReturn: 1e12, saving: 100 })).toBeNull();
    expect(retirementPlan({ ...base, existing: 1e15, postReturn: 1e12, retired: 100 })).toBeNull();
    // the instalments themselves grow beyond all numbers before what they become does
    expect(retirementPlan({ ...base, stepUp: 1e13, saving: 24 })).toBeNull();
  });
});

it('an instalment may rise by rupees every 12 months, and those of the last year are held for up to a year', () => {
  const plan = { monthly: 10, rate: 0, stepUp: 0, rise: 5, existing: 100 };
  // 12 × 10, 12 × 15 and 6 × 20
  expect(planAfter(plan, 30)).toEqual({ invested: 520, value: 520 });
  expect(heldUpToAYear(plan, 30).invested).toBe(6 * 20 + 6 * 15);
  // with 1% a month the second year's 5 a month are worth 64.0466 at its end, and 10 a month 269.7346 + 10 × 2.4320
  expect(planAfter({ ...plan, monthly: 0, rate: 0.01, existing: 0 }, 24).value).toBeCloseTo(64.0466, 4);
});
