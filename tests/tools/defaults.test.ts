import { expect, it } from 'vitest';
import { runTool, toolById } from '../tools.ts';

const of = (id: string, inputs: object) => runTool(id, inputs as never).outputs;

it('an income within the rebate is taxed with nothing, and above it by the slabs and the relief of the new regime', () => {
  expect(of('monthly_income', {})).toMatchObject({ mixMonthly: 27_208, mixAfterTax: 27_208, mixTax: 0 });
  // ₹3,26,500 a year on top of ₹10 lakh: 20,000 + 40,000 + 15% of ₹1,26,500, with 4% cess; ₹10 lakh alone is within the rebate
  expect(of('monthly_income', { otherIncome: 1_000_000 })).toMatchObject({ mixTax: 82_134, mixAfterTax: 20_364 });
  // a slab that the visitor chooses is taken instead: 10% and 4% cess of it
  expect(of('monthly_income', { slabRate: 10, otherIncome: 1_000_000 }).mixAfterTax).toBe(24_379);
});

it('fees for education rise by 10% a year at first, and everything else by the inflation', () => {
  // ₹20 lakh × 1.1^10 and × 1.06^10
  expect(of('goal_planner', { goal: 'education' }).futureGoal).toBe(5_187_485);
  expect(of('goal_planner', {}).futureGoal).toBe(3_581_695);
  expect(toolById('goal_planner').inputs.feeInflation?.default).toBe(10);
});
