import fc from 'fast-check';
import { fv } from 'financial';
import { describe, expect, it } from 'vitest';
import {
  bankDeposit,
  publicProvidentFund,
  returnNeeded,
  voluntaryFund,
  worthAtYield,
  yieldOf,
} from '#maths/saving-products.ts';
import { type SchemeAccount, schemeAfter } from '#maths/scheme.ts';
import { always } from '../always.ts';

const percent = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 1000);
const accounts = fc.record({
  yearlyDeposit: fc.integer({ min: 0, max: 150_000 }),
  depositYears: fc.constantFrom(15, 11, 0, Number.POSITIVE_INFINITY),
  mode: fc.constantFrom('yearly', 'monthly'),
  existing: fc.integer({ min: 0, max: 5_000_000 }),
  rate: percent(12),
  later: fc.option(fc.record({ rate: percent(12), from: fc.integer({ min: 2, max: 30 }) })),
});
const terms = fc.integer({ min: 0, max: 50 });

/** The account as the scheme's rules say: interest of each month on its balance, added at the end of the year. */
function asRuled(account: SchemeAccount, years: number): number {
  const { yearlyDeposit, depositYears, mode, existing, later } = account;
  let balance = existing;
  for (let year = 0; year < years; year++) {
    const rate = later && year + 1 >= later.from ? later.rate : account.rate;
    const deposit = year < depositYears ? yearlyDeposit : 0;
    let interest = 0;
    for (let month = 1; month <= 12; month++)
      interest += ((balance + (mode === 'yearly' ? deposit : (deposit * month) / 12)) * rate) / 12;
    balance += deposit + interest;
  }
  return balance;
}

describe('a scheme account', () => {
  it('is what month after month by the rules of the scheme gives', () => {
    always([accounts, terms], (account, years) => {
      const { value, paidIn, fromExisting } = schemeAfter(account, years);
      const ruled = asRuled(account, years);
      expect(value / (ruled || 1)).toBeCloseTo(ruled ? 1 : 0, 10);
      expect(paidIn).toBe(account.yearlyDeposit * Math.min(years, account.depositYears));
      const changed = account.later ? Math.max(0, years - account.later.from + 1) : 0;
      const then = fv(account.rate, years - changed, 0, -account.existing);
      expect(fromExisting).toBeCloseTo(fv(account.later?.rate ?? 0, changed, 0, -then), 3);
    });
  });
});

/** 1,000 a month for a year or two, by hand. 12% a year makes 12,766.50 of twelve payments at the start of each month. */
describe('after some years', () => {
  it('a bank deposit keeps its interest less tax', () => {
    // 4.0604% a quarter is 1.3358% a month; without tax two years of 1,000 at 1% a month would be 27,243
    const quarter = (1.01 ** 3 - 1) * 4; // the yearly rate that makes 1% a month
    expect(bankDeposit({ monthly: 1000, years: 2 }, quarter, 0.5).before).toBeCloseTo(27_243.2, 1);
    const year = 12_809.33; // 1,000 at the start of each month, 1% a month
    const first = 12_000 + (year - 12_000) / 2;
    expect(bankDeposit({ monthly: 1000, years: 1 }, quarter, 0.5).afterTax).toBeCloseTo(first, 2);
    const second = first + 12_000 + (first * (1.01 ** 12 - 1) + year - 12_000) / 2;
    expect(bankDeposit({ monthly: 1000, years: 2 }, quarter, 0.5).afterTax).toBeCloseTo(second, 1);
  });

  it('PPF takes its most and a bank the rest', () => {
    // 500 a month of 1,000; at 12% the twelfths earn 6.5% in the year
    const { before, afterTax } = publicProvidentFund({ monthly: 1000, years: 1 }, 6000, 0.12, { rate: 0, tax: 0.3 });
    expect(before).toBeCloseTo(6390 + 6000, 6);
    expect(afterTax).toBeCloseTo(before, 6);
  });

  it('a provident fund earns on the balance before each payment, and tax falls on what passes the limit', () => {
    const paid = { monthly: 1000, years: 1 };
    const fund = { own: 0, rate: 0.12, tax: 0.5, taxedAbove: 1e9 };
    expect(voluntaryFund(paid, fund).afterTax).toBeCloseTo(12_660, 6); // 1% × 66,000
    // 18,000 a year with the own 500: the last four months pass 12,000, by 4 × 1,000
    const above = voluntaryFund(paid, { ...fund, own: 500, taxedAbove: 12_000 });
    expect(above).toEqual({ before: expect.closeTo(12_660, 6), afterTax: expect.closeTo(12_660 - 30, 6) }); // 3 + 2 + 1 + 0 months
    // where own payments alone pass it, all that is more does
    expect(voluntaryFund(paid, { ...fund, own: 5000, taxedAbove: 0 }).afterTax).toBeCloseTo(12_330, 6);
  });
});

describe('the rate a year', () => {
  const saved = { monthly: 1000, years: 2, taxSaved: 0 };

  it('is 0 where payments come back as they were, and below 0 where they do not', () => {
    expect(yieldOf(saved, 24_000)).toBeCloseTo(0, 9);
    expect(yieldOf(saved, 20_000)).toBeLessThan(-0.1);
    expect(yieldOf({ ...saved, monthly: 0 }, 0)).toBe(0);
  });

  it('is that at which they grew, and tax saved adds to it', () => {
    expect(yieldOf(saved, 1000 * 26.9735 * 1.01)).toBeCloseTo(1.01 ** 12 - 1, 5);
    const helped = { ...saved, taxSaved: 2000 };
    expect(worthAtYield(helped, yieldOf(helped, 24_000))).toBeCloseTo(24_000, 6);
    expect(yieldOf(helped, 24_000)).toBeGreaterThan(0.15);
    expect(yieldOf(saved, 1e9)).toBeGreaterThan(100);
  });

  it('that a product needs lies between 0 and 100%', () => {
    expect(returnNeeded((rate) => 100 + 50 * rate, 110)).toBeCloseTo(0.2, 9);
    expect(returnNeeded((rate) => 100 + 50 * rate, 90)).toBe(0);
    expect(returnNeeded((rate) => 100 + 50 * rate, 200)).toBe(1);
  });
});
