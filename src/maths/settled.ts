/** Half a paisa, in rupees. Amounts up to this count as 0, because sums over months have rounding errors. */
export const HALF_PAISA = 0.005;

/** What is still owed, in rupees: half a paisa or less is nothing. */
export function stillOwed(amount: number): number {
  return amount <= HALF_PAISA ? 0 : amount;
}

/** Whether an amount in rupees reaches another, or falls short by half a paisa at most. */
export function reaches(amount: number, wanted: number): boolean {
  return amount >= wanted - HALF_PAISA;
}
