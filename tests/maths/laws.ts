/** The laws that the maths take, as the definitions have them. */

export { incomeAccountLaw } from '#tools/income-account.ts';
export { fundLaw } from '#tools/retirement/epf/law.ts';
export { advanceTaxLaw } from '#tools/tax/advance_tax/law.ts';
export { gainsLaw } from '#tools/tax/capital_gains/law.ts';
export { payLaw } from '#tools/tax/salary/law.ts';
