import { expect, it } from 'vitest';
import { loanLimit } from '#maths/loan-limit.ts';

const lakh = 100_000;
/** The Reserve Bank's caps on home loans: 90% up to 30 lakh, 80% over 30 up to 75 lakh, 75% above. */
const caps = [
  { upTo: 30 * lakh, rate: 90 },
  { upTo: 75 * lakh, rate: 80 },
  { upTo: Number.POSITIVE_INFINITY, rate: 75 },
];

it.each([
  [0, 0],
  [20, 18],
  [33, 29.7],
  [35, 30], // 90% would be 31.5 lakh, which 80% does not allow
  [37, 30],
  [38, 30.4],
  [60, 48],
  [100, 75], // 80% would be 80 lakh, which 75% does not allow
  [120, 90],
  [1000, 750],
])('the largest home loan on a property worth %d lakh is %d lakh', (value, loan) => {
  expect(loanLimit(value * lakh, caps) / lakh).toBeCloseTo(loan, 9);
});
