import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { box, hub, hydrated, logo, open, openTool, output, rendered, shows, showsTitle, sidebar } from './hub.ts';

const hasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

describe('the page of an address to which Back leads', () => {
  // the browser keeps the document that was loaded, whose address was another one
  const title = (page: Page, expected: string) => expect.poll(() => page.title()).toBe(`${expected} | Hisaab`);

  it('is the calculator of that address after another one, or the landing page, was opened from the menu and reloaded', async () => {
    const page = await openTool('emi_calculator');
    await sidebar(page, 'PPF Calculator').click();
    await showsTitle(page, 'PPF Calculator');
    await page.reload();
    await rendered(page);
    await page.goBack();
    await showsTitle(page, 'EMI Calculator');
    await title(page, 'EMI Calculator');
    await shows(page, 'emi', '₹8,678');
    // typing writes the address of that page, and a link leads on from it
    await box(page, 'rate').fill('9');
    await expect.poll(() => page.url()).toBe(`${hub.url}loan/emi-calculator/#?rate=9`);
    await page.goForward();
    await showsTitle(page, 'PPF Calculator');
    await page.goBack();
    await shows(page, 'emi', '₹8,997');

    // so it is where the landing page was reloaded, and its links then lead where they did
    const links = () =>
      page
        .locator('a[href]')
        .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))].sort());
    await logo(page).click();
    await showsTitle(page, 'Know your numbers before you decide');
    await page.reload();
    await hydrated(page);
    const menu = await links();
    await page.goBack();
    await showsTitle(page, 'EMI Calculator');
    await expect.poll(links).toEqual(expect.arrayContaining(menu.filter((path) => path.startsWith('/savings/'))));
    await page.goForward();
    await showsTitle(page, 'Know your numbers before you decide');
  });

  it('is the page for unknown addresses, or the one on checks, where these were left by the search', async () => {
    const page = await open('', { path: 'how-we-check/', expected: [/status of 404/] });
    for (const [path, heading] of [
      ['how-we-check/', 'How we check'],
      ['no/such/page', 'no page at this address'],
    ] as const) {
      await page.goto(hub.url + path);
      await rendered(page);
      const before = await page.locator('main h1').textContent();
      expect(before).toMatch(new RegExp(heading, 'i'));
      await page.evaluate(() => history.pushState(null, '', '/#ppf'));
      await page.reload();
      await showsTitle(page, 'PPF Calculator');
      await page.goBack();
      await showsTitle(page, before ?? '');
    }
  });
});

describe('where a visitor lands', () => {
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
  const scrollDown = async (page: Page) => {
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => scrolled(page)).toBe(600);
  };

  it('has the focus left alone at first, then on the heading of each page that opens, scrolled to the top', async () => {
    const page = await openTool('emi_calculator');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await scrollDown(page);
    await sidebar(page, 'CAGR Calculator').click();
    await showsTitle(page, 'CAGR Calculator');
    await expect.poll(() => scrolled(page)).toBe(0);
    await hasFocus(page, 'main h1');

    await output(page, 'cagr').waitFor();
    await scrollDown(page);
    await page.goBack();
    await showsTitle(page, 'EMI Calculator');
    await output(page, 'emi').waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);
    await hasFocus(page, 'main h1');

    await scrollDown(page);
    await logo(page).click();
    await showsTitle(page, 'Know your numbers before you decide');
    await expect.poll(() => scrolled(page)).toBe(0);
    await hasFocus(page, 'main h1');
  });
});
