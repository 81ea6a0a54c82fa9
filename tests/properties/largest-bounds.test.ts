import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { runTool as run } from '../tools.ts';

it('at the largest bounds and over 40 years the rate of a loan with the largest fee is right to three decimals', () => {
  const loan = { amount: 20_000_000, rate: 20, tenure: 30, feePercent: 5 };
  // 21.06748010104532…
  expect(run('loan_comparison', { loans: [loan, loan] }).table('loans')[0]?.apr).toBe(21.067);
});

describe('paise in a table', () => {
  it('are right to ten paise above it, since figures keep 14 digits in all', () => {
    const rows = run('compound_interest', { principal: 10_000_000, rate: 30, years: 40, frequency: 12 }).table(
      'byYear',
    );
    expect(Math.abs(Number(rows.at(-1)?.balance) - 1_404_285_424_025.968)).toBeLessThanOrEqual(0.1);
  });

  it('of 480 instalments add up to the interest and the loan, and the last balance is 0', () => {
    const { outputs, table } = run('emi_calculator', { loanAmount: 19_999_999.99, rate: 8.35, tenure: 40 });
    const rows = table('byMonth');
    const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(rows).toHaveLength(480);
    expect(rows.at(-1)?.closing).toBe(0);
    expect(Math.abs(sum('principal') - 19_999_999.99)).toBeLessThanOrEqual(480 * 0.005);
    expect(Math.abs(sum('interest') - 49_283_769.7256)).toBeLessThanOrEqual(480 * 0.005);
    expect(outputs.totalInterest).toBe(49_283_770);
  });
});

describe('half a rupee goes up, as whole numbers work it out', () => {
  const paise = fc.bigInt({ min: 1n, max: 1_000_000_000n });
  const tenths = fc.bigInt({ min: 1n, max: 250n });
  const years = fc.bigInt({ min: 1n, max: 40n });
  /** A fraction in rupees, half up. */
  const rounded = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));

  it('simple interest on paise at tenths of a percent', () => {
    alwaysIn(1000, [paise, tenths, years], (principal, rate, term) => {
      const { outputs } = run('simple_interest', {
        principal: Number(principal) / 100,
        rate: Number(rate) / 10,
        years: Number(term),
      });
      expect(outputs.interest).toBe(rounded(principal * rate * term, 100_000n));
      expect(outputs.totalAmount).toBe(rounded(principal * 1000n + principal * rate * term, 100_000n));
    });
  });

  it('simple interest that is half a rupee to the paisa', () => {
    // principal × rate × years = 50 mod 100: an odd number of rupees at 0.5% for a year on 100 rupees each
    for (let hundreds = 1; hundreds < 20_001; hundreds += 2)
      expect(run('simple_interest', { principal: 100 * hundreds, rate: 0.5, years: 1 }).outputs.interest).toBe(
        (hundreds + 1) / 2,
      );
  });

  it('a quarter of a year’s interest', () => {
    alwaysIn(1000, [paise, tenths], (amount, rate) => {
      const { outputs } = run('scss', { amount: Number(amount) / 100, rate: Number(rate) / 10 });
      expect(outputs.quarterlyIncome).toBe(rounded(amount * rate, 400_000n));
      expect(outputs.totalInterest).toBe(rounded(amount * rate * 5n, 100_000n));
    });
  });

  it('half a month’s pay for every year of service, and fifteen days of twenty-six', () => {
    alwaysIn(1000, [paise, fc.bigInt({ min: 5n, max: 40n })], (salary, service) => {
      const inputs = { salary: Number(salary) / 100, years: Number(service) };
      expect(run('gratuity', inputs).outputs.gratuity).toBe(rounded(salary * 15n * service, 2600n));
      const uncovered = run('gratuity', { ...inputs, coveredByAct: false });
      expect(uncovered.outputs.gratuity).toBe(rounded(salary * service, 200n));
    });
  });

  it('an amount in paise, up to a lakh crore; beyond, where figures keep 14 digits, it may be a rupee off', () => {
    const amounts = fc.oneof(
      paise,
      fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }),
      fc.bigInt({ min: 1n, max: 9n * 10n ** 17n }),
    );
    alwaysIn(1000, [amounts], (amount) => {
      const exact = rounded(amount, 100n);
      const shown = Number(run('fd', { amount: Number(amount) / 100, rate: 0 }).outputs.investedAmount);
      if (amount < 10n ** 14n) expect(shown).toBe(exact);
      else expect(Math.abs(shown - exact)).toBeLessThanOrEqual(1);
    });
  });

  it('the least of three limits on house rent allowance', () => {
    alwaysIn(1000, [paise, paise, paise, fc.boolean()], (basic, received, rent, metro) => {
      const { outputs } = run('hra', {
        basicSalary: Number(basic) / 100,
        hraReceived: Number(received) / 100,
        rentPaid: Number(rent) / 100,
        city: metro ? 'metro' : 'nonMetro',
      });
      // in tenths of a paisa a month
      const limits = [received * 10n, rent * 10n - basic, basic * (metro ? 5n : 4n)];
      const least = limits.reduce((one, other) => (other < one ? other : one));
      const exempt = least < 0n ? 0n : least;
      expect(outputs.exemptedHra).toBe(rounded(exempt * 12n, 1000n));
      expect(outputs.taxableHra).toBe(rounded((received * 10n - exempt) * 12n, 1000n));
    });
  });
});
