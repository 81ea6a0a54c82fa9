/** Shares of basic salary that limit the exemption of house rent allowance, as fractions. */
export interface RentAllowanceLaw {
  /** The upper bound: more in the large cities. */
  readonly share: number;
  /** What is subtracted from the rent. */
  readonly rentLess: number;
}

/**
 * House rent allowance that is tax-free in the old regime, in rupees a year (section 10(13A); Schedule III of the Act of
 * 2025): the least of what is received, the rent above a share of basic salary, and a larger share of it.
 *
 * @param basic basic salary with dearness allowance; all three amounts for the same time, in rupees
 */
export function exemptRentAllowance(basic: number, received: number, rent: number, law: RentAllowanceLaw): number {
  return Math.min(received, Math.max(0, rent - basic * law.rentLess), basic * law.share);
}
