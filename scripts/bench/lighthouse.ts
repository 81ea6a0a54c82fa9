// npm run bench:lighthouse: Lighthouse's mobile figures of the landing page and of tools at their own paths, with the processor of a
// phone.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FLAGS, findChromium } from '../chromium.ts';
import { bench, median, type Page, rounded } from './measure.ts';

// not a dependency, because it is heavy; it runs on a Node of its own, since it needs one that is newer than the project's oldest
const LIGHTHOUSE = 'exec --yes --package node@22.21.1 --package lighthouse@13.5.0 -- lighthouse'.split(' ');
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
async function run({ url, slowdown }: Page): Promise<Report> {
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

/** Medians over the runs of a page. */
function figures(reports: readonly Report[]) {
  const of = (pick: (report: Report) => number | undefined, decimals: number) =>
    rounded(median(reports.map((report) => pick(report) ?? Number.NaN)), decimals);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, of(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100, 0)]),
    ...Object.entries(AUDITS).map(([name, [audit, decimals]]) => [
      name,
      of(({ audits }) => audits[audit]?.numericValue, decimals),
    ]),
  ]);
}

await bench('Lighthouse, mobile, medians', run, figures, ['']);
