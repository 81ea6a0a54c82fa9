// Draws every page of the built hub beforehand: the landing page, and a static page at each tool's path.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { filesOf } from './chunks.mjs';
import { escaped } from './drawing.mjs';
import { root } from './load.mjs';
import { manifestLinks, writeManifest } from './manifest.mjs';
import { PICTURE, picture } from './pictures.mjs';
import { replaced } from './replace.mjs';

/** A page's picture, in the folder of the page. */
const SHARED = 'picture.png';

/** The elements of a document's head that differ from page to page. */
function headOf({ title, description, canonical, data }) {
  return [
    `<title>${escaped(title)}</title>`,
    description === null ? '' : `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(canonical)}">`,
    // "<" would let a text end the script element
    ...data.map(
      (item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('');
}

/**
 * What the page looks like where its address is shared. The browser never changes it: who reads it runs no scripts.
 *
 * @param {{ title: string, description: string | null, canonical: string }} head
 * @param {import('../src/shell/card.ts').Card | null} card null where the landing page's picture stands in
 */
function sharedAs({ title, description, canonical }, card, site) {
  const image = card === null ? `${site.url}/` : canonical;
  const alt = card?.figure ? `${card.title}: ${card.figure.label} ${card.figure.text}` : (card?.title ?? site.name);
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_IN',
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
    ...Object.entries(tags)
      .filter(([, content]) => content !== null)
      .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Every page's canonical address, for search engines. */
function sitemap(addresses) {
  const urls = addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Scripts that a tool's page will ask for, so that they come with the document and not after it. */
function preloads(manifest, keys, prefix) {
  const files = filesOf(manifest, keys);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="${prefix}${file}">`).join('');
}

/**
 * The document of one page, made from that of the landing page; throws where the template lacks a place that is filled.
 *
 * @param {string} template
 * @param {{ prefix: string, marks: string, head: string, end: string, body: string }} page `prefix` leads to the hub's first
 *   page, `marks` are attributes of the document, `head` stands in the place of the title, `end` at the end of the head
 */
export function pageOf(template, { prefix, marks, head, end, body }) {
  const steps = [
    [/(src|href)="\.\//g, (_, name) => `${name}="${prefix}`],
    ['<html lang="en-IN">', `<html lang="en-IN" data-root="${prefix}"${marks}>`],
    [/<title>[^<]*<\/title>/g, head],
    ['</head>', `${end}</head>`],
    // the page can be read before it runs: its drawing does not wait for scripts
    [/<(script type="module"|link rel="modulepreload")/g, (element) => `${element} fetchpriority="low"`],
    ['<div id="root"></div>', `<div id="root">${body}</div>`],
  ];
  return steps.reduce((text, [what, by]) => replaced(text, what, by), template);
}

/**
 * @param {string} dist folder of the built hub
 * @param {Record<string, string>} folders a tool's folder, by its id
 */
export async function writePages(dist, folders) {
  const out = join(root, 'node_modules/.cache/hisaab-pages', String(process.pid));
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/shell/prerender.tsx', outDir: out, emptyOutDir: true, manifest: false, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  const { draw, catalogue, site, colours } = await import(pathToFileURL(join(out, 'prerender.js')).href);
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const entries = catalogue.groups.flatMap((group) => group.tools);
  const canonicals = [];
  for (const { id, path } of [{ id: null, path: '' }, ...entries]) {
    const prefix = path === '' ? './' : '../'.repeat(path.split('/').length - 1);
    const { body, styles, head, card, group } = await draw(id, prefix);
    const chunks =
      id && folders[id]
        ? [
            `virtual:catalogue/group/${group}`,
            `${folders[id]}/definition.ts`,
            `${folders[id]}/meta.ts`,
            'src/renderer/tool-body.tsx',
          ]
        : [];
    const html = pageOf(template, {
      prefix,
      marks: id === null ? '' : ` data-page="${id}" data-group="${group}"`,
      head: `${headOf(head)}${sharedAs(head, card, site)}${manifestLinks(prefix, colours)}`,
      end: `${preloads(manifest, chunks, prefix)}${styles}`,
      body,
    });
    canonicals.push(head.canonical);
    mkdirSync(join(dist, path), { recursive: true });
    writeFileSync(join(dist, path, 'index.html'), html);
    if (card !== null) writeFileSync(join(dist, path, SHARED), picture(card, site, colours.light).asPng());
  }
  writeManifest(dist, site, colours);
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(canonicals));
  const [home = ''] = canonicals;
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`);
  rmSync(out, { recursive: true, force: true });
  return entries.length + 1;
}
