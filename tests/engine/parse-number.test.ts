import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent, formatRupees } from '#src/engine/format.ts';
import { parseNumber } from '#src/engine/parse.ts';

const each = (texts: string) => texts.split(' | ');

describe('a number as people type and paste it', () => {
  it.each([
    ['₹12,34,567', 12_34_567],
    ['1,234,567', 12_34_567],
    ['12 34 567', 12_34_567],
    ['12\u00a034\u00a0567', 12_34_567], // no-break spaces, as pages have them
    ['12\u202f34\u202f567', 12_34_567],
    ['.5', 0.5],
    ['½', 0.5],
    ['2½ lakh', 250_000],
    ['1,000½', 1000.5],
    ['1\u00a0½', 1.5],
    ['१ ½', 1.5],
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
    ['1 yr', 1],
    ['1 year', 1],
    ['5 saal', 5],
    ['5 वर्ष', 5],
    ['5 yrs.', 5],
    ['8.5 per cent', 8.5],
    ['8.5 प्रतिशत', 8.5],
    ['5000 rs', 5000],
    ['रुपये 5000', 5000],
    ['रु 5000', 5000],
    ['रु. 5000', 5000],
    ['₹-5,000', -5000],
    ['-0', 0],
    ['  42\n', 42],
    ['1e5', 100_000],
    ['.25e2', 25],
    ['1e+5', 100_000],
    ['1e-2', 0.01],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ['१२,३४,५६७', 12_34_567], // Devanagari
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
    ['10 lacs', 10_00_000],
    ['2 c', 2_00_00_000],
    ['10L', 10_00_000],
    ['1.1 lakh', 1_10_000], // 110000.00000000001 in binary
    ['1.5 cr', 1_50_00_000],
    ['1.5 Crore', 1_50_00_000],
    ['₹1.16 crores', 1_16_00_000],
    ['-2 lakh', -2_00_000],
    ['50k', 50_000],
    ['5 thousand', 5000],
    ['5 karod', 5_00_00_000],
    ['2 hazaar', 2000],
    ['2 hazar', 2000],
    ['१० लाख', 10_00_000],
    ['१.५ करोड़', 1_50_00_000],
    ['१.५ करो\u095c', 1_50_00_000], // the same word in another spelling of its letters
    ['५ हज़ार', 5000],
  ])('reads a multiple: %s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('an amount in parts', () => {
  it.each([
    ['1 crore 20 lakh', 1_20_00_000],
    ['1 lakh 25 हज़ार', 1_25_000],
    ['1 lakh 25 ह\u095bार', 1_25_000], // one letter
    ['1 lakh 25 ह\u091c\u093cार', 1_25_000], // the same as two
    ['1 lakh 25 हजार', 1_25_000],
    ['१ करो\u0921\u093c २० लाख ५ हज़ार', 1_20_05_000],
    ['1 crore 20 lakh 5000', 1_20_05_000],
    ['1 crore 5,000', 1_00_05_000],
    ['2cr50l', 2_50_00_000],
    ['2 Cr. 50 L.', 2_50_00_000],
    ['1 crore, 20 lakh', 1_20_00_000],
    ['1 crore,20 lakh', 1_20_00_000],
    ['₹1 crore 20 lakh/-', 1_20_00_000],
    ['-1 lakh 50 thousand', -1_50_000],
    ['1.1 lakh 50 k', 1_60_000], // 160000.00000000003 in binary
    ['5 thousand 2 hundred 50', 5250],
    ['1 crore\u00a020\u00a0lakh', 1_20_00_000],
    ['10 lakh rupees', 10_00_000],
    ['5000 रुपये', 5000],
    ['Rs. 2 Cr.', 2_00_00_000],
  ])('is read as its sum: %s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    // the smaller part first, and a part as large as the one before it
    ...each('20 lakh 1 crore | 1 lakh 2 lakh | 1 lakh 150 thousand | 1 lakh 1,00,000'),
    ...each('1 crore lakh | 1 crore 20 lakhx | 1 crore -20 lakh | 1 crore ++ 20 lakh | crore 20 lakh | 1e5 lakh'),
    // whoever writes 1,5 may mean 1.5
    ...each('1,5 crore | 1 crore 2,5 lakh | ,5 lakh'),
  ])('is no number where its parts do not go down in size: %s', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('marks between digits', () => {
  it.each([
    ['100,000,000', 10_00_00_000],
    ['123 456 789', 12_34_56_789],
    ["12'34'567", 12_34_567],
    ['1’234’567', 12_34_567],
  ])('group them: %s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    // European groups, lists, and two cells of a spreadsheet
    ...each('12.34.567 | 1.234.567 | 1.234,56 | 1,2,3 | 2026,04,01 | 500, 600 | 10 20 | 100\t200 | 100\n200'),
    // whoever writes 8,5 may mean 8.5
    ...each(',5 | 8,5 | 88,4%'),
    ...each('12,34 567 | 1,2 3 | 12, 34, 567 | 10,00,00 | 10,00, | 10,0 | 1298,34,567 | 12,,567 | 1 2,345'),
    ...each("1'2 | 10²"),
  ])('that are no groups make no number: %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('marks that nobody sees', () => {
  const marks = [0xad, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0xfeff];
  for (const [from, to] of [
    [0x202a, 0x202e],
    [0x2060, 0x2069],
  ] as const)
    for (let code = from; code <= to; code++) marks.push(code);

  it.each(marks.map((code) => [code.toString(16), String.fromCodePoint(code)] as const))(
    'U+%s is ignored',
    (_, mark) => {
      expect(parseNumber(`${mark}12,34,567${mark}`)).toBe(12_34_567);
      expect(parseNumber(`12,${mark}34,5${mark}67`)).toBe(12_34_567);
      expect(parseNumber(`₹${mark}1 cro${mark}re ${mark}20 lakh`)).toBe(1_20_00_000);
      expect(parseNumber(`-${mark}5`)).toBe(-5);
      expect(parseNumber(mark)).toBeNull();
    },
  );
});

describe('odd numbers', () => {
  it('of any size stay numbers', () => {
    expect(parseNumber('1e308')).toBe(1e308);
    expect(parseNumber('123456789012345678901234567890')).toBeCloseTo(1.2345678901234568e29, -16);
    expect(parseNumber('0.0000000001')).toBe(1e-10);
  });
});

describe('text that is no number', () => {
  it.each([
    ...['', '   '],
    ...each(
      'abc | - | + | . | ₹ | Rs. | % | lakh | e5 | 1e | --5 | 5- | 1.2.3 | 12abc | 0x10 | 0x1e5 | -₹-5 | 5%6 | 1e5x',
    ),
    // a unit within a word is none
    ...each('10 lakhx | 5 lakhy | 5 crs | 10 lakh crore rupees | 5 years 6 | 18 months | 2026-04-01 | 5+5 | <b>5</b>'),
    ...each('NaN | Infinity | -∞ | 10 constructor | 10 __proto__ | 10 toString'),
    // too large for any figure
    ...each('1e309 | 1e308 lakh'),
  ])('is refused: %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('is refused at once where it is far too long', () => {
    // a pattern that tries every space again would take minutes
    for (const space of [' ', '\u00a0'])
      for (const text of ['1#1', 'x#x', '1#x%', '₹#₹', '1 crore#x'])
        expect(parseNumber(text.replace('#', space.repeat(100_000)))).toBeNull();
    expect(parseNumber(`${' '.repeat(100_000)}1${' '.repeat(100_000)}`)).toBe(1);
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
