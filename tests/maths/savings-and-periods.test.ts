import { expect, it } from 'vitest';
import { wholeYears } from '#maths/periods.ts';
import { savingsYears } from '#maths/savings.ts';

it.each([
  [0, []],
  [1, [1]],
  [3, [1, 2, 3]],
  [2.5, [1, 2, 2.5]],
  [0.25, [0.25]],
])('the years of a term: one of %d ends its years at %j', (term, ends) => {
  expect(wholeYears(term)).toEqual(ends);
});

it('the years of a savings account accrues on a certificate of 10,000 at 7.7% the published 770, 829, 893, 962 and 1,036', () => {
  const years = savingsYears(
    5,
    () => 10_000,
    (year) => 10_000 * 1.077 ** year,
  );
  expect(years.map(({ interest }) => Math.round(interest))).toEqual([770, 829, 893, 962, 1036]);
  expect(years.map(({ deposit }) => deposit)).toEqual([10_000, 0, 0, 0, 0]);
  expect(years.at(-1)?.closing).toBeCloseTo(14_490.34, 2);
});
