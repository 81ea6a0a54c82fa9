import { describe, expect, it } from 'vitest';
import type { Quantity } from '#src/engine/ask/line.ts';
import { readLine, wordsOf } from '#src/engine/ask/line.ts';

const PERIODS: Readonly<Record<number, string>> = { 0: 'other', 1: 'month', 3: 'quarter', 6: 'half year', 12: 'year' };
const said = ({ kind, value, per, perhapsAge }: Quantity) =>
  [kind, value, per !== undefined && `per ${PERIODS[per]}`, perhapsAge && 'or an age'].filter(Boolean).join(' ');
/** The parts of a line: `money 5000000, time 20, emi`. */
const read = (line: string) => readLine(line).parts.map((part) => (typeof part === 'string' ? part : said(part)));

describe('a number of a line', () => {
  it.each([
    ['emi 50 lakh 8.5 20 years', 'emi, money 5000000, plain 8.5, time 20'],
    ['SIP 10K 15 yrs 12%', 'sip, money 10000, time 15, percent 12'],
    ['५० लाख होम लोन ८.५% २० साल', 'money 5000000, होम, लोन, percent 8.5, time 20'],
    ['fd 2½ lakh 7½% ¾ years', 'fd, money 250000, percent 7.5, time 0.75'],
    // other spellings, and words of other languages
    ['3 laakhh 2 hajaar 5 saaal', 'money 302000, time 5'],
    ['5 லட்சம் கடன் 10% 5 வருடம்', 'money 500000, loan, percent 10, time 5'],
    // the period of a rate stands before it too, where its noun follows
    ['monthly 2% interest', 'percent 2 per month, interest'],
    ['monthly 12%', 'monthly, percent 12'],
    // multiples fall
    ['1 crore 20 lakh 5 thousand', 'money 12005000'],
    ['1.1 lakh 50k', 'money 160000'],
    ['20 lakh 1 crore', 'money 2000000, money 10000000'],
    ['20 lakh 30 lakh', 'money 2000000, money 3000000'],
    // what tells money
    ['₹500 loan rs. 600', 'money 500, loan, money 600'],
    ['700 inr 800/- 1,50,000', 'money 700, money 800, money 150000'],
    ['rs5000 sip5000', 'money 5000, sip, plain 5000'],
    ['sip5k emi50l form16', 'sip, money 5000, emi, money 5000000, form16'],
    // written without a space, it is no address
    ['loan 50l@8.5%', 'loan, money 5000000, at, percent 8.5'],
    ['5 lakh rupees loan', 'money 500000, loan'],
    ['6 ₹20 7 rs.2.5 ₹2026', 'plain 6, money 20, plain 7, money 2.5, money 2026'],
    ['5000₹ 10 sip₹.5 lakh', 'money 5000, plain 10, sip, money 50000'],
    // percent and ratios
    ['8.5 per cent 9 pct 10 प्रतिशत', 'percent 8.5, percent 9, percent 10'],
    ['double 3x 4 guna triple', 'ratio 2, ratio 3, ratio 4, ratio 3'],
    ['8 per person', 'plain 8, per, person'],
    // days, but not the section 80D
    ['730 days 365 din 80d', 'time 2, time 1, 80d'],
    ['fd at 7 @ 8', 'fd, at, plain 7, at, plain 8'],
    ['fd at 7% @ 8 lakh', 'fd, at, percent 7, at, money 800000'],
    // a flat rate is said short, and a flat is a home too
    ['14% flat 3 years', 'percent 14, flat, rate, time 3'],
    ['14% flat rate', 'percent 14, flat, rate'],
    ['१४% फ्लैट', 'percent 14, फ्लैट, रेट'],
    // the period behind it goes to its rate, unless it may be of the EMI
    ['2% flat per month', 'percent 2 per month, flat, rate'],
    ['2% flat byaj har mahine 3 years', 'percent 2 per month, flat, rate, byaj, time 3'],
    ['2% flat p.m. 12', 'percent 2 per month, flat, rate, plain 12'],
    ['2% flat mahina 12 months', 'percent 2 per month, flat, rate, time 1'],
    ['14% flat per month ki emi', 'percent 14, flat, rate, per, month, ki, emi'],
    ['14% flat monthly 3 years', 'percent 14, flat, rate, monthly, time 3'],
    ['12% flat monthly 12000', 'percent 12, flat, rate, money 12000 per month'],
    ['80 lakh flat 8%', 'money 8000000, flat, percent 8'],
  ])('has its value and kind: %s', (line, parts) => {
    expect(read(line).join(', ')).toBe(parts);
    expect(readLine(line)).toMatchObject({ text: line, readable: true, unreadable: [] });
  });

  it.each([
    ['pachas hazaar ka 2 rupaye saikda byaj', 'money 50000, ka, percent 2 per month, byaj'],
    ['2 rupaye saikda mahina', 'percent 2 per month'],
    ['1.5 saikda har saal', 'percent 1.5 per month, har, saal'],
    ['twenty five lakh', 'money 2500000'],
    ['twenty ten', 'plain 20, ten'],
    ['twenty twenty', 'plain 20, plain 20'],
    ['pachas paanch', 'plain 50, plain 5'],
    ['do sau pachas', 'money 200, plain 50'],
    // words that are numbers only before a multiple or a unit
    ['do lakh do saal do loan', 'money 200000, time 2, do, loan'],
    ['dedh lakh, dhai saal', 'money 150000, time 2.5'],
    ['half loan, half yearly', 'half, loan, half, yearly'],
    ['sava lakh, saadhe saat lakh', 'money 125000, money 750000'],
    ['paune do crore', 'money 17500000'],
    ['sava 8%', 'percent 8.25'],
    ['sava loan saadhe', 'sava, loan, saadhe'],
  ])('may be a word: %s', (line, parts) => {
    expect(read(line).join(', ')).toBe(parts);
  });

  it.each([
    ['24 lpa', 'money 2400000 per year'],
    ['2.3 lpa', 'money 230000 per year'],
    ['24lpa 5000pm 2saikda', 'money 2400000 per year, money 5000 per month, percent 2 per month'],
    ['50k per month', 'money 50000 per month'],
    ['50000 a month', 'money 50000 per month'],
    ['5000 rs har mahine', 'money 5000 per month'],
    ['5000/month 6000/year', 'money 5000 per month, money 6000 per year'],
    ['5000/saal', 'money 5000 per year'],
    ['monthly 5000', 'money 5000 per month'],
    ['monthly rs 5000 rs', 'money 5000 per month'],
    ['monthly 5000 10 years', 'money 5000 per month, time 10'],
    ['har saal 20 saal', 'har, saal, time 20'],
    ['12 lakh p.a. 100 daily', 'money 1200000 per year, money 100 per other'],
    ['8% per annum 1% a month', 'percent 8 per year, percent 1 per month'],
    // the period of a result
    ['18 lakh monthly in hand', 'money 1800000, monthly, in, hand'],
    ['8% har mahine kitna', 'percent 8, har, mahine, kitna'],
    ['18 lakh annual income 2000 mahina byaj', 'money 1800000, annual, income, plain 2000, mahina, byaj'],
    ['5000 per month in rd', 'money 5000 per month, in, rd'],
    ['interest monthly 5000', 'interest, monthly, plain 5000'],
    // a large count of months is an amount a month
    ['10000 mahina 480 mahine', 'money 10000 per month, time 40'],
    ['481 mahine 1 lakh mahina', 'money 481 per month, money 100000 per month'],
  ])('has its period: %s', (line, parts) => {
    expect(read(line).join(', ')).toBe(parts);
  });

  it.each([
    ['18 months, 3 mahine', 'time 1.5, time 0.25'],
    ['dedh mahina, half yearly', 'time 0.125, half, yearly'],
    // "i am" begins something else there
    ['5 years i am senior', 'time 5, i, am, senior'],
    ['300 yrs, 300 saal', 'time 300, time 300'],
    ['12 lakh lpa', 'money 1200000 per year'],
    ['50 लाख रुपये - 20 साल', 'money 5000000, time 20'],
    ['600 months', 'time 50'],
    ['1 year 6 months', 'time 1.5'],
    ['1 year 6 lakh', 'time 1, money 600000'],
    ['age 30, aged 40 years old', 'age 30, age 40'],
    ['30 years old, umar 35 saal', 'age 30, age 35'],
    ['30 saal 6 mahine ki umar', 'age 30.5'],
    ['3 saal ki beti', 'time 3 or an age, ki, beti'],
  ])('may be a time or an age: %s', (line, parts) => {
    expect(read(line).join(', ')).toBe(parts);
  });

  it('keeps what was typed, beside the words', () => {
    const line = readLine('emi 1 Crore 20 LAKH @ 8.5 per cent');
    const { parts } = line;
    expect(wordsOf(line)).toEqual(['emi', 'at']);
    expect(parts.flatMap((part) => (typeof part === 'string' ? [] : part.text))).toEqual([
      '1 crore 20 lakh',
      '8.5 per cent',
    ]);
  });
});

describe('words that belong to a number', () => {
  it.each([
    // every period, before and after the amount
    [
      'sip 15000 every quarter, 12000 a qtr, har timahi 9000',
      'sip, money 15000 per quarter, money 12000 per quarter, money 9000 per quarter',
    ],
    ['har saal 24000, 500/week, 5000 har din', 'money 24000 per year, money 500 per other, money 5000 per other'],
    ['30000 har chhe mahine, 6000 each half year', 'money 30000 per half year, money 6000 per half year'],
    ['har 3 mahine', 'quarterly'],
    // halves in words
    ['six and a half lakh, ten and a half years, 5 and half crore', 'money 650000, time 10.5, money 55000000'],
    ['five and a quarter lakh', 'money 525000'],
    // in "2 lakh 10k monthly" the month is hardly of both
    ['2 lakh 10k monthly, 1 lakh 20 hazar monthly', 'money 210000 per other, money 120000 per month'],
    // a rise
    ['10000 har saal 10% badhake', 'plain 10000, step, up, percent 10'],
    ['sip 5000 with 1000 increase every year', 'sip, plain 5000, with, step, up, plain 1000'],
    ['a 10% b badhake', 'a, percent 10, b, badhake'],
    // two ages
    ['umar 25 se 60 tak', 'age 25, to, age 60, tak'],
    ['till age 60 now 32', 'age 32, to, age 60'],
    ['now 32 till 60', 'age 32, to, age 60'],
    ['till 60, age 25', 'age 25, to, age 60'],
    ['till 60', 'till, age 60'],
    ['till 60 months, till 45 days', 'till, time 5, till, time 0.1232876712328767'],
    ['age 25 to 60 lakh', 'age 25, to, money 6000000'],
    // a flat rate before its loan
    ['flat 12% loan', 'flat, rate, percent 12, loan'],
    // slips of units
    ['7 yers, 5 lakkh, 3 mnths', 'time 7, money 500000, time 0.25'],
    ["don't, basic + da half-yearly", 'do, not, basic, da, half, yearly'],
    ['8.5% - 4 50l', 'percent 8.5, for, money 5000000'],
    ['8.5% - 20 years -> emi', 'percent 8.5, time 20, emi'],
  ])('are read with it: %s', (line, parts) => {
    expect(read(line).join(', ')).toBe(parts);
    expect(readLine(line).readable).toBe(true);
  });

  it.each(['gst 18‰ on 1000', 'fd 1 lakh 1᱒% 3 years', 'between 5 and 1.5 lakh'])('make it unusable: %s', (line) => {
    expect(readLine(line).readable).toBe(false);
  });
});

describe('what looks like a number', () => {
  it.each([
    ['80c 26AS 80ccd(1b)', '80c, 26as, 80ccd, 1b'],
    ['5c a1 loan', '5c, a1, loan'],
    ['tax 2026 2026-27 1950 2099', 'tax, 2026, 2026-27, 1950, 2099'],
    ['tax 2000 2100 1949 20265 12026', 'tax, plain 2000, plain 2100, plain 1949, plain 20265, plain 12026'],
    ['p.f. 12%', 'pf, percent 12'],
    ['loan 50 lakh - 8.5% - 20 years', 'loan, money 5000000, percent 8.5, time 20'],
    ['emi  4  8L', 'emi, for, money 800000'],
    ['salary5000p', 'salary, 5000p'],
    ['₹ % loan', '%, loan'],
  ])('is a name: %s', (line, parts) => {
    expect(read(line).join(', ')).toBe(parts);
    expect(readLine(line).readable).toBe(true);
  });

  it.each([
    ['loan 10-15 lakh', ['15 lakh', '10']],
    ['loan 10 to 15 lakh', ['15 lakh', '10']],
    ['home loan 5/10', ['10', '5']],
    ['8 - 9 years', ['9 years', '8']],
    ['loan -5000', ['5000']],
    ['1,2,3 lakh', ['1,2,3 lakh']],
    ['call 9876543210', ['9876543210']],
    ['call +91 98765', ['+91 98765']],
    ['call +44 20 7946 0018', ['+44 20 7946 0018']],
    ['on 31/02/2026 5 lakh', ['31/02/2026', '5 lakh']],
    ['on 15 december 5 lakh', ['15 december', '5 lakh']],
    ['rent on 5 may 20000', ['5 may', '20000']],
    ['loan 8% - 9%', ['9 %', '8 %']],
    ['loan 10 lakh - 15 lakh', ['15 lakh', '10 lakh']],
    ['sip 10k - 15k', ['15 k', '10 k']],
    ['loan 10—15 lakh', ['15 lakh', '10']],
    ['fd 5 years - 10 years', ['10 years', '5 years']],
    ['loan 8% -  9%', ['9 %', '8 %']],
    ['pan abcde1234f', ['abcde1234f']],
    ['a@b.in https://a.in/5 www.a.in', ['a@b.in', 'https://a.in/5', 'www.a.in']],
    ['1e5', ['1e5']],
    ['5 million', ['million', '5']],
    ['nan loan', ['nan']],
    ['5*6', ['*', '5', '6']],
  ])('makes the numbers of the line unusable: %s', (line, unreadable) => {
    const { readable, unreadable: found } = readLine(line);
    expect({ readable, found: [...found].sort() }).toEqual({ readable: false, found: [...unreadable].sort() });
  });

  it.each([
    ['ਇੰਕਮ', 'इंकम'],
    ['ਪੱਕਾ', 'पका'],
    ['কৰ ৰাখক', 'कर राखक'],
  ])('is not made of a letter that its script alone has: %s', (line, words) => {
    expect(wordsOf(readLine(line)).join(' ')).toBe(words);
  });

  it.each(['emi1/4/2026loan', 'emi31/2/2026loan'])('is a gap between the words beside it: %s', (line) => {
    expect(wordsOf(readLine(line))).toEqual(['emi', 'loan']);
  });

  it.each([
    ['10 may 2022', '2022-05-10'],
    ['1 sept 2026', '2026-09-01'],
    ['3rd march, 2025', '2025-03-03'],
    ['5 मई 2024', '2024-05-05'],
    ['31/12/2025', '2025-12-31'],
    ['1-4-2026', '2026-04-01'],
    ['2026-10-05', '2026-10-05'],
  ])('is no amount but a date: %s', (line, day) => {
    expect(readLine(line).parts).toEqual([{ text: line, value: Number.NaN, kind: 'date', day }]);
  });

  it.each(['5 lakh to 8%', 'up to 5 lakh'])('is no range between two units: %s', (line) => {
    expect(readLine(line).readable).toBe(true);
  });

  it('is not even looked at in a text of a million characters, which would hold the page up for minutes', () => {
    expect(readLine('9'.repeat(1_000_000)).readable).toBe(false);
    expect(readLine('emi 20 lakh '.repeat(80_000)).readable).toBe(false);
  });

  it('is not read beyond 160 characters, where anything may follow', () => {
    expect(readLine(`5 ${'a'.repeat(158)}`)).toMatchObject({ readable: true });
    expect(readLine(`5 ${'a'.repeat(159)}`)).toMatchObject({ readable: false, unreadable: ['5'] });
    expect(read(`${'a '.repeat(79)}1234567`).at(-1)).toBe('plain 12');
  });
});
