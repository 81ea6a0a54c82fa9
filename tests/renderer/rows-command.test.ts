import { describe, expect, it } from 'vitest';
import { calc } from '../calc-command.ts';

describe('rows in the command', () => {
  it('are an array of objects whose missing cells take their defaults', () => {
    const { status, lines } = calc([
      'loan_comparison',
      JSON.stringify({
        loans: [
          { name: 'Long', amount: 5_000_000, rate: 8.5, tenure: 20, feePercent: 0 },
          { name: 'Short', rate: 9, tenure: 15, feePercent: 0 },
        ],
      }),
    ]);
    expect(status).toBe(0);
    const { loans, ...outputs } = lines[0];
    expect(outputs).toEqual({ cheapestLoan: 'Short', saving: 1_285_480, lowestEmiLoan: 'Long' });
    // 104.14 and 91.28 lakh
    expect(loans.map((loan: { totalCost: number }) => Math.round(loan.totalCost / 1000))).toEqual([10_414, 9128]);
  });

  it('name the bad cell on one line of standard error and leave with 2', () => {
    const { status, stdout, stderr } = calc(['loan_comparison', '{"loans":[{},{"rate":"x"}]}']);
    const errors = stderr.trimEnd().split('\n');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/loan_comparison.*loans\.1\.rate.*must be a number/);
  });

  const refusals = [
    ['too few rows', 'loan_comparison', { loans: [{}] }, /loans.*2 to 4 rows/],
    ['too many rows', 'loan_comparison', { loans: [{}, {}, {}, {}, {}] }, /loans.*2 to 4 rows/],
    ['no list', 'loan_comparison', { loans: { 0: {}, 1: {} } }, /loans.*2 to 4 rows/],
    ['a row that is text', 'loan_comparison', { loans: [{}, 'Bank B'] }, /loans\.1.*object with name, amount, rate/],
    ['an unknown cell', 'loan_comparison', { loans: [{ emi: 1 }, {}] }, /loans\.0\.emi.*name, amount, rate/],
    ['a null', 'loan_comparison', { loans: [{}, { tenure: null }] }, /loans\.1\.tenure/],
    ['a negative', 'budget_planner', { expenses: [{}, {}, { amount: -1 }] }, /expenses\.2\.amount.*below 0/],
    [
      'an unknown option',
      'budget_planner',
      { expenses: [{ kind: 'luxury' }] },
      /expenses\.0\.kind.*need, want, saving/,
    ],
    ['a refusal by the tool itself', 'loan_comparison', { loans: [{}, { feePercent: 100 }] }, /loans\.1\.feePercent/],
  ] as const;

  it('are refused by name, whatever is wrong', () => {
    const input = refusals.map(([, tool, inputs]) => `${JSON.stringify({ tool, inputs })}\n`).join('');
    const { status, lines } = calc(['-'], input);
    expect(status).toBe(0);
    const errors = lines.map(({ error }) => error);
    expect(errors).toEqual(refusals.map(([, , , pattern]) => expect.stringMatching(pattern)));
  });
});
