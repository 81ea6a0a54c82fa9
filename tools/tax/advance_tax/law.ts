import type { AdvanceTaxLaw } from '#maths/advance-tax.ts';
import { type FactId, factNow } from '#rules';

const share = (id: FactId): number => Number(factNow(id)) / 100;

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
