// npm run bench:input: milliseconds from a key press to the next paint, with the processor of a phone, in the first box of a tool.
import { bench, median, type Page, quantile, rounded } from './measure.ts';

/** The last digit is deleted and typed again: keys as people press them, which arrow keys of a spin button are not. */
const PRESSES = 24;
/** Milliseconds between presses; after 150 a chart is being drawn again. */
const PAUSES = [80, 150, 300];

/** The page, with the times of its presses. */
type Timed = Window & { times?: number[] };

/** How long the paint after each key press took, in milliseconds, in a new page. */
async function measure({ browser, url, slowdown }: Page): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(url);
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

await bench(`Key press to next paint, ${PRESSES} presses a run`, measure, (runs) => ({
  'median ms': rounded(median(runs.flat()), 1),
  'p95 ms': rounded(quantile(runs.flat(), 0.95), 1),
}));
