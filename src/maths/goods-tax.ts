/** An amount without tax, the tax on it and both together, in rupees. */
export interface TaxedAmount {
  readonly base: number;
  readonly tax: number;
  readonly total: number;
}

/**
 * Goods and services tax on an amount without it, or the tax inside an amount that has it.
 *
 * @param amount rupees
 * @param rate percent of the base
 * @param mode `add` where the amount is the base, `remove` where it is the total
 */
export function goodsTax(amount: number, rate: number, mode: 'add' | 'remove'): TaxedAmount {
  const base = mode === 'add' ? amount : (amount * 100) / (100 + rate);
  const tax = mode === 'add' ? (amount * rate) / 100 : amount - base;
  return { base, tax, total: base + tax };
}

/** Within a state the tax goes to the centre and the state in halves, between states to the centre as one. */
export function goodsTaxParts(tax: number, supply: 'intra' | 'inter') {
  const within = supply === 'intra';
  return { central: within ? tax / 2 : 0, state: within ? tax / 2 : 0, integrated: within ? 0 : tax };
}
