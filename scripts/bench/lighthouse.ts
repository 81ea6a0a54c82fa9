// npm run bench:lighthouse [-- <id> … | --all] [--runs=<n>] [--details]: Lighthouse's mobile scores of the built hub, medians
// of five runs, on the landing page and on tools at their static paths. It prints and never fails.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Meta } from '../../src/engine/types.ts';
import { FLAGS, findChromium } from '../build/chromium.ts';
import { wantedTools } from '../build/command.ts';
import { importDefaults, root } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { median, printTable } from './measure.ts';

// not a dependency: it is heavy, and one of its dependencies is "latest"; 13 needs a newer Node
const LIGHTHOUSE = 'lighthouse@12.8.2';
const DEFAULT = ['emi_calculator', 'tax_calculator', 'risk_analyzer'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Where Lighthouse is, installed once into the system's temporary folder. */
function lighthouse() {
  const folder = join(tmpdir(), `hisaab-${LIGHTHOUSE.replace('@', '-')}`);
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(command)) return command;
  console.log(`Getting ${LIGHTHOUSE}, which takes a minute the first time.`);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, LIGHTHOUSE],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0 || !existsSync(command)) throw new Error(`${LIGHTHOUSE} could not be installed`);
  return command;
}

/** The parts of Lighthouse's report that are read. */
type AuditRef = { id: string; weight: number };
type Item = { node?: { snippet: string; explanation: string } };
type Audit = {
  score: number | null;
  numericValue: number;
  title: string;
  displayValue?: string;
  details?: { items?: Item[] };
  metricSavings?: Record<string, number>;
};
type Report = { audits: Record<string, Audit>; categories: Record<string, { score: number; auditRefs: AuditRef[] }> };

/** One run; asynchronous, because the server is in this process. */
async function run(command: string, url: string): Promise<Report> {
  const child = spawn(
    process.execPath,
    [
      command,
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...FLAGS].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [text, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  child.stderr.on('data', (piece) => {
    errors += piece;
  });
  const status = await new Promise((done) => child.on('close', done));
  if (status !== 0) throw new Error(`Lighthouse fails on ${url}:\n${errors}`);
  return JSON.parse(text);
}

/** The audits that cost points, with the elements or files they name. */
function detailsOf({ audits, categories }: Report) {
  const lines = [];
  for (const name of CATEGORIES) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const { score = null, title, displayValue = '', details, metricSavings } = audits[id] ?? {};
      const costs = Object.values(metricSavings ?? {}).some((saving) => saving > 0);
      if (score === null || score >= 0.9 || (weight === 0 && !costs)) continue;
      lines.push(`  ${name}: ${id}: ${title} ${displayValue}`);
      for (const item of (details?.items ?? []).slice(0, 8))
        lines.push(
          `      ${JSON.stringify(item.node ? { snippet: item.node.snippet, why: item.node.explanation } : item).slice(0, 300)}`,
        );
    }
  }
  return lines;
}

const options = process.argv.slice(2).filter((each) => each.startsWith('--'));
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const times = Number(options.find((each) => each.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
if (!Number.isInteger(times) || times < 1) {
  console.error('--runs= wants a whole number');
  process.exit(2);
}
const tools = wantedTools(wanted.length > 0 || options.includes('--all') ? wanted : DEFAULT);
const metas = await importDefaults<Meta>(tools.map(({ folder }) => `${folder}/meta.ts`));
const paths = metas.map(({ path }) => `${path.slice(1)}/`);

const command = lighthouse();
const dist = join(root, 'dist');
const server = await serveStatic(dist, { packed: true });
// requested once, so that the first run does not wait for the disk more than the others
for (const file of readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
  const path = relative(dist, join(file.parentPath ?? file.path, file.name)).replaceAll('\\', '/');
  await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } }).then((response) => response.arrayBuffer());
}
const rows = [];
try {
  for (const path of ['', ...paths]) {
    const results: Report[] = [];
    for (let each = 0; each < times; each++) results.push(await run(command, server.url + path));
    const score = (name: string) =>
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? Number.NaN) * 100)));
    const time = (name: string) => median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN));
    const [paint = 0, largest = 0, blocking = 0, shift = 0] = TIMES.map(time);
    rows.push([
      `/${path}`,
      ...CATEGORIES.map(score),
      Math.round(paint),
      Math.round(largest),
      Math.round(blocking),
      shift.toFixed(3),
    ]);
    if (options.includes('--details')) console.log([`/${path}`, ...results.slice(-1).flatMap(detailsOf)].join('\n'));
  }
} finally {
  server.close();
}
console.log(`Lighthouse, mobile, medians of ${times}\n`);
printTable(
  ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
  rows,
);
process.exit();
