// npm run bench:input [-- <id> …]: milliseconds from a key press to the next paint at a 4× slower processor, for every tool.
// It prints and never fails: times on shared machines are for comparing two builds, not for passing.
import { preview } from 'vite';
import { launch } from './chromium.mjs';
import { root, toolFolders } from './load.mjs';

const SLOWDOWN = 4;
const PRESSES = 40;

const wanted = process.argv.slice(2);
const ids = toolFolders()
  .map(({ id }) => id)
  .filter((id) => wanted.length === 0 || wanted.includes(id));
const server = await preview({ root, preview: { port: 0 }, logLevel: 'error' });
const browser = await launch();
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
console.log(
  `Key press to next paint, ${SLOWDOWN}× slower, ${PRESSES} presses\n${'tool'.padEnd(24)}${'median ms'.padStart(10)}${'p95 ms'.padStart(10)}`,
);
for (const id of ids) {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(`${server.resolvedUrls?.local[0]}#${id}`);
  const box = page.locator('main form [role="spinbutton"]').first();
  await box.waitFor();
  // charts and tables are open: the page as it is at its heaviest
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  const closed = page.locator('main button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  // the finer view of each table, which is its last choice
  for (const choices of await page.locator('main fieldset:not(form *)').all())
    await choices.locator('input[type="radio"]').last().check({ force: true });
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await box.focus();
  await page.evaluate(() => {
    window.__times = [];
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.__times.push(performance.now() - start);
          channel.port2.postMessage(0);
        });
      },
      true,
    );
  });
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press(press % 2 ? 'ArrowDown' : 'ArrowUp');
    await page.waitForTimeout(120);
  }
  const times = (await page.evaluate(() => window.__times)).sort((a, b) => a - b);
  console.log(
    `${id.padEnd(24)}${quantile(times, 0.5).toFixed(0).padStart(10)}${quantile(times, 0.95).toFixed(0).padStart(10)}`,
  );
  await page.close();
}
await browser.close();
await server.close();
process.exit();
