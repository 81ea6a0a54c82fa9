// npm run bench:lighthouse [-- <id> … | --all] [--runs <n>]: Lighthouse's mobile scores of the built hub, medians of five runs, on
// the landing page and on tools at their static paths. It prints and never fails.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Meta } from '../../src/engine/types.ts';
import { FLAGS, findChromium } from '../build/chromium.ts';
import { wantedTools } from '../build/command.ts';
import { importDefaults, root } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { median, rounded } from './measure.ts';

// not a dependency, because it is heavy; it runs on a Node of its own, since it needs one that is newer than the project's oldest
const LIGHTHOUSE = 'exec --yes --package node@22.21.1 --package lighthouse@13.5.0 -- lighthouse'.split(' ');
const DEFAULT = ['emi_calculator', 'tax_calculator', 'risk_analyzer'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Its audits, as the table calls them, with the decimals of each. */
const TIMES = {
  'FCP ms': ['first-contentful-paint', 0],
  'LCP ms': ['largest-contentful-paint', 0],
  'TBT ms': ['total-blocking-time', 0],
  CLS: ['cumulative-layout-shift', 3],
} as const;

/** The parts of Lighthouse's report that are read. */
interface Report {
  audits: Record<string, { numericValue: number }>;
  categories: Record<string, { score: number }>;
}

/** One run; asynchronous, because the server is in this process. */
async function run(url: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--only-categories=${CATEGORIES}`];
  const flags = `--chrome-flags=${['--headless=new', ...FLAGS].join(' ')}`;
  const { stdout } = await promisify(execFile)('npm', [...LIGHTHOUSE, url, ...options, flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout);
}

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const times = Number(values.runs);
if (!Number.isInteger(times) || times < 1) {
  console.error('--runs wants a whole number');
  process.exit(2);
}
const tools = wantedTools(positionals.length > 0 || values.all ? positionals : DEFAULT);
const metas = await importDefaults<Meta>(tools.map(({ folder }) => `${folder}/meta.ts`));
const paths = metas.map(({ path }) => `${path.slice(1)}/`);

const dist = join(root, 'dist');
const server = await serveStatic(dist, { packed: true });
// requested once, so that the first run does not wait for the disk more than the others
for (const file of readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
  const path = relative(dist, join(file.parentPath ?? file.path, file.name)).replaceAll('\\', '/');
  await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } }).then((response) => response.arrayBuffer());
}
const rows: Record<string, Record<string, number>> = {};
try {
  for (const path of ['', ...paths]) {
    const results: Report[] = [];
    for (let each = 0; each < times; each++) results.push(await run(server.url + path));
    const score = (name: string) =>
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? Number.NaN) * 100)));
    const time = (name: string) => median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN));
    rows[`/${path}`] = Object.fromEntries([
      ...CATEGORIES.map((name) => [name, score(name)]),
      ...Object.entries(TIMES).map(([name, [audit, decimals]]) => [name, rounded(time(audit), decimals)]),
    ]);
  }
} finally {
  server.close();
}
console.log(`Lighthouse, mobile, medians of ${times}\n`);
console.table(rows);
process.exit();
