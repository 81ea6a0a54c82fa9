import { describe, expect, it } from 'vitest';
import { type Age, type Year, years } from './oracle.ts';
import { taxOn } from './run.ts';

type Figures = readonly (readonly [taxable: number, tax: number])[];

const old: Figures = [
  [500_000, 0],
  [500_010, 13_000],
  [700_000, 54_600],
  [1_000_000, 117_000],
  [1_500_000, 273_000],
  [5_000_000, 1_365_000],
  [5_100_000, 1_469_000],
  [10_100_000, 3_321_500],
];
const from2025: Figures = [
  [1_200_000, 0],
  [1_210_000, 10_400],
  [1_250_000, 52_000],
  [1_500_000, 109_200],
  [2_500_000, 343_200],
  [5_050_000, 1_175_200],
  [10_000_010, 2_951_530],
  [50_000_000, 18_954_000],
];
const now: Record<Year, Figures> = {
  '2024-25': [
    [700_000, 0],
    [710_000, 10_400],
    [715_000, 15_600],
    [1_000_000, 62_400],
    [1_500_000, 156_000],
    [5_100_000, 1_352_000],
    [60_000_000, 23_010_000],
  ],
  '2025-26': [
    [710_000, 10_400],
    [1_000_000, 52_000],
    [1_200_000, 83_200],
    [1_500_000, 145_600],
    [5_100_000, 1_341_600],
  ],
  '2026-27': from2025,
  'TY2026-27': from2025,
};

describe.each(years)('published figures of %s', (year) => {
  it.each(old)('old regime, taxable %d → %d', (taxable, tax) => {
    expect(taxOn(taxable, 'old', year)).toBe(tax);
  });
  it.each<[Age, number]>([
    ['60to79', 114_400],
    ['80plus', 104_000],
  ])('old regime, taxable 10 lakh, %s → %d', (age, tax) => {
    expect(taxOn(1_000_000, 'old', year, age)).toBe(tax);
  });
  it.each(now[year])('new regime, taxable %d → %d', (taxable, tax) => {
    expect(taxOn(taxable, 'new', year)).toBe(tax);
  });
});

// the statute's 37% above 5 crore in the old regime, and its relief. By hand: tax in the slabs at 5 crore is
// 1,48,12,500, with 25% 1,85,15,625; ₹10 more is at most ₹10 more before cess. At 6 crore 1,78,12,500 × 1.37 × 1.04
describe.each(years)('the highest surcharge of the old regime in %s', (year) => {
  it.each([
    [50_000_000, 19_256_250],
    [50_000_010, 19_256_260],
    [53_000_000, 22_376_250],
    [60_000_000, 25_379_250],
  ])('taxable %d → %d', (taxable, tax) => {
    expect(taxOn(taxable, 'old', year)).toBe(tax);
  });
});
