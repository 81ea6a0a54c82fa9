import type { ProvidentFundLaw } from '#maths/provident-fund.ts';
import { factNow, factOn } from '#rules';

/** The wage ceiling for service up to a day, which counts for that service for ever. */
function ceilingUpTo(day: string): number {
  const found = factOn('pf.ceiling', day);
  if (!found.ok) throw new Error(found.message);
  return found.dated.value;
}

/** The provident fund and the pension scheme as they are now. */
export const fundLaw: ProvidentFundLaw = {
  ceiling: factNow('pf.ceiling'),
  pastCeiling: ceilingUpTo('2026-09-16'),
  ceilingBefore2014: ceilingUpTo('2014-08-31'),
  share: factNow('pf.share') / 100,
  pensionShare: factNow('pf.pensionShare') / 100,
  pensionAge: factNow('pf.pensionAge'),
  pensionMonths: factNow('pf.pensionMonths'),
  pensionDivisor: factNow('pf.pensionDivisor'),
  leastService: factNow('pf.leastService'),
  roundedMonths: factNow('pf.roundedMonths'),
  bonusFrom: factNow('pf.bonusFrom'),
  bonusYears: factNow('pf.bonusYears'),
  mostService: factNow('pf.mostService'),
  leastPension: factNow('pf.leastPension'),
  earliestPension: factNow('pf.earliestPension'),
  earlyCut: factNow('pf.earlyCut') / 100,
  taxedAbove: factNow('pf.taxedAbove'),
};
