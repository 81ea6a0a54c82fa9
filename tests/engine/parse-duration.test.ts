import { describe, expect, it } from 'vitest';
import { parseDuration } from '#src/engine/parse.ts';

describe('a duration', () => {
  // months, which are whole numbers, so that nothing is compared by its last binary digit
  it.each([
    ['18 months', 18],
    ['1y 6m', 18],
    ['1y6m', 18],
    ['1 yr 6 mos', 18],
    ['1 yr. 6 mths.', 18],
    ['1 Year, 6 Months', 18],
    ['1 year and 6 months', 18],
    ['2 YEARS', 24],
    ['2 yrs', 24],
    ['7 month', 7],
    ['6m', 6],
    ['1.5', 18],
    ['.5 y', 6],
    ['1½', 18],
    ['1  ½ years', 18],
    ['½ year', 6],
    ['2¾ years', 33],
    ['0 years 8 months', 8],
    ['1 year 18 months', 30],
    ['1,200 months', 1200],
    ['0', 0],
    ['0 months', 0],
    ['१८ महीने', 18],
    ['१ साल ६ महीने', 18],
    ['1 साल और 6 महीने', 18],
    ['2 वर्ष', 24],
    ['5 माह', 5],
    ['6 मास', 6],
    ['5 varsh', 60],
    ['2 saal 6 mahine', 30],
    ['1 महीना', 1],
    ['\u00a01\u00a0year\u200b 6 months ', 18],
    ['-6 months', -6],
    ['-2', -24],
    ['−1 year 6 months', -18],
  ])('is read: "%s"', (text, months) => {
    expect((parseDuration(text) ?? Number.NaN) * 12).toBeCloseTo(months, 9);
  });

  it.each([
    ['18', 18],
    ['18 months', 18],
    ['1 year', 12],
    ['2.5 years', 30],
    ['1 साल', 12],
    ['1,200', 1200],
    ['-6', -6],
  ])('is read where the box shows months: "%s"', (text, months) => {
    expect((parseDuration(text, 'months') ?? Number.NaN) * 12).toBeCloseTo(months, 9);
  });

  it.each([
    ['444 days', 444],
    ['444d', 444],
    ['1 day', 1],
    ['444 din', 444],
    ['४४४ दिन', 444],
    ['1 year 79 days', 444],
    ['1y 79d', 444],
    ['1 year', 365],
    ['730', 730 * 365],
  ])('in days is read where the box takes days: "%s"', (text, days) => {
    expect((parseDuration(text, 'years', true) ?? Number.NaN) * 365).toBeCloseTo(days, 9);
  });

  it('that is a plain number counts days where the box shows days', () => {
    expect((parseDuration('444', 'days', true) ?? Number.NaN) * 365).toBeCloseTo(444, 9);
    expect(parseDuration('1 year', 'days', true)).toBe(1);
  });

  it('is refused at once where it is far too long', () => {
    for (const text of ['1#½', '1#x½', '1 year#1', 'x#x'])
      expect(parseDuration(text.replace('#', ' '.repeat(100_000)), 'years', true)).toBeNull();
  });

  it('of nothing has no sign', () => {
    expect(parseDuration('-0 months')).toBe(0);
  });

  it.each([
    ...['', '  '],
    ...'years | months | and | , | - | abc | 3 weeks | 444 days | 12d | 1y2y | ½½ | 1 lakh months | ∞ years | ₹5 years'.split(
      ' | ',
    ),
    ...'6 months 1 year | 1.5 years 6 months | 1 year 6 | 1 year 6 months 2 days | 1 year -6 months'.split(' | '),
    ...'--6 months | 1,2,3 years | 1 year 1,2,3 months | 1,2,3 years 6 months'.split(' | '),
  ])('is not read from "%s"', (text) => {
    expect(parseDuration(text)).toBe(null);
    expect(parseDuration(text, 'months')).toBe(null);
  });
});
