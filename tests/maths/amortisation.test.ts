import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfter, impliedRate, loanPeriod, monthlySchedule, yearlySchedule } from '#maths/amortisation.ts';
import { instalment, presentValue } from '#maths/annuity.ts';
import { periodicRate } from '#maths/growth.ts';

const lakh = 100_000;
const loans = fc.record({
  principal: fc.integer({ min: 1, max: 2_00_00_000 }),
  rate: fc.double({ min: 0, max: 0.03, noNaN: true }),
  months: fc.integer({ min: 1, max: 420 }),
});
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the schedule of a loan of 10 lakh at 8.5% over 20 years', () => {
  const rate = periodicRate(8.5, 12);
  const months = monthlySchedule(10 * lakh, rate, 240);
  const years = yearlySchedule(10 * lakh, rate, 240);

  it('begins with a month of interest on the whole loan, the rest of 8,678.23 being principal', () => {
    expect(months[0]?.opening).toBeCloseTo(10_00_000, 8);
    expect(months[0]?.interest).toBeCloseTo(7083.33, 2);
    expect(months[0]?.principal).toBeCloseTo(1594.9, 2);
    expect(months[0]?.closing).toBeCloseTo(9_98_405.1, 2);
  });

  it('has the balances that paying month by month gives after one and after ten years', () => {
    expect(years[0]?.interest).toBeCloseTo(84_236.5, 2);
    expect(years[0]?.closing).toBeCloseTo(9_80_097.71, 2);
    expect(years[9]?.closing).toBeCloseTo(6_99_938.23, 2);
    expect(months[119]?.closing).toBeCloseTo(6_99_938.23, 2);
  });

  it('adds up to a total interest of 10,82,775.76', () => {
    expect(total(months.map(({ interest }) => interest))).toBeCloseTo(10_82_775.76, 2);
    expect(total(years.map(({ interest }) => interest))).toBeCloseTo(10_82_775.76, 2);
  });

  it('has a row a month and a row a year', () => {
    expect(months).toHaveLength(240);
    expect(years).toHaveLength(20);
  });
});

describe('every schedule', () => {
  it('ends at exactly nothing owed', () => {
    fc.assert(
      fc.property(loans, ({ principal, rate, months }) => {
        expect(monthlySchedule(principal, rate, months).at(-1)?.closing).toBe(0);
        expect(yearlySchedule(principal, rate, months).at(-1)?.closing).toBe(0);
      }),
    );
  });

  it('has columns that add up, unrounded, to the totals', () => {
    fc.assert(
      fc.property(loans, ({ principal, rate, months }) => {
        const paid = instalment(principal, rate, months) * months;
        for (const rows of [monthlySchedule(principal, rate, months), yearlySchedule(principal, rate, months)]) {
          expect(Math.abs(total(rows.map((row) => row.principal)) - principal)).toBeLessThan(1e-5);
          expect(Math.abs(total(rows.map((row) => row.interest)) - (paid - principal))).toBeLessThan(1e-5);
        }
      }),
    );
  });

  it('opens each row where the one before closed, and takes the same instalment each month', () => {
    fc.assert(
      fc.property(loans, ({ principal, rate, months }) => {
        const emi = instalment(principal, rate, months);
        let owed = principal;
        for (const row of monthlySchedule(principal, rate, months)) {
          expect(Math.abs(row.opening - owed)).toBeLessThan(1e-6);
          expect(Math.abs(row.interest - owed * rate)).toBeLessThan(1e-5);
          expect(Math.abs(row.interest + row.principal - emi)).toBeLessThan(1e-6);
          expect(row.closing).toBeLessThan(row.opening);
          owed = row.closing;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has years that are twelve months each, the last one shorter where it must be', () => {
    const months = monthlySchedule(3 * lakh, 0.01, 30);
    const years = yearlySchedule(3 * lakh, 0.01, 30);
    expect(years).toHaveLength(3);
    for (const [index, year] of years.entries()) {
      const within = months.slice(index * 12, index * 12 + 12);
      expect(year.interest).toBeCloseTo(total(within.map(({ interest }) => interest)), 7);
      expect(year.principal).toBeCloseTo(total(within.map(({ principal }) => principal)), 7);
      expect(year.closing).toBe(within.at(-1)?.closing);
    }
    expect(months.slice(24)).toHaveLength(6);
  });

  it('is empty for a loan of no months', () => {
    expect(monthlySchedule(lakh, 0.01, 0)).toEqual([]);
    expect(yearlySchedule(lakh, 0.01, 0)).toEqual([]);
  });

  it('repays in equal parts without interest', () => {
    const fifth = monthlySchedule(1200, 0, 12)[4];
    expect(fifth?.opening).toBeCloseTo(800, 9);
    expect(fifth?.interest).toBeCloseTo(0, 9);
    expect(fifth?.principal).toBeCloseTo(100, 9);
    expect(fifth?.closing).toBeCloseTo(700, 9);
  });

  it.each([1e-12, 1e-13, 1e-15])('stays right at a monthly rate of %d, next to no interest', (rate) => {
    const rows = monthlySchedule(50 * lakh, rate, 240);
    expect(rows[0]?.principal).toBeCloseTo(20_833.3333, 3);
    expect(rows[119]?.closing).toBeCloseTo(25 * lakh, 2);
    expect(rows.at(-1)?.closing).toBe(0);
  });
});

describe('a balance in closed form', () => {
  it('is the loan at the start, nothing after the last instalment and after that', () => {
    expect(balanceAfter(lakh, 0.01, 12, 0)).toBeCloseTo(lakh, 8);
    expect(balanceAfter(lakh, 0.01, 12, 12)).toBe(0);
    expect(balanceAfter(lakh, 0.01, 12, 20)).toBe(0);
    expect(balanceAfter(lakh, 0, 12, 3)).toBe(75_000);
  });

  it('is what the instalments still to come are worth', () => {
    expect(balanceAfter(lakh, 0.01, 12, 5)).toBeCloseTo(instalment(lakh, 0.01, 12) * presentValue(0.01, 7), 8);
  });

  it('takes a stretch of months as one', () => {
    const stretch = loanPeriod(lakh, 0.01, 24, 6, 100);
    expect(stretch.opening).toBeCloseTo(balanceAfter(lakh, 0.01, 24, 6), 8);
    expect(stretch.closing).toBe(0);
    expect(stretch.interest + stretch.principal).toBeCloseTo(instalment(lakh, 0.01, 24) * 18, 8);
  });
});

describe('the rate that payments imply', () => {
  it('gives a yearly 8.406% for 50 lakh over 20 years at 8.2% with a fee of 1.5%', () => {
    const emi = instalment(50 * lakh, periodicRate(8.2, 12), 240);
    expect(impliedRate(50 * lakh * 0.985, emi, 240) * 1200).toBeCloseTo(8.406, 3);
  });

  it('undoes the instalment', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-5, max: 0.5, noNaN: true }), fc.integer({ min: 2, max: 420 }), (rate, months) => {
        const found = impliedRate(10 * lakh, instalment(10 * lakh, rate, months), months);
        expect(Math.abs(found - rate)).toBeLessThan(1e-9);
      }),
    );
  });

  it('is nothing where the payments only just return the amount', () => {
    expect(impliedRate(1200, 100, 12)).toBeCloseTo(0, 12);
  });

  it('doubles in one period where the one payment is thrice the amount', () => {
    expect(impliedRate(100, 300, 1)).toBeCloseTo(2, 12);
  });

  it('does not exist where the payments return less than the amount', () => {
    expect(impliedRate(1200, 99, 12)).toBeNaN();
  });
});
