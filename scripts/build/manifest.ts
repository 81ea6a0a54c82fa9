// The web manifest and its icons, with which a browser can install the hub.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconPng } from './drawing.ts';
import { root } from './project.ts';
import { replaced } from './replace.ts';

/** By theme. */
type Colours = Record<'light' | 'dark', Record<string, string>>;

const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
const APPLE = { file: 'apple-touch-icon.png', size: 180 };

/**
 * The site's icon.
 *
 * @param whole without rounded corners, for systems that cut icons to their own shape
 */
function mark(whole: boolean) {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  return whole ? replaced(svg, / rx="[^"]*"/g, '') : svg;
}

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
 * @param base the path of the hub on its host
 */
export const manifestLinks = (base: string, { light, dark }: Colours) =>
  [
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${base}${APPLE.file}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.panel}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.panel}">`,
  ].join('');

/**
 * Writes the manifest and its icons.
 *
 * @param dist folder of the built hub
 */
export function writeManifest(
  dist: string,
  site: { name: string; tagline: string; language: string },
  colours: Pick<Colours, 'light'>,
) {
  writeFileSync(join(dist, 'manifest.webmanifest'), `${JSON.stringify(manifestOf(site, colours), null, 2)}\n`);
  for (const { file, size, purpose } of ICONS)
    writeFileSync(join(dist, file), iconPng(mark(purpose === 'maskable'), size));
  writeFileSync(join(dist, APPLE.file), iconPng(mark(true), APPLE.size));
}
