// Shared by the benches: medians and other quantiles, and tables.

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

/** Prints rows in columns as wide as their widest cell, the first column aligned left, figures right. */
export function printTable(head: string[], rows: (string | number)[][]) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('   '),
    );
}
