import { describe, expect, it } from 'vitest';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import { toolById, tools } from '../../tools.ts';

const placed = (id: string, text: string, names: readonly string[] = []) =>
  placeLine(toolById(id), readLine(text), new Set(names));
const nothing = { inputs: {}, readAs: [], headline: null };

describe('a line is placed', () => {
  it('where each number fits one shown input only, with the headline', () => {
    expect(placed('emi_calculator', 'emi 50 lakh 8.5 20 years', ['emi'])).toEqual({
      inputs: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
      readAs: [
        { input: 'loanAmount', label: 'Loan amount', value: '₹50 lakh' },
        { input: 'rate', label: 'Interest rate (p.a.)', value: '8.5%' },
        { input: 'tenure', label: 'Loan tenure', value: '20 years' },
      ],
      unplaced: [],
      headline: { output: 'emi', value: 43_391 },
    });
    expect(placed('rd', 'rd 4000 5 yrs', ['rd']).inputs).toEqual({ monthlyDeposit: 4000, years: 5 });
    expect(placed('rd', '6.5 4000').inputs).toEqual({ monthlyDeposit: 4000, rate: 6.5 });
  });

  it('without a headline while an amount or a time is not said, which would be the default’s figure', () => {
    expect(placed('emi_calculator', '50 lakh')).toMatchObject({ inputs: { loanAmount: 5_000_000 }, headline: null });
    expect(placed('emi_calculator', '50 lakh 20 years').headline).toEqual({ output: 'emi', value: 43_391 });
    expect(placed('emi_calculator', '').headline).toBeNull();
  });

  it('and a choice by the words of its option, with the numbers in what it shows', () => {
    expect(placed('sip_lumpsum', 'lumpsum 5 lakh 12% 10 yrs').inputs).toEqual({
      investmentType: 'LumpSum',
      lumpSumAmount: 500_000,
      returnRate: 12,
      years: 10,
    });
  });
});

describe('a line is not placed at all', () => {
  it.each([
    ['emi_calculator', '50 lakh 20 lakh 8% 9%', 'two numbers of a kind'],
    ['emi_calculator', '50 lakh 850% 20 years', 'a value that is not usual'],
    ['emi_calculator', '50 lakh 9 20', 'a plain number that fits two inputs'],
    ['emi_calculator', 'for 50 lakh 9% 20 years', 'a word that may change the meaning'],
    ['emi_calculator', '10-15 lakh 9% 5 years', 'a range'],
    ['emi_calculator', `50 lakh 9% 20 years${' '.repeat(200)}no`, 'more text than is read'],
    ['tax_calculator', '18 lakh', 'two inputs for the amount'],
    ['po_mis', '40 lakh', 'more than the scheme takes'],
    ['ppf', '5 lakh', 'more than the law allows'],
    ['ppf', '18 months', 'a value that the input refuses'],
    ['gst', '18', 'a plain number that is an option too'],
  ])('%s: %s (%s)', (id, text) => {
    expect(placed(id, text)).toMatchObject(nothing);
  });

  it('and its numbers are reported as they were typed', () => {
    expect(placed('emi_calculator', '50 LAKH 20 lakh').unplaced).toEqual(['50 LAKH', '20 lakh']);
  });
});

it('a line never makes a tool fail for a fault of its own', () => {
  for (const { tool } of tools)
    for (const text of ['', '1 2 3 4 5 6 7 8 9', '5 lakh', '0', '10% 3 years 1e9']) {
      const { inputs, readAs } = placeLine(tool, readLine(text), new Set());
      expect(Object.keys(inputs).sort()).toEqual(readAs.map(({ input }) => input).sort());
      const outcome = tool.run(inputs);
      expect(outcome.ok || outcome.broken === undefined).toBe(true);
    }
});
