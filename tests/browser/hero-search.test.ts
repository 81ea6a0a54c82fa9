// The search box of the landing page: its results lie over the page, in what a phone's keyboard leaves of the screen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, rendered, sizes } from './hub.ts';
import { frames, inSight, noteShifts, shifted } from './rounds.ts';

const search = (page: Page) => page.locator('main').getByRole('searchbox');
const results = (page: Page) => page.locator('#found');

it('neither the box nor the page moves when results come, which go when somebody turns to the page and are there again in the box', async () => {
  const page = await open('', { before: noteShifts });
  await rendered(page);
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport);
    await frames(page, 2);
    await page.evaluate(() => void window.shifts.splice(0));
    await search(page).fill('');
    await search(page).focus();
    await search(page).fill('loan');
    await results(page).locator('a').nth(2).waitFor();
    await search(page).fill('xyzzy');
    await page.getByText('Nothing here answers that').waitFor();
    expect(await shifted(page)).toEqual([]);
  }
  await search(page).fill('loan');
  await results(page).locator('a').first().waitFor();
  await page.locator('main h1').click();
  await expect.poll(() => results(page).isVisible()).toBe(false);
  await search(page).click();
  await expect.poll(() => results(page).isVisible()).toBe(true);
  await page.locator('main [data-group] a').first().focus();
  await expect.poll(() => results(page).isVisible()).toBe(false);
});

it('on a phone the results end above the keyboard', async () => {
  const keyboard = 380;
  const page = await open('', {
    viewport: sizes.phone,
    hasTouch: true,
    isMobile: true,
    // what is left of the screen, as the browser says once a keyboard is open
    before: (fresh) =>
      fresh.addInitScript((height) => {
        const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
        Object.defineProperty(window, 'visualViewport', { value: seen });
        addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLInputElement)) return;
          seen.height = innerHeight - height;
          seen.dispatchEvent(new Event('resize'));
        });
      }, keyboard),
  });
  await rendered(page);
  await search(page).tap();
  for (const [text, result] of [
    ['loan', 'Loan Comparison'],
    ['emi 50 lakh 8.5 20 years', '₹43,391'],
  ] as const) {
    await search(page).fill(text);
    await results(page).locator('a', { hasText: result }).waitFor();
    const foot = () =>
      results(page)
        .locator('..')
        .evaluate((list) => list.getBoundingClientRect().bottom);
    await expect.poll(foot).toBeLessThanOrEqual(sizes.phone.height - keyboard);
    expect(await inSight(search(page))).toBe(true);
    expect(await inSight(results(page).locator('a').first())).toBe(true);
  }
});
