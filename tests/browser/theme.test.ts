import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTool, output } from './hub.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const choice = (page: Page, name: string) => page.locator('aside').getByRole('radio', { name, exact: true });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/**
 * Notes whether the document is marked dark as soon as there is a body to paint, on every change of the mark after that
 * and when the document has been read.
 */
const watchTheMark = (page: Page) =>
  page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(document.documentElement.classList.contains('dark'));
    new MutationObserver((_changes, birth) => {
      if (!document.body) return;
      birth.disconnect();
      note();
      new MutationObserver(note).observe(document.documentElement, { attributes: true });
    }).observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', note);
    addEventListener('load', note);
  });
const marksSeen = (page: Page) =>
  page.evaluate(() => ('seen' in window && Array.isArray(window.seen) ? window.seen.map(Boolean) : []));

it('the theme of a dark system is there before the first paint', async () => {
  const page = await openTool('emi_calculator', { colorScheme: 'dark', before: watchTheMark });
  const seen = await marksSeen(page);
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen)).toEqual(new Set([true]));
});

it('a choice is kept as a bare word, changes colours and logo at once, in other tabs too, and never flashes', async () => {
  const page = await openTool('emi_calculator', { colorScheme: 'light', before: watchTheMark });
  const light = await background(page);
  const logos = page.locator('aside a[aria-label*="home page"] img');
  const shownLogos = () =>
    logos.evaluateAll((images) =>
      images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
    );
  expect(await shownLogos()).toEqual(['./logo-light.svg']);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('main form').waitFor();

  await choice(page, 'Dark').check();
  expect(await stored(page)).toBe('dark');
  await expect.poll(() => isDark(page)).toBe(true);
  expect(await background(page)).not.toBe(light);
  expect(await shownLogos()).toEqual(['./logo-dark.svg']);
  await expect.poll(() => isDark(other)).toBe(true);
  expect(await choice(other, 'Dark').isChecked()).toBe(true);
  await other.close();

  await page.reload();
  await output(page, 'emi').waitFor();
  expect(new Set(await marksSeen(page))).toEqual(new Set([true]));
  expect(await choice(page, 'Dark').isChecked()).toBe(true);
  expect(await shownLogos()).toEqual(['./logo-dark.svg']);
});
