// Shared by the benches: medians and other quantiles, as they are printed.

/** The median; NaN for an empty list. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return (lower + upper) / 2;
}

/**
 * The value that a share of the values is below; NaN for an empty list.
 *
 * @param share from 0 to 1
 */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));
