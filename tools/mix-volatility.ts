/**
 * The volatility of a mix of shares (12% a year and 20%) and debt (7% and 3%) that earns a return, as a formula for a link to
 * another tool: whole percent. The figures are those with which the risk analyzer starts.
 *
 * @param rate the return, percent a year, as a formula
 */
export function volatilityOf(rate: string): string {
  const shares = `min(1, max(0, (${rate} − 7) ÷ 5))`;
  return `round(((20 × ${shares})^2 + (3 × (1 − ${shares}))^2)^0.5)`;
}
