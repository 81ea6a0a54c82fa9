import { incomeTax } from '#maths/tax-by-slabs.ts';
import { factNow } from '#rules';

/** The new regime, in which nobody's age matters. */
const rules = {
  slabs: factNow('tax.new.slabs'),
  rebateLimit: factNow('tax.new.rebateLimit'),
  rebateMost: factNow('tax.new.rebateMost'),
  hasRebateRelief: true,
  surcharge: factNow('tax.new.surcharge'),
  cess: factNow('tax.cess'),
  roundTo: factNow('tax.taxRounding'),
};

/**
 * The tax that an income adds to that on other income, in the new regime: slabs, rebate, surcharge and cess.
 *
 * @param income rupees a year, taxed at slab rates
 * @param otherIncome rupees a year, after deductions
 * @returns rupees a year, not rounded
 */
export const taxAddedBy = (income: number, otherIncome: number): number =>
  incomeTax(otherIncome + income, rules).exact - incomeTax(otherIncome, rules).exact;
