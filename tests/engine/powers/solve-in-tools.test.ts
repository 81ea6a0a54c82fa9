import { describe, expect, it } from 'vitest';
import { firstToSolve } from '#src/engine/powers/solve.ts';
import { toolById } from '../../tools.ts';
import { found } from './found.ts';

describe('a search starts with what people decide on', () => {
  it.each([
    ['emi_calculator', 'loanAmount'],
    ['retirement_corpus', 'monthlyExpenses'],
    ['nps', 'monthlyContribution'],
    ['ssy', 'yearlyDeposit'],
    ['swp', 'withdrawal'],
    ['balance_transfer', 'newRate'],
    ['prepay_or_invest', 'monthlySurplus'],
    ['capital_gains', 'salePrice'],
    ['hra', 'rentPaid'],
    ['tax_calculator', 'deductions'],
    ['financial_health', 'monthlySavings'],
    ['epf', 'vpf'],
    ['risk_analyzer', 'equityShare'],
    ['apy', 'age'],
    ['loan_comparison', 'loans.0.amount'],
  ])('%s: %s', (id, input) => {
    const tool = toolById(id);
    expect(firstToSolve(tool, {}, tool.figure ?? '')).toBe(input);
  });

  it('by the result that is wanted, and by what is shown', () => {
    expect(firstToSolve(toolById('risk_analyzer'), {}, 'median')).toBe('amount');
    expect(firstToSolve(toolById('swp'), {}, 'monthsLasted')).toBe('withdrawal');
    expect(firstToSolve(toolById('sip_lumpsum'), { investmentType: 'LumpSum' }, 'totalValue')).toBe('lumpSumAmount');
    expect(firstToSolve(toolById('tax_calculator'), { itemised: true }, 'saving')).toBe('section80C');
    expect(firstToSolve(toolById('credit_card'), { mode: 'fixed' }, 'months')).toBe('fixedPayment');
    expect(firstToSolve(toolById('prepay_or_invest'), { mode: 'once' }, 'advantage')).toBe('lumpSum');
  });
});

describe('the search for an input', () => {
  // 30000 × ((1 + r)^240 − 1) ÷ (r × (1 + r)^240) with r = 8.5% ÷ 12 is 34,56,925.16, by decimals of 50 digits
  it('gives the loan of an EMI, to the rupee', () => {
    expect(found(toolById('emi_calculator'), 'loanAmount', 'emi', 30_000)).toEqual({
      ok: true,
      input: 'loanAmount',
      outcome: 'one',
      answers: [3_456_925],
      reached: [30_000],
      nearest: [],
    });
  });

  it.each([
    // 8.2% a year is ₹20.50 a quarter for each ₹1,000
    ['scss', 'amount', 'quarterlyIncome', 50_000, [2_440_000], []],
    ['scss', 'amount', 'quarterlyIncome', 100_000, [], [{ value: 3_000_000, output: 61_500 }]],
    // at 7.4% a thousand brings ₹6.17 a month
    ['po_mis', 'deposit', 'monthlyIncome', 5000, [811_000], []],
  ] as const)('of %s gives %s in multiples that the law takes, up to its limit: %s %d', (...asked) => {
    const [id, input, output, target, answers, nearest] = asked;
    const rate = id === 'scss' ? 8.2 : 7.4;
    expect(found(toolById(id), input, output, target, { rate })).toMatchObject({ answers, nearest });
  });

  it('gives the nearest figures where the target is not reached', () => {
    const loan = toolById('emi_calculator');
    // one twelfth of 8.5% of ₹10 lakh is ₹7,083: no tenure brings the EMI below the interest
    const { outcome, answers, nearest } = found(loan, 'tenure', 'emi', 5000);
    expect({ outcome, answers }).toEqual({ outcome: 'none', answers: [] });
    expect(nearest).toEqual([{ value: expect.any(Number), output: 7083 }]);
    // nor does 0 count, at which the calculator shows 0: ₹10,00,000 ÷ 240 is ₹4,167
    expect(found(loan, 'rate', 'emi', 4000)).toMatchObject({
      outcome: 'none',
      nearest: [{ value: 0.01, output: 4171 }],
    });
    expect(found(loan, 'rate', 'emi', 0)).toMatchObject({ outcome: 'none' });
  });
});
