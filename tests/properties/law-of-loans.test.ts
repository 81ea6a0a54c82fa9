import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { toolById } from '../tools.ts';
import { figure, inputsOf, gives as run, usual } from './arbitrary.ts';

const charge = fc.record({
  name: fc.constant('Charge'),
  // seven of them leave a part of the smallest loan
  amount: fc.integer({ min: 0, max: 1000 }),
  to: fc.constantFrom('lender', 'other'),
  paid: fc.constantFrom('deducted', 'apart'),
});

describe('the APR of a loan with charges', () => {
  const given = inputsOf(toolById('loan_cost'), usual);
  const charges = fc.array(charge, { maxLength: 6 });

  it('is never below the rate on the reducing balance', () => {
    alwaysIn(150, [given, charges], (raw, otherCharges) => {
      const found = run('loan_cost', { ...raw, otherCharges });
      if (found) expect(figure(found, 'apr')).toBeGreaterThanOrEqual(figure(found, 'reducingRate') - 1e-9);
    });
  });

  it('is never lower with one more charge, whoever gets it and however it is paid', () => {
    alwaysIn(150, [given, charges, charge], (raw, otherCharges, more) => {
      const one = run('loan_cost', { ...raw, otherCharges });
      const other = run('loan_cost', { ...raw, otherCharges: [...otherCharges, more] });
      if (!one || !other) return;
      expect(figure(other, 'apr')).toBeGreaterThanOrEqual(figure(one, 'apr') - 1e-9);
      expect(figure(other, 'charges')).toBeCloseTo(figure(one, 'charges') + more.amount, 4);
    });
  });
});

describe('a home loan paid out in stages', () => {
  const stages = fc
    .array(fc.record({ part: fc.integer({ min: 1, max: 10 }), month: fc.integer({ min: 0, max: 30 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) => {
      const all = rows.reduce((total, { part }) => total + part, 0);
      // fee at most 5%, so the first payout is more than it
      const [first, ...rest] = rows;
      return [
        { share: 30 + (70 * (first?.part ?? 0)) / all, month: 0 },
        ...rest.map(({ part, month }) => ({ share: (70 * part) / all, month })),
      ];
    });
  const given = inputsOf(toolById('home_loan'), usual);

  it('costs its interest before the first EMI more than the same loan paid out at once, and nothing else', () => {
    alwaysIn(60, [given, stages, fc.integer({ min: 31, max: 60 })], (raw, rows, emiFrom) => {
      const [staged, atOnce] = [
        run('home_loan', { ...raw, stages: rows, emiFrom }),
        run('home_loan', { ...raw, stages: [] }),
      ];
      if (!staged || !atOnce) return;
      expect(figure(staged, 'emi')).toBe(figure(atOnce, 'emi'));
      expect(figure(staged, 'months')).toBe(figure(atOnce, 'months'));
      const more = figure(staged, 'totalInterest') - figure(atOnce, 'totalInterest');
      expect(more / figure(staged, 'preEmi')).toBeCloseTo(1, 6);
      expect(figure(staged, 'preEmiFifth') * 5).toBeCloseTo(figure(staged, 'preEmi'), 4);
      const table = staged.table('beforeEmi');
      const sum = (column: string) => table.reduce((total, row) => total + Number(row[column]), 0);
      expect(Math.abs(sum('interest') - figure(staged, 'preEmi'))).toBeLessThan(0.01 * table.length);
      expect(sum('paidOut') / Number(staged.values.loanAmount)).toBeCloseTo(1, 6);
    });
  });

  it('has an APR that is not below its rate, and equals it without a fee and new rates', () => {
    alwaysIn(60, [given, stages], (raw, rows) => {
      const found = run('home_loan', { ...raw, stages: rows, emiFrom: 31, rateChanges: [] });
      if (!found) return;
      const [apr, rate] = [figure(found, 'apr'), Number(found.values.rate)];
      if (found.values.feePercent === 0) expect(apr).toBeCloseTo(rate, 9);
      else expect(apr).toBeGreaterThan(rate);
    });
  });
});
