// What a visitor of one release sees once another is there, online and offline. The second build has another name, made of marks,
// and is for a path of its host: its pages are tested here too, since a build takes long.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#words/shell.ts';
import { buildTestHub } from '../../scripts/build/test-hub.ts';
import { box, ENTRY, fileOf, hub, open, output, rendered, shows, showsTitle, toolModule } from '../browser/hub.ts';
import { type Host, host } from './host.ts';
import { cached, first, visit, watchUnanswered } from './visits.ts';

/** What a browser logs of the document itself. */
const expected = [/the server responded with a status of 404/];
const name = `"Q" & <b>'A'</b> </title></script><script>window.ran = 1</script> $&`;
const tagline = `Sums <i>"free"</i> & 'fair' $1`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
  buildTestHub(folder, {
    VITE_SITE_URL: 'https://sums.example/some/sub/path/',
    VITE_SITE_NAME: name,
    VITE_SITE_TAGLINE: tagline,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  await expect.poll(() => page.title()).toMatch(/ \| Hisaab$/);
  await page.reload();
  await output(page, 'gratuity').waitFor();
  await expect.poll(() => page.title()).toMatch(/ \| Hisaab$/);
  // what was entered stays when it is accepted
  await box(page, 'salary').fill('80000');
  await offer.click();
  await expect.poll(() => page.title()).toContain(name);
  await output(page, 'gratuity').waitFor();
  await expect.poll(async () => (await box(page, 'salary').inputValue()).replaceAll(',', '')).toBe('80000');
  // another tab goes on with the old version until it takes the new one too
  await expect.poll(() => other.title()).toMatch(/ \| Hisaab$/);
  await other.getByRole('button', { name: words.update.take, exact: true }).click();
  await expect.poll(() => other.title()).toContain(name);
  await other.close();
  await at.stop();
  await visit(page, at, '#ppf');
  await output(page, 'maturityValue').waitFor();
  await expect.poll(() => page.title()).toContain(name);
});

it('a new release while a page is open is fetched by itself, once, when a file of the old one is gone', async () => {
  const script = fileOf(ENTRY).replace('assets/', '');
  const newer = 'index-newer.js';
  const html = readFileSync(join(hub.folder, 'index.html'), 'utf8').replace(script, newer);
  const page = await open('', { expected: [/Failed to load resource/, /dynamically imported module/] });
  const go = (id: string) => page.evaluate((hash) => void window.location.assign(`#${hash}`), id);
  let documents = 0;
  await page.route(hub.url, (route) => {
    if (route.request().resourceType() === 'document') documents++;
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.route(`**/${newer}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `import './${script}';` }),
  );
  await page.route(`**/${fileOf(toolModule('tools/savings/ppf'))}`, (route) =>
    documents > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await go('ppf');
  await shows(page, 'maturityValue', '₹27,12,139');
  await expect.poll(() => page.url()).toBe(`${hub.url}#ppf`);
  // no second time for the same release: tests/loading
  await go('cagr');
  await shows(page, 'cagr', '14.87%');
  expect(documents).toBe(1);
});

describe('under a path of a host, with a name that is made of marks, the page for unknown addresses', () => {
  let at: Host;
  beforeAll(async () => {
    at = await host(folder, '/some/sub/path/');
  });
  afterAll(() => at.stop());

  it('under a path of a host, with a name that is made of marks, the page for unknown addresses finds all that it names, at any depth, and leads on', async () => {
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

  it('under a path of a host, with a name that is made of marks, the page for unknown addresses can be read, and leads to the tools, where no script runs', async () => {
    const page = await open('', { expected, at: `${at.base}no/such/page#emi_calculator`, javaScriptEnabled: false });
    await showsTitle(page, words.notFound.headline);
    await expect.poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
    await page.locator('main details', { hasText: 'EMI Calculator' }).locator('summary').click();
    await page.locator('main').getByRole('link', { name: 'EMI Calculator' }).click();
    await expect.poll(() => page.url()).toBe(`${at.base}loan/emi-calculator/`);
    await expect.poll(() => page.title()).toBe(`EMI Calculator | ${name}`);
  });

  it('under a path of a host, with a name that is made of marks, the page for unknown addresses writes name and tagline as text everywhere', async () => {
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
});
