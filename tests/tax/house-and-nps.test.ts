import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseIncome, letOutIncome } from '#maths/house-income.ts';
import { employerNps, incomeTax } from '#maths/income-tax.ts';
import { roundToMultiple } from '#maths/rounding.ts';
import { firstDay, lawOn } from '#tools/tax/law.ts';
import { always } from '../always.ts';
import { type Age, type Regime, standardDeduction, type Year } from './oracle.ts';

/** Typed from the product's page on depth. */
const REPAIRS = 0.3;
const CAPS = { old: { ownInterest: 200_000, loss: 200_000 }, new: { ownInterest: 0, loss: 0 } };
const npsShare = (regime: Regime, year: Year) => (regime === 'old' || year === '2024-25' ? 0.1 : 0.14);

interface Case {
  readonly grossIncome: number;
  readonly deductions?: number;
  readonly year?: Year;
  readonly age?: Age;
  readonly salaried?: boolean;
  readonly nps?: readonly [paid: number, basic: number];
  readonly house?: readonly [rent: number, municipalTax: number, interest: number];
}

/** Tax of a regime in the order of the law, from the parts that are tested here. */
function taxOf(regime: Regime, given: Case): number {
  const { grossIncome, deductions = 150_000, year = 'TY2026-27', age = 'below60', salaried = true } = given;
  const [paid, basic] = given.nps ?? [0, 0];
  const [rent, municipalTax, interest] = given.house ?? [0, 0, 0];
  const house = houseIncome(letOutIncome({ rent, municipalTax, interest }, REPAIRS), 0, CAPS[regime]);
  const standard = salaried ? Math.min(standardDeduction(regime, year), grossIncome) : 0;
  const nps = employerNps(paid, basic, npsShare(regime, year));
  const income = grossIncome + house - standard - nps - (regime === 'old' ? deductions : 0);
  const law = lawOn(firstDay[year], age);
  return incomeTax(roundToMultiple(Math.max(0, income), 10), law[regime].rules).payable;
}

it.each<[string, Case, number, number]>([
  ['an employer’s NPS above both caps', { grossIncome: 1_500_000, nps: [100_000, 600_000] }, 191_880, 84_400],
  ['a let house at a loss', { grossIncome: 1_500_000, house: [300_000, 10_000, 500_000] }, 148_200, 97_500],
  [
    'a let house without a loan, no salary, 80 and over',
    { grossIncome: 10_837_000, deductions: 78_500, age: '80plus', salaried: false, house: [527_000, 39_000, 0] },
    3_743_520,
    3_508_560,
  ],
  [
    'a let house with a loan, 60 to 79',
    { grossIncome: 15_383_000, deductions: 53_000, age: '60to79', house: [1_109_000, 16_000, 244_000] },
    5_442_190,
    5_177_160,
  ],
  [
    'an employer’s NPS without a known salary, AY 2025-26',
    { grossIncome: 21_730_000, deductions: 286_000, age: '80plus', year: '2025-26', nps: [695_900, 0] },
    7_662_820,
    7_771_050,
  ],
])('golden figures: %s', (_title, given, old, now) => {
  expect({ old: taxOf('old', given), new: taxOf('new', given) }).toEqual({ old, new: now });
});

describe('income from houses', () => {
  it('counts nothing below 0 before interest, where municipal tax is more than the rent', () => {
    expect(letOutIncome({ rent: 10_000, municipalTax: 30_000, interest: 5000 }, REPAIRS)).toBe(-5000);
  });
  it('takes off at most 2 lakh in the old regime, with the home one lives in', () => {
    expect(houseIncome(-50_000, 120_000, CAPS.old)).toBe(-170_000);
    expect(houseIncome(-150_000, 120_000, CAPS.old)).toBe(-200_000);
    expect(houseIncome(300_000, 900_000, CAPS.old)).toBe(100_000);
  });
  it('takes nothing off in the new regime, where the home one lives in has no interest', () => {
    expect(houseIncome(-50_000, 120_000, CAPS.new)).toBe(0);
    expect(houseIncome(300_000, 900_000, CAPS.new)).toBe(300_000);
  });
  it('never falls with rent, and never rises with interest or municipal tax', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 });
    always([amount, amount, amount, amount, amount], (rent, municipalTax, interest, own, more) => {
      for (const caps of [CAPS.old, CAPS.new]) {
        const of = (changed: object, ownInterest = own) =>
          houseIncome(letOutIncome({ rent, municipalTax, interest, ...changed }, REPAIRS), ownInterest, caps);
        expect(of({ rent: rent + more })).toBeGreaterThanOrEqual(of({}));
        expect(of({ interest: interest + more })).toBeLessThanOrEqual(of({}));
        expect(of({ municipalTax: municipalTax + more })).toBeLessThanOrEqual(of({}));
        expect(of({}, own + more)).toBeLessThanOrEqual(of({}));
      }
    });
  });
});
