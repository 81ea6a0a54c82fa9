// Lucide's icons, at build: which there are, and their shapes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from './project.ts';

const iconFile = (name: string) => join(root, 'node_modules/lucide-static/icons', `${name}.svg`);

/** Whether Lucide has an icon of that name. */
export const hasIcon = (name: string) => existsSync(iconFile(name));

/** The names of all icons. */
export const iconNames = () => readdirSync(dirname(iconFile(''))).map((file) => file.slice(0, -'.svg'.length));

/** The area of the box around a shape. */
function areaOf(shape: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}</svg>`;
  // an icon has no text, and reading a machine's fonts for each shape took half of a build
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  return box ? box.width * box.height : 0;
}

/**
 * The shapes of an icon as SVG, on a square of 24; large ones first, so that where shapes are filled none hides another. Throws
 * where Lucide has no icon of that name.
 */
export function iconShapes(name: string) {
  if (!hasIcon(name)) throw new Error(`Lucide has no icon "${name}": choose one from https://lucide.dev/icons`);
  const svg = readFileSync(iconFile(name), 'utf8');
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const shapes = inner.replace(/\s+/g, ' ').match(/<\w[^>]*>/g) ?? [];
  return shapes
    .map((shape) => ({ shape, area: areaOf(shape) }))
    .sort((a, b) => b.area - a.area)
    .map(({ shape }) => shape)
    .join('');
}

/** One SVG with a symbol for each icon, and further symbols. */
export function spriteOf(names: readonly string[], symbols: readonly string[]) {
  const icons = [...new Set(names)].sort().map((name) => {
    return `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.concat(symbols).join('')}</svg>`;
}
