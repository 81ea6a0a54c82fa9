import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hub, hydrated, loadDocument, open, output, shows, sidebar } from '../browser/hub.ts';
import { type Host, host } from './host.ts';
import { watchUnanswered } from './visits.ts';

let at: Host;
let base = '';
beforeAll(async () => {
  at = await host(hub.folder, '/some/sub/path/');
  base = at.base;
});
afterAll(() => at.stop());

/** Opens a page that notes every request that the hub's path does not answer. */
async function openUnder(
  rest: string,
): Promise<{ page: Page; unanswered: string[]; turn(rest: string): Promise<void> }> {
  const { unanswered, listen } = watchUnanswered(base);
  const page = await open('', { at: base + rest, before: listen });
  const turn = async (to: string) => {
    await loadDocument(page, base + to);
    await page.locator('main h1').waitFor();
  };
  return { page, unanswered, turn };
}
const heading = (page: Page) => expect.poll(() => page.locator('main h1').textContent());
const readToTheEnd = async (page: Page) => {
  for (const figure of await page.locator('main figure').all()) await figure.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
};
const brokenImages = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) => all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0).length);

/** Checks that the page can be installed, with every icon that it names. */
async function isInstallable(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${base}manifest.webmanifest`);
  const manifest = JSON.parse(data ?? '') as Record<string, unknown> & { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Hisaab', short_name: 'Hisaab', display: 'standalone' });
  for (const name of ['start_url', 'scope']) expect(new URL(String(manifest[name]), url).href).toBe(base);
  const apple = await page.locator('link[rel="apple-touch-icon"]').evaluate((each: HTMLLinkElement) => each.href);
  const icons = manifest.icons.map(({ src, sizes }) => [new URL(src, url).href, sizes] as const);
  expect(icons.map(([, sizes]) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const [address, sizes] of [...icons, [apple, '180x180'] as const]) {
    expect(address).toMatch(new RegExp(`^${base}`));
    const response = await fetch(address);
    expect(response.status, address).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, address).toBe(sizes);
  }
}

it('the hub under a path of a host has its landing page there, leads from it to a tool and back, opens a tool by its hash, and can be installed', async () => {
  const { page, unanswered, turn } = await openUnder('');
  await heading(page).toBe('Know your numbers before you decide');
  await expect.poll(() => brokenImages(page)).toBe(0);
  await isInstallable(page);
  // until then a link loads the tool's own document
  await hydrated(page);
  await sidebar(page, 'EMI Calculator').click();
  await shows(page, 'emi', '₹8,678');
  await expect.poll(() => page.url()).toBe(`${base}#emi_calculator`);
  await readToTheEnd(page);
  await page.goBack();
  await heading(page).toBe('Know your numbers before you decide');
  await turn('#ppf');
  await output(page, 'maturityValue').waitFor();
  await readToTheEnd(page);
  expect(unanswered).toEqual([]);
});

it('the hub under a path of a host has the static page of a tool at its path, which can be installed, with links to the pages there', async () => {
  const { page, unanswered, turn } = await openUnder('loan/emi-calculator/index.html');
  await shows(page, 'emi', '₹8,678');
  await turn('loan/emi-calculator/');
  await shows(page, 'emi', '₹8,678');
  await expect.poll(() => brokenImages(page)).toBe(0);
  await isInstallable(page);
  await readToTheEnd(page);
  const away = await page
    .locator('aside a')
    .evaluateAll((links) => links.map((each) => (each instanceof HTMLAnchorElement ? each.href : '')));
  expect(away.length).toBeGreaterThan(25);
  for (const address of away.filter((each) => new URL(each).hostname === '127.0.0.1'))
    expect(address).toMatch(new RegExp(`^${base}(\\w+/[\\w-]+/|#my-figures)?$`));
  await hydrated(page);
  // its links lead to the hub itself, also on the landing page that the logo opens
  await page.locator('aside').getByRole('link', { name: 'Hisaab, home page' }).click();
  await heading(page).toBe('Know your numbers before you decide');
  await expect.poll(() => page.url()).toBe(base);
  await expect.poll(() => brokenImages(page)).toBe(0);
  await sidebar(page, 'PPF Calculator').click();
  await output(page, 'maturityValue').waitFor();
  await expect.poll(() => page.url()).toBe(`${base}#ppf`);
  await readToTheEnd(page);
  await page.goBack();
  await page.goBack();
  await shows(page, 'emi', '₹8,678');
  await sidebar(page, 'PPF Calculator').click();
  await expect.poll(() => page.url()).toBe(`${base}#ppf`);
  expect(unanswered).toEqual([]);
});
