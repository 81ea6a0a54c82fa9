import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, openTool, output } from './hub.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const choice = (page: Page, name: string) => page.locator('aside').getByRole('radio', { name, exact: true });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const keep = (theme: string) => (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('theme', text), theme);

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

/** The system's scheme, the choice made before and what must come of it. */
const resolved = [
  { system: 'light', choice: null, dark: false },
  { system: 'dark', choice: null, dark: true },
  { system: 'light', choice: 'system', dark: false },
  { system: 'dark', choice: 'system', dark: true },
  { system: 'light', choice: 'dark', dark: true },
  { system: 'dark', choice: 'light', dark: false },
] as const;

describe('the theme at start', () => {
  it.each(resolved)(
    'is dark: $dark for a $system system and the stored choice $choice, before the first paint',
    async (each) => {
      const page = await openTool('emi_calculator', {
        colorScheme: each.system,
        before: async (fresh) => {
          if (each.choice !== null) await keep(each.choice)(fresh);
          await watchTheMark(fresh);
        },
      });
      const seen = await marksSeen(page);
      expect(seen.length).toBeGreaterThanOrEqual(3);
      expect(new Set(seen)).toEqual(new Set([each.dark]));
      await expect.poll(() => isDark(page)).toBe(each.dark);
    },
  );

  it.each(['"dark"', 'Dark', 'dark ', 'purple', '', '__proto__', '{"theme":"dark"}'])(
    'ignores the stored rubbish %j',
    async (rubbish) => {
      const page = await open('', { colorScheme: 'light', before: keep(rubbish) });
      await expect.poll(() => isDark(page)).toBe(false);
      await expect.poll(() => choice(page, 'System').isChecked()).toBe(true);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => isDark(page)).toBe(true);
    },
  );
});

describe('the theme switcher', () => {
  it('follows the system live until a choice is made, and again when system is chosen', async () => {
    const page = await open('', { colorScheme: 'light' });
    await expect.poll(() => choice(page, 'System').isChecked()).toBe(true);
    await expect.poll(() => stored(page)).toBe(null);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);

    await choice(page, 'Light').check();
    await expect.poll(() => stored(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(false);

    await choice(page, 'System').check();
    await expect.poll(() => stored(page)).toBe('system');
    await expect.poll(() => isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);
  });

  it('keeps the choice as a bare word, changes colours and logo at once and never flashes on a reload', async () => {
    const page = await openTool('emi_calculator', { colorScheme: 'light', before: watchTheMark });
    const light = await background(page);
    const logos = page.locator('aside a[aria-label*="home page"] img');
    const shownLogos = () =>
      logos.evaluateAll((images) =>
        images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src')),
      );
    await expect.poll(() => shownLogos()).toEqual(['./logo-light.svg']);

    await choice(page, 'Dark').check();
    await expect.poll(() => stored(page)).toBe('dark');
    await expect.poll(() => isDark(page)).toBe(true);
    await expect.poll(() => background(page)).not.toBe(light);
    await expect.poll(() => shownLogos()).toEqual(['./logo-dark.svg']);

    await page.reload();
    await output(page, 'emi').waitFor();
    await expect.poll(async () => new Set(await marksSeen(page))).toEqual(new Set([true]));
    await expect.poll(() => choice(page, 'Dark').isChecked()).toBe(true);
    await expect.poll(() => shownLogos()).toEqual(['./logo-dark.svg']);
  });

  it('stays as chosen while tools change', async () => {
    const page = await openTool('emi_calculator', { colorScheme: 'light' });
    await choice(page, 'Dark').check();
    await page.locator('aside').getByRole('link', { name: 'CAGR Calculator' }).click();
    await output(page, 'cagr').waitFor();
    await expect.poll(() => isDark(page)).toBe(true);
  });

  it('takes over a choice made in another tab', async () => {
    const page = await open('', { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('main h1').waitFor();
    await choice(other, 'Dark').check();
    await expect.poll(() => isDark(page)).toBe(true);
    await expect.poll(() => choice(page, 'Dark').isChecked()).toBe(true);
  });

  it('is one group of radio buttons that the arrow keys move through', async () => {
    const page = await open('', { colorScheme: 'light' });
    const group = page.locator('aside').getByRole('group', { name: 'Theme' });
    await expect.poll(() => group.getByRole('radio').count()).toBe(3);
    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stored(page)).toBe('dark');
    await expect.poll(() => isDark(page)).toBe(true);
  });
});

describe('a browser that blocks storage', () => {
  const block = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });

  it('still follows the system, takes a choice for this visit and calculates', async () => {
    const page = await openTool('emi_calculator', { colorScheme: 'dark', before: block });
    await expect.poll(() => isDark(page)).toBe(true);
    await choice(page, 'Light').check();
    await expect.poll(() => isDark(page)).toBe(false);
    await expect.poll(() => choice(page, 'Light').isChecked()).toBe(true);
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹8,678');
  });
});
