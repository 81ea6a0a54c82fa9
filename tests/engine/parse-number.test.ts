import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent, formatRupees } from '#src/engine/format.ts';
import { parseNumber } from '#src/engine/parse-number.ts';

describe('a number as people type and paste it', () => {
  it.each([
    ['₹12,34,567', 12_34_567],
    ['12,34,567', 12_34_567],
    ['1,234,567', 12_34_567],
    ['12 34 567', 12_34_567],
    ['12\u00a034\u00a0567', 12_34_567], // no-break spaces, as pages have them
    ['12\u202f34\u202f567', 12_34_567],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['007', 7],
    ['+5', 5],
    ['-5', -5],
    ['−5', -5], // a minus sign
    ['₹ 5,000.75', 5000.75],
    ['-₹5,000', -5000],
    ['Rs. 5,000/-', 5000],
    ['Rs 5000', 5000],
    ['INR 5000', 5000],
    ['8.5%', 8.5],
    ['8.5 %', 8.5],
    ['20 years', 20],
    ['1 yr', 1],
    ['  42\n', 42],
    ['1e5', 100_000],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ['१२,३४,५६७', 12_34_567], // Devanagari
    ['१२.५', 12.5],
    ['₹ ५,०००', 5000],
    ['১২৩', 123], // Bengali
    ['௧௨௩', 123], // Tamil
    ['١٢٣', 123], // Arabic
    ['１２３', 123], // full width
  ])('reads the digits of other scripts: %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ['10 lakh', 10_00_000],
    ['10lakh', 10_00_000],
    ['10 Lakhs', 10_00_000],
    ['10 lac', 10_00_000],
    ['10 lacs', 10_00_000],
    ['2 c', 2_00_00_000],
    ['10L', 10_00_000],
    ['₹11.62 lakh', 11_62_000],
    ['1.1 lakh', 1_10_000], // 110000.00000000001 in binary
    ['2.3 lakh', 2_30_000],
    ['1.5 cr', 1_50_00_000],
    ['1.5 Crore', 1_50_00_000],
    ['₹1.16 crores', 1_16_00_000],
    ['-2 lakh', -2_00_000],
    ['50k', 50_000],
    ['5 thousand', 5000],
    ['१० लाख', 10_00_000],
    ['१.५ करोड़', 1_50_00_000],
    ['१.५ करो\u095c', 1_50_00_000], // the same word in another spelling of its letters
    ['५ हज़ार', 5000],
  ])('reads a multiple: %s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('odd numbers', () => {
  it('of any size stay numbers', () => {
    expect(parseNumber('1e308')).toBe(1e308);
    expect(parseNumber('123456789012345678901234567890')).toBeCloseTo(1.2345678901234568e29, -16);
    expect(parseNumber('0.0000000001')).toBe(1e-10);
  });

  it.each(['1e309', '1e308 lakh', '9'.repeat(400)])('too large for any figure are none: %s', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('with many digits are read without a loss', () => {
    expect(parseNumber('123456789012345')).toBe(123_456_789_012_345);
    expect(parseNumber('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('text that is no number', () => {
  it.each([
    '',
    '   ',
    'abc',
    '-',
    '+',
    '.',
    '₹',
    'Rs.',
    '%',
    'lakh',
    'e5',
    '1e',
    '--5',
    '5-',
    '1.2.3',
    '12abc',
    '10 lakhx',
    '10 lakh crore rupees',
    '0x10',
    'NaN',
    'Infinity',
    '-∞',
    '2026-04-01',
    '5+5',
    '<b>5</b>',
    '10 constructor',
    '10 __proto__',
    '10 toString',
  ])('is refused: %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('is never read as NaN or infinite, whatever it is', () => {
    const part = fc.constantFrom('1', '०', '9', '.', ',', '-', 'e', '₹', ' ', '%', 'lakh', 'cr', 'k', 'x', '/-');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const value = parseNumber(text);
          if (value !== null) expect(value).toSatisfy(Number.isFinite);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('what the page itself writes', () => {
  it('is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_99_99_999, max: 99_99_99_999 }), (hundredths) => {
        const value = hundredths / 100 || 0;
        expect(parseNumber(formatNumber(value))).toBe(value);
        expect(parseNumber(formatPercent(value))).toBe(value);
        expect(parseNumber(formatRupees(value, 2))).toBe(value);
      }),
    );
  });
});
