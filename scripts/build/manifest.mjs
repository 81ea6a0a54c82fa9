// The web manifest and its icons, with which a browser can install the hub.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconPng } from './drawing.mjs';
import { root } from './load.mjs';
import { replaced } from './replace.mjs';

/** @typedef {Record<'light' | 'dark', Record<string, string>>} Colours by theme */

const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
const APPLE = { file: 'apple-touch-icon.png', size: 180 };

/**
 * The site's icon.
 *
 * @param {boolean} whole without rounded corners, for systems that cut icons to their own shape
 */
function mark(whole) {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  return whole ? replaced(svg, / rx="[^"]*"/g, '') : svg;
}

/**
 * The manifest. Every address is relative, so that the hub can be installed from any path.
 *
 * @param {{ name: string, tagline: string, language: string }} site
 * @param {Pick<Colours, 'light'>} colours
 */
export function manifestOf({ name, tagline, language }, { light }) {
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
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `./${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/**
 * The links in every page's head. The theme colour is that of the header, which is next to the browser's bar.
 *
 * @param {string} prefix of addresses
 * @param {Colours} colours
 */
export const manifestLinks = (prefix, { light, dark }) =>
  [
    `<link rel="manifest" href="${prefix}manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${prefix}${APPLE.file}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.panel}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.panel}">`,
  ].join('');

/**
 * Writes the manifest and its icons.
 *
 * @param {string} dist folder of the built hub
 * @param {{ name: string, tagline: string, language: string }} site
 * @param {Pick<Colours, 'light'>} colours
 */
export function writeManifest(dist, site, colours) {
  writeFileSync(join(dist, 'manifest.webmanifest'), `${JSON.stringify(manifestOf(site, colours), null, 2)}\n`);
  for (const { file, size, purpose } of ICONS)
    writeFileSync(join(dist, file), iconPng(mark(purpose === 'maskable'), size));
  writeFileSync(join(dist, APPLE.file), iconPng(mark(true), APPLE.size));
}
