import { expect, it } from 'vitest';
import { financialYear, monthAfter } from '#maths/calendar.ts';

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
