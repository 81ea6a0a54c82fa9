import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysIn, runs } from '../always.ts';
import { runTool, toolById } from '../tools.ts';

const KINDS = ['stcg111A', 'ltcg112A', 'ltcg112'] as const;
const LAKH = 100_000;

/** Results of a tool, unrounded where it does not round itself. */
const run = (id: string, inputs: object) => runTool(id, { ...inputs }).raw;
const figure = (raw: Readonly<Record<string, number>>, name: string): number => raw[name] ?? Number.NaN;

// the law rounds total income to tens, so steps of ten are never lost
const tens = (most: number) => fc.integer({ min: 0, max: most / 10 }).map((count) => count * 10);
const amount = fc.oneof(tens(2 * LAKH), tens(20 * LAKH), tens(700 * LAKH));
const person = fc.record({
  grossIncome: amount,
  deductions: tens(5 * LAKH),
  salaried: fc.boolean(),
  ageBand: fc.constantFrom('below60', '60to79', '80plus'),
  assessmentYear: fc.constantFrom('2026-27', 'TY2026-27'),
  stcg111A: amount,
  ltcg112A: amount,
  ltcg112: amount,
});

describe('income tax with capital gains', () => {
  it('is never lower with more gains of any kind, in both regimes', () => {
    alwaysIn(400, [person, fc.constantFrom(...KINDS), amount], (given, kind, more) => {
      const [one, other] = [
        run('tax_calculator', given),
        run('tax_calculator', { ...given, [kind]: given[kind] + more }),
      ];
      for (const tax of ['oldTax', 'newTax'])
        expect(figure(other, tax), `${tax} ${JSON.stringify(given)} ${kind} +${more}`).toBeGreaterThanOrEqual(
          figure(one, tax),
        );
    });
  });

  it('is that of the slabs alone where there are none', () => {
    alwaysIn(40, [person], (given) => {
      const none = { ...given, stcg111A: 0, ltcg112A: 0, ltcg112: 0 };
      expect(run('tax_calculator', none)).toMatchObject({ oldGainsTax: 0, newGainsTax: 0 });
    });
  });

  // cess of 4% is not limited by the reliefs, and tax is rounded to tens. A gain takes the place of income at slab rates at a
  // threshold of total income, so the tax there may rise by the gain's own rate too
  const most = (more: number, grows: string) => 1.04 * (grows === 'grossIncome' ? 1 : 1.2) * more + 10;
  const step = tens(LAKH);
  const thresholds = [12, 50, 100, 200, 500].map((lakhs) => lakhs * LAKH);
  const share = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 }));

  it('takes no more than the next income and its cess at 12 and 50 lakh and at 1, 2 and 5 crore', () => {
    alwaysIn(
      400,
      [
        fc.constantFrom(...thresholds),
        fc.record({ stcg111A: share, ltcg112A: share, ltcg112: share }),
        fc.constantFrom('grossIncome', ...KINDS),
        fc.constantFrom('total', 'slabs'),
        step,
        step,
      ],
      (threshold, percents, grows, measured, below, above) => {
        const gains = {
          stcg111A: (threshold / 100) * percents.stcg111A,
          ltcg112A: (threshold / 100) * percents.ltcg112A,
          ltcg112: (threshold / 100) * percents.ltcg112,
        };
        const all = gains.stcg111A + gains.ltcg112A + gains.ltcg112;
        // the threshold is one of total income, or (2 and 5 crore) of the part at slab rates
        const grossIncome = Math.max(0, threshold - below - (measured === 'total' ? all : 0));
        const more = below + above;
        const given = { ...gains, grossIncome, deductions: 0, salaried: false };
        const [one, other] = [
          run('tax_calculator', given),
          run('tax_calculator', { ...given, [grows]: given[grows] + more }),
        ];
        expect(
          figure(other, 'newTax') - figure(one, 'newTax'),
          JSON.stringify([given, grows, more]),
        ).toBeLessThanOrEqual(most(more, grows));
        // the old regime's rebate, up to 5 lakh, has no relief
        if (threshold > 12 * LAKH)
          expect(
            figure(other, 'oldTax') - figure(one, 'oldTax'),
            JSON.stringify([given, grows, more]),
          ).toBeLessThanOrEqual(most(more, grows));
      },
    );
  });
});

const ASSETS = ['equity', 'debtFund', 'property', 'gold'] as const;
const sale = fc.record({
  asset: fc.constantFrom(...ASSETS),
  boughtOn: fc.constantFrom('1995-05-01', '2010-06-15', '2019-02-28', '2024-08-01', '2026-03-01'),
  soldOn: fc.constantFrom('2025-12-15', '2026-11-01'),
  purchasePrice: amount,
  salePrice: amount,
  expenses: tens(LAKH),
  reinvestedIn: fc.constantFrom('none', 'house54', 'bonds54EC', 'house54F'),
  reinvested: amount,
  shortLosses: tens(10 * LAKH),
  longLosses: tens(10 * LAKH),
});

/** The figures of a sale, or null where its day or its relief is refused. */
function sold(inputs: object): Readonly<Record<string, number>> | null {
  const outcome = toolById('capital_gains').run({ ...inputs });
  if (outcome.ok) return outcome.raw;
  expect(['soldOn', 'reinvestedIn']).toContain(outcome.field);
  return null;
}

describe('the tax on a sale', () => {
  it('is never raised by a loss, nor by more put into a house or bonds', () => {
    alwaysIn(400, [sale, fc.constantFrom('shortLosses', 'longLosses', 'reinvested'), amount], (given, name, more) => {
      const [one, other] = [sold(given), sold({ ...given, [name]: given[name] + more })];
      if (!one || !other) return;
      expect(figure(other, 'tax'), JSON.stringify([given, name, more])).toBeLessThanOrEqual(figure(one, 'tax') + 1e-6);
    });
  });

  it('is never lower with a higher price', () => {
    fc.assert(
      // the share of the price that goes into a house falls as the price rises
      fc.property(sale, amount, (given, more) => {
        const [one, other] = [sold(given), sold({ ...given, salePrice: given.salePrice + more })];
        if (!one || !other) return;
        expect(figure(other, 'tax'), JSON.stringify([given, more])).toBeGreaterThanOrEqual(figure(one, 'tax') - 1e-6);
      }),
      runs(400),
    );
  });

  it('takes off no more than the gain, and sets no long-term loss off a short-term gain', () => {
    alwaysIn(200, [sale], (given) => {
      const found = sold(given);
      if (!found) return;
      const off = figure(found, 'exemptReinvested') + figure(found, 'lossUsed') + figure(found, 'exempt');
      expect(figure(found, 'taxableGain')).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(Math.max(0, figure(found, 'gain')) + 1e-6);
      const short = sold({ ...given, boughtOn: given.soldOn, reinvestedIn: 'none' });
      if (short) expect(figure(short, 'lossUsed')).toBeLessThanOrEqual(given.shortLosses);
    });
  });
});
