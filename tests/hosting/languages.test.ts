import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedFiles } from '../../scripts/build/files.ts';
import { hub, hydrated, output } from '../browser/hub.ts';
import { type Host, host } from './host.ts';
import { cached, first, visit } from './visits.ts';

let at: Host;
beforeEach(async () => {
  at = await host(hub.folder);
});
afterEach(() => at.stop().catch(() => {}));

/** The paths of what each cache holds, by its name. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const files = await Promise.all(
      names.map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => new URL(url).pathname.slice(1)),
      ),
    );
    return Object.fromEntries(names.map((name, index) => [name, files[index] ?? []]));
  });

it('a visitor of one language caches that alone, and works in it without a network', async () => {
  const page = await first(at, 'hi/loan/emi-calculator/');
  await cached(page);
  const hindi = cachedFiles(`${hub.folder}/hi`).map((file) => `hi/${file}`);
  expect(hindi.some((file) => /devanagari-devanagari.*woff2$/.test(file))).toBe(true);
  const found = await stored(page);
  expect(Object.keys(found)).toEqual(['hisaab /hi/']);
  expect(new Set(found['hisaab /hi/'])).toEqual(new Set(hindi));
  await at.stop();
  await visit(page, at, 'hi/savings/ppf-calculator/');
  await output(page, 'maturityValue').waitFor();
  expect(await page.locator('h1').textContent()).toBe('PPF कैलकुलेटर');
});

it('the worker of English neither caches Hindi pages nor answers for them, and a visitor of both has both', async () => {
  const page = await first(at);
  await cached(page);
  const english = await stored(page);
  expect(Object.keys(english)).toEqual(['hisaab /']);
  expect(english['hisaab /']?.filter((file) => file.startsWith('hi/'))).toEqual([]);
  await at.stop();
  const answered = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      at.base + path,
    );
  expect([await answered('savings/ppf-calculator/'), await answered('hi/')]).toEqual([true, false]);
  await at.start();
  await visit(page, at, 'hi/');
  await hydrated(page);
  await expect
    .poll(async () => Object.keys(await stored(page)).sort(), { timeout: 60_000 })
    .toEqual(['hisaab /', 'hisaab /hi/']);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''), { timeout: 60_000 })
    .toMatch(/\/hi\/sw\.js$/);
  await at.stop();
  for (const [path, heading] of [
    ['hi/savings/ppf-calculator/', 'PPF कैलकुलेटर'],
    ['savings/ppf-calculator/', 'PPF Calculator'],
  ] as const) {
    await visit(page, at, path);
    await output(page, 'maturityValue').waitFor();
    expect(await page.locator('h1').textContent()).toBe(heading);
  }
});
