import { expect, it } from 'vitest';
import { calc } from '../calc-command.ts';

it('rows in the command are an array of objects whose missing cells take their defaults', () => {
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
  const { loans, story: _, ...outputs } = lines[0];
  expect(outputs).toEqual({ cheapestLoan: 'Short', saving: 1_285_480, lowestEmiLoan: 'Long' });
  // 104.14 and 91.28 lakh
  expect(loans.map((loan: { totalCost: number }) => Math.round(loan.totalCost / 1000))).toEqual([10_414, 9128]);
});

it('rows in the command name the bad cell on one line of standard error and leave with 2', () => {
  const { status, stdout, stderr } = calc(['loan_comparison', '{"loans":[{},{"rate":"x"}]}']);
  const errors = stderr.trimEnd().split('\n');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/loan_comparison.*loans\.1\.rate.*must be a number/);
});
