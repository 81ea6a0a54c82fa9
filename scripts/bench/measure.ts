// What the benches share. They print and never fail: times on shared machines are for comparing two builds, not for passing.
//   npm run bench:<name> [-- <id> …]    pages of these tools; without ids of three, and the landing page
//   -- --runs <n>                       how many runs of each page count (5)
//   -- --beside <folder>                another built hub, which is measured by turns
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Meta } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { root, wantedTools } from '../build/project.ts';
import { pack, serveStatic } from '../build/static-host.ts';
import { launch } from '../chromium.ts';

const DEFAULT = ['emi_calculator', 'sip_lumpsum', 'tax_calculator'];
/** The benchmark index that Lighthouse's documentation gives mid-tier phones is 125 to 800. */
const PHONE = 400;

/** A page that is measured. */
export interface Page {
  readonly browser: Browser;
  readonly url: string;
  /** How many times this machine's processor has to be slowed down to be that of a phone; never less than 2. */
  readonly slowdown: number;
}

/**
 * Measures pages of one or two built hubs, and prints a row for each.
 *
 * @param title what the figures are
 * @param measure one run of a page
 * @param figures the figures of all runs of a page
 * @param paths further pages than those of tools
 */
export async function bench<Run>(
  title: string,
  measure: (page: Page) => Promise<Run>,
  figures: (runs: Run[]) => Record<string, number>,
  paths: readonly string[] = [],
) {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
    allowPositionals: true,
  });
  const tools = wantedTools(positionals.length > 0 ? positionals : DEFAULT);
  const metas = await Promise.all(tools.map(({ folder }) => importChecked<Meta>(`${folder}/meta.ts`)));
  const folders = [join(root, 'dist'), ...(values.beside === undefined ? [] : [values.beside])];
  folders.forEach(pack);
  const servers = await Promise.all(folders.map(serveStatic));
  const browser = await launch();
  const rows: Record<string, Record<string, number>> = {};
  for (const path of [...paths, ...metas.map(({ path }) => `${path.slice(1)}/`)]) {
    const index = await benchmarkIndex(browser);
    const slowdown = Math.max(2, rounded(index / PHONE, 1));
    const builds = servers.map(({ url }, at) => ({
      url: url + path,
      row: `/${path}${at === 0 ? '' : ' beside'}`,
      runs: [] as Run[],
    }));
    // every other round is in reverse, so that a machine that slows down is fair to both
    for (let round = 0; round <= Number(values.runs); round++)
      for (const { url, runs } of round % 2 ? builds.toReversed() : builds)
        runs.push(await measure({ browser, url, slowdown }));
    // a first run of each, so that none waits for the disk, is not counted
    for (const { row, runs } of builds) rows[row] = { index, slowdown, ...figures(runs.slice(1)) };
  }
  await browser.close();
  console.log(`${title}, of ${values.runs} runs\n`);
  console.table(rows);
  process.exit();
}

/**
 * The value that a share of the values is below.
 *
 * @param share from 0 to 1
 */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? Number.NaN;

export const median = (values: number[]) => quantile(values, 0.5);

export const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));

/**
 * The benchmark index of this machine, as `computeBenchmarkIndex` of Lighthouse: the mean of how often it makes a long text, and copies a
 * long list, in tenths of a second's runs.
 */
async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  // no functions within this one: tsx would give them names by a helper that the page does not have
  const index = await page.evaluate(() => {
    const began = Date.now();
    let texts = 0;
    for (; Date.now() - began < 500; texts++) {
      let text = '';
      for (let length = 0; length < 10_000; length++) text += 'a';
      if (text.length === 1) throw new Error('never happens: so that the compiler makes the text');
    }
    const then = Date.now();
    const [one, other] = [Array.from(Array(100_000).keys()), Array.from(Array(100_000).keys())];
    const start = Date.now();
    let copies = 0;
    // reading the clock takes time too
    for (; copies % 10 !== 0 || Date.now() - start < 500; copies++) {
      const [from, to] = copies % 2 ? [other, one] : [one, other];
      for (let at = 0; at < from.length; at++) to[at] = from[at] as number;
    }
    return (texts / (then - began) + copies / (Date.now() - start)) * 50;
  });
  await page.close();
  return Math.round(index);
}
