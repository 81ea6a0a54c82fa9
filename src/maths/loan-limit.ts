/** A cap on the loan-to-value ratio: loans of up to `upTo` rupees may be at most `rate` percent of the value. */
interface LoanCap {
  upTo: number;
  rate: number;
}

/**
 * The largest loan L, in rupees, with L ≤ cap(L) × value.
 *
 * @param value of the property, in rupees
 * @param caps in order of `upTo`, the last one without end (Infinity)
 */
export function loanLimit(value: number, caps: readonly LoanCap[]): number {
  let limit = 0;
  let above = 0;
  for (const { upTo, rate } of caps) {
    const largest = Math.min(upTo, (value * rate) / 100);
    // a loan that does not exceed the band below is not in this band
    if (largest > above) limit = largest;
    above = upTo;
  }
  return limit;
}
