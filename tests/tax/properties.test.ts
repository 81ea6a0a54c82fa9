import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTax, type TaxRules } from '#maths/tax-by-slabs.ts';
import { firstDay, lawOn } from '#tools/tax/law.ts';
import { alwaysIn, thorough } from '../always.ts';
import { both, run } from '../properties/arbitrary.ts';
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
import { calculate, taxes } from './run.ts';

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
const MANY = 1500;

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
    alwaysIn(
      MANY,
      [income(10 * crore), fc.integer({ min: 0, max: 99 }), income(crore), aYear, anAge],
      (rupees, paise, deducted, year, age) => {
        const gross = BigInt(rupees) * 100n + BigInt(paise);
        const { old, new: now } = taxes(Number(gross) / 100, deducted, year, age);
        expect(old).toBe(statutory(gross, BigInt(deducted) * 100n, 'old', year, age));
        expect(now).toBe(statutory(gross, 0n, 'new', year, age));
      },
    );
  });
  it('the steps before cess and rounding, for random taxable incomes', () => {
    alwaysIn(MANY, [income(10 * crore), aRegime, aYear, anAge], (taxable, regime, year, age) => {
      const exact = Number(beforeCess(BigInt(taxable) * 100n, regime, year, age)) / Number(SCALE);
      expect(incomeTax(taxable, rulesOf(regime, year, age)).beforeCess).toBeCloseTo(exact, 6);
    });
  });
  it('the simple method', () => {
    alwaysIn(MANY, [income(10 * crore), income(crore)], (grossIncome, deductions) => {
      const { outputs } = calculate({ grossIncome, deductions, assessmentYear: '2024-25', method: 'simple' });
      expect(outputs.oldTax).toBe(simple(BigInt(grossIncome), BigInt(deductions), 'old'));
      expect(outputs.newTax).toBe(simple(BigInt(grossIncome), 0n, 'new'));
    });
  });
});

it('more income costs no rupee more than a rupee, rupee by rupee around every threshold', () => {
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

it('income without a salary or pension bears the tax on all of it, against arithmetic without rounding errors', () => {
  alwaysIn(MANY, [income(10 * crore), income(crore), aYear, anAge], (gross, deducted, year, age) => {
    const found = taxes(gross, deducted, year, age, false);
    const exact = (regime: Regime) =>
      statutory(BigInt(gross) * 100n, BigInt(deducted) * 100n, regime, year, age, false);
    expect(found).toEqual({ old: exact('old'), new: exact('new') });
  });
});

describe('income tax', () => {
  const full = { method: 'statutory' };

  it('of the new regime never falls by a loss from a house; of the old one by 2 lakh of income at most', () => {
    const noHouse = { ...full, rentReceived: 0, letOutInterest: 0, itemised: false };
    both('tax_calculator', { ...noHouse, letOutInterest: 900_000 }, noHouse, (loss, without) => {
      expect(loss.outputs.newTax).toBe(without.outputs.newTax);
      const less = run('tax_calculator', {
        ...without.values,
        deductions: Number(without.values.deductions) + 200_000,
      });
      expect(loss.outputs.oldTax).toBe(less?.outputs.oldTax);
    });
  });
});
