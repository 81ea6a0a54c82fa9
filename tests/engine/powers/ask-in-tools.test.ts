import { describe, expect, it } from 'vitest';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import { toolById, tools } from '../../tools.ts';

const placed = (id: string, text: string) => placeLine(toolById(id), readLine(text));

describe('a line is placed', () => {
  it('each number in the first input of its kind, a plain one where it lies in the usual range', () => {
    expect(placed('emi_calculator', 'emi 50 lakh 8.5 20 years')).toEqual({
      inputs: { loanAmount: 5_000_000, rate: 8.5, tenure: 20 },
      readAs: [
        { input: 'loanAmount', label: 'Loan amount', value: '₹50 lakh' },
        { input: 'rate', label: 'Interest rate (p.a.)', value: '8.5%' },
        { input: 'tenure', label: 'Loan tenure', value: '20 years' },
      ],
      unplaced: [],
      headline: { output: 'emi', value: 43_391 },
    });
    expect(placed('rd', 'rd 4000 5 yrs').inputs).toEqual({ monthlyDeposit: 4000, years: 5 });
    expect(placed('rd', 'rd 6.5 4000').inputs).toEqual({ monthlyDeposit: 4000, rate: 6.5 });
    expect(placed('tax_calculator', 'tax 18 lakh').inputs).toEqual({ grossIncome: 1_800_000 });
    expect(placed('tax_calculator', 'tax 1800000').inputs).toEqual({ grossIncome: 1_800_000 });
  });

  it('and what fits nowhere is reported, not guessed', () => {
    expect(placed('emi_calculator', 'emi 50 lakh 20 lakh 8% 9%')).toMatchObject({
      inputs: { loanAmount: 5_000_000, rate: 8 },
      unplaced: ['20 lakh', '9%'],
    });
    expect(placed('emi_calculator', 'emi 0.5 300')).toMatchObject({ inputs: {}, unplaced: ['0.5', '300'] });
    // whole years only
    expect(placed('ppf', 'ppf 18 months')).toMatchObject({ inputs: {}, unplaced: ['18 months'] });
  });

  it('a choice by the words of its option, and the numbers in what it shows', () => {
    expect(placed('sip_lumpsum', 'lumpsum 5 lakh 12% 10 yrs').inputs).toEqual({
      investmentType: 'LumpSum',
      lumpSumAmount: 500_000,
      returnRate: 12,
      years: 10,
    });
    expect(placed('sip_lumpsum', 'sip 5000').inputs).toEqual({ monthlyAmount: 5000 });
  });

  it('without a headline where the tool refuses it', () => {
    expect(placed('currency_converter', 'currency 500').headline).toBeNull();
  });

  it.each(tools)('in $id so that the tool never takes it for a fault', ({ tool }) => {
    for (const text of ['', '1 2 3 4 5 6 7 8 9', '5 lakh 5 lakh 5 lakh', '0', '10% 20% 30% 3 years 4 years 1e9']) {
      const { inputs, readAs } = placeLine(tool, readLine(text));
      expect(Object.keys(inputs)).toEqual(readAs.map(({ input }) => input));
      const outcome = tool.run(inputs);
      expect(outcome.ok || outcome.broken === undefined).toBe(true);
    }
  });
});
