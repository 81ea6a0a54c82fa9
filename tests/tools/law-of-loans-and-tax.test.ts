import { describe, expect, it } from 'vitest';
import { runTool } from '../tools.ts';

const quarters = [0, 6, 12, 18].map((month) => ({ share: 25, month }));

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
