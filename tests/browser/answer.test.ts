// The answer at the foot of a phone, and the ring beside it. What holds for every tool: layout-shift and every-tool.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTool, sizes } from './hub.ts';
import { frames } from './rounds.ts';

const bar = (page: Page) => page.getByRole('button', { name: 'Show results' });
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
  await frames(page, 2);
  expect(await bar(page).count()).toBe(0);
});

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
