// What only a browser shows of themes: the first paint and colours. All else, and every choice on every system: tests/dom/theme.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, openTool } from './hub.ts';
import { isDark } from './rounds.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const choice = (page: Page, theme: string) => page.locator(`aside input[type="radio"][value="${theme}"]`);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/**
 * Records whether the document is marked dark: when there is a body to paint, on every later change, and when the document has
 * been parsed.
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

it('a choice of theme is stored as a bare word, changes colours and logo at once and never flashes on a reload', async () => {
  const page = await openTool('emi_calculator', { colorScheme: 'light', before: watchTheMark });
  const light = await background(page);
  const logo = page.locator('aside a[aria-label*="home page"] rect');
  const logoColour = () => logo.evaluate((shape) => getComputedStyle(shape).fill);
  const lightLogo = await logoColour();

  await choice(page, 'dark').check();
  await expect.poll(() => stored(page)).toBe('dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await expect.poll(() => background(page)).not.toBe(light);
  await expect.poll(() => logoColour()).not.toBe(lightLogo);

  await page.reload();
  await hydrated(page);
  // before anything was painted, and never otherwise
  await expect.poll(async () => (await marksSeen(page)).length).toBeGreaterThanOrEqual(3);
  expect(new Set(await marksSeen(page))).toEqual(new Set([true]));
  await expect.poll(() => choice(page, 'dark').isChecked()).toBe(true);
  await expect.poll(() => logoColour()).not.toBe(lightLogo);
});
