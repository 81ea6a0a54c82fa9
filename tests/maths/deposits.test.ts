import fc from 'fast-check';
import { fv, PaymentDueTime } from 'financial';
import { describe, expect, it } from 'vitest';
import { effectiveYield, monthWithinQuarter } from '#maths/growth.ts';
import { payoutAmount, payoutCount, payoutYears } from '#maths/payout.ts';
import { type SchemeAccount, schemeAfter, schemeYears } from '#maths/scheme.ts';
import { always } from '../always.ts';

const percent = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 1000);
const accounts = fc.record({
  yearlyDeposit: fc.integer({ min: 0, max: 150_000 }),
  depositYears: fc.constantFrom(15, 11, 0, Number.POSITIVE_INFINITY),
  mode: fc.constantFrom('yearly', 'monthly'),
  existing: fc.integer({ min: 0, max: 5_000_000 }),
  rate: percent(12),
});
const terms = fc.integer({ min: 0, max: 50 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The account as the scheme's rules say: interest of each month on its balance, added at the end of the year. */
function asRuled({ yearlyDeposit, depositYears, mode, existing, rate }: SchemeAccount, years: number): number {
  let balance = existing;
  for (let year = 0; year < years; year++) {
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
      expect(fromExisting).toBeCloseTo(fv(account.rate, years, 0, -account.existing), 3);
    });
  });

  it('opens its first year with what was there and closes its last with its value', () => {
    always([accounts, fc.integer({ min: 1, max: 50 })], (account, years) => {
      const rows = schemeYears(account, years);
      const { value, paidIn } = schemeAfter(account, years);
      expect(rows).toHaveLength(years);
      expect(rows[0]?.opening).toBe(account.existing);
      expect(rows.at(-1)?.closing).toBe(value);
      expect(sum(rows.map(({ deposit }) => deposit))).toBeCloseTo(paidIn, 4);
      const interest = sum(rows.map((row) => row.interest));
      expect(Math.abs(interest - (value - paidIn - account.existing))).toBeLessThan(1e-3);
    });
  });
});

describe('a deposit that pays its interest out', () => {
  const deposits = fc.record({
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    rate: percent(15),
    every: fc.constantFrom('quarterly', 'monthly'),
  });

  it('pays three months’ shares that make a quarter’s interest, put off to its end', () => {
    always([deposits], ({ amount, rate }) => {
      const monthly = payoutAmount({ amount, rate, every: 'monthly' });
      const quarterly = payoutAmount({ amount, rate, every: 'quarterly' });
      expect(fv(monthWithinQuarter(rate), 3, -monthly, 0, PaymentDueTime.End)).toBeCloseTo(quarterly, 6);
      expect(3 * monthly).toBeLessThanOrEqual(quarterly + 1e-9);
    });
  });

  it('pays once for every whole period', () => {
    expect(payoutCount('quarterly', 17)).toBe(5);
    expect(payoutCount('quarterly', 2)).toBe(0);
    expect(payoutCount('monthly', 17)).toBe(17);
  });

  it('has years that add up to all payouts', () => {
    always([deposits, fc.integer({ min: 0, max: 240 })], (deposit, months) => {
      const rows = payoutYears(deposit, months);
      expect(rows).toHaveLength(Math.ceil(months / 12));
      const all = payoutAmount(deposit) * payoutCount(deposit.every, months);
      expect(sum(rows.map(({ interest }) => interest))).toBeCloseTo(all, 4);
    });
  });

  it('earns less than one whose interest stays', () => {
    always([deposits], (deposit) => {
      const year = sum(payoutYears(deposit, 12).map(({ interest }) => interest));
      expect(year).toBeLessThanOrEqual(deposit.amount * effectiveYield(deposit.rate, 4) + 1e-6);
    });
  });
});
