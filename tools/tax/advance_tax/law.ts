import type { AdvanceTaxLaw } from '#maths/tax-instalments.ts';
import { type FactId, factNow } from '#rules';

const share = (id: FactId): number => Number(factNow(id)) / 100;

export const advanceTaxLaw: AdvanceTaxLaw = {
  least: factNow('advanceTax.least'),
  instalments: [
    {
      by: '06-15',
      share: share('advanceTax.june'),
      enough: share('advanceTax.juneEnough'),
      interest: share('advanceTax.deferment'),
    },
    {
      by: '09-15',
      share: share('advanceTax.september'),
      enough: share('advanceTax.septemberEnough'),
      interest: share('advanceTax.deferment'),
    },
    {
      by: '12-15',
      share: share('advanceTax.december'),
      enough: share('advanceTax.december'),
      interest: share('advanceTax.deferment'),
    },
    {
      by: '03-15',
      share: share('advanceTax.march'),
      enough: share('advanceTax.march'),
      interest: share('advanceTax.lastDeferment'),
    },
  ],
  enough: share('advanceTax.enough'),
  shortfall: share('advanceTax.shortfall'),
  cutTo: factNow('advanceTax.cutTo'),
};
