// Prerenders every page of the built hub: the landing page, and a static page at each tool's path. Writes what stands beside them:
// pictures, the web manifest, llms.txt, the sitemap and robots.txt.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Language } from '../../src/languages.ts';
import type { Card } from '../../src/shell/pages/card.ts';
import type { HeadElement } from '../../src/shell/pages/head.ts';
import { ENTRY, fileOf } from './files.ts';
import { EMBED, type Service } from './headers.ts';
import { PICTURE, picture } from './pictures.ts';
import { escaped, replaced, root } from './project.ts';

/** A page's picture for link previews, in the folder of the page. */
const SHARED = 'picture.png';

/** The page that hosts send, with status 404, for unknown addresses. */
const NOT_FOUND_FILE = '404.html';

/** The path of the hub on its host, with a slash at both ends. */
export const sitePath = (site: { url: string }) => `${new URL(site.url).pathname.replace(/\/+$/, '')}/`;

/** A title and elements of a head as HTML; the text of an element is JSON. */
export function headHtml(title: string, elements: readonly HeadElement[]) {
  const printed = elements.map(([tag, attributes, json]) => {
    const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    // with "<" a text could end the script element
    return `<${tag}${all.join('')}>${json === undefined ? '' : `${json.replaceAll('<', '\\u003c')}</${tag}>`}`;
  });
  return `<title>${escaped(title)}</title>${printed.join('')}`;
}

/** A language tag as Open Graph writes it: `en_IN`. */
const localeOf = (tag: string) => tag.replace('-', '_');

/**
 * The Open Graph metadata, for link previews. The browser never changes it, because its readers run no scripts.
 *
 * @param card null to use the landing page's picture
 */
function sharedAs(
  { title, description, canonical }: { title: string; description: string | null; canonical: string },
  card: Card | null,
  site: { name: string; url: string; hub: string },
  language: Language,
  languages: readonly Language[],
): HeadElement[] {
  // the drawer of these pictures cannot shape other scripts, so all languages have the English ones
  const image = `${site.hub}${card === null ? '' : canonical.slice(site.url.length, -1)}/`;
  const others = languages.filter(({ id }) => id !== language.id).map(({ tag }) => localeOf(tag));
  const alt = card?.figure ? `${card.title}: ${card.figure.label} ${card.figure.text}` : (card?.title ?? site.name);
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': localeOf(language.tag),
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': `${image}${SHARED}`,
    'og:image:type': 'image/png',
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': alt,
  };
  return [
    ...Object.entries(tags).flatMap(([property, content]) =>
      content === null ? [] : [['meta', { property, content }] as const],
    ),
    ...others.map((locale) => ['meta', { property: 'og:locale:alternate', content: locale }] as const),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}

/** By theme. */
type Colours = Record<'light' | 'dark', Record<string, string>>;

/** Those in `public/`, made from `favicon.svg` there; the maskable one has no rounded corners, for systems that cut icons themselves. */
const ICONS = [
  { src: './icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: './icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: './icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** The manifest; its addresses are relative to its own. */
export function manifestOf(
  { name, tagline, language }: { name: string; tagline: string; language: string },
  { light }: Pick<Colours, 'light'>,
) {
  return {
    name,
    short_name: name,
    description: tagline,
    lang: language,
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: light.panel,
    background_color: light.bg,
    icons: ICONS.map((icon) => ({ ...icon, type: 'image/png' })),
  };
}

/**
 * The links in every page's head. The theme colour is that of the header, which is next to the browser's bar.
 *
 * @param base the path of the hub on its host
 */
const manifestLinks = (base: string, { light, dark }: Colours): HeadElement[] => [
  ['link', { rel: 'manifest', href: `${base}manifest.webmanifest` }],
  ['link', { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` }],
  ['meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: `${light.panel}` }],
  ['meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: `${dark.panel}` }],
];

/** The template without the tags by which Vite loads the scripts at once: `start.js` imports the entry after the first paint. */
const withoutScripts = (html: string) =>
  replaced(html, /<script type="module"[^>]*><\/script>/g, '').replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');

/**
 * Writes every page into the built hub, with all that stands beside them.
 *
 * @param dist folder of the built hub
 * @returns the services of live figures that the tools declare
 */
export async function writePages(dist: string): Promise<readonly Service[]> {
  // a folder for each language, since a module is imported once
  const out = join(root, 'node_modules/.cache/hisaab-pages', `${process.pid}-${process.env.HUB_LANGUAGE ?? 'en'}`);
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/shell/prerender.tsx', outDir: out, emptyOutDir: true, manifest: false, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  const {
    prerender,
    catalogue,
    others,
    site,
    colours,
    startFailed,
    language,
    builtLanguages,
    alternatesOf,
    elementsOf,
    llms,
    services,
    NOT_FOUND,
  }: typeof import('../../src/shell/prerender.tsx') = await import(pathToFileURL(join(out, 'prerender.js')).href);
  const template = withoutScripts(readFileSync(join(dist, 'index.html'), 'utf8'));
  const entry = fileOf(dist, ENTRY);

  const base = sitePath(site);
  const isEnglish = language.id === 'en';

  /**
   * The document of a page, and its head.
   *
   * @param embed whether it is the calculator alone, to be embedded
   */
  async function documentOf(id: string | null, embed = false) {
    const { body, styles, head, card, facts } = await prerender(id, embed);
    const data = Object.entries({ page: id, embed: embed ? '' : null, ...facts })
      .map(([name, value]) => (value === null ? '' : ` data-${name}="${escaped(value)}"`))
      .join('');
    const { canonical } = head;
    const shared = canonical === null ? [] : sharedAs({ ...head, canonical }, card, site, language, builtLanguages);
    const elements = [...elementsOf(head), ...shared, ...(embed ? [] : manifestLinks(base, colours))];
    // this page must show at any address, even if its scripts never load: before-paint.js must not hide it
    const always = id === NOT_FOUND ? '<style>.elsewhere #root{visibility:visible}</style>' : '';
    const parts = [
      ['<html lang="en-IN">', `<html lang="${language.lang}"${data}>`],
      [/<title>[^<]*<\/title>/g, headHtml(head.title, elements)],
      ['</head>', `${styles}${always}</head>`],
      ['<script data-name="start"', `<script data-entry="${base}${entry}"`],
      ['<div id="root"></div>', `<div id="root">${body}</div>${startFailed}`],
    ] as [string | RegExp, string][];
    const html = parts.reduce((text, [part, by]) => replaced(text, part, by), template);
    return { html, head, card };
  }

  const entries = catalogue.groups.flatMap((group) => group.tools);
  function writeDocument(html: string, path: string) {
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, path, 'index.html'), html);
  }
  const canonicals = [];
  for (const { id, path } of [{ id: null, path: '' }, ...entries, ...others]) {
    const { html, head, card } = await documentOf(id);
    if (head.canonical !== null) canonicals.push(head.canonical);
    writeDocument(html, path);
    if (card !== null && isEnglish) writeFileSync(join(dist, path, SHARED), picture(card, site, colours.light).asPng());
  }
  for (const { id, path } of entries.filter(({ ready }) => ready))
    writeDocument((await documentOf(id, true)).html, join(EMBED, path));
  writeFileSync(join(dist, NOT_FOUND_FILE), (await documentOf(NOT_FOUND)).html);
  const manifest = manifestOf({ ...site, language: language.tag }, colours);
  writeFileSync(join(dist, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(dist, 'llms.txt'), await llms());
  if (isEnglish) {
    // the head of a page names its address in each language
    const addresses = canonicals.flatMap((each) => alternatesOf(each).map(([, href]) => href));
    writeFileSync(join(dist, 'sitemap.txt'), [...new Set(addresses)].join('\n'));
    writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.hub}/sitemap.txt\n`);
  }
  const declared = await services();
  rmSync(out, { recursive: true, force: true });
  return declared;
}
