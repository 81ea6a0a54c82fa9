import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { colours } from '#src/design/palette.ts';
import { tools } from '../tools.ts';

// what is in files needs no browser
const hub = inject('hub');
const SITE = 'https://hisaab.example/';
const pages: readonly { path: string; title: string | null; description: string | null }[] = [
  { path: '', title: null, description: null },
  ...tools.map(({ meta }) => ({
    path: `${meta.path.slice(1)}/`,
    title: meta.title,
    description: meta.metaDescription,
  })),
];

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const documentAt = (path: string) => readFileSync(join(hub.folder, path, 'index.html'), 'utf8');

/** The meta elements of a page whose names begin with `prefix`; a list, so that duplicates are seen. */
const said = (html: string, attribute: string, prefix: string) =>
  [...html.matchAll(new RegExp(`<meta ${attribute}="(${prefix}[^"]*)" content="([^"]*)">`, 'g'))].map(
    ([, name = '', content = '']) => [name, unescaped(content)] as const,
  );

describe('a page that is shared', () => {
  it.each(pages)('/$path has a head and a picture of its own, and the day of its rules', (page) => {
    const { path, title, description } = page;
    const html = documentAt(path);
    const named = title === null ? "Hisaab: India's most loved free financial tools hub" : `${title} | Hisaab`;
    const own = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => unescaped(text));
    expect(own(/<title>(.*?)<\/title>/g)[0]).toBe(named);
    expect(own(/<link rel="canonical" href="(.*?)"/g)).toEqual([SITE + path]);
    expect(own(/<meta name="description" content="(.*?)"/g)).toEqual([
      description ?? expect.stringMatching(/^.{50,160}$/),
    ]);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(data.map(([, text = '']) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': title === null ? 'WebSite' : 'BreadcrumbList' }),
    );
    expect(html.replaceAll('<!-- -->', '')).toMatch(/ rules and rates are valid until \d{1,2}\u00a0[A-Z][a-z]+ 20\d\d/);
    // before scripts run, a link works by its address
    expect(html).toContain('href="/savings/ppf-calculator/"');
    const tags = said(html, 'property', 'og:');
    const shared = Object.fromEntries(tags);
    expect(tags).toHaveLength(Object.keys(shared).length);
    expect(shared).toEqual({
      'og:type': 'website',
      'og:site_name': 'Hisaab',
      'og:locale': 'en_IN',
      'og:locale:alternate': 'hi_IN',
      'og:title': named,
      'og:description': description ?? expect.stringMatching(/^.{50,160}$/),
      'og:url': SITE + path,
      'og:image': `${SITE}${path}picture.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title === null ? expect.stringMatching(/./) : expect.stringContaining(title),
    });
    expect(said(html, 'name', 'twitter:')).toEqual([['twitter:card', 'summary_large_image']]);
    const bytes = readFileSync(join(hub.folder, path, 'picture.png'));
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('has a picture that no other page has', () => {
    const pictures = new Set(pages.map(({ path }) => readFileSync(join(hub.folder, path, 'picture.png'), 'latin1')));
    expect(pictures.size).toBe(pages.length);
  });

  it('says its first figure as the page shows it, and none where figures come from outside', () => {
    const alt = (path: string) => Object.fromEntries(said(documentAt(path), 'property', 'og:'))['og:image:alt'];
    expect(alt('loan/emi-calculator/')).toBe('EMI Calculator: Monthly EMI ₹8,678');
    expect(alt('other/currency-converter/')).toBe('Currency Converter');
  });
});

describe('the browser’s own bar', () => {
  it.each(['', 'loan/emi-calculator/'])('has the colour of the header in both themes at "%s"', (path) => {
    const [light, dark] = colours.panel;
    const metas = [...documentAt(path).matchAll(/<meta name="theme-color" media="([^"]*)" content="([^"]*)">/g)];
    expect(metas.map(([, media, colour]) => [media, colour])).toEqual([
      ['(prefers-color-scheme: light)', light],
      ['(prefers-color-scheme: dark)', dark],
    ]);
  });
});
