/** An amount without tax, the tax on it and both together, in rupees. */
interface TaxedAmount {
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

/** A tax in rupees by who gets it: within a state half each for the centre and the state, between states all for the centre. */
export function goodsTaxParts(tax: number, supply: 'intra' | 'inter') {
  const within = supply === 'intra';
  return { central: within ? tax / 2 : 0, state: within ? tax / 2 : 0, integrated: within ? 0 : tax };
}
