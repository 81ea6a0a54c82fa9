// SVG to PNG without a browser, and the text measurement that layout needs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from './project.ts';

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

/** A drawing without text, such as an icon, at a width in pixels. */
export const iconPng = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();

/** A drawing with text, as pixels and as a PNG. */
export const rendered = (svg: string) => drawn(svg).render();

/** A text with its special characters escaped, for HTML, SVG and XML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const iconFile = (name: string) => join(root, 'node_modules/lucide-static/icons', `${name}.svg`);

/** Whether Lucide has an icon of that name. */
export const hasIcon = (name: string) => existsSync(iconFile(name));

/** The names of all icons. */
export const iconNames = () => readdirSync(dirname(iconFile(''))).map((file) => file.slice(0, -'.svg'.length));

/** Words of a title that do not say what a tool is about. */
const IDLE = new Set(
  'calculator calculators estimator planner tool tracker converter analyzer and of the for to in'.split(' '),
);

/** Words that Lucide uses, for words of finance that it does not know. */
const MEANS: Record<string, string> = {
  ...{ loan: 'money', emi: 'money', salary: 'money', gst: 'receipt', tax: 'receipt', tds: 'receipt', rent: 'house' },
  ...{ sip: 'savings', fd: 'savings', rd: 'savings', ppf: 'savings', epf: 'savings', deposit: 'savings' },
  ...{ gold: 'gem', insurance: 'umbrella', health: 'heart', home: 'house', education: 'graduation', wedding: 'heart' },
  ...{ interest: 'percent', rate: 'percent', xirr: 'percent', cagr: 'growth', return: 'growth' },
};

/** Icons of other countries' money. */
const FOREIGN = /dollar|euro|pound|yen|franc|ruble|lira|peso|bitcoin|lari|riyal|dirham|taka|nepali/;

/**
 * Icons that fit a title by their names or by Lucide's tags, best first; `calculator` ends the list.
 *
 * @param taken icons of other tools, which come after unused ones
 */
export function iconsFor(title: string, taken: readonly string[] = []) {
  const words = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !IDLE.has(word))
    .flatMap((word) => (MEANS[word] === undefined ? [word] : [word, MEANS[word]]));
  const tags: Record<string, string[]> = JSON.parse(
    readFileSync(join(root, 'node_modules/lucide-static/tags.json'), 'utf8'),
  );
  const scoreOf = (name: string) => {
    const parts = name.split('-');
    const tagged = (tags[name] ?? []).flatMap((tag) => tag.toLowerCase().split(' '));
    return words.reduce((sum, word) => sum + (parts.includes(word) ? 3 : 0) + (tagged.includes(word) ? 1 : 0), 0);
  };
  const found = Object.keys(tags)
    .map((name) => ({ name, score: scoreOf(name), used: taken.includes(name) }))
    .filter(({ name, score }) => score > 0 && !FOREIGN.test(name) && hasIcon(name))
    .sort((a, b) => Number(a.used) - Number(b.used) || b.score - a.score || a.name.length - b.name.length);
  return [...new Set([...found.slice(0, 5).map(({ name }) => name), 'calculator'])];
}

/** The area of the box around a shape. */
function areaOf(shape: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}</svg>`;
  const box = drawn(svg).getBBox();
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
  const space = 0.3;
  const lines = [];
  let line = '';
  let length = 0;
  for (const word of text.split(' ')) {
    // words are measured one by one and cached, because titles share them
    const own = widthOf(word, weight);
    if (line !== '' && length + space + own > room) {
      lines.push(line);
      line = word;
      length = own;
    } else {
      length += line === '' ? own : space + own;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
