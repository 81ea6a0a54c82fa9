// Cuts the files of the typeface down to what the hub uses: in each `@font-face` of index.html its weights and the characters of its
// `unicode-range`, or, for a script of one language, what the words of that language need. The whole Latin file is twice as large.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subset from 'subset-font';
import { readTranslations } from './language.ts';
import { root } from './project.ts';
import { shapedFont } from './shaped-font.ts';

const FOLDER = 'node_modules/.cache/hisaab-fonts';
const FACE =
  /@font-face \{[^}]*?font-weight: (?<min>\d+) (?<max>\d+);[^}]*?url\(\.\/(?<file>[^)]+)\)[^}]*?unicode-range: (?<range>[^;]+);/g;
/** What index.html has for documents of one language. */
const OF_LANGUAGE = /\s*<(?<tag>link|style) data-language="(?<id>\w+)"(?<rest>[^>]*>(?:[^<]*<\/style>)?)/g;

/** The characters of a `unicode-range`: `U+20-7E, U+A0`. */
const charactersIn = (range: string) =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last ?? first, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');

/** The words that a language has in some characters: the hub's own, those of tools and facts, and those of the list of languages. */
function wordsIn(characters: string, language: string): string[] {
  const folder = join(root, 'src/words', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|json)$/.test(name));
  const texts = [
    ...['src/languages.ts', ...readTranslations(language).keys()].map((name) => join(root, name)),
    ...files.map((name) => join(folder, name)),
  ];
  const word = new RegExp(`[${characters}]+`, 'gu');
  return [...new Set(texts.flatMap((file) => readFileSync(file, 'utf8').match(word) ?? []))].sort();
}

/**
 * The template of all documents with the typeface of a language.
 *
 * @param language as in src/languages.ts
 */
export const withFontsOf = (language: string, html: string): string =>
  html.replaceAll(OF_LANGUAGE, (_, tag, id, rest) => (id === language ? `<${tag}${rest}` : ''));

/** The same with the typeface's files replaced by smaller ones, which takes seconds: for builds. */
export async function withSmallFonts(language: string, html: string): Promise<string> {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const shared = html.replaceAll(OF_LANGUAGE, '');
  let all = withFontsOf(language, html);
  for (const { groups: { min, max, file = '', range = '' } = {} } of all.matchAll(FACE)) {
    const whole = readFileSync(join(root, file));
    const characters = charactersIn(range);
    const axes = { wght: { min: Number(min), max: Number(max) } };
    const isShared = shared.includes(file);
    const words = isShared ? [] : wordsIn(characters, language);
    const key = createHash('sha256')
      .update(whole)
      .update(JSON.stringify([characters, axes, words]))
      .digest('base64url');
    const small = `${FOLDER}/${key.slice(0, 8)}-${basename(file)}`;
    // cutting takes seconds, and each language has the Latin letters too
    if (!existsSync(join(root, small))) {
      const font = isShared
        ? await subset(whole, characters, {
            targetFormat: 'woff2',
            keepFeatures: ['tnum', 'kern', 'ccmp', 'rvrn'],
            variationAxes: axes,
          })
        : await shapedFont(whole, words, axes);
      writeFileSync(join(root, small), font);
    }
    all = all.replaceAll(file, small);
  }
  return all;
}
