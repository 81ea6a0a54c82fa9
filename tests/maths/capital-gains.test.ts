import { describe, expect, it } from 'vitest';
import { type Asset, isLongTerm, type Sale, taxOnSale } from '#maths/capital-gains.ts';
import { costIndexOn } from '#maths/tax-laws.ts';
import { gainsLaw as lawOfToday } from '#tools/tax/capital_gains/law.ts';

/** The law as it was known in November 2026: a later index or year must not change what is tested here. */
const gainsLaw = {
  ...lawOfToday,
  salesUntil: '2027-03-31',
  index: lawOfToday.index.filter(({ from }) => from < '2026-04-01'),
};

const sale: Sale = {
  ...{ asset: 'equity', boughtOn: '2022-04-01', soldOn: '2026-10-01', purchasePrice: 500_000, salePrice: 1_000_000 },
  ...{ expenses: 0, fairValue2018: 0, otherEquityGains: 0, resident: true, improvementCost: 0 },
  ...{ improvedOn: '2015-04-01', saleIndex: 0, fairValue2001: 0, slabRate: 30 },
  ...{ stampValue2001: 0, reinvestedIn: 'none', reinvested: 0, shortLosses: 0, longLosses: 0 },
};
function taxOf(changed: Partial<Sale>) {
  const found = taxOnSale({ ...sale, ...changed }, gainsLaw);
  if (!found.ok) throw new Error(found.why);
  return found;
}
function refused(changed: Partial<Sale>): string {
  const found = taxOnSale({ ...sale, ...changed }, gainsLaw);
  return found.ok ? 'computed' : `${found.field}: ${found.why}`;
}

// the scenarios of the Board's questions and answers of 4 February 2018, with more of them on MProfit's help page
describe('shares bought in January 2017, by the value on 31 January 2018', () => {
  it.each([
    [100, 200, 250, 50],
    [100, 200, 150, 0],
    [100, 50, 150, 50],
    [100, 200, 50, -50],
    [100, 50, 25, -75],
    [100, 50, 75, -25],
    [0, 200, 250, 50],
    [0, 200, 150, 0],
  ])('cost %d, value %d, sold at %d: a gain of %d', (purchasePrice, fairValue2018, salePrice, gain) => {
    expect(taxOf({ boughtOn: '2017-01-01', purchasePrice, fairValue2018, salePrice }).gain).toBe(gain);
  });
  it('that value counts for shares bought by that day only', () => {
    const given = { purchasePrice: 100, fairValue2018: 200, salePrice: 250 };
    expect(taxOf({ ...given, boughtOn: '2018-01-31' }).gain).toBe(50);
    expect(taxOf({ ...given, boughtOn: '2018-02-01' }).gain).toBe(150);
  });
});

it.each<[Asset, string, string, boolean]>([
  ['equity', '2025-06-10', '2026-06-10', false],
  ['equity', '2025-06-10', '2026-06-11', true],
  ['property', '2024-06-10', '2026-06-10', false],
  ['property', '2024-06-10', '2026-06-11', true],
  ['equity', '2024-02-29', '2025-02-28', false],
  ['equity', '2024-02-29', '2025-03-01', true],
  ['gold', '2024-02-29', '2026-02-28', false],
  ['gold', '2024-02-29', '2026-03-01', true],
  ['equity', '2023-12-31', '2024-12-31', false],
  ['debtFund', '2023-03-31', '2026-10-01', true],
  ['debtFund', '2023-04-01', '2026-10-01', false],
])('the term of %s bought on %s and sold on %s: long is %s', (asset, boughtOn, soldOn, long) => {
  expect(isLongTerm({ asset, boughtOn, soldOn }, gainsLaw)).toBe(long);
});

describe('the cost inflation index', () => {
  const table = gainsLaw.index;
  it.each<[string, number, boolean]>([
    ['1980-01-01', 100, true],
    ['2001-03-31', 100, true],
    ['2002-03-31', 100, true],
    ['2002-04-01', 105, true],
    ['2024-07-23', 363, true],
    ['2026-03-31', 376, true],
    ['2026-04-01', 376, false],
    ['2031-01-01', 376, false],
  ])('of %s is %d; known: %s', (day, value, known) => {
    expect(costIndexOn(table, day)).toEqual({ value, known });
  });
  it('says so where a sale lies beyond the table, unless its index is given', () => {
    const home = { asset: 'property', boughtOn: '2010-05-01' } as const;
    expect(taxOf({ ...home, soldOn: '2026-10-01' }).indexKnown).toBe(false);
    expect(taxOf({ ...home, soldOn: '2026-10-01', saleIndex: 390 }).indexKnown).toBe(true);
    expect(taxOf({ ...home, soldOn: '2026-03-31' }).indexKnown).toBe(true);
    const later = { improvementCost: 10, improvedOn: '2026-05-01' };
    expect(taxOf({ ...home, soldOn: '2026-10-01', saleIndex: 390, ...later }).indexKnown).toBe(false);
    // the day of an improvement that was not made does not count
    expect(taxOf({ ...home, soldOn: '2026-03-31', improvedOn: '2026-05-01' }).indexKnown).toBe(true);
  });
});

it.each<[Partial<Sale>, string]>([
  [{ soldOn: '2024-07-22' }, 'soldOn: beforeLaw'],
  [{ soldOn: '2024-07-23' }, 'computed'],
  [{ soldOn: '2027-03-31' }, 'computed'],
  [{ soldOn: '2027-04-01' }, 'soldOn: afterLaw'],
  [{ soldOn: '2026-01-01', boughtOn: '2026-01-02' }, 'soldOn: beforePurchase'],
  [{ soldOn: '2026-01-01', boughtOn: '2026-01-01' }, 'computed'],
  [{ asset: 'property', improvementCost: 1 }, 'improvedOn: notWhileOwned'],
  [{ asset: 'property', improvementCost: 1, improvedOn: '2026-10-02' }, 'improvedOn: notWhileOwned'],
  [{ asset: 'property', improvementCost: 1, improvedOn: '2026-10-01' }, 'computed'],
  [{ asset: 'property', improvementCost: 1, improvedOn: '2022-04-01' }, 'computed'],
  [{ asset: 'property', improvementCost: 0 }, 'computed'],
  [{ asset: 'gold', improvementCost: 1 }, 'computed'],
])('days that are refused, %j: %s', (changed, outcome) => {
  expect(refused(changed)).toBe(outcome);
});

// sections 54, 54EC and 54F
it('a relief is refused for a short-term gain, and bonds for what is no property, but only where something was put in', () => {
  const short: Partial<Sale> = {
    asset: 'property',
    boughtOn: '2025-04-01',
    reinvestedIn: 'bonds54EC',
    reinvested: 100_000,
  };
  expect(refused(short)).toBe('reinvestedIn: onlyLong');
  expect(refused({ ...short, asset: 'gold', boughtOn: '2020-04-01' })).toBe('reinvestedIn: notForAsset');
  expect(refused({ ...short, reinvested: 0 })).toBe('computed');
  expect(refused({ ...short, reinvestedIn: 'none' })).toBe('computed');
});

// section 55(2)(b)
it('the stamp duty value of 2001 limits the fair value of property alone', () => {
  const old = { boughtOn: '1999-04-01', purchasePrice: 100_000, fairValue2001: 500_000, stampValue2001: 200_000 };
  expect(taxOf({ ...old, asset: 'property' }).cost).toBe(200_000);
  expect(taxOf({ ...old, asset: 'gold' }).cost).toBe(500_000);
});
