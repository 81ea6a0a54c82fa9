import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';

const quantities = (text: string) => readLine(text).quantities.map(({ value, kind }) => [value, kind]);

describe('a line', () => {
  it.each([
    ['emi 50 lakh 8.5 20 years', 'emi', '5000000 currency, 8.5 plain, 20 years'],
    ['sip 10k 15 yrs 12%', 'sip', '10000 currency, 15 years, 12 percent'],
    ['tax 18 lakh', 'tax', '1800000 currency'],
    ['fd 5 lakh 7.1% 3 years', 'fd', '500000 currency, 7.1 percent, 3 years'],
    ['50 lakh home loan 20 साल', 'home loan', '5000000 currency, 20 years'],
    ['५० लाख होम लोन ८.५% २० साल', 'होम लोन', '5000000 currency, 8.5 percent, 20 years'],
    ['2 karod ka home loan 20 saal', 'ka home loan', '20000000 currency, 20 years'],
    ['sip 15 hazaar', 'sip', '15000 currency'],
    ['1 crore 20 lakh loan', 'loan', '12000000 currency'],
    ['1.5cr loan', 'loan', '15000000 currency'],
    ['rent ₹15,000', 'rent', '15000 currency'],
    ['rent 15,000 rs', 'rent', '15000 currency'],
    ['rd 2000 18 months', 'rd 2000', '1.5 years'],
    ['rd 4000 6.5 per cent', 'rd', '4000 plain, 6.5 percent'],
    ['section 80C', 'section 80C', ''],
    ['5c', '5c', ''],
    ['80d premium 25000', '80d premium', '25000 plain'],
    ['tax 2026-27', 'tax 2026-27', ''],
    ['tax fy 2026 18 lakh', 'tax fy 2026', '1800000 currency'],
    ['form 26AS and 24/7', 'form 26AS and 24/7', ''],
    ['', '', ''],
    ['10 20 30', '', '10 plain, 20 plain, 30 plain'],
    ['10y 8pc 5l', '', '10 years, 8 percent, 500000 currency'],
    ['fd 1 year 6 months', 'fd', '1.5 years'],
    ['fd 2 साल 3 महीने', 'fd', '2.25 years'],
    ['fd 1.5 years 7%', 'fd', '1.5 years, 7 percent'],
  ])('%s is read', (text, words, wanted) => {
    expect(readLine(text).words).toBe(words);
    expect(
      quantities(text)
        .map(([value, kind]) => `${value} ${kind}`)
        .join(', '),
    ).toBe(wanted);
  });
});

describe('the words of a quantity', () => {
  it.each<[string, number]>([
    ['3 crores', 30_000_000],
    ['3 KAROD', 30_000_000],
    ['3 करोड़', 30_000_000],
    ['3 lacs', 300_000],
    ['3 lakhs', 300_000],
    ['3 लाख', 300_000],
    ['3 thousand', 3000],
    ['3 Hazar', 3000],
    ['3 हज़ार', 3000],
    ['3 hundred', 300],
    ['3 सौ', 300],
    ['1 crore 20 lakh 5 thousand', 12_005_000],
    ['1 crore, 20 lakh', 12_000_000],
    ['5 lakh 20 thousand', 520_000],
    ['5 thousand 2 hundred', 5200],
    ['rs 500', 500],
    ['Rs. 500', 500],
    ['₹ 500', 500],
    ['500 inr', 500],
    ['500/-', 500],
    ['500 rupees', 500],
    ['500 रुपये', 500],
    ['1,50,000', 150_000],
  ])('are money: %s is %d', (text, value) => {
    expect(readLine(text)).toMatchObject({ words: '', quantities: [{ text, value, kind: 'currency' }] });
  });

  it('are none in a year of the calendar, and only there', () => {
    expect(readLine('tax 1999')).toMatchObject({ words: 'tax 1999', quantities: [] });
    expect(quantities('tax 2099')).toEqual([]);
    expect(quantities('tax 2100')).toEqual([[2100, 'plain']]);
    expect(quantities('tax 1899')).toEqual([[1899, 'plain']]);
    expect(quantities('tax 12026')).toEqual([[12_026, 'plain']]);
    expect(quantities('tax 20265')).toEqual([[20_265, 'plain']]);
    expect(quantities('₹2026')).toEqual([[2026, 'currency']]);
  });

  it('are read in the first 200 characters', () => {
    expect(readLine(`${'a'.repeat(195)} 1234567`).quantities).toEqual([{ text: '1234', value: 1234, kind: 'plain' }]);
  });

  it('end before the comma of a list, which does not make them money', () => {
    expect(quantities('5, 8.5, 20 years')).toEqual([
      [5, 'plain'],
      [8.5, 'plain'],
      [20, 'years'],
    ]);
    expect(readLine('1,50,000, 20')).toMatchObject({ quantities: [{ text: '1,50,000' }, { text: '20' }] });
    expect(readLine('1,2,3 lakh')).toMatchObject({ words: '1,2,3 lakh', quantities: [] });
  });

  it('may stand far apart', () => {
    expect(readLine('5 \t  lakh').quantities).toEqual([{ text: '5 lakh', value: 500_000, kind: 'currency' }]);
  });

  it('leave one space between the other words', () => {
    expect(readLine('  emi   of 5 lakh \t for  me ').words).toBe('emi of for me');
  });
});

const tool = defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Mode',
      default: 'sip',
      options: [
        { value: 'sip', label: 'SIP' },
        { value: 'lump', label: 'Lump sum' },
        { value: 'step', label: 'Step-up' },
        { value: 'flat', label: 'Flat' },
        { value: 'saving', label: '80C plan' },
        { value: 'form', label: 'Form B12' },
      ],
    },
    fee: { kind: 'currency', label: 'Fee', default: 1, more: true },
    once: { kind: 'currency', label: 'Once', default: 1, showWhen: { mode: 'lump' } },
    amount: {
      kind: 'currency',
      label: 'Amount',
      default: 1,
      showWhen: { mode: ['sip', 'step', 'flat', 'saving', 'form'] },
    },
  },
  outputs: { total: { kind: 'currency', label: 'Total' }, word: { kind: 'text', label: 'Word' } },
  basis: ['Made up.'],
  examples: [],
  refusals: { none: 'None.' },
  notes: { high: 'High.' },
  compute: ({ amount }, live) => {
    if (amount === 5000) return fail('amount', 'none');
    return { word: 'x', total: amount * (live?.factor ?? 1), notes: amount === 7000 ? ['high'] : [] };
  },
});

describe('a line and a tool', () => {
  const inputsOf = (text: string) => placeLine(tool, readLine(text), new Set(['my'])).inputs;

  it.each<[string, object]>([
    ['lump sum 5 lakh', { mode: 'lump', once: 500_000 }],
    ['LUMPSUM of 5 lakh', { mode: 'lump', once: 500_000 }],
    ['my lump-sum 5 lakh', { mode: 'lump', once: 500_000 }],
    ['step up 5 lakh', { mode: 'step', amount: 500_000 }],
    ['flat 5 lakh', { mode: 'flat', amount: 500_000 }],
    ['80c plan 5 lakh', { mode: 'saving', amount: 500_000 }],
    ['form b12 5 lakh', { mode: 'form', amount: 500_000 }],
    // neither a part of a label, nor other words around it, nor short ones
    ['lump 5 lakh', {}],
    ['lumpsums 5 lakh', {}],
    ['sum lump 5 lakh', {}],
    ['sip 5 lakh', {}],
  ])('%s chooses an option by its label: %o', (text, inputs) => {
    expect(inputsOf(text)).toEqual(inputs);
  });

  it('give the headline with live figures, and none where the tool refuses or warns', () => {
    const headline = (text: string, live = {}) => placeLine(tool, readLine(text), new Set(), live).headline;
    expect(headline('6 lakh', { factor: 2 })).toEqual({ output: 'total', value: 1_200_000 });
    expect(headline('5 thousand')).toBeNull();
    expect(headline('7 thousand')).toBeNull();
  });
});
