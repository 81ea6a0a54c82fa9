import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';

/** Figures from the product's page on eleven tools, each an output of a worked example. */
const checked: Readonly<Record<string, Readonly<Record<string, readonly (number | string)[]>>>> = {
  loan_comparison: { cheapestLoan: ['15 years'], saving: [1_285_480] },
  loan_eligibility: {
    eligibleLoan: [2_778_624, 4_931_615, 4_800_000],
    propertyLimit: [3_000_000, 7_500_000, 9_000_000],
  },
  goal_planner: { futureGoal: [3_581_695], requiredSip: [15_416, 50_395], delayCost: [2969] },
  risk_analyzer: {
    expectedReturn: [10.2],
    volatility: [12.12],
    sharpe: [0.35],
    lossChance: [0.43],
    pessimistic: [159_516],
    median: [248_729],
    optimistic: [387_836],
  },
  nsc: { maturityValue: [144_903, 2_173_551] },
  scss: { quarterlyIncome: [30_750] },
  section_80d: { deduction: [50_000], taxSaved: [15_600] },
  budget_planner: {
    surplus: [6000],
    needsShare: [58],
    wantsShare: [16],
    savingsShare: [20],
    needsGap: [8000],
    wantsGap: [-14_000],
    savingsGap: [0],
  },
  net_worth: {
    netWorth: [5_220_000],
    totalAssets: [9_000_000],
    totalLiabilities: [3_780_000],
    debtToAssets: [42],
    liquidAssets: [1_300_000],
  },
  financial_health: { score: [72], band: ['good'], emergencyScore: [9.38], retirementScore: [8.33] },
};

const cases = Object.entries(checked).flatMap(([id, outputs]) =>
  Object.entries(outputs).flatMap(([output, values]) => values.map((value) => ({ id, output, value }))),
);

describe('worked examples on the pages', () => {
  it.each(cases)('of $id tell a $output of $value', ({ id, output, value }) => {
    expect(toolById(id).examples.map(({ outputs }) => outputs[output])).toContain(value);
  });
});
