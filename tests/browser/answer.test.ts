// The answer is in sight on every tool: one page is turned from tool to tool, at a few widths.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { hub, loaded, openTool, sharedTool, sizes, turnTo } from './hub.ts';
import { withRates } from './rounds.ts';

const bar = (page: Page) => page.getByRole('button', { name: 'Show results' });
/** The end of each slider that gives the longest figures. */
const slide = (page: Page) =>
  page.evaluate(() => {
    for (const slider of document.querySelectorAll<HTMLInputElement>('main form input[type="range"]')) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, slider.max);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
/** What is wrong with the figures shown large: a number on two lines, or wider than its place. */
const broken = (page: Page) =>
  page.locator('[data-headline]').evaluate((headline) => {
    const room = headline.getBoundingClientRect();
    return [...headline.querySelectorAll('[data-number]')].flatMap((figure) => {
      const text = document.createRange();
      text.selectNodeContents(figure);
      const { right } = text.getBoundingClientRect();
      const lines = text.getClientRects().length;
      return lines === 1 && right <= room.right + 1 ? [] : [`${figure.textContent} on ${lines} lines to ${right}`];
    });
  });

it('on a phone the first field and the answer are seen as each page is opened', async () => {
  const page = await openTool('emi_calculator', { viewport: sizes.phone, before: withRates });
  const found: string[] = [];
  for (const { id, meta } of tools) {
    await page.goto(`${hub.url}${meta.path.slice(1)}/`);
    await page.waitForFunction(() => window.boot === undefined);
    await loaded(page);
    const seen = await page.evaluate(() => {
      const foot = document.querySelector('[data-result-bar]')?.getBoundingClientRect();
      const first = document.querySelector('main form :is(input, select)');
      const slider = first?.closest('.line')?.parentElement?.querySelector(':scope > input[type="range"]');
      const lowest = Math.max(...[first, slider].map((part) => part?.getBoundingClientRect().bottom ?? 0));
      return { foot: foot && { bottom: foot.bottom, top: foot.top }, lowest };
    });
    const away = (await bar(page).count()) === 0;
    // where the whole form is so short that the headline itself is in sight, there is no bar
    const headline = await page
      .locator('[data-headline]')
      .evaluate((part) => (part.querySelector('b, output') ?? part).getBoundingClientRect().bottom <= innerHeight);
    if (away ? !headline : seen.foot?.bottom !== sizes.phone.height) found.push(`${id}: no answer`);
    // in the bar no word of the answer and of the figure beside it is cut
    const cut = await page.locator('[data-result-bar] :is(small, b, i)').evaluateAll((parts) =>
      parts
        // what finds no room is on a second line, out of sight
        .filter((part) => part.getBoundingClientRect().top < innerHeight && part.scrollWidth > part.clientWidth)
        .map(({ textContent }) => textContent),
    );
    found.push(...cut.map((text) => `${id}: ${text} is cut`));
    if (seen.lowest === 0 || seen.lowest > sizes.phone.height - 64)
      found.push(`${id}: first field ends at ${seen.lowest}`);
  }
  expect(found).toEqual([]);
}, 300_000);

it('the answer at the foot follows the figures, leads to the results and is then gone', async () => {
  const page = await openTool('sip_lumpsum', { viewport: sizes.phone });
  const foot = page.locator('[data-result-bar]');
  await expect.poll(() => foot.textContent()).toContain('₹11,61,695');
  expect(await foot.locator('> .figures').getAttribute('aria-hidden')).toBe('true');
  // the button is all of the bar
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: sizes.phone.width });
  await page.locator('[name="years"]').fill('30');
  const figure = await page.locator('output[name="totalValue"]').textContent();
  await expect.poll(() => foot.textContent()).toContain(figure);
  await bar(page).press('Enter');
  await expect.poll(() => bar(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Results');
  await page.setViewportSize(sizes.desktop);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await bar(page).count()).toBe(0);
});

it('no headline breaks within a number, at every slider’s end from 320 to 1600 px', async () => {
  const page = await sharedTool('emi_calculator', { viewport: sizes.phone, before: withRates });
  const found: string[] = [];
  for (const { id, tool } of tools) {
    if (!Object.values(tool.inputs).some((input) => 'max' in input && 'step' in input)) continue;
    await turnTo(page, id);
    await slide(page);
    for (const width of [320, 360, 768, 1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await broken(page)).map((each) => `${id} at ${width}: ${each}`));
    }
  }
  expect(found).toEqual([]);
}, 300_000);

it('a ring stays in its box as the window narrows', async () => {
  const page = await openTool('emi_calculator', { viewport: { width: 1280, height: 900 } });
  const ring = page.locator('main figure').first();
  await ring.locator('svg path').first().waitFor();
  for (const width of [1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () =>
      ring.evaluate((figure) => {
        const { left, right } = figure.getBoundingClientRect();
        const slices = [...figure.querySelectorAll('.recharts-pie path')].map((path) => path.getBoundingClientRect());
        const middle =
          (Math.min(...slices.map((each) => each.left)) + Math.max(...slices.map((each) => each.right))) / 2;
        const out = slices.filter((each) => each.left < left || each.right > right).length;
        return { out, off: Math.round(Math.abs(middle - (left + right) / 2)) };
      });
    await expect.poll(over).toEqual({ out: 0, off: 0 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
