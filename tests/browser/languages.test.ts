import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { latinIn, latinWords } from '../../scripts/build/translations.ts';
import { inHindi, thorough, visitedOf } from '../always.ts';
import { toolOf, tools } from '../tools.ts';
import { box, hub, hydrated, open, openTool, shows, sidebar, sizes } from './hub.ts';
import {
  covered,
  drawCharts,
  fontsReady,
  laidOut,
  lasting,
  scheme,
  sideways,
  unfold,
  violations,
  withRates,
} from './rounds.ts';

const hindi = (page: Page) => page.locator('header a[lang="hi"]').last();
const english = (page: Page) => page.locator('header a[hreflang="en-IN"]');

/** A tool's page in Hindi. */
async function openHindi(id: string, options: Parameters<typeof open>[1] = {}) {
  const page = await open('', { ...options, path: `hi${toolOf(id).meta.path}/` });
  await hydrated(page);
  return page;
}

/** What axe finds where other words are wrong or missing, or make something too small to press. */
const OF_WORDS = [
  'valid-lang',
  'html-lang-valid',
  'label',
  'button-name',
  'link-name',
  'aria-input-field-name',
  'target-size',
];

/** Whether the English page offers the Hindi one. */
const offered = (page: Page) => page.locator('header p a[lang="hi"]');

it('a press on the other language opens the same page with the same figures, and back, is remembered, and then offers Hindi', async () => {
  const page = await openTool('emi_calculator', { expected: [/404/] });
  expect(await offered(page).count()).toBe(0);
  await box(page, 'rate').fill('9');
  await shows(page, 'emi', '₹8,997');
  // before the address is written by itself
  await hindi(page).click();
  await page.waitForURL(/\/hi\/loan\/emi-calculator\/#\?.*rate=9/);
  await hydrated(page);
  await shows(page, 'emi', '₹8,997');
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  expect(await page.locator('h1').textContent()).toBe('EMI कैलकुलेटर');
  await box(page, 'tenure').fill('15');
  await shows(page, 'emi', '₹10,143');
  await english(page).click();
  await page.waitForURL(/[^i]\/loan\/emi-calculator\/#\?.*tenure=15/);
  await hydrated(page);
  await shows(page, 'emi', '₹10,143');
  expect(await page.evaluate(() => localStorage.getItem('hisaab / language'))).toBe('en');

  // a tool opened within the document, which stores its inputs on the device
  await sidebar(page, 'Net Worth Tracker').click();
  const value = page.getByRole('spinbutton').first();
  await value.fill('1234567');
  await hindi(page).click();
  await page.waitForURL(/\/hi\/#net_worth/);
  await expect.poll(() => page.getByRole('spinbutton').first().inputValue()).toBe('12,34,567');
  expect(await page.locator('h1').textContent()).toBe('नेट वर्थ ट्रैकर');

  // who chose Hindi is offered it on an English page
  await page.goto(`${hub.url}savings/ppf-calculator/`);
  await hydrated(page);
  await offered(page).click();
  await page.waitForURL(/\/hi\/savings\/ppf-calculator\//);
  await page.goto(`${hub.url}hi/no-such-page/`);
  await hydrated(page);
  expect(await page.locator('h1').textContent()).toBe('इस पते पर कोई पेज नहीं है');
});

it('Hindi is offered in one line on a first visit of those whose browser prefers it, and not in an embedded calculator', async () => {
  const page = await openTool('emi_calculator', { locale: 'hi-IN', viewport: sizes.phone });
  await offered(page).waitFor();
  await expect.poll(() => page.url()).not.toContain('/hi/');
  await page.reload();
  await hydrated(page);
  expect(await offered(page).count()).toBe(0);
  await page.goto(`${hub.url}embed/loan/emi-calculator/`);
  await hydrated(page);
  expect(await page.locator('a[lang="hi"]').count()).toBe(0);
});

it('a page loads no file of the other language', async () => {
  const asked: string[] = [];
  const page = await open('', {
    path: 'loan/emi-calculator/',
    before: async (fresh) => void fresh.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  for (const [path, of] of [
    ['loan/emi-calculator/', /^\/(?!hi\/)/],
    ['hi/loan/emi-calculator/', /^\/hi\//],
  ] as const) {
    if (path.startsWith('hi')) {
      asked.splice(0);
      await page.goto(hub.url + path);
    }
    await hydrated(page);
    await drawCharts(page);
    await page
      .locator('main')
      .getByRole('button', { name: /^(Compare|तुलना करें)$/ })
      .first()
      .click();
    await fontsReady(page);
    expect(asked.length).toBeGreaterThan(10);
    expect(
      asked.filter((file) => !of.test(file)),
      path,
    ).toEqual([]);
    // the Devanagari of the typeface
    expect(asked.filter((file) => /devanagari-devanagari/.test(file)).length, path).toBe(path.startsWith('hi') ? 1 : 0);
  }
});

it('every document names its address in all languages, and the sitemap has these addresses and no others', () => {
  const documents = readdirSync(hub.folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('embed') && !file.startsWith('hi/embed'),
  );
  const linksOf = (html: string) =>
    [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`);
  const canonicalOf = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const sitemap = readFileSync(join(hub.folder, 'sitemap.txt'), 'utf8').split('\n');
  expect(documents.filter((file) => file.startsWith('hi/')).length * 2).toBe(documents.length);
  expect(sitemap).toHaveLength(documents.length);
  for (const file of documents) {
    const html = readFileSync(join(hub.folder, file), 'utf8');
    const canonical = canonicalOf(html);
    const path = canonical.replace(/^https:\/\/hisaab\.example\/(hi\/)?/, '');
    const links = [
      `en-IN https://hisaab.example/${path}`,
      `hi-IN https://hisaab.example/hi/${path}`,
      `x-default https://hisaab.example/${path}`,
    ];
    expect(linksOf(html), file).toEqual(links);
    expect(canonical.startsWith('https://hisaab.example/hi/'), file).toBe(file.startsWith('hi/'));
    expect(sitemap).toContain(canonical);
  }
});

it.each(visitedOf(tools, inHindi))(
  '$id in Hindi has nothing of English, fits at all widths, and axe finds nothing',
  async ({ id }) => {
    const page = await openHindi(id, { viewport: sizes.phone, reducedMotion: 'reduce', before: withRates });
    await drawCharts(page);
    await unfold(page);
    await fontsReady(page);
    const latin = new Set([...latinWords('hi'), site.name]);
    const texts = await page.evaluate(() => {
      const unread = 'script, style, noscript, code, body [lang], [aria-hidden="true"] [aria-label]';
      const parts = [...document.querySelectorAll('body *')].filter((part) => part.closest(unread) === null);
      return parts.flatMap((part) => [
        ...[...part.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
        ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => part.getAttribute(name) ?? ''),
      ]);
    });
    expect(texts.join('').length).toBeGreaterThan(2000);
    expect(texts.filter((text) => latinIn(text).some((word) => !latin.has(word)))).toEqual([]);
    const wide = () => lasting(page, async () => ((await sideways(page)) > 0 ? ['too wide'] : []));
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      expect([width, await wide()]).toEqual([width, []]);
    }
    // its layout at a width is that of the English page too
    if (thorough) expect(await covered(page)).toEqual([]);
    // elsewhere the header may lie over a control, which would then be too small
    await page.setViewportSize(sizes.phone);
    await page.evaluate(() => window.scrollTo(0, 0));
    await laidOut(page, async () => {
      // elements and colours are those of the English page, which every run looks at
      expect(await lasting(page, () => violations(page, thorough ? undefined : OF_WORDS), 60)).toEqual([]);
      if (!thorough) return;
      await scheme(page, 'dark');
      expect(await lasting(page, () => violations(page, ['color-contrast']), 60)).toEqual([]);
    });
  },
);
