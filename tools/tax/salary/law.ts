import { at } from '#engine';
import type { PayLaw } from '#maths/pay-package.ts';
import { type FactId, factNow } from '#rules';
import { firstDay, lawOn, type Regime, yearNow } from '../law.ts';

/** What the old regime leaves untaxed in a year of allowances for so many children, in rupees. */
export const childAllowances = (forEducation: number, forHostel: number): number =>
  12 * (forEducation * factNow('allowance.education') + forHostel * factNow('allowance.hostel'));

const share = (id: FactId): number => Number(factNow(id)) / 100;

/**
 * The law of pay in the tax year of today for a taxpayer below 60.
 *
 * @param city where rent is paid: `metro` is a city with the higher limit of the HRA exemption
 */
export function payLaw(city: 'metro' | 'nonMetro'): PayLaw {
  const law = lawOn(at(firstDay, yearNow), 'below60');
  const regime = (id: Regime) => {
    const { rules, standardDeduction, incomeStep } = at(law, id);
    return { rules, standardDeduction, incomeStep: incomeStep ?? 1, npsShare: share(`nps.employerShare.${id}`) };
  };
  return {
    regimes: { old: regime('old'), new: regime('new') },
    pfShare: share('pf.share'),
    pfCeiling: factNow('pf.ceiling'),
    wageShare: share('wages.leastShare'),
    fundsMost: factNow('employer.fundsMost'),
    section80C: law.caps.section80C.most,
    rentAllowance: {
      share: share(city === 'metro' ? 'hra.metroShare' : 'hra.otherShare'),
      rentLess: share('hra.rentLess'),
    },
  };
}
