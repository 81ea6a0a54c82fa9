import type { ProvidentFundLaw } from '#maths/provident-fund.ts';
import { factNow } from '#rules';

/** The provident fund and the pension scheme as they are now. */
export const fundLaw: ProvidentFundLaw = {
  ceiling: factNow('pf.ceiling'),
  share: factNow('pf.share') / 100,
  pensionShare: factNow('pf.pensionShare') / 100,
  pensionAge: factNow('pf.pensionAge'),
  pensionMonths: factNow('pf.pensionMonths'),
  pensionDivisor: factNow('pf.pensionDivisor'),
  leastService: factNow('pf.leastService'),
  bonusFrom: factNow('pf.bonusFrom'),
  bonusYears: factNow('pf.bonusYears'),
  mostService: factNow('pf.mostService'),
};
