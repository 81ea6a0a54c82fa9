import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from '#maths/basics.ts';
import {
  formatDay,
  formatMonth,
  formatMonths,
  formatNumber,
  formatResult,
  formatRupees,
  formatSize,
  formatValue,
  inWordsOf,
  rupeesInWords,
  shortRupees,
  withDecimals,
  withHyphen,
} from '#src/engine/format.ts';

describe('figures', () => {
  // groups of digits: beside the platform's own formatter, below
  it.each([
    [1_23_45_678, '₹1,23,45,678'],
    [-5000, '−₹5,000'],
    [-0.4, '₹0'],
    [5000.4, '₹5,000'],
  ])('of money have Indian grouping and whole rupees: %d is %s', (value, text) => {
    expect(formatRupees(value)).toBe(text);
  });

  it('of money keep as many paise as are asked for', () => {
    expect(formatRupees(1_00_000.5, 2)).toBe('₹1,00,000.50');
    expect(formatRupees(-33.333, 2)).toBe('−₹33.33');
  });
});

it.each([
  [11_61_695, '₹11.62 lakh'],
  [1_16_00_000, '₹1.16 crore'],
  [9_99_999, '₹10 lakh'],
  [99_99_999.6, '₹1 crore'],
  [9_99_99_99_999, '₹1,000 crore'],
  [99_99_99_99_999, '₹10,000 crore'],
  [9_99_99_99_99_999, '₹1 lakh crore'],
  [-99_99_999.6, '−₹1 crore'],
  [99_999.6, '₹1 lakh'],
])('large amounts in words: %d is said as %s', (value, said) => {
  expect(rupeesInWords(value)).toBe(said);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1_00_000, '1L'],
  [12_50_000, '12.5L'],
  [1_00_00_000, '1Cr'],
  [1_000_00_00_000, '1,000Cr'],
  [-2_50_000, '−2.5L'],
  [99_99_999, '1Cr'],
  [-99_99_400, '−99.99L'],
  [99_999, '1L'],
  [999.6, '1K'],
])('amounts on the axis of a chart: %d is %s', (value, short) => {
  expect(shortRupees(value)).toBe(short);
});

it('figures get as many decimals as those beside them', () => {
  expect(['₹2.6L', '₹3L', '12,345', '7.5%', '1.25'].map((figure) => withDecimals(figure, 2))).toEqual([
    '₹2.60L',
    '₹3.00L',
    '12,345.00',
    '7.50%',
    '1.25',
  ]);
});

it('a month of the calendar is written with a short name', () => {
  expect(formatMonth('2027-04')).toBe('Apr 2027');
});

it.each([
  [173, '14 years 5 months'],
  [12, '1 year'],
  [13, '1 year 1 month'],
  [17.6, '1 year 6 months'],
  [1, '1 month'],
  [0, '0 months'],
  [-5, '−5 months'],
  [-0.4, '0 months'],
  [14_520, '1,210 years'],
])('a number of months is written as years and months: %d is %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});

describe('a result or a cell', () => {
  const label = 'Label';
  it('that is a day, a month or a duration is written out, and none as nothing', () => {
    expect(formatValue({ kind: 'date', label }, '2026-11-21')).toBe('21 November 2026');
    expect(formatValue({ kind: 'month', label }, '2027-04')).toBe('Apr 2027');
    expect(formatValue({ kind: 'months', label }, 173)).toBe('14 years 5 months');
    // an age of 50 and one of 50 years and a twelfth
    expect(formatValue({ kind: 'years', label }, 50)).toBe('50');
    expect(formatValue({ kind: 'years', label }, 50.08)).toBe('50 years 1 month');
    for (const kind of ['date', 'month', 'currency'] as const) expect(formatValue({ kind, label }, '')).toBe('');
  });
  it('is said in words too where it is a large amount of money', () => {
    expect(inWordsOf({ kind: 'currency', label }, 11_61_695)).toBe('₹11.62 lakh');
    expect(inWordsOf({ kind: 'currency', label }, 500)).toBeNull();
    expect(inWordsOf({ kind: 'currency', label }, 'none')).toBeNull();
    expect(inWordsOf({ kind: 'number', label }, 11_61_695)).toBeNull();
  });
  it('is shown as its kind says', () => {
    expect(formatValue({ kind: 'currency', label }, -5000)).toBe('−₹5,000');
    expect(formatValue({ kind: 'currency', label, decimals: 2 }, 33.33)).toBe('₹33.33');
    expect(formatValue({ kind: 'percent', label }, -12.94)).toBe('−12.94%');
    expect(formatValue({ kind: 'percent', label, decimals: 3 }, 8.406)).toBe('8.406%');
    expect(formatValue({ kind: 'years', label }, 26)).toBe('26');
    expect(formatValue({ kind: 'number', label, decimals: 0 }, 75)).toBe('75');
    expect(formatValue({ kind: 'number', label, decimals: 7 }, 0.0119048)).toBe('0.0119048');
  });

  it('under a label that says which way it goes has no sign', () => {
    expect(formatSize({ kind: 'currency', label }, -5000)).toBe('₹5,000');
    expect(formatSize({ kind: 'text', label }, '−5')).toBe('−5');
  });

  it('that is a word is shown by its text, and a free one as it is', () => {
    const band = { kind: 'text', label, values: { low: 'Needs care', high: 'Strong' } } as const;
    expect(formatValue(band, 'high')).toBe('Strong');
    expect(formatValue(band, 'other')).toBe('other');
    expect(formatValue(band, 'constructor')).toBe('constructor');
    expect(formatValue({ kind: 'text', label }, 'Loan A')).toBe('Loan A');
    expect(formatValue({ kind: 'text', label }, 2026)).toBe('2026');
  });
});

it('a change has its sign where it stands by itself, and a sentence says it without', () => {
  const gain = { kind: 'currency', label: 'Gain', signed: true } as const;
  const said = (value: number) => [formatResult(gain, value), formatValue(gain, value)];
  expect(said(150_000)).toEqual(['+₹1,50,000', '₹1,50,000']);
  expect(said(-150_000)).toEqual(['−₹1,50,000', '−₹1,50,000']);
  // what is shown as nothing is no gain
  expect([said(0), said(0.4)].flat()).toEqual(['₹0', '₹0', '₹0', '₹0']);
  expect(formatResult({ kind: 'currency', label: 'Total' }, 5)).toBe('₹5');
});

describe('a number', () => {
  const sizes = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.integer({ min: -99_999_999, max: 99_999_999 }).map((paise) => paise / 100),
  );
  it('is what the platform’s own formatter for India makes of it', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 10 }), (value, decimals) => {
        const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
        const rounded = roundHalfUp(value, decimals);
        // the platform writes a zero that was negative as -0, and digits that a binary number does not have as zeros
        if (Math.abs(rounded) >= 1e21) return /^−?\d{1,2}(,\d{2})+,\d{3}$/.test(formatNumber(value, decimals));
        return withHyphen(formatNumber(value, decimals)) === platform.format(rounded === 0 ? 0 : rounded);
      }),
      { numRuns: 3000 },
    );
  });

  it('is a day of the calendar in words as the platform has it', () => {
    const platform = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000)
      expect(formatDay(new Date(at).toISOString().slice(0, 10))).toBe(platform.format(at));
  });
});

it('a figure for a result or a box has a hyphen as minus sign, at its start alone', () => {
  expect(['−₹5,000', '−3', '2026−27', '5'].map(withHyphen)).toEqual(['-₹5,000', '-3', '2026−27', '5']);
});
