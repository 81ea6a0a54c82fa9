import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTax, type TaxRules } from '#maths/income-tax.ts';
import { firstDay, lawOn } from '#tools/tax/law.ts';
import { runs, thorough } from '../thorough.ts';
import {
  type Age,
  ages,
  beforeCess,
  type Regime,
  rebateLimit,
  SCALE,
  simple,
  statutory,
  thresholds,
  type Year,
  years,
} from './oracle.ts';
import { calculate, taxes, taxOn } from './run.ts';

const regimes: readonly Regime[] = ['old', 'new'];
const crore = 10_000_000;
const aYear = fc.constantFrom(...years);
const anAge = fc.constantFrom(...ages);
const aRegime = fc.constantFrom(...regimes);
/** As many small incomes as large ones, and many about the thresholds. */
const income = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: 2_500_000 }),
    fc.integer({ min: 0, max: most }),
    fc
      .tuple(
        fc.constantFrom(500_000, 700_000, 1_200_000, 5_000_000, crore, 2 * crore, 5 * crore),
        fc.integer({ min: -150_000, max: 3_100_000 }),
      )
      .map(([threshold, off]) => Math.max(0, threshold + off)),
  );
const many = runs(1500);

function rulesOf(regime: Regime, year: Year, age: Age = 'below60'): TaxRules {
  return lawOn(firstDay[year], age)[regime].rules;
}

/** Every regime, year and age, once each where age changes nothing. */
const laws = years.flatMap((year) => [
  ...ages.map((age) => ({ regime: 'old' as const, year, age })),
  { regime: 'new' as const, year, age: 'below60' as const },
]);

/** Incomes from nothing to 8 crore: closer together where most people are. */
const grid = [
  ...Array.from({ length: 1248 }, (_, i) => i * 2003),
  ...Array.from({ length: 1550 }, (_, i) => 2_500_000 + i * 50_021),
].filter((_, i) => thorough || i % 5 === 0);

describe('against arithmetic without rounding errors', () => {
  it('the statute, over a grid', () => {
    for (const year of years)
      for (const age of ages)
        for (const gross of grid) {
          const found = taxes(gross, 0, year, age);
          for (const regime of regimes)
            if (found[regime] !== statutory(BigInt(gross) * 100n, 0n, regime, year, age))
              expect.fail(`${regime} ${year} ${age} ${gross}: ${found[regime]}`);
        }
  });
  it('the statute, for random incomes and deductions down to the paisa', () => {
    fc.assert(
      fc.property(
        income(10 * crore),
        fc.integer({ min: 0, max: 99 }),
        income(crore),
        aYear,
        anAge,
        (rupees, paise, deducted, year, age) => {
          const gross = BigInt(rupees) * 100n + BigInt(paise);
          const { old, new: now } = taxes(Number(gross) / 100, deducted, year, age);
          expect(old).toBe(statutory(gross, BigInt(deducted) * 100n, 'old', year, age));
          expect(now).toBe(statutory(gross, 0n, 'new', year, age));
        },
      ),
      many,
    );
  });
  it('the steps before cess and rounding, for random taxable incomes', () => {
    fc.assert(
      fc.property(income(10 * crore), aRegime, aYear, anAge, (taxable, regime, year, age) => {
        const exact = Number(beforeCess(BigInt(taxable) * 100n, regime, year, age)) / Number(SCALE);
        expect(incomeTax(taxable, rulesOf(regime, year, age)).beforeCess).toBeCloseTo(exact, 6);
      }),
      many,
    );
  });
  it('the simple method', () => {
    fc.assert(
      fc.property(income(10 * crore), income(crore), (grossIncome, deductions) => {
        const { outputs } = calculate({ grossIncome, deductions, assessmentYear: '2024-25', method: 'simple' });
        expect(outputs.oldTax).toBe(simple(BigInt(grossIncome), BigInt(deductions), 'old'));
        expect(outputs.newTax).toBe(simple(BigInt(grossIncome), 0n, 'new'));
      }),
      many,
    );
  });
});

describe('more income', () => {
  it('never means less tax, over a grid', () => {
    for (const { regime, year, age } of laws) {
      let before = 0;
      for (const gross of grid) {
        const tax = taxes(gross, 150_000, year, age)[regime];
        if (tax < before) expect.fail(`${regime} ${year} ${age} ${gross}: ${tax} < ${before}`);
        before = tax;
      }
    }
  });
  it('never means less tax, for random pairs', () => {
    fc.assert(
      fc.property(
        income(10 * crore),
        fc.integer({ min: 0, max: 5_000_000 }),
        income(crore),
        aYear,
        anAge,
        (gross, more, deducted, year, age) => {
          const before = taxes(gross, deducted, year, age);
          const after = taxes(gross + more, deducted, year, age);
          expect(after.old).toBeGreaterThanOrEqual(before.old);
          expect(after.new).toBeGreaterThanOrEqual(before.new);
        },
      ),
      many,
    );
  });
  it('never costs more than itself, where relief promises so', () => {
    fc.assert(
      fc.property(
        income(10 * crore),
        fc.integer({ min: 1, max: 100_000 }),
        aRegime,
        aYear,
        anAge,
        (taxable, more, regime, year, age) => {
          // the old regime gives no relief where its rebate ends
          const limit = rebateLimit(regime, year);
          fc.pre(regime === 'new' || taxable > limit || taxable + more <= limit);
          const rules = rulesOf(regime, year, age);
          const cost = incomeTax(taxable + more, rules).beforeCess - incomeTax(taxable, rules).beforeCess;
          expect(cost).toBeLessThanOrEqual(more + 1e-6);
        },
      ),
      many,
    );
  });
  it('costs no rupee more than a rupee, rupee by rupee around every threshold', () => {
    for (const { regime, year, age } of laws) {
      const rules = rulesOf(regime, year, age);
      const near = [...thresholds(regime), ...(regime === 'new' ? [rebateLimit(regime, year)] : [])];
      for (const threshold of near)
        for (let taxable = threshold - 50; taxable < threshold + 500; taxable++) {
          const cost = incomeTax(taxable + 1, rules).beforeCess - incomeTax(taxable, rules).beforeCess;
          if (cost < 0 || cost > 1 + 1e-6) expect.fail(`${regime} ${year} ${age} ${taxable}: ${cost}`);
        }
    }
  });
});

describe('at each threshold and a rupee around it', () => {
  const around = (threshold: number, regime: Regime, year: Year, age: Age = 'below60') =>
    [-1, 0, 1].map((off) => incomeTax(threshold + off, rulesOf(regime, year, age)).beforeCess);

  it.each<[Year, number, readonly number[]]>([
    // the rebate takes all; a rupee above, the tax is that rupee
    ['2024-25', 700_000, [0, 0, 1]],
    ['2025-26', 700_000, [0, 0, 1]],
    ['2026-27', 1_200_000, [0, 0, 1]],
    ['TY2026-27', 1_200_000, [0, 0, 1]],
  ])('the rebate of the new regime in %s ends at %d', (year, limit, wanted) => {
    for (const [i, tax] of around(limit, 'new', year).entries()) expect(tax).toBeCloseTo(wanted[i] ?? Number.NaN, 6);
  });
  it.each<[Age, readonly number[]]>([
    ['below60', [0, 0, 12_500.2]],
    ['60to79', [0, 0, 10_000.2]],
    ['80plus', [0, 0, 0.2]],
  ])('the rebate of the old regime, %s, ends without relief', (age, wanted) => {
    for (const year of years)
      for (const [i, tax] of around(500_000, 'old', year, age).entries())
        expect(tax).toBeCloseTo(wanted[i] ?? Number.NaN, 6);
  });
  // tax and surcharge where the lower rate still holds, by hand; a rupee more costs a rupee, a rupee less saves the slab's
  it.each<[Regime, Year, number, number, number]>([
    ['old', 'TY2026-27', 5_000_000, 1_312_500, 0],
    ['old', 'TY2026-27', crore, 2_812_500, 10],
    ['old', 'TY2026-27', 2 * crore, 5_812_500, 15],
    ['old', 'TY2026-27', 5 * crore, 14_812_500, 25],
    ['new', '2024-25', 5_000_000, 1_200_000, 0],
    ['new', '2025-26', 5_000_000, 1_190_000, 0],
    ['new', 'TY2026-27', 5_000_000, 1_080_000, 0],
    ['new', 'TY2026-27', crore, 2_580_000, 10],
    ['new', 'TY2026-27', 2 * crore, 5_580_000, 15],
  ])('surcharge, %s regime %s, above %d', (regime, year, threshold, tax, rate) => {
    const at = tax * (1 + rate / 100);
    const [less, exactly, more] = around(threshold, regime, year);
    expect(less).toBeCloseTo(at - 0.3 * (1 + rate / 100), 6);
    expect(exactly).toBeCloseTo(at, 6);
    expect(more).toBeCloseTo(at + 1, 6);
  });
  it('the new regime has no step at 5 crore, the old one has', () => {
    for (const year of years) {
      const rate = (regime: Regime, taxable: number) => incomeTax(taxable, rulesOf(regime, year)).surchargeRate;
      expect([rate('new', 5 * crore), rate('new', 5 * crore + 1)]).toEqual([25, 25]);
      expect([rate('old', 5 * crore), rate('old', 5 * crore + 1)]).toEqual([25, 37]);
      expect(incomeTax(5 * crore + 1, rulesOf('new', year)).surchargeRelief).toBe(0);
    }
  });
  it('rounding to ₹10 decides on which side a rupee falls', () => {
    for (const year of years) {
      const limit = rebateLimit('new', year);
      expect([-1, 0, 4, 5, 14].map((off) => taxOn(limit + off, 'new', year))).toEqual([0, 0, 0, 10, 10]);
      expect([-1, 0, 4, 5].map((off) => taxOn(500_000 + off, 'old', year))).toEqual([0, 0, 0, 13_000]);
      expect([-1, 0, 1].map((off) => taxOn(5_000_000 + off, 'old', year))).toEqual([1_365_000, 1_365_000, 1_365_000]);
      expect(taxOn(5_000_005, 'old', year)).toBe(1_365_010);
    }
  });
});

describe('relief', () => {
  // where the full tax catches up, solved by hand: 60,000 + 15% of x = x → x = 70,588.2
  it.each<[Year, number]>([
    ['2024-25', 727_777],
    ['2025-26', 722_222],
    ['2026-27', 1_270_588],
    ['TY2026-27', 1_270_588],
  ])('on the rebate of %s ends after %d', (year, last) => {
    const relief = (taxable: number) => incomeTax(taxable, rulesOf('new', year)).rebateRelief;
    expect(relief(rebateLimit('new', year))).toBe(0);
    expect(relief(rebateLimit('new', year) + 1)).toBeGreaterThan(0);
    expect(relief(last)).toBeGreaterThan(0);
    expect(relief(last + 1)).toBe(0);
  });
  it.each<[Regime, Year, number, number]>([
    ['old', 'TY2026-27', 5_000_000, 5_195_895],
    ['old', 'TY2026-27', crore, 10_214_694],
    ['old', 'TY2026-27', 2 * crore, 20_929_999],
    ['old', 'TY2026-27', 5 * crore, 53_017_826],
    ['new', '2024-25', 5_000_000, 5_179_104],
    ['new', '2025-26', 5_000_000, 5_177_611],
    ['new', 'TY2026-27', 5_000_000, 5_161_194],
    ['new', 'TY2026-27', crore, 10_196_946],
    ['new', 'TY2026-27', 2 * crore, 20_892_799],
  ])('on the surcharge, %s regime %s, starts above %d and ends after %d', (regime, year, threshold, last) => {
    const relief = (taxable: number) => incomeTax(taxable, rulesOf(regime, year)).surchargeRelief;
    expect(relief(threshold)).toBeCloseTo(0, 6);
    expect(relief(threshold + 1)).toBeGreaterThan(1);
    expect(relief(last)).toBeGreaterThan(1e-3);
    expect(relief(last + 1)).toBeCloseTo(0, 6);
  });
  it('is given nowhere else', () => {
    fc.assert(
      fc.property(income(10 * crore), aRegime, aYear, (taxable, regime, year) => {
        const { rebateRelief, surchargeRelief } = incomeTax(taxable, rulesOf(regime, year));
        if (taxable <= rebateLimit(regime, year) || regime === 'old') expect(rebateRelief).toBe(0);
        if (taxable <= 5_000_000) expect(surchargeRelief).toBe(0);
      }),
      many,
    );
  });
});

describe('age', () => {
  it('never raises the tax', () => {
    fc.assert(
      fc.property(income(10 * crore), income(crore), aYear, (gross, deducted, year) => {
        const [young, senior, superSenior] = ages.map((age) => taxes(gross, deducted, year, age));
        expect(senior?.old).toBeLessThanOrEqual(young?.old ?? -1);
        expect(superSenior?.old).toBeLessThanOrEqual(senior?.old ?? -1);
        expect(senior?.new).toBe(young?.new);
        expect(superSenior?.new).toBe(young?.new);
      }),
      many,
    );
  });
});

describe('income without a salary or pension', () => {
  it('never bears less tax than the same income with one', () => {
    fc.assert(
      fc.property(income(10 * crore), income(crore), aYear, anAge, (gross, deducted, year, age) => {
        const salaried = taxes(gross, deducted, year, age, true);
        const other = taxes(gross, deducted, year, age, false);
        expect(other.old).toBeGreaterThanOrEqual(salaried.old);
        expect(other.new).toBeGreaterThanOrEqual(salaried.new);
      }),
      many,
    );
  });
  it('bears the tax on all of it, against arithmetic without rounding errors', () => {
    fc.assert(
      fc.property(income(10 * crore), income(crore), aYear, anAge, (gross, deducted, year, age) => {
        const found = taxes(gross, deducted, year, age, false);
        const exact = (regime: Regime) =>
          statutory(BigInt(gross) * 100n, BigInt(deducted) * 100n, regime, year, age, false);
        expect(found).toEqual({ old: exact('old'), new: exact('new') });
      }),
      many,
    );
  });
});
