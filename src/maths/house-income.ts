/** A house that is let, over a year, in rupees. */
interface LetOutHouse {
  readonly rent: number;
  /** Paid to the local body by the owner. */
  readonly municipalTax: number;
  /** On the loan for this house. */
  readonly interest: number;
}

/** The most that interest and losses may reduce a year's income, in rupees; both are 0 where a regime allows nothing. */
export interface HouseCaps {
  /** Interest for the home one lives in (section 24(b); section 22 of the Act of 2025). */
  readonly ownInterest: number;
  /** Loss from all houses set off against other income (section 71(3A)). */
  readonly loss: number;
}

/**
 * Income from a let house in rupees, below 0 for a loss: rent minus municipal tax (at least 0), minus the share for repairs,
 * minus all interest (sections 23 and 24).
 *
 * @param repairs the share that is deducted without receipts, as a fraction
 */
export function letOutIncome({ rent, municipalTax, interest }: LetOutHouse, repairs: number): number {
  return Math.max(0, rent - municipalTax) * (1 - repairs) - interest;
}

/**
 * What houses add to other income, in rupees; below 0 for what they deduct.
 *
 * @param letOut income from a let house, below 0 for a loss
 * @param ownInterest interest paid for the home one lives in, rupees
 */
export function houseIncome(letOut: number, ownInterest: number, caps: HouseCaps): number {
  return Math.max(0 - caps.loss, letOut - Math.min(ownInterest, caps.ownInterest));
}
