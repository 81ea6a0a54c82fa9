// npm run bench:lighthouse [-- <id> …] [--runs <n>] [--beside <folder of another built hub>]: Lighthouse's mobile figures of the built
// hub on the landing page and on tools at their own paths, medians of five runs. With --beside two builds take turns, and the last
// columns are those of the other. The processor is slowed down to that of a phone, by this machine's benchmark index before each page.
// It prints and never fails. Compare figures of one run alone.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Meta } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { root, wantedTools } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { FLAGS, findChromium, launch } from '../chromium.ts';
import { benchmarkIndex, inTurns, median, rounded, slowdownFor } from './measure.ts';

// not a dependency, because it is heavy; it runs on a Node of its own, since it needs one that is newer than the project's oldest
const LIGHTHOUSE = 'exec --yes --package node@22.21.1 --package lighthouse@13.5.0 -- lighthouse'.split(' ');
const DEFAULT = ['emi_calculator', 'sip_lumpsum', 'tax_calculator'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Its audits, as the table calls them, with the decimals of each. */
const AUDITS = {
  'LCP ms': ['largest-contentful-paint', 0],
  'TBT ms': ['total-blocking-time', 0],
  CLS: ['cumulative-layout-shift', 3],
} as const;

/** The parts of Lighthouse's report that are read. */
interface Report {
  audits: Record<string, { numericValue: number }>;
  categories: Record<string, { score: number }>;
  runtimeError?: { message: string };
}

/** One run; asynchronous, because the server is in this process. */
async function run(url: string, slowdown: number): Promise<Report> {
  const throttling = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  const options = ['--output=json', '--quiet', `--only-categories=${CATEGORIES}`, throttling];
  const flags = `--chrome-flags=${['--headless=new', ...FLAGS].join(' ')}`;
  const { stdout } = await promisify(execFile)('npm', [...LIGHTHOUSE, url, ...options, flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Medians over the runs of a page, with a mark before each name. */
function figures(reports: readonly Report[], mark = '') {
  const of = (pick: (report: Report) => number | undefined, decimals: number) =>
    rounded(median(reports.map((report) => pick(report) ?? Number.NaN)), decimals);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [
      mark + name,
      of(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100, 0),
    ]),
    ...Object.entries(AUDITS).map(([name, [audit, decimals]]) => [
      mark + name,
      of(({ audits }) => audits[audit]?.numericValue, decimals),
    ]),
  ]);
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { runs: { ...text, default: '5' }, beside: text },
  allowPositionals: true,
});
const times = Number(values.runs);
if (!Number.isInteger(times) || times < 1) {
  console.error('--runs wants a whole number');
  process.exit(2);
}
const tools = wantedTools(positionals.length > 0 ? positionals : DEFAULT);
const metas = await Promise.all(tools.map(({ folder }) => importChecked<Meta>(`${folder}/meta.ts`)));
const folders = [join(root, 'dist'), ...(values.beside === undefined ? [] : [values.beside])];
const servers = await Promise.all(folders.map((folder) => serveStatic(folder, { packed: true })));
const rows: Record<string, Record<string, number>> = {};
try {
  for (const path of ['', ...metas.map(({ path }) => `${path.slice(1)}/`)]) {
    const browser = await launch();
    const index = await benchmarkIndex(browser);
    await browser.close();
    const slowdown = slowdownFor(index);
    const reports = await inTurns(servers, times + 1, ({ url }) => run(url + path, slowdown));
    // a first run of each, so that none waits for the disk, is not counted
    const [own = [], other] = reports.map(([, ...counted]) => counted);
    rows[`/${path}`] = { index, slowdown, ...figures(own), ...(other && figures(other, 'beside: ')) };
  }
} finally {
  for (const server of servers) server.close();
}
console.log(`Lighthouse, mobile, medians of ${times}\n`);
console.table(rows);
process.exit();
