import { irr } from 'financial';
import { describe, expect, it } from 'vitest';
import { instalment } from '#maths/annuity.ts';
import { loanLimit } from '#maths/loan-limit.ts';
import { rateOfStages, stageMonths } from '#maths/loan-stages.ts';

const rate = 0.085 / 12;
const quarters = [0, 6, 12, 18].map((month) => ({ amount: 1_250_000, month }));
const emis = Array.from({ length: 240 }, () => instalment(5_000_000, rate, 240));

describe('a loan paid out in stages', () => {
  it('bears 5,31,250 of interest before its first EMI where a quarter is paid out every half year', () => {
    const months = stageMonths(quarters, rate, 25);
    expect(months).toHaveLength(25);
    expect(months.reduce((total, { interest }) => total + interest, 0)).toBeCloseTo(531_250, 6);
    expect(months[0]).toEqual({ month: 0, paidOut: 1_250_000, owed: 1_250_000, interest: 0 });
    expect(months[6]).toMatchObject({ paidOut: 1_250_000, owed: 2_500_000 });
    expect(months[6]?.interest).toBeCloseTo(1_250_000 * rate, 9);
    expect(months[7]?.interest).toBeCloseTo(2_500_000 * rate, 9);
  });

  it('adds up payouts of the same month', () => {
    const twice = [...quarters, { amount: 1000, month: 6 }];
    expect(stageMonths(twice, rate, 25)[6]).toMatchObject({ paidOut: 1_251_000, owed: 2_501_000 });
  });

  it('costs its own rate without a fee, and with one the internal rate of what comes and goes', () => {
    const months = stageMonths(quarters, rate, 25);
    expect(rateOfStages(months, 0, emis)).toBeCloseTo(rate, 12);
    const flows = months.map(({ paidOut, interest }) => interest - paidOut);
    const withFee = [(flows[0] ?? 0) + 25_000, ...flows.slice(1), ...emis];
    expect(rateOfStages(months, 25_000, emis)).toBeCloseTo(irr(withFee, 0.007), 9);
  });

  it('counts from the first payout, even where that is not in month 0', () => {
    const later = quarters.map(({ amount, month }) => ({ amount, month: month + 3 }));
    const shifted = stageMonths(later, rate, 28);
    expect(rateOfStages(shifted, 25_000, emis)).toBeCloseTo(
      rateOfStages(stageMonths(quarters, rate, 25), 25_000, emis),
      12,
    );
    expect(rateOfStages([], 0, emis)).toBeNaN();
  });
});

const lakh = 100_000;
/** The Reserve Bank's caps on home loans: 90% up to 30 lakh, 80% over 30 up to 75 lakh, 75% above. */
const caps = [
  { upTo: 30 * lakh, rate: 90 },
  { upTo: 75 * lakh, rate: 80 },
  { upTo: Number.POSITIVE_INFINITY, rate: 75 },
];

it.each([
  [0, 0],
  [20, 18],
  [33, 29.7],
  [35, 30], // 90% would be 31.5 lakh, which 80% does not allow
  [37, 30],
  [38, 30.4],
  [60, 48],
  [100, 75], // 80% would be 80 lakh, which 75% does not allow
  [120, 90],
  [1000, 750],
])('the largest home loan on a property worth %d lakh is %d lakh', (value, loan) => {
  expect(loanLimit(value * lakh, caps) / lakh).toBeCloseTo(loan, 9);
});
