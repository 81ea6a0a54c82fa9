import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { hub, output, sharedTool, showsTitle, sidebar, sizes } from './hub.ts';
import { frames, inSight } from './rounds.ts';

const phone = { viewport: sizes.phone, colorScheme: 'light', reducedMotion: 'reduce' } as const;
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const gone = (page: Page) => menu(page).waitFor({ state: 'detached' });

/** Waits until the menu is shown and listens: the dialog's library asks for keys and presses some frames after it shows it. */
async function listens(page: Page) {
  await expect.poll(() => menu(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await frames(page, 4);
}

async function openMenu(page: Page) {
  await opener(page).click();
  await listens(page);
}

const hasFocus = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName),
    )
    .toBe(name);
/** Or in the browser's own bars, which come after the last control: then the body has it. */
const focusIsInMenu = (page: Page) =>
  menu(page).evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body);

/** The page of a phone that all these tests share, turned to a tool. */
const ppf = () => sharedTool('ppf', phone);

it('the menu of small screens is opened by its button, has all tools, the theme and the contact link, keeps the focus, and closes on Escape, on a press outside and with its own button', async () => {
  const page = await ppf();
  await expect.poll(() => menu(page).count()).toBe(0);
  await expect.poll(() => page.locator('aside').isVisible()).toBe(false);
  await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('false');
  await openMenu(page);
  await expect.poll(() => menu(page).locator('nav [data-group] a').count()).toBe(tools.length);
  await expect.poll(() => menu(page).getByRole('radio').count()).toBe(3);
  const contact = menu(page).getByRole('link', { name: /Contact us/ });
  await expect.poll(() => contact.getAttribute('href')).toBe('https://hisaab.example/contact');
  await expect.poll(() => contact.getAttribute('target')).toBe('_blank');
  await expect.poll(() => contact.getAttribute('rel')).toContain('noopener');

  // the focus stays within
  await expect.poll(() => focusIsInMenu(page)).toBe(true);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(() => focusIsInMenu(page)).toBe(true);
  }

  const isShut = async () => {
    await gone(page);
    await hasFocus(page, 'Open menu');
    await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => page.url()).toBe(`${hub.url}#ppf`);
  };
  await page.keyboard.press('Escape');
  await isShut();

  await openMenu(page);
  await page.mouse.click(sizes.phone.width - 5, 500);
  await isShut();

  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await isShut();
  await page.keyboard.press('Enter');
  await listens(page);
  await page.keyboard.press('Escape');
  await isShut();
});

it('the menu of small screens marks the open tool, opens one group at a time, and closes when a tool is chosen, on back, and where the screen becomes wide enough for the sidebar', async () => {
  const page = await ppf();
  await openMenu(page);
  await expect.poll(() => menu(page).locator('[aria-current]').allTextContents()).toEqual(['PPF Calculator']);
  await expect.poll(() => menu(page).locator('[aria-current]').getAttribute('aria-current')).toBe('page');
  await menu(page).getByText('Investment Tools').click();
  await expect.poll(() => menu(page).locator('[data-group][open] h2').allTextContents()).toEqual(['Investment Tools']);
  await link(page, 'CAGR Calculator').click();
  await gone(page);
  await output(page, 'cagr').waitFor();
  await showsTitle(page, 'CAGR Calculator');
  await hasFocus(page, 'H1');
  await openMenu(page);
  await expect.poll(() => menu(page).locator('[aria-current]').allTextContents()).toEqual(['CAGR Calculator']);

  // the tool that is open already: the focus goes back to the button
  await link(page, 'CAGR Calculator').click();
  await gone(page);
  await hasFocus(page, 'Open menu');

  await openMenu(page);
  await page.goBack();
  await gone(page);
  await output(page, 'maturityValue').waitFor();

  await openMenu(page);
  await page.setViewportSize(sizes.desktop);
  await gone(page);
  await sidebar(page, 'CAGR Calculator').click();
  await output(page, 'cagr').waitFor();
  await page.setViewportSize(sizes.phone);
});

it('the menu of small screens opens at its search box with the key of the search, where the page has none', async () => {
  const page = await ppf();
  await page.keyboard.press('/');
  const box = menu(page).getByRole('searchbox');
  await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('hra');
  await expect.poll(() => page.locator('#drawer-found a').allTextContents()).toEqual(['HRA Calculator']);
  await page.keyboard.press('Enter');
  await output(page, 'exemptedHra').waitFor();
  await gone(page);
});

it('the sidebar of large screens stands there without a menu button, and stays in sight while the page is scrolled', async () => {
  const page = await ppf();
  await page.setViewportSize(sizes.desktop);
  const aside = page.locator('aside');
  await expect.poll(() => aside.isVisible()).toBe(true);
  await expect.poll(() => opener(page).count()).toBe(0); // roles count only what is shown
  await expect.poll(() => aside.locator('nav [data-group] a').count()).toBe(tools.length);
  await expect.poll(() => aside.locator('[aria-current]').allTextContents()).toEqual(['PPF Calculator']);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const logo = aside.getByRole('link', { name: /home page/ });
  await expect.poll(() => inSight(logo)).toBe(true);
  await aside.getByRole('link', { name: 'CAGR Calculator' }).click();
  await output(page, 'cagr').waitFor();
  await expect.poll(() => aside.locator('[aria-current="page"]').allTextContents()).toEqual(['CAGR Calculator']);
  await expect.poll(() => aside.isVisible()).toBe(true);
});
