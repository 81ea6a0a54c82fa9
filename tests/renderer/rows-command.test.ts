import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/load.mjs';

/** One call of the command as a person or a script makes it. */
function calc(id: string, inputs: unknown) {
  const text = typeof inputs === 'string' ? inputs : JSON.stringify(inputs);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/commands/calc.mjs', id, text], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, errors: stderr.trimEnd().split('\n').filter(Boolean) };
}

describe('rows in the command', () => {
  it('are an array of objects whose missing cells take their defaults', () => {
    const { status, stdout } = calc('loan_comparison', {
      loans: [
        { name: 'Long', amount: 5_000_000, rate: 8.5, tenure: 20, feePercent: 0 },
        { name: 'Short', rate: 9, tenure: 15, feePercent: 0 },
      ],
    });
    expect(status).toBe(0);
    const { loans, ...outputs } = JSON.parse(stdout);
    expect(outputs).toEqual({ cheapestLoan: 'Short', saving: 1_285_480, lowestEmiLoan: 'Long' });
    // 104.14 and 91.28 lakh
    expect(loans.map((loan: { totalCost: number }) => Math.round(loan.totalCost / 1000))).toEqual([10_414, 9128]);
  });

  it('name the bad cell on one line of standard error and leave with 2', () => {
    const { status, stdout, errors } = calc('loan_comparison', '{"loans":[{},{"rate":"x"}]}');
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
    const { status, stdout } = spawnSync(process.execPath, ['scripts/commands/calc.mjs', '-'], {
      cwd: root,
      encoding: 'utf8',
      input,
    });
    expect(status).toBe(0);
    const errors = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).error);
    expect(errors).toEqual(refusals.map(([, , , pattern]) => expect.stringMatching(pattern)));
  });
});
