import type { AdvanceTaxLaw } from '#maths/advance-tax.ts';
import type { GainsLaw } from '#maths/capital-gains.ts';
import type { IncomeAccountLaw } from '#maths/monthly-income.ts';
import type { PayLaw, Regime } from '#maths/pay-package.ts';
import type { PensionChart } from '#maths/pension-chart.ts';
import type { ProvidentFundLaw } from '#maths/provident-fund.ts';
import { type FactId, factNow, facts } from '#rules';
import { lawOn } from '#tools/tax/law.ts';

/** The laws that the maths take, put together from the dated facts as a definition would. */
const share = (id: FactId): number => Number(factNow(id)) / 100;

export const gainsLaw: GainsLaw = {
  salesFrom: facts['gains.long'].values[0].from,
  salesUntil: '2027-03-31',
  months: { equity: factNow('gains.equityMonths'), other: factNow('gains.otherMonths') },
  shortFundsFrom: factNow('gains.shortFundsFrom'),
  fairValueDay: factNow('gains.fairValueDay'),
  indexedBefore: factNow('gains.indexedBefore'),
  equityShort: factNow('gains.equityShort'),
  long: factNow('gains.long'),
  indexed: factNow('gains.indexed'),
  equityFree: factNow('gains.equityFree'),
  cess: factNow('tax.cess'),
  index: facts['gains.costIndex'].values,
};

export const advanceTaxLaw: AdvanceTaxLaw = {
  least: factNow('advanceTax.least'),
  instalments: [
    {
      share: share('advanceTax.june'),
      enough: share('advanceTax.juneEnough'),
      interest: share('advanceTax.deferment'),
    },
    {
      share: share('advanceTax.september'),
      enough: share('advanceTax.septemberEnough'),
      interest: share('advanceTax.deferment'),
    },
    {
      share: share('advanceTax.december'),
      enough: share('advanceTax.december'),
      interest: share('advanceTax.deferment'),
    },
    {
      share: share('advanceTax.march'),
      enough: share('advanceTax.march'),
      interest: share('advanceTax.lastDeferment'),
    },
  ],
  enough: share('advanceTax.enough'),
  shortfall: share('advanceTax.shortfall'),
  cutTo: factNow('advanceTax.cutTo'),
};

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
  const found = lawOn('2026-04-01', 'below60');
  if (!found.ok) throw new Error(found.message);
  const regime = (id: Regime) => {
    const { rules, standardDeduction, incomeStep } = found.law[id];
    return { rules, standardDeduction, incomeStep: incomeStep ?? 1, npsShare: share(`nps.employerShare.${id}`) };
  };
  return {
    regimes: { old: regime('old'), new: regime('new') },
    pfShare: share('pf.share'),
    pfCeiling: factNow('pf.ceiling'),
    section80C: found.law.caps.section80C.most,
    rentAllowance: {
      share: share(city === 'metro' ? 'hra.metroShare' : 'hra.otherShare'),
      rentLess: share('hra.rentLess'),
    },
  };
}
