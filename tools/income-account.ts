import type { IncomeAccountLaw } from '#maths/monthly-income.ts';
import { factNow } from '#rules';

/** The monthly income scheme as it is now. */
export const incomeAccountLaw = (holders: 'single' | 'joint'): IncomeAccountLaw => ({
  most: factNow(`mis.${holders}`),
  earliest: factNow('mis.earliest'),
  term: factNow('mis.months'),
  closing: [
    { until: factNow('mis.earlyUntil'), share: factNow('mis.early') / 100 },
    { until: factNow('mis.months'), share: factNow('mis.later') / 100 },
  ],
});
