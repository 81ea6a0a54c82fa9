// npm run bench:input [-- <id> …] [--beside <folder of another built hub>]: milliseconds from a key press to the next paint, with the
// processor of a phone, in the first box of every tool. With --beside two builds take turns, and the last column is the
// ratio of their medians. The slowdown follows from this machine's benchmark index (`measure.ts`).
// It prints and never fails: times on shared machines are for comparing two builds, not for passing.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { root, wantedTools } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { launch } from '../chromium.ts';
import { benchmarkIndex, inTurns, median, quantile, rounded, slowdownFor } from './measure.ts';

const ROUNDS = 6;
/** The last digit is deleted and typed again: keys as people press them, which arrow keys of a spin button are not. */
const PRESSES = 24;
/** Milliseconds between presses; after 150 a chart is being drawn again. */
const PAUSES = [80, 150, 300];

/** The page, with the times of its presses. */
type Timed = Window & { times?: number[] };

/** How long the paint after each key press took, in milliseconds, in a new page. */
async function measure(browser: Browser, address: string, slowdown: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(address);
  const box = page.locator('main form [role="spinbutton"]').first();
  await box.waitFor();
  await page.waitForLoadState('networkidle');
  await box.focus();
  await page.keyboard.press('End');
  const digit = (await box.inputValue()).at(-1) ?? '0';
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const times: number[] = [];
    (window as Timed).times = times;
    document.addEventListener(
      'keydown',
      // from the key press itself, not from when the page handled it
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
          channel.port2.postMessage(0);
        });
      },
      true,
    );
  });
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press(press % 2 ? digit : 'Backspace');
    await page.waitForTimeout(PAUSES[press % PAUSES.length] ?? 0);
  }
  const taken = await page.evaluate(() => (window as Timed).times ?? []);
  await page.close();
  return taken;
}

const { values, positionals } = parseArgs({ options: { beside: { type: 'string' } }, allowPositionals: true });
const tools = wantedTools(positionals);
const folders = [join(root, 'dist'), ...(values.beside === undefined ? [] : [values.beside])];
const servers = await Promise.all(folders.map((folder) => serveStatic(folder)));
const browser = await launch();
const index = await benchmarkIndex(browser);
const slowdown = slowdownFor(index);
const rows: Record<string, Record<string, number>> = {};
for (const { id } of tools) {
  const taken = await inTurns(servers, ROUNDS, ({ url }) => measure(browser, `${url}#${id}`, slowdown));
  const [own = [], other] = taken.map((rounds) => rounds.flat());
  rows[id] = {
    'median ms': rounded(median(own), 1),
    'p95 ms': rounded(quantile(own, 0.95), 1),
    ...(other && {
      'beside: median': rounded(median(other), 1),
      'beside: p95': rounded(quantile(other, 0.95), 1),
      ratio: rounded(median(own) / median(other), 2),
    }),
  };
}
await browser.close();
for (const server of servers) server.close();
console.log(`Key press to next paint, ${ROUNDS} × ${PRESSES} presses; benchmark index ${index}, ${slowdown}× slower\n`);
console.table(rows);
process.exit();
