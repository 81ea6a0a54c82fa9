import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lasting, lasting as lastingOrNull } from '#maths/lasting.ts';
import { allFutures, leftAtShare } from '#maths/lasting-chance.ts';
import type { Drawdown } from '#maths/lasting-plan.ts';
import { logReturn, normalChance, normalQuantile } from '#maths/normal.ts';
import { randomFrom } from '#schemas/checks/cases.ts';

const usual: Drawdown = {
  corpus: 20_000_000,
  spending: 70_000,
  years: 30,
  inflation: 0.06,
  returnRate: 0.1,
  volatility: 0.12,
  otherIncome: 0,
  incomeKind: 'prices',
  depositShare: 0,
  depositRate: 0.07,
  cut: 0,
  cutAbove: 0.05,
};
const WANTED = 0.85;

function lasting(plan: Drawdown, wanted: number): Lasting {
  return lastingOrNull(plan, wanted) ?? expect.fail('has no figures');
}
const of = (given: Partial<Drawdown>, wanted = WANTED) => lasting({ ...usual, ...given }, wanted);

/** One future in rupees of the day, written from the rules and not from the code: whether it lasts. */
function futureLasts(plan: Drawdown, normal: () => number): boolean {
  const mean = (1 - plan.depositShare) * plan.returnRate + plan.depositShare * plan.depositRate;
  const spread = (1 - plan.depositShare) * plan.volatility;
  const variance = Math.log(1 + (spread / (1 + mean)) ** 2);
  let wealth = plan.corpus;
  for (let year = 0; year < plan.years; year++) {
    const prices = (1 + plan.inflation) ** year;
    const income = plan.otherIncome * (plan.incomeKind === 'prices' ? prices : 1);
    const need = 12 * Math.max(0, plan.spending * prices - income);
    const paid = Math.min(need, Math.max(need * (1 - plan.cut), wealth * plan.cutAbove));
    if (wealth < paid) return false;
    wealth = (wealth - paid) * Math.exp(Math.log(1 + mean) - variance / 2 + Math.sqrt(variance) * normal());
  }
  return true;
}

const anyPlan = fc.record({
  corpus: fc.integer({ min: 1_000_000, max: 100_000_000 }),
  /** Of the corpus, a year. */
  draw: fc.double({ min: 0.02, max: 0.12, noNaN: true }),
  years: fc.integer({ min: 2, max: 40 }),
  inflation: fc.double({ min: 0, max: 0.1, noNaN: true }),
  returnRate: fc.double({ min: 0.03, max: 0.15, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
  otherIncome: fc.constantFrom(0, 15_000),
  incomeKind: fc.constantFrom('prices', 'level'),
  depositShare: fc.constantFrom(0, 0.3),
  cut: fc.constantFrom(0, 0.1, 0.3),
});
const planOf = ({ draw, ...given }: typeof anyPlan extends fc.Arbitrary<infer P> ? P : never): Drawdown => ({
  ...usual,
  ...given,
  spending: Math.round((given.corpus * draw) / 12) + given.otherIncome,
});

describe('the chance that a corpus lasts', () => {
  it('is that of the one uncertain year of a plan for two years', () => {
    const { mean, deviation } = logReturn(0.1, 0.12);
    const spending = 12 * 850_000;
    const rest = Math.log(20_000_000 - spending) + mean - Math.log(1.06);
    const { chance } = of({ spending: 850_000, years: 2 });
    expect(chance).toBeCloseTo(normalChance((rest - Math.log(spending)) / deviation), 12);
    expect(chance * 100).toBeCloseTo(46.74683, 4);
  });

  it('is near the share of futures that last when they are drawn one by one', () => {
    const plans: Partial<Drawdown>[] = [
      {},
      { cut: 0.2 },
      { otherIncome: 30_000, incomeKind: 'level', spending: 95_000 },
      { volatility: 0.25, depositShare: 0.4, years: 20, spending: 100_000 },
      { years: 45, inflation: 0.04, cut: 0.1, cutAbove: 0.04 },
    ];
    const futures = 40_000;
    for (const [seed, given] of plans.entries()) {
      const random = randomFrom(seed + 1);
      const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      let lasted = 0;
      for (let n = 0; n < futures; n++) if (futureLasts({ ...usual, ...given }, normal)) lasted++;
      const { chance } = of(given);
      const error = Math.sqrt((chance * (1 - chance)) / futures);
      expect(Math.abs(lasted / futures - chance), JSON.stringify(given)).toBeLessThan(4 * error);
    }
  });

  // by the same method on a grid eight times as fine
  it.each([
    [{ spending: 100_000, volatility: 0.2, cut: 0.2, cutAbove: 0.1 }, 29.28333],
    [{ spending: 100_000, volatility: 0.2, cut: 0.3, cutAbove: 0.12 }, 30.45067],
    [{ spending: 167_000, volatility: 0.2, cut: 0.3, cutAbove: 0.1, years: 10 }, 89.08365],
  ])('has no error where spending begins and ends to be cut: %o', (given, percent) => {
    expect(Math.abs(of(given).chance * 100 - percent)).toBeLessThan(0.002);
  });

  it('never rises from year to year, and what is left is in the order of its shares, 0 where as many have run out', () => {
    fc.assert(
      fc.property(anyPlan, (given) => {
        let before = 1;
        for (const row of lasting(planOf(given), WANTED).byYear()) {
          expect(row.lasts).toBeLessThanOrEqual(before);
          before = row.lasts;
          const left = [row.p10, row.p25, row.p50, row.p75, row.p90];
          expect(left).toEqual([...left].sort((a, b) => a - b));
          for (const [index, share] of [0.1, 0.25, 0.5, 0.75, 0.9].entries())
            expect(left[index] === 0).toBe(1 - row.lasts >= share);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the wanted one at the spending that is said to last with it', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 50, max: 99 }), (given, wanted) => {
        const plan = planOf(given);
        const { spendable } = lasting(plan, wanted / 100);
        const { chance } = lasting({ ...plan, spending: spendable }, wanted / 100);
        expect(Math.abs(chance * 100 - wanted)).toBeLessThan(0.01);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same where all amounts are larger by one factor, and where spending and income that keeps up with prices both rise', () => {
    fc.assert(
      fc.property(anyPlan, (given) => {
        const plan = planOf(given);
        const { corpus, spending, otherIncome } = plan;
        const { chance } = lasting(plan, WANTED);
        const larger = { ...plan, corpus: 7 * corpus, spending: 7 * spending, otherIncome: 7 * otherIncome };
        expect(Math.abs(lasting(larger, WANTED).chance - chance)).toBeLessThan(0.0005);
        if (plan.incomeKind === 'level') return;
        const both = { ...plan, spending: spending + 12_345, otherIncome: otherIncome + 12_345 };
        expect(lasting(both, WANTED).chance).toBeCloseTo(chance, 8);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a plan without uncertainty', () => {
  it('is a yes or a no, and spends all of the corpus at the spending that lasts', () => {
    expect(of({ volatility: 0 })).toMatchObject({ chance: 1, isCertain: true, worstYear: null });
    const { spendable } = of({ volatility: 0 });
    // an annuity due at the real rate
    const real = 1.1 / 1.06 - 1;
    expect(spendable).toBeCloseTo((20_000_000 / 12) * (real / (1 + real) / (1 - (1 + real) ** -30)), 4);
    expect(of({ volatility: 0, spending: spendable + 1 })).toMatchObject({ chance: 0, worstYear: 29 });
    expect(of({ volatility: 0, spending: spendable }).medianLeft).toBeCloseTo(0, 2);
  });

  it('leaves what every year’s mean growth makes of the rest, and is what hardly varies', () => {
    // 30 lakh less 6 is 24, at 10% 26.4; 20.4 makes 22.44, and 16.44 makes 18.084 lakh
    const short = { corpus: 3_000_000, spending: 50_000, years: 3, inflation: 0 };
    expect(of(short).steadyLeft).toBeCloseTo(1_808_400, 6);
    expect([of({ ...short, volatility: 0.001 }).isCertain, of(short).isCertain]).toEqual([true, false]);
  });

  it('allows half a paisa for what a typed amount cannot say', () => {
    expect(of({ years: 1, corpus: 840_000 - 0.004 }).chance).toBe(1);
    expect(of({ years: 1, corpus: 840_000 - 0.006 }).chance).toBe(0);
    expect(of({ years: 1, corpus: 840_000 - 0.004, volatility: 0 }).medianLeft).toBe(0);
  });
});

describe('a plan that takes nothing out', () => {
  it('grows as the mix does', () => {
    const { chance, isPaidByIncome, medianLeft, byYear } = of({ otherIncome: 70_000 });
    const { mean, deviation } = logReturn(0.1, 0.12);
    expect([chance, isPaidByIncome]).toEqual([1, true]);
    expect(medianLeft).toBeCloseTo(20_000_000 * Math.exp(30 * (mean - Math.log(1.06))), 3);
    const least = 20_000_000 * Math.exp(4 * (mean - Math.log(1.06)) + 2 * deviation * normalQuantile(0.1));
    expect(byYear()[3]?.p10).toBeCloseTo(least, 3);
  });

  it('can spend its income for ever where there is no corpus', () => {
    expect(of({ corpus: 0, otherIncome: 20_000 })).toMatchObject({ chance: 0, worstYear: 0, spendable: 20_000 });
    expect(of({ corpus: 0, otherIncome: 20_000, spending: 20_000 }).chance).toBe(1);
    const level = { corpus: 0, incomeKind: 'level' } as const;
    expect(of({ ...level, otherIncome: 20_000 }).spendable).toBeCloseTo(20_000 / 1.06 ** 29, 6);
    // 75,000 ÷ 1.06 is 70,755, and ÷ 1.06² 66,750
    const { byYear, worstYear, isPaidByIncome } = of({ ...level, otherIncome: 75_000 });
    expect(
      byYear()
        .map(({ lasts, p50 }) => [lasts, p50])
        .slice(0, 4),
    ).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([worstYear, isPaidByIncome]).toEqual([2, false]);
  });
});

describe('a plan with extreme rates', () => {
  it('has no figures where an amount would be beyond all numbers', () => {
    expect(lastingOrNull({ ...usual, years: 120, returnRate: 1e4 }, WANTED)).toBeNull();
    // 100 years of e^6.5 and 2 crore are e^667; six deviations of √100 × 0.63 are e^38 more, and numbers end at e^709
    const near = { ...usual, years: 100, inflation: 0, returnRate: 664 };
    expect(lastingOrNull({ ...near, volatility: 0 }, WANTED)).not.toBeNull();
    expect(lastingOrNull({ ...near, volatility: 465 }, WANTED)).toBeNull();
  });

  it('has figures where wealth and needs are of very different sizes', () => {
    const level = { otherIncome: 1e15, incomeKind: 'level', spending: 5000 } as const;
    const rows = of({ years: 90, inflation: 1, returnRate: 0.0001, volatility: 0.4, ...level })?.byYear() ?? [];
    for (const { p10, p90 } of rows) expect(p90).toBeGreaterThanOrEqual(p10);
  });

  it('is the same in paise as in crores', () => {
    const [small, large] = [of({ corpus: 0.02, spending: 0.00007 }), of({})].map(({ byYear }) => byYear()[15]);
    expect(Number(small?.p10) * 1e9).toBeCloseTo(Number(large?.p10), -2);
  });

  it('can spend in one year what a cut leaves to pay', () => {
    expect(of({ years: 1, cut: 0.3 }).spendable).toBeCloseTo(20_000_000 / 12 / 0.7, 6);
    expect(of({ years: 1, otherIncome: 10_000 }).spendable).toBeCloseTo(20_000_000 / 12 + 10_000, 6);
  });

  it('has figures as long as they can be written', () => {
    expect(of({ years: 120, inflation: 1e9 })).toMatchObject({ chance: 0, medianLeft: 0 });
    expect(of({ years: 120, inflation: 1e9 }).spendable).toBeLessThan(1);
    expect(of({}, 1 - 1e-15).spendable).toBeGreaterThan(0);
  });
});

it('what is left where later years need nothing agrees with an integral over the first year', () => {
  const [corpus, mu, sigma] = [25, 0.03, 0.2];
  const plan = { corpus, years: 3, mu, sigma, steady: mu, income: [0, 0, 0], keep: 1, cutAbove: 1 };
  const futures = allFutures(plan, [10, 10, 0], 'percentiles');
  // the chance that more than e^u is left after two years: 10 is taken before each of them
  const exact = (u: number) => {
    let sum = 0;
    for (let z = -8; z <= 8; z += 0.001) {
      const left = (corpus - 10) * Math.exp(mu + sigma * z) - 10;
      if (left > 0) sum += Math.exp((-z * z) / 2) * normalChance((Math.log(left) + mu - u) / sigma);
    }
    return (sum * 0.001) / Math.sqrt(2 * Math.PI);
  };
  for (const share of [0.05, 0.25, 0.5, 0.9])
    expect(exact(Math.log(leftAtShare(plan, futures, 1, share)))).toBeCloseTo(1 - share, 4);
});
