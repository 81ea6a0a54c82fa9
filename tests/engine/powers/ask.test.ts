import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { parseDuration } from '#src/engine/parse-duration.ts';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import type { NumberInput } from '#src/engine/types.ts';

const quantities = (text: string) => readLine(text).quantities.map(({ value, kind }) => [value, kind]);

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
    ['5c', '5c', []],
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
    expect(readLine(text)).toEqual({ words: '', quantities: [{ text, value, kind: 'currency' }] });
  });

  it.each<[string, number]>([
    ['2 years', 2],
    ['2 yrs.', 2],
    ['2 saal', 2],
    ['2 वर्ष', 2],
    ['18 months', 1.5],
    ['18 mths', 1.5],
    ['18 mahine', 1.5],
    ['18 माह', 1.5],
    ['18 महिने', 1.5],
    ['6 मास', 0.5],
    ['2 years 6 months', 2.5],
    ['1 साल 3 महीने', 1.25],
    ['.5 years', 0.5],
  ])('are time: %s is %d years', (text, value) => {
    expect(readLine(text)).toEqual({ words: '', quantities: [{ text, value, kind: 'years' }] });
  });

  it.each(['8.5%', '8.5 percent', '8.5 per cent', '8.5 pct', '8.5 pratishat', '8.5 प्रतिशत', '८.५ फीसदी'])(
    'are percent: %s',
    (text) => {
      expect(quantities(text)).toEqual([[8.5, 'percent']]);
    },
  );

  it('are found among marks that nobody sees', () => {
    expect(quantities('emi 50\u200b lakh 20\u200e saal')).toEqual([
      [5_000_000, 'currency'],
      [20, 'years'],
    ]);
    expect(readLine('tax 2026\u20132027').quantities).toEqual([]); // a dash
  });

  it.each([
    ...['5 crore', '5 cr', '5 karod', '5 करोड़', '5 lakh', '5 lac', '5 l', '5 लाख', '5 k', '5 hazaar', '5 हज़ार', '5 सौ'],
    ...['5 years', '5 yrs', '5 y', '5 saal', '5 sal', '5 varsh', '5 साल', '5 वर्ष', '5 बरस', '1 year 6 months'],
    ...['18 months', '18 mths', '18 m', '18 mahine', '18 mahina', '18 महीने', '18 महिने', '18 माह', '18 मास'],
    ...['5 percent', '5 per cent', '5 pct', '5 pratishat', '5 फीसदी', '5 rs', '5 inr', '5 rupaye', '5 रुपये', '5 रु.'],
  ])('are the same in a box: %s', (text) => {
    expect(quantities(text).map(([value]) => value)).toEqual([parseDuration(text)]);
  });

  it('make two amounts of two with the same multiple', () => {
    expect(quantities('20 lakh 30 lakh')).toEqual([
      [2_000_000, 'currency'],
      [3_000_000, 'currency'],
    ]);
  });

  it('are none in a year of the calendar, and only there', () => {
    expect(readLine('tax 1999')).toEqual({ words: 'tax 1999', quantities: [] });
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
    expect(readLine('1,2,3 lakh')).toEqual({ words: '1,2,3 lakh', quantities: [] });
  });

  it('may stand far apart', () => {
    expect(readLine('5 \t  lakh').quantities).toEqual([{ text: '5 lakh', value: 500_000, kind: 'currency' }]);
  });

  it('leave one space between the other words', () => {
    expect(readLine('  emi   of 5 lakh \t for  me ').words).toBe('emi of for me');
  });
});

const number = (kind: NumberInput['kind'], label: string, more: object = {}) =>
  ({ kind, label, default: 1, ...more }) as NumberInput;

const tool = defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Mode',
      default: 'sip',
      options: [
        { value: 'sip', label: 'SIP' },
        { value: 'lump', label: 'Lump sum' },
        { value: 'year', label: '2024' },
        { value: 'step', label: 'Step-up' },
        { value: 'flat', label: 'Flat' },
        { value: 'saving', label: '80C plan' },
        { value: 'form', label: 'Form B12' },
      ],
    },
    name: { kind: 'text', label: 'Name', default: '' },
    rows: {
      kind: 'rows',
      label: 'Rows',
      item: 'Row {number}',
      columns: { cost: { kind: 'currency', label: 'Cost', default: 1 } },
      min: 0,
      max: 2,
      default: [],
    },
    fee: number('currency', 'Fee', { more: true }) as never,
    once: number('currency', 'Once', { showWhen: { mode: 'lump' } }) as never,
    amount: number('currency', 'Amount') as never,
    rate: number('percent', 'Rate') as never,
    term: number('years', 'Term') as never,
    count: number('number', 'Count') as never,
  },
  outputs: { word: { kind: 'text', label: 'Word' }, total: { kind: 'currency', label: 'Total' } },
  headline: ['total'],
  basis: ['Made up.'],
  examples: [],
  refusals: { none: 'None.' },
  compute: (values, live) => {
    const { amount } = values as unknown as { amount: number };
    return amount === 5000 ? fail('amount', 'none') : { word: 'x', total: amount * (live?.factor ?? 1) };
  },
});

describe('a line and a tool', () => {
  const inputsOf = (text: string, of = tool) => {
    const { inputs, unplaced } = placeLine(of, readLine(text));
    return [inputs, unplaced];
  };

  it.each<[string, object, readonly string[]]>([
    // what is usual where the definition says nothing: ₹1,000 and more, 0 to 100 for rates and years, a million at most
    ['1000', { amount: 1000 }, []],
    ['999', { count: 999 }, []],
    ['0', { rate: 0 }, []],
    ['100 100 100', { rate: 100, term: 100, count: 100 }, []],
    ['101', { count: 101 }, []],
    ['1000000 1000000 1000000', { amount: 1_000_000, count: 1_000_000 }, ['1000000']],
    ['1000000000000', { amount: 1_000_000_000_000 }, []],
    ['1000000000001', {}, ['1000000000001']],
    ['1000001 1000001', { amount: 1_000_001 }, ['1000001']],
    // a number with its unit comes first, and may be unusual
    ['20 12% 3 years', { rate: 12, term: 3, count: 20 }, []],
    ['₹5 250%', { amount: 5, rate: 250 }, []],
    ['5 lakh 6 lakh', { amount: 500_000 }, ['6 lakh']],
  ])('%s is placed', (text, inputs, unplaced) => {
    expect(inputsOf(text)).toEqual([inputs, unplaced]);
  });

  it('keep to the usual range of an input where it has one', () => {
    const ranged = (kind: NumberInput['kind'], text: string) => {
      const of = defineTool({
        inputs: { x: number(kind, 'X', { min: 5, max: 15 }) as never },
        outputs: { y: { kind: 'number', label: 'Y' } },
        basis: ['Made up.'],
        examples: [],
        compute: () => ({ y: 1 }),
      });
      return inputsOf(text, of)[1];
    };
    for (const kind of ['percent', 'currency', 'years', 'number'] as const) {
      expect(ranged(kind, '5')).toEqual([]);
      expect(ranged(kind, '15')).toEqual([]);
      expect(ranged(kind, '4.99')).toEqual(['4.99']);
      expect(ranged(kind, '15.01')).toEqual(['15.01']);
    }
  });

  it.each<[string, object]>([
    ['lump sum 5 lakh', { mode: 'lump', once: 500_000 }],
    ['LUMPSUM of 5 lakh', { mode: 'lump', once: 500_000 }],
    ['my lump-sum 5 lakh', { mode: 'lump', once: 500_000 }],
    ['step up 5 lakh', { mode: 'step', amount: 500_000 }],
    ['flat 5 lakh', { mode: 'flat', amount: 500_000 }],
    ['80c plan 5 lakh', { mode: 'saving', amount: 500_000 }],
    ['form b12 5 lakh', { mode: 'form', amount: 500_000 }],
    // neither a part of a label, nor other words around it, nor short ones and numbers
    ['lump 5 lakh', { amount: 500_000 }],
    ['lumpsums 5 lakh', { amount: 500_000 }],
    ['sum lump 5 lakh', { amount: 500_000 }],
    ['sip 5 lakh', { amount: 500_000 }],
    ['tax 2024', {}],
  ])('%s chooses an option by its label: %o', (text, inputs) => {
    expect(inputsOf(text)[0]).toEqual(inputs);
  });

  it('give how each was read, in the order of the definition, and the headline', () => {
    expect(placeLine(tool, readLine('lumpsum 12% 5 lakh 6 lakh'))).toEqual({
      inputs: { mode: 'lump', once: 500_000, amount: 600_000, rate: 12 },
      readAs: [
        { input: 'mode', label: 'Mode', value: 'Lump sum' },
        { input: 'once', label: 'Once', value: '₹5 lakh' },
        { input: 'amount', label: 'Amount', value: '₹6 lakh' },
        { input: 'rate', label: 'Rate', value: '12%' },
      ],
      unplaced: [],
      headline: { output: 'total', value: 600_000 },
    });
    expect(Object.keys(placeLine(tool, readLine('12% 6 lakh')).inputs)).toEqual(['amount', 'rate']);
    expect(placeLine(tool, readLine('6 lakh'), { factor: 2 }).headline).toEqual({ output: 'total', value: 1_200_000 });
    expect(placeLine(tool, readLine('5 thousand')).headline).toBeNull();
  });
});
