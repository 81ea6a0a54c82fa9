// What a visitor of one release sees once another is there, online and offline.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { words } from '#words/shell.ts';
import { writeWorker } from '../../scripts/build/files.ts';
import { box, ENTRY, fileOf, hub, open, output, shows, toolModule } from '../browser/hub.ts';
import { host } from './host.ts';
import { cached, first, visit } from './visits.ts';

const entry = basename(fileOf(ENTRY));
const newer = 'index-newer.js';

/** A newer release: the same hub, whose pages load another script, which says that it ran. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
  cpSync(hub.folder, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), html.replaceAll(entry, newer));
  }
  writeFileSync(
    join(folder, 'assets', newer),
    `document.documentElement.dataset.release = 'newer'; import './${entry}';`,
  );
  writeWorker(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? 'older');

it('a newer version is offered and never forced, never mixed with the old one, and runs once it is accepted', async () => {
  const at = await host(hub.folder);
  const page = await first(at, '#emi_calculator');
  await cached(page);
  await box(page, 'rate').fill('9');
  const other = await page.context().newPage();
  await visit(other, at, '#sip_lumpsum');
  at.folder = folder;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByRole('button', { name: words.update.take, exact: true });
  await offer.waitFor();
  await expect.poll(() => box(page, 'rate').inputValue()).toBe('9');
  await shows(page, 'emi', '₹8,997');
  // it stands in the header, over nothing
  await expect.poll(() => page.locator('header').getByRole('button', { name: words.update.take }).count()).toBe(1);
  // all of the old version goes on: parts that were not loaded yet, and a reloaded page, which offers the new version again
  await page.locator('aside nav [data-group] a[href$="/gratuity-calculator/"]').click();
  await output(page, 'gratuity').waitFor();
  await expect.poll(() => releaseOf(page)).toBe('older');
  await page.reload();
  await output(page, 'gratuity').waitFor();
  await expect.poll(() => releaseOf(page)).toBe('older');
  // what was entered stays when it is accepted
  await box(page, 'salary').fill('80000');
  await offer.click();
  await expect.poll(() => releaseOf(page)).toBe('newer');
  await output(page, 'gratuity').waitFor();
  await expect.poll(async () => (await box(page, 'salary').inputValue()).replaceAll(',', '')).toBe('80000');
  // another tab goes on with the old version until it takes the new one too
  await expect.poll(() => releaseOf(other)).toBe('older');
  await other.getByRole('button', { name: words.update.take, exact: true }).click();
  await expect.poll(() => releaseOf(other)).toBe('newer');
  await other.close();
  await at.stop();
  await visit(page, at, '#ppf');
  await output(page, 'maturityValue').waitFor();
  await expect.poll(() => releaseOf(page)).toBe('newer');
});

it('a new release while a page is open is fetched by itself, once, when a file of the old one is gone', async () => {
  const html = readFileSync(join(hub.folder, 'index.html'), 'utf8').replace(entry, newer);
  const page = await open('', { expected: [/Failed to load resource/, /dynamically imported module/] });
  const go = (id: string) => page.evaluate((hash) => void window.location.assign(`#${hash}`), id);
  let documents = 0;
  await page.route(hub.url, (route) => {
    if (route.request().resourceType() === 'document') documents++;
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.route(`**/${newer}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `import './${entry}';` }),
  );
  await page.route(`**/${fileOf(toolModule('tools/savings/ppf'))}`, (route) =>
    documents > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await go('ppf');
  await shows(page, 'maturityValue', '₹27,12,139');
  await expect.poll(() => page.url()).toBe(`${hub.url}#ppf`);
  // no second time for the same release
  await go('cagr');
  await shows(page, 'cagr', '14.87%');
  expect(documents).toBe(1);
});
