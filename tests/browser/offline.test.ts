import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/load.mjs';
import catalogue from '../../tools/catalogue.ts';
import { type Host, host } from './host.ts';
import { box, fileOf, hub, open, output, turnTo } from './hub.ts';

const ids = catalogue.groups.flatMap(({ tools }) => tools);
/** What a browser says of a host or a service that is gone. */
const gone = [/Failed to load resource/, /ERR_CONNECTION|ERR_INTERNET|ERR_FAILED/, /Failed to fetch/];
const patient = { timeout: 20_000 };

let at: Host;
beforeEach(async () => {
  at = await host(hub.folder);
});
afterEach(() => at.stop().catch(() => {}));

const visit = async (page: Page, rest = '') => {
  // a change of the hash alone would load nothing
  await page.goto('about:blank');
  await page.goto(at.base + rest);
};
/** Opens the hub on a host of the test's own, with its service worker. */
async function first(rest = ''): Promise<Page> {
  const page = await open('', { serviceWorkers: 'allow', expected: gone });
  await visit(page, rest);
  return page;
}
const kept = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patient);
const files = (page: Page) =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const all = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
  });

describe('after one visit, without a network', () => {
  it('every tool opens and answers', async () => {
    const page = await first();
    await kept(page).toBe(true);
    await at.stop();
    await visit(page);
    for (const id of ids) {
      await turnTo(page, id, at.base);
      if (id === 'currency_converter') await page.getByText(/no source answers now/i).waitFor();
      else await page.locator('output').first().waitFor();
    }
    const charts = page.locator('main figure');
    await visit(page, '#emi_calculator');
    await charts.first().scrollIntoViewIfNeeded();
    await charts.first().locator('svg').first().waitFor();
    await box(page, 'rate').fill('9');
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹8,997');
    await visit(page);
    await page.locator('main').getByRole('searchbox').fill('ppf');
    await page.locator('#found a').first().click();
    await output(page, 'maturityValue').waitFor();
  }, 120_000);

  it('a static page opens as itself, with any query, though it was never visited', async () => {
    const page = await first();
    await kept(page).toBe(true);
    await at.stop();
    await visit(page, 'loan/emi-calculator/?rate=9');
    await expect.poll(() => page.title()).toBe('EMI Calculator | Hisaab');
    await output(page, 'emi').waitFor();
    await visit(page, 'savings/ppf-calculator/#cagr');
    await output(page, 'cagr').waitFor();
  });

  it('a static page opens where its address lacks the slash, with what stands behind it', async () => {
    const page = await first();
    await kept(page).toBe(true);
    await at.stop();
    await visit(page, 'loan/emi-calculator');
    await expect.poll(() => page.url()).toBe(`${at.base}loan/emi-calculator/`);
    await output(page, 'emi').waitFor();
    await visit(page, 'savings/ppf-calculator?from=mail#cagr');
    await expect.poll(() => page.url()).toBe(`${at.base}savings/ppf-calculator/?from=mail#cagr`);
    await output(page, 'cagr').waitFor();
  });

  it('works within the first visit too, and from a static page', async () => {
    const page = await first('tax/hra-calculator/');
    await kept(page).toBe(true);
    await at.stop();
    await page.locator('aside').getByRole('link', { name: 'Gratuity Calculator' }).click();
    await output(page, 'gratuity').waitFor();
  });
});

describe('what is kept', () => {
  it('is the hub’s own files, and not the pictures of shared pages', async () => {
    const page = await first();
    await kept(page).toBe(true);
    const all = await files(page);
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter((file) => /picture|sitemap|_headers|\.vite/.test(file))).toEqual([]);
    expect(all).toContain('/loan/emi-calculator/index.html');
  });

  it('is fetched when the page is left alone, not while someone types', async () => {
    const page = await first('#emi_calculator');
    const rate = box(page, 'rate');
    await rate.focus();
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    for (let press = 0; press < 12; press++) {
      await rate.press(press % 2 ? 'ArrowDown' : 'ArrowUp');
      await page.waitForTimeout(300);
      expect(await registered()).toBe(false);
    }
    await kept(page).toBe(true);
  });

  it('is nothing where a file came damaged or the connection broke, until a visit that brings all of it', async () => {
    at.instead = (file) => {
      if (/definition/.test(file)) return Buffer.from('<html>please log in</html>');
      return /ring/.test(file) ? null : undefined;
    };
    const page = await first();
    await page.waitForTimeout(4000);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    at.instead = () => undefined;
    await visit(page);
    await kept(page).toBe(true);
    await at.stop();
    await visit(page, '#ppf');
    await output(page, 'maturityValue').waitFor();
  });

  it('comes back where files of it were lost', async () => {
    const page = await first();
    await kept(page).toBe(true);
    const lost = await page.evaluate(async () => {
      const [name = ''] = await window.caches.keys();
      const cache = await window.caches.open(name);
      const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
      await Promise.all(scripts.map((request) => cache.delete(request)));
      return scripts.length;
    });
    expect(lost).toBeGreaterThan(50);
    await visit(page, '#ppf');
    await output(page, 'maturityValue').waitFor();
    await at.stop();
    await visit(page, '#ppf');
    await output(page, 'maturityValue').waitFor();
  });

  it('comes back whole where the browser has thrown it away, and leaves caches of others alone', async () => {
    const page = await first();
    await kept(page).toBe(true);
    const before = (await files(page)).sort();
    await page.evaluate(async () => {
      for (const name of await window.caches.keys()) await window.caches.delete(name);
      await window.caches.open('hisaab /elsewhere/');
    });
    await visit(page);
    await expect.poll(async () => (await files(page)).sort(), patient).toEqual(before);
    await expect
      .poll(() => page.evaluate(() => window.caches.keys()))
      .toEqual(expect.arrayContaining(['hisaab /', 'hisaab /elsewhere/']));
    await at.stop();
    await visit(page, 'loan/emi-calculator/');
    await output(page, 'emi').waitFor();
  });

  it('is thrown away where a part of it is broken, and the tool comes', async () => {
    const page = await open('', { serviceWorkers: 'allow', expected: [...gone, /MIME|Unexpected token/] });
    await visit(page);
    await kept(page).toBe(true);
    await page.evaluate(async (file) => {
      await window.caches.open('a cache of another site');
      const cache = await window.caches.open('hisaab /');
      for (const request of await cache.keys())
        if (request.url.endsWith(file))
          await cache.put(request, new Response('}', { headers: { 'content-type': 'text/javascript' } }));
    }, fileOf('tools/savings/ppf/definition.ts'));
    await visit(page, '#ppf');
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.click();
    await output(page, 'maturityValue').waitFor();
    await expect.poll(() => page.evaluate(() => window.caches.keys())).toContain('a cache of another site');
  });
});

describe('a newer version', () => {
  let newer = '';
  beforeAll(() => {
    newer = mkdtempSync(join(tmpdir(), 'hisaab-'));
    const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', newer, '--emptyOutDir', '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_NAME: 'Newer' };
    execFileSync(process.execPath, build, { cwd: root, stdio: 'ignore', env });
  });
  afterAll(() => rmSync(newer, { recursive: true, force: true }));

  it('is offered and never forced, never mixed with the old one, and there once it is taken', async () => {
    const page = await first('#emi_calculator');
    await kept(page).toBe(true);
    await box(page, 'rate').fill('9');
    at.folder = newer;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByRole('button', { name: 'Update', exact: true });
    await offer.waitFor();
    await expect.poll(() => box(page, 'rate').inputValue()).toBe('9');
    await expect.poll(() => output(page, 'emi').textContent()).toBe('₹8,997');
    // the old version goes on whole: a part that was not loaded yet, and a page loaded anew
    await page.locator('aside').getByRole('link', { name: 'Gratuity Calculator' }).click();
    await output(page, 'gratuity').waitFor();
    await expect.poll(() => page.title()).toBe('Gratuity Calculator | Hisaab');
    await page.reload();
    await output(page, 'gratuity').waitFor();
    await expect.poll(() => page.title()).toBe('Gratuity Calculator | Hisaab');
    await offer.click();
    await expect.poll(() => page.title(), patient).toBe('Gratuity Calculator | Newer');
    await output(page, 'gratuity').waitFor();
    await at.stop();
    await visit(page, '#ppf');
    await output(page, 'maturityValue').waitFor();
    await expect.poll(() => page.title()).toBe('PPF Calculator | Newer');
  }, 120_000);

  it('can wait for later', async () => {
    const page = await first('#emi_calculator');
    await kept(page).toBe(true);
    at.folder = newer;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Update', exact: true }).count()).toBe(0);
    await expect.poll(() => page.title()).toBe('EMI Calculator | Hisaab');
  }, 120_000);
});
