import type { PayLaw } from '#maths/pay-package.ts';
import { payLaw as lawOfPay } from '#tools/tax/salary/law.ts';

/** The laws that the maths take, as the definitions have them. */
export { pensionChart } from '#tools/retirement/apy/chart.ts';
export { fundLaw } from '#tools/retirement/epf/law.ts';
export { incomeAccountLaw } from '#tools/savings/po_mis/law.ts';
export { advanceTaxLaw } from '#tools/tax/advance_tax/law.ts';
export { gainsLaw } from '#tools/tax/capital_gains/law.ts';

export function payLaw(city: 'metro' | 'nonMetro'): PayLaw {
  const law = lawOfPay(city);
  if (law === null) throw new Error('the law of pay is not known');
  return law;
}
