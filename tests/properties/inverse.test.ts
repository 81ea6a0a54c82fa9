import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { runTool } from '../tools.ts';

describe('calculators that ask the same question from two ends', () => {
  it('the loan that an EMI within the income allows has that EMI', () => {
    alwaysIn(
      100,
      [
        fc.integer({ min: 15_000, max: 1_000_000 }),
        fc.integer({ min: 50, max: 200 }).map((tenths) => tenths / 10),
        fc.integer({ min: 1, max: 30 }),
      ],
      (monthlyIncome, rate, tenure) => {
        const eligible = runTool('loan_eligibility', { monthlyIncome, rate, tenure });
        const loanAmount = Number(eligible.outputs.eligibleLoan);
        const repaid = runTool('emi_calculator', { loanAmount, rate, tenure });
        // half a rupee of loan is less than a rupee of EMI, and the EMI is rounded too
        expect(Math.abs(Number(repaid.outputs.emi) - monthlyIncome / 2)).toBeLessThanOrEqual(1);
      },
    );
  });

  it('the growth rate of a deposit is the rate it was made at', () => {
    alwaysIn(
      100,
      [fc.integer({ min: 10, max: 300 }).map((tenths) => tenths / 10), fc.integer({ min: 1, max: 40 })],
      (rate, years) => {
        const grown = runTool('compound_interest', { principal: 10_000_000, rate, years });
        const back = runTool('cagr', { initialValue: 10_000_000, finalValue: grown.outputs.totalAmount, years });
        expect(back.outputs).toMatchObject({ cagr: rate });
      },
    );
  });

  it('the SIP that a goal needs grows to the goal', () => {
    alwaysIn(
      100,
      [
        fc.integer({ min: 100_000, max: 100_000_000 }),
        fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
        fc.integer({ min: 1, max: 40 }),
      ],
      (targetToday, returnRate, years) => {
        const plan = runTool('goal_planner', { targetToday, returnRate, years, inflation: 0 });
        const monthlyAmount = Number(plan.outputs.requiredSip);
        const grown = runTool('sip_lumpsum', { monthlyAmount, returnRate, years });
        // the SIP is rounded to a rupee, so the goal is missed by what half a rupee a month grows to
        const half = runTool('sip_lumpsum', { monthlyAmount: 0.5, returnRate, years });
        const within = Number(half.outputs.totalValue) + 1.5;
        expect(Math.abs(Number(grown.outputs.totalValue) - targetToday)).toBeLessThanOrEqual(within);
      },
    );
  });
});
