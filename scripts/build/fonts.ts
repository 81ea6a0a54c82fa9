// Cuts the files of the typeface down to what the hub uses: in each `@font-face` of index.html, the characters of its `unicode-range`
// and its weights. The whole Latin file is twice as large.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subset from 'subset-font';
import { root } from './project.ts';

const FOLDER = 'node_modules/.cache/hisaab-fonts';
const FACE =
  /@font-face \{[^}]*?font-weight: (?<min>\d+) (?<max>\d+);[^}]*?url\(\.\/(?<file>[^)]+)\)[^}]*?unicode-range: (?<range>[^;]+);/g;

/** The characters of a `unicode-range`: `U+20-7E, U+A0`. */
const charactersIn = (range: string) =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last ?? first, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');

/** The template of all documents, with the typeface's files replaced by smaller ones. */
export async function withSmallFonts(html: string): Promise<string> {
  mkdirSync(join(root, FOLDER), { recursive: true });
  let all = html;
  for (const { groups: { min, max, file = '', range = '' } = {} } of html.matchAll(FACE)) {
    const small = `${FOLDER}/${basename(file)}`;
    const font = await subset(readFileSync(join(root, file)), charactersIn(range), {
      targetFormat: 'woff2',
      keepFeatures: ['tnum', 'kern', 'ccmp', 'rvrn'],
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    writeFileSync(join(root, small), font);
    all = all.replaceAll(file, small);
  }
  return all;
}
