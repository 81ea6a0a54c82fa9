/** Shares of basic salary that limit the exemption of house rent allowance, as fractions. */
export interface RentAllowanceLaw {
  /** The share that limits the exemption: larger in the large cities. */
  readonly share: number;
  /** The share that is subtracted from the rent. */
  readonly rentLess: number;
}

/** The three amounts of which the least is exempt, in rupees for one period. */
interface RentAllowanceLimits {
  readonly received: number;
  readonly rent: number;
  readonly share: number;
}

/**
 * What limits the exemption of house rent allowance in the old regime (section 10(13A); Schedule III of the Act of 2025): the
 * allowance received, the rent less one share of basic salary, and another share of basic salary.
 *
 * @param basic basic salary with dearness allowance, in rupees; all three amounts are for the same period
 */
export function rentAllowanceLimits(
  basic: number,
  received: number,
  rent: number,
  law: RentAllowanceLaw,
): RentAllowanceLimits {
  return { received, rent: Math.max(0, rent - basic * law.rentLess), share: basic * law.share };
}

/** House rent allowance that is tax-free: the least of its limits. */
export const exemptRentAllowance = ({ received, rent, share }: RentAllowanceLimits): number =>
  Math.min(received, rent, share);
