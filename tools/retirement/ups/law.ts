import type { UnifiedPensionLaw } from '#maths/unified-pension.ts';
import { type FactId, factNow } from '#rules';

const share = (id: FactId): number => Number(factNow(id)) / 100;

/** The Unified Pension Scheme as it is now. */
export const schemeLaw: UnifiedPensionLaw = {
  fullShare: share('ups.fullShare'),
  fullMonths: factNow('ups.fullMonths'),
  leastMonths: factNow('ups.leastMonths'),
  leastPayout: factNow('ups.leastPayout'),
  familyShare: share('ups.familyShare'),
  lumpSumShare: share('ups.lumpSumShare'),
  lumpSumMonths: factNow('ups.lumpSumMonths'),
  corpusShare: share('ups.corpusShare'),
  npsShare: share('nps.centralShare'),
};
