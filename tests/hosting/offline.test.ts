// What the service worker does with each request is tested without a browser, in tests/shell/offline/worker.test.ts.

import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedFiles } from '../../scripts/build/files.ts';
import catalogue from '../../tools/catalogue.ts';
import { box, fileOf, hub, open, output, shows, toolModule, turnTo } from '../browser/hub.ts';
import { type Host, host } from './host.ts';
import { cached, first, gone, visit } from './visits.ts';

let at: Host;
beforeEach(async () => {
  at = await host(hub.folder);
});
afterEach(() => at.stop().catch(() => {}));

const files = (page: Page) =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const all = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname.slice(1));
  });

it('after one visit tools, static pages, charts and the search work without a network, nothing else is stored, and a stored file that is broken is thrown away', async () => {
  const page = await first(at, 'tax/hra-calculator/', [...gone, /MIME|Unexpected token/]);
  await cached(page);
  const stored = await files(page);
  expect(new Set(stored)).toEqual(new Set(cachedFiles(hub.folder)));
  expect(stored.filter((file) => /\/picture\.|sitemap|_headers|\.vite/.test(file))).toEqual([]);
  expect(stored).toContain('loan/emi-calculator/index.html');

  await at.stop();
  // within the first visit
  await page.locator('aside nav [data-group] a[href$="/gratuity-calculator/"]').click();
  await output(page, 'gratuity').waitFor();
  // one tool of each group: every file is stored
  await visit(page, at);
  for (const {
    tools: [id = ''],
  } of catalogue.groups) {
    await turnTo(page, id, at.base);
    await page.locator('main output, main [role="alert"]').first().waitFor();
  }
  await turnTo(page, 'emi_calculator', at.base);
  const chart = page.locator('main figure').first();
  await chart.scrollIntoViewIfNeeded();
  await chart.locator('svg').first().waitFor();
  await box(page, 'rate').fill('9');
  await shows(page, 'emi', '₹8,997');
  await visit(page, at);
  await page.locator('main').getByRole('searchbox').fill('ppf');
  await page.locator('#found a').first().click();
  await output(page, 'maturityValue').waitFor();

  // static pages that were never visited, without the slash at their end, with a query and a hash (others: tests/shell/offline)
  await visit(page, at, 'loan/emi-calculator');
  await output(page, 'emi').waitFor();
  await expect.poll(() => page.url()).toBe(`${at.base}loan/emi-calculator/`);
  await visit(page, at, 'savings/ppf-calculator?from=mail#cagr');
  await output(page, 'cagr').waitFor();
  await expect.poll(() => page.url()).toBe(`${at.base}savings/ppf-calculator/?from=mail#cagr`);

  // a broken cached file is thrown away, and the tool loads
  await at.start();
  await page.evaluate(
    async (file) => {
      await window.caches.open('a cache of another site');
      const cache = await window.caches.open('hisaab /');
      for (const request of await cache.keys())
        if (request.url.endsWith(file))
          await cache.put(request, new Response('}', { headers: { 'content-type': 'text/javascript' } }));
    },
    fileOf(toolModule('tools/savings/ppf')),
  );
  await visit(page, at, '#ppf');
  // by itself, or, where the page has been reloaded once already, when it is asked for again
  const again = page.locator('main [role="alert"] button').first();
  await again.or(output(page, 'maturityValue')).first().waitFor();
  // the page may load it by itself just before the press
  if (await again.isVisible()) await Promise.race([again.click(), output(page, 'maturityValue').waitFor()]);
  await output(page, 'maturityValue').waitFor();
  expect(await page.evaluate(() => window.caches.keys())).toContain('a cache of another site');
});

it('nothing is stored while someone presses keys, nor where a file came damaged or the connection broke', async () => {
  const ppf = fileOf(toolModule('tools/savings/ppf'));
  let asked = 0;
  at.instead = (file) => {
    if (/assets.xirr/.test(file)) return null;
    if (file !== ppf) return undefined;
    asked++;
    return Buffer.from('<html>please log in</html>');
  };
  const page = await open('', { serviceWorkers: 'allow', expected: gone });
  // from here on time passes only as the test says, however slow the machine is
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await visit(page, at, '#emi_calculator');
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(900);
    expect(await registered()).toBe(false);
  }
  await page.clock.resume();
  await expect.poll(() => asked).toBeGreaterThan(0); // by the worker
  await expect.poll(registered).toBe(false); // and given up
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  at.instead = () => undefined;
  await visit(page, at);
  await cached(page);
  await at.stop();
  await visit(page, at, '#ppf');
  await output(page, 'maturityValue').waitFor();
});
