// A hub for a path of its host, with a name and a tagline that are made of marks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { words } from '#words/shell.ts';
import { hydrated, loadDocument, open, output, rendered, shows, showsTitle, sidebar } from '../browser/hub.ts';
import { buildTestHub } from '../project.ts';
import { type Host, host } from './host.ts';
import { watchUnanswered } from './visits.ts';

/** What a browser logs of a document that is not there. */
const expected = [/the server responded with a status of 404/];
const name = `"Q" & <b>'A'</b> </title></script><script>window.ran = 1</script> $&`;
const tagline = `Sums <i>"free"</i> & 'fair' $1`;

const folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
let at: Host;
let base = '';
beforeAll(async () => {
  await buildTestHub(folder, {
    // English alone: the path is the same for all
    HUB_LANGUAGE: 'en',
    VITE_SITE_URL: 'https://sums.example/some/sub/path/',
    VITE_SITE_NAME: name,
    VITE_SITE_TAGLINE: tagline,
  });
  at = await host(folder, '/some/sub/path/');
  base = at.base;
});
afterAll(async () => {
  await at?.stop();
  rmSync(folder, { recursive: true, force: true });
});

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
  expect(manifest).toMatchObject({ name, short_name: name, display: 'standalone' });
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
  await page
    .locator('aside')
    .getByRole('link', { name: /home page/ })
    .click();
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

it('the hub under a path of a host: the page for unknown addresses finds all that it names, at any depth, and leads on', async () => {
  const lost = `${at.base}no/such/page/at/all`;
  const { unanswered, listen } = watchUnanswered(at.base);
  const page = await open('', { expected, at: lost, before: listen });
  await rendered(page);
  await page.waitForLoadState('networkidle');
  await showsTitle(page, words.notFound.headline);
  // on a large screen the groups are open
  await page.locator('main').getByRole('link', { name: 'PPF Calculator' }).click();
  await output(page, 'maturityValue').waitFor();
  await expect.poll(() => page.url()).toBe(`${at.base}savings/ppf-calculator/`);
  expect(unanswered).toEqual([`404 ${lost}`]);
});

it('the hub under a path of a host: the page for unknown addresses can be read, and leads to the tools, where no script runs', async () => {
  const page = await open('', { expected, at: `${at.base}no/such/page#emi_calculator`, javaScriptEnabled: false });
  await showsTitle(page, words.notFound.headline);
  await expect.poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
  await page.locator('main details', { hasText: 'EMI Calculator' }).locator('summary').click();
  await page.locator('main').getByRole('link', { name: 'EMI Calculator', exact: true }).click();
  await expect.poll(() => page.url()).toBe(`${at.base}loan/emi-calculator/`);
  await expect.poll(() => page.title()).toBe(`EMI Calculator | ${name}`);
});

it('the hub under a path of a host writes name and tagline as text everywhere, also where they look like code', async () => {
  const page = await open('', { expected });
  for (const rest of ['', 'loan/emi-calculator/', 'no/such/page']) {
    await page.goto(at.base + rest);
    await rendered(page);
    await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false);
    await expect.poll(() => page.title()).toContain(name);
    await expect.poll(() => page.locator('header p').first().textContent()).toBe(tagline);
    await expect.poll(() => page.locator('footer p').first().textContent()).toContain(name);
    const html = await (await fetch(at.base + rest)).text();
    expect(html).not.toContain('<script>window.ran');
    expect(html).not.toMatch(/<b>'A'|<i>"free"/);
  }
  await page.goto(at.base);
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await meta('og:site_name')).toBe(name);
  expect(await meta('og:title')).toBe(`${name}: ${tagline}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { name: string }).name)).toEqual([name]);
  const manifest: unknown = await (await fetch(`${at.base}manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name, description: tagline });
});

it('a hub in English alone names no page in another language', async () => {
  for (const file of ['', 'loan/emi-calculator/', 'no/such/page', 'sitemap.txt'])
    expect(await (await fetch(base + file)).text()).not.toMatch(/hreflang="hi|hi_IN|path\/hi\//);
});
