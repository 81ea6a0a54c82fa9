// Shared by the benches: builds that take turns, and medians and other quantiles as they are printed.

/** What each build gives in so many rounds; every other round is in reverse, so that a machine that slows down is fair to both. */
export async function inTurns<Build, Taken>(
  builds: readonly Build[],
  rounds: number,
  measure: (build: Build) => Promise<Taken>,
): Promise<Taken[][]> {
  const taken = builds.map((): Taken[] => []);
  for (let round = 0; round < rounds; round++) {
    const order = [...builds.entries()];
    for (const [at, build] of round % 2 ? order.reverse() : order) taken[at]?.push(await measure(build));
  }
  return taken;
}

/**
 * The value that a share of the values is below, between the two nearest; NaN for an empty list.
 *
 * @param share from 0 to 1
 */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return lower + (upper - lower) * (at - Math.floor(at));
}

export const median = (values: number[]) => quantile(values, 0.5);

export const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));
