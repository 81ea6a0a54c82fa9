// Shared by the benches: how much they slow this machine's processor down, builds that take turns, and medians and other quantiles as
// they are printed.
import type { Browser } from 'playwright-core';

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

/** The benchmark index that Lighthouse's documentation gives mid-tier phones is 125 to 800. */
const PHONE = 400;

/** How many times a processor of this benchmark index has to be slowed down to be that of a phone; never less than 2. */
export const slowdownFor = (index: number) => Math.max(2, rounded(index / PHONE, 1));

/**
 * The benchmark index of this machine, as `computeBenchmarkIndex` of Lighthouse: the mean of how often it makes a long text, and copies a
 * long list, in tenths of a second's runs.
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  // no functions within these: tsx would give them names by a helper that the page does not have
  const texts = await page.evaluate(() => {
    const start = Date.now();
    let runs = 0;
    for (; Date.now() - start < 500; runs++) {
      let text = '';
      for (let length = 0; length < 10_000; length++) text += 'a';
      if (text.length === 1) throw new Error('never happens: so that the compiler makes the text');
    }
    return Math.round((runs * 100) / (Date.now() - start));
  });
  const copies = await page.evaluate(() => {
    const lists = [Array.from(Array(100_000).keys()), Array.from(Array(100_000).keys())];
    const start = Date.now();
    let runs = 0;
    // reading the clock takes time too
    for (; runs % 10 !== 0 || Date.now() - start < 500; runs++) {
      const [from = [], to = []] = runs % 2 ? [lists[1], lists[0]] : lists;
      for (let index = 0; index < from.length; index++) to[index] = from[index] as number;
    }
    return Math.round((runs * 100) / (Date.now() - start));
  });
  await page.close();
  return (texts + copies) / 2;
}
