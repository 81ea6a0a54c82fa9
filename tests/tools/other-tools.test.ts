import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';

type Values = Readonly<Record<string, unknown>>;

function run(id: string, inputs: Values = {}) {
  const outcome = toolById(id).run(inputs);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

/** Outputs by tool and inputs, from the product's page on eleven tools or calculated by hand. */
const figures: readonly [title: string, id: string, inputs: Values, outputs: Values][] = [
  [
    'loans of 50 lakh at 9% for 15 years and 8.5% for 20 years',
    'loan_comparison',
    {
      loans: [
        { name: 'A', rate: 9, tenure: 15, feePercent: 0 },
        { name: 'B', rate: 8.5, tenure: 20, feePercent: 0 },
      ],
    },
    { cheapestLoan: 'A', lowestEmiLoan: 'B' },
  ],
  [
    '60,000 a month with an EMI of 5,000',
    'loan_eligibility',
    { monthlyIncome: 60_000, existingEmi: 5000, foir: 50, rate: 9, tenure: 20 },
    { eligibleLoan: 2_778_624, affordableEmi: 25_000, propertyLimit: 0, bindingLimit: 'income' },
  ],
  [
    '75,000 a month at 55% and 8%',
    'loan_eligibility',
    { monthlyIncome: 75_000, foir: 55, rate: 8, tenure: 20 },
    { eligibleLoan: 4_931_615, affordableEmi: 41_250, incomeLimit: 4_931_615 },
  ],
  [
    'the same for a property of 60 lakh',
    'loan_eligibility',
    { monthlyIncome: 75_000, foir: 55, rate: 8, tenure: 20, propertyValue: 6_000_000 },
    { eligibleLoan: 4_800_000, incomeLimit: 4_931_615, propertyLimit: 4_800_000, bindingLimit: 'property' },
  ],
  [
    'EMIs that take all that may go to them',
    'loan_eligibility',
    { monthlyIncome: 60_000, existingEmi: 40_000, foir: 50 },
    { eligibleLoan: 0, affordableEmi: 0, incomeLimit: 0, bindingLimit: 'existingEmi' },
  ],
  ['a goal of 20 lakh', 'goal_planner', {}, { requiredSip: 15_416, futureGoal: 3_581_695, delayCost: 2969 }],
  ['its lump sum', 'goal_planner', {}, { requiredLumpSum: 1_153_210, gap: 3_581_695, savingsGrowth: 0 }],
  [
    'a goal of 1 crore with a rising SIP',
    'goal_planner',
    { targetToday: 10_000_000, years: 12, inflation: 6, returnRate: 12, stepUp: 5 },
    { requiredSip: 50_395 },
  ],
  [
    'a goal that savings cover',
    'goal_planner',
    { currentSavings: 2_000_000 },
    { requiredSip: 0, gap: 0, requiredLumpSum: 0, delayCost: 0 },
  ],
  ['a goal a year away', 'goal_planner', { years: 1 }, { futureGoal: 2_120_000, delayCost: 0 }],
  [
    'the usual mix',
    'risk_analyzer',
    {},
    {
      expectedReturn: 10.2,
      volatility: 12.12,
      sharpe: 0.35,
      lossChance: 0.43,
      pessimistic: 159_516,
      median: 248_729,
      optimistic: 387_836,
    },
  ],
  [
    'a mix that cannot lose',
    'risk_analyzer',
    { equityShare: 0, debtShare: 0, goldShare: 0, cashShare: 1, cashVolatility: 0, years: 1 },
    { sharpe: 0, lossChance: 0, pessimistic: 106_000, median: 106_000, optimistic: 106_000 },
  ],
  [
    'a mix that is sure to lose',
    'risk_analyzer',
    { equityShare: 0, debtShare: 0, goldShare: 0, cashShare: 1, cashVolatility: 0, cashReturn: -10, years: 1 },
    { sharpe: 0, lossChance: 100, median: 90_000 },
  ],
  ['NSC of 1 lakh', 'nsc', { amount: 100_000, rate: 7.7 }, { maturityValue: 144_903, totalInterest: 44_903 }],
  ['NSC of 15 lakh', 'nsc', { amount: 1_500_000, rate: 7.7 }, { maturityValue: 2_173_551 }],
  [
    'SCSS of 15 lakh',
    'scss',
    { amount: 1_500_000, rate: 8.2 },
    { quarterlyIncome: 30_750, totalInterest: 615_000, maturityValue: 1_500_000 },
  ],
  ['SCSS of 3,000, where half a rupee rounds up', 'scss', { amount: 3000, rate: 8.2 }, { quarterlyIncome: 62 }],
  [
    'premiums of 20,000 and 30,000',
    'section_80d',
    {},
    { deduction: 50_000, selfDeduction: 20_000, parentsDeduction: 30_000, notDeductible: 0, taxSaved: 15_600 },
  ],
  [
    'check-ups of 4,000 and 3,000, of which 5,000 count, more of them for the family where all splits are equal',
    'section_80d',
    { selfPremium: 10_000, selfCheckup: 4000, parentsPremium: 10_000, parentsCheckup: 3000 },
    { selfDeduction: 14_000, parentsDeduction: 11_000, notDeductible: 2000 },
  ],
  [
    'check-ups of a family whose premium fills its limit, so that the parents’ count in full',
    'section_80d',
    { selfPremium: 25_000, selfCheckup: 4000, parentsCheckup: 4000 },
    { deduction: 59_000, selfDeduction: 25_000, parentsDeduction: 34_000, notDeductible: 4000, taxSaved: 18_408 },
  ],
  [
    'check-ups of 5,000 and 5,000, of which the family has room for 2,000',
    'section_80d',
    { selfPremium: 23_000, selfCheckup: 5000, parentsCheckup: 5000 },
    { deduction: 58_000, selfDeduction: 25_000, parentsDeduction: 33_000, notDeductible: 5000 },
  ],
  [
    'medical bills, which count for seniors only',
    'section_80d',
    { selfPremium: 0, selfMedical: 9000, parentsPremium: 45_000, parentsMedical: 9000 },
    { selfDeduction: 0, parentsDeduction: 50_000, notDeductible: 13_000 },
  ],
  [
    'no slab, no tax saved',
    'section_80d',
    { slabRate: 0, selfSenior: true, selfPremium: 60_000 },
    { selfDeduction: 50_000, taxSaved: 0 },
  ],
  [
    'a household budget',
    'budget_planner',
    {},
    {
      surplus: 6000,
      needsShare: 58,
      wantsShare: 16,
      savingsShare: 20,
      needsGap: 8000,
      wantsGap: -14_000,
      savingsGap: 0,
    },
  ],
  [
    'a budget without an income',
    'budget_planner',
    { monthlyIncome: 0, expenses: [{ kind: 'want', amount: 500 }] },
    { surplus: -500, needsShare: 0, wantsShare: 0, savingsShare: 0, wantsGap: 500 },
  ],
  [
    'a household’s net worth',
    'net_worth',
    {},
    {
      netWorth: 5_220_000,
      totalAssets: 9_000_000,
      totalLiabilities: 3_780_000,
      debtToAssets: 42,
      liquidAssets: 1_300_000,
    },
  ],
  [
    'debt without assets',
    'net_worth',
    { assets: [], liabilities: [{ outstanding: 5 }] },
    { netWorth: -5, debtToAssets: 0 },
  ],
  [
    'a household’s health',
    'financial_health',
    {},
    {
      score: 72,
      band: 'good',
      emergencyScore: 9.38,
      savingsScore: 25,
      debtScore: 20,
      protectionScore: 9.17,
      retirementScore: 8.33,
      weakestPillar: 'emergency',
      weakestGap: 300_000,
    },
  ],
  ['health without an income', 'financial_health', { monthlyIncome: 0 }, { score: 0, band: 'needsCare' }],
  [
    'health without expenses and EMIs',
    'financial_health',
    { monthlyExpenses: 0, monthlyEmi: 0 },
    { emergencyScore: 25 },
  ],
  // 1,80,000 for six months of 30,000 and of 60,000
  [
    'EMIs alone that the fund covers',
    'financial_health',
    { monthlyExpenses: 0, monthlyEmi: 30_000 },
    { emergencyScore: 25 },
  ],
  ['a fund that covers half', 'financial_health', { monthlyExpenses: 0, monthlyEmi: 60_000 }, { emergencyScore: 12.5 }],
  ['EMIs of 40% of income', 'financial_health', { monthlyEmi: 40_000 }, { debtScore: 10 }],
  ['EMIs of 60% of income', 'financial_health', { monthlyEmi: 60_000 }, { debtScore: 0, weakestPillar: 'debt' }],
  ['an age at which nothing need be saved yet', 'financial_health', { age: 25 }, { retirementScore: 10 }],
];

describe('figures of the other tools', () => {
  it.each(figures)('%s (%s)', (_title, id, inputs, outputs) => {
    expect(run(id, inputs).outputs).toMatchObject(outputs);
  });

  it('cover every one of the ten that need no live rates', () => {
    expect(new Set(figures.map(([, id]) => id)).size).toBe(10);
  });
});

describe('loan comparison', () => {
  const loans = run('loan_comparison', {
    loans: [
      { name: 'Fee', rate: 8.2, tenure: 20, feePercent: 1.5 },
      { name: 'Short', rate: 9, tenure: 15, feePercent: 0 },
      { name: 'Long', rate: 8.5, tenure: 20, feePercent: 0 },
    ],
  }).table('loans');

  it('gives the rate with the fee in it', () => {
    expect(loans.map(({ apr }) => apr)).toEqual([8.406, 9, 8.5]);
  });

  it('gives the total cost, 91.28 and 104.14 lakh', () => {
    expect(loans.slice(1).map(({ totalCost }) => (Number(totalCost) / 100_000).toFixed(2))).toEqual([
      '91.28',
      '104.14',
    ]);
  });

  it('adds up to the paisa: interest, fee and what was borrowed', () => {
    // worked out with forty decimal digits
    expect(loans[0]).toEqual({
      name: 'Fee',
      emi: 42_446.5,
      totalInterest: 5_187_158.91,
      fee: 75_000,
      totalCost: 10_262_158.91,
      apr: 8.406,
    });
  });
});

it.each([
  // 90% up to 30 lakh, 80% up to 75 lakh, 75% above: the largest loan within its own cap
  [3_000_000, 2_700_000],
  [3_500_000, 3_000_000],
  [3_750_000, 3_000_000],
  [4_000_000, 3_200_000],
  [9_375_000, 7_500_000],
  [10_000_000, 7_500_000],
  [11_000_000, 8_250_000],
  [12_000_000, 9_000_000],
])('a property of %d allows a loan of %d', (propertyValue, propertyLimit) => {
  expect(run('loan_eligibility', { propertyValue }).outputs.propertyLimit).toBe(propertyLimit);
});

it.each([
  ['written as parts', { equityShare: 6, debtShare: 3, goldShare: 1 }, true],
  ['written as percent', { equityShare: 60, debtShare: 30, goldShare: 10 }, false],
])('a mix %s is the same, and scaling is reported', (_how, inputs, scaled) => {
  const { outputs, notes } = run('risk_analyzer', inputs);
  expect(outputs).toEqual(run('risk_analyzer').outputs);
  expect(notes.includes('scaled')).toBe(scaled);
});

it.each([
  // life cover of 1.2 crore and health cover of 10 lakh fill protection; expenses and EMIs are 60,000 a month, so the
  // fund moves the score by 25 ÷ 3,60,000
  [39, 'needsCare', { monthlySavings: 0, monthlyEmi: 60_000, retirementSaved: 0, emergencyFund: 273_600 }],
  [40, 'fair', { monthlySavings: 0, monthlyEmi: 60_000, retirementSaved: 0, emergencyFund: 288_000 }],
  [60, 'good', { monthlySavings: 0, monthlyEmi: 20_000, retirementSaved: 0, emergencyFund: 288_000 }],
  [80, 'strong', { monthlySavings: 20_000, monthlyEmi: 20_000, retirementSaved: 0, emergencyFund: 216_000 }],
])('a score of %d is in the band %s', (score, band, inputs) => {
  const full = { lifeCover: 12_000_000, healthCover: 1_000_000, monthlyExpenses: 60_000 - inputs.monthlyEmi };
  expect(run('financial_health', { ...full, ...inputs }).outputs).toMatchObject({ score, band });
});
