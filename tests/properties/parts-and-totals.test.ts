import { describe, expect, it } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { forUsual, type Raw, type Row, sum } from './arbitrary.ts';

/** Figures of one run: inputs as compute saw them and outputs, as numbers, and the tables. */
interface Figures {
  readonly of: (name: string) => number;
  readonly rows: (table: string) => readonly Row[];
}

const figuresOf = ({ values, outputs, table }: Success): Figures => ({
  of: (name) => Number(outputs[name] ?? values[name]),
  rows: table,
});
const check = (id: string, each: (figures: Figures) => void, fixed: Raw = {}) =>
  forUsual(id, (outcome) => each(figuresOf(outcome)), fixed);

/** Fails where two amounts are further apart than a rupee. */
function withinARupee(one: number, other: number): void {
  if (!(Math.abs(one - other) <= 1 + 1e-6)) expect.fail(`${one} and ${other} differ by ${Math.abs(one - other)}`);
}

it('tax_calculator: the saving is what lies between the two taxes, and each effective rate gives its tax', () => {
  check(
    'tax_calculator',
    ({ of }) => {
      withinARupee(of('saving'), Math.abs(of('oldTax') - of('newTax')));
      const income = of('grossIncome') + of('stcg111A') + of('ltcg112A') + of('ltcg112');
      // a house may bear tax where there is no other income to take a share of
      for (const regime of income > 0 ? ['old', 'new'] : []) {
        const tax = (income * of(`${regime}EffectiveRate`)) / 100;
        expect(Math.abs(tax - of(`${regime}Tax`))).toBeLessThanOrEqual(income * 0.00005 + 1e-6);
      }
    },
    { method: 'statutory' },
  );
});

describe('rows that a visitor enters', () => {
  it('budget_planner: income is what is spent, saved and left over, and shares and gaps follow', () => {
    check('budget_planner', ({ of, rows }) => {
      const parts = rows('split').filter((row) => row.kind !== 'left');
      const left = rows('split').find((row) => row.kind === 'left');
      const actual = parts.map((row) => Number(row.actual));
      withinARupee(Number(left?.actual ?? 0), Math.max(0, of('surplus')));
      withinARupee(of('surplus') + sum(actual), of('monthlyIncome'));
      expect(sum(rows('spending').map((row) => Number(row.amount)))).toBeCloseTo(sum(actual), 1);
      for (const row of rows('split')) expect(Number(row.actual) - Number(row.target)).toBeCloseTo(Number(row.gap), 1);
    });
  });

  it('net_worth: the kinds of assets add up to all assets, and their shares to 100', () => {
    check('net_worth', ({ of, rows }) => {
      const kinds = rows('assetsByKind');
      withinARupee(sum(kinds.map((row) => Number(row.value))), of('totalAssets'));
      if (kinds.length > 0) expect(Math.abs(sum(kinds.map((row) => Number(row.share))) - 100)).toBeLessThan(0.05);
    });
  });

  it('loan_comparison: interest, fee and loan are the total cost, and the saving is between the ends', () => {
    forUsual('loan_comparison', ({ outputs, values, table }) => {
      const rows = table('loans');
      const entered = values.loans as readonly { readonly amount: number }[];
      for (const [index, { totalInterest, fee, totalCost }] of rows.entries())
        expect(Number(totalInterest) + Number(fee) + (entered[index]?.amount ?? 0)).toBeCloseTo(Number(totalCost), 1);
      const costs = rows.map((row) => Number(row.totalCost));
      withinARupee(Number(outputs.saving), Math.max(...costs) - Math.min(...costs));
    });
  });

  it('financial_health: the pillars add up to the score', () => {
    check('financial_health', ({ of, rows }) => {
      const pillars = ['emergency', 'savings', 'debt', 'protection', 'retirement'].map((each) => of(`${each}Score`));
      expect(Math.abs(sum(pillars) - of('score'))).toBeLessThanOrEqual(0.5 + 5 * 0.005 + 1e-9);
      // a share is shown as a whole percent
      for (const [at, { weight, share }] of rows('pillars').entries()) {
        const shown = (Number(weight) * Number(share)) / 100;
        expect(Math.abs(shown - (pillars[at] ?? Number.NaN))).toBeLessThanOrEqual(
          Number(weight) * 0.005 + 0.005 + 1e-9,
        );
      }
      expect(of('score')).toBeGreaterThanOrEqual(0);
      expect(of('score')).toBeLessThanOrEqual(100);
    });
  });
});
