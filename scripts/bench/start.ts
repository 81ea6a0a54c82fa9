// npm run bench:start [-- <id> …] [--runs <n>] [--folder <a built hub>] [--beside <another>]: what it takes until a page can be
// used, on the landing page and on tools at their own paths: kilobytes of scripts sent until the page is idle, milliseconds of processor time in
// scripts, and on the processor of a phone the milliseconds by which tasks block taps, and those until the largest paint. Medians; with
// --beside two builds take turns, and ratios follow. It prints and never fails.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Meta } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { root, wantedTools } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { launch } from '../chromium.ts';
import { benchmarkIndex, inTurns, median, rounded, slowdownFor } from './measure.ts';

const DEFAULT = ['emi_calculator', 'sip_lumpsum', 'tax_calculator'];
/** The milliseconds of a task that block nobody. */
const SHORT = 50;

type Watched = Window & { blocking?: number; painted?: number; shift?: number };
type Figures = Record<'scripts kB' | 'script ms' | 'blocking ms' | 'paint ms' | 'shift', number>;

/** Opens a page in a browser without a cache, and waits until its form can be used and nothing is loading. */
async function visit(browser: Browser, url: string, before: (page: Page, session: CDPSession) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await before(page, session);
  await page.goto(url);
  // the landing page has no form of a tool: there React has hydrated the document
  await page.waitForFunction(
    () =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')) &&
      document.querySelector('form[inert]') === null,
  );
  await page.waitForLoadState('networkidle');
  return { page, session, bytes, close: () => context.close() };
}

/** Opens a page twice: for processor time, which another program of this machine does not change, and on the processor of a phone. */
async function measure(browser: Browser, url: string, slowdown: number): Promise<Figures> {
  const plain = await visit(browser, url, async (_page, session) => {
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
  });
  const { metrics } = await plain.session.send('Performance.getMetrics');
  await plain.close();
  const slow = await visit(browser, url, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript((short) => {
      const watched: Watched = window;
      Object.assign(watched, { blocking: 0, painted: 0, shift: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.blocking = (watched.blocking ?? 0) + duration - short;
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) watched.painted = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          watched.shift = (watched.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    }, SHORT);
  });
  const seen = await slow.page.evaluate(() => {
    const { blocking = 0, painted = 0, shift = 0 }: Watched = window;
    return { blocking, painted, shift };
  });
  await slow.close();
  return {
    'scripts kB': plain.bytes / 1000,
    'script ms': (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000,
    'blocking ms': seen.blocking,
    'paint ms': seen.painted,
    shift: seen.shift,
  };
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
const index = await benchmarkIndex(browser);
const slowdown = slowdownFor(index);
console.log(`Medians of ${values.runs}; benchmark index ${index}, ${slowdown}× slower\n`);
const rows: Record<string, Record<string, number>> = {};
for (const path of ['', ...metas.map(({ path }) => `${path.slice(1)}/`)]) {
  const taken = await inTurns(servers, Number(values.runs), ({ url }) => measure(browser, url + path, slowdown));
  const [own, other] = taken.map((runs) =>
    Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name as keyof Figures]))]),
    ),
  );
  rows[`/${path}`] = Object.fromEntries(
    Object.entries(own ?? {}).flatMap(([name, figure]) => [
      [name, rounded(figure, name === 'shift' ? 3 : 0)],
      ...(other ? [[`beside: ${name}`, rounded(other[name] ?? Number.NaN, name === 'shift' ? 3 : 0)]] : []),
    ]),
  );
}
await browser.close();
for (const server of servers) server.close();
console.table(rows);
process.exit();
