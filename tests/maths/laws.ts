import type { IncomeAccountLaw } from '#maths/monthly-income.ts';
import type { PayLaw } from '#maths/pay-package.ts';
import type { PensionChart } from '#maths/pension-chart.ts';
import type { ProvidentFundLaw } from '#maths/provident-fund.ts';
import { type FactId, factNow } from '#rules';
import { payLaw as lawOfPay } from '#tools/tax/salary/law.ts';

export { advanceTaxLaw } from '#tools/tax/advance_tax/law.ts';
export { gainsLaw } from '#tools/tax/capital_gains/law.ts';

/** The laws that the maths take: those of definitions, and others put together from the dated facts as one would. */
const share = (id: FactId): number => Number(factNow(id)) / 100;

export const fundLaw: ProvidentFundLaw = {
  ceiling: factNow('pf.ceiling'),
  share: share('pf.share'),
  pensionShare: share('pf.pensionShare'),
  pensionAge: factNow('pf.pensionAge'),
  pensionMonths: factNow('pf.pensionMonths'),
  pensionDivisor: factNow('pf.pensionDivisor'),
  leastService: factNow('pf.leastService'),
  bonusFrom: factNow('pf.bonusFrom'),
  bonusYears: factNow('pf.bonusYears'),
  mostService: factNow('pf.mostService'),
};

export const incomeAccountLaw = (holders: 'single' | 'joint'): IncomeAccountLaw => ({
  most: factNow(`mis.${holders}`),
  earliest: factNow('mis.earliest'),
  term: factNow('mis.months'),
  closing: [
    { until: factNow('mis.earlyUntil'), share: share('mis.early') },
    { until: factNow('mis.months'), share: share('mis.later') },
  ],
});

export const pensionChart = (pension: 1000 | 2000 | 3000 | 4000 | 5000): PensionChart => ({
  youngest: factNow('apy.youngest'),
  pensionAge: factNow('apy.pensionAge'),
  contributions: factNow(`apy.contributions${pension}`),
});

export function payLaw(city: 'metro' | 'nonMetro'): PayLaw {
  const law = lawOfPay(city);
  if (law === null) throw new Error('the law of pay is not known');
  return law;
}
