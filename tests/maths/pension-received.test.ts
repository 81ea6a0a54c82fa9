import { expect, it } from 'vitest';
import { chartedPension, pensionReceived } from '#maths/pension.ts';
import { pensionChart } from './laws.ts';

it.each([
  [25, 5000, 80],
  [40, 1000, 61],
  [18, 3000, 100],
] as const)(
  'what a charted pension returns joined at %d for %d and received until %d is the rate at which both sides are equal',
  (age, pension, until) => {
    const chart = pensionChart(pension);
    const charted = chartedPension(age, pension, chart);
    if (!charted.ok) return expect.fail(charted.why);
    const nominee = 170 * pension;
    const { total, yearlyYield } = pensionReceived(charted, pension, until, nominee, chart);
    expect(total).toBe(pension * 12 * (until - 60) + nominee);
    // an account at that rate: contributions in, pensions out, and the nominee's amount is left
    let account = 0;
    for (let month = 0; month < 12 * (until - age); month++)
      account = (account + (month < 12 * (60 - age) ? charted.contribution : -pension)) * (1 + yearlyYield) ** (1 / 12);
    expect(account / nominee).toBeCloseTo(1, 6);
  },
);
