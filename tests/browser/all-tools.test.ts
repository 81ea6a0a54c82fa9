import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { open, openTool, output } from './hub.ts';

const patient = { timeout: 10_000 };
/** Sources of live figures that answer well, here within the page: one rupee in each currency. */
async function withRates(page: Page) {
  const quotes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];
  const items = quotes.map((quote) => ({ date: '2026-11-20', base: 'INR', quote, rate: 0.0125 }));
  await page.route('**/v2/rates?**', (route) => route.fulfill({ json: items }));
}

/** Words that only a fault shows to a visitor, and braces that nothing was put into. */
const faults = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|∞|[{}]|\[object/;

/** Opens everything on the page that can be opened. */
async function unfold(page: Page) {
  const closed = page.locator('main button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  for (const button of await page.locator('main button[aria-expanded="true"]').all())
    await page
      .locator(`[id="${await button.getAttribute('aria-controls')}"] table`)
      .first()
      .waitFor();
  // the finer view of a table, where there is one
  for (const radio of await page.locator('main input[type="radio"]').all())
    if (await radio.evaluate((input) => input.closest('form') === null)) await radio.check();
  await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
  });
}

/** Everything a visitor can read or hear in the page's main part, piece by piece. */
const read = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const pieces: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) pieces.push(texts.currentNode.textContent ?? '');
    for (const part of main.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title']) pieces.push(part.getAttribute(name) ?? '');
      if (part instanceof HTMLInputElement) pieces.push(part.value);
    }
    return pieces;
  });
const faulty = async (page: Page) => (await read(page)).filter((piece) => faults.test(piece));

it('the catalogue lists every tool that has a folder, 29 in all', async () => {
  const page = await open();
  const links = await page
    .locator('main a[href*="#"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const listed = new Set(links.map((href) => (href ?? '').replace(/^.*#/, '')));
  expect(tools).toHaveLength(29);
  expect(tools.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
});

describe.each(tools)('$id', ({ id, tool, meta }) => {
  it('opens with its results, tries its examples, and never shows a word that is a fault', async () => {
    const page = await openTool(id, { before: withRates });
    expect(await page.locator('main h1').textContent()).toBe(meta.title);
    expect(await page.locator('main').textContent()).not.toContain('Coming Soon');
    for (const [name, spec] of Object.entries(tool.outputs)) {
      const result = output(page, name);
      await result.waitFor();
      expect(await result.count(), name).toBe(1);
      expect(await result.textContent(), name).toMatch(/\S/);
      expect(await result.evaluate((part) => part.tagName)).toBe('OUTPUT');
      if (spec.kind === 'currency')
        expect(await result.textContent(), name).toMatch(/^-?₹\d{1,2}(,\d\d)*(,\d{3})$|^-?₹\d{1,3}$/);
      if (spec.kind === 'percent') expect(await result.textContent(), name).toMatch(/^-?[\d,]+(\.\d+)?%$/);
    }
    await unfold(page);
    expect(await page.locator('main table').count()).toBeGreaterThanOrEqual(
      Object.keys(tool.tables).length > 0 ? 1 : 0,
    );
    expect(await page.locator('main table tbody tr').count()).toBeGreaterThanOrEqual(
      Object.keys(tool.tables).length > 0 ? 1 : 0,
    );
    expect(await faulty(page)).toEqual([]);
    // its examples give their figures when they are tried
    for (const example of tool.examples) {
      await page.getByRole('button', { name: `Try it: ${example.title}`, exact: true }).click();
      const outcome = tool.run(example.inputs);
      if (!outcome.ok) throw new Error(outcome.message);
      for (const [name, value] of Object.entries(example.outputs)) {
        if (typeof value !== 'number') continue;
        const figure = async () => Number((await output(page, name).textContent())?.replace(/[₹,%]/g, ''));
        await expect.poll(figure, patient).toBe(value);
      }
      expect(await faulty(page)).toEqual([]);
    }
  });
});
