// The search box of the landing page: its results lie over the page, in what a phone's keyboard leaves of the screen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, rendered, sizes } from './hub.ts';
import { frames } from './rounds.ts';

const search = (page: Page) => page.locator('main').getByRole('searchbox');
const results = (page: Page) => page.locator('#found');
/** Where parts of the page are. */
const places = (page: Page) =>
  page
    .locator('main :is([type="search"], h1, [data-group], footer)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));

it('neither the box nor the page moves when results come, which go when somebody turns to the page and are there again in the box', async () => {
  const page = await open('');
  await rendered(page);
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport);
    await search(page).fill('');
    await search(page).focus();
    await frames(page, 2);
    const before = await places(page);
    await search(page).fill('loan');
    await results(page).locator('a').nth(2).waitFor();
    expect(await places(page)).toEqual(before);
    await search(page).fill('xyzzy');
    await page.getByText('No calculator found').waitFor();
    expect(await places(page)).toEqual(before);
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

it('on a phone the box goes to the top, and its results end above the keyboard', async () => {
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
  const top = () => search(page).evaluate((box) => box.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  for (const text of ['loan', 'emi 50 lakh 8.5 20 years']) {
    await search(page).fill(text);
    await results(page).locator('a').nth(1).waitFor();
    await frames(page, 2);
    const [box, list] = await Promise.all([
      search(page).boundingBox(),
      page.locator('#found').locator('..').boundingBox(),
    ]);
    expect(box?.y).toBeGreaterThan(64);
    expect(list?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height - keyboard);
    expect(list?.height).toBeGreaterThan(150);
    const seen = await results(page)
      .locator('a')
      .first()
      .evaluate((link) => {
        const { left, top: y, width } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, y + 10));
      });
    expect(seen).toBe(true);
  }
});
