import type { Fact } from './fact.ts';
import { advanceTax } from './facts/advance-tax.ts';
import { deposits } from './facts/deposits.ts';
import { gains } from './facts/gains.ts';
import { incomeTax } from './facts/income-tax.ts';
import { lending } from './facts/lending.ts';
import { markets } from './facts/markets.ts';
import { retirement } from './facts/retirement.ts';
import { salaries } from './facts/salary.ts';
import { smallSavings } from './facts/small-savings.ts';
import { known } from './now.ts';

const all = {
  ...smallSavings,
  ...deposits,
  ...incomeTax,
  ...salaries,
  ...lending,
  ...markets,
  ...gains,
  ...advanceTax,
  ...retirement,
} as const satisfies Record<string, Fact>;

/** Every dated fact of the hub, by its name (`ppf.rate`). Words on a page name a fact as `{ppf.rate}`. */
export const facts = Object.assign(known, all) as typeof all;
