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

describe('the tax', () => {
  it('of short-term gains is 20% for equity and the slab’s rate for all else', () => {
    expect(taxOf({ boughtOn: '2026-04-01' })).toMatchObject({ term: 'short', method: 'short', rate: 20, plainTax: 0 });
    expect(taxOf({ boughtOn: '2026-04-01' }).tax).toBeCloseTo(104_000, 8);
    expect(taxOf({ asset: 'gold', boughtOn: '2026-04-01' }).tax).toBeCloseTo(156_000, 8);
    expect(taxOf({ asset: 'debtFund', slabRate: 5 }).tax).toBeCloseTo(500_000 * 0.125 * 1.04, 8);
    expect(taxOf({ asset: 'debtFund', boughtOn: '2023-04-01', slabRate: 5 }).tax).toBeCloseTo(26_000, 8);
  });
  it('of property bought before 23 July 2024 is the lower of two for residents alone', () => {
    const home = { asset: 'property', purchasePrice: 800_000, salePrice: 2_500_000 } as const;
    const old = { ...home, boughtOn: '2007-06-15', soldOn: '2025-03-15' };
    expect(taxOf(old)).toMatchObject({ method: 'indexed', rate: 20 });
    expect(taxOf({ ...old, resident: false })).toMatchObject({ method: 'plain', indexedTax: 0, indexedCost: 0 });
    expect(taxOf({ ...home, boughtOn: '2024-07-22', soldOn: '2026-10-01' }).indexedCost).toBeGreaterThan(0);
    expect(taxOf({ ...home, boughtOn: '2024-07-23', soldOn: '2026-10-01' }).indexedCost).toBe(0);
  });
  it('takes the value of 2001 for what was bought before, and no improvement from before', () => {
    const land = { asset: 'property', boughtOn: '1995-05-01', purchasePrice: 100_000, salePrice: 5_000_000 } as const;
    const found = taxOf({ ...land, fairValue2001: 400_000, improvementCost: 50_000, improvedOn: '2000-01-01' });
    expect(found.cost).toBe(400_000);
    expect(found.indexedCost).toBeCloseTo(400_000 * 3.76, 6);
    expect(taxOf({ ...land, improvementCost: 50_000, improvedOn: '2001-04-01' }).cost).toBe(150_000);
    expect(taxOf({ ...land, asset: 'gold', fairValue2001: 400_000 }).cost).toBe(400_000);
    const since = { ...land, boughtOn: '2001-04-01', fairValue2001: 400_000 };
    expect(taxOf(since).cost).toBe(100_000);
    expect(taxOf({ ...since, boughtOn: '2010-05-01', asset: 'gold' }).cost).toBe(100_000);
  });
  it('indexes an improvement from the year it was made in', () => {
    // the index was 129 in 2007-08, 254 in 2015-16 and 363 in 2024-25
    const indexed = (800_000 * 363) / 129 + (100_000 * 363) / 254;
    const found = taxOf({
      ...{ asset: 'property', boughtOn: '2007-06-15', purchasePrice: 800_000, improvementCost: 100_000 },
      ...{ soldOn: '2025-03-15', salePrice: 3_000_000 },
    });
    expect(found).toMatchObject({ cost: 900_000, gain: 2_100_000, method: 'indexed', indexKnown: true });
    expect(found.indexedCost).toBeCloseTo(indexed, 6);
    expect(found.plainTax).toBeCloseTo(2_100_000 * 0.125 * 1.04, 6);
    expect(found.tax).toBeCloseTo((3_000_000 - indexed) * 0.2 * 1.04, 6);
    expect(found.netProceeds).toBeCloseTo(3_000_000 - (3_000_000 - indexed) * 0.208, 6);
  });
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

describe('reliefs and losses', () => {
  const gold = { asset: 'gold', boughtOn: '2020-04-01', purchasePrice: 400_000, salePrice: 1_000_000 } as const;
  const land = { ...gold, asset: 'property', reinvestedIn: 'bonds54EC' } as const;
  const house = { ...gold, reinvestedIn: 'house54F' } as const;
  const lost = { shortLosses: 100_000, longLosses: 50_000 };
  // a gain of 6 lakh, less the expenses; by 54F the part of it that the house is of the net price is free
  it.each<[string, Partial<Sale>, number, number, number]>([
    ['half of the price in a house', { ...house, reinvested: 500_000 }, 300_000, 0, 300_000],
    ['half of the price less 1 lakh', { ...house, reinvested: 450_000, expenses: 100_000 }, 250_000, 0, 250_000],
    ['a house dearer than the price', { ...house, reinvested: 1_200_000 }, 600_000, 0, 0],
    ['a price that the expenses take up', { ...house, reinvested: 500_000, expenses: 1_000_000 }, 0, 0, 0],
    ['bonds for 1 lakh', { ...land, reinvested: 100_000 }, 100_000, 0, 500_000],
    ['bonds for more than the gain', { ...land, reinvested: 700_000 }, 600_000, 0, 0],
    ['losses of both terms', { ...gold, ...lost }, 0, 150_000, 450_000],
    ['losses after a house', { ...house, reinvested: 500_000, ...lost, longLosses: 300_000 }, 300_000, 300_000, 0],
    ['losses, of a short-term gain', { ...gold, ...lost, boughtOn: '2026-04-01' }, 0, 100_000, 500_000],
  ])(
    'with %s, what is exempt, the loss used and what is taxed add up to the gain',
    (_title, changed, exemptReinvested, lossUsed, taxableGain) => {
      expect(taxOf(changed)).toMatchObject({ exemptReinvested, lossUsed, taxableGain });
    },
  );
});

// section 194-IA: 1% of a price from ₹50 lakh
it('the buyer of a property deducts tax from ₹50 lakh on, of a seller who lives in India', () => {
  const tds = (changed: Partial<Sale>) => taxOf({ asset: 'property', salePrice: 5_000_000, ...changed }).tds;
  expect(tds({})).toBe(50_000);
  expect(tds({ salePrice: 4_999_999 })).toBe(0);
  expect(tds({ resident: false })).toBe(0);
  expect(tds({ asset: 'gold' })).toBe(0);
  const doubled = { ...gainsLaw, buyerDeducts: { ...gainsLaw.buyerDeducts, rate: 2 } };
  expect(taxOnSale({ ...sale, asset: 'property', salePrice: 5_000_000 }, doubled)).toMatchObject({ tds: 100_000 });
});

// section 55(2)(b)
it('the stamp duty value of 2001 limits the fair value of property alone', () => {
  const old = { boughtOn: '1999-04-01', purchasePrice: 100_000, fairValue2001: 500_000, stampValue2001: 200_000 };
  expect(taxOf({ ...old, asset: 'property' }).cost).toBe(200_000);
  expect(taxOf({ ...old, asset: 'gold' }).cost).toBe(500_000);
});
