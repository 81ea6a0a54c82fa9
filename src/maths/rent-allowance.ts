/** Shares of basic salary that limit the exemption of house rent allowance, as fractions. */
export interface RentAllowanceLaw {
  /** The share that limits the exemption: larger in the large cities. */
  readonly share: number;
  /** The share that is subtracted from the rent. */
  readonly rentLess: number;
}

/**
 * House rent allowance that is tax-free in the old regime, in rupees (section 10(13A); Schedule III of the Act of
 * 2025): the least of the allowance received, the rent less one share of basic salary, and another share of basic salary.
 *
 * @param basic basic salary with dearness allowance, in rupees; all three amounts are for the same period
 */
export function exemptRentAllowance(basic: number, received: number, rent: number, law: RentAllowanceLaw): number {
  return Math.min(received, Math.max(0, rent - basic * law.rentLess), basic * law.share);
}
