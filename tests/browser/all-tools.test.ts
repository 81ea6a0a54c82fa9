import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tools } from '../tools.ts';
import { hub, output, sharedTool } from './hub.ts';
import { type Asked, drawCharts, originsOf, record, stopped, unfold, watchPolicy, withRates } from './rounds.ts';

const home = new URL(hub.url).origin;
const answer = { candidates: [{ content: { parts: [{ text: 'An answer.' }] } }] };
/** Everything that the one page of this file asks for. */
let asked: Asked[] = [];
const visit = (id: string) =>
  sharedTool(id, {
    expected: [/example\.invalid/],
    before: async (page) => {
      asked = record(page);
      await watchPolicy(page);
      await withRates(page);
      await page.route('**/*:generateContent', (route) => route.fulfill({ json: answer }));
    },
  });

/** Words that only a fault shows to a visitor, and braces that nothing was put into. */
const faults = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|∞|[{}]|\[object/;

/** Opens everything on the page that can be opened. */
async function openAll(page: Page) {
  await unfold(page);
  // the finer view of a table, where there is one
  for (const radio of await page.locator('main input[type="radio"]').all())
    if (await radio.evaluate((input) => input.closest('form') === null)) await radio.check();
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

/** The figures of a tool as they are first shown. */
async function showsResults(page: Page, tool: (typeof tools)[number]['tool']) {
  for (const [name, spec] of Object.entries(tool.outputs)) {
    const result = output(page, name);
    await result.waitFor();
    await expect.poll(() => result.count(), { message: name }).toBe(1);
    const text = await result.textContent();
    expect(text, name).toMatch(/\S/);
    await expect.poll(() => result.evaluate((part) => part.tagName)).toBe('OUTPUT');
    if (spec.kind === 'currency') expect(text, name).toMatch(/^-?₹\d{1,2}(,\d\d)*(,\d{3})$|^-?₹\d{1,3}$/);
    if (spec.kind === 'percent') expect(text, name).toMatch(/^-?[\d,]+(\.\d+)?%$/);
  }
}

/** Its examples give their figures when they are tried. */
async function triesExamples(page: Page, tool: (typeof tools)[number]['tool']) {
  const offers = page.getByRole('button', { name: /^Try (this example|it)\b/ });
  await expect.poll(() => offers.count()).toBe(tool.examples.length);
  for (const example of tool.examples) {
    await page.getByRole('button', { name: `Try it: ${example.title}`, exact: true }).click();
    const outcome = tool.run(example.inputs);
    if (!outcome.ok) throw new Error(outcome.message);
    for (const [name, value] of Object.entries(example.outputs)) {
      if (typeof value !== 'number') continue;
      const figure = async () => Number((await output(page, name).textContent())?.replace(/[₹,%]/g, ''));
      await expect.poll(figure).toBe(value);
    }
    await expect.poll(() => faulty(page)).toEqual([]);
  }
}

describe('a visit that uses everything', () => {
  it.each(tools)(
    'to $id gives its results and examples, no word that is a fault, and asks for nothing it should not',
    async ({ id, tool, meta }) => {
      asked.splice(0);
      const page = await visit(id);
      await expect.poll(() => page.locator('main h1').textContent()).toBe(meta.title);
      await expect.poll(() => page.locator('main').textContent()).not.toContain('Coming Soon');
      await showsResults(page, tool);
      await openAll(page);
      const least = Object.keys(tool.tables).length > 0 ? 1 : 0;
      await expect.poll(() => page.locator('main table').count()).toBeGreaterThanOrEqual(least);
      await expect.poll(() => page.locator('main table tbody tr').count()).toBeGreaterThanOrEqual(least);
      await drawCharts(page);
      await expect.poll(() => faulty(page)).toEqual([]);
      await triesExamples(page, tool);
      if (tool.insight) {
        await page.getByLabel('Your API key').fill('key');
        await page.getByRole('button', { name: 'Generate AI insight' }).click();
        await page.getByText('An answer.').waitFor();
      }
      if (tool.keep)
        await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Export/ }).click()]);
      await page.waitForLoadState('networkidle');
      const services = [...(tool.live ? [hub.services.rates] : []), ...(tool.insight ? [hub.services.ai] : [])];
      expect(originsOf([{ url: home, all: '' }, ...asked])).toEqual([home, ...services].sort());
      await expect.poll(() => stopped(page)).toEqual([]);
    },
  );

  it('was to all of the catalogue, left no cookie, and would have told what the policy stops', async () => {
    const page = await visit('ppf');
    const ids = tools.map(({ id }) => id).sort();
    const linked = (place: string) =>
      page.locator(place).evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[1]));
    await expect.poll(async () => (await linked('aside nav a')).sort()).toEqual(ids);
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await page.evaluate(() => fetch('https://example.invalid/').catch(() => null)).catch(() => null);
    await expect.poll(() => stopped(page)).toEqual(['connect-src https://example.invalid/']);
    await page.goto(`${hub.url}#`);
    await page.locator('main h1', { hasText: 'Know your numbers' }).waitFor();
    await expect.poll(() => linked('main a[href*="#"]')).toEqual(expect.arrayContaining(ids));
  });
});
