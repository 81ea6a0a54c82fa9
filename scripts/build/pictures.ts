// A page's picture for link previews: 1200 by 630, drawn at build from the tool's words and figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Card } from '../../src/shell/pages/card.ts';
import { iconShapes } from './icons.ts';
import { escaped, root } from './project.ts';

const inter = (face: string) => join(root, 'node_modules/@expo-google-fonts/inter', face);
const font = {
  fontFiles: [inter('500Medium/Inter_500Medium.ttf'), inter('700Bold/Inter_700Bold.ttf')],
  defaultFontFamily: 'Inter',
};
/** Letters that Inter lacks: all but Latin, Greek and Cyrillic, punctuation, currency and maths signs. */
const LACKING = /[\u{530}-\u{1dff}\u{2300}-\u{10ffff}]/u;

const drawn = (svg: string) =>
  // a site's name in another script needs a font of this machine; other pictures use none, and are the same everywhere
  new Resvg(svg, { font: { ...font, loadSystemFonts: LACKING.test(svg) } });

const widths = new Map<string, number>();

/** The width of a line of text, in em. */
export function widthOf(text: string, weight: number) {
  const key = `${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="Inter" font-weight="${weight}" font-size="100" y="100">${escaped(text)}</text></svg>`;
    width = (drawn(svg).getBBox()?.width ?? 0) / 100;
    widths.set(key, width);
  }
  return width;
}

/** Breaks a text into lines no wider than `room`, in em. */
export function wrapped(text: string, weight: number, room: number) {
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, weight) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

export const PICTURE = { width: 1200, height: 630 };

const EDGE = 80;
const TILE = 232;
const WIDE = PICTURE.width - 2 * EDGE;
/** The smallest size of a title, where no larger one fits. */
const SMALLEST = 48;
const BESIDE_TILE = WIDE - TILE - 56;

const text = (x: number, y: number, size: number, weight: number, fill = '', words = '', more = '') =>
  `<text x="${x}" y="${y}" font-family="Inter" font-weight="${weight}" font-size="${size}" fill="${fill}"${more}>${escaped(words)}</text>`;

/**
 * The largest size, from the largest allowed, at which a title fits into a width and a height, in pixels; where none fits the
 * smallest, made narrow enough.
 */
function fitted(words: string, largest: number, width: number, height: number) {
  for (let size = largest; ; size -= 4) {
    const lines = wrapped(words, 700, width / size);
    const widest = Math.max(...lines.map((line) => widthOf(line, 700))) * size;
    if (widest <= width && lines.length * size <= height) return { size, lines };
    if (size <= SMALLEST) return { size: size * Math.min(1, width / widest), lines };
  }
}

const mark = () => {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
};

/**
 * Draws a page's picture.
 *
 * @param colour those of the light theme
 */
export function picture(
  { title, icon, figure }: Card,
  site: { name: string; tagline: string },
  colour: Record<string, string>,
): { width: number; height: number; pixels: Buffer; asPng(): Buffer } {
  const tall = figure === null;
  const room = icon === null ? WIDE : BESIDE_TILE;
  const { size, lines } = tall ? fitted(title, 92, room, 280) : fitted(title, 80, room, 150);
  const step = size * 1.12;
  // centred in the space between the site's name and the figure, or the tagline
  const middle = tall ? 342 : 272;
  const first = middle - (step * lines.length) / 2 + size * 0.86;
  const parts = [
    `<rect width="1200" height="630" fill="${colour.bg}"/>`,
    `<rect y="614" width="1200" height="16" fill="${colour.accent}"/>`,
    `<rect x="800" y="614" width="400" height="16" fill="${colour.returns}"/>`,
    `<g transform="translate(${EDGE} 64)">${mark()}</g>`,
    text(EDGE + 84, 109, 38, 700, colour.fg, site.name, ' letter-spacing="-0.8"'),
    ...lines.map((line, index) =>
      text(EDGE - 2, first + index * step, size, 700, colour.fg, line, ` letter-spacing="${-size * 0.025}"`),
    ),
  ];
  if (icon !== null)
    parts.push(
      `<g transform="translate(${PICTURE.width - EDGE - TILE} ${tall ? 226 : 64})"><rect width="${TILE}" height="${TILE}" rx="52" fill="${colour['accent-subtle']}"/>`,
      `<g transform="translate(50 50) scale(5.5)" fill="none" stroke="${colour.accent}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${iconShapes(icon)}</g></g>`,
    );
  if (figure !== null) {
    const { label, text: amount, inWords } = figure;
    const large = Math.min(112, WIDE / widthOf(amount, 700));
    const beside = EDGE + widthOf(amount, 700) * large * 0.975 + 32;
    parts.push(
      text(EDGE, 526 - large * 0.73, 32, 500, colour.muted, label),
      text(EDGE - 4, 552, large, 700, colour.accent, amount, ` letter-spacing="${-large * 0.025}"`),
    );
    if (inWords !== null && beside + widthOf(inWords, 500) * 34 <= PICTURE.width - EDGE)
      parts.push(text(beside, 552, 34, 500, colour.muted, inWords));
  } else parts.push(text(EDGE, 556, 30, 500, colour.muted, site.tagline));
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${parts.join('')}</svg>`,
  ).render();
}
