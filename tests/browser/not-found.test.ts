import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/load.mjs';
import { tools } from '../tools.ts';
import { type Host, host } from './host.ts';
import { hub, open, output, sizes } from './hub.ts';

const HEADLINE = 'There is no page at this address';
/** What a browser logs of the document itself. */
const expected = [/the server responded with a status of 404/];

async function openLost(rest: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open('', { ...options, expected: [...expected, ...(options.expected ?? [])] });
  await page.goto(hub.url + rest);
  await page.locator('main h1').waitFor();
  return page;
}
const shows = (page: Page, title: string) => expect.poll(() => page.locator('main h1').textContent()).toBe(title);
/** Waits until the hub's script has taken the page over. */
const taken = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => /^__react/.test(key))),
    )
    .toBe(true);

describe('an unknown address', () => {
  it.each(['no-such-page', 'no/such/page/', 'loan/emi-calculatr/', 'loan/', 'assets/old-script.js'])(
    'is answered at %s with status 404, the site’s headers and a page that search engines leave out',
    async (path) => {
      const response = await fetch(hub.url + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await response.text();
      expect(html).toContain('<title>Page not found | Hisaab</title>');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
      expect(html).toContain(HEADLINE);
    },
  );

  it('is not in the sitemap', async () => {
    expect(await (await fetch(`${hub.url}sitemap.xml`)).text()).not.toContain('404');
  });

  it('gives a redirect where only the slash at the end is missing, which keeps query and hash', async () => {
    const response = await fetch(`${hub.url}loan/emi-calculator?rate=9`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    const page = await open();
    await page.goto(`${hub.url}loan/emi-calculator?from=mail#?rate=9`);
    await expect.poll(() => output(page, 'emi').textContent()).not.toBe(null);
    await expect.poll(() => page.url()).toBe(`${hub.url}loan/emi-calculator/?from=mail#?rate=9`);
  });

  it('stays the page that it is once the script runs, and its search leads to a tool', async () => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const page = await open('', { expected });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${hub.url}no/such/page`, { waitUntil: 'commit' });
    await shows(page, HEADLINE);
    await page.locator('main h1').evaluate((heading) => void Object.assign(heading, { prerendered: true }));
    letGo();
    await taken(page);
    await shows(page, HEADLINE);
    await expect.poll(() => page.locator('main h1').evaluate((heading) => 'prerendered' in heading)).toBe(true);
    await expect.poll(() => page.title()).toBe('Page not found | Hisaab');
    await expect.poll(() => page.locator('aside [aria-current]').count()).toBe(0);
    await page.locator('main').getByRole('searchbox').fill('provident');
    await page.locator('#found').getByRole('link', { name: 'PPF Calculator' }).click();
    await output(page, 'maturityValue').waitFor();
    await expect.poll(() => page.url()).toBe(`${hub.url}savings/ppf-calculator/`);
  });

  it('has every tool, at its own address', async () => {
    const page = await openLost('no/such/page');
    const links = await page
      .locator('main section[data-group] a')
      .evaluateAll((all) => all.map((each) => (each instanceof HTMLAnchorElement ? each.href : '')));
    expect(links).toHaveLength(tools.length);
    for (const address of links) {
      const response = await fetch(address, { redirect: 'manual' });
      expect(`${response.status} ${address}`).toMatch(/^200 .*\/[a-z-]+\/[a-z0-9-]+\/$/);
    }
  });

  it.each(['#no_such_tool', '#__proto__', '#404', '#?rate=9', '#%E0%A4%A'])(
    'opens no other tool with the hash %s',
    async (hash) => {
      const page = await openLost(`no-such-page${hash}`);
      await taken(page);
      await shows(page, HEADLINE);
      await expect.poll(() => page.title()).toBe('Page not found | Hisaab');
      await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
    },
  );

  it('opens the tool that its hash names, and gives way to the landing page', async () => {
    const page = await openLost('no-such-page#emi_calculator');
    await output(page, 'emi').waitFor();
    await expect.poll(() => page.title()).toBe('EMI Calculator | Hisaab');
    await expect.poll(() => page.locator('meta[name="robots"]').count()).toBe(0);
    await page.goto(`${hub.url}no-such-page#`);
    await shows(page, HEADLINE);
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click();
    await shows(page, 'Know your numbers before you decide');
    await expect.poll(() => page.url()).toBe(hub.url);
  });

  it('leaves the landing page’s own hash #404 to the catalogue', async () => {
    const page = await open('404');
    await shows(page, 'SIP & Lumpsum Calculator');
  });
});

it.each(['phone', 'desktop'] as const)('axe finds nothing on the page for unknown addresses: %s', async (size) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openLost('no-such-page', { viewport: sizes[size], colorScheme });
    await taken(page);
    await page.evaluate(axe.source);
    const found: unknown = await page.evaluate(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target)))`,
    );
    expect(found).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});

describe('the page for unknown addresses under a path of a host, with a name that is made of marks', () => {
  const name = `"Q" & <b>'A'</b> </title></script><script>window.ran = 1</script> $&`;
  const tagline = `Sums <i>"free"</i> & 'fair' $1`;
  let folder = '';
  let at: Host;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
    const build = [
      'node_modules/vite/bin/vite.js',
      'build',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ];
    execFileSync(process.execPath, build, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_SITE_URL: 'https://sums.example/some/sub/path/',
        VITE_SITE_NAME: name,
        VITE_SITE_TAGLINE: tagline,
      },
    });
    at = await host(folder, '/some/sub/path/');
  });
  afterAll(async () => {
    await at?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds all that it names, at any depth, and leads on', async () => {
    const page = await open('', { expected });
    await page.waitForLoadState('networkidle');
    const unanswered: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(at.base))
        unanswered.push(`${response.status()} ${response.url()}`);
    });
    const lost = `${at.base}no/such/page/at/all`;
    await page.goto(lost);
    await taken(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main h1').textContent()).toBe(HEADLINE);
    await page.locator('main').getByRole('link', { name: 'PPF Calculator' }).click();
    await output(page, 'maturityValue').waitFor();
    await expect.poll(() => page.url()).toBe(`${at.base}savings/ppf-calculator/`);
    expect(unanswered).toEqual([`404 ${lost}`]);
  });

  it.each([
    ['its scripts never come', { scripts: false }],
    ['no script runs at all', { scripts: true, javaScriptEnabled: false }],
  ])('can be read, and leads to the tools, where %s', async (_, { scripts, ...options }) => {
    // a page of its own: `open` waits for what a script draws
    const browser = (await open('', { expected: [...expected, /ERR_FAILED/] })).context().browser();
    const context = await browser?.newContext(options);
    const page = await context?.newPage();
    if (!page) throw new Error('no page');
    if (!scripts) await page.route('**/*.{js,svg}', (route) => route.abort());
    await page.goto(`${at.base}no/such/page#emi_calculator`);
    await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
    await expect.poll(() => page.locator('main h1').textContent()).toBe(HEADLINE);
    await expect.poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
    const logo = page.locator('aside img:visible');
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('main').getByRole('link', { name: 'EMI Calculator' }).click();
    await expect.poll(() => page.url()).toBe(`${at.base}loan/emi-calculator/`);
    await expect.poll(() => page.title()).toBe(`EMI Calculator | ${name}`);
    await context?.close();
  });

  it('writes name and tagline as text everywhere', async () => {
    const page = await open('', { expected });
    for (const rest of ['', 'loan/emi-calculator/', 'no/such/page']) {
      await page.goto(at.base + rest);
      await taken(page);
      await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false);
      await expect.poll(() => page.title()).toContain(name);
      await expect.poll(() => page.locator('header p').textContent()).toBe(tagline);
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
