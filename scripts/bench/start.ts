// npm run bench:start [-- <id> …] [--runs <n>] [--folder <a built hub>] [--beside <another>]: kilobytes of scripts sent until the page is
// idle, and milliseconds of processor time in scripts until then, on the landing page and on tools at their own paths. Medians; with
// --beside two builds take turns. What a visitor waits for is `bench:lighthouse`. It prints and never fails.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Meta } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { root, wantedTools } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { launch } from '../chromium.ts';
import { inTurns, median, rounded } from './measure.ts';

const DEFAULT = ['emi_calculator', 'sip_lumpsum', 'tax_calculator'];

/** Opens a page in a browser without a cache, and waits until it can be used and nothing is loading. */
async function measure(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  // of the processor, which another program of this machine does not change
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await page.goto(url);
  // the landing page has no form of a tool: there React has hydrated the document
  await page.waitForFunction(
    () =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')) &&
      document.querySelector('form[inert]') === null,
  );
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return { 'scripts kB': bytes / 1000, 'script ms': seconds * 1000 };
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { runs: { ...text, default: '5' }, folder: { ...text, default: join(root, 'dist') }, beside: text },
  allowPositionals: true,
});
const tools = wantedTools(positionals.length > 0 ? positionals : DEFAULT);
const metas = await Promise.all(tools.map(({ folder }) => importChecked<Meta>(`${folder}/meta.ts`)));
const folders = [values.folder, ...(values.beside === undefined ? [] : [values.beside])];
const servers = await Promise.all(folders.map((folder) => serveStatic(folder, { packed: true })));
const browser = await launch();
console.log(`Medians of ${values.runs}\n`);
const rows: Record<string, Record<string, number>> = {};
for (const path of ['', ...metas.map(({ path }) => `${path.slice(1)}/`)]) {
  const taken = await inTurns(servers, Number(values.runs), ({ url }) => measure(browser, url + path));
  const [own, other] = (['scripts kB', 'script ms'] as const).reduce<Record<string, number>[]>(
    (builds, name) =>
      taken.map((runs, build) => ({ ...builds[build], [name]: rounded(median(runs.map((run) => run[name])), 0) })),
    [],
  );
  const beside = Object.entries(other ?? {}).map(([name, figure]) => [`beside: ${name}`, figure] as const);
  rows[`/${path}`] = { ...own, ...Object.fromEntries(beside) };
}
await browser.close();
for (const server of servers) server.close();
console.table(rows);
process.exit();
