import { describe, expect, it } from 'vitest';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import { toolById, tools } from '../tools.ts';

const quantities = (text: string) => readLine(text).quantities.map(({ value, kind }) => [value, kind]);
const placed = (id: string, text: string) => placeLine(toolById(id), readLine(text));

describe('a line', () => {
  it.each([
    [
      'emi 50 lakh 8.5 20 years',
      'emi',
      [
        [5_000_000, 'currency'],
        [8.5, 'plain'],
        [20, 'years'],
      ],
    ],
    [
      'sip 10k 15 yrs 12%',
      'sip',
      [
        [10_000, 'currency'],
        [15, 'years'],
        [12, 'percent'],
      ],
    ],
    ['tax 18 lakh', 'tax', [[1_800_000, 'currency']]],
    [
      'fd 5 lakh 7.1% 3 years',
      'fd',
      [
        [500_000, 'currency'],
        [7.1, 'percent'],
        [3, 'years'],
      ],
    ],
    [
      '50 lakh home loan 20 साल',
      'home loan',
      [
        [5_000_000, 'currency'],
        [20, 'years'],
      ],
    ],
    [
      '५० लाख होम लोन ८.५% २० साल',
      'होम लोन',
      [
        [5_000_000, 'currency'],
        [8.5, 'percent'],
        [20, 'years'],
      ],
    ],
    [
      '2 karod ka home loan 20 saal',
      'ka home loan',
      [
        [20_000_000, 'currency'],
        [20, 'years'],
      ],
    ],
    ['sip 15 hazaar', 'sip', [[15_000, 'currency']]],
    ['1 crore 20 lakh loan', 'loan', [[12_000_000, 'currency']]],
    ['1.5cr loan', 'loan', [[15_000_000, 'currency']]],
    ['rent ₹15,000', 'rent', [[15_000, 'currency']]],
    ['rent 15,000 rs', 'rent', [[15_000, 'currency']]],
    ['rd 2000 18 months', 'rd 2000', [[1.5, 'years']]],
    [
      'rd 4000 6.5 per cent',
      'rd',
      [
        [4000, 'plain'],
        [6.5, 'percent'],
      ],
    ],
    ['section 80C', 'section 80C', []],
    ['80d premium 25000', '80d premium', [[25_000, 'plain']]],
    ['tax 2026-27', 'tax 2026-27', []],
    ['tax fy 2026 18 lakh', 'tax fy 2026', [[1_800_000, 'currency']]],
    ['form 26AS and 24/7', 'form 26AS and 24/7', []],
    ['', '', []],
    [
      '10 20 30',
      '',
      [
        [10, 'plain'],
        [20, 'plain'],
        [30, 'plain'],
      ],
    ],
    [
      '10y 8pc 5l',
      '',
      [
        [10, 'years'],
        [8, 'percent'],
        [500_000, 'currency'],
      ],
    ],
    ['fd 1 year 6 months', 'fd', [[1.5, 'years']]],
    ['fd 2 साल 3 महीने', 'fd', [[2.25, 'years']]],
    [
      'fd 1.5 years 7%',
      'fd',
      [
        [1.5, 'years'],
        [7, 'percent'],
      ],
    ],
  ])('%s is read', (text, words, wanted) => {
    expect(readLine(text).words).toBe(words);
    expect(quantities(text)).toEqual(wanted);
  });

  it('keeps what was typed of each number', () => {
    expect(readLine('emi 50 LAKH 8.5').quantities.map(({ text }) => text)).toEqual(['50 LAKH', '8.5']);
  });

  it('is read in no time, however long', () => {
    expect(readLine(`${'1,'.repeat(5_000_000)} lakh`).quantities.length).toBeLessThan(100);
    expect(readLine('9'.repeat(100_000)).quantities.length).toBeLessThan(2);
  });
});

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
