import fc from 'fast-check';
import { fv } from 'financial';
import { describe, expect, it } from 'vitest';
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
