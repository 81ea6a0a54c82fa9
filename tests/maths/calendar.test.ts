import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeYears } from '#maths/basics.ts';
import { dayNumber, daysBetween, financialYear, monthAfter } from '#maths/calendar.ts';
import { always } from '../always.ts';

it.each([
  ['2026-04-05', 0, '2026-04'],
  ['2026-04', 8, '2026-12'],
  ['2026-04', 9, '2027-01'],
  ['2026-12-31', 1, '2027-01'],
  ['2026-01-31', 1, '2026-02'],
  ['2026-03', -3, '2025-12'],
  ['2026-04', 240, '2046-04'],
  ['0999-12', 1, '1000-01'],
  ['2026-04', 12_000, '3026-04'],
])('months of the calendar: %s and %d months are %s', (from, count, month) => {
  expect(monthAfter(from, count)).toBe(month);
});

it.each([
  ['2027-04', '2027-28'],
  ['2028-03', '2027-28'],
  ['2028-03-31', '2027-28'],
  ['2028-04-01', '2028-29'],
  ['2027-01', '2026-27'],
  ['2099-12', '2099-00'],
  ['2009-05', '2009-10'],
])('Indian financial years: %s is in %s', (month, year) => {
  expect(financialYear(month)).toBe(year);
});

const DAY = 86_400_000;

describe('days between two dates', () => {
  it.each([
    ['2008-01-01', '2008-03-01', 60],
    ['2023-01-01', '2023-03-01', 59],
    ['2024-02-28', '2024-02-29', 1],
    ['1999-12-31', '2000-01-01', 1],
    ['1900-02-28', '1900-03-01', 1],
    ['2000-02-28', '2000-03-01', 2],
    ['2021-04-01', '2026-03-31', 1825],
    ['2026-03-31', '2021-04-01', -1825],
    ['0000-01-01', '0001-01-01', 366],
  ])('from %s to %s are %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('are those of the calendar that JavaScript has in UTC', () => {
    always([fc.integer({ min: -25_000, max: 60_000 }), fc.integer({ min: 0, max: 60_000 })], (start, length) => {
      const iso = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
      expect(daysBetween(iso(start), iso(start + length))).toBe(length);
    });
  });

  it.each([
    ...['2023-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2024-04-31', '2026-04-00', '2026-4-1', 'today', ''],
    ...['12026-01-01', '2026-01-010'],
  ])('do not exist where "%s" is no day', (day) => {
    expect(dayNumber(day)).toBeNaN();
  });
});

it.each([
  [0, []],
  [1, [1]],
  [3, [1, 2, 3]],
  [2.5, [1, 2, 2.5]],
  [0.25, [0.25]],
])('the years of a term: one of %d ends its years at %j', (term, ends) => {
  expect(wholeYears(term)).toEqual(ends);
});
