// npm run bench:input [-- <id> …]: milliseconds from a key press to the next paint at a 4× slower processor, for every tool.
// It prints and never fails: times on shared machines are for comparing two builds, not for passing.
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { launch } from '../build/chromium.ts';
import { wantedTools } from '../build/command.ts';
import { root } from '../build/project.ts';
import { serveStatic } from '../build/static-host.ts';
import { median, printTable, quantile } from './measure.ts';

const SLOWDOWN = 4;
const PRESSES = 40;
/** Milliseconds between presses; after 150 a chart is being drawn again. */
const PAUSES = [80, 150, 300];

const tools = wantedTools(process.argv.slice(2));
const server = await serveStatic(join(root, 'dist'));
const browser = await launch();
const rows: (string | number)[][] = [];

/** The page, with the times of its presses. */
type Timed = Window & { times?: number[] };

/**
 * Presses arrow keys in the focused box, quickly and with pauses, and adds to the rows how long the paints took.
 */
async function measure(page: Page, name: string, lines = 0) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
    await page.keyboard.press(press % 2 ? 'ArrowDown' : 'ArrowUp');
    await page.waitForTimeout(PAUSES[press % PAUSES.length] ?? 0);
  }
  const taken = await page.evaluate(() => (window as Timed).times ?? []);
  rows.push([name, median(taken).toFixed(0), quantile(taken, 0.95).toFixed(0), lines]);
  await page.close();
}

const viewport = { width: 360, height: 800 };
// no mouse, as on a phone: over a page it would cost time in every frame
const clickOn = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());
const empty = await browser.newPage({ viewport });
await empty.setContent('<input>');
await empty.locator('input').focus();
await measure(empty, 'an empty page');

for (const { id } of tools) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${server.url}#${id}`);
  const box = page.locator('main form [role="spinbutton"]').first();
  await box.waitFor();
  // the longest schedule: 360 rows of a loan
  for (const years of await page.locator('main form input[name="tenure"]').all())
    await years.fill((await years.getAttribute('aria-valuemax')) ?? '30');
  // charts and tables are open: the heaviest state of the page
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  // the finest view of the figures, which is the last
  const views = page.locator('main [role="tab"]');
  if ((await views.count()) > 0) {
    await clickOn(views.last());
    await page.locator('main [role="tabpanel"]').locator('tr, svg').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  await box.focus();
  await measure(page, id, await page.locator('main tbody tr').count());
}
await browser.close();
server.close();
console.log(`Key press to next paint, ${SLOWDOWN}× slower, ${PRESSES} presses\n`);
printTable(['tool', 'median ms', 'p95 ms', 'rows'], rows);
process.exit();
