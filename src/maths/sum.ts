/**
 * Adds amounts one after another, without losing the digits that each addition rounds away (Neumaier's sum). So a total of many
 * months that ends on half a rupee stays there, and is rounded up.
 *
 * @returns adds an amount, and returns the total so far
 */
export function adder(): (amount: number) => number {
  let [total, lost] = [0, 0];
  return (amount) => {
    const next = total + amount;
    lost += Math.abs(total) >= Math.abs(amount) ? total - next + amount : amount - next + total;
    total = next;
    const exact = total + lost;
    // beyond the largest number there are no digits to keep
    return Number.isNaN(exact) ? total : exact;
  };
}

/** The total of amounts, added as `adder` does; 0 for none. */
export function sum(amounts: Iterable<number>): number {
  const add = adder();
  let total = 0;
  for (const amount of amounts) total = add(amount);
  return total;
}
