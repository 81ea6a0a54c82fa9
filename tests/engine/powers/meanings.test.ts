import { describe, expect, it } from 'vitest';
import { type KnownFigure, saidBy, takenFrom } from '#src/engine/powers/meanings.ts';
import type { Values } from '#src/engine/types.ts';
import { toolById } from '../../tools.ts';

const now = new Date(2026, 10, 24);
const known = (about: string, value: KnownFigure['value'], at = new Date(2026, 9, 1)): KnownFigure => ({
  about,
  value,
  at: at.getTime(),
});

/** What an input takes from a known figure, with the tool's usual values but for those given. */
function taken(figure: KnownFigure, id: string, name: string, given: Values = {}) {
  const tool = toolById(id);
  const usual = Object.fromEntries(Object.entries(tool.inputs).map(([input, spec]) => [input, spec.default]));
  return takenFrom(figure, tool, name, { ...usual, ...given } as Values, now);
}

describe('what an input takes from a figure of another tool', () => {
  it.each([
    ['grossIncome.year', 2_400_000, 'tax_calculator', 'grossIncome', {}, 2_400_000],
    // 10,00,000 ÷ 12, to whole rupees
    ['basic.year', 1_000_000, 'epf', 'basic', {}, 83_333],
    ['basic.month', 50_000, 'tax_calculator', 'basicSalary', { employerNps: 50_000 }, 600_000],
    ['hraReceived.year', 240_000, 'hra', 'hraReceived', {}, 20_000],
    // 30% with 4% cess, and back
    ['slabRate', 30, 'epf', 'taxRate', {}, 31.2],
    ['slabRate.withCess', 20.8, 'capital_gains', 'slabRate', { asset: 'gold' }, 20],
    ['city', 'nonMetro', 'salary', 'city', {}, 'nonMetro'],
    ['homeLoan.years', 15, 'rent_or_buy', 'loanYears', {}, 15],
  ] as const)('is, of %s %s, for %s.%s', (about, value, id, name, given, expected) => {
    expect(taken(known(about, value), id, name, given)).toBe(expected);
  });

  it.each([
    ['of another quantity', 'inHand.month', 90_000, 'budget_planner', 'monthlyIncome', {}],
    ['for a hidden input', 'basic.month', 50_000, 'tax_calculator', 'basicSalary', {}],
    ['that the box refuses', 'homeLoan.years', 12.5, 'rent_or_buy', 'loanYears', {}],
    ['that the tool refuses', 'age', 45, 'apy', 'age', {}],
    ['that is no option', 'slabRate.withCess', 7, 'capital_gains', 'slabRate', { asset: 'gold' }],
    ['with a meaning that there is not', 'salary', 5, 'epf', 'basic', {}],
    ['that is no number', 'basic.month', '50000', 'epf', 'basic', {}],
  ] as const)('is nothing %s', (_, about, value, id, name, given) => {
    expect(taken(known(about, value), id, name, given)).toBe(null);
  });

  it('is an age that grows by every full year since it was typed', () => {
    const age = (typed: Date) => taken(known('age', 34, typed), 'nps', 'currentAge');
    expect(age(new Date(2026, 10, 23))).toBe(34);
    expect(age(new Date(2025, 10, 25))).toBe(34);
    expect(age(new Date(2025, 10, 24))).toBe(35);
    expect(age(new Date(2023, 0, 1))).toBe(37);
  });
});

describe('what a tool says about its visitor', () => {
  const said = (id: string, inputs: Values, typed: readonly string[]) => {
    const tool = toolById(id);
    const usual = Object.fromEntries(Object.entries(tool.inputs).map(([input, spec]) => [input, spec.default]));
    const all = saidBy(tool, { ...usual, ...inputs } as Values, new Set(typed));
    return Object.fromEntries(all.map(({ about, value }) => [about, value]));
  };

  it('is what was typed, and the results that rest on it', () => {
    expect(said('hra', { rentPaid: 30_000 }, ['rentPaid'])).toEqual({
      'rentPaid.month': 30_000,
      // a year's HRA of 2,40,000 is less than the rent less a tenth of the basic salary, and than half of that
      'hraExempt.year': 240_000,
    });
    // the gross salary does not rest on what is deducted
    expect(
      Object.keys(said('salary', { regime: 'old', otherDeductions: 50_000 }, ['regime', 'otherDeductions'])),
    ).toEqual(['inHand.month']);
  });

  it.each([
    ['a default', 'hra', {}, []],
    ['what another has put there', 'hra', { rentPaid: 30_000, hraReceived: 0 }, []],
    ['a hidden input', 'tax_calculator', { basicSalary: 600_000 }, ['basicSalary']],
    ['a result or an input that is 0', 'hra', { rentPaid: 0 }, ['rentPaid']],
    ['a number that is refused', 'epf', { basic: -5 }, ['basic']],
  ] as const)('is not %s', (_, id, inputs, typed) => {
    expect(said(id, inputs, typed)).toEqual({});
  });

  it('is still what was typed where another input is refused', () => {
    expect(said('hra', { rentPaid: 30_000, months: 0 }, ['rentPaid', 'months'])).toEqual({ 'rentPaid.month': 30_000 });
  });
});
