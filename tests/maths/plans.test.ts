import fc from 'fast-check';
import { fv, nper, PaymentDueTime, pmt } from 'financial';
import { describe, expect, it } from 'vitest';
import { familySum } from '#maths/life-cover.ts';
import { type ProvidentFund, providentFund } from '#maths/provident-fund.ts';
import { type HomeChoice, rentOrBuy } from '#maths/rent-or-buy.ts';
import { type WithdrawalPlan, withdrawalPlan } from '#maths/withdrawal-plan.ts';
import { fundLaw } from '#tools/retirement/epf/law.ts';
import { always } from '../always.ts';

/** The answer, or an end of the test where there is none. */
function answered<A extends { readonly ok: boolean }>(answer: A): Extract<A, { readonly ok: true }> {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as Extract<A, { readonly ok: true }>;
}

describe('a fund that is drawn from every month', () => {
  const plans = fc.record<WithdrawalPlan>({
    corpus: fc.integer({ min: 100_000, max: 100_000_000 }),
    withdrawal: fc.integer({ min: 500, max: 1_000_000 }),
    rise: fc.integer({ min: 0, max: 30 }).map((halves) => halves / 200),
    monthlyRate: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2400),
    years: fc.integer({ min: 1, max: 600 }).map((months) => months / 12),
    timing: fc.constantFrom('start', 'end'),
  });
  const due = { start: PaymentDueTime.Begin, end: PaymentDueTime.End };

  it('without a rise pays what the library of financial functions says, and lasts as long', () => {
    always([plans], (given) => {
      const plan = { ...given, rise: 0 };
      const found = answered(withdrawalPlan(plan));
      const months = Math.round(plan.years * 12);
      expect(found.sustainable / -pmt(plan.monthlyRate, months, plan.corpus, 0, due[plan.timing])).toBeCloseTo(1, 9);
      const lasts = nper(plan.monthlyRate, plan.withdrawal, -plan.corpus, 0, due[plan.timing]);
      fc.pre(!(Math.abs(lasts - Math.round(lasts)) < 1e-6));
      expect(found.monthsLasted).toBe(Number.isNaN(lasts) ? 1200 : Math.min(1200, Math.floor(lasts)));
      if (found.monthsLasted < months) return;
      const left = fv(plan.monthlyRate, months, plan.withdrawal, -plan.corpus, due[plan.timing]);
      expect(Math.abs(left - found.finalValue)).toBeLessThanOrEqual(1e-8 * Math.max(1e6, plan.corpus));
    });
  });

  const even: WithdrawalPlan = { corpus: 1200, withdrawal: 100, rise: 0, monthlyRate: 0, years: 2, timing: 'end' };
  it('counts full withdrawals, the last one that empties it among them', () => {
    expect(withdrawalPlan(even)).toMatchObject({
      monthsLasted: 12,
      finalValue: 0,
      totalWithdrawn: 1200,
      sustainable: 50,
    });
    expect(withdrawalPlan({ ...even, corpus: 1250 })).toMatchObject({ monthsLasted: 12, totalWithdrawn: 1250 });
    expect(withdrawalPlan({ ...even, corpus: 1199.996 })).toMatchObject({ monthsLasted: 12 });
    expect(withdrawalPlan({ ...even, corpus: 1199.99 })).toMatchObject({ monthsLasted: 11 });
    expect(withdrawalPlan({ ...even, corpus: 120_050 })).toMatchObject({ monthsLasted: 1200, finalValue: 117_650 });
    expect(withdrawalPlan({ ...even, withdrawal: 0 })).toMatchObject({ monthsLasted: 1200, finalValue: 1200 });
  });
  it('ends a part of a year in a shorter row, and is refused below a month', () => {
    expect(answered(withdrawalPlan({ ...even, years: 0.5 })).byYear).toHaveLength(1);
    expect(answered(withdrawalPlan({ ...even, years: 1.25 })).byYear.map(({ year }) => year)).toEqual([1, 1.25]);
    expect(withdrawalPlan({ ...even, years: 0.04 })).toEqual({ ok: false, field: 'years', why: 'tooShort' });
  });
});

describe('a provident fund', () => {
  const fund: ProvidentFund = {
    ...{ basic: 40_000, rise: 0.06, currentAge: 30, retirementAge: 58, openingBalance: 0, pfBasis: 'full', vpf: 0 },
    ...{ rate: 0.0825 / 12, pensionMember: true, pastService: 0, serviceBefore2014: 0, taxRate: 0 },
  };
  // the ceiling until September 2026, with which the published figures were worked out
  const law = { ...fundLaw, ceiling: 15_000 };
  const result = (changed: Partial<ProvidentFund>) => answered(providentFund({ ...fund, ...changed }, law));

  // published with the pension share rounded to 1,250 a month instead of 1,249.50, which moves it by up to 0.01%
  it.each([
    ['India Post Live', 5_000, 23, 3_246_092],
    ['India Post Live', 8_000, 23, 5_506_496],
    ['India Post Live', 10_000, 23, 7_149_575],
    ['News9, 11 February 2025', 12_500, 21, 11_351_556],
  ])('becomes what %s publishes for a basic of %d at %d that rises by 5% a year', (_, basic, currentAge, published) => {
    expect(Math.abs(result({ basic, currentAge, rise: 0.05 }).corpus / published - 1)).toBeLessThan(1.1e-4);
  });

  it('becomes the published 3.83 crore from 25,000 at the age of 25, with a rise of 10% a year', () => {
    const { corpus } = result({ basic: 25_000, rise: 0.1, currentAge: 25 });
    expect(Math.round(corpus)).toBe(3_83_59_890);
  });

  it('is refused where retirement is not a year ahead', () => {
    const refused = { ok: false, field: 'retirementAge', why: 'tooShort' };
    expect(providentFund({ ...fund, retirementAge: 30 }, fundLaw)).toEqual(refused);
  });
});

describe('a home to buy or to rent', () => {
  const home: HomeChoice = {
    ...{ price: 8_000_000, downShare: 0.2, buyCosts: 0.07, loanRate: 0.085 / 12, loanYears: 20, maintenance: 0.01 },
    ...{ rent: 22_000, rentRise: 0.06, priceGrowth: 0.06, returnRate: 0.09 / 12, years: 20, sellCosts: 0.01 },
  };
  const result = (changed: Partial<HomeChoice>) => answered(rentOrBuy({ ...home, ...changed }));
  const fractions = (most: number) => fc.integer({ min: 0, max: most }).map((percent) => percent / 100);

  it('costs both as much each month: the one fund is the other’s with the flows swapped', () => {
    always(
      [
        fractions(100),
        fractions(12),
        fractions(15),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 200_000 }),
      ],
      (downShare, buyCosts, growth, years, rent) => {
        const found = result({ downShare, buyCosts, priceGrowth: growth, years, rent });
        let difference = found.upfront;
        for (let month = 0; month < 12 * years; month++) {
          const year = Math.floor(month / 12);
          const paid = (month < 240 ? found.emi : 0) + (80_000 * (1 + growth) ** year) / 12;
          difference = difference * (1 + home.returnRate) + paid - rent * 1.06 ** year;
        }
        const equity = found.homeValue * 0.99 - found.loanLeft;
        expect(Math.abs(equity - difference - found.advantage)).toBeLessThan(1e-9 * Math.max(1e8, found.rentNetWorth));
      },
    );
  });
  it('breaks even in the first year of which the table says so, or in none', () => {
    expect(result({ rent: 35_000 }).breakEvenYear).toBe(7);
    expect(result({}).breakEvenYear).toBeNull();
  });
  it('is refused for less than a year', () => {
    expect(rentOrBuy({ ...home, years: 0 })).toEqual({ ok: false, field: 'years', why: 'tooShort' });
    expect(rentOrBuy({ ...home, loanYears: 0 })).toEqual({ ok: false, field: 'loanYears', why: 'tooShort' });
  });
});

const family = {
  ...{ spending: 1000, years: 2, spouseIncome: 0, spouseYears: 0, goals: [], priceRise: 0.1, safeReturn: 0.1 },
};

describe('what a family needs', () => {
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
