import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';
import golden from './new-tools.json' with { type: 'json' };

/** The results of a tool as a page shows them. The golden figures were computed in 60-digit decimals. */
function shown(id: string, inputs: object): Readonly<Record<string, number | string>> {
  const outcome = toolById(id).run({ ...inputs });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.outputs;
}

describe('golden cases of fourteen tools', () => {
  it('are of all fourteen', () => {
    const cases = new Set(golden.cases.map(({ tool }) => tool));
    expect(cases.size).toBe(14);
    expect(golden.cases.length).toBeGreaterThanOrEqual(56);
  });

  it.each(golden.cases.map((each, number) => ({ ...each, number })))('$number $tool', ({ tool, inputs, expected }) => {
    expect(shown(tool, inputs)).toMatchObject(expected);
  });
});

/** The figures that the product's page gives beside each tool. */
describe('checks of the product page', () => {
  it.each<[string, object, Record<string, number>]>([
    ['salary', { professionalTax: 2500 }, { inHand: 91_387 }],
    ['salary', { professionalTax: 2500, regime: 'old' }, { inHand: 80_424 }],
    ['salary', { professionalTax: 2500, ctc: 2_500_000, pfBasis: 'full' }, { inHand: 156_125, tax: 263_870 }],
    [
      'salary',
      { professionalTax: 2500, ctc: 1_500_000, regime: 'old', rentPaid: 30_000, section80C: 150_000 },
      { inHand: 107_068 },
    ],
    ['gst', { amount: 1180, mode: 'remove', rate: 'other', otherRate: 18 }, { gst: 180, base: 1000 }],
    ['gst', { rate: 0.25 }, { gst: 2.5 }],
    [
      'capital_gains',
      { asset: 'property', boughtOn: '2007-06-15', purchasePrice: 800_000, soldOn: '2025-03-15', salePrice: 2_500_000 },
      { tax: 51_758, plainTax: 221_000 },
    ],
    [
      'capital_gains',
      {
        ...{ asset: 'property', boughtOn: '2010-06-15', purchasePrice: 1_000_000 },
        ...{ soldOn: '2025-12-15', salePrice: 5_000_000 },
      },
      { tax: 520_000, indexedCost: 2_251_497 },
    ],
    [
      'advance_tax',
      { paidJune: 0, paidSeptember: 0, paidDecember: 0, paidMarch: 0 },
      { defermentInterest: 7575, shortfallInterest: 6000 },
    ],
    [
      'advance_tax',
      { tax: 143_575, tds: 43_500, paidJune: 0, paidSeptember: 0, paidDecember: 0, paidMarch: 0 },
      { defermentInterest: 5050, shortfallInterest: 4000 },
    ],
    ['swp', {}, { monthsLasted: 1200, finalValue: 6_963_401, sustainableWithdrawal: 41_822 }],
    ['swp', { timing: 'start' }, { finalValue: 6_845_597 }],
    ['swp', { withdrawal: 50_000 }, { monthsLasted: 165 }],
    ['xirr', {}, { xirr: 9.37, absoluteReturn: 37.5 }],
    ['epf', { rate: 8.25 }, { corpus: 19_166_384, pension: 10_714 }],
    ['po_mis', { rate: 7.4 }, { monthlyIncome: 5550 }],
    ['po_mis', { rate: 7.4, holders: 'joint', deposit: 1_500_000 }, { monthlyIncome: 9250 }],
    ['po_mis', { rate: 7.4, deposit: 500_000 }, { monthlyIncome: 3083 }],
    [
      'balance_transfer',
      {},
      { saving: 310_646, breakEvenMonth: 12, oldEmi: 41_048, newEmi: 39_155, monthsAtOldEmi: 165 },
    ],
    ['education_loan', {}, { emi: 26_761, loanAtRepayment: 2_025_000 }],
    ['education_loan', { interestPaid: 100 }, { emi: 19_823, savedByPaying: 307_550 }],
    ['credit_card', { gst: 18 }, { months: 341, interest: 315_984, effectiveRate: 62.52 }],
    ['credit_card', { gst: 18, mode: 'fixed' }, { months: 14, interest: 26_834 }],
    ['prepay_or_invest', { taxOnGain: 12.5 }, { advantage: 459_654, monthsSaved: 59, breakEvenReturn: 9.17 }],
    ['prepay_or_invest', { taxOnGain: 12.5, mode: 'once' }, { advantage: 504_450, breakEvenReturn: 9.11 }],
    ['prepay_or_invest', { taxOnGain: 0 }, { breakEvenReturn: 8.5 }],
    ['rent_or_buy', {}, { advantage: -8_778_606 }],
    ['rent_or_buy', { rent: 35_000 }, { advantage: 4_698_050, breakEvenYear: 7 }],
  ])('%s %j', (tool, inputs, expected) => {
    expect(shown(tool, inputs)).toMatchObject(expected);
  });
});
