import { describe, expect, it } from 'vitest';
import { type UnifiedPension, type UnifiedPensionLaw, unifiedPension } from '#maths/unified-pension.ts';

/** Typed from the notification of 24 January 2025. */
const law: UnifiedPensionLaw = {
  ...{ fullShare: 0.5, fullMonths: 300, leastMonths: 120, leastPayout: 10_000, familyShare: 0.6 },
  ...{ lumpSumShare: 0.1, lumpSumMonths: 6, corpusShare: 0.2, npsShare: 0.24 },
};
const staff: UnifiedPension = {
  ...{ basic: 100_000, dearness: 0.5, rise: 0, yearsToGo: 0, serviceSoFar: 25, corpusNow: 1_000_000 },
  ...{ rate: 0, withdrawn: 0 },
};
const found = (changed: Partial<UnifiedPension>) => unifiedPension({ ...staff, ...changed }, law);

describe('the Unified Pension Scheme', () => {
  it.each<[string, Partial<UnifiedPension>, number]>([
    ['at least 10,000', { basic: 20_000, serviceSoFar: 10 }, 10_000],
    ['nothing below ten years', { serviceSoFar: 9.9 }, 0],
  ])('pays %s', (_title, changed, payout) => {
    const { payout: paid, familyPayout } = found(changed);
    expect(paid).toBeCloseTo(payout, 6);
    expect(familyPayout).toBeCloseTo(payout * 0.6, 6);
  });

  it('adds a tenth of a month’s pay and DA for each completed half year', () => {
    expect(found({ serviceSoFar: 25.4 }).lumpSum).toBeCloseTo(15_000 * 50, 6);
    expect(found({ serviceSoFar: 25.5 }).lumpSum).toBeCloseTo(15_000 * 51, 6);
    expect(found({ serviceSoFar: 9 }).lumpSum).toBe(0);
  });
});
