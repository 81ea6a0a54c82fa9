import { describe, expect, it } from 'vitest';
import { runTool } from '../tools.ts';

describe('tables', () => {
  it('of loan_cost give the key facts in the words of the statement, charges by who gets them', () => {
    const otherCharges = [
      { name: 'Insurance', amount: 15_000, to: 'other', paid: 'deducted' },
      { name: 'Valuation', amount: 2000, to: 'lender', paid: 'apart' },
    ];
    const rows = runTool('loan_cost', { otherCharges, tenure: 1.5 }).table('keyFacts');
    expect(Object.fromEntries(rows.map(({ line, value }) => [line, value]))).toMatchObject({
      ...{ amount: '₹5,00,000', months: '18', rate: '12%', charges: '₹28,800', toLender: '₹13,800' },
      ...{ toOthers: '₹15,000', net: '₹4,71,200' },
    });
  });
});
