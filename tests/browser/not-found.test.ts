import { expect, it } from 'vitest';
import { words } from '#words/shell.ts';
import { tools } from '../tools.ts';
import { held, hub, loadDocument, open, output, rendered, showsTitle, sizes } from './hub.ts';
import { lasting, scheme, sideways, violations } from './rounds.ts';

const HEADLINE = words.notFound.headline;
/** What a browser logs of the document itself. */
const expected = [/the server responded with a status of 404/];

const openLost = (rest: string, options: Parameters<typeof open>[1] = {}) =>
  open('', { ...options, expected, at: hub.url + rest });

it('an unknown address is answered with status 404, the site’s headers and a page that search engines leave out', async () => {
  const response = await fetch(`${hub.url}no/such/page/`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toContain('<title>Page not found | Hisaab</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
  expect(html).toContain(HEADLINE);
});

it('llms.txt, for assistants, has the address of every tool', async () => {
  const text = await (await fetch(`${hub.url}llms.txt`)).text();
  const paths = [...text.matchAll(/^- \[.*?\]\(https:\/\/hisaab\.example(.*?)\)/gm)].map(([, path]) => path);
  expect(paths.sort()).toEqual(tools.map(({ meta }) => `${meta.path}/`).sort());
});

it('an unknown address gives a redirect where only the slash at the end is missing, which keeps query and hash', async () => {
  const response = await fetch(`${hub.url}loan/emi-calculator?rate=9`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  const page = await open('', { at: `${hub.url}loan/emi-calculator?from=mail#?rate=9` });
  await expect.poll(() => output(page, 'emi').textContent()).not.toBe(null);
  await expect.poll(() => page.url()).toBe(`${hub.url}loan/emi-calculator/?from=mail#?rate=9`);
});

it('an unknown address stays the page that it is once the script runs, and its search leads to a tool', async () => {
  const { before, letGo } = held('**/assets/index-*.js');
  const page = await openLost('no/such/page', { before });
  await showsTitle(page, HEADLINE);
  await page.locator('main h1').evaluate((heading) => void Object.assign(heading, { prerendered: true }));
  letGo();
  await rendered(page);
  await showsTitle(page, HEADLINE);
  await expect.poll(() => page.locator('main h1').evaluate((heading) => 'prerendered' in heading)).toBe(true);
  await expect.poll(() => page.title()).toBe('Page not found | Hisaab');
  await expect.poll(() => page.locator('aside [aria-current]').count()).toBe(0);
  await page.locator('main').getByRole('searchbox').fill('provident');
  await page.locator('#found').getByRole('link', { name: 'PPF Calculator' }).click();
  await output(page, 'maturityValue').waitFor();
  await expect.poll(() => page.url()).toBe(`${hub.url}savings/ppf-calculator/`);
});

it('an unknown address has a page in which axe finds nothing, in both themes, narrow and wide; it opens no other tool with an unknown hash, and gives way to the tool that its hash names and to the landing page', async () => {
  const page = await openLost('no-such-page', { viewport: sizes.phone, colorScheme: 'light', reducedMotion: 'reduce' });
  await rendered(page);
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await scheme(page, 'dark');
  expect(await lasting(page, () => violations(page), 30)).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  expect(await lasting(page, () => violations(page), 30)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  // other hashes: tests/catalogue/catalogue.test.ts
  for (const hash of ['#no_such_tool', '#404', '#%E0%A4%A']) {
    await loadDocument(page, `${hub.url}no-such-page${hash}`);
    await rendered(page);
    await showsTitle(page, HEADLINE);
    await expect.poll(() => page.title()).toMatch(/^Page not found/);
    await expect.poll(() => page.locator('main h1').isVisible()).toBe(true);
  }

  await loadDocument(page, `${hub.url}no-such-page#emi_calculator`);
  await output(page, 'emi').waitFor();
  await expect.poll(() => page.title()).toBe('EMI Calculator | Hisaab');
  await expect.poll(() => page.locator('meta[name="robots"]').count()).toBe(0);
  await page.goto(`${hub.url}no-such-page#`);
  await showsTitle(page, HEADLINE);
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(0);
  await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click();
  await showsTitle(page, 'Know your numbers before you decide');
  await expect.poll(() => page.url()).toBe(hub.url);
});
