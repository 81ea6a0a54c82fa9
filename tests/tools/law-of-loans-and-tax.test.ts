import { describe, expect, it } from 'vitest';
import { refusalOf, runTool, type Inputs as Values } from '../tools.ts';

const quarters = [0, 6, 12, 18].map((month) => ({ share: 25, month }));
const property = { asset: 'property', boughtOn: '2010-06-15', soldOn: '2025-12-15', salePrice: 12_000_000 };

it.each<[string, Values, string[]]>([
  ['loan_cost', {}, []],
  ['loan_cost', { loanAmount: 0 }, ['noAmount']],
  ['loan_cost', { rateKind: 'flat' }, ['flatCost']],
  ['loan_cost', { rateKind: 'flat', rate: 0 }, []],
  // the APR is 13.057%
  ['loan_cost', { statedApr: 12.96 }, ['statedNear']],
  ['loan_cost', { statedApr: 12.95 }, ['statedLess']],
  ['loan_cost', { statedApr: 13.15 }, ['statedNear']],
  ['loan_cost', { statedApr: 13.16 }, ['statedMore']],
  ['home_loan', { stages: quarters }, ['fiveParts']],
  ['home_loan', { stages: quarters, loanAmount: 0 }, ['noAmount']],
  [
    'tax_calculator',
    { assessmentYear: 'TY2026-27', grossIncome: 300_000, deductions: 0, ltcg112: 300_000 },
    ['nilUsed', 'gainsNotRebated'],
  ],
  ['capital_gains', { ...property, salePrice: 4_999_999 }, []],
  ['capital_gains', { ...property, salePrice: 5_000_000 }, ['buyerDeducts']],
  ['capital_gains', { ...property, resident: false }, ['surchargeDue', 'nonResident']],
  [
    'capital_gains',
    { ...property, reinvestedIn: 'house54', reinvested: 1 },
    ['surchargeDue', 'buyerDeducts', 'conditions'],
  ],
])('notes of %s with %j: %j', (id, inputs, expected) => {
  expect(runTool(id, inputs).notes.filter((note) => note !== 'houseLossNew')).toEqual(expected);
});

describe('refusals', () => {
  const charge = (amount: number) => [{ name: '', amount, to: 'lender', paid: 'apart' }];
  it.each<[string, Values, RegExp]>([
    ['loan_cost', { tenure: 0.04 }, /^tenure: The loan tenure must be at least one month\.$/],
    ['loan_cost', { tenure: 0.25, advanceEmis: 3 }, /^advanceEmis: The loan has 3 EMIs\. /],
    ['loan_cost', { feePercent: 84.75 }, /^feePercent: The fee with its GST must be less than the loan\.$/],
    [
      'loan_cost',
      { feePercent: 84.7, advanceEmis: 1 },
      /^advanceEmis: .* take up the whole loan, so you borrow nothing\.$/,
    ],
    ['loan_cost', { otherCharges: charge(488_200) }, /^otherCharges: All charges add up to ₹5,00,000, .* or more\.$/],
    [
      'loan_cost',
      { tenure: 1, feePercent: 0, otherCharges: charge(499_000) },
      /^otherCharges: .* we cannot show a yearly rate/,
    ],
    ['home_loan', { stages: [...quarters.slice(0, 3), { share: 0, month: 18 }] }, /^stages\.3\.share: .* above 0, or/],
    ['home_loan', { stages: quarters, emiFrom: 18 }, /^stages\.3\.month: Every payout must come before month 18, /],
    ['home_loan', { stages: quarters, emiFrom: 0 }, /^emiFrom: The first full EMI can be in month 1 or later\.$/],
    [
      'home_loan',
      { stages: quarters, feePercent: 25 },
      /^feePercent: The lender deducts the fee from the first payout, /,
    ],
    ['home_loan', { stages: quarters.slice(1) }, /^stages: The shares add up to 75%\. Make them 100% /],
    ['home_loan', { stages: [33.33, 33.33, 33.335].map((share) => ({ share, month: 0 })) }, /^computed$/],
    // what is hidden is not refused
    ['home_loan', { emiFrom: 0 }, /^computed$/],
    ['tax_calculator', { ltcg112: 1, assessmentYear: '2024-25' }, /^assessmentYear: .* from AY 2026-27 on/],
    ['tax_calculator', { ltcg112: 1, assessmentYear: '2026-27' }, /^computed$/],
    [
      'capital_gains',
      { boughtOn: '2026-05-01', reinvestedIn: 'house54F', reinvested: 1 },
      /^reinvestedIn: These reliefs are only for long-term gains, and this sale is short-term\.$/,
    ],
    ['capital_gains', { reinvestedIn: 'house54', reinvested: 1 }, /^reinvestedIn: .* house or land\. .*\(54F\)\.$/],
    ['capital_gains', { reinvestedIn: 'house54' }, /^computed$/],
  ])('%s with %j: %s', (id, inputs, message) => {
    expect(refusalOf(id, inputs)).toMatch(message);
  });
});

describe('tables', () => {
  it('of loan_cost give the key facts in the words of the statement, charges by who gets them', () => {
    const otherCharges = [
      { name: 'Insurance', amount: 15_000, to: 'other', paid: 'deducted' },
      { name: 'Valuation', amount: 2000, to: 'lender', paid: 'apart' },
    ];
    const rows = runTool('loan_cost', { otherCharges, tenure: 1.5 }).table('keyFacts');
    expect(Object.fromEntries(rows.map(({ line, value }) => [line, value]))).toMatchObject({
      ...{ amount: '₹5,00,000', months: '18 months', rate: '12%', charges: '₹28,800', toLender: '₹13,800' },
      ...{ toOthers: '₹15,000', net: '₹4,71,200' },
    });
  });

  it('of home_loan have calendar months that end with the month before the first EMI', () => {
    const rows = runTool('home_loan', { stages: quarters, firstEmi: '2028-02-05' }).table('beforeEmi');
    expect(rows[0]).toMatchObject({ month: 0, date: '2026-01', paidOut: 1_250_000, interest: 0 });
    expect(rows.at(-1)).toMatchObject({ month: 24, date: '2028-01', owed: 5_000_000, interest: 35_416.67 });
  });

  it('of tax_calculator add up with gains: to the taxable income, and to the tax', () => {
    const inputs = { grossIncome: 4_900_003, stcg111A: 60_000, ltcg112: 90_000, ltcg112A: 400_000 };
    const { table, outputs } = runTool('tax_calculator', inputs);
    const rows = table('statement');
    for (const regime of ['old', 'new']) {
      const at = (line: string) => rows.findIndex((row) => row.line === line);
      const sum = (from: number, to: number) =>
        rows.slice(from, to).reduce((total, row) => total + Number(row[regime]), 0);
      const [taxable, payable] = [at('taxable'), at('payable')];
      expect(sum(0, taxable)).toBeCloseTo(Number(rows[taxable]?.[regime]), 2);
      expect(sum(taxable + 1, payable)).toBeCloseTo(Number(rows[payable]?.[regime]), 2);
      expect(outputs[`${regime}Tax`]).toBe(Number(rows[payable]?.[regime]));
    }
    const sections = rows.filter(({ line }) => String(line).includes('Gains')).map(({ section }) => section);
    expect(sections).toEqual([
      'section 196',
      'section 197',
      'section 198',
      'section 196',
      'section 197',
      'section 198',
    ]);
  });
});
